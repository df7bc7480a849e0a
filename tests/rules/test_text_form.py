"""The text form of moves, options and deals."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.rules.tables import (
    CHANCE,
    DECK,
    IRINA,
    NO,
    Card,
    Deal,
    Move,
    MoveUp,
    Options,
    Place,
    Seat,
    Vote,
    all_forms,
    conceivable,
)
from vivaroi_gui.rules.core import BadConfig
from vivaroi_gui.rules.vivaroi.actions import (
    BadAction,
    read_move,
    read_options,
    write_move,
    write_options,
)
from vivaroi_gui.rules.vivaroi.deal_text import read_deal, write_deal
from vivaroi_gui.rules.vivaroi.moves import BadDeal

FLOORS = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3)
DEAL = Deal(DECK[:3], FLOORS, 1)


@pytest.mark.parametrize(
    ("seat", "move", "text"),
    [
        (1, Place(IRINA, 2), {"type": "place", "character": "irina", "floor": 2}),
        (1, MoveUp(IRINA, 6), {"type": "move", "character": "irina", "to": 6}),
        (3, Vote(NO), {"type": "vote", "player": 3, "card": "no"}),
    ],
)
def test_moves_are_written_as_the_protocol_says(
    seat: Seat, move: Move, text: dict[str, object]
) -> None:
    assert write_move(Options(), seat, move) == text


def named(move: Move) -> bool:
    return not isinstance(move, Place | MoveUp) or 0 <= move.character < 13


def test_every_move_comes_back_from_its_text_form() -> None:
    for move in (*filter(named, conceivable()), DEAL, Deal(DECK[4:8])):
        seat = CHANCE if isinstance(move, Deal) else 2
        text = json.loads(json.dumps(write_move(Options(), seat, move)))
        assert read_move(Options(), text, 2) == (seat, move)


def test_a_vote_belongs_to_its_player_the_rest_to_the_seat_on_turn() -> None:
    assert read_move(Options(), write_move(Options(), 3, Vote(Card.YES)), None)[0] == 3
    assert read_move(Options(), write_move(Options(), 1, Place(IRINA, 2)), 1)[0] == 1


def test_out_of_turn_a_placing_belongs_to_nobody() -> None:
    text = write_move(Options(), 1, Place(IRINA, 2))
    assert read_move(Options(), text, None)[0] not in range(CHANCE, 6)


@pytest.mark.parametrize(
    "action",
    [
        None,
        [],
        "place",
        {},
        {"type": "pass"},
        {"type": ["place"]},
        {"type": "place", "character": "irina"},
        {"type": "place", "character": "irina", "floor": 2, "player": 1},
        {"type": "place", "character": "vladimiro", "floor": 2},
        {"type": "place", "character": 7, "floor": 2},
        {"type": "place", "character": ["irina"], "floor": 2},
        {"type": "place", "character": "irina", "floor": "2"},
        {"type": "place", "character": "irina", "floor": 2.0},
        {"type": "place", "character": "irina", "floor": True},
        {"type": "move", "character": "irina", "to": None},
        {"type": "move", "character": "irina", "to": 2, "from": 1},
        {"type": "vote", "player": 0},
        {"type": "vote", "player": "0", "card": "no"},
        {"type": "vote", "player": 0, "card": "maybe"},
        {"type": "vote", "player": 0, "card": None},
        {"type": "vote", "player": 0, "card": "no", "why": "hat"},
    ],
    ids=str,
)
def test_what_is_not_the_text_form_of_a_move_is_refused(action: object) -> None:
    with pytest.raises(BadAction):
        read_move(Options(), action, 0)


def deal_text(**changed: Any) -> dict[str, Any]:
    return {**write_deal(Options(), DEAL), **changed}


@pytest.mark.parametrize(
    "deal",
    [
        None,
        [],
        {},
        {"goals": [], "placement": None},
        deal_text(more=1),
        deal_text(first_player="1"),
        deal_text(first_player=True),
        deal_text(goals=None),
        deal_text(goals=[None]),
        deal_text(goals=[["irina"]]),
        deal_text(goals=[[1, 2, 3, 4, 5, 6]]),
        deal_text(goals=[["vladimiro"] * 6]),
        deal_text(goals=[["irina"] * 6]),
        deal_text(placement=[0] * 13),
        deal_text(placement={"irina": 0}),
        deal_text(placement={**write_deal(Options(), DEAL)["placement"], "irina": "0"}),
        deal_text(placement={**write_deal(Options(), DEAL)["placement"], "irina": False}),
    ],
    ids=str,
)
def test_what_is_not_the_text_form_of_a_deal_is_refused(deal: object) -> None:
    with pytest.raises(BadDeal):
        read_deal(Options(), deal)


def test_a_deal_without_placement_or_first_player_comes_back() -> None:
    deal = replace(DEAL, placement=None, first_player=None)
    assert write_deal(Options(), deal)["placement"] is None
    assert read_deal(Options(), write_deal(Options(), deal)) == deal


@pytest.mark.parametrize("options", all_forms(), ids=str)
def test_options_come_back_from_their_text_form(options: Options) -> None:
    assert read_options(json.loads(json.dumps(write_options(options)))) == options


def test_everything_but_the_edition_may_be_left_out() -> None:
    assert read_options({"edition": "2003"}) == Options()


@pytest.mark.parametrize(
    "config",
    [
        None,
        {},
        {"edition": "1066"},
        {"edition": 2003},
        {"edition": "2003", "emissary": False},
        {"edition": "2003", "players": 2},
        {"edition": "2003", "players": "4"},
        {"edition": "2003", "rounds": [3]},
        {"edition": "2003", "placement": "quick"},
        {"edition": "2003", "placement": None},
        {"edition": "2003", "placement": {}},
    ],
    ids=str,
)
def test_what_is_not_the_text_form_of_options_is_refused(config: object) -> None:
    with pytest.raises(BadConfig):
        read_options(config)
