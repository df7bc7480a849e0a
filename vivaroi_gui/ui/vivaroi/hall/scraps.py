"""Confetti and petals that fall when a King is crowned."""

from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.ui.vivaroi.hall.geometry import HEIGHT, WIDTH, HallGeometry
from vivaroi_gui.ui.vivaroi.hall.sheets import Piece
from vivaroi_gui.ui.vivaroi.life.parts import PARTS, frame_picture

CONFETTI, PETALS = 60, 24
LARGER = 1.1


class _Scrap:
    def __init__(self, random: Random, name: str, piece: Piece) -> None:
        self.piece = piece
        self.name = name
        self.frame = random.randrange(PARTS[name].frames)
        self.end = (random.uniform(240, WIDTH - 240), random.uniform(150, 600))
        self.height = random.uniform(160, 700)
        self.sway = random.uniform(-90, 90)
        self.angle = random.uniform(0, 180)

    def put(self, geometry: HallGeometry, share: float, *, is_up: bool) -> None:
        """At that share of its fall, or of its rise."""
        left = 1 - share
        x, y = self.end
        height = -self.height if is_up else self.height
        spot = geometry.at(x + self.sway * left, min(y, HEIGHT) - height * left)
        self.piece.setPos(QPointF(spot.x(), spot.y()))
        self.piece.setRotation(self.angle + 540 * left)


class Scraps:
    """Always the same: they end where they are seen at rest, behind the candidate."""

    def __init__(self, scene: QGraphicsScene, layer: float) -> None:
        random = Random(8)
        self._geometry = HallGeometry(WIDTH, HEIGHT)
        names = ["confetti"] * CONFETTI + ["petal"] * PETALS
        self._scraps = [_Scrap(random, name, Piece(layer)) for name in names]
        for scrap in self._scraps:
            scene.addItem(scrap.piece)

    def lie(self, geometry: HallGeometry, ratio: float, *, is_seen: bool) -> None:
        """At rest, or put away."""
        self._geometry = geometry
        for scrap in self._scraps:
            scrap.piece.setVisible(is_seen)
            if is_seen:
                self._draw(scrap, geometry.prop_unit * LARGER, ratio)
        if is_seen:
            self.fall(1.0)

    def fall(self, share: float, *, is_up: bool = False) -> None:
        """A moment of the fall, which leads upwards to the same places."""
        for scrap in self._scraps:
            scrap.put(self._geometry, share, is_up=is_up)

    @staticmethod
    def _draw(scrap: _Scrap, unit: float, ratio: float) -> None:
        part = PARTS[scrap.name]
        picture = frame_picture(scrap.name, scrap.frame, unit, ratio)
        scrap.piece.sheet.show_picture(picture, -part.x * unit, -part.y * unit)
