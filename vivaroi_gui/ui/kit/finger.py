"""A finger on a window: a long press tells what hover tells, and what scrolls is drawn along."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from vivaroi_gui.ui.kit.canvas import Canvas
from vivaroi_gui.ui.kit.delivered import Delivered
from vivaroi_gui.ui.kit.grip import is_by_finger
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.kit.targets import note_finger
from vivaroi_gui.ui.kit.telling import Answers, ask

Type = QEvent.Type
_QTS_OWN_MS: Final = 800
"""What Qt says where the system says nothing."""
_HOLD_MS: Final = 500


def hold_ms() -> int:
    """How long a finger rests that asks: as the system says, else half a second."""
    said = QGuiApplication.styleHints().mousePressAndHoldInterval()
    return _HOLD_MS if said == _QTS_OWN_MS else said


class Finger(Delivered):
    """Hears the touches of one window, where the system delivers; nobody accepts them, so that Qt
    makes a mouse of the first finger.  Others, and pinching, do nothing.

    Made behind ``Deaf``, it does not hear what that keeps away: both wait for the window's handle.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._on: QWidget | None = None
        self._before = self._start = self._at = QPointF()
        self._drawn: QAbstractScrollArea | None = None
        self._is_lost = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._on_rested)
        Answers(window)

    # --- a press -------------------------------------------------------------------------------

    def _press(self, event: QMouseEvent) -> None:
        self._end()
        at = self._window.mapFromGlobal(event.globalPosition()).toPoint()
        self._on = self._window.childAt(at) or self._window
        self._before, self._start = self._start, event.globalPosition()
        self._at = self._start
        if not isinstance(self._on, HoldButton):
            self._rest.start(hold_ms())

    def _move(self, event: QMouseEvent) -> None:
        way, self._at = event.globalPosition() - self._at, event.globalPosition()
        if self._rest.isActive() and self._has_left:
            self._rest.stop()
            self._begin_drawing()
        if self._drawn is not None:
            bar = self._drawn.verticalScrollBar()
            bar.setValue(bar.value() - round(way.y()))

    @property
    def _has_left(self) -> bool:
        return (self._at - self._start).manhattanLength() >= QApplication.startDragDistance()

    def _on_rested(self) -> None:
        """It tells; then the press is none any more."""
        on = self._on
        if on is not None and isValid(on) and ask(self._window, on, self._start, is_finger=True):
            self._lose()

    def _begin_drawing(self) -> None:
        """What scrolls goes with the finger; a picture that is played in does not."""
        area = self._on
        while area is not None and not _scrolls(area):
            area = area.parentWidget()
        if isinstance(area, QAbstractScrollArea):
            self._drawn = area
            self._lose()

    def _lose(self) -> None:
        """The press becomes nothing, wherever its release comes to."""
        on = self._on
        if on is None or not isValid(on) or self._is_lost:
            return
        self._is_lost = True
        on.installEventFilter(self)
        if isinstance(on, QAbstractButton):
            on.setDown(False)
        QApplication.sendEvent(on, QEvent(Type.UngrabMouse))

    def _end(self) -> None:
        self._rest.stop()
        if self._is_lost and self._on is not None and isValid(self._on):
            self._on.removeEventFilter(self)
        self._on = self._drawn = None
        self._is_lost = False

    # --- Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if getattr(self, "_is_lost", False) and watched is self._on:
            return isinstance(event, QMouseEvent) and self._keep_away(event)
        return super().eventFilter(watched, event)

    def hears(self, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QMouseEvent):
            return self._hear(event)
        if kind == Type.TouchEnd:
            QTimer.singleShot(0, self, note_finger)  # nothing moves away under it
        elif kind == Type.TouchCancel:
            self._rest.stop()
            self._lose()
        return False

    def _hear(self, event: QMouseEvent) -> bool:
        """Whether it is for nobody else."""
        if event.type() == Type.MouseButtonPress:
            self._end()
            if is_by_finger(event):
                self._press(event)
        elif event.type() == Type.MouseButtonDblClick:  # comes right behind a press
            return is_by_finger(event) and self._is_elsewhere(event) and self._press_once(event)
        elif event.type() == Type.MouseMove and self._on is not None:
            self._move(event)
        elif event.type() == Type.MouseButtonRelease:
            self._rest.stop()
        return False

    def _is_elsewhere(self, event: QMouseEvent) -> bool:
        """Of two quick taps in two places Qt says that they are one double click."""
        way = (event.globalPosition() - self._before).manhattanLength()
        return way > QGuiApplication.styleHints().touchDoubleTapDistance()

    def _press_once(self, event: QMouseEvent) -> bool:
        """It was a tap like any other."""
        handle = self._window.windowHandle()
        button, held = event.button(), event.buttons()
        spots = event.position(), event.scenePosition(), event.globalPosition()
        again = QMouseEvent(
            Type.MouseButtonPress, *spots, button, held, event.modifiers(), event.pointingDevice()
        )
        QCoreApplication.sendEvent(handle, again)
        return True

    def _keep_away(self, event: QMouseEvent) -> bool:
        """What follows of a press that is lost reaches nobody."""
        if event.type() == Type.MouseButtonRelease:
            self._end()
        return True


def _scrolls(widget: QWidget) -> bool:
    if not isinstance(widget, QAbstractScrollArea) or isinstance(widget, Canvas):
        return False
    bar = widget.verticalScrollBar()
    return bar.minimum() < bar.maximum()
