"""The rules of Vienna that people read: three languages of one shape, true to the figures."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from tests.texts_of_rules import glossary, headings, kind, read, spaced, tables, unspaced
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vienna import Options, Phase, data, game
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.ui.kit.key_names import keyed_table
from vivaroi_gui.ui.vienna.form.owners_file import NAME
from vivaroi_gui.ui.vienna.papers import ViennaPapers

SECTIONS = 13
"""Those that docs/rules-vienna.md ends with."""

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def text(language: str) -> str:
    return read(language, "vienna")


def section(language: str, number: int) -> str:
    """Counted from 1, with its heading."""
    return text(language).split("\n## ")[number]


def test_it_has_the_shape_of_the_english_rules_line_by_line(language: str) -> None:
    shape = [kind(line) for line in text("en").splitlines()]
    assert [kind(line) for line in text(language).splitlines()] == shape


def test_it_has_one_title_and_the_sections_that_the_screen_opens(language: str) -> None:
    levels = Counter(kind(line) for line in text(language).splitlines())
    assert (levels["#"], levels["##"], levels["###"]) == (1, SECTIONS, 0)
    assert len(set(headings(text(language)))) == SECTIONS


def test_dice_salon_and_markers_are_those_of_the_rules(language: str) -> None:
    rows = [[int(cell) for cell in row] for row in tables(text(language))[0][1:]]
    assert rows == [
        [players, data.DICE[players], players - 1, SHIPPED.start_score(players)]
        for players in data.PLAYERS
    ]


def test_prices_and_points_are_those_of_the_rules(language: str) -> None:
    figures = {
        3: (data.BRIBE, data.CHANGE),
        5: (data.MOST_STOLEN,),
        8: (data.END_SCORE, data.FINAL_MAJORITY, data.COINS_FOR_A_POINT),
    }
    for number, expected in figures.items():
        found = [int(one) for one in re.findall(r"\*\*(\d+)\*\*", section(language, number))]
        assert found == list(expected)


def test_every_special_card_and_every_stop_that_compares_is_explained(language: str) -> None:
    for card in glossary(language)["edition_vienna"]["specials"]:
        assert f"**{card}" in section(language, 6)
    for stop in SHIPPED.stops:
        if stop.symbol is not None or stop.is_immediate:
            assert stop.name in text(language)


def test_what_is_known_of_the_board_is_filled_in_and_not_written_down(language: str) -> None:
    board = section(language, 11)
    names = ["stops", "all", "rulebook", "found", "reconstructed", "board", "file"]
    assert re.findall(r"\{(\w+)\}", board) == names
    filled_in = re.findall(r"\{(\w+)(?<!_key)\}", text(language))
    assert filled_in == ["signs", *names]
    assert NAME not in text(language)


def test_signs_and_stops_are_told_before_where_the_board_is_from(
    qapp: QApplication, language: str
) -> None:
    papers = ViennaPapers()
    filled = papers.filled(keyed_table(text(language)))
    shown = re.findall(r"!\[[^]]+\]\((\w+)\)", filled)
    assert sorted(shown) == sorted(papers.pictures("vienna", 1.0))
    assert {"citizen", "cross", "crown", "coin", "points", "immediate", "special"} <= set(shown)
    board = filled.split("\n## ")[11]
    first, second = tables(board)
    assert [row[0] for row in first[1:]] == [row[0] for row in second[1 : len(first)]]
    assert all(all(row) for row in first)


def test_the_words_of_the_glossary_are_used(language: str) -> None:
    words = glossary(language)["edition_vienna"]
    assert [term for term in words["terms"] if term not in text(language)] == []


def test_each_phase_opens_at_the_section_that_explains_it(language: str) -> None:
    view = game.view(game.new(Options()))
    opened = {
        phase: ViennaPapers().section(replace(view, phase=phase), is_unread=False)
        for phase in Phase
    }
    titles = headings(text(language))
    words = glossary(language)["edition_vienna"]
    assert titles[opened[Phase.TURN]] == words["turn"]
    assert titles[opened[Phase.TAKE]] == words["evaluation"]
    assert titles[opened[Phase.GAME_OVER]] == words["end"]
    flashes = section(language, 1 + opened[Phase.KRIEAU])
    assert all(name in flashes for name in ("Krieau", "Prater", "Geheimbund"))


def test_the_punctuation_is_that_of_the_language(language: str) -> None:
    plain = re.sub(r"\{\w+\}", "", text(language)).replace("| --- ", "")
    assert (unspaced(plain) if language == "fr" else spaced(plain)) == []
    assert "'" not in plain
    assert '"' not in plain


def test_designer_and_publisher_are_named(language: str) -> None:
    for name in ("Johannes Schmidauer-König", "Schmidt Spiele"):
        assert name in section(language, SECTIONS)
