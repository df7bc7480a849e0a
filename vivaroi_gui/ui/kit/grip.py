"""What is in the hand: from the press of the mouse to the drop, or home when the hand is lost."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QCursor, QInputDevice, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

Type = QEvent.Type
LOSSES = (
    Type.WindowDeactivate,
    Type.WindowBlocked,
    Type.UngrabMouse,
    Type.EnabledChange,
    Type.Hide,
)
"""What takes everything out of a hand: another window, a dialog, a page that goes or rests."""
_LEFT = Qt.MouseButton.LeftButton
_PRESSES = (Type.MouseButtonPress, Type.MouseButtonDblClick)
_KEYS = (Type.ShortcutOverride, Type.KeyPress)
RAISED: Final = 40
"""Pixels above a finger, which would hide it, is what it drags, and where that is let go."""


def is_by_finger(event: QMouseEvent) -> bool:
    """Whether Qt has made it of a touch, of the first finger alone."""
    return event.device().type() is QInputDevice.DeviceType.TouchScreen


class Grip(QObject):
    """The drags of one widget, which calls :meth:`take` where the left button goes down on it.

    Every drag ends in one of ``dropped`` and ``lost``, and a press that is lost before it became a
    drag ends in ``lost``.  Losses are those of :data:`LOSSES`, Esc,
    another button, and a release that went elsewhere; what follows of a lost gesture reaches
    nobody, its release included.  A press that never becomes a drag is left to the widget.
    """

    moved = Signal(QPointF)
    """Where on the screen the pointer is; the first one begins the drag."""
    dropped = Signal(QPointF)
    lost = Signal()
    """It goes home, or was never taken out of there."""

    def __init__(
        self, widget: QWidget, distance: int | None = None, *, is_raised: bool = True
    ) -> None:
        """It drags after so many pixels, as everywhere on this system if none are given.

        ``is_raised``: a finger would hide what is dragged, and so it goes above that.
        """
        super().__init__(widget)
        self._widget = widget
        self._distance = distance
        self._is_raised = is_raised
        self._start: QPointF | None = None
        self._cursor = QCursor()
        self.is_dragging = False
        self.is_lost = False
        """Whether a lost gesture waits for its release."""

    def take(self, at: QPointF) -> None:
        """The left button went down there on the screen."""
        self._start = at
        application().installEventFilter(self)  # keys and lost releases go to others

    def lose(self) -> None:
        """Ends the gesture without a drop, if there is one."""
        if self._start is not None:
            self._open_hand()
            self._lift_button()
            self.is_lost = True
            self.lost.emit()

    # --- the gesture ---------------------------------------------------------------------------

    def _pull(self, event: QMouseEvent) -> None:
        at = event.globalPosition()
        if self._start is None:
            return
        way = (at - self._start).manhattanLength()
        if not self.is_dragging and way >= self._needed:
            self.is_dragging = True
            self._cursor = self._widget.cursor()
            self._widget.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._widget.update()
            self._lift_button()
        if self.is_dragging:
            self.moved.emit(self._aim(event))

    @property
    def _needed(self) -> int:
        return QApplication.startDragDistance() if self._distance is None else self._distance

    def _aim(self, event: QMouseEvent) -> QPointF:
        is_above = self._is_raised and is_by_finger(event)
        return event.globalPosition() - QPointF(0, RAISED if is_above else 0)

    def _release(self, event: QMouseEvent) -> bool:
        """Whether the release is no click."""
        was_dragging, was_lost = self.is_dragging, self.is_lost
        self._end()
        if was_dragging:
            self.dropped.emit(self._aim(event))
        return was_dragging or was_lost

    def _open_hand(self) -> None:
        if self.is_dragging:
            self._widget.setCursor(self._cursor)
            self._widget.update()
        self._start, self.is_dragging = None, False

    def _lift_button(self) -> None:
        """The release of a drag is no click."""
        if isinstance(self._widget, QAbstractButton):
            self._widget.setDown(False)

    def _end(self) -> None:
        application().removeEventFilter(self)
        self._open_hand()
        self.is_lost = False

    # --- Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            return self._hears_mouse(event, is_own=watched is self._widget)
        if isinstance(event, QKeyEvent) and event.type() in _KEYS:
            return self._hears_key(event)
        if watched is self._widget and event.type() in LOSSES:
            self.lose()
        return False

    def _hears_mouse(self, event: QMouseEvent, *, is_own: bool) -> bool:
        kind, is_left = event.type(), event.button() == _LEFT
        is_late = kind == Type.MouseMove and not event.buttons() & _LEFT
        if is_late or (kind in _PRESSES and is_left):  # another had the release
            self.lose()
            self._end()
        elif kind in _PRESSES:
            self.lose()
        elif kind == Type.MouseMove and is_own:
            self._pull(event)
            return self.is_dragging or self.is_lost
        elif kind == Type.MouseButtonRelease and is_left and is_own:
            return self._release(event)
        return False

    def _hears_key(self, event: QKeyEvent) -> bool:
        """Shortcuts work, all other keys wait; Esc lets go before it is anybody's shortcut."""
        if self._start is None:
            return False
        is_press, is_escape = event.type() == Type.KeyPress, event.key() == Qt.Key.Key_Escape
        if is_escape and is_press:
            self.lose()
        event.setAccepted(is_press or is_escape)
        return event.isAccepted()


def application() -> QApplication:
    found = QApplication.instance()
    assert isinstance(found, QApplication), "a screen without an application"
    return found
