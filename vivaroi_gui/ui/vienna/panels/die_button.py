"""A die to choose: at rest, under the pointer, chosen, rolling; or a face to turn it to."""

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.control import SingleControl
from vivaroi_gui.ui.kit.cues import Cue
from vivaroi_gui.ui.kit.grip import Grip
from vivaroi_gui.ui.kit.ink import fill, outline, oval, rounded, shade
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.desk_tones import desk_tones
from vivaroi_gui.ui.vienna.die_shape import die_shape
from vivaroi_gui.ui.vienna.pictures import WHITE, paint_die

ACROSS: Final = 1.25
"""The width of the button, in edges of its die: room for rim, ring and badge."""
_DOWN: Final = 1.5
"""Its height: a die that is chosen is lifted."""
_OFF: Final = 0.5
"""How much is seen of a die that is carried, and of a face that cannot be chosen."""


class DieButton(SingleControl):
    """``face`` 0 is a die that has not been thrown."""

    cue = Cue.LIFT
    carried = Signal(QPointF)
    """It is dragged: where on the screen the pointer is."""
    dropped = Signal(QPointF)
    lost = Signal()
    """The drag ended nowhere."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colour = WHITE
        self.face = 0
        self.is_chosen = False
        self.is_joker = False
        self.needs_partner = False
        """Whether it is placed with another one only, and has none yet."""
        self.is_dimmed = False
        self.is_hinted = False
        """Whether a strong player would choose it."""
        self.is_fitting = False
        """Whether the stop that is asked about would take it."""
        self.seen = 0
        """Another face that it shows while it tumbles; 0 for its own."""
        self.turn = 0.0
        """Degrees that a rolling die lies aslant."""
        self.can_drag = False
        """Whether it may be carried elsewhere."""
        self._grip = Grip(self)
        self._grip.moved.connect(self.carried)
        self._grip.dropped.connect(self.dropped)
        self._grip.lost.connect(self.lost)

    def place(self, middle: QPointF, edge: float) -> None:
        """Takes its place in the parent; ``edge`` is that of the die in pixels."""
        area = QRectF(0, 0, edge * ACROSS, edge * _DOWN)
        area.moveCenter(middle)
        self.setGeometry(area.toAlignedRect())

    @property
    def edge(self) -> float:
        return self.width() / ACROSS

    def cancel_gesture(self) -> None:
        self._grip.lose()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.can_drag and event.button() == Qt.MouseButton.LeftButton:
            self._grip.take(event.globalPosition())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """It may still be carried away."""
        super().mouseDoubleClickEvent(event)
        if self.can_drag and event.button() == Qt.MouseButton.LeftButton:
            self._grip.take(event.globalPosition())

    # --- painting ------------------------------------------------------------------------------

    def paint(self, painter: QPainter, area: QRectF) -> None:
        edge, middle = self.edge, area.center()
        lift = 5 if self.is_chosen else 4 if self.is_lit else 0
        at = middle - QPointF(0, lift * edge / 54)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.is_dimmed:
            painter.setOpacity(_OFF)
        if self.is_chosen:
            outline(painter, die_shape(self.colour, at, edge), tones().ink, edge * 0.29)
            outline(painter, die_shape(self.colour, at, edge), desk_tones().rim, edge * 0.21)
        self._paint_die(painter, at)
        if (self.is_lit or self.is_fitting) and not self.is_chosen:
            ring = QRectF(0, 0, edge * 1.2, edge * 1.2)
            ring.moveCenter(at)
            outline(painter, rounded(ring, edge * 0.25), tones().ink, 5)
            outline(painter, rounded(ring, edge * 0.25), desk_tones().rim, 2.6)
        corner = at + QPointF(edge, -edge) * 0.4
        if self.is_joker:
            _paint_star(painter, corner, edge * 0.21)
        elif self.needs_partner and not self.is_chosen:
            _paint_plus(painter, corner, edge * 0.19)
        if self.is_hinted:
            paint_bulb(painter, at + QPointF(-edge, edge) * 0.38, max(7.0, edge * 0.2))

    def _paint_die(self, painter: QPainter, at: QPointF) -> None:
        ratio = self.devicePixelRatioF()
        face = self.seen or self.face
        if not self.turn:
            paint_die(painter, self.colour, face, at, self.edge, ratio)
            return
        painter.save()
        painter.translate(at)
        painter.rotate(self.turn)
        paint_die(painter, self.colour, face, QPointF(), self.edge, ratio)
        painter.restore()

    def ring(self) -> tuple[QRectF, float]:
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        return area, self.edge * 0.25


def _paint_star(painter: QPainter, at: QPointF, radius: float) -> None:
    """A joker: red, on a light disc."""
    disc = oval(at.x(), at.y(), radius, radius)
    shade(painter, disc.translated(radius * 0.08, radius * 0.16), 0.3)
    fill(painter, disc, desk_tones().badge)
    star = QPainterPath()
    for step in range(12):
        reach = radius * (0.78 if step % 2 == 0 else 0.36)
        point = at + _towards(30 * step) * reach
        if step:
            star.lineTo(point)
        else:
            star.moveTo(point)
    star.closeSubpath()
    fill(painter, star, desk_tones().joker)


def _towards(degrees: float) -> QPointF:
    """A step upwards, turned clockwise."""
    return QPointF(sin(radians(degrees)), -cos(radians(degrees)))


def _paint_plus(painter: QPainter, at: QPointF, radius: float) -> None:
    """It goes with another die."""
    disc = oval(at.x(), at.y(), radius, radius)
    fill(painter, disc, tones().night.foot)
    outline(painter, disc, desk_tones().rim, radius * 0.2)
    arm = radius * 0.5
    cross = QPainterPath(at - QPointF(arm, 0))
    cross.lineTo(at + QPointF(arm, 0))
    cross.moveTo(at - QPointF(0, arm))
    cross.lineTo(at + QPointF(0, arm))
    outline(painter, cross, desk_tones().rim, radius * 0.26)
