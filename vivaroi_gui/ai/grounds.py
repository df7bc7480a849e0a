"""Why a move is good, in any game: the first claim that is true of it and makes the difference.

A claim is a fact that the seat can check on the table, or something that was measured and holds by
two standard errors.  It makes the difference where the move is better than the next best one, of
which it is not true.  Where the two are about as good it is still told what the move does, and that
another one is about as good.  Where nothing can be said the move stands alone.
"""

from collections.abc import Callable, Collection, Iterable
from enum import StrEnum
from typing import Final, Generic, NamedTuple, TypeVar

from vivaroi_gui.ai.bot import Figure

_ALIKE: Final = 0.1
"""Chances to win by which neither of two moves may still be better where they are called alike."""
_LITTLE: Final = 0.03
"""Chances to win for which a move that is a little worse may still be called alike."""

Evidence = dict[str, Figure]
"""What a claim rests on, by name; nothing where it can be seen on the table."""

C = TypeVar("C")
"""A move, with all that can be said of it."""
R = TypeVar("R", bound=StrEnum)

Claim = Callable[[C], Evidence | None]
"""What a reason rests on, None where it is not true of a move."""


class Plain(NamedTuple, Generic[R]):
    """What is said where no claim makes the difference."""

    better: R
    alike: R
    alone: R


class Grounds(NamedTuple, Generic[R]):
    """A reason and what it rests on; ``is_close`` as in an advice."""

    reason: R
    figures: Evidence
    is_close: bool


def grounds(
    claims: Iterable[tuple[R, Claim[C]]],
    case: C,
    other: C | None,
    lead: Figure | None,
    plain: Plain[R],
    unseen: Collection[R] = (),
    *,
    tells_open: bool = False,
) -> Grounds[R]:
    """Why a move is good; the ``other`` one is the next best, None where nothing else can be done.

    ``lead`` is how much better the move is, in chances to win.  The ``unseen`` reasons are worth
    something that no playout shows.  ``tells_open``: what sets the move apart is told as well where
    it may be the better one, and nobody can tell.
    """
    known = {} if lead is None or not lead.is_measured else {"lead": lead}
    is_close = lead is not None and are_alike(lead)
    is_better = lead is not None and lead.is_over(0)
    is_open = tells_open and lead is not None and lead.is_measured and not lead.is_under(0)
    for reason, claim in claims:
        figures = claim(case)
        if figures is None:
            continue
        is_ahead = is_better or is_open or reason in unseen
        if other is None or is_close or (is_ahead and claim(other) is None):
            return Grounds(reason, known | figures, is_close)
    if is_better:
        return Grounds(plain.better, known, is_close=False)
    return Grounds(plain.alike if is_close else plain.alone, known, is_close)


def are_alike(lead: Figure) -> bool:
    """Whether two moves are about as good: as far as can be told, or all but for little."""
    if lead.is_over(0) or (lead.is_under(0) and not lead.is_over(-_LITTLE)):
        return False
    return lead.is_over(-_ALIKE) and lead.is_under(_ALIKE)
