"""Colours and cut-paper shapes of the board; the light falls from the top left."""

import math
from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from vivaroi_gui.ui.kit.tones import tones


def tint(colour: QColor, opacity: float) -> QColor:
    tinted = QColor(colour)
    tinted.setAlphaF(opacity)
    return tinted


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """``share`` of the second colour in the first."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
    )


def luminance(colour: QColor) -> float:
    """How bright it is, from 0 to 1, as WCAG 2 reckons it."""
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """From 1 to 21, as WCAG 2 reckons it; words need 4.5."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lit(colour: QColor, area: QRectF) -> QBrush:
    """A sheet of that colour in the light."""
    if tones().is_flat:
        return QBrush(colour)
    light = QLinearGradient(
        area.topLeft(), area.topLeft() + QPointF(area.width() * 0.7, area.height())
    )
    light.setColorAt(0, mixed(colour, tones().sheen, 0.16))
    light.setColorAt(0.55, colour)
    light.setColorAt(1, mixed(colour, tones().ink, 0.14))
    return QBrush(light)


def falling(area: QRectF, top: QColor | str, bottom: QColor | str) -> QBrush:
    """A vertical gradient."""
    if tones().is_flat:
        return QBrush(QColor(bottom))
    light = QLinearGradient(area.topLeft(), area.bottomLeft())
    light.setColorAt(0, QColor(top))
    light.setColorAt(1, QColor(bottom))
    return QBrush(light)


def fill(painter: QPainter, path: QPainterPath, brush: QBrush | QColor) -> None:
    painter.fillPath(path, QBrush(brush))


def shade(painter: QPainter, path: QPainterPath, opacity: float) -> None:
    """The shadow of something small, such as a pawn or a seal: one tone all over."""
    if not tones().is_flat:
        fill(painter, path, tint(tones().ink, opacity))


def pale(opacity: float) -> float:
    """Of what does not count: in high contrast none is pale, as letters have to be read."""
    return 1.0 if tones().is_flat else opacity


def outline(painter: QPainter, path: QPainterPath, colour: QColor | str, width: float) -> None:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def shadow(
    painter: QPainter, path: QPainterPath, drop: float, spread: Sequence[float], opacity: float
) -> None:
    """The contact shadow of a sheet: its path, stroked wider and wider.

    A plain rectangle will do for a sheet that was cut by hand, and is quicker.
    """
    if tones().is_flat:
        return
    below = path.translated(drop * 0.2, drop)
    for width in spread:
        fill(painter, below, tint(tones().ink, opacity))
        outline(painter, below, tint(tones().ink, opacity), width)


def rounded(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def oval(x: float, y: float, across: float, down: float) -> QPainterPath:
    """An ellipse by its middle and its two radii."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, down)
    return path


def hand_cut(area: QRectF, wander: float) -> QPainterPath:
    """A rectangle whose edges wander a little, as scissors leave them; the same for a size."""
    if tones().is_flat:
        return rounded(area, 4)
    random = Random(round(area.width()) * 8191 + round(area.height()))
    corners = [area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()]
    path = QPainterPath(corners[0])
    for index, corner in enumerate(corners):
        _cut(path, corner, corners[(index + 1) % 4], wander, random)
    path.closeSubpath()
    return path


def _cut(path: QPainterPath, start: QPointF, end: QPointF, wander: float, random: Random) -> None:
    """One edge, in bites of the scissors."""
    along = end - start
    length = max(1.0, math.hypot(along.x(), along.y()))
    aside = QPointF(-along.y(), along.x()) * (wander / length)
    bites = max(1, round(length / 64))
    for bite in range(bites):
        middle = start + along * ((bite + 0.5) / bites) + aside * random.uniform(-1, 1)
        stray = 0.0 if bite == bites - 1 else random.uniform(-0.4, 0.4)
        path.quadTo(middle, start + along * ((bite + 1) / bites) + aside * stray)


def wax(x: float, y: float, radius: float) -> QPainterPath:
    """A seal with twelve soft corners."""
    path = QPainterPath()
    for step in range(12):
        reach = radius if step % 2 else radius * 0.92
        point = QPointF(
            x + reach * math.cos(step * math.pi / 6), y + reach * math.sin(step * math.pi / 6)
        )
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
