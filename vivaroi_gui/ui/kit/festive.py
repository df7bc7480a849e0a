"""The evening of a coronation: fireworks, glow, scraps of paper."""

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QRadialGradient

from vivaroi_gui.ui.kit.ink import fill, outline, oval, tint
from vivaroi_gui.ui.kit.tones import tones

_SPARKS = 16
GOLDEN, ROSY, MINT = range(3)
"""Which of the colours of the scraps a firework has."""


def paint_dim(painter: QPainter, size: QRectF, opacity: float) -> None:
    painter.fillRect(size, tint(tones().veil, opacity))


def paint_firework(painter: QPainter, middle: QPointF, radius: float, number: int) -> None:
    """In one of the colours of the scraps, by its number."""
    colour = tones().scraps[number]
    path = QPainterPath()
    for spark in range(_SPARKS):
        angle = spark * 2 * math.pi / _SPARKS
        way = QPointF(math.cos(angle), math.sin(angle)) * radius
        path.moveTo(middle + way * 0.35)
        path.lineTo(middle + way * 0.8)
        tip = middle + way
        fill(painter, oval(tip.x(), tip.y(), radius * 0.055, radius * 0.055), colour)
    outline(painter, path, tint(colour, 0.9), radius * 0.055)


def paint_glow(painter: QPainter, middle: QPointF, radius: float) -> None:
    if tones().is_flat:
        return
    light = QRadialGradient(middle, radius)
    for share, opacity in ((0.0, 0.75), (0.5, 0.27), (1.0, 0.0)):
        light.setColorAt(share, tint(tones().glow, opacity))
    area = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.fillRect(area, QBrush(light))


def paint_scraps(painter: QPainter, area: QRectF, count: int, unit: float, seed: int) -> None:
    """Scraps of paper in the air, always the same for one seed."""
    random = Random(seed)
    for _ in range(count):
        x, y = random.uniform(area.left(), area.right()), random.uniform(area.top(), area.bottom())
        width, height = random.uniform(6, 11) * unit, random.uniform(5, 8) * unit
        painter.save()
        painter.translate(x, y)
        painter.rotate(random.uniform(0, 180))
        painter.fillRect(
            QRectF(-width / 2, -height / 2, width, height), random.choice(tones().scraps)
        )
        painter.restore()
