"""Fingers on the real window, as a touch screen delivers them, and keys that ask what is told."""

from collections.abc import Iterator, Sequence
from math import inf

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF
from PySide6.QtGui import QAction, QTouchEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.said import tip
from tools.fingers import Fingers, screen
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.kit import finger
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.grip import RAISED
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.reasons import ReasonSlip
from vivaroi_gui.ui.kit.targets import FINGER
from vivaroi_gui.ui.setting import LargeTargets
from vivaroi_gui.ui.vivaroi.scene.board_view import BoardView

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window(lent_window: MainWindow, _patience: None) -> Iterator[MainWindow]:
    """A finger has touched it already: what is pressed does not grow under the first one."""
    lent_window.settings.note_finger()
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    QApplication.processEvents()
    pages_of(lent_window).table.board.settle()
    yield lent_window
    lent_window.settings._is_touched = False


@pytest.fixture
def fingers(window: MainWindow) -> Fingers:
    return Fingers(window)


@pytest.fixture
def board(window: MainWindow) -> BoardView:
    return pages_of(window).table.board


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No finger asks because the machine is slow, and what has just come can be meant."""
    monkeypatch.setattr(Deaf, "MS", 0)
    monkeypatch.setattr(Deaf, "now", staticmethod(lambda: inf))
    monkeypatch.setattr(finger, "hold_ms", lambda: 600_000)
    yield
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


@pytest.fixture
def move(window: MainWindow) -> MoveUp:
    return next(one for one in window.session.bridge.view.legal if isinstance(one, MoveUp))


def head_of(board: BoardView, move: MoveUp) -> QPointF:
    return board._stage.cast.pawn(move.character).outline().center()


def floor_of(board: BoardView, move: MoveUp) -> QPointF:
    area = board.areas.target(move.to)
    return QPointF(area.left() + 12, area.center().y())


def is_played(window: MainWindow, move: MoveUp) -> bool:
    places: Sequence[int] = window.session.bridge.view.places
    return places[move.character] == move.to


def is_held(board: BoardView) -> bool:
    return board._hand.drag is not None


def told() -> list[str]:
    """The rows of the menu that is open, the words above them first."""
    menu = QApplication.activePopupWidget()
    return [plain(row.text()) for row in rows(menu)] if isinstance(menu, QMenu) else []


def rows(menu: QMenu) -> list[QAction]:
    return [row for row in menu.actions() if not row.isSeparator()]


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch, _patience: None) -> None:
    """Whatever a finger presses, it rests there."""
    monkeypatch.setattr(finger, "hold_ms", lambda: 0)


def rest(qtbot: QtBot) -> None:
    """As long as a finger has to rest that asks."""
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None, timeout=5000)


def test_from_the_first_touch_on_there_is_room_for_fingers_unless_that_is_off(
    window: MainWindow, fingers: Fingers
) -> None:
    def sizes() -> set[int]:
        return {one.height() for one in window._top_bar._buttons}

    window.settings.update(large_targets=LargeTargets.OFF)
    assert max(sizes()) < FINGER
    window.settings.update(large_targets=LargeTargets.POINTER)
    assert min(sizes()) >= FINGER
    window.settings._is_touched = False
    window.settings.update(large_targets=LargeTargets.OFF)
    window.settings.update(large_targets=LargeTargets.POINTER)
    assert max(sizes()) < FINGER
    fingers.tap(window._top_bar)
    QApplication.processEvents()
    assert min(sizes()) >= FINGER


@pytest.mark.parametrize("width", [1024, 1280])
def test_no_menu_is_hidden_for_want_of_room_for_fingers(window: MainWindow, width: int) -> None:
    window.settings.update(large_targets=LargeTargets.ON)
    window.resize(width, 640)
    QApplication.processEvents()
    menus = window._top_bar._menus
    assert all(menus.rect().contains(menus.actionGeometry(one)) for one in menus.actions())


def test_two_taps_play(
    window: MainWindow, board: BoardView, fingers: Fingers, move: MoveUp
) -> None:
    fingers.tap(board.viewport(), head_of(board, move))
    assert board._hand.selection == move.character
    fingers.tap(board.viewport(), floor_of(board, move))
    assert is_played(window, move)


def test_what_is_dragged_is_above_the_finger_and_lands_where_it_is_seen(
    window: MainWindow, board: BoardView, fingers: Fingers, move: MoveUp
) -> None:
    start, below = head_of(board, move), floor_of(board, move) + QPointF(60, RAISED)
    fingers.press(board.viewport(), start)
    fingers.move(board.viewport(), below)
    drag = board._hand.drag
    assert drag is not None
    assert (drag.pointer - below).toPoint().y() == -RAISED
    assert board._hand.hovered_place == move.to
    fingers.release()
    assert is_played(window, move)


def test_a_tap_twice_on_the_same_spot_is_one(
    board: BoardView, fingers: Fingers, move: MoveUp
) -> None:
    for _ in range(2):
        fingers.tap(board.viewport(), head_of(board, move))
    assert board._hand.selection == move.character


@pytest.mark.usefixtures("rests")
def test_a_finger_that_rests_is_told_who_it_is_and_may_choose_there(
    window: MainWindow, board: BoardView, fingers: Fingers, move: MoveUp, qtbot: QtBot
) -> None:
    fingers.press(board.viewport(), head_of(board, move))
    rest(qtbot)
    assert told()[0] == board.tip_at(head_of(board, move))
    fingers.release()
    assert board._hand.selection is None
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.geometry().bottom() < board.viewport().mapToGlobal(head_of(board, move)).y()
    rows(menu)[1].trigger()
    assert is_played(window, move)


@pytest.mark.usefixtures("rests")
def test_a_button_on_which_a_finger_rests_tells_and_is_not_pressed(
    window: MainWindow, fingers: Fingers, qtbot: QtBot
) -> None:
    button = next(one for one in window._top_bar._buttons if one.action is window.commands.rules)
    fingers.press(button)
    rest(qtbot)
    assert told() == [tip(button)]
    fingers.release()
    assert not window.findChildren(RulesDialog)
    assert not button.isDown()


@pytest.mark.usefixtures("rests")
def test_why_something_is_off_is_told(window: MainWindow, fingers: Fingers, qtbot: QtBot) -> None:
    """Nothing was played: there is nothing to take back."""
    button = next(one for one in window._top_bar._buttons if one.action is window.commands.undo)
    assert not button.isEnabled()
    fingers.press(button)
    rest(qtbot)
    assert window.commands.undo.statusTip() in told()[0]
    fingers.release()
    for slip in window.findChildren(ReasonSlip):
        slip.hide()


def test_another_finger_does_nothing(
    window: MainWindow, board: BoardView, fingers: Fingers, move: MoveUp
) -> None:
    fingers.press(board.viewport(), head_of(board, move))
    fingers.move(board.viewport(), head_of(board, move) + QPointF(40, 0))
    fingers.second(board.viewport(), floor_of(board, move))
    assert board._hand.drag is not None
    assert not is_played(window, move)
    fingers.move(board.viewport(), floor_of(board, move) + QPointF(0, RAISED))
    fingers.release()
    assert is_played(window, move)


@pytest.mark.parametrize("loss", ["outside", "cancelled", "window"])
def test_a_finger_that_is_lost_plays_nothing(
    window: MainWindow, board: BoardView, fingers: Fingers, move: MoveUp, loss: str
) -> None:
    fingers.press(board.viewport(), head_of(board, move))
    fingers.move(board.viewport(), floor_of(board, move) + QPointF(0, RAISED))
    assert is_held(board)
    if loss == "outside":
        fingers.move(board.viewport(), QPointF(-300, -300))
    elif loss == "cancelled":
        handle = window.windowHandle()
        QCoreApplication.sendEvent(handle, QTouchEvent(QEvent.Type.TouchCancel, screen()))
    else:
        QApplication.sendEvent(board.viewport(), QEvent(QEvent.Type.WindowDeactivate))
    fingers.release()
    assert not is_played(window, move)
    assert not is_held(board)
    assert board._hand.selection is None


def test_a_key_tells_where_the_keys_are_and_what_no_key_leads_to(
    window: MainWindow, board: BoardView, move: MoveUp
) -> None:
    board.setFocus()
    board.point(move.character)
    window.commands.tell.trigger()
    first, *_, last = told()
    assert first.startswith(board.describe(move.character))
    assert last == "Elsewhere on this page"
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    below = menu.findChild(QMenu)
    assert isinstance(below, QMenu)
    elsewhere = [plain(row.text()) for row in below.actions()]
    assert any("Throne" in one for one in elsewhere)
    assert any(one.startswith("No:") for one in elsewhere)


def test_a_key_tells_of_a_control(window: MainWindow) -> None:
    button = window._top_bar._buttons[1]
    button.setFocus()
    window.commands.tell.trigger()
    assert told()[0] == tip(button)
