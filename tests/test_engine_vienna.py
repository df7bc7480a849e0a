"""The line protocol tells games of Vienna."""

import json
from typing import Any

import pytest

from vivaroi_gui.engine import answer
from vivaroi_gui.engine.commands import Conversation
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.text import write_options

Json = dict[str, Any]
CONFIG: Json = {"edition": "vienna", "players": 3}
PILE = [
    *(["c", "x", "k", "cc", "xx", "kk"] * 3),
    *(["cx", "ck", "xk", "cxk"] * 5),
    *(["ccx", "xxk", "ckk"] * 2),
]
DEAL: Json = {"first_player": 1, "deck": PILE, "dice": [1, 2, 3, 4, 5, 6]}
START = [{"type": "start_card", "card": card} for card in ("s1", "s2", "s3")]


def ask(talk: Conversation, cmd: str, **fields: Any) -> Json:
    """The answer to a request, as it goes over the line."""
    told: Json = json.loads(json.dumps(answer(talk, json.dumps({"cmd": cmd, **fields}))))
    return told


def begun() -> Conversation:
    talk = Conversation()
    ask(talk, "new", config=CONFIG, deal=DEAL)
    for action in START:
        ask(talk, "apply", action=action)
    return talk


def test_dictated_dice_are_used_in_their_order_and_then_again() -> None:
    talk = begun()
    assert ask(talk, "public")["public"]["players"][1]["dice"] == [1, 2, 3, 4, 5]
    told = ask(talk, "apply", action={"type": "place", "space": "geheimbund", "dice": [5]})
    assert told == {"ok": True, "actors": [2], "phase": "turn"}
    assert ask(talk, "public")["public"]["players"][2]["dice"] == [1, 2, 3, 4, 6]


def test_nobody_has_secrets_and_the_pile_is_told_at_the_end_alone() -> None:
    talk = begun()
    view = ask(talk, "view", player=1)
    assert view["secret"] == {"1": {}}
    assert view["public"]["deck"] == 42
    told = ask(talk, "reveal")
    assert told["secret"] == {"deck": PILE[2:]}
    assert told["deal"] == DEAL
    assert told["config"] == write_options(Options(3))


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ({"type": "place", "space": "rathaus", "dice": [1]}, "the dice show 1, not 5"),
        ({"type": "place", "space": "prater", "dice": [3]}, "the dice show 3, not 1 or 2"),
        ({"type": "place", "space": "tiergarten", "dice": [3]}, "not a double"),
        ({"type": "turn", "die": 5, "to": 1}, "not by one"),
        ({"type": "throw", "dice": [1, 2, 3, 4, 5]}, "the engine deals by itself"),
    ],
)
def test_what_is_illegal_is_answered_by_its_cause(action: Json, why: str) -> None:
    refused = ask(begun(), "apply", action=action)
    assert (refused["error"], refused["message"]) == ("illegal-action", why)


def test_an_occupied_stop_is_refused_with_whoever_is_there() -> None:
    talk = begun()
    ask(talk, "apply", action={"type": "place", "space": "oper", "dice": [2]})
    refused = ask(talk, "apply", action={"type": "place", "space": "oper", "dice": [2]})
    assert refused["message"] == "occupied by player 1"


@pytest.mark.parametrize(
    "deal",
    [
        {},
        DEAL | {"more": 1},
        DEAL | {"dice": []},
        DEAL | {"dice": 3},
        DEAL | {"dice": [7]},
        DEAL | {"dice": [True]},
        DEAL | {"deck": PILE[1:]},
        DEAL | {"deck": ["c"] * 44},
        DEAL | {"first_player": 3},
    ],
    ids=range(9),
)
def test_a_deal_that_does_not_fit_is_refused(deal: Json) -> None:
    assert ask(Conversation(), "new", config=CONFIG, deal=deal)["ok"] is False


def test_a_game_that_was_drawn_runs_again_on_its_own_board() -> None:
    talk = Conversation()
    ask(talk, "new", config={**CONFIG, "board": {"oper": {"points": 2}}}, seed=4)
    actions: list[Json] = []
    while (actors := ask(talk, "public")["public"]["actors"]) and len(actions) < 60:
        legal = ask(talk, "legal", player=actors[0])["legal"]
        actions.append(legal[len(actions) % len(legal)])
        ask(talk, "apply", action=actions[-1])
    told = ask(talk, "reveal")
    assert told["config"]["board"]["oper"]["points"] == 2
    run = ask(talk, "run", config=told["config"], deal=told["deal"], actions=actions)
    assert run["final"]["public"] == told["public"]
    assert run["final"]["secret"] == told["secret"]
