"""The list of moves is what may be played and nothing else, and a row is as good as a gesture."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import keys_go_to
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.session.move_list import MoveList

NONE = Qt.KeyboardModifier.NoModifier


def shown(window: MainWindow) -> MoveList:
    """The list, as F4 opens it."""
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert window.session.moves.is_shown
    return window.session.moves.paper


def texts(paper: MoveList) -> list[str]:
    return [paper.list.item(row).text() for row in range(paper.list.count())]


def test_a_row_plays_its_move_and_the_list_follows(lent_window: MainWindow) -> None:
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(3)))
    session = lent_window.session
    paper = shown(lent_window)
    assert paper.list.hasFocus()
    legal = session.bridge.view.legal
    assert len(texts(paper)) == len(legal)
    moves = [one.move for one in paper._rows]
    wanted = next(one for one in moves[1:] if isinstance(one, MoveUp) and one.to < THRONE)
    before = len(session.bridge.events)
    paper.list.setCurrentRow(moves.index(wanted))
    hand = pages_of(lent_window).table.board._hand
    assert hand.hinted == (wanted.character, wanted.to)
    lights = pages_of(lent_window).table.board._stage.lights
    assert (lights.has_row, lights.has_hint) == (True, False)  # it is no advice
    QTest.keyClick(paper.list, Qt.Key.Key_Return)
    assert len(session.bridge.events) > before
    assert getattr(session.bridge.events[before], "character", None) == wanted.character
    QTest.keyClick(paper.list, Qt.Key.Key_Escape)
    assert paper.isHidden()
    QApplication.processEvents()


def test_keys_of_a_list_that_goes_pass_by_nothing_else(lent_window: MainWindow) -> None:
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(3)))
    paper = shown(lent_window)
    with keys_go_to() as seen:
        QTest.keyClick(paper.list, Qt.Key.Key_Escape)
    assert seen == [pages_of(lent_window).table.board]


def test_a_list_that_gets_the_keys_tells_the_item_that_has_them_and_no_move_is_told_twice(
    lent_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[object, int]] = []

    def tell(event: QAccessibleEvent) -> None:
        if event.type() is QAccessible.Event.Focus:
            told.append((event.object(), event.child()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", tell)
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(3)))
    paper = shown(lent_window)
    QApplication.processEvents()
    assert told[-1] == (paper.list, paper.list.currentRow())
    castle = QAccessible.queryAccessibleInterface(pages_of(lent_window).table.board)
    below = [castle.child(at).text(QAccessible.Text.Name) for at in range(castle.childCount())]
    assert not [name for name in below if name.startswith("Possible moves")]
    QTest.keyClick(paper.list, Qt.Key.Key_Escape)
    below = [castle.child(at).text(QAccessible.Text.Name) for at in range(castle.childCount())]
    assert [name for name in below if name.startswith("Possible moves")]
    QApplication.processEvents()
    lent_window.session.announcer.flush()


def test_while_there_are_many_one_chooses_who_first(lent_window: MainWindow) -> None:
    lent_window.open(table_at(human_turn(Phase.PLACING), family(3)))
    paper = shown(lent_window)
    who = texts(paper)
    assert len(who) == len({one.about for one in paper._rows}) < len(paper._rows)
    assert paper.list.accessibleDescription().startswith("Enter opens the moves of a name.")
    QTest.keyClick(paper.list, Qt.Key.Key_C)
    assert paper.list.currentItem().text() == "Clemente the Sergeant"
    at = paper.list.visualItemRect(paper.list.currentItem()).center()
    QTest.mouseClick(paper.list.viewport(), Qt.MouseButton.LeftButton, NONE, at)
    QTest.mouseDClick(paper.list.viewport(), Qt.MouseButton.LeftButton, NONE, at)
    assert texts(paper)[0] == "Clemente on Craftsmen, floor 1"
    assert paper.list.accessibleDescription().startswith("Enter makes the move.")
    QTest.keyClick(paper.list, Qt.Key.Key_Escape)
    assert texts(paper) == who
    QTest.keyClick(lent_window, Qt.Key.Key_F4)
    assert paper.isHidden()


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_it_lies_within_the_window(lent_window: MainWindow, size: tuple[int, int]) -> None:
    lent_window.resize(*size)
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(5)))
    paper = shown(lent_window)
    corner = paper.list.mapTo(lent_window, QPoint(paper.list.width(), paper.list.height()))
    assert lent_window.rect().contains(corner)
    assert paper.list.height() > 100


@pytest.mark.parametrize("key", [Qt.Key.Key_F3, Qt.Key.Key_F4])
def test_what_happened_since_one_s_turn_makes_way_for_a_paper_that_people_open(
    lent_window: MainWindow, key: Qt.Key
) -> None:
    lent_window.resize(1024, 640)
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    slip = lent_window.session.recap.slip
    assert slip.isVisible()
    board = QApplication.focusWidget()
    assert board is not None
    QTest.keyClick(board, key)
    assert not slip.isVisible()
    QTest.keyClick(QApplication.focusWidget() or lent_window, Qt.Key.Key_F2)
    assert slip.isVisible(), "F2 tells it again, over whatever lies there"


def test_no_empty_list_lies_over_an_election(lent_window: MainWindow) -> None:
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(3)))
    paper = shown(lent_window)
    lent_window.open(table_at(human_turn(Phase.ELECTION), family(3)))
    assert paper.isHidden()
    QTest.keyClick(lent_window, Qt.Key.Key_F4)
    assert paper.isHidden()
    assert pages_of(lent_window).hall.ballot.has_keys


def test_a_row_that_assistive_technology_marks_is_pressed(
    lent_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(3)))
    paper = shown(lent_window)
    played: list[object] = []
    paper.chosen.disconnect()
    paper.chosen.connect(played.append)
    for row in (2, 0, 0):  # the last one is current already, and loses its mark
        item = paper.list.item(row)
        item.setSelected(not item.isSelected())
        QApplication.processEvents()
    assert played == [paper._rows[2].move, paper._rows[0].move, paper._rows[0].move]
    QTest.keyClick(paper.list, Qt.Key.Key_Down)
    QApplication.processEvents()
    assert len(played) == 3, "keys only lead there"
