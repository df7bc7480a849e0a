"""Games played by an independent implementation come out the same here, step by step."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from vivaroi_gui.engine.game import Game
from vivaroi_gui.engine.show import final, legal_actions, public
from vivaroi_gui.rules.vivaroi import to_act
from vivaroi_gui.rules.vivaroi.actions import read_options

SAMPLE = Path(__file__).with_name("traces") / "sample-2003.jsonl.gz"
TRACES: list[dict[str, Any]] = [
    json.loads(line) for line in gzip.decompress(SAMPLE.read_bytes()).splitlines()
]


def name(trace: dict[str, Any]) -> str:
    config = trace["config"]
    return f"{config['players']} players, {config['rounds']} rounds, {config['placement']}"


def in_any_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


@pytest.mark.parametrize("trace", TRACES, ids=name)
def test_the_game_agrees_at_every_step(trace: dict[str, Any]) -> None:
    game = Game.dealt(read_options(trace["config"]), trace["deal"])
    for step in trace["steps"]:
        assert list(to_act(game.state)) == step["actors"]
        for player, actions in step["legal"].items():
            mine = legal_actions(game.state, int(player))
            assert in_any_order(mine) == in_any_order(actions)
        game.play(step["action"])
        assert public(game.state) == step["public"]
    assert final(game.state) == trace["final"]


def test_the_rule_of_33_is_in_the_sample() -> None:
    struck = [trace["final"]["public"]["history"][-1]["zero_bonus"] for trace in TRACES]
    assert [2] in struck
    assert [0, 2] in struck
