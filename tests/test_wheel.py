"""What `pip install .` installs, and what the archive of the sources brings."""

import re
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from vivaroi_gui import __version__
from vivaroi_gui.languages import LANGUAGES

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = str(tmp_path_factory.mktemp("wheel"))
    (built,) = WheelBuilder(str(ROOT)).build(directory=folder, versions=["standard"])
    return zipfile.ZipFile(built)


@pytest.fixture(scope="module")
def names(wheel: zipfile.ZipFile) -> set[str]:
    return set(wheel.namelist())


def info(wheel: zipfile.ZipFile, name: str) -> str:
    return wheel.read(f"vivaroi-{__version__}.dist-info/{name}").decode()


def metadata(wheel: zipfile.ZipFile) -> Message:
    return Parser().parsestr(info(wheel, "METADATA"))


def test_every_module_is_inside_and_nothing_of_the_developers(names: set[str]) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("vivaroi_gui/**/*.py")}
    assert modules <= names
    assert {name.split("/")[0] for name in names} == {
        "vivaroi_gui",
        f"vivaroi-{__version__}.dist-info",
    }


def test_every_picture_font_and_text_is_inside(names: set[str]) -> None:
    files = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    assert {f"vivaroi_gui/{path.relative_to(ROOT).as_posix()}" for path in files} <= names


def test_the_languages_are_compiled(names: set[str]) -> None:
    inside = {name for name in names if name.startswith("vivaroi_gui/translations/")}
    assert inside == {f"vivaroi_gui/translations/vivaroi_{code}.qm" for code in LANGUAGES}


def test_there_is_a_command_for_the_console_and_one_without(wheel: zipfile.ZipFile) -> None:
    console, window = info(wheel, "entry_points.txt").split("[gui_scripts]")
    assert "vivaroi = vivaroi_gui.__main__:main" in console
    assert "vivaroi-gui = vivaroi_gui.__main__:main" in window


def test_version_and_licences_travel_along(wheel: zipfile.ZipFile, names: set[str]) -> None:
    about = metadata(wheel)
    assert about["Version"] == __version__
    for licence in about.get_all("License-File") or []:
        assert f"vivaroi-{__version__}.dist-info/licenses/{licence}" in names
    fonts = {path.name for path in (ROOT / "resources" / "fonts").glob("LICENSE-*")}
    assert {"LICENSE", *fonts} == {Path(name).name for name in about.get_all("License-File") or []}


def test_it_runs_on_any_python_3_without_a_compiler(wheel: zipfile.ZipFile) -> None:
    assert "Root-Is-Purelib: true" in info(wheel, "WHEEL")
    assert "Tag: py3-none-any" in info(wheel, "WHEEL")


def test_the_old_python_is_kept_from_the_qt_that_crashes_it(wheel: zipfile.ZipFile) -> None:
    asked = metadata(wheel).get_all("Requires-Dist") or []
    (old,) = (one for one in asked if "pyside6" in one and "python_version < '3.12'" in one)
    assert "<6.12" in old


def test_two_wheels_of_the_same_sources_are_the_same(
    wheel: zipfile.ZipFile, tmp_path: Path
) -> None:
    (again,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert Path(again).read_bytes() == Path(str(wheel.filename)).read_bytes()


def test_the_archive_of_the_sources_builds_a_wheel_without_qt(names: set[str]) -> None:
    inside = {file.relative_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert {Path(name).name for name in names if name.endswith(".qm")} == {
        Path(name).name for name in inside if name.endswith(".qm")
    }
    assert {"dev.py", "tools/translations.py", "packaging/compile_translations.py"} <= inside
    assert not [name for name in inside if name.startswith((".venv", "build", ".ci", ".git/"))]


def test_the_page_on_the_index_leads_to_the_files_of_its_version(wheel: zipfile.ZipFile) -> None:
    page = str(metadata(wheel).get_payload())
    links = re.findall(r"(!?)\[[^]]*\]\(([^)]+)\)", page)
    home = "https://github.com/vivaroi/vivaroi"
    pictures = [place for mark, place in links if mark]
    assert len(pictures) == 8
    assert all(one.startswith(f"{home}/raw/v{__version__}/docs/pictures/") for one in pictures)
    assert all(place.startswith("https://") for _, place in links)
    for _, place in links:
        kind, _, path = place.removeprefix(f"{home}/").partition(f"/v{__version__}/")
        assert kind in {"raw", "blob"}
        assert (ROOT / path).is_file()


def test_the_index_knows_licences_pythons_languages_and_addresses(wheel: zipfile.ZipFile) -> None:
    about = metadata(wheel)
    classifiers = about.get_all("Classifier") or []
    assert about["License-Expression"] == "MIT AND OFL-1.1"
    assert about["Description-Content-Type"] == "text/markdown"
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13, 14)} <= {
        *classifiers
    }
    assert sum(one.startswith("Natural Language") for one in classifiers) == len(LANGUAGES)
    kinds = {one.partition(",")[0] for one in about.get_all("Project-URL") or []}
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} <= kinds
