"""Which deeds gave a card away."""

from collections.abc import Callable, Iterator
from typing import Final

from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs
from vivaroi_gui.ai.vivaroi.review.parts import Telling
from vivaroi_gui.rules.vivaroi.masks import members

_BITS: Final = 0.7
"""What a deed tells at least: the true card became some 1.6 times as likely."""
_RISE: Final = 0.15
_LIKELY: Final = 0.5
"""By how much, and to what, the chance of a true favourite rose at least."""
_MOST: Final = 3
"""Deeds that are told of a person."""


def telling(beliefs: Beliefs, look: Callable[[], None]) -> Iterator[Telling]:
    """Of each person the deeds that told most, the most telling one first.

    ``look`` is called for each moment, and may raise.
    """
    told: dict[int, list[tuple[float, int]]] = {person: [] for person in beliefs.persons}
    for n in range(len(beliefs.story.moments)):
        look()
        for person in beliefs.actors(n):
            if (bits := beliefs.bits(n, person)) >= _BITS:
                told[person].append((bits, n))
    for person, found in told.items():
        tried = (_told(beliefs, n, person) for _, n in sorted(found, reverse=True))
        yield from [one for one in tried if one][:_MOST]


def _told(beliefs: Beliefs, n: int, person: int) -> Telling | None:
    """A deed gave a favourite away, whatever one kind of player is left out."""
    before, after = map(beliefs.favourites, beliefs.around(n, person))
    mine = members(beliefs.masks[beliefs.true_card(n, person)])
    most = max(mine, key=lambda one: after[one] - before[one])
    if after[most] < _LIKELY or after[most] - before[most] < _RISE:
        return None
    if any(beliefs.bits(n, person, kind) < _BITS / 2 for kind in range(len(beliefs.kinds))):
        return None
    at = beliefs.story.moments[n].at
    return Telling(at, person, most, round(before[most], 4), round(after[most], 4))
