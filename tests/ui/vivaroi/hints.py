"""All hints that there can be for a move, with figures as they may be."""

from collections.abc import Iterator

from vivaroi_gui.ai.bot import Advice, Figure
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.reasons import BARE, CLAIMS
from vivaroi_gui.rules.vivaroi.data import THRONE, WCS
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp

_FIGURES = {"margin": Figure(-12.4), "zero": Figure(0.87, 0.02, 200), "accepted": Figure(0.4)}
_MOST = {"most": Figure(0.8, 0.03, 200)}
_OPEN = {"lead": Figure(0.01, 0.2, 200)}
_PROPOSALS = {
    Reason.CROWN_FAVOURITE,
    Reason.CROWN_CHANCE,
    Reason.CROWN_STRANGER,
    Reason.DRAW_NO,
    Reason.BAIT,
    Reason.CROWN_OWN,
    Reason.CROWN_FREE,
}
_PLAIN = {Reason.BEST_TRIED, Reason.ALIKE, Reason.ALONE}
_INTO_WC = {Reason.HIDE_IN_WC, Reason.BLOCK_WC}


def hints(move: Move) -> Iterator[Advice]:
    """Each reason that such a move may have, alone and beside another move that is as good."""
    claims = dict((*CLAIMS[type(move)], *BARE[type(move)]))
    kinds = [reason for reason in claims if _fits(reason, move)]
    for reason in (*kinds, Reason.BEST_TRIED, Reason.ALIKE, Reason.ALONE):
        for figures in (_FIGURES, _FIGURES | _MOST):
            yield Advice(move, reason, figures)
            if reason not in _PLAIN:
                yield Advice(move, reason, figures | _OPEN)
            if reason is not Reason.BEST_TRIED:
                yield Advice(move, reason, figures, is_close=True)


def _fits(reason: Reason, move: Move) -> bool:
    """Whether a reason is one for such a move."""
    if not isinstance(move, MoveUp) or reason is Reason.SEEK_ZERO:
        return True
    is_jester = move.character == BOUFFON
    if move.to == THRONE:
        kings = {Reason.DRAW_NO, Reason.BAIT, Reason.CROWN_JESTER} if is_jester else _PROPOSALS
        return reason in kings
    if move.to in WCS:
        return reason in _INTO_WC
    if reason is Reason.LIFT_JESTER:
        return is_jester
    return reason not in {*_PROPOSALS, *_INTO_WC, Reason.CROWN_JESTER}
