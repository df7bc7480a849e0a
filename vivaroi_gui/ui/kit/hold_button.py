"""A gold button that is not clicked but held; or pressed twice, by those who cannot hold it."""

from PySide6.QtCore import (
    QAbstractAnimation,
    QElapsedTimer,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.deaf import DEAF_MS
from vivaroi_gui.ui.kit.ink import fill, rounded, tint
from vivaroi_gui.ui.kit.swallowed_key import swallow
from vivaroi_gui.ui.kit.tones import tones

_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HoldButton(PaperButton):
    """Emits ``held`` after :attr:`HOLD_MS` of mouse button, Space or Enter without a break.

    For :attr:`DEAF_MS` after :meth:`rest` it hears nothing, and it never hears auto-repeat: what
    was meant for the screen before does not open this one.  A key that opened it does nothing
    else until it has been let go.

    A click, which neither hand nor key ever causes, comes from assistive technology: the first one
    has it ask once more, and another within :attr:`WAIT_MS` opens it.  With ``is_pressed_twice``
    that is how everybody does it.
    """

    held = Signal()
    missed = Signal()
    """It was let go of too early."""
    asked = Signal(bool)
    """It asks once more, or not any more."""
    HOLD_MS = 500
    DEAF_MS = DEAF_MS
    WAIT_MS = 10_000
    is_pressed_twice = False

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, is_primary=True)
        self._key: Qt.Key | None = None
        self._rested = QElapsedTimer()
        self._filling = QVariantAnimation(self)
        self._filling.setStartValue(0.0)
        self._filling.setEndValue(1.0)
        self._filling.valueChanged.connect(lambda _: self.update())
        self._filling.finished.connect(self._on_full)
        self._asking = QTimer(self, singleShot=True, interval=self.WAIT_MS)
        self._asking.timeout.connect(lambda: self.asked.emit(False))
        self.clicked.connect(self._on_clicked)

    def rest(self) -> None:
        """Starts anew, deaf for a moment."""
        self._let_go()
        self._stop_asking()
        self._rested.start()

    @property
    def is_deaf(self) -> bool:
        """Whether it is too early for anybody to mean it."""
        return self._rested.elapsed() < self.DEAF_MS

    @property
    def is_asking(self) -> bool:
        """Whether another press opens it."""
        return self._asking.isActive()

    def _on_clicked(self) -> None:
        """Deaf between two presses as well: a double click is one."""
        if self.is_deaf:
            return
        self._rested.start()
        if self.is_asking:
            self._stop_asking()
            self.held.emit()
        else:
            self._asking.start()
            self.asked.emit(True)

    def _stop_asking(self) -> None:
        was_asking = self.is_asking
        self._asking.stop()
        if was_asking:
            self.asked.emit(False)

    @property
    def _is_filling(self) -> bool:
        return self._filling.state() == QAbstractAnimation.State.Running

    def _hold(self, key: Qt.Key | None = None) -> None:
        if self._is_filling or self.is_deaf:
            return
        if self.is_pressed_twice:
            self._on_clicked()
            return
        self._key = key
        self.setDown(True)
        self._filling.setDuration(self.HOLD_MS)
        self._filling.start()

    def _let_go(self) -> None:
        self._filling.stop()
        self.setDown(False)
        self.update()

    def _give_up(self) -> None:
        was_held = self._is_filling
        self._let_go()
        if was_held:
            self.missed.emit()

    def _on_full(self) -> None:
        self._let_go()
        if self._key is not None:
            swallow(self._key, self.window())
        self.held.emit()

    def _paint_face(self, painter: QPainter, face: QRectF) -> None:
        super()._paint_face(painter, face)
        if self._is_filling:
            share = QRectF(face)
            share.setWidth(face.width() * float(self._filling.currentValue()))
            painter.save()
            painter.setClipRect(share)
            fill(painter, rounded(face.translated(0, 4), 12), tint(tones().state_gold, 0.85))
            painter.restore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._hold()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._is_filling and not self.rect().contains(event.position().toPoint()):
            self._let_go()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._give_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(event.key() in _KEYS)
        if event.key() in _KEYS and not event.isAutoRepeat():
            self._hold(Qt.Key(event.key()))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() in _KEYS and not event.isAutoRepeat():
            self._give_up()

    def focusOutEvent(self, event: object) -> None:
        super().focusOutEvent(event)  # type: ignore[arg-type]
        self._let_go()
