"""Why a move is good: the first claim that is true of it, with the figures that it rests on.

A claim is a fact that the seat can check on the table, or something that was measured and holds by
two standard errors.  It is given where it makes the difference: the move is better than the next
best one, of which it is not true.  Where the two are about as good it is still told what the move
does, and that another one is about as good.  Where nothing can be said the move stands alone.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from vivaroi_gui.ai.vivaroi import claims_of_kings as kings
from vivaroi_gui.ai.vivaroi import claims_of_moves as moves
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.case import Case, Evidence
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, MoveUp, Place, Vote

Claim = Callable[[Case], Evidence | None]
"""What a reason rests on, None where it is not true of the move."""


class Grounds(NamedTuple):
    """A reason and its figures; ``is_close`` as in an advice."""

    reason: Reason
    figures: Evidence
    is_close: bool


def grounds(case: Case) -> Grounds:
    """Why the move of a case is good for its seat."""
    lead = {} if case.lead is None else {"lead": case.lead}
    for why, claim in CLAIMS[type(case.move)]:
        figures = claim(case)
        if figures is not None and _may_say(why, claim, case):
            return Grounds(why, lead | figures, case.is_close)
    if case.is_better:
        return Grounds(Reason.BEST_TRIED, lead, is_close=False)
    if case.is_close:
        return Grounds(Reason.ALIKE, lead, is_close=True)
    return Grounds(Reason.ALONE, lead, is_close=False)


def _may_say(why: Reason, claim: Claim, case: Case) -> bool:
    """Whether it makes the difference, or the other move is about as good."""
    if case.swapped is None or case.is_close:
        return True
    is_ahead = case.is_better or why in _UNSEEN
    return is_ahead and claim(case.swapped) is None


_UNSEEN: Final = {Reason.PLACE_HIDDEN, Reason.LIFT_STRANGER, Reason.FREE_WC}
"""What keeps a secret is worth something that no playout shows: nobody in it looks at others."""


CLAIMS: Final[dict[type, tuple[tuple[Reason, Claim], ...]]] = {
    Place: (
        (Reason.PLACE_FAVOURITE, moves.place_favourite),
        (Reason.PLACE_HIDDEN, moves.place_hidden),
        (Reason.PLACE_STRANGER_HIGH, moves.place_stranger_high),
        (Reason.PLACE_STRANGER_LOW, moves.place_stranger_low),
    ),
    MoveUp: (
        (Reason.SEEK_ZERO, kings.seek_zero),
        (Reason.CROWN_FAVOURITE, kings.crown_favourite),
        (Reason.CROWN_JESTER, kings.crown_jester),
        (Reason.CROWN_STRANGER, kings.crown_stranger),
        (Reason.DRAW_NO, kings.draw_no),
        (Reason.BAIT, kings.bait),
        (Reason.HIDE_IN_WC, moves.hide_in_wc),
        (Reason.BLOCK_WC, moves.block_wc),
        (Reason.LEAVE_WC, moves.leave_wc),
        (Reason.FREE_WC, moves.free_wc),
        (Reason.LIFT_FAVOURITE, moves.lift_favourite),
        (Reason.LIFT_JESTER, moves.lift_jester),
        (Reason.TAKE_SEAT, moves.take_seat),
        (Reason.LIFT_STRANGER, moves.lift_stranger),
    ),
    Vote: (
        (Reason.YES_EMPTY, kings.yes_empty),
        (Reason.SEEK_ZERO, kings.seek_zero),
        (Reason.YES_JESTER, kings.yes_jester),
        (Reason.YES_COUNT, kings.yes_count),
        (Reason.YES_OTHERS, kings.yes_others),
        (Reason.ACHE_SAVES, kings.ache_saves),
        (Reason.ACHE_STOPS, kings.ache_stops),
        (Reason.NO_JESTER, kings.no_jester),
        (Reason.NO_COUNT, kings.no_count),
        (Reason.NO_MORE, kings.no_more),
    ),
    ChooseAmbition: (
        (Reason.AMBITION_FITS, moves.ambition_fits),
        (Reason.AMBITION_LIKELY, moves.ambition_likely),
    ),
}
"""What may be said of a move, the most telling first."""
