"""A paper on the table: painted once at the pixels of the device, then only shown."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.afar import is_read_from_afar
from vivaroi_gui.ui.kit.control import paint_ring, shows_ring
from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.paint_turns import PaintTurns
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.tips import tells_tip
from vivaroi_gui.ui.kit.tones import tones

_MARGIN = 8.0
"""Room around the paper for its shadow, in units."""


class Tip(NamedTuple):
    """Plain text that is shown over an area of the panel."""

    area: QRectF
    text: str


class Panel(QWidget):
    """Draws itself into ``face``, which is the area it was given; ``unit`` is pixels a unit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.face = QRectF()
        self.tips: list[Tip] = []
        self.turns: PaintTurns | None = None
        """With which other panels it takes turns, as long as what it shows may stay for a while."""
        self._has_ring = False
        self._picture: QPixmap | None = None
        self._pictured: object = None
        self._placed: tuple[QRectF, float] | None = None

    def place(self, area: QRectF, unit: float) -> None:
        """Takes an area of the parent, in pixels; an empty one hides the panel."""
        margin = _MARGIN * unit
        outer = area.adjusted(-margin, -margin, margin, margin).toAlignedRect()
        self._placed = QRectF(area), unit
        self.unit = unit
        self.face = area.translated(-outer.x(), -outer.y())
        self.setGeometry(outer)
        self.setVisible(not area.isEmpty())
        self.refresh()

    def lie(self, area: QRectF, unit: float) -> None:
        """Takes its place, too; where it lies there already, it is not painted anew."""
        if (area, unit) == self._placed:
            self.setVisible(not area.isEmpty())
        else:
            self.place(area, unit)

    def refresh(self) -> None:
        """Paints anew at the next chance."""
        self._picture = None
        self.update()

    def renew(self) -> None:
        """Something else is to be seen: paints anew, when it is its turn."""
        if self.turns is not None and self._picture is not None:
            self.turns.wait(self.refresh)
        else:
            self.refresh()

    @property
    def ratio(self) -> float:
        return float(self.devicePixelRatioF())

    def draw(self, painter: QPainter) -> None:
        """Paints everything, and notes tips for what is cut short."""
        raise NotImplementedError

    def describe(self) -> None:
        """Sets the accessible name and description; called when language or content change."""

    def tip_at(self, x: float, y: float) -> str:
        """What the tooltip says there, as plain text."""
        self._draw_if_due()
        return next((tip.text for tip in reversed(self.tips) if tip.area.contains(x, y)), "")

    def tooltip_at(self, at: QPointF) -> str:
        """The same, as every widget is asked whose tooltip depends on where."""
        return self.tip_at(at.x(), at.y())

    def _draw_if_due(self) -> QPixmap:
        wanted = self.ratio, tones(), text_factor(), is_read_from_afar()
        if self._picture is None or self._pictured != wanted:
            self.tips, self._pictured = [], wanted
            self._picture = painted(QRectF(self.rect()), self.ratio, self.draw)
        return self._picture

    def event(self, event: QEvent) -> bool:
        if tells_tip(event, self, self.tooltip_at):
            return True
        if event.type() == QEvent.Type.KeyPress:
            self._has_ring = True
            self.update()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.describe()
            self.refresh()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_ring = shows_ring(event.reason(), was_shown=self._has_ring)
        self.update()

    @property
    def is_buried(self) -> bool:
        """Whether another paper lies over all of what Tab would come to."""
        if not (self.isVisible() and self.focusPolicy() & Qt.FocusPolicy.TabFocus):
            return False
        area = self.face.toRect()
        corners = area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()
        return all(self._is_below_another(one) for one in (area.center(), *corners))

    def _is_below_another(self, spot: QPoint) -> bool:
        """Whether another paper is seen there: one through which presses go is one, too."""
        top, parent = self.window().childAt(self.mapTo(self.window(), spot)), self.parentWidget()
        if top is None or not (top is self or self.isAncestorOf(top)):
            return True
        beside = parent.children() if parent is not None else [self]
        above = beside[beside.index(self) + 1 :]
        papers = (one for one in above if isinstance(one, Panel) and one.isVisible())
        at = self.mapToParent(spot)
        return any(one.face.toAlignedRect().contains(one.mapFromParent(at)) for one in papers)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._draw_if_due())
        if self.hasFocus() and self._has_ring:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, self.face, 8)
