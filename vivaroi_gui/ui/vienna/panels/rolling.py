"""How dice tumble: decoration, which never tells how they fell before they lie."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve

CHANGES: Final = 8
"""So often a die that tumbles shows another face."""
_TUMBLE: Final = 0.84
"""The share of a roll after which dice only come to rest."""
_ASLANT: Final = 34.0
"""Degrees."""


def tumbling(place: int, share: float) -> tuple[int, float]:
    """The face that a die shows, 0 for its own, and how many degrees it lies aslant."""
    if share >= _TUMBLE:
        rest = (share - _TUMBLE) / (1 - _TUMBLE)
        settled = QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(rest)
        return 0, _ASLANT * 0.5 * (1 - settled)
    step = int(share / _TUMBLE * CHANGES)
    aslant = _ASLANT if (step + place) % 2 else -_ASLANT
    return 1 + (5 * step + 3 * place + step * place) % 6, aslant * (1 - 0.5 * share)


def places_of(faces: Sequence[int], own: Sequence[int]) -> tuple[int, ...]:
    """Where dice lie among others, by their faces."""
    left, places = list(own), []
    for place, face in enumerate(faces):
        if face in left:
            left.remove(face)
            places.append(place)
    return tuple(places)
