"""Whatever is dragged goes home when the hand is lost: each drag, with each loss."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Focused
from tests.ui.home.conftest import NOWHERE
from tests.ui.vivaroi.hall.conftest import election, players
from tests.ui.vivaroi.scene.conftest import Person, scenery_once
from tests.ui.vivaroi.scene.positions import INDEX, Match
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import NO, Place, Vote
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.home import HomePage
from vivaroi_gui.ui.kit.grip import Grip
from vivaroi_gui.ui.replay.track import Track
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.hall import HallPage
from vivaroi_gui.ui.vivaroi.scene import BoardView

ODESSA = INDEX["odessa"]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@dataclass
class Drag:
    """Something that can be dragged in a window, from the middle of ``widget`` or ``start``."""

    window: QWidget
    widget: QWidget
    start: QPoint
    to: QPoint
    """In the pixels of the widget."""
    look: Callable[[], object]
    """What the drag changes, and what a drop would do."""
    dropped: object
    """How it looks after a drop."""

    def lift(self) -> None:
        """Presses the button and moves to the end of the way."""
        QTest.mousePress(self.widget, LEFT, NONE, self.start)
        for share in (0.3, 0.6, 1.0):
            QTest.mouseMove(self.widget, self.start + (self.to - self.start) * share)

    @property
    def listener(self) -> QWidget:
        """Whoever hears keys."""
        return QApplication.focusWidget() or self.window

    def release(self) -> None:
        QTest.mouseRelease(self.widget, LEFT, NONE, self.to)


def pawn(settings: Settings, show: Focused) -> Drag:
    window = QWidget()
    window.resize(1440, 854)
    board = BoardView(settings, window)
    board.resize(1440, 854)
    board.set_areas(QRectF(0, 0, 830, 766), QRectF(0, 766, 830, 88), QRectF(842, 294, 582, 160))
    show(window)
    board.show_view(Match().view(0))
    hand = Person(board, window)

    def look() -> object:
        board._poses.finish()
        is_home = hand.is_home(ODESSA)
        return is_home, board._hand.selection, tuple(hand.chosen), tuple(hand.refused)

    start, to = hand.at(ODESSA), hand.on(2) + QPoint(20, 20)
    return Drag(window, board.viewport(), start, to, look, (True, None, (Place(ODESSA, 2),), ()))


def vote_card(settings: Settings, show: Focused) -> Drag:
    page = HallPage(settings)
    page.resize(1024, 562)
    show(page)
    page.set_game(players(5), Options(5), TableOptions())
    page.show_view(election().view(0))
    ballot = page.ballot
    QTest.mouseClick(ballot.cards[0], LEFT)  # Yes is raised already
    sealed: list[object] = []
    page.chosen.connect(sealed.append)

    def look() -> object:
        return ballot._dragged.isVisible(), ballot.chosen, tuple(sealed)

    card, floor = ballot.cards[1], QPoint(page.width() // 2, ballot.y() - 60)
    to = card.mapFrom(page, floor)
    return Drag(page, card, card.rect().center(), to, look, (False, NO, (Vote(NO),)))


def seat_handle(settings: Settings, show: Focused) -> Drag:
    page = HomePage(settings, NOWHERE)
    page.resize(1024, 640)
    show(page)
    seats = page.seats

    def look() -> object:
        names = [chair.guest.avatar for chair in seats.draft.chairs]
        return names, [row._is_lifted for row in seats.rows], handle.menu.isVisible()

    handle = seats.rows[0].handle
    first, *others = [chair.guest.avatar for chair in seats.draft.chairs]
    to = QPoint(10, 4 * seats.rows[0].sizeHint().height() + 100)
    dropped = [*others, first], [False] * len(seats.rows), False
    return Drag(page, handle, handle.rect().center(), to, look, dropped)


def replay_slider(settings: Settings, show: Focused) -> Drag:
    window = QWidget()
    window.resize(600, 60)
    line = Track(window)
    line.set_unit(1.0)
    line.resize(600, line.height())
    line.set_game(40, (), (), "kit/crown")
    line.setValue(5)
    show(window)
    start, to = (QPoint(round(line.x_of(number)), 20) for number in (5, 30))
    return Drag(window, line, start, to, lambda: (line.value(), line.isSliderDown()), (30, False))


@pytest.fixture(
    params=[pawn, vote_card, seat_handle, replay_slider], ids=lambda make: make.__name__
)
def drag(
    request: pytest.FixtureRequest,
    settings: Settings,
    focused: Focused,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Drag]:
    """In a window that has the focus."""
    monkeypatch.setattr("vivaroi_gui.ui.vivaroi.scene.furniture.scenery", scenery_once)
    made: Drag = request.param(settings, focused)
    yield made
    made.window.close()


# --- how a hand is lost -------------------------------------------------------------------------


def another_window(drag: Drag, qtbot: QtBot) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)


def dialog(drag: Drag, qtbot: QtBot) -> None:
    opened = QDialog(drag.window)
    qtbot.addWidget(opened)
    opened.setWindowModality(Qt.WindowModality.WindowModal)
    opened.open()
    qtbot.waitUntil(opened.isVisible)


def escape(drag: Drag, qtbot: QtBot) -> None:
    QTest.keyClick(drag.listener, Qt.Key.Key_Escape)


def other_button(drag: Drag, qtbot: QtBot) -> None:
    QTest.mouseClick(drag.widget, Qt.MouseButton.RightButton, NONE, drag.to)


def ungrab(drag: Drag, qtbot: QtBot) -> None:
    QApplication.sendEvent(drag.widget, QEvent(QEvent.Type.UngrabMouse))


def hiding(drag: Drag, qtbot: QtBot) -> None:
    drag.window.hide()
    drag.window.show()


def disabling(drag: Drag, qtbot: QtBot) -> None:
    """As a curtain does with what it covers."""
    drag.window.setEnabled(False)
    drag.window.setEnabled(True)


def lost_release(drag: Drag, qtbot: QtBot) -> None:
    """Another had the release: the pointer comes back over the window with no button down."""
    at, none = QPoint(3, 3), Qt.MouseButton.NoButton
    place = drag.window.mapToGlobal(at)
    event = QMouseEvent(QEvent.Type.MouseMove, at, place, none, none, NONE)
    QApplication.sendEvent(drag.window.windowHandle(), event)


LOSSES = (
    another_window,
    dialog,
    escape,
    other_button,
    ungrab,
    hiding,
    disabling,
    lost_release,
)


@pytest.mark.parametrize("lose", LOSSES, ids=lambda lose: lose.__name__)
def test_what_is_in_the_hand_goes_home_when_the_hand_is_lost(
    drag: Drag, qtbot: QtBot, lose: Callable[[Drag, QtBot], None]
) -> None:
    before = drag.look()
    drag.lift()
    assert drag.look() != before
    lose(drag, qtbot)
    assert drag.look() == before
    QTest.mouseMove(drag.widget, drag.to)
    drag.release()
    assert drag.look() == before


@pytest.mark.parametrize("lose", LOSSES, ids=lambda lose: lose.__name__)
def test_a_press_that_is_lost_before_it_drags_does_nothing_either(
    drag: Drag, qtbot: QtBot, lose: Callable[[Drag, QtBot], None]
) -> None:
    before = drag.look()
    QTest.mousePress(drag.widget, LEFT, NONE, drag.start)
    lose(drag, qtbot)
    drag.release()
    assert drag.look() == before


def test_a_drag_after_a_lost_one_is_dropped_as_ever(drag: Drag) -> None:
    drag.lift()
    QTest.keyClick(drag.listener, Qt.Key.Key_Escape)
    drag.release()
    drag.lift()
    drag.release()
    assert drag.look() == drag.dropped


def test_a_new_press_ends_a_drag_whose_release_was_lost(drag: Drag) -> None:
    drag.lift()
    drag.lift()
    drag.release()
    assert drag.look() == drag.dropped


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Tab])
def test_while_something_is_in_the_hand_keys_wait(drag: Drag, key: Qt.Key) -> None:
    drag.lift()
    target = drag.listener
    held = drag.look()
    QTest.keyClick(target, key)
    assert drag.look() == held
    assert drag.listener is target
    drag.release()
    assert drag.look() == drag.dropped


def test_nothing_listens_any_more_when_the_hand_is_empty(drag: Drag) -> None:
    """A filter over the whole application would slow everything down."""
    drag.lift()
    drag.release()
    typed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F5, NONE)
    (grip,) = drag.widget.findChildren(Grip)
    assert not grip.eventFilter(drag.window, typed)
    assert drag.look() == drag.dropped
