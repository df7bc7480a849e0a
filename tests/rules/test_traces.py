"""Games played by an independent implementation come out the same here, step by step."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from vivaroi_gui.engine.vivaroi.match import VivaroiMatch
from vivaroi_gui.rules.vivaroi.actions import read_options, write_move
from vivaroi_gui.rules.vivaroi.options import EDITIONS

FOLDER = Path(__file__).with_name("traces")


def traces(edition: str) -> list[dict[str, Any]]:
    packed = (FOLDER / f"sample-{edition}.jsonl.gz").read_bytes()
    return [json.loads(line) for line in gzip.decompress(packed).splitlines()]


TRACES = {edition: traces(edition) for edition in EDITIONS}


def name(trace: dict[str, Any]) -> str:
    return " ".join(f"{key}={value}" for key, value in trace["config"].items() if value)


def in_any_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


@pytest.mark.parametrize("trace", [one for all_ in TRACES.values() for one in all_], ids=name)
def test_the_game_agrees_at_every_step(trace: dict[str, Any]) -> None:
    match = VivaroiMatch.dealt(read_options(trace["config"]), trace["deal"])
    for step in trace["steps"]:
        assert match.actors() == step["actors"]
        for name_, actions in step["legal"].items():
            player = int(name_)
            seat, moves = match.seat_of(player), match.moves(player)
            mine = [write_move(match.options, seat, move) for move in moves]
            assert in_any_order(mine) == in_any_order(actions)
        match.play(step["action"])
        assert match.public() == step["public"]
    assert match.final() == trace["final"]


def test_the_rule_of_33_is_in_the_sample() -> None:
    struck = [trace["final"]["public"]["history"][-1]["zero_bonus"] for trace in TRACES["2003"]]
    assert [2] in struck
    assert [0, 2] in struck
