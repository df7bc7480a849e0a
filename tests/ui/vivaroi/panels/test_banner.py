"""The banner says whose turn it is and what to do."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.said import NOTICE, hint
from tests.ui.vivaroi.hints import hints
from tests.ui.vivaroi.panels.desk import Desk, climb, named
from tests.ui.vivaroi.scene.positions import INDEX, ascent, placing
from tools.positions import family
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi.data import WC_4
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.vivaroi.words.advice import advice_words
from vivaroi_gui.ui.vivaroi.words.editions import lore


def test_the_viewer_is_told_which_of_how_many_to_place(qtbot: QtBot) -> None:
    banner = Desk(qtbot, placing()).page.banner
    assert banner.title == "Your turn, Giulia"
    assert "1 of 4" in banner.line
    assert "gate" in banner.line


def test_the_step_counts_on_when_everybody_has_placed_one(qtbot: QtBot) -> None:
    desk = Desk(qtbot, placing())
    for seat, (character, floor) in enumerate(((0, 1), (1, 2), (2, 3))):
        desk.match.play(seat, Place(character, floor))
    desk.look()
    assert "2 of 4" in desk.page.banner.line


def test_a_selection_says_where_to_click(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    assert desk.page.banner.line == "Choose a character to move up one floor."
    board = desk.page.board
    board.setFocus()
    QTest.keyClicks(board, "h")  # nobody's initial: nothing changes
    assert desk.page.banner.line == "Choose a character to move up one floor."
    board.selected.emit(INDEX["alighiero"])
    assert desk.page.banner.line == "Move Alighiero up to the Craftsmen, to the framed floor."
    assert "golden" not in desk.page.banner.accessibleDescription()
    board.selected.emit(None)
    assert desk.page.banner.line == "Choose a character to move up one floor."


def test_a_key_on_the_board_changes_the_advice(qtbot: QtBot) -> None:
    desk = Desk(qtbot, placing())
    board = desk.page.board
    board.setFocus()
    QTest.keyClicks(board, "l")
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert "Place Leonardo on a framed floor" in desk.page.banner.line
    spoken = desk.page.banner.accessibleDescription()
    assert spoken.startswith("Place Leonardo on a possible floor (")


def test_an_ai_is_thinking_and_a_human_has_the_turn(qtbot: QtBot) -> None:
    players = family(3, 2)
    desk = Desk(qtbot, ascent(), players)
    desk.match.play(0, MoveUp(INDEX["alighiero"], 1))
    desk.look()
    assert desk.page.banner.title == f"It is {players[1].name}’s turn"
    desk.match.play(1, MoveUp(INDEX["merlino"], 4))
    desk.look()
    assert desk.page.banner.title == f"{players[2].name} is thinking…"
    assert desk.page.banner.line == "Moves a character up one floor."


def test_without_a_viewer_nobody_is_addressed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, placing())
    desk.look(None)
    assert desk.page.banner.title == "It is Giulia’s turn"
    assert "(1 of 4)." in desk.page.banner.line


def test_an_election_belongs_to_everybody(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    climb(desk.match, "merlino", 4, 5, 6)
    desk.look()
    assert desk.page.banner.title == "The election of the King"
    assert "Merlino" in desk.page.banner.line


def test_a_message_stays_until_another_is_said(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    desk.page.show_message(NOTICE)
    desk.page.animate(desk.match.play(0, MoveUp(INDEX["alighiero"], 1)), desk.match.view(0))
    assert desk.page.banner.line == NOTICE.text
    assert desk.page.banner.accessibleDescription() == NOTICE.text
    desk.page.show_message(None)
    assert desk.page.banner.line == "Moves a character up one floor."


def test_names_are_never_markup(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent(), named("<b>Bo</b>", "&amp;", "Zoé"))
    assert desk.page.banner.title == "Your turn, <b>Bo</b>"


def test_a_small_window_gets_shorter_advice(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent(), size=(1024, 600))
    desk.page.board.selected.emit(INDEX["leonardo"])
    assert desk.page.banner.line == "Move Leonardo up to the framed floor."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 595), (1440, 854)])
def test_every_hint_has_room(
    qtbot: QtBot, qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    desk, speaker = Desk(qtbot, ascent(), size=size), Speaker(qapp)
    speaker.speak(language)
    banner = desk.page.banner
    cut = []
    who, jester = INDEX["alighiero"], BOUFFON
    for edition, move in (
        ("2003", Place(who, 4)),
        ("2003", MoveUp(who, 4)),
        ("2003", MoveUp(who, 6)),
        ("2024", MoveUp(jester, 4)),
        ("2024", MoveUp(jester, 6)),
        ("2024", MoveUp(jester, WC_4)),
    ):
        for each in hints(move):
            banner.set_message(hint(advice_words().advice(each, lore(edition))))
            banner.grab()
            cut += [tip.text for tip in banner.tips]
    speaker.speak("en")
    assert cut == []
