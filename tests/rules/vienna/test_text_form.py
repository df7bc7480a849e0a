"""The text form of moves and options."""

import json
from typing import Any

import pytest

from tests.rules.vienna.tables import character, stop
from vivaroi_gui.rules.core import CHANCE, BadConfig, Seat
from vivaroi_gui.rules.vienna.corrections import corrected, written
from vivaroi_gui.rules.vienna.data import WHITE, Symbol
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    ChooseStartCard,
    ChooseSymbol,
    Deal,
    DoubleTurn,
    EndTurn,
    Gain,
    LeaveDice,
    Move,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    Steal,
    TakeCharacter,
    Throw,
    TurnDie,
)
from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.rules.vienna.text import (
    BadAction,
    read_move,
    read_options,
    write_move,
    write_options,
)

OPTIONS = Options(3)
IDS = [SHIPPED.characters[one].id for one in SHIPPED.pile]
MOVES: list[tuple[Move, dict[str, Any]]] = [
    (Deal(2, SHIPPED.pile), {"type": "deal", "first_player": 2, "deck": IDS}),
    (Throw((1, 2)), {"type": "throw", "dice": [1, 2]}),
    (Throw((), 4), {"type": "throw", "dice": [], "white": 4}),
    (ChooseStartCard(0), {"type": "start_card", "card": "s1"}),
    (Place(stop("rathaus"), (2, 3)), {"type": "place", "space": "rathaus", "dice": [2, 3]}),
    (
        Place(stop("rathaus"), (2,), True),
        {"type": "place", "space": "rathaus", "dice": [2], "white": True},
    ),
    (Reroll((2, 2), True), {"type": "reroll", "dice": [2, 2], "white": True}),
    (Reroll((6,)), {"type": "reroll", "dice": [6]}),
    (TurnDie(3, 4), {"type": "turn", "die": 3, "to": 4}),
    (TurnDie(WHITE, 4), {"type": "turn", "white": True, "to": 4}),
    (DoubleTurn(), {"type": "double_turn"}),
    (EndTurn(), {"type": "end_turn"}),
    (SetGendarme(stop("oper")), {"type": "gendarme", "space": "oper"}),
    (ChooseGain(Gain.COINS), {"type": "krieau", "gain": "coins"}),
    (ChooseGain(Gain.POINTS), {"type": "krieau", "gain": "points"}),
    (SetDie(3, 6), {"type": "set", "die": 3, "to": 6}),
    (SetDie(WHITE, 6), {"type": "set", "white": True, "to": 6}),
    (LeaveDice(), {"type": "skip"}),
    (TakeCharacter(character("cx")), {"type": "take", "card": "cx"}),
    (ChooseSymbol(Symbol.CROSS), {"type": "symbol", "symbol": "cross"}),
    (Steal(((1, 3),)), {"type": "steal", "from": [[1, 3]]}),
    (Steal(()), {"type": "steal", "from": []}),
]


@pytest.mark.parametrize(("move", "text"), MOVES, ids=str)
def test_moves_are_written_as_the_protocol_says_and_come_back(
    move: Move, text: dict[str, Any]
) -> None:
    seat = CHANCE if isinstance(move, Deal | Throw) else 1
    assert write_move(OPTIONS, seat, move) == text
    assert read_move(OPTIONS, json.loads(json.dumps(text)), 1) == (seat, move)


def test_dice_may_be_written_in_any_order() -> None:
    action = {"type": "place", "space": "rathaus", "dice": [3, 2]}
    assert read_move(OPTIONS, action, 0) == (0, Place(stop("rathaus"), (2, 3)))


@pytest.mark.parametrize(("turn", "whose"), [(2, 2), (None, -2)])
def test_a_move_belongs_to_the_seat_on_turn(turn: Seat | None, whose: Seat) -> None:
    assert read_move(OPTIONS, {"type": "skip"}, turn)[0] == whose


PLACE = {"type": "place", "space": "oper", "dice": [2]}


@pytest.mark.parametrize(
    "action",
    [
        None,
        [],
        "skip",
        {},
        {"type": "pass"},
        {"type": ["skip"]},
        {"type": "skip", "player": 1},
        {"type": "place", "space": "oper"},
        PLACE | {"player": 0},
        PLACE | {"space": "paris"},
        PLACE | {"space": 3},
        PLACE | {"dice": 2},
        PLACE | {"dice": ["2"]},
        PLACE | {"dice": [True]},
        PLACE | {"white": False},
        PLACE | {"white": 1},
        {"type": "turn", "to": 3},
        {"type": "turn", "die": 2, "white": True, "to": 3},
        {"type": "turn", "white": False, "to": 3},
        {"type": "turn", "die": 2, "to": 3.0},
        {"type": "set", "die": None, "to": 3},
        {"type": "start_card", "card": "s7"},
        {"type": "krieau", "gain": "cards"},
        {"type": "take", "card": "zz"},
        {"type": "symbol", "symbol": "hat"},
        {"type": "steal", "from": [[1]]},
        {"type": "steal", "from": [1]},
        {"type": "steal", "from": [["a", 1]]},
        {"type": "throw", "dice": [1], "white": "2"},
        {"type": "deal", "first_player": 0, "deck": ["zz"]},
        {"type": "deal", "first_player": "0", "deck": IDS},
    ],
    ids=str,
)
def test_what_is_no_move_is_refused(action: object) -> None:
    with pytest.raises(BadAction):
        read_move(OPTIONS, action, 0)


def test_a_zero_is_no_name_of_the_white_die() -> None:
    _, move = read_move(OPTIONS, {"type": "turn", "die": 0, "to": 1}, 0)
    assert move == TurnDie(-1, 1)


# --- options -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_options_come_back_from_their_config(players: int) -> None:
    other = corrected({"oper": {"points": 2}})
    for options in (Options(players), Options(players, other)):
        config = json.loads(json.dumps(write_options(options)))
        assert config["edition"] == "vienna"
        assert read_options(config) == options


def test_without_a_board_it_is_the_shipped_one_with_one_that_is_told() -> None:
    assert read_options({"edition": "vienna", "players": 3}) == Options(3)
    assert read_options({"edition": "vienna"}) == Options()
    told = read_options({"edition": "vienna", "board": {"oper": {"points": 2}}})
    assert written(told.board)["oper"]["points"] == 2


@pytest.mark.parametrize(
    "config",
    [
        None,
        "vienna",
        {},
        {"edition": "2003"},
        {"edition": ["vienna"]},
        {"edition": "vienna", "players": 6},
        {"edition": "vienna", "players": "3"},
        {"edition": "vienna", "rounds": 3},
        {"edition": "vienna", "board": None},
        {"edition": "vienna", "board": {"oper": {"points": 99}}},
    ],
    ids=str,
)
def test_a_config_that_the_rules_forbid_is_refused(config: object) -> None:
    with pytest.raises(BadConfig):
        read_options(config)
