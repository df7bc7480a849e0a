"""The score road under the count: shields walk from the old totals to the new ones."""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import (
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.fonts import display, fit, heavy
from vivaroi_gui.ui.kit.ink import fill, lit, oval, shade
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.pictures import Backdrop, paint_svg
from vivaroi_gui.ui.kit.portrait import colour_of, paint_empire, paint_shield
from vivaroi_gui.ui.kit.sheet import Backing
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import tells_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.scene.flat_castle import paint_flat_road
from vivaroi_gui.ui.vivaroi.scene.geometry import STONES, asides, beside_stone, stone

_SHIELD = Size(27, least=21)

_WIDTH, _TOP, _HEIGHT = 880.0, 800.0, 100.0
"""The picture of the road, in its own units."""
_STONES_END = 826.0


class CountRoad(QWidget):
    """Totals by marker, before and after; ``show_progress`` says how far the shields have come.

    Nobody's marker is the Emissary's.  Whoever has gone round the road has a golden rim.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._markers: Sequence[Person | None] = ()
        self._told: Sequence[str] = ()
        self._before: Sequence[int] = ()
        self._after: Sequence[int] = ()
        self._word = ""
        self._unit = 1.0
        self._shares: Sequence[float] = ()
        self._ground = Backing(self, self._paint_ground)

    def show_totals(
        self, markers: Sequence[Person | None], before: Sequence[int], after: Sequence[int]
    ) -> None:
        self._markers, self._before, self._after = markers, before, after
        self._shares = [1.0] * len(markers)
        self.update()

    def set_words(self, word: str, told: Sequence[str]) -> None:
        """The word on the sign, and what to tell of each marker."""
        self._word, self._told = word, told
        self._ground.forget()

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self._ground.forget()

    def forget(self) -> None:
        """Keeps no picture of what is out of sight."""
        self._ground.forget()

    def show_progress(self, shares: Sequence[float]) -> None:
        """How far the shield of each marker has come."""
        self._shares = shares
        self.update()

    def spot(self, total: float) -> QPointF:
        """Where the stone of that total is; between two stones for a fraction."""
        return _between(self._stone, total)

    def stand(self, total: float) -> QPointF:
        """Where a shield stands that has that total alone."""
        return _between(self._beside, total)

    def shields(self) -> tuple[QPointF, ...]:
        """The middle of each shield now; those of ties side by side."""
        totals = self._between(self._before, self._after)
        aside = self._between(asides(self._before), asides(self._after))
        return tuple(
            self.stand(total) + QPointF(beside * self._unit_of_shields, 0)
            for total, beside in zip(totals, aside, strict=True)
        )

    def _between(self, before: Sequence[float], after: Sequence[float]) -> list[float]:
        """As far as the count has come."""
        ends = zip(before, after, self._shares, strict=True)
        return [old + (new - old) * share for old, new, share in ends]

    def tooltip_at(self, position: QPointF) -> str:
        """Whose shields stand there; "+100" for each time round the road."""
        reach = QPointF(1, 1) * self._size / 2
        return "\n".join(
            f"{told} (+{laps * STONES})" if laps else told
            for told, total, spot in zip(self._told, self._after, self.shields(), strict=True)
            for laps in (total // STONES,)
            if QRectF(spot - reach, spot + reach).contains(position)
        )

    def _stone(self, number: int) -> QPointF:
        x, y = stone(number)
        return QPointF(x * self._across, (y - _TOP) * self.height() / _HEIGHT)

    def _beside(self, number: int) -> QPointF:
        return self._stone(number) + QPointF(0, beside_stone(number) * self.height() / _HEIGHT)

    @property
    def _unit_of_shields(self) -> float:
        """Pixels in a unit of the road, as large as the shields are drawn."""
        return self._size * 0.04

    @property
    def _across(self) -> float:
        return _across(self.width())

    # --- drawing -------------------------------------------------------------------------------

    def _paint_ground(self, painter: QPainter) -> None:
        down = self.height() / _HEIGHT
        stones = road_ground(self.width(), self.height(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, stones)
        made = heavy(14 * self._unit)
        for tens in range(0, 100, 10):
            spot = self._stone(tens)
            write(painter, spot + QPointF(0, 17 * down), str(tens), made, tones().ink)
        self._paint_sign(painter)

    def _paint_sign(self, painter: QPainter) -> None:
        unit, down = self._unit, self.height() / _HEIGHT
        right = 70 * self._across
        post = QRectF(right * 0.48, 56 * down, 8 * unit, 50 * down)
        painter.fillRect(post, castle_tones().post)
        area = QRectF(6 * unit, 40 * down, right - 16 * unit, 32 * down)
        board = QPainterPath(area.topLeft())
        board.lineTo(area.topRight())
        board.lineTo(area.right() + 12 * unit, area.center().y())
        board.lineTo(area.bottomRight())
        board.lineTo(area.bottomLeft())
        board.closeSubpath()
        shade(painter, board.translated(unit, 3 * unit), 0.35)
        fill(painter, board, lit(castle_tones().board, area))
        made = fit(self._word, display(18 * unit), area.width())
        write_middle(painter, area, self._word, made, castle_tones().board_text)

    def _paint_traces(self, painter: QPainter) -> None:
        """A dashed disc where each shield came from."""
        radius = 10 * self._unit
        for marker, before in zip(self._markers, self._before, strict=True):
            middle = self.spot(before) + QPointF(0, 9 * self._unit)
            colour = colour_of(marker) if marker else tones().empire
            disc = oval(middle.x(), middle.y(), radius, radius)
            pen = QPen(colour, 2.4 * self._unit)
            pen.setDashPattern([1.4, 1.4])
            painter.strokePath(disc, pen)

    @property
    def _size(self) -> float:
        return _SHIELD.at(self._unit)

    def _paint_shields(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatioF()
        for marker, total, spot in zip(self._markers, self._after, self.shields(), strict=True):
            if total >= STONES:
                _paint_rim(painter, spot, self._size * 0.56)
            if marker:
                paint_shield(painter, marker, spot, self._size, ratio)
            else:
                paint_empire(painter, spot, self._size, ratio)

    def event(self, event: QEvent) -> bool:
        return tells_tip(event, self, self.tooltip_at) or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._ground.pixmap)
        self._paint_traces(painter)
        self._paint_shields(painter)


def road_ground(width: float, height: float, ratio: float) -> QPixmap:
    """The road without numbers and words."""
    area = QRectF(0, 0, width, height)

    def paint(painter: QPainter) -> None:
        below = QRectF(0, 6 * height / _HEIGHT, width, height)
        painter.fillRect(below, castle_tones().road_ground)
        sheet = QRectF(0, 0, _WIDTH * _across(width), height)
        if tones().is_flat:
            paint_flat_road(painter, sheet)
        else:
            paint_svg(painter, "kit/score-road", sheet)

    return Backdrop("road", area, ratio, (paint,)).pixmap()


def _across(width: float) -> float:
    """Pixels in a unit across."""
    return width / (_STONES_END + 20)


def _between(place: Callable[[int], QPointF], total: float) -> QPointF:
    """A whole number's place; for a fraction on the way to that of the next one."""
    low = math.floor(total)
    first, second = place(low), place(low + 1)
    return first + (second - first) * (total - low)


def _paint_rim(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Gold around a shield that has gone round the road."""
    fill(painter, oval(middle.x(), middle.y(), radius + 3, radius + 3), tones().ink)
    fill(painter, oval(middle.x(), middle.y(), radius + 1.5, radius + 1.5), tones().state_gold)
