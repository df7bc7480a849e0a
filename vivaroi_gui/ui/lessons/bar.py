"""The bar over a lesson: its name, and what can be done in it beside the game."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from vivaroi_gui.ui.kit.cloth import SCALLOP, paint_cloth
from vivaroi_gui.ui.kit.fonts import display, elided, fit
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.round_button import RoundButton
from vivaroi_gui.ui.kit.sizes import Size, Target
from vivaroi_gui.ui.kit.tones import tones

_HEIGHT = Target(48, least=40)
_TITLE = Size(25, least=21)
_EDGE, _GAP = Size(14, least=14), 8
_LEFT = Qt.AlignmentFlag.AlignLeft


class LessonBar(QWidget):
    """As high as the bar over a game, so that the pages have the size that they have there."""

    def __init__(self, actions: Sequence[tuple[QAction, str]], parent: QWidget) -> None:
        """``actions`` with their icons, from the left."""
        super().__init__(parent)
        self._unit, self._title = 1.0, ""
        self._buttons = [RoundButton(action, icon, self) for action, icon in actions]
        self._row = row = QHBoxLayout(self)
        row.setSpacing(_GAP)
        row.addStretch(1)
        for button in self._buttons:
            row.addWidget(button)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._unit = unit
        self.setFixedHeight(round(_HEIGHT.at(unit)) + int(SCALLOP))
        self._row.setContentsMargins(round(self._edge), 0, round(self._edge), int(SCALLOP))
        for button in self._buttons:
            button.set_unit(unit)

    @property
    def _edge(self) -> float:
        """Pixels at both sides."""
        return _EDGE.at(self._unit)

    def set_title(self, title: str) -> None:
        self._title = title
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        painter.fillRect(area, tones().deep_night)
        paint_cloth(painter, area)
        room = self._buttons[0].x() - 2 * self._edge if self._buttons else area.width()
        made = fit(self._title, display(_TITLE.at(self._unit)), room)
        middle = (area.height() - SCALLOP) / 2 + QFontMetricsF(made).capHeight() / 2
        told = elided(self._title, made, room)
        write(painter, QPointF(self._edge, middle), told, made, tones().on_heading, _LEFT)
