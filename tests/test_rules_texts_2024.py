"""The rules of 2024 that players read: true to the figures, the glossary and the rulings."""

import re
from typing import Any

import pytest

from tests.texts_of_rules import Table, glossary, headings, read, tables
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import data, data_2024
from vivaroi_gui.rules.vivaroi.options import Options

AMBITIONS = {
    "bouffon_king": [],
    "woman_queen": [],
    "man_king": [],
    "raised_the_king": [],
    "not_floors_0_1": [0, 1],
    "not_floors_2_3": [2, 3],
    "not_floors_4_5": [4, 5],
    "no_wc": [],
    "one_wc": [1],
    "two_wc": [2],
    "one_dungeon": [1],
    "two_dungeons": [2],
    "three_dungeons": [3],
    "no_wc_no_dungeon": [],
    "only_yes_left": [],
    "consolation": [data_2024.CONSOLATION_BELOW],
}
"""In the order of the rows, with the numbers in them."""

NO_CARDS, PLACED, POINTS, EXAMPLE, AMBITION, EMISSARY, KEYS, NAMES = range(8)
"""The tables, in the order in which they stand."""
KEYS_OF_2003 = 3
PLACES_OF_POINTS = (*reversed(data.FLOORS), data.WC_3, *data.DUNGEONS)

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str) -> dict[str, Any]:
    found: dict[str, Any] = glossary(language)["edition_2024"]
    return found


def body(language: str, table: int) -> Table:
    return tables(read(language, "2024"))[table][1:]


def section(language: str, number: int) -> str:
    return read(language, "2024").split("\n## ")[number]


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"-?\d+", text.replace("−", "-"))]


def ascii_name(name: str) -> str:
    return name.lower().translate(str.maketrans("éï", "ei"))


def test_there_are_eight_tables(language: str) -> None:
    assert len(tables(read(language, "2024"))) == NAMES + 1


def test_no_cards_are_those_of_the_rules(language: str) -> None:
    rows = body(language, NO_CARDS)
    assert {int(players): int(cards) for players, cards in rows} == data_2024.NO_CARDS


def test_no_cards_beside_the_emissary_are_those_of_the_rules(language: str) -> None:
    rows = body(language, EMISSARY)
    assert {int(players): int(cards) for players, cards in rows} == data_2024.EMISSARY_NO_CARDS


def test_characters_placed_and_left_over_are_those_of_the_rules(language: str) -> None:
    rows = body(language, PLACED)
    assert [int(players) for players, _, _ in rows] == list(data_2024.SEAT_COUNTS)
    for players, each, left_over in rows:
        options = Options(int(players), edition="2024", emissary=players == "2")
        assert numbers(each)[0] == options.placed_each
        assert int(left_over) == len(data_2024.CAST) - 1 - options.to_place


def test_whoever_places_less_is_named_beside_the_number(language: str) -> None:
    each = {int(players): numbers(cell) for players, cell, _ in body(language, PLACED)}
    assert (each[2], each[7], each[8]) == ([6, 5], [2, 1], [2, 1])
    for players, last in ((7, 1), (8, 3)):
        assert players * 2 - last == data_2024.PLACED[players]


def test_points_are_those_of_the_rules_from_the_throne_down(language: str) -> None:
    rows = body(language, POINTS)
    assert [numbers(row[2]) for row in rows] == [[data.POINTS_AT[at]] for at in PLACES_OF_POINTS]
    inverted = [0, *(-data.POINTS_AT[at] for at in PLACES_OF_POINTS[1:])]
    assert [numbers(row[3]) for row in rows] == [[points] for points in inverted]


def test_places_have_the_names_of_the_glossary(language: str) -> None:
    rows = body(language, POINTS)
    assert [name for _, name, _, _ in rows[:7]] == words(language)["floors"][::-1]
    dungeon = words(language)["dungeon"]
    assert [row[1] for row in rows[8:]] == [dungeon.format(floor) for floor in (1, 2, 3)]
    for number, name in enumerate(words(language)["floors"]):
        assert f"{name} ({number})" in read(language, "2024")


def test_the_example_of_the_jester_adds_up(language: str) -> None:
    wc, dungeon = words(language)["wc"], words(language)["dungeon"]
    points_at = dict(zip(words(language)["floors"], data.POINTS, strict=True))
    points_at |= {wc.format(4): 0} | {dungeon.format(floor): -floor for floor in (1, 2, 3)}
    *favourites, total = body(language, EXAMPLE)
    counted = [points_at[place] for _, place, _, _ in favourites]
    for rows, expected in ((favourites, counted), ([total], [sum(counted)])):
        assert [numbers(row[2]) for row in rows] == [[points] for points in expected]
        assert [numbers(row[3]) for row in rows] == [[-points] for points in expected]
    told = numbers(section(language, 7).rpartition("|")[2])
    assert told == [25, 25 - sum(counted), 25 + sum(counted), 3, 0]
    assert sum(counted) > 3


def test_the_card_of_the_example_is_one_of_the_deck(language: str) -> None:
    names = [ascii_name(name) for name, _, _, _ in body(language, EXAMPLE)[:-1]]
    assert tuple(map(data_2024.CAST.index, names)) in data_2024.DECK


def test_ambitions_are_those_of_the_rules(language: str) -> None:
    assert AMBITIONS.keys() == data_2024.AMBITIONS.keys()
    rows = body(language, AMBITION)
    assert [int(points) for points, _ in rows] == [data_2024.AMBITIONS[one] for one in AMBITIONS]
    assert [numbers(condition) for _, condition in rows] == list(AMBITIONS.values())
    assert len({condition for _, condition in rows}) == len(AMBITIONS)


def test_the_cast_is_complete_in_its_order_with_its_kinds(language: str) -> None:
    *others, jester = body(language, NAMES)
    woman, man, dog, neither = words(language)["kinds"]
    kinds = {**dict.fromkeys(data_2024.WOMEN, woman), **dict.fromkeys(data_2024.MEN, man)}
    assert [ascii_name(name) for name, _ in others] == list(data_2024.CAST[:-1])
    assert [told for _, told in others] == [
        kinds.get(character, dog) for character in range(data_2024.BOUFFON)
    ]
    assert jester == [words(language)["jester"].split()[1], neither]


def test_the_words_of_the_glossary_are_used(language: str) -> None:
    text = read(language, "2024")
    assert [term for term in words(language)["terms"] if term not in text] == []


def test_the_words_of_the_other_edition_are_not(language: str) -> None:
    text = read(language, "2024")
    assert [word for word in words(language)["not_said"] if re.search(rf"\b{word}", text)] == []


def test_starts_compensation_and_persons_are_those_of_the_rules(language: str) -> None:
    text = read(language, "2024")
    for figure in (
        data_2024.EMISSARY_START,
        data_2024.COMPENSATION,
        data_2024.MOST_PERSONS_ON_SHARED_MARKERS,
    ):
        assert f"**{figure}**" in text
    assert data_2024.START in numbers(section(language, 2))
    assert re.search(rf"\b{len(data_2024.DECK)}\b", section(language, 14))


def test_the_jester_has_the_seventh_section(language: str) -> None:
    assert headings(read(language, "2024"))[6] == words(language)["jester"]


def test_what_the_rulebook_leaves_open_is_said_first_and_openly(language: str) -> None:
    """Two players (D3), the Jester and the dungeons (D6), the Emissary's Yes (D9)."""
    contradiction, silence = words(language)["contradiction"], words(language)["silence"]
    leads = re.findall(r"^- \*\*(.+?)\*\*", section(language, 14), re.MULTILINE)
    assert contradiction in leads[0]
    assert all(silence in lead for lead in leads[1:3])
    assert not [lead for lead in leads[3:] if silence in lead]


def test_every_key_has_its_row_as_in_2003(language: str) -> None:
    keys = [key for key, _ in body(language, KEYS)]
    assert keys == [key for key, _ in tables(read(language))[KEYS_OF_2003][1:]]


def test_designers_and_publisher_are_named(language: str) -> None:
    for name in ("Stefano Luperto", "Jean-Michel Maman", "Andrés J. Voicu", "Spiel-ou-Face"):
        assert name in section(language, 17)
