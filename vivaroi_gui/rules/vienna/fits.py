"""Which dice a stop takes, the joker's ones as any face ("Joker"; ruling A8)."""

from collections.abc import Iterable
from itertools import product

from vivaroi_gui.rules.vienna.board import Fit, Stop
from vivaroi_gui.rules.vienna.data import FACES

JOKER_FACE = 1
"""Who has the joker turns dice that show this to any face while placing them."""


def takes(stop: Stop, faces: tuple[int, ...], *, has_joker: bool) -> bool:
    """Whether one or two dice fit a stop, the white one among them or not."""
    if stop.fit is Fit.ANY:
        return True
    if stop.fit is Fit.DOUBLE:
        return any(len(shown) == 2 and len(set(shown)) == 1 for shown in _shown(faces, has_joker))
    return not sums(faces, has_joker=has_joker).isdisjoint(stop.numbers)


def sums(faces: tuple[int, ...], *, has_joker: bool) -> set[int]:
    """What some dice add up to, each joker as any face."""
    return {sum(shown) for shown in _shown(faces, has_joker)}


def _shown(faces: tuple[int, ...], has_joker: bool) -> Iterable[tuple[int, ...]]:
    return product(*(FACES if has_joker and face == JOKER_FACE else (face,) for face in faces))
