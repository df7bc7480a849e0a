"""The downloads for Linux: an archive with an installer, a Debian package, an AppImage."""

import gzip
import hashlib
import os
import platform
import re
import shutil
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from tools.package import changelog, desktop, facts
from tools.package.archive import set_modes, write_tar_xz
from tools.package.folder import PackagingFailed, call, folder, whole
from vivaroi_gui.languages import LANGUAGES, SOURCE, words

_SOURCES: Final = facts.RECIPES / "linux"
_MAINTAINER: Final = f"{facts.AUTHOR} <vivaroi@users.noreply.github.com>"
_DEBIAN_MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
_CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {machine}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: libpulse0 | libasound2t64 | libasound2, libwayland-client0,
 libwayland-cursor0, libwayland-egl1
Section: games
Priority: optional
Description: game of bluff and deduction for the family table
{about}
"""
_DEPENDS: Final = ("libegl1", "libfontconfig1", "libgl1", "libstdc++6", "libxcb1", "zlib1g")
_LIBC: Final = re.compile(rb"\bGLIBC_2\.(\d+)\b")
RUNTIME: Final = "APPIMAGE_RUNTIME"
"""The variable of the environment that names the file of the AppImage runtime."""


def build_archive() -> Path:
    """The app folder with what a desktop needs and a script that installs both; its file."""
    tree = _empty("archive")
    shutil.copytree(folder(), tree / "app", symlinks=True)
    desktop.write_share(tree / "share")
    shutil.copy(_SOURCES / "install.sh", tree)
    (tree / "README.txt").write_text(desktop.readme(), encoding="utf-8")
    set_modes(tree, {"install.sh", "app/vivaroi"})
    file = _product("tar.xz")
    with whole(file) as half:
        write_tar_xz(half, tree, f"{facts.NAME}-{facts.VERSION}")
    return file


# --- the Debian package ---------------------------------------------------------------------


def build_deb() -> Path:
    """The Debian package; its file.

    Raises:
        PackagingFailed: dpkg-deb is missing or gave up.
    """
    tree = _empty("deb")
    _fill_deb(tree)
    set_modes(tree, {"usr/lib/vivaroi/vivaroi"})
    _write_control(tree)
    file = facts.DIST / f"{facts.NAME}_{facts.VERSION}_{debian_machine()}.deb"
    _date(tree)
    with whole(file) as half:
        call(["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(tree), str(half)])
    return file


def debian_machine() -> str:
    machine = platform.machine()
    return _DEBIAN_MACHINES.get(machine, machine)


def _fill_deb(tree: Path) -> None:
    usr = tree / "usr"
    shutil.copytree(folder(), usr / "lib" / facts.NAME, symlinks=True)
    desktop.write_share(usr / "share")
    (usr / "games").mkdir()
    (usr / "games" / facts.NAME).symlink_to(f"../lib/{facts.NAME}/{facts.NAME}")
    papers = usr / "share" / "doc" / facts.NAME
    papers.mkdir(parents=True)
    shutil.copy(_SOURCES / "copyright", papers)
    _pack(papers / "changelog.gz", debian_changelog().encode())
    _pack(usr / "share/man/man6/vivaroi.6.gz", (_SOURCES / "vivaroi.6").read_bytes())
    overrides = usr / "share/lintian/overrides" / facts.NAME
    overrides.parent.mkdir(parents=True)
    shutil.copy(_SOURCES / "lintian-overrides", overrides)


def debian_changelog() -> str:
    """The versions as Debian lists them; what changed is in the project's own list."""
    return "\n".join(_debian_entry(one) for one in changelog.releases(changelog.text()))


def _debian_entry(release: changelog.Release) -> str:
    moment = datetime.combine(release.day, datetime.min.time(), UTC)
    return (
        f"{facts.NAME} ({release.version}) stable; urgency=medium\n\n"
        f"  * Version {release.version}; see CHANGELOG.md of the project.\n\n"
        f" -- {_MAINTAINER}  {format_datetime(moment)}\n"
    )


def _write_control(tree: Path) -> None:
    control = tree / "DEBIAN"
    control.mkdir()
    files = [one for one in sorted((tree / "usr").rglob("*")) if one.is_file()]
    kilobytes = sum(one.stat().st_size for one in files if not one.is_symlink()) // 1024
    text = _CONTROL.format(
        name=facts.NAME,
        version=facts.VERSION,
        machine=debian_machine(),
        maintainer=_MAINTAINER,
        kilobytes=kilobytes,
        depends=", ".join((f"libc6 (>= {libc_needed(tree)})", *_DEPENDS)),
        about=described(),
    )
    (control / "control").write_text(text, encoding="utf-8")
    sums = (f"{_md5(one)}  {one.relative_to(tree)}\n" for one in files if not one.is_symlink())
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
    shutil.copy(_SOURCES / "prerm", control)
    set_modes(control, {"prerm"})


def described() -> str:
    """What the game is, in the paragraphs that Debian wants of a description."""
    story, offer = words(SOURCE)["store"]["about"]
    *others, last = (words(code)["english"] for code in LANGUAGES)
    paragraphs = (story, f"{offer.rstrip(':')}, in {', '.join(others)} and {last}.")
    return "\n .\n".join(
        textwrap.fill(one, 78, initial_indent=" ", subsequent_indent=" ") for one in paragraphs
    )


def libc_needed(tree: Path) -> str:
    """The oldest version of the C library on which every file below a folder runs."""
    files = (one for one in tree.rglob("*") if one.is_file() and not one.is_symlink())
    return f"2.{max(_libc_minor(one.read_bytes()) for one in files)}"


def _libc_minor(content: bytes) -> int:
    """What a file's table of versioned symbols asks for; 0 for a file without one."""
    return max(map(int, _LIBC.findall(content)), default=0) if content[:4] == b"\x7fELF" else 0


def _md5(file: Path) -> str:
    return hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()


def _pack(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(data, 9, mtime=0))


# --- the AppImage ---------------------------------------------------------------------------


def build_appimage() -> Path:
    """The AppImage: the runtime of the AppImage project with a file system behind it; its file.

    Raises:
        PackagingFailed: mksquashfs or the runtime is missing.
    """
    runtime = Path(os.environ.get(RUNTIME, ""))
    if not runtime.is_file():
        raise PackagingFailed(f"{RUNTIME} has to name the file of the AppImage runtime")
    tree = _empty("appimage")
    _fill_appimage(tree)
    set_modes(tree, {"usr/lib/vivaroi/vivaroi"})
    image = facts.BUILD / "appimage.squashfs"
    image.unlink(missing_ok=True)
    _date(tree)
    quiet = ["-quiet", "-no-progress", "-all-root", "-no-xattrs", "-noappend", "-b", "1M"]
    packed = ["-comp", "zstd", "-Xcompression-level", "22"]
    call(["mksquashfs", str(tree), str(image), *quiet, *packed])
    file = facts.DIST / f"Viva_il_Re-{facts.VERSION}-{platform.machine()}.AppImage"
    with whole(file) as half:
        half.write_bytes(runtime.read_bytes() + image.read_bytes())
        half.chmod(0o755)
    return file


def _fill_appimage(tree: Path) -> None:
    shutil.copytree(folder(), tree / "usr/lib/vivaroi", symlinks=True)
    desktop.write_share(tree / "usr/share")
    (tree / "AppRun").symlink_to("usr/lib/vivaroi/vivaroi")
    for name, place in (
        (f"{facts.ID}.desktop", "applications"),
        (f"{facts.ID}.png", "icons/hicolor/256x256/apps"),
    ):
        (tree / name).symlink_to(f"usr/share/{place}/{name}")
    (tree / ".DirIcon").symlink_to(f"{facts.ID}.png")


# --- what they share ------------------------------------------------------------------------


def _empty(name: str) -> Path:
    """A fresh folder to lay out a product in."""
    tree = facts.BUILD / name
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    return tree


def _product(suffix: str) -> Path:
    return facts.DIST / f"{facts.NAME}-{facts.VERSION}-{facts.label()}.{suffix}"


def _date(tree: Path) -> None:
    """Dates everything as the sources are dated."""
    moment = facts.source_date()
    for path in (*tree.rglob("*"), tree):
        os.utime(path, (moment, moment), follow_symlinks=False)
