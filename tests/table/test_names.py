"""Whatever people type, names come out that can be read and told apart."""

import unicodedata
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vivaroi_gui.table.names import NAME_LIMIT, seat_names

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
