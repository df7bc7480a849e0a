"""The pages for developers name only what is there, and answer all that they say they answer."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.texts_of_rules import ROOT
from tools.commands import COMMANDS
from tools.soak.__main__ import LASTING, RUNS

PAGES = sorted([*ROOT.glob("docs/*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
KEYS = {
    "skip": "Ctrl+Space",
    "happened": "F2",
    "moves": "F4",
    "shortcuts": "Ctrl+?",
    "mute": "Ctrl+M",
    "tell": "Ctrl+I",
    "afar": "Ctrl+L",
    "next_part": "F6",
}
"""As they are at first."""
_CODE = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\((?!https?:)([^)#]+)(#[^)]*)?\)")
_PLACEHOLDER = re.compile(r"\b(?!README)[A-Z]{3,}\b|/de\.toml")
"""For what a reader fills in: ``tests/NAME/``, ``dev.py soak RUN``."""
_ROW = re.compile(r"^\| ([A-Z]?\d+) \|", re.MULTILINE)


def ids(path: Path) -> str:
    return str(path.relative_to(ROOT))


def code(page: Path) -> Iterator[str]:
    """What stands in backticks on a page, but for what a reader has to fill in."""
    for said in _CODE.findall(page.read_text(encoding="utf-8")):
        if not _PLACEHOLDER.search(said):
            yield said


@cache
def existing() -> frozenset[str]:
    """The names of all tests, and of their files."""
    files = list(ROOT.glob("tests/**/test_*.py"))
    sources = "\n".join(one.read_text(encoding="utf-8") for one in files)
    names = re.findall(r"^def (test_\w+)", sources, re.MULTILINE)
    return frozenset((*names, *(one.name for one in files)))


@cache
def sources() -> frozenset[str]:
    """The paths of all Python files."""
    folders = ("vivaroi_gui", "tools", "tests", "packaging")
    found = [one for folder in folders for one in ROOT.glob(f"{folder}/**/*.py")]
    return frozenset(f"/{one.relative_to(ROOT).as_posix()}" for one in [*found, ROOT / "dev.py"])


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_tests_files_and_commands_that_a_page_names_are_there(page: Path) -> None:
    for said in code(page):
        if said.startswith("tests/"):
            assert (ROOT / said).exists(), said
        elif re.fullmatch(r"test_\w+(\.py)?", said):
            assert said in existing(), said
        elif re.fullmatch(r"[\w./]+\.py", said):
            assert any(one.endswith(f"/{said.removeprefix('../')}") for one in sources()), said
        elif found := re.match(r"(?:python3 )?dev\.py ([a-z-]+)(?: ([a-z-]+))?", said):
            command, rest = found.groups()
            assert command in COMMANDS, said
            assert command != "soak" or rest in {None, *RUNS, *LASTING}, said


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    for file, _ in _LINK.findall(_CODE.sub("", page.read_text(encoding="utf-8"))):
        assert (page.parent / file).exists(), file


@pytest.mark.parametrize(("name", "number"), [("conventions", 42), ("access", 30)])
def test_a_list_is_answered_whole(name: str, number: int) -> None:
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    assert _ROW.findall(page) == [str(one) for one in range(1, number + 1)]


def test_the_statement_is_that_of_the_game() -> None:
    file = ROOT / "resources" / "texts" / "accessibility.json"
    page = (ROOT / "docs" / "access.md").read_text(encoding="utf-8")
    for said in json.loads(file.read_text(encoding="utf-8")).values():
        assert said.format(**KEYS) in page
