"""The rules that players read: three languages of one shape, true to figures and words."""

import re
from collections import Counter

import pytest

from tests.texts_of_rules import (
    NBSP,
    ROOT,
    Table,
    glossary,
    headings,
    kind,
    read,
    spaced,
    tables,
    unspaced,
)
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import data
from vivaroi_gui.rules.vivaroi.options import EDITIONS

EVERY_TEXT = [(edition, language) for edition in EDITIONS for language in LANGUAGES]
TITLE = "Viva il Re!"  # Italian in every language, and set as Italian sets it

NO_CARDS, PLACED, POINTS, KEYS, NAMES = range(5)
"""The tables, in the order in which they stand."""


def body(language: str, table: int) -> Table:
    return tables(read(language))[table][1:]


def test_a_line_is_told_apart_by_its_marker() -> None:
    lines = ["# A", "## B", "- c", "| d |", "**e**", ""]
    assert [kind(line) for line in lines] == ["#", "##", "-", "|", "text", ""]


@pytest.mark.parametrize(("edition", "language"), EVERY_TEXT)
def test_translations_have_the_shape_of_the_english_rules_line_by_line(
    edition: str, language: str
) -> None:
    shape = [kind(line) for line in read("en", edition).splitlines()]
    assert [kind(line) for line in read(language, edition).splitlines()] == shape


@pytest.mark.parametrize(("edition", "language"), EVERY_TEXT)
def test_there_are_one_title_and_sections_of_different_names(edition: str, language: str) -> None:
    text = read(language, edition)
    levels = Counter(kind(line) for line in text.splitlines())
    assert (levels["#"], levels["###"]) == (1, 0)
    assert len(set(headings(text))) == levels["##"]


@pytest.mark.parametrize(("edition", "language"), EVERY_TEXT)
def test_the_sections_of_the_phases_are_the_third_to_fifth(edition: str, language: str) -> None:
    assert headings(read(language, edition))[2:5] == glossary(language)["phases"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_editions_explain_the_end_of_the_game_in_the_ninth_section(language: str) -> None:
    assert len({headings(read(language, edition))[8] for edition in EDITIONS}) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_document_for_developers_lists_the_sections_in_their_order(edition: str) -> None:
    listing = (ROOT / "docs" / f"rules-{edition}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \|", listing, re.MULTILINE)
    names = headings(read("en", edition))
    assert rows == [(str(n), name) for n, name in enumerate(names, start=1)]


@pytest.mark.parametrize(("edition", "language"), EVERY_TEXT)
def test_tables_have_the_cells_of_the_english_rules(edition: str, language: str) -> None:
    def sizes(text: str) -> list[list[int]]:
        return [[len(row) for row in table] for table in tables(text)]

    assert sizes(read(language, edition)) == sizes(read("en", edition))


@pytest.mark.parametrize("language", ["fr", "it"])
def test_translations_have_the_figures_of_the_english_rules(language: str) -> None:
    for table in (NO_CARDS, PLACED):
        assert body(language, table) == body("en", table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cards_are_those_of_the_rules(language: str) -> None:
    assert body(language, NO_CARDS) == [["3", "4"], ["4", "3"], ["5", "2"], ["6", "2"]]
    assert {int(players): int(cards) for players, cards in body(language, NO_CARDS)} == (
        data.NO_CARDS
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_placed_and_left_over_are_those_of_the_rules(language: str) -> None:
    for players, each, left_over in body(language, PLACED):
        assert int(each) == data.PLACED_EACH[int(players)]
        assert int(players) * int(each) + int(left_over) == len(data.CAST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_those_of_the_rules_from_the_throne_down(language: str) -> None:
    *floors, eliminated = body(language, POINTS)
    assert [points for _, _, points in floors] == ["10", "5", "4", "3", "2", "1", "0"]
    assert tuple(int(points) for _, _, points in reversed(floors)) == data.POINTS
    assert [int(number) for number, _, _ in reversed(floors)] == list(data.FLOORS)
    assert eliminated[::2] == ["–", "0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_floors_have_the_names_of_the_glossary(language: str) -> None:
    floors = body(language, POINTS)[:-1]
    assert [name for _, name, _ in reversed(floors)] == glossary(language)["edition_2003"]["floors"]
    for number, name in enumerate(glossary(language)["edition_2003"]["floors"]):
        assert f"{name} ({number})" in read(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_glossary_are_used(language: str) -> None:
    text = read(language)
    assert [term for term in glossary(language)["edition_2003"]["terms"] if term not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cast_is_complete_in_its_order_with_its_initials(language: str) -> None:
    rows = body(language, NAMES)
    assert [name for _, name in rows] == glossary(language)["edition_2003"]["cast"]
    assert [name.split()[0].lower() for _, name in rows] == list(data.CAST)
    assert all(name.startswith(letter) for letter, name in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_33_and_the_size_of_the_deck_are_named(language: str) -> None:
    text = read(language)
    assert f"**{data.POINTS_FOR_ZERO}**" in text
    assert str(data.POINTS_FOR_ZERO) in headings(text)[7]
    assert re.search(rf"\b{len(data.DECK)}\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_row(language: str) -> None:
    keys = [key for key, _ in body(language, KEYS)]
    assert {f"[{{{one}_key}}]" for one in ("hint", "cover", "undo", "rules")} < set(keys)
    assert len(keys) == 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_designer_publisher_and_king_are_named(language: str) -> None:
    for name in ("Stefano Luperto", "daVinci Editrice", "daVinci Games", "Vladimiro Miritiro"):
        assert name in read(language)


@pytest.mark.parametrize(("edition", "language"), EVERY_TEXT)
def test_typography_is_that_of_print(edition: str, language: str) -> None:
    text = read(language, edition)
    assert re.findall(r"['\"`<>]|\.\.\.| {2}|\t| $", text) == []
    assert text.endswith("\n")
    assert text.count("**") % 2 == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_french_has_a_no_break_space_before_double_punctuation(edition: str) -> None:
    text = read("fr", edition).replace(TITLE, "")
    assert unspaced(text) == []
    assert text.count(f"{NBSP}:") > 10


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_english_and_italian_have_no_space_before_punctuation(edition: str, language: str) -> None:
    text = read(language, edition)
    assert spaced(text) == []
    assert NBSP not in text


def test_statements_and_rulings_are_numbered_without_a_gap() -> None:
    text = (ROOT / "docs" / "rules-2003.md").read_text(encoding="utf-8")
    for letter, last in (("R", 64), ("B", 15)):
        numbers = re.findall(rf"^\| {letter}(\d+) \|", text, re.MULTILINE)
        assert [int(number) for number in numbers] == list(range(1, last + 1))


def test_the_statements_of_2024_are_numbered_without_a_gap() -> None:
    text = (ROOT / "docs" / "rules-2024.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\| V(\d+) \|", text, re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, 39))


@pytest.mark.parametrize("edition", ["2003", "2024"])
def test_the_code_named_beside_a_statement_exists(edition: str) -> None:
    text = (ROOT / "docs" / f"rules-{edition}.md").read_text(encoding="utf-8")
    package = ROOT / "vivaroi_gui" / "rules" / "vivaroi"
    named = re.findall(r"`([a-z]+(?:_2024|_ache)?)\.(\w+)(?:\.\w+)?`", text)
    assert len(named) > 35
    for module, name in named:
        (file,) = (*package.glob(f"{module}.py"), *package.glob(f"modules/{module}.py"))
        assert re.search(rf"\b{name}\b", file.read_text(encoding="utf-8"))
