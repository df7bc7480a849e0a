"""Why a move in the castle is good."""

from typing import Final

from vivaroi_gui.ai.grounds import Claim, Grounds, Plain, grounds
from vivaroi_gui.ai.vivaroi import bare_claims as bare
from vivaroi_gui.ai.vivaroi import claims_of_kings as kings
from vivaroi_gui.ai.vivaroi import claims_of_moves as moves
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, MoveUp, Place, Vote


def why(case: Case) -> Grounds[Reason]:
    """Why the move of a case is good for its seat."""
    return grounds(
        CLAIMS[type(case.move)], case, case.swapped, case.lead, _PLAIN, _UNSEEN, tells_open=True
    )


def told(case: Case) -> Grounds[Reason]:
    """The same, or else what the rules alone say of the move: it need not be the better one."""
    found = why(case)
    if found.reason is not Reason.ALONE:
        return found
    for reason, claim in BARE[type(case.move)]:
        if (figures := claim(case)) is not None:
            return Grounds(reason, found.figures | figures, found.is_close)
    return found


_PLAIN: Final = Plain(Reason.BEST_TRIED, Reason.ALIKE, Reason.ALONE)
_UNSEEN: Final = {
    Reason.PLACE_HIDDEN,
    Reason.PLACE_MIDDLE,
    Reason.PLACE_MASK,
    Reason.LIFT_MASK,
    Reason.LIFT_STRANGER,
    Reason.FREE_WC,
}
"""What keeps a secret: nobody in a playout looks at what others do."""


CLAIMS: Final[dict[type, tuple[tuple[Reason, Claim[Case]], ...]]] = {
    Place: (
        (Reason.PLACE_FAVOURITE, moves.place_favourite),
        (Reason.PLACE_HIDDEN, moves.place_hidden),
        (Reason.PLACE_MIDDLE, moves.place_middle),
        (Reason.PLACE_STRANGER_HIGH, moves.place_stranger_high),
        (Reason.PLACE_STRANGER_LOW, moves.place_stranger_low),
        (Reason.PLACE_MASK, moves.place_mask),
        (Reason.PLACE_COUNTS, moves.place_counts),
    ),
    MoveUp: (
        (Reason.SEEK_ZERO, kings.seek_zero),
        (Reason.CROWN_FAVOURITE, kings.crown_favourite),
        (Reason.CROWN_CHANCE, kings.crown_chance),
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
        (Reason.MAKES_ROOM, moves.makes_room),
        (Reason.LIFT_BAIT, moves.lift_bait),
        (Reason.LIFT_MASK, moves.lift_mask),
        (Reason.LIFT_STRANGER, moves.lift_stranger),
        (Reason.LIFT_OWN, moves.lift_own),
    ),
    Vote: (
        (Reason.YES_EMPTY, kings.yes_empty),
        (Reason.SEEK_ZERO, kings.seek_zero),
        (Reason.YES_JESTER, kings.yes_jester),
        (Reason.YES_COUNT, kings.yes_count),
        (Reason.YES_OTHERS, kings.yes_others),
        (Reason.YES_FAVOURITE, kings.yes_favourite),
        (Reason.ACHE_SAVES, kings.ache_saves),
        (Reason.ACHE_STOPS, kings.ache_stops),
        (Reason.NO_JESTER, kings.no_jester),
        (Reason.NO_COUNT, kings.no_count),
        (Reason.NO_MORE, kings.no_more),
        (Reason.NO_REMOVES, kings.no_removes),
    ),
    ChooseAmbition: (
        (Reason.AMBITION_FITS, moves.ambition_fits),
        (Reason.AMBITION_LIKELY, moves.ambition_likely),
    ),
}
"""What may be said of a move, the most telling first."""

BARE: Final[dict[type, tuple[tuple[Reason, Claim[Case]], ...]]] = {
    Place: (
        (Reason.PLACE_COUNTS, moves.place_counts),
        (Reason.PLACE_BELOW, bare.place_below),
        (Reason.PLACE_STRANGER_LOW, moves.place_stranger_low),
        (Reason.PLACE_LITTLE, bare.place_little),
        (Reason.UNKNOWN, bare.unknown),
    ),
    MoveUp: (
        (Reason.CROWN_OWN, bare.crown_own),
        (Reason.CROWN_FREE, bare.crown_free),
        (Reason.LEAVE_WC, moves.leave_wc),
        (Reason.BLOCK_WC, moves.block_wc),
        (Reason.MAKES_ROOM, moves.makes_room),
        (Reason.LIFT_OWN, moves.lift_own),
        (Reason.TAKE_SEAT, moves.take_seat),
        (Reason.UNKNOWN, bare.unknown),
    ),
    Vote: (
        (Reason.YES_EMPTY, kings.yes_empty),
        (Reason.YES_FAVOURITE, kings.yes_favourite),
        (Reason.YES_KEEPS, bare.yes_keeps),
        (Reason.NO_REMOVES, kings.no_removes),
        (Reason.NO_STRANGER, bare.no_stranger),
    ),
    ChooseAmbition: (),
}
"""What is so whatever was measured, the most telling first."""
