"""Where a bubble goes beside what it speaks of: a pure function, for the cat as for any slip."""

from collections.abc import Iterator, Sequence
from heapq import nsmallest
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

Covered = tuple[float, float]
"""Pixels of what is told of, then of what should be clear."""
_STEPS: Final = 24
"""Places that are tried across and down."""
EDGE: Final = 10.0
"""Pixels between a bubble and the edge of the page."""
_AIR: Final = 12.0
"""Pixels around what is spoken of that stay free, frames included."""
_FAR: Final = 150.0
"""Pixels to what is spoken of, over which no tail leads."""
_COVERS: Final = 6.0
"""How much worse it is to lie on what should be free than to be as far away as that is wide."""
_NEAR: Final = 120
"""The best places, which are looked at more closely."""
_CUT: Final = 100.0
"""Pixels that a bubble goes out of its way so as to cut nothing in two."""
_LITTLE: Final = 0.12
"""A share of a button that may be covered."""


def bubble_place(
    page: QRectF,
    size: QSizeF,
    told: Sequence[QRectF],
    free: Sequence[QRectF],
    unit: float = 1.0,
    whole: Sequence[QRectF] = (),
    clear: Sequence[QRectF] = (),
) -> QRectF:
    """The place nearest to what is ``told`` of that touches none of it, and then none of ``clear``.

    It leaves free what it can of ``free``, and covers what is told of only where there is no other
    place at all: then as little as can be.  Near by it cuts none of the ``whole`` ones in two.
    """
    air = _AIR * max(1.0, unit)
    lit, kept = ([area.adjusted(-air, -air, air, air) for area in areas] for areas in (told, clear))
    middle = _middle(page, told)

    def price(area: QRectF) -> tuple[Covered, float]:
        covered = sum(_overlap(area, one) for one in lit), sum(_overlap(area, one) for one in kept)
        spoilt = sum(_overlap(area, one) for one in free)
        away = area.center() - middle
        return covered, _COVERS * spoilt / size.height() + abs(away.x()) + abs(away.y())

    near = nsmallest(_NEAR, ((price(area), area) for area in _places(page, size)), key=_first)
    least = near[0][0][0]

    def with_cuts(found: tuple[tuple[Covered, float], QRectF]) -> float:
        (_, far), area = found
        return far + _CUT * sum(_is_cut(one, area) for one in whole)

    return min((found for found in near if found[0][0] == least), key=with_cuts)[1]


def _first(found: tuple[tuple[Covered, float], QRectF]) -> tuple[Covered, float]:
    return found[0]


def _is_cut(one: QRectF, by: QRectF) -> bool:
    """Whether so much of it is covered, and so much seen, that it is taken for a broken one."""
    return _LITTLE < _overlap(one, by) / max(1.0, one.width() * one.height()) < 1 - _LITTLE / 4


def _places(page: QRectF, size: QSizeF) -> Iterator[QRectF]:
    room = page.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    across, down = room.width() - size.width(), room.height() - size.height()
    for column in range(_STEPS + 1):
        for row in range(_STEPS + 1):
            corner = QPointF(max(0.0, across) * column, max(0.0, down) * row) / _STEPS
            yield QRectF(room.topLeft() + corner, size)


def _middle(page: QRectF, told: Sequence[QRectF]) -> QPointF:
    whole = QRectF()
    for area in told:
        whole |= area
    return whole.center() if told else page.center()


def _overlap(one: QRectF, other: QRectF) -> float:
    both = one & other
    return both.width() * both.height()


def tail(bubble: QRectF, told: Sequence[QRectF]) -> tuple[QPointF, QPointF, QPointF] | None:
    """The corners of the tail, its tip last; None where it would lead nowhere.

    Of several things it points at none: it would single one out.  Nor at what is far away, over
    all that lies between.
    """
    if len(told) != 1:
        return None
    (target,) = told
    if not 2 * _AIR <= _gap(bubble, target) <= _FAR:
        return None
    end = target.center()
    tip = QPointF(
        min(max(bubble.center().x(), target.left() - _AIR), target.right() + _AIR),
        min(max(bubble.center().y(), target.top() - _AIR), target.bottom() + _AIR),
    )
    wide = min(bubble.height(), bubble.width()) * 0.11
    if abs(tip.x() - bubble.center().x()) > bubble.width() / 2:
        side = bubble.right() - 1 if tip.x() > bubble.right() else bubble.left() + 1
        base = min(max(tip.y(), bubble.top() + 3 * wide), bubble.bottom() - 3 * wide)
        return QPointF(side, base - wide), QPointF(side, base + wide), tip
    if bubble.top() <= tip.y() <= bubble.bottom():
        return None
    level = bubble.bottom() - 1 if end.y() > bubble.bottom() else bubble.top() + 1
    base = min(max(tip.x(), bubble.left() + 3 * wide), bubble.right() - 3 * wide)
    return QPointF(base - wide, level), QPointF(base + wide, level), tip


def _gap(bubble: QRectF, area: QRectF) -> float:
    across = max(0.0, area.left() - bubble.right(), bubble.left() - area.right())
    down = max(0.0, area.top() - bubble.bottom(), bubble.top() - area.bottom())
    return across + down
