"""The maps of the rulebooks: what they name is there."""

import importlib
import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from tools.environment import ROOT
from vivaroi_gui.rules import vivaroi
from vivaroi_gui.rules.vivaroi import modules

NAMED = re.compile(r"`([a-z_][a-z_0-9]*(?:\.[A-Za-z_0-9]+)*)`")
MAPS = {
    "the rules": vivaroi.__doc__ or "",
    "the modules": modules.__doc__ or "",
    **{
        name: (ROOT / "docs" / name).read_text(encoding="utf-8")
        for name in ("rules-2003.md", "rules-2024.md")
    },
}


def everything_named() -> Iterator[tuple[str, str]]:
    for where, text in MAPS.items():
        for name in sorted(set(NAMED.findall(text))):
            if "." in name or where.startswith("the "):
                yield where, name


@pytest.mark.parametrize(("where", "name"), list(everything_named()))
def test_what_a_map_names_is_there(where: str, name: str) -> None:
    first, *rest = name.removeprefix("modules.").split(".")
    module = _module(first)
    assert module is not None, f"{where}: no module {first}"
    if rest:
        owners = [module, *(one for one in vars(module).values() if isinstance(one, type))]
        found = [getattr(owner, rest[0]) for owner in owners if hasattr(owner, rest[0])]
        assert found, f"{where}: no {rest[0]} in {first}"
        assert all(hasattr(found[0], last) for last in rest[1:])


def _module(name: str) -> ModuleType | None:
    for package in ("vivaroi_gui.rules.vivaroi", "vivaroi_gui.rules.vivaroi.modules"):
        try:
            return importlib.import_module(f"{package}.{name}")
        except ModuleNotFoundError:
            continue
    return None


def test_every_module_is_on_the_map() -> None:
    files = {one.stem for one in (ROOT / "vivaroi_gui/rules/vivaroi/modules").glob("*.py")}
    assert files - {"__init__", "module"} <= set(NAMED.findall(MAPS["the modules"]))
