"""What people go through an evaluation with: a stop back, a pause, a stop on."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.control import Control, paint_icon
from vivaroi_gui.ui.kit.ink import oval
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.panels.evaluation_words import EvaluationWords

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_SMALL, _LARGE = 20.0, 24.0
"""Radii in units: of leafing, and of the pause between."""


class _Disc(Control):
    """A round button on night, with one icon."""

    def __init__(self, parent: QWidget, icon: str) -> None:
        super().__init__(parent)
        self.sign = icon

    def paint(self, painter: QPainter, area: QRectF) -> None:
        disc, radius = self.ring()
        face = faces.night_button(self, tones().on_heading)
        middle = disc.center()
        painter.setOpacity(face.opacity)
        faces.paint_face(painter, oval(middle.x(), middle.y(), radius, radius), face)
        paint_icon(painter, middle, self.sign, radius * 1.1, face.ink, self)

    def ring(self) -> tuple[QRectF, float]:
        side = min(self.width(), self.height()) - 6
        area = QRectF(0, 0, side, side)
        area.moveCenter(QRectF(self.rect()).center())
        return area, side / 2


class Leafing(QWidget):
    """The controls; the course of the game is others' to walk."""

    leafed = Signal(int)
    paused = Signal(bool)
    gone_on = Signal()
    """The golden button."""

    def __init__(self, words: EvaluationWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._unit = 1.0
        self._proceed = ""
        self.back, self.pause, self.on = (_Disc(self, icon) for icon in ("prev", "pause", "next"))
        self.pause.setCheckable(True)
        self.go = PaperButton(self, is_primary=True)
        for button in (self.back, self.pause, self.on, self.go):
            button.installEventFilter(self)
        self.back.clicked.connect(lambda: self.leafed.emit(-1))
        self.on.clicked.connect(lambda: self.leafed.emit(1))
        self.pause.toggled.connect(self._on_paused)
        self.go.clicked.connect(self.gone_on)

    def show_course(self, proceed: str, *, has_before: bool, has_after: bool, runs: bool) -> None:
        """What the golden button says, if there is one; where one may leaf; whether it plays."""
        self._proceed = proceed
        self.back.setEnabled(has_before)
        self.on.setEnabled(has_after)
        self.pause.setEnabled(runs)
        self.go.setVisible(bool(proceed))
        self.speak()
        self._lay_out()

    def set_paused(self, is_paused: bool) -> None:
        self.pause.setChecked(is_paused)

    def speak(self) -> None:
        is_paused = self.pause.isChecked()
        self.pause.sign = "play" if is_paused else "pause"
        pause = self._words.play() if is_paused else self._words.pause()
        named = ((self.back, self._words.back()), (self.pause, pause), (self.on, self._words.on()))
        for button, name in named:
            button.setAccessibleName(name)
            set_tip(button, name)
            button.update()
        self.go.setText(self._proceed)
        self.go.setAccessibleName(self.go.words)

    def _on_paused(self, is_paused: bool) -> None:
        self.speak()
        self.paused.emit(is_paused)

    def place(self, area: QRectF, unit: float) -> None:
        self._unit = unit
        self.setGeometry(area.toAlignedRect())
        self._lay_out()

    def _lay_out(self) -> None:
        unit, middle = self._unit, self.height() / 2
        x = 6 * unit
        for button, radius in ((self.back, _SMALL), (self.pause, _LARGE), (self.on, _SMALL)):
            side = max(34.0, 2 * radius * unit + 6)
            area = QRectF(x, middle - side / 2, side, side)
            button.set_unit(unit)
            button.setGeometry(area.toAlignedRect())
            x = area.right() + 5 * unit
        self.go.set_unit(unit)
        size = self.go.sizeHint().boundedTo(QSize(round(self.width() - x), self.height()))
        corner = QPointF(self.width() - size.width(), middle - size.height() / 2)
        self.go.setGeometry(QRectF(corner, size.toSizeF()).toAlignedRect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows leaf, and lead from no button to another: they are left to whoever leafs."""
        if isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            event.ignore()
            return event.type() == QEvent.Type.KeyPress
        return False
