"""Who may sit down, and under which name."""

import unicodedata
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.games import seats
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.options import STYLES
from vivaroi_gui.table.players import (
    AVATARS,
    COLOURS,
    DEFAULT_LEVEL,
    NAME_LIMIT,
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
    seat_names,
)

DEFAULTS = ("Player 1", "Player 2", "Player 3")


def named(typed: str) -> str:
    """What becomes of one name."""
    return seat_names([typed], DEFAULTS[:1])[0]


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\t\n",
        "\u00a0\u2003\u3000",
        "\u200b\u200d\ufeff",
        "\u202e\u202c",
        "\u0301\u0301",
        "\ufe0f",
        "\u3164\u2800\u115f",
        "\x00\x07\x1b",
        "\ud800",
        "\ue000",
        "\u034f",
    ],
    ids=ascii,
)
def test_a_name_of_which_nothing_can_be_read_becomes_the_default(typed: str) -> None:
    assert named(typed) == "Player 1"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna  ", "Anna"),
        ("Anna \n\t  Maria", "Anna Maria"),
        ("Anna\nMaria", "Anna Maria"),
        ("e\u0301", "é"),
        ("e\u00ad\u0301", "é"),
        ("e\u200d\u0301", "é"),
        ("\u202eanna\u202c", "anna"),
        ("\u2066anna\u2069", "anna"),
        ("an\u200bna", "anna"),
        ("an\u200dna", "anna"),
        ("\u0301anna", "anna"),
        ("a\x00n\x1b[31mna", "an[31mna"),
        ("🦊", "🦊"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("ශ්\u200dරී", "ශ්\u200dරී"),
        ("שרה", "שרה"),
        ("Bob \u200d\u200d🎉", "Bob 🎉"),
        ("क\u0951\u094d\u200dष", "क\u094d\u0951ष"),
        ("{player} %1 &amp;", "{player} %1 &amp;"),
        ("<b>Zoé</b>", "<b>Zoé</b>"),
        ("<img src=x>", "<img src=x>"),
    ],
    ids=ascii,
)
def test_a_name_keeps_what_can_be_read(typed: str, kept: str) -> None:
    assert named(typed) == kept


def test_sixty_characters_are_cut_to_the_limit() -> None:
    assert named("x" * 60) == "x" * NAME_LIMIT
    assert named("Anna " * 12) == "Anna Anna Anna Anna Anna"


@pytest.mark.parametrize("before", range(NAME_LIMIT - 6, NAME_LIMIT + 1))
@pytest.mark.parametrize("tail", ["g\u0303", "👩\u200d👧", "👩🏽", "❤\ufe0f"], ids=ascii)
def test_a_cut_leaves_no_accent_or_joiner_behind(before: int, tail: str) -> None:
    name = named("x" * before + tail + "y" * 9)
    assert len(name) <= NAME_LIMIT
    last, gone = name[-1], ("x" * before + tail + "y" * 9)[len(name)]
    assert last != "\u200d"
    assert gone == "\u200d" or unicodedata.category(gone) not in ("Mn", "Sk")


def test_a_number_leaves_no_accent_behind_either() -> None:
    name = "x" * (NAME_LIMIT - 3) + "g\u0303y"
    assert seat_names([name] * 2, DEFAULTS[:2]) == (name, "x" * (NAME_LIMIT - 3) + " 2")


def test_one_letter_under_sixty_accents_is_still_a_name() -> None:
    first, second = seat_names(["g" + "\u0303" * 59] * 2, DEFAULTS[:2])
    assert first[0] == second[0] == "g"
    assert first != second
    assert len(first) <= NAME_LIMIT >= len(second)


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        (["Anna", "Anna", "Anna"], ("Anna", "Anna 2", "Anna 3")),
        (["Anna", "ANNA", "anna"], ("Anna", "ANNA 2", "anna 3")),
        (["Anna", "Anna 2", "Anna"], ("Anna", "Anna 2", "Anna 3")),
        (["Anna", "an\u200dna", "Anna\ufe0f"], ("Anna", "anna 2", "Anna\ufe0f 3")),
        (["é", "e\u0301", "e\u00ad\u0301"], ("é", "é 2", "é 3")),
        (["Player 2", "", ""], ("Player 2", "Player 2 2", "Player 3")),
        (["", "", ""], DEFAULTS),
    ],
    ids=ascii,
)
def test_the_same_name_twice_is_told_apart(typed: list[str], names: tuple[str, ...]) -> None:
    assert seat_names(typed, DEFAULTS) == names


def test_six_times_the_same_long_name_is_six_names() -> None:
    names = seat_names(["x" * 60] * 6, ["?"] * 6)
    assert len(set(names)) == 6
    assert {len(name) for name in names} == {NAME_LIMIT}


@given(st.lists(st.text(max_size=40), min_size=3, max_size=6))
@settings(max_examples=150)
def test_any_names_come_out_different_readable_and_final(typed: list[str]) -> None:
    defaults = [f"Player {seat}" for seat in range(len(typed))]
    names = seat_names(typed, defaults)
    assert len({name.casefold() for name in names}) == len(names)
    for name in names:
        assert 0 < len(name) <= NAME_LIMIT
        assert name == name.strip()
        assert not {"Cc", "Cs", "Co", "Zl", "Zp"} & set(map(unicodedata.category, name))
        assert {c for c in name if unicodedata.category(c) == "Cf"} <= {"\u200d"}
    assert seat_names(names, defaults) == names


def test_a_clean_name_is_as_clean_as_it_gets() -> None:
    """A joiner is of use by what is beside it, and that may be taken away too."""
    for typed in map("".join, product("a \u200d🎉\u094d\u0951", repeat=5)):
        assert named(named(typed)) == named(typed), ascii(typed)


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
