"""The chronicle: whole, also while placing, and of one player or one character alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.vivaroi.panels.desk import Desk
from tests.ui.vivaroi.scene.positions import INDEX, Match, ascent
from tools.positions import family
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.ui.kit.growing_rows import GrowingRows
from vivaroi_gui.ui.kit.told import Row, Span

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def choose(desk: Desk, box: int, name: str) -> None:
    """By keys, from the list of a box."""
    button = desk.page.chronicle.filter.boxes[box]
    desk.key(button, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (action,) = (one for one in menu.actions() if one.text() == name)
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)


def told(desk: Desk) -> list[str]:
    return [row.text for row in desk.page.chronicle.visible_rows]


def test_a_player_and_a_character_can_be_followed_until_somebody_else_looks(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    desk.match.play(0, MoveUp(INDEX["alighiero"], 1))
    desk.match.play(1, MoveUp(INDEX["dario"], 2))
    desk.look()
    chronicle = desk.page.chronicle
    chronicle.set_open(True)
    choose(desk, 0, "Marco")
    marcos = ["Marco moved Dario up to the Traders.", "Round 1 begins with Giulia."]
    assert told(desk) == marcos
    assert chronicle.is_open
    assert chronicle.accessibleDescription().startswith("Tell only of one player: Marco\n")
    choose(desk, 1, "Alighiero")
    assert told(desk) == []
    assert chronicle.accessibleDescription().endswith("Nothing of that has happened yet.")
    choose(desk, 0, "Everybody")
    assert told(desk) == ["Giulia moved Alighiero up to the Craftsmen.", marcos[1]]
    desk.look(1)
    assert not chronicle.filter.leaves_out
    assert len(told(desk)) == len(chronicle.rows) == 3


def test_the_chronicle_opens_whole_while_placing(qtbot: QtBot) -> None:
    desk = Desk(qtbot, Match(Options(players=5)), family(5, 1))
    chronicle = desk.page.chronicle
    for seat in range(3):
        desk.match.play(seat, desk.match.view(seat).legal[0])
    desk.look()
    assert chronicle.shown == 1
    desk.key(chronicle, Qt.Key.Key_Return)
    assert len(told(desk)) == len(chronicle.rows) == 4
    desk.key(chronicle, Qt.Key.Key_Escape)
    assert chronicle.shown == 1


def test_what_was_told_is_not_written_again_and_what_is_taken_back_goes() -> None:
    written = []

    def write(event: object) -> tuple[Row, ...]:
        written.append(event)
        return (Row((Span(str(event), False),)),)

    growing = GrowingRows(write)
    first, second, other = (MoveUp(one, 1) for one in range(3))
    growing.of([first, second])  # type: ignore[list-item]
    assert [row.text for (row,) in growing.of([first, other])] == [str(first), str(other)]  # type: ignore[list-item]
    assert written == [first, second, other]
