"""Games played by an independent implementation come out the same here, step by step."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from vivaroi_gui.engine.vienna.match import ViennaMatch
from vivaroi_gui.rules.vienna.text import read_options

FILE = Path(__file__).parents[1] / "traces" / "sample-vienna.jsonl.gz"
TRACES = [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).splitlines()]


def in_any_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


@pytest.mark.parametrize("trace", TRACES, ids=lambda trace: trace["config"]["players"])
def test_the_game_agrees_at_every_step(trace: dict[str, Any]) -> None:
    match = ViennaMatch.dealt(read_options(trace["config"]), trace["deal"])
    write = match.game.write_move
    for step in trace["steps"]:
        assert match.actors() == step["actors"]
        for name, actions in step["legal"].items():
            mine = [write(match.options, int(name), move) for move in match.moves(int(name))]
            assert in_any_order(mine) == in_any_order(actions)
        match.play(step["action"])
        assert match.public() == step["public"]
    assert match.final() == trace["final"]


def test_games_of_three_four_and_five_are_in_the_sample() -> None:
    assert {trace["config"]["players"] for trace in TRACES} == {3, 4, 5}
