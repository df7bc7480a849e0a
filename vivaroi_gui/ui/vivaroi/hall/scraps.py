"""Scraps of coloured paper that fall when a King is crowned."""

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.hall.geometry import HEIGHT, WIDTH, HallGeometry
from vivaroi_gui.ui.vivaroi.hall.sheets import Piece

COUNT = 60


class _Scrap:
    def __init__(self, random: Random, piece: Piece) -> None:
        self.piece = piece
        self.colour = random.choice(tones().scraps)
        self.size = (random.uniform(7, 13), random.uniform(5, 9))
        self.end = (random.uniform(240, WIDTH - 240), random.uniform(150, 600))
        self.height = random.uniform(160, 700)
        self.sway = random.uniform(-90, 90)
        self.angle = random.uniform(0, 180)

    def put(self, geometry: HallGeometry, share: float) -> None:
        """At that share of its fall."""
        left = 1 - share
        x, y = self.end
        spot = geometry.at(x + self.sway * left, min(y, HEIGHT) - self.height * left)
        self.piece.setPos(QPointF(spot.x(), spot.y()))
        self.piece.setRotation(self.angle + 540 * left)


class Scraps:
    """Sixty of them, always the same: they end where they are seen at rest."""

    def __init__(self, scene: QGraphicsScene, layer: float) -> None:
        random = Random(8)
        self._geometry = HallGeometry(WIDTH, HEIGHT)
        self._scraps = [_Scrap(random, Piece(layer)) for _ in range(COUNT)]
        for scrap in self._scraps:
            scene.addItem(scrap.piece)

    def lie(self, geometry: HallGeometry, *, is_seen: bool) -> None:
        """At rest, or put away."""
        self._geometry = geometry
        for scrap in self._scraps:
            scrap.piece.setVisible(is_seen)
            if is_seen:
                self._draw(scrap, geometry.unit)
        self.fall(1.0)

    def fall(self, share: float) -> None:
        """A moment of the fall."""
        for scrap in self._scraps:
            scrap.put(self._geometry, share)

    @staticmethod
    def _draw(scrap: _Scrap, unit: float) -> None:
        width, height = scrap.size[0] * unit, scrap.size[1] * unit
        area = QRectF(-width / 2, -height / 2, width, height)
        scrap.piece.draw(area, 1, lambda painter: painter.fillRect(area, scrap.colour))
