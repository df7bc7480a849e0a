"""The line protocol tells a game of which it knows nothing."""

import json
from typing import Any

from vivaroi_gui.engine import answer
from vivaroi_gui.engine.commands import Conversation
from vivaroi_gui.rules.catalog import editions

CONFIG = {"edition": "toy", "goal": 20}


def ask(talk: Conversation, cmd: str, **fields: Any) -> dict[str, Any]:
    """The answer to a request, as it goes over the line."""
    told: dict[str, Any] = json.loads(json.dumps(answer(talk, json.dumps({"cmd": cmd, **fields}))))
    return told


def test_the_edition_chooses_the_game() -> None:
    talk = Conversation()
    there_are = editions()
    assert "toy" in there_are
    assert ask(talk, "hello")["editions"] == list(there_are)
    public = {"scores": [0, 0, 0], "turn": 0, "pot": 0}
    assert ask(talk, "new", config=CONFIG, seed=1) == {"ok": True, "public": public}
    assert ask(talk, "new", config={"edition": "2003"}, seed=1)["public"]["edition"] == "2003"
    refused = ask(talk, "new", config={"edition": "ludo"}, seed=1)
    assert refused["message"] == "edition: " + " or ".join(there_are)
    assert ask(talk, "new", config={"edition": "toy"}, seed=1)["error"] == "bad-config"


def test_chance_throws_by_itself_in_mid_turn() -> None:
    talk = Conversation()
    ask(talk, "new", config=CONFIG, deal={"faces": [6, 1]})
    assert ask(talk, "legal", player=0)["legal"] == [{"type": "throw"}]
    assert ask(talk, "legal", player=1)["legal"] == []
    told = ask(talk, "apply", action={"type": "throw"})
    assert told == {"ok": True, "actors": [0], "phase": "turn"}
    assert ask(talk, "view", player=0) == {
        "ok": True,
        "public": {"scores": [0, 0, 0], "turn": 0, "pot": 6},
        "secret": {"0": {}},
    }
    assert ask(talk, "apply", action={"type": "throw"})["actors"] == [1]
    for action in ({"type": "hold"}, {"type": "jump"}, {}):
        assert ask(talk, "apply", action=action)["error"] == "illegal-action"
    refused = ask(talk, "apply", action={"type": "roll", "face": 6})
    assert (refused["error"], refused["message"]) == (
        "illegal-action",
        "the engine deals by itself",
    )


def test_opponents_of_the_game_choose_and_a_whole_game_runs_again() -> None:
    talk, actors = Conversation(), [0]
    actions: list[dict[str, Any]] = []
    ask(talk, "new", config=CONFIG, seed=4)
    while actors:
        asked = {"player": actors[0], "level": "courtier", "seed": 1, "style": "daring"}
        actions.append(ask(talk, "choose", **asked)["action"])
        actors = ask(talk, "apply", action=actions[-1])["actors"]
    told = ask(talk, "reveal")
    assert max(told["public"]["scores"]) >= 20
    run = ask(talk, "run", config=told["config"], deal=told["deal"], actions=actions)
    assert run["final"] == {"public": told["public"], "secret": {}}
    assert len(run["steps"]) == len(actions)


def test_players_and_styles_are_those_of_the_game() -> None:
    talk = Conversation()
    asked = {"player": 0, "level": "courtier", "seed": 1}
    assert ask(talk, "choose", **asked, style="bluffer")["error"] == "no-game"
    ask(talk, "new", config=CONFIG, seed=4)
    assert ask(talk, "choose", **asked, style="bluffer")["message"] == (
        "style: one of even, daring"
    )
    assert ask(talk, "legal", player=3)["message"] == "player: 0 to 2"
