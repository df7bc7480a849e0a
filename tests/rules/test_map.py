"""The maps of the rulebooks: what they name is there."""

import importlib
import pkgutil
import re
from typing import NamedTuple

import pytest

from tools.environment import ROOT
from vivaroi_gui.rules import vienna, vivaroi
from vivaroi_gui.rules.vivaroi import modules

NAMED = re.compile(r"`([a-z_][a-z_0-9]*(?:\.[A-Za-z_0-9]+)*)`")


class Map(NamedTuple):
    """A text that names code below a package; ``is_whole`` where a bare name is one of a module."""

    text: str
    package: str
    is_whole: bool = False


def document(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


MAPS = {
    "the rules": Map(vivaroi.__doc__ or "", vivaroi.__name__, is_whole=True),
    "the modules": Map(modules.__doc__ or "", vivaroi.__name__, is_whole=True),
    "rules-2003.md": Map(document("rules-2003.md"), vivaroi.__name__),
    "rules-2024.md": Map(document("rules-2024.md"), vivaroi.__name__),
    "the rules of Vienna": Map(vienna.__doc__ or "", vienna.__name__, is_whole=True),
    "rules-vienna.md": Map(document("rules-vienna.md"), vienna.__name__),
}


def names_on(map_: Map) -> set[str]:
    return {name for name in NAMED.findall(map_.text) if "." in name or map_.is_whole}


@pytest.mark.parametrize("map_", MAPS.values(), ids=MAPS.keys())
def test_what_a_map_names_is_there(map_: Map) -> None:
    named = names_on(map_)
    assert named
    assert not [one for one in named if not _is_there(map_.package, one.removeprefix("modules."))]


def _is_there(package: str, name: str) -> bool:
    """Whether a package has a module of that name, and in it, or in a class of it, the rest."""
    *path, last = name.split(".")
    for folder in (package, f"{package}.modules"):
        for depth in range(len(path) + 1, 0, -1):
            module_name = ".".join((folder, *[*path, last][:depth]))
            try:
                module = importlib.import_module(module_name)
            except ModuleNotFoundError:
                continue
            return _has(module, [*path, last][depth:])
    return False


def _has(owner: object, names: list[str]) -> bool:
    if not names:
        return True
    first, *rest = names
    owners = [owner, *(one for one in vars(owner).values() if isinstance(one, type))]
    found = [getattr(one, first) for one in owners if hasattr(one, first)]
    return bool(found) and all(hasattr(found[0], last) for last in rest)


def test_what_is_not_there_is_missed() -> None:
    assert _is_there(vienna.__name__, "actions.majority.comparisons")
    for name in ("nowhere", "turns.nothing", "state.State.nothing", "actions.nothing"):
        assert not _is_there(vienna.__name__, name)


def test_every_module_is_on_the_map() -> None:
    files = {one.stem for one in (ROOT / "vivaroi_gui/rules/vivaroi/modules").glob("*.py")}
    assert files - {"__init__", "module"} <= set(NAMED.findall(MAPS["the modules"].text))


def test_every_module_of_vienna_is_on_its_map() -> None:
    prefix = f"{vienna.__name__}."
    walked = pkgutil.walk_packages(vienna.__path__, prefix)
    there = {one.name.removeprefix(prefix) for one in walked if not one.ispkg}
    everywhere = {"events", "moves", "options", "phase", "records", "state"}
    named = {name.split(".State")[0] for name in NAMED.findall(MAPS["the rules of Vienna"].text)}
    assert there - everywhere <= named | {name.rpartition(".")[0] for name in named}
