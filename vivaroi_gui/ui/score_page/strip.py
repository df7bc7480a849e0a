"""What the rows of both counting pages share: a strip of paper with rank, face and name."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.fonts import display, fit, heavy, numeral
from vivaroi_gui.ui.kit.ink import INK, fill, rounded
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.portrait import colour_of, elided, paint_portrait, plain_tip
from vivaroi_gui.ui.kit.sheet import painted

TEAL, SAND = QColor("#17806F"), QColor("#EBD3A0")
_ON_TEAL = QColor("#FFF6E2")


@dataclass(frozen=True)
class Who:
    """The left part of a row."""

    player: Player
    rank: int


class PlayerStrip(QWidget):
    """Draws the strip; a subclass draws what stands on it in ``paint_columns``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.who: Who | None = None
        self.unit = 1.0
        self._ground = QPixmap()

    def show_who(self, who: Who) -> None:
        self.who = who
        self._ground = QPixmap()
        self.update()

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self.unit = unit
        self._ground = QPixmap()
        self.update()

    # --- what a subclass says ------------------------------------------------------------------

    @property
    def name_room(self) -> float:
        """Pixels for the name."""
        raise NotImplementedError

    def paint_columns(self, painter: QPainter) -> None:
        raise NotImplementedError

    def tip_at(self, position: QPointF) -> str:
        """What to tell of a spot to the right of the name."""
        return ""

    # --- drawing -------------------------------------------------------------------------------

    @property
    def name_left(self) -> float:
        return 136 * self.unit

    def paint_number(
        self, painter: QPainter, x: float, number: str, pixels: float, colour: QColor
    ) -> None:
        """A number in the middle of the row."""
        area = QRectF(x - 60, self.height() / 2 - 30, 120, 60)
        write_middle(painter, area, number, numeral(pixels * self.unit), colour)

    def paint_pill(
        self, painter: QPainter, x: float, text: str, *, is_teal: bool, is_plain: bool = False
    ) -> None:
        """Points on a pill; ``is_plain`` for a text that holds more than a number."""
        unit = self.unit
        wide, tall = (94 if is_plain else 66) * unit, max(30.0, 44 * unit)
        area = QRectF(x - wide / 2, self.height() / 2 - tall / 2, wide, tall)
        fill(painter, rounded(area, tall / 2), TEAL if is_teal else SAND)
        made = heavy(22 * unit) if is_plain else numeral(25 * unit)
        write_middle(painter, area, text, fit(text, made, wide - 8), _ON_TEAL if is_teal else INK)

    def _paint_who(self, painter: QPainter, who: Who) -> None:
        unit, middle = self.unit, self.height() / 2
        self.paint_number(painter, 36 * unit, str(who.rank), 30, QColor("#7E5F30"))
        radius = min(30 * unit, self.height() * 0.34)
        face = QPointF(92 * unit, middle - radius * 0.08)
        paint_portrait(painter, who.player, face, radius, self.devicePixelRatioF())
        made = self._name_font(who.player.name)
        name = elided(who.player.name, made, self.name_room)
        at = QPointF(self.name_left, middle + made.pixelSize() * 0.32)
        write(painter, at, name, made, INK, Qt.AlignmentFlag.AlignLeft)

    def _name_font(self, name: str) -> QFont:
        return fit(name, display(22 * self.unit), self.name_room, 14)

    def _on_ground(self, who: Who) -> QPixmap:
        """The strip of paper, drawn once for each size."""
        if self._ground.isNull():
            strip = QRectF(2, 3, self.width() - 4, self.height() - 9)
            colour, is_first = colour_of(who.player), who.rank == 1

            def paint(painter: QPainter) -> None:
                paint_strip(painter, strip, colour, is_first=is_first)

            self._ground = painted(QRectF(self.rect()), self.devicePixelRatioF(), paint)
        return self._ground

    def _tip(self, position: QPointF) -> str:
        if self.who is not None and position.x() < self.name_left + self.name_room:
            return self.who.player.name
        return self.tip_at(position)

    # --- Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = self._tip(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), plain_tip(tip) if tip else "", self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.who is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._on_ground(self.who))
        painter.translate(0, -2)
        self._paint_who(painter, self.who)
        self.paint_columns(painter)
