"""What dev.py package, release and dependencies decide, without building anything."""

import hashlib
import json
import logging
import os
import re
import struct
import subprocess
import sys
import tarfile
import tomllib
from datetime import date
from importlib import metadata
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from tools import checks, dependencies, release
from tools.environment import script
from tools.package import (
    __main__,
    archive,
    bill,
    changelog,
    contents,
    debian,
    desktop,
    elsewhere,
    facts,
    icons,
    linux,
    papers,
    store,
    system_files,
    trial,
)
from tools.package.contents import Component, File, UnknownLicence
from tools.package.folder import PackagingFailed, megabytes
from tools.package.trim import trimmed

LISTED = (
    "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2027-01-31\n- x\n\n## [0.1.0] - 2026-12-01\n"
)
APPDIRS = Component("appdirs", "1.4.4", "MIT", "https://pypi.org/project/appdirs/", "words")
GLIB = Component(
    "libglib2.0-0",
    "2.74",
    "LGPL-2.1-or-later",
    "https://snapshot.debian.org/package/glib2.0/2.74/",
    "words",
    "pkg:deb/debian/libglib2.0-0@2.74?arch=amd64",
    ("libglib.so",),
)
STARTER = Component(
    "pyinstaller",
    "6",
    "GPL-2.0-or-later WITH Bootloader-exception",
    "https://pyinstaller.org/",
    "w",
)


# --- what is left out -------------------------------------------------------------------------

LINKED = {
    "QtWidgets.abi3.so": ["libQt6Widgets.so.6"],
    "libQt6Widgets.so.6": ["libQt6Gui.so.6", "libc.so.6"],
    "libqxcb.so": ["libQt6XcbQpa.so.6"],
    "libqeglfs.so": ["libQt6EglFS.so.6"],
    "libqgtk3.so": ["libgtk-3.so.0"],
}


def binary(place: str) -> tuple[str, str, str]:
    return place, f"/from/{place.rpartition('/')[2]}", "BINARY"


def needs(file: str) -> list[str]:
    return LINKED.get(file.rpartition("/")[2], [])


def places(entries: list[tuple[str, str, str]]) -> set[str]:
    return {place for place, _, _ in entries}


def test_unused_plugins_go_with_all_that_only_they_need() -> None:
    plugins = "PySide6/Qt/plugins"
    kept = {
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        f"{plugins}/platforms/libqxcb.so",
        "libpython3.11.so.1.0",
    }
    gone = {
        f"{plugins}/platforms/libqeglfs.so",
        f"{plugins}/platformthemes/libqgtk3.so",
        "PySide6/Qt/lib/libQt6EglFS.so.6",
        "libgtk-3.so.0",
    }
    binaries, _ = trimmed([binary(one) for one in kept | gone], [], needs)
    assert places(binaries) == kept


def test_wayland_and_a_screen_that_is_none_stay() -> None:
    kept = {
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/plugins/platforms/qwindows.dll",
    }
    binaries, _ = trimmed([binary(one) for one in kept], [], needs)
    assert places(binaries) == kept


def test_what_drivers_and_fonts_bring_themselves_is_the_systems() -> None:
    """Those of Debian 12 kept the game from Ubuntu 22.04, whose C library is older."""
    gone = {
        "libmvec.so.1",
        "libstdc++.so.6",
        "libgcc_s.so.1",
        "libexpat.so.1",
        "libfontconfig.so.1",
    }
    binaries, _ = trimmed(
        [binary(one) for one in ("QtWidgets.abi3.so", "libQt6Widgets.so.6", *gone)],
        [],
        lambda file: [*gone, "libQt6Widgets.so.6"] if "QtWidgets" in file else [],
    )
    assert places(binaries) == {"QtWidgets.abi3.so", "libQt6Widgets.so.6"}


def test_a_library_that_macos_asks_for_by_its_path_stays() -> None:
    kept = {"PySide6/QtWidgets.abi3.so", "PySide6/libpyside6.abi3.6.11.dylib"}
    binaries, _ = trimmed(
        [binary(one) for one in (*kept, "PySide6/libpyside6qml.abi3.6.11.dylib")],
        [],
        lambda file: ["@rpath/libpyside6.abi3.6.11.dylib"] if "QtWidgets" in file else [],
    )
    assert places(binaries) == kept


def test_languages_that_the_game_does_not_speak_go_and_its_own_stay() -> None:
    kept = {
        "PySide6/Qt/translations/qtbase_it.qm",
        "vivaroi_gui/translations/vivaroi_fr.qm",
        "vivaroi_gui/resources/kit/icon.svg",
    }
    gone = {"PySide6/Qt/translations/qtbase_xx.qm", "PySide6/Qt/translations/qt_fr.qm"}
    _, data = trimmed([], [(one, "/x", "DATA") for one in kept | gone], needs)
    assert places(data) == kept


def test_what_draws_opengl_without_a_driver_goes() -> None:
    binaries, _ = trimmed(
        [binary("PySide6/opengl32sw.dll"), binary("PySide6/MSVCP140.dll")], [], needs
    )
    assert places(binaries) == {"PySide6/MSVCP140.dll"}


def test_a_link_stays_as_long_as_its_library() -> None:
    links = [
        (name, f"PySide6/Qt/lib/{name}", "SYMLINK")
        for name in ("libQt6Widgets.so.6", "libQt6EglFS.so.6")
    ]
    _, data = trimmed(
        [binary("PySide6/QtWidgets.abi3.so"), binary("PySide6/Qt/lib/libQt6Widgets.so.6")],
        links,
        needs,
    )
    assert places(data) == {"libQt6Widgets.so.6"}


# --- what is said of the game -----------------------------------------------------------------


def test_the_icon_file_of_windows_holds_a_picture_of_each_size() -> None:
    data = icons.ico()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert kind == 1
    for number in range(count):
        side, *_, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        image = QImage.fromData(data[place : place + length])
        assert (image.width(), image.height()) == (side or 256, side or 256)


def test_the_icon_file_of_macos_is_as_long_as_it_says() -> None:
    data = icons.icns()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    place, names = 8, set()
    while place < len(data):
        names.add(data[place : place + 4])
        place += struct.unpack(">I", data[place + 4 : place + 8])[0]
    assert place == len(data)
    assert {b"ic07", b"ic08", b"ic10"} <= names


def test_an_icon_is_drawn_and_has_clear_corners() -> None:
    image = QImage.fromData(icons.png(64))
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(32, 32).alpha() == 255


def test_the_version_resource_has_four_numbers() -> None:
    assert system_files.four_numbers("1.20.3") == (1, 20, 3, 0)
    assert facts.VERSION in system_files.windows_version()
    compile(system_files.windows_version(), "version.txt", "eval")


def test_a_mac_opens_saved_games_with_this_version() -> None:
    told = system_files.mac_properties()
    assert told["CFBundleVersion"] == told["CFBundleShortVersionString"] == facts.VERSION
    (kind,) = told["CFBundleDocumentTypes"]
    (declared,) = told["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"] == {"public.filename-extension": ["vivaroi"]}


def test_the_desktop_finds_entry_icon_and_type_by_one_name(tmp_path: Path) -> None:
    desktop.write_share(tmp_path)
    entry = (tmp_path / "applications" / f"{facts.ID}.desktop").read_text(encoding="utf-8")
    assert f"Icon={facts.ID}\n" in entry
    assert "=\n" not in entry
    icon = QImage(str(tmp_path / "icons/hicolor/48x48/apps" / f"{facts.ID}.png"))
    assert icon.width() == 48
    types = ElementTree.parse(tmp_path / "mime/packages" / f"{facts.ID}.xml").getroot()
    (glob,) = types.iter("{http://www.freedesktop.org/standards/shared-mime-info}glob")
    assert glob.get("pattern") == "*.vivaroi"


def test_the_metadata_name_this_version() -> None:
    root = ElementTree.fromstring(store.metainfo())
    assert root.findtext("id") == facts.ID
    assert facts.VERSION in [one.get("version") for one in root.iter("release")]


def test_the_metadata_lead_to_the_project_and_to_pictures_that_are_there() -> None:
    root = ElementTree.fromstring(store.metainfo())
    pages = {one.get("type"): one.text for one in root.iter("url")}
    assert pages["homepage"] == facts.HOME
    urls = tomllib.loads((facts.ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    assert all(page.startswith(facts.HOME) for page in (*pages.values(), *urls.values()) if page)
    start = f"{facts.FILES}/v{facts.VERSION}/"
    for image in root.iter("image"):
        picture = QImage(str(facts.ROOT / str(image.text).removeprefix(start)))
        assert (str(picture.width()), str(picture.height())) == (
            image.get("width"),
            image.get("height"),
        )


def test_what_is_new_is_told_by_shops_as_the_changelog_has_it() -> None:
    told = store.news(
        "Much **better**.\n\n### Added\n- Drag `a` card\n  and see [why](docs/x.md).\n- Hints.\n\n"
        "### Fixed\n- All."
    )
    assert [(one.tag, one.text or [item.text for item in one]) for one in told] == [
        ("p", "Much better."),
        ("p", "Added"),
        ("ul", ["Drag a card and see why.", "Hints."]),
        ("p", "Fixed"),
        ("ul", ["All."]),
    ]


def test_the_flatpak_is_built_from_the_sources_of_this_version() -> None:
    manifest = facts.RECIPES / "flatpak" / f"{facts.ID}.yml"
    told = manifest.read_text(encoding="utf-8")
    assert f"/dist/{facts.NAME}-{facts.VERSION}.tar.gz\n" in told
    tried = (facts.RECIPES / "constraints.txt").read_text(encoding="utf-8")
    for name in ("appdirs", "cffi", "hatchling", "miniaudio"):
        (version,) = re.findall(rf"^{name}==(.*)$", tried, re.M)
        assert re.search(rf"/{name}-{re.escape(version)}(-|\.tar\.gz)", told)


# --- the papers -------------------------------------------------------------------------------


def test_a_part_whose_licence_nobody_looked_at_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "packages_distributions", lambda: {"odd": ["Odd"]})
    with pytest.raises(UnknownLicence, match="odd"):
        contents.components(["odd.part"], [])


def test_what_was_compiled_belongs_to_its_distribution_not_to_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    version, licences = metadata.version, contents._licence_files

    def version_of(name: str) -> str:
        return "0" if name == "pyinstaller" else version(name)

    def licences_of(name: str) -> list[Path]:
        return [] if name == "pyinstaller" else licences(name)

    # what starts the program is there only where a package is made
    monkeypatch.setattr(metadata, "version", version_of)
    monkeypatch.setattr(contents, "_licence_files", licences_of)
    place = f"{sys.prefix}/lib/site-packages"
    files = [
        File(name, f"{place}/{name}")
        for name in ("_miniaudio.abi3.so", "_cffi_backend.cpython-311-x86_64-linux-gnu.so")
    ]
    parts = {one.name: one for one in contents.components(["miniaudio"], files)}
    assert parts["miniaudio"].places == ("_miniaudio.abi3.so",)
    assert parts["cffi"].licence == "MIT-0"
    assert parts["Python"].places == ()


def test_every_part_is_in_the_notices_and_the_lesser_licence_is_named() -> None:
    notices = papers.notices([APPDIRS, GLIB, STARTER])
    assert "appdirs 1.4.4\n    MIT; " in notices
    assert "Bootloader-exception" in notices
    assert f"The libraries {GLIB.name} are under the GNU Lesser General Public" in notices
    assert "LGPL-2.1.txt" not in papers.notices([APPDIRS])


@pytest.mark.skipif(sys.platform != "linux", reason="the texts are those of a Linux system")
def test_a_text_that_only_debian_has_lies_beside_what_points_to_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("LGPL-2.1", "GPL-2", "GPL-3"):
        (tmp_path / name).write_text(f"the {name}", encoding="utf-8")
    (tmp_path / "GPL").symlink_to("GPL-3")
    monkeypatch.setattr(debian, "_COMMON", tmp_path)
    common = "/usr/share/common-licenses"
    pointing = f"in {common}/LGPL-2.1. Or `{common}/GPL'. Or {common}/{{GPL-2,LGPL-2.1}}'."
    files = papers.write(tmp_path / "papers", [GLIB._replace(text=pointing)])
    assert {"LGPL-2.1.txt", "GPL-2.0.txt", "GPL-3.0.txt"} <= {one.name for one in files}
    text = (tmp_path / "papers" / "LGPL-2.1.txt").read_text(encoding="utf-8")
    assert text == "the LGPL-2.1"


@pytest.mark.parametrize(
    ("origin", "owner"),
    [
        ("/v/PySide6/Qt/lib/libQt6Core.so.6", "qt"),
        ("/v/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "qt"),
        ("/v/PySide6/plugins/platforms/qwindows.dll", "qt"),
        ("/v/PySide6/Qt6Core.dll", "qt"),
        ("/v/PySide6/Qt/translations/qtbase_fr.qm", "qt"),
        ("/v/PySide6/Qt/lib/libicuuc.so.73", "icu"),
        ("/v/PySide6/QtCore.abi3.so", "pyside6-essentials"),
        ("/v/PySide6/QtCore.pyd", "pyside6-essentials"),
        ("/v/shiboken6/Shiboken.abi3.so", "shiboken6"),
        (f"{sys.base_prefix}/lib/libpython3.so", "python"),
        ("/lib/x86_64-linux-gnu/libxcb-cursor.so.0", "system"),
        (str(facts.ROOT / "resources" / "kit" / "icon.svg"), ""),
    ],
)
def test_each_file_belongs_to_whoever_brought_it(origin: str, owner: str) -> None:
    assert contents._owner(File("x", origin)) == owner


@pytest.fixture
def app(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Path:
    """An app folder with a program and one library of glib's."""
    caplog.set_level(logging.WARNING, "py_serializable")  # it tells of everything that it writes
    folder = tmp_path / "app"
    (folder / "_internal").mkdir(parents=True)
    (folder / "vivaroi").write_bytes(b"program")
    (folder / "_internal" / "libglib.so").write_bytes(b"library")
    return folder


def test_the_bill_names_each_part_with_its_url_and_the_hashes_of_its_files(app: Path) -> None:
    told = json.loads(bill.written([APPDIRS, GLIB, STARTER], app))
    by_name = {one["name"]: one for one in told["components"]}
    assert by_name["appdirs"]["licenses"] == [{"license": {"id": "MIT"}}]
    assert by_name["pyinstaller"]["licenses"] == [{"expression": STARTER.licence}]
    assert by_name["libglib2.0-0"]["purl"] == GLIB.purl
    (library,) = by_name["libglib2.0-0"]["components"]
    (program,) = told["metadata"]["component"]["components"]
    for file, name, data in ((library, "libglib.so", b"library"), (program, "vivaroi", b"program")):
        assert file["name"] == name
        assert file["hashes"][0]["content"] == hashlib.sha256(data).hexdigest()


def test_the_bill_of_the_same_folder_is_the_same(app: Path) -> None:
    first = bill.written([APPDIRS, GLIB], app)
    assert bill.written([APPDIRS, GLIB], app) == first
    assert json.loads(bill.written([GLIB], app))["serialNumber"] not in first


def test_the_bill_of_a_mac_is_that_of_its_bundle(app: Path, tmp_path: Path) -> None:
    bundle = tmp_path / "Game.app"
    (bundle / "Contents").mkdir(parents=True)
    (app / "_internal").rename(bundle / "Contents" / "Frameworks")
    app.rename(bundle / "Contents" / "MacOS")
    told = json.loads(bill.written([GLIB], bundle))
    (library,) = told["components"][0]["components"]
    assert library["name"] == "libglib.so"


# --- the products -----------------------------------------------------------------------------


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    folder = tmp_path / "tree"
    (folder / "é").mkdir(parents=True)
    (folder / "é" / "program").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "text").write_text("words", encoding="utf-8")
    (folder / "link").symlink_to("text")
    return folder


def test_an_archive_is_the_same_whoever_packs_it_and_when(tree: Path, tmp_path: Path) -> None:
    archive.set_modes(tree, {"é/program"})
    first, second = tmp_path / "1.tar.xz", tmp_path / "2.tar.xz"
    archive.write_tar_xz(first, tree, "game")
    (tree / "text").touch()
    archive.write_tar_xz(second, tree, "game")
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as packed:
        modes = {one.name: one.mode for one in packed if not one.issym()}
    assert modes == {"game": 0o755, "game/é": 0o755, "game/é/program": 0o755, "game/text": 0o644}


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")
def test_a_product_that_could_not_be_finished_leaves_the_old_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / facts.NAME).mkdir()
    monkeypatch.setattr(facts, "BUILD", tmp_path)
    monkeypatch.setattr(facts, "DIST", tmp_path / "dist")
    facts.DIST.mkdir()
    old = facts.DIST / f"{facts.NAME}_{facts.VERSION}_{linux.debian_machine()}.deb"
    old.write_text("old", encoding="utf-8")
    tool = tmp_path / "dpkg-deb"
    tool.write_text('#!/bin/sh\nfor file; do :; done\necho half > "$file"; exit 1\n', "utf-8")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(PackagingFailed, match="dpkg-deb"):
        linux.build_deb()
    assert list(facts.DIST.iterdir()) == [old]
    assert old.read_text(encoding="utf-8") == "old"


def test_without_the_app_folder_the_command_that_builds_it_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(facts, "BUILD", tmp_path)
    for build in (linux.build_archive, linux.build_deb, elsewhere.build_installer):
        with pytest.raises(PackagingFailed, match=r"dev\.py package folder"):
            build()


@pytest.mark.parametrize("has_checkout", [True, False])
def test_without_git_or_a_checkout_the_sources_are_dated_as_the_changelog(
    has_checkout: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "CHANGELOG.md").touch()
    os.utime(tmp_path / "CHANGELOG.md", (1796083200, 1796083200))
    if has_checkout:
        (tmp_path / ".git").mkdir()
        monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(facts, "ROOT", tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert facts.source_date() == 1796083200


def test_what_a_link_points_to_is_weighed_once(tree: Path) -> None:
    assert megabytes(tree) == pytest.approx((10 + 5) / 1e6)


def test_the_package_asks_for_the_c_library_of_the_file_that_wants_the_newest(
    tree: Path,
) -> None:
    (tree / "old.so").write_bytes(b"\x7fELF..\0GLIBC_2.4\0GLIBC_2.17\0GLIBC_PRIVATE\0")
    (tree / "new.so").write_bytes(b"\x7fELF..\0GLIBC_2.9\0GLIBC_2.35\0")
    (tree / "words.txt").write_bytes(b"GLIBC_2.99")
    assert linux.libc_needed(tree) == "2.35"


def test_without_its_runtime_no_appimage_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(linux.RUNTIME, raising=False)
    with pytest.raises(PackagingFailed, match=linux.RUNTIME):
        linux.build_appimage()


def test_a_missing_program_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(facts, "BUILD", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(PackagingFailed, match="ditto is missing"):
        elsewhere.build_image()


@pytest.fixture
def apples_tools(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Stand-ins that write down how they are called; the first call of hdiutil fails."""
    if sys.platform == "win32":
        pytest.skip("stand-ins are shell scripts")
    log = tmp_path / "log"
    for name, does in {
        "ditto": 'mkdir -p "$2"',
        "hdiutil": f"""test "$(grep -c hdiutil '{log}')" -gt 1""",
        "codesign": ":",
        "xcrun": """echo '{"id": "7", "status": "Accepted"}'""",
    }.items():
        script = f"""#!/bin/sh\necho {name} "$@" >> '{log}'\n{does}\n"""
        (tmp_path / name).write_text(script, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    return log


def test_a_disk_image_that_is_busy_at_first_is_made_signed_and_sent_in(
    apples_tools: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(facts, "BUILD", tmp_path / "build")
    monkeypatch.setattr(facts, "DIST", tmp_path)
    monkeypatch.setattr(elsewhere, "_PAUSE_S", 0)
    monkeypatch.setenv("CODESIGN_IDENTITY", "me")
    monkeypatch.setenv("NOTARY_PROFILE", "profile")
    monkeypatch.setenv("NOTARY_KEYCHAIN", "keychain")
    file = elsewhere.build_image()
    called = apples_tools.read_text(encoding="utf-8").splitlines()
    programs = ["ditto", "hdiutil", "hdiutil", "codesign", "xcrun", "xcrun"]
    assert [line.split()[0] for line in called] == programs
    asked = "xcrun notarytool submit --wait --output-format json --keychain-profile profile"
    assert called[4] == f"{asked} --keychain keychain {file}"


def test_what_apple_refuses_is_told_with_apples_reasons(
    apples_tools: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    refused = """#!/bin/sh\necho "$@" >> '{log}'\necho '{{"id": "7", "status": "Invalid"}}'\n"""
    (tmp_path / "xcrun").write_text(refused.format(log=apples_tools), encoding="utf-8")
    monkeypatch.setenv("NOTARY_PROFILE", "profile")
    with pytest.raises(PackagingFailed, match=r"has not accepted game\.dmg"):
        elsewhere._sign(tmp_path / "game.dmg")
    *_, log = apples_tools.read_text(encoding="utf-8").splitlines()
    assert log == "notarytool log 7 --keychain-profile profile"


@pytest.mark.skipif(sys.platform == "win32", reason="stand-ins are shell scripts")
def test_with_an_identity_programs_uninstaller_and_setup_are_signed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(facts, "BUILD", tmp_path)
    monkeypatch.setattr(facts, "DIST", tmp_path)
    monkeypatch.setenv("WINDOWS_IDENTITY", "cafe")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    log = tmp_path / "log"
    (tmp_path / facts.NAME).mkdir()
    (tmp_path / facts.NAME / "vivaroi.exe").touch()
    for name in ("signtool", "makensis"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {name} \"$@\" >> '{log}'\n", "utf-8")
        (tmp_path / name).chmod(0o755)
    setup = elsewhere.build_installer()
    programs, made, whole = log.read_text(encoding="utf-8").splitlines()
    assert programs.startswith("signtool sign /sha1 cafe ")
    assert programs.endswith("vivaroi.exe")
    assert "-DSIGN=signtool sign /sha1 cafe " in made
    assert whole.endswith(f" {setup}")


def test_the_checksums_are_those_of_the_products(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(facts, "DIST", tmp_path)
    (tmp_path / "b").write_bytes(b"2")
    (tmp_path / "a").write_bytes(b"1")
    __main__.write_sums()
    __main__.write_sums()
    sums = (tmp_path / __main__.SUMS).read_text(encoding="utf-8").splitlines()
    assert sums == [
        f"{hashlib.sha256(text).hexdigest()}  {name}" for name, text in (("a", b"1"), ("b", b"2"))
    ]


def test_a_product_that_is_none_is_refused_and_help_names_them_all(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for arguments, status in ((["floppy"], 2), (["--help"], 0)):
        with pytest.raises(SystemExit) as ended:
            __main__.main(arguments)
        assert ended.value.code == status
    shown = capsys.readouterr()
    assert "no such product: floppy" in shown.err
    assert all(name in shown.out for name in __main__.PRODUCTS)


def test_what_cannot_be_made_for_want_of_something_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert __main__.possible() == ["wheel", "folder", "archive", "trial"]
    told = capsys.readouterr().out
    assert "deb: not made, dpkg-deb is missing\n" in told
    monkeypatch.setattr(sys, "platform", "win32")
    assert "installer" not in __main__.possible()


def test_a_disk_that_takes_nothing_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "dist").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(facts, "DIST", tmp_path / "dist")
    assert __main__.main(["wheel"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "dist" in line


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has one screen")
def test_a_trial_that_fails_takes_its_screen_down(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    server = tmp_path / "Xvfb"
    outlived = "open(sys.argv[1] + '.outlived', 'w')"
    words = f"import sys, time; print(77, flush=True); time.sleep(20); {outlived}"
    started = f'#!/bin/sh\nexec "{sys.executable}" -c "{words}" "$0"\n'  # its path may have spaces
    server.write_text(started, encoding="utf-8")
    server.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(PackagingFailed), trial.screens():
        raise PackagingFailed("no table")
    assert list(tmp_path.iterdir()) == [server]


# --- releases ---------------------------------------------------------------------------------


def test_only_dated_versions_are_out() -> None:
    assert changelog.released(LISTED) == [
        changelog.Release("0.2.0", date(2027, 1, 31)),
        changelog.Release("0.1.0", date(2026, 12, 1)),
    ]


def test_the_version_being_built_is_listed_first_until_it_is_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796083200")
    monkeypatch.setattr(facts, "VERSION", "0.3.0")
    assert changelog.releases(LISTED)[0] == changelog.Release("0.3.0", date(2026, 12, 1))
    monkeypatch.setattr(facts, "VERSION", "0.1.0")
    assert changelog.releases(LISTED) == changelog.released(LISTED)


OUT = f"# Changelog\n\n## [Unreleased]\n\n## [{facts.VERSION}] - 2026-12-01\n\n### Added\n- x\n"
MUTE = f"# Changelog\n\n## [{facts.VERSION}] - 2026-12-01\n\n## [0.0.1] - 2026-11-01\n- x\n"


@pytest.mark.parametrize(
    ("told", "branch", "changes", "tags", "reason", "remedy"),
    [
        ("## [Unreleased]\n", "main", "", [], "CHANGELOG.md has no line", "put it below"),
        (MUTE, "main", "", [], "tells nothing", "say there what is new"),
        (OUT, "main", " M README.md", [], "the tree has changes", "commit or stash"),
        (OUT, "main", "", [release.tag()], "tagged already", "raise __version__"),
        (OUT, "curtain", "", [], "this is curtain", "git switch main"),
        (OUT, "", "", [], "this is no branch", "git switch main"),
    ],
)
def test_what_is_not_ready_is_no_release_and_the_remedy_is_told(
    told: str, branch: str, changes: str, tags: list[str], reason: str, remedy: str
) -> None:
    (refusal,) = release.refusals(told, branch, changes, tags)
    assert reason in refusal
    assert remedy in refusal


def test_a_version_that_is_listed_new_and_clean_may_come_out() -> None:
    assert not list(release.refusals(OUT, "main", "", ["v0.0.1"]))


def test_a_red_test_is_no_release(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "_git", lambda *asked: "main" if "branch" in asked else "")
    monkeypatch.setattr(changelog, "text", lambda: OUT)
    monkeypatch.setattr(checks, "run_all", lambda _: 1)
    assert release.main([]) == 1
    assert "checks above failed" in capsys.readouterr().err


def test_what_git_complains_of_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sources as an archive are no checkout."""
    monkeypatch.setattr(facts, "ROOT", tmp_path)
    assert release.main([]) == 1
    assert "no release: git says: fatal: not a git repository" in capsys.readouterr().err


def test_the_page_of_a_release_tells_what_is_new(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(changelog, "text", lambda: OUT)
    assert changelog.main() == 0
    assert capsys.readouterr().out == "### Added\n- x\n"
    monkeypatch.setattr(changelog, "text", lambda: MUTE)
    assert changelog.main() == 1


WORKFLOWS = sorted((facts.ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.skipif(not WORKFLOWS, reason="the archive of the sources brings none")
def test_the_workflows_take_pinned_actions_and_may_do_nothing_unasked() -> None:
    for file in WORKFLOWS:
        text = file.read_text(encoding="utf-8")
        used = re.findall(r"uses: (.*)", text)
        assert [one for one in used if not re.fullmatch(r"\S+@[0-9a-f]{40} # v[\d.]+", one)] == []
        assert "\npermissions:\n  contents: read\n" in text
        assert text.count("actions/checkout@") == text.count("persist-credentials: false")


# --- dependencies -----------------------------------------------------------------------------


def project(*needed: str, **extras: list[str]) -> dict[str, dict[str, object]]:
    return {"project": {"dependencies": list(needed), "optional-dependencies": extras}}


@pytest.mark.parametrize(
    ("imported", "code"),
    [
        ("requests", "DEP001"),
        ("iniconfig", "DEP003"),
        ("hypothesis", "DEP004"),
        ("numpy", "DEP004"),
    ],
)
def test_the_game_may_not_lean_on_what_it_does_not_ask_for(
    imported: str, code: str, tmp_path: Path
) -> None:
    (tmp_path / "vivaroi_gui").mkdir()
    words = f"import appdirs, miniaudio, shiboken6, PySide6, {imported}\n"
    (tmp_path / "vivaroi_gui" / "page.py").write_text(words, encoding="utf-8")
    answer = subprocess.run(
        [script("deptry"), "--no-ansi", f"--config={facts.ROOT / 'pyproject.toml'}", "vivaroi_gui"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert f"{code} '{imported}'" in answer.stderr
    assert "Found 1 dependency issue." in answer.stderr


@pytest.fixture
def own_index(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A package index in a folder, with newer versions, that pip asks instead of the real one."""
    index = tmp_path / "index"
    for name in ("appdirs", "pytest-qt"):
        file = f"{name.replace('-', '_')}-999-py3-none-any.whl"
        (index / name).mkdir(parents=True)
        (index / name / "index.html").write_text(f'<a href="{file}">{file}</a>', encoding="utf-8")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", index.as_uri())


@pytest.mark.usefixtures("own_index")
def test_of_the_newer_versions_only_the_declared_are_told() -> None:
    (line,) = dependencies.outdated(project("appdirs>=1.4"))
    assert line.startswith("appdirs 1.4.4: there is 999")


@pytest.mark.usefixtures("own_index")
def test_without_a_network_nothing_is_said_to_be_up_to_date(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    (line,) = dependencies.outdated(project("appdirs>=1.4"))
    assert "could not ask" in line
