"""A share of a movement that grows from 0 to 1, and what follows it in the layout of the moment."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QAbstractAnimation, QAnimationGroup, QEasingCurve, QVariantAnimation

Follow = Callable[[float], None]
"""Puts things where they are at a share; asks for the present layout each time."""


class Tween(QVariantAnimation):
    """Runs for some milliseconds, one at least; its things are at share 0 from the start."""

    def __init__(self, milliseconds: int, easing: QEasingCurve.Type, follow: Follow) -> None:
        super().__init__()
        self._follow = follow
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(max(1, milliseconds))
        self.setEasingCurve(easing)
        self.valueChanged.connect(follow)
        follow(0.0)

    def follow_layout(self) -> None:
        """The layout is another one: puts everything there where it is now."""
        self._follow(float(self.currentValue() or 0.0))


def later(milliseconds: int, act: Callable[[], None]) -> Tween:
    """Does something once, after so many milliseconds; never where it is ended before."""
    left = [act]

    def follow(share: float) -> None:
        if share >= 1 and left:
            left.pop()()

    return Tween(milliseconds, QEasingCurve.Type.Linear, follow)


def tweens_in(animation: QAbstractAnimation | None) -> Iterator[Tween]:
    """Those of an animation and of the groups in it."""
    if isinstance(animation, Tween):
        yield animation
    elif isinstance(animation, QAnimationGroup):
        for place in range(animation.animationCount()):
            yield from tweens_in(animation.animationAt(place))


def between(keys: Sequence[float], share: float) -> float:
    """The value at a share of a way that leads over the keys in equal steps."""
    way = min(1.0, max(0.0, share)) * (len(keys) - 1)
    place = min(int(way), len(keys) - 2)
    return keys[place] + (keys[place + 1] - keys[place]) * (way - place)
