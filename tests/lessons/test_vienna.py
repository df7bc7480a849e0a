"""What the cat tells of the stops of Vienna, against what the rules made of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from vivaroi_gui.rules.core import Json
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.events import StopEvaluated
from vivaroi_gui.rules.vienna.records import Evaluated
from vivaroi_gui.ui.lessons.scenario import every_scenario, read_scenario
from vivaroi_gui.ui.lessons.script import ScriptedTable

FILES = [file for file in every_scenario() if "vienna" in file.stem]


def played(file: Path) -> list[Evaluated]:
    """All stops that a lesson evaluates, in their order."""
    scenario = read_scenario(file)
    table = ScriptedTable(scenario, scenario.players("Giulia"))
    for step in scenario.steps:
        actions = step.actions or ((step.action,) if step.does in ("do", "auto") else ())
        for action in actions:
            table.play_action(action)
    return [event.record for event in table.events if isinstance(event, StopEvaluated)]


def told(record: Evaluated, names: list[str], claim: Json) -> Json:
    """The same things of a stop as the lesson tells."""
    found: dict[str, Any] = {
        "space": names[record.stop],
        "player": record.seat,
        "points": record.points,
        "coins": record.coins,
        "paid": record.paid,
        "score": record.score,
        "card": None if record.card is None else record.card.name.lower(),
    }
    if "symbols" in claim:
        assert isinstance(record.symbol, Symbol)
        beside = {one.neighbour: one.theirs for one in record.comparisons}
        beside[record.seat] = record.comparisons[0].own
        found["symbols"] = [beside[seat] for seat in sorted(beside)]
    return {key: found[key] for key in claim}


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_what_is_told_of_a_stop_is_what_it_brought(file: Path) -> None:
    options: Any = read_scenario(file).options
    names = [stop.id for stop in options.board.stops]
    records = played(file)
    track = json.loads(file.read_text(encoding="utf-8"))["track"]
    claims = [claim for step in track for claim in step.get("brings", ())]
    assert claims
    for claim in claims:
        last = [one for one in records if names[one.stop] == claim["space"]][-1]
        assert told(last, names, claim) == claim
    silent = [step["at"] for step in track if ":" in step.get("at", "") and "brings" not in step]
    assert silent == []
