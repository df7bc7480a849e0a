"""Flashes as WCAG 2.3.1 counts them, over pictures that follow each other."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

_CELL = 16
"""Pixels across and down that are looked at as one."""
_STEP = 0.1
"""The least change of relative luminance that counts."""
_LARGEST = 341 * 256 // 4
"""Pixels that may flash as often as they like, being small."""
_MOST = 3
"""Pairs of opposing changes in a second."""


def flashing(pictures: Iterable[QImage], apart_ms: int) -> int:
    """How many cells flash more often than three times within some second."""
    frames = [_luminances(one) for one in pictures]
    second = round(1000 / apart_ms)
    return sum(_flashes_too_often(cell, second) for cell in zip(*frames, strict=True))


def is_too_much(cells: int) -> bool:
    """Whether so many are a large part of what is seen."""
    return cells * _CELL * _CELL > _LARGEST


def _luminances(picture: QImage) -> list[float]:
    size = picture.size() / _CELL
    small = picture.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return [
        _luminance(small.pixelColor(x, y))
        for y in range(small.height())
        for x in range(small.width())
    ]


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _flashes_too_often(cell: Sequence[float], second: int) -> bool:
    turns = [at for at, (before, after) in _turns(cell) if min(before, after) < 0.8]
    most = 2 * _MOST
    return any(turns[n + most] - turns[n] <= second for n in range(len(turns) - most))


def _turns(cell: Sequence[float]) -> list[tuple[int, tuple[float, float]]]:
    """When it went the other way, and from where to where: extremes that lie far enough apart."""
    extremes = [(0, cell[0])]
    for at, value in enumerate(cell):
        rising = len(extremes) > 1 and extremes[-1][1] > extremes[-2][1]
        last = extremes[-1][1]
        is_on = len(extremes) > 1 and (value > last if rising else value < last)
        if is_on:
            extremes[-1] = at, value
        elif abs(value - last) >= _STEP:
            extremes.append((at, value))
    return [(at, (before, after)) for (_, before), (at, after) in pairwise(extremes)]
