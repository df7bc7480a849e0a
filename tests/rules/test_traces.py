"""Games played by an independent implementation come out the same here, step by step."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from vivaroi_gui.engine.game import Game
from vivaroi_gui.engine.show import actors, final, legal_actions, public
from vivaroi_gui.rules.vivaroi.actions import read_options
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
    game = Game.dealt(read_options(trace["config"]), trace["deal"])
    for step in trace["steps"]:
        assert actors(game.state) == step["actors"]
        for player, actions in step["legal"].items():
            mine = legal_actions(game.state, int(player))
            assert in_any_order(mine) == in_any_order(actions)
        game.play(step["action"])
        assert public(game.state) == step["public"]
    assert final(game.state) == trace["final"]


def test_the_rule_of_33_is_in_the_sample() -> None:
    struck = [trace["final"]["public"]["history"][-1]["zero_bonus"] for trace in TRACES["2003"]]
    assert [2] in struck
    assert [0, 2] in struck
