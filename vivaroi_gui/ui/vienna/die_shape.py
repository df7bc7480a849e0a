"""The cut of a die: every colour has its own, told apart without seeing colours."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

_HALF: Final = 20.0
"""Of a die as it is drawn, in its units."""
_ROUND: Final = {
    "crimson": (4, 4, 4, 4),
    "cobalt": (16, 16, 16, 16),
    "emerald": (18, 3, 18, 3),
    "violet": (17, 17, 3, 3),
    "tangerine": (3, 3, 17, 17),
    "white": (9, 9, 9, 9),
}
"""The radii of the corners, clockwise from the top left."""
_CUT: Final = {"saffron": 10.0, "turquoise": 7.0, "charcoal": 5.0}
"""How much of each corner is away: straight, as a notch, as a step."""


def die_shape(colour: str, middle: QPointF, edge: float) -> QPainterPath:
    """The outline of a die around a point, ``edge`` pixels wide."""
    scale = edge / (2 * _HALF)
    return QTransform(scale, 0, 0, scale, middle.x(), middle.y()).map(_shape(colour))


def _shape(colour: str) -> QPainterPath:
    if colour in _ROUND:
        return _rounded(*_ROUND[colour])
    path, cut = QPainterPath(), _CUT[colour]
    for number, corner in enumerate(_corners(colour, cut)):
        for step, (x, y) in enumerate(corner):
            if number == step == 0:
                path.moveTo(x, y)
            elif colour == "turquoise" and step == 1:
                _notch(path, number, cut)
            else:
                path.lineTo(x, y)
    path.closeSubpath()
    return path


def _corners(colour: str, cut: float) -> list[list[tuple[float, float]]]:
    """The points of each corner, clockwise from the top left."""
    near = _HALF - cut
    before, after = (-_HALF, -near), (-near, -_HALF)
    first = [before, (-near, -near), after] if colour == "charcoal" else [before, after]
    corners = [first]
    for _ in range(3):
        corners.append([(-y, x) for x, y in corners[-1]])
    return corners


def _notch(path: QPainterPath, corner: int, cut: float) -> None:
    """A bite out of a corner."""
    x, y = ((-1, -1), (1, -1), (1, 1), (-1, 1))[corner]
    around = QRectF(x * _HALF - cut, y * _HALF - cut, 2 * cut, 2 * cut)
    path.arcTo(around, 270 - 90 * corner, 90)


def _rounded(*radii: float) -> QPainterPath:
    path = QPainterPath(QPointF(-_HALF, -_HALF + radii[0]))
    middles = ((-1, -1, 180), (1, -1, 90), (1, 1, 0), (-1, 1, 270))
    for radius, (x, y, angle) in zip(radii, middles, strict=True):
        left = -_HALF if x < 0 else _HALF - 2 * radius
        top = -_HALF if y < 0 else _HALF - 2 * radius
        path.arcTo(QRectF(left, top, 2 * radius, 2 * radius), angle, -90)
    path.closeSubpath()
    return path
