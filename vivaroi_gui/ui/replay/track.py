"""The line of all steps: dragged or clicked, with a tick for each round and each landmark."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from vivaroi_gui.ui.kit.control import paint_icon, paint_ring
from vivaroi_gui.ui.kit.fonts import heavy, numeral
from vivaroi_gui.ui.kit.grip import Grip
from vivaroi_gui.ui.kit.ink import fill, outline, oval, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sizes import Size, Target
from vivaroi_gui.ui.kit.tips import tells_tip
from vivaroi_gui.ui.kit.tones import tones

_HEIGHT = Target(34, least=30)
_GROOVE = Size(7, least=6)
_KNOB = Size(8.5, least=7)


def track_height(unit: float) -> int:
    """In pixels."""
    return round(_HEIGHT.at(unit))


class TrackMark(NamedTuple):
    """A step of which there is something to say, and what."""

    number: int
    is_slip: bool
    told: str


class Track(QSlider):
    """Its value is the number of the step.

    A flag with its number stands where a round begins, a picture at what people jump to; above
    them a mark where there is something to say, which is pressed to get there.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._unit = 1.0
        self._rounds: Sequence[int] = ()
        self._landmarks: Sequence[int] = ()
        self._sign = ""
        self._marks: Sequence[TrackMark] = ()
        self._before = 0
        self.grip = Grip(self, distance=0, is_raised=False)
        self.grip.moved.connect(self._on_dragged)
        self.grip.dropped.connect(lambda _: self.setSliderDown(False))
        self.grip.lost.connect(self._on_lost)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_game(
        self, last: int, rounds: Sequence[int], landmarks: Sequence[int], sign: str
    ) -> None:
        """The number of the last step, where the ticks are, and the picture at a landmark."""
        self._rounds, self._landmarks, self._sign = rounds, landmarks, sign
        self.setRange(0, last)

    def set_marks(self, marks: Sequence[TrackMark]) -> None:
        self._marks = marks
        self.update()

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self.setFixedHeight(self.sizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(200, track_height(self._unit))

    # --- where things are ----------------------------------------------------------------------

    @property
    def _groove(self) -> QRectF:
        margin = self.height() * 0.4
        down = _GROOVE.at(self._unit)
        top = self.height() * 0.68 - down / 2
        return QRectF(margin, top, self.width() - 2 * margin, down)

    def x_of(self, number: int) -> float:
        """Where a step is, in pixels from the left."""
        groove = self._groove
        return groove.left() + groove.width() * number / max(1, self.maximum())

    def mark_at(self, spot: QPointF) -> TrackMark | None:
        """The mark under a point."""
        reach = self._mark_radius + 2
        ways = [(abs(self.x_of(mark.number) - spot.x()), mark) for mark in self._marks]
        way, mark = min(ways, key=lambda one: one[0], default=(reach + 1, None))
        is_high = spot.y() < self._groove.top() - 1
        return mark if is_high and way <= reach else None

    @property
    def _mark_radius(self) -> float:
        return self.height() * 0.26

    def _at(self, x: float) -> int:
        """The step that is nearest."""
        groove = self._groove
        share = (x - groove.left()) / max(1.0, groove.width())
        return round(min(1.0, max(0.0, share)) * self.maximum())

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = self._groove
        path = rounded(groove, groove.height() / 2)
        fill(painter, path, tones().pill)
        outline(painter, path, tones().pill_edge, 1.2)
        done = QRectF(groove)
        done.setRight(self.x_of(self.value()))
        fill(painter, rounded(done, groove.height() / 2), tones().gold)
        for number in self._landmarks:
            self._paint_landmark(painter, self.x_of(number))
        for mark in (one for one in self._marks if not one.is_slip):
            self._paint_mark(painter, mark)
        for count, number in enumerate(self._rounds, 1):
            self._paint_flag(painter, self.x_of(number), count)
        for mark in (one for one in self._marks if one.is_slip):
            self._paint_mark(painter, mark)
        self._paint_handle(painter)

    def _paint_mark(self, painter: QPainter, mark: TrackMark) -> None:
        radius = self._mark_radius
        middle = QPointF(self.x_of(mark.number), radius + 1)
        if not mark.is_slip:
            paint_icon(painter, middle, "eye", 2 * radius, tones().gold_text, self)
            return
        disc = oval(middle.x(), middle.y(), radius - 0.5, radius - 0.5)
        fill(painter, disc, tones().alert)
        outline(painter, disc, tones().cream, 1.4)
        area = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        write_middle(painter, area, "!", heavy(1.5 * radius), tones().cream)

    def _paint_landmark(self, painter: QPainter, x: float) -> None:
        groove, size = self._groove, self.height() * 0.36
        painter.fillRect(
            QRectF(x - 0.8, groove.top() - 2, 1.6, groove.height() + 2), tones().gold_text
        )
        sign = picture(self._sign, size, size * 110 / 128, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(x - size / 2, groove.top() - size * 0.95), sign)

    def _paint_flag(self, painter: QPainter, x: float, number: int) -> None:
        groove, side = self._groove, self.height() * 0.44
        painter.fillRect(QRectF(x - 1, groove.top() - 4, 2, groove.height() + 6), tones().cream)
        area = QRectF(x - side / 2, groove.top() - side - 2, side, side)
        fill(painter, rounded(area, side / 3), tones().cream)
        write_middle(painter, area, str(number), numeral(side * 0.85), tones().ink)

    def _paint_handle(self, painter: QPainter) -> None:
        middle = QPointF(self.x_of(self.value()), self._groove.center().y())
        radius = _KNOB.at(self._unit)
        knob = oval(middle.x(), middle.y(), radius, radius)
        fill(painter, knob, tones().cream)
        outline(painter, knob, tones().ink, 1.6)
        if self.hasFocus():
            reach = radius + 2
            area = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
            paint_ring(painter, area, reach)

    # --- Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return tells_tip(event, self, self.tooltip_at) or super().event(event)

    def tooltip_at(self, spot: QPointF) -> str:
        """What the tooltip says there, of a mark."""
        mark = self.mark_at(spot)
        return "" if mark is None else mark.told

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Anywhere on the line: to the step that is there, and on from it by dragging."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._before = self.value()
            self.setSliderDown(True)
            mark = self.mark_at(event.position())
            wanted = self._at(event.position().x()) if mark is None else mark.number
            self.setSliderPosition(wanted)
            self.grip.take(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.setSliderDown(False)

    def _on_dragged(self, pointer: QPointF) -> None:
        self.setSliderPosition(self._at(self.mapFromGlobal(pointer).x()))

    def _on_lost(self) -> None:
        """Back to the step where it was taken."""
        self.setSliderPosition(self._before)
        self.setSliderDown(False)
