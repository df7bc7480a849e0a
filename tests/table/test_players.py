"""Who may sit down."""

from dataclasses import replace

import pytest

from tests.table.games import seats
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.options import STYLES
from vivaroi_gui.table.players import (
    AVATARS,
    COLOURS,
    DEFAULT_LEVEL,
    BadSeat,
    Kind,
    Player,
    SameColour,
    UnknownLook,
    WrongCount,
    WrongLevel,
    WrongLoan,
    WrongStyle,
    check_players,
)


@pytest.mark.parametrize("players", range(3, 7))
def test_three_to_six_may_sit_down(players: int) -> None:
    check_players(seats(players), Options(players))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", LEVELS)
def test_an_ai_may_play_at_any_level_in_any_style(level: str, style: str) -> None:
    *others, last = seats(4)
    check_players([*others, replace(last, level=level, style=style)], Options(4))


def test_an_ai_of_which_nothing_else_is_said_plays_evenly() -> None:
    assert DEFAULT_LEVEL in LEVELS
    assert Player("Anna", Kind.AI, DEFAULT_LEVEL, "crimson", "owl").style == DEFAULT_STYLE
    assert Player("Anna", Kind.HUMAN, None, "crimson", "owl").style is None


def test_a_lent_seat_keeps_its_name_and_look_and_can_be_taken_back() -> None:
    anna = seats(4)[0]
    lent = anna.lent("eminence", "bluffer")
    assert lent == replace(anna, kind=Kind.AI, level="eminence", style="bluffer", is_lent=True)
    assert not lent.is_human
    assert lent.is_persons
    assert lent.lent("novice", "even").level == "novice"
    assert lent.taken_back() == anna == anna.taken_back()


def test_an_ai_from_the_start_is_neither_lent_nor_taken_over() -> None:
    computer = seats(4)[3]
    assert not computer.is_persons
    with pytest.raises(WrongLoan):
        computer.taken_back()
    with pytest.raises(WrongLoan):
        computer.lent("novice", "even")


def test_choices_are_all_different_and_looks_enough_for_six() -> None:
    for choices in (LEVELS, STYLES, COLOURS, AVATARS):
        assert len(set(choices)) == len(choices)
    assert min(len(COLOURS), len(AVATARS)) >= 6


@pytest.mark.parametrize("players", [0, 1, 2, 3, 5, 8])
def test_another_number_than_the_game_is_for_is_refused(players: int) -> None:
    with pytest.raises(WrongCount):
        check_players(seats(3)[:1] * players, Options(4))


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ({"colour": COLOURS[1]}, SameColour),
        ({"colour": "mauve"}, UnknownLook),
        ({"colour": ""}, UnknownLook),
        ({"avatar": "basilisk"}, UnknownLook),
        ({"level": "novice"}, WrongLevel),
        ({"level": ""}, WrongLevel),
        ({"kind": Kind.AI}, WrongLevel),
        ({"kind": Kind.AI, "level": "king"}, WrongLevel),
        ({"kind": Kind.AI, "level": "Novice"}, WrongLevel),
        ({"style": "even"}, WrongStyle),
        ({"is_lent": True}, WrongLoan),
        ({"style": ""}, WrongStyle),
        ({"kind": Kind.AI, "level": "novice", "style": "king"}, WrongStyle),
        ({"kind": Kind.AI, "level": "novice", "style": ""}, WrongStyle),
    ],
    ids=str,
)
def test_players_are_refused_by_cause(change: dict[str, str], cause: type[BadSeat]) -> None:
    first, *others = seats(4, humans=4)
    with pytest.raises(cause):
        check_players([replace(first, **change), *others], Options(4))  # type: ignore[arg-type]
