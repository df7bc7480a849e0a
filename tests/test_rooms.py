"""A game is in every room: in the catalogs, and in the contracts that say who imports whom."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.texts_of_rules import ROOT
from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.engine.catalog import MATCHES
from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.ui import catalog

Contract = dict[str, Any]
MODEL = "vivaroi"
"""The game whose places in the contracts are those of any."""


def contracts() -> list[Contract]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[Contract] = project["tool"]["importlinter"]["contracts"]
    return found


def lacking(game: str, contracts: list[Contract]) -> Iterator[str]:
    """In which contracts a game does not stand where the model does."""
    for contract in contracts:
        for key in ("layers", "source_modules", "forbidden_modules"):
            named = {one for line in contract.get(key, ()) for one in line.split(" | ")}
            of_model = [one.split(".") for one in named if MODEL in one.split(".")]
            own = {".".join(game if part == MODEL else part for part in one) for one in of_model}
            yield from sorted(f"{contract['name']}: {one}" for one in own - named)


def test_every_catalog_has_the_same_games() -> None:
    assert list(GAMES) == list(BOTS) == list(MATCHES) == list(catalog.ALL)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_stands_in_every_contract(game: str) -> None:
    assert "\n".join(lacking(game, contracts())) == ""


def test_a_game_that_stands_in_no_contract_is_told_in_which() -> None:
    one = {"name": "rules", "layers": ["catalog", "vivaroi", "core"]}
    other = {"name": "ui", "source_modules": ["x.ui"], "forbidden_modules": ["x.vivaroi.state"]}
    assert list(lacking("new", [one, other])) == ["rules: new", "ui: x.new.state"]
    one["layers"] = ["catalog", "vivaroi | new", "core"]
    assert list(lacking("new", [one])) == []
    assert list(lacking("new", contracts())) != []
