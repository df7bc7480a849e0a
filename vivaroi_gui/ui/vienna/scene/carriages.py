"""A carriage for each player, and one that is nobody's for the evaluation."""

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.ui.kit.ink import fill, outline, oval, rounded
from vivaroi_gui.ui.kit.portrait import shield_picture
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.pictures import carriage_corner, carriage_picture
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.street import START, Spot, coming_out, standing, waiting
from vivaroi_gui.ui.vienna.town_tones import town_tones

_LAYER = 15.0
CARRIAGE_SIZE, _EVALUATION_SIZE = 0.5, 0.58
"""Units of the town in a unit of the picture."""
_WHEELS = ((-30.0, -11.5, 10.5), (6.0, -9.0, 8.0))
"""The middle of each wheel seen from the ground between them, and its radius."""
_SPOKES = 8
_BADGE, _LEAST_BADGE, _READABLE = 0.6, 14.0, 0.4
"""A shield on a carriage: a share of its height, pixels at least, and pixels in a unit of the
picture from which it is not needed."""
NEUTRAL = ""
"""The colour of the carriage that is nobody's."""


class Carriage(QGraphicsWidget):
    """Its origin is on the ground between the wheels, which turn only while it moves."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour
        self.facing = 1
        self._scale = 0.0
        self._ratio = 1.0
        self._body = Sheet(self)
        self._wheels = [Sheet(self) for _ in _WHEELS]
        self.setZValue(_LAYER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.set_still()

    def draw(self, scale: float, ratio: float) -> None:
        """A unit of the picture is so many pixels."""
        self._scale, self._ratio = scale, ratio
        self._draw_body()
        for wheel, (_, _, radius) in zip(self._wheels, _WHEELS, strict=True):
            around = (radius + 2) * scale
            area = QRectF(-around, -around, 2 * around, 2 * around)
            wheel.draw(area, ratio, partial(_paint_wheel, radius=radius, scale=scale))

    def face(self, facing: int) -> None:
        """Looks to the right (1) or to the left (-1)."""
        if facing != self.facing:
            self.facing = facing
            self._draw_body()

    def _draw_body(self) -> None:
        if not self._scale:
            return
        corner = carriage_corner(self._scale, self.facing)
        drawn = carriage_picture(self.colour, self._scale, self.facing, self._ratio)
        area = QRectF(corner, drawn.deviceIndependentSize())
        paint = partial(
            _paint_body, drawn=drawn, area=area, shield=self._shield(area.height() * _BADGE)
        )
        self._body.draw(area, self._ratio, paint)
        for wheel, (x, y, _) in zip(self._wheels, _WHEELS, strict=True):
            wheel.setPos(QPointF(x * self.facing, y) * self._scale)

    def _shield(self, wide: float) -> QPixmap | None:
        """Whose it is, where colours do not tell, or the carriage is too small for its own."""
        is_plain = self._scale >= _READABLE and not tones().is_flat
        if is_plain or not self.colour:
            return None
        return shield_picture(self.colour, max(_LEAST_BADGE, wide), self._ratio)

    def roll(self, way: float) -> None:
        """The wheels as they are after so many units of a way."""
        for wheel, (_, _, radius) in zip(self._wheels, _WHEELS, strict=True):
            wheel.setRotation(math.degrees(way / (radius * CARRIAGE_SIZE)) * self.facing)
            wheel.show()

    def turn(self, share: float) -> None:
        """Turns round on the spot: at share 1 it looks the other way."""
        self.setTransform(QTransform.fromScale(max(0.05, abs(1 - 2 * share)), 1))

    def set_still(self) -> None:
        self.resetTransform()
        for wheel in self._wheels:
            wheel.hide()


def _paint_body(painter: QPainter, drawn: QPixmap, area: QRectF, shield: QPixmap | None) -> None:
    """In high contrast on white, like all that has colours."""
    if tones().is_flat:
        fill(painter, rounded(area, area.height() * 0.2), tones().light)
    painter.drawPixmap(area.topLeft(), drawn)
    if shield is not None:
        size = shield.deviceIndependentSize()
        painter.drawPixmap(area.center() - QPointF(size.width(), size.height()) / 2, shield)


def _paint_wheel(painter: QPainter, radius: float, scale: float) -> None:
    painter.scale(scale, scale)
    fill(painter, oval(0, 0, radius, radius), town_tones().wheel_ground)
    spokes = QPainterPath()
    for spoke in range(_SPOKES):
        angle = math.pi * spoke / _SPOKES * 2
        spokes.moveTo(0, 0)
        spokes.lineTo(radius * math.cos(angle), radius * math.sin(angle))
    outline(painter, spokes, town_tones().wheel, 1.7)
    outline(painter, oval(0, 0, radius, radius), town_tones().wheel, 2.8)
    fill(painter, oval(0, 0, radius * 0.24, radius * 0.24), town_tones().wheel)


def paint_carriage_ahead(colour: str, layout: TownLayout, ratio: float) -> None:
    """The picture of a carriage in the town."""
    size = CARRIAGE_SIZE if colour else _EVALUATION_SIZE
    carriage_picture(colour, size * layout.scale, 1, ratio)


class Carriages:
    """``positions`` by seat; in the evaluation the one that is nobody's is ``out_at`` a stop."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._layout = TownLayout()
        self._ratio = 1.0
        self.own: list[Carriage] = []
        self.neutral = Carriage(NEUTRAL)
        self.neutral.hide()
        scene.addItem(self.neutral)
        self.positions: tuple[StopIndex, ...] = ()
        self.out_at: StopIndex | None = None

    def set_colours(self, colours: Sequence[str]) -> None:
        for carriage in self.own:
            self._scene.removeItem(carriage)
        self.own = [Carriage(colour) for colour in colours]
        for carriage in self.own:
            self._scene.addItem(carriage)
        self.positions = (START,) * len(colours)
        self.draw(self._layout, self._ratio)

    def draw(self, layout: TownLayout, ratio: float) -> None:
        """Takes new sizes."""
        self._layout, self._ratio = layout, ratio
        for carriage in self.own:
            carriage.draw(CARRIAGE_SIZE * layout.scale, ratio)
        self.neutral.draw(_EVALUATION_SIZE * layout.scale, ratio)
        self.put_all()

    def show(self, positions: tuple[StopIndex, ...], out_at: StopIndex | None) -> None:
        self.positions, self.out_at = positions, out_at
        self.put_all()

    def spot(self, seat: int, position: StopIndex | None = None) -> Spot:
        """Where a seat's carriage is, or would be at another position."""
        at = self.positions[seat] if position is None else position
        plan = self._layout.plan
        return waiting(seat, len(self.own), plan) if at == START else standing(at, plan)

    def put_all(self) -> None:
        """Everybody where they belong, still."""
        is_evaluation = self.out_at is not None
        for seat, carriage in enumerate(self.own):
            carriage.setVisible(not is_evaluation and not self._layout.is_empty)
            carriage.setOpacity(1)
            self.put(carriage, self.spot(seat))
            carriage.set_still()
        self.neutral.setVisible(is_evaluation and not self._layout.is_empty)
        self.neutral.setOpacity(1)
        self.neutral.set_still()
        if self.out_at is not None:
            plan = self._layout.plan
            at = standing(self.out_at, plan) if self.out_at else coming_out(plan)
            self.put(self.neutral, at)

    def put(self, carriage: Carriage, spot: Spot) -> None:
        """There, whatever stands where."""
        carriage.face(spot.facing)
        carriage.setScale(spot.size)
        carriage.setPos(self._layout.point(spot.at))
