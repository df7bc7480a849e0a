"""Advice: what a strong player would do, and why.  Light: the window knows these words too."""

from enum import StrEnum
from typing import NamedTuple

from vivaroi_gui.rules.vivaroi.moves import Move


class Reason(StrEnum):
    """Why a strong player would make a move, told from what its seat may see."""

    PLACE_FAVOURITE = "place_favourite"
    """A favourite starts high."""
    PLACE_HIDDEN = "place_hidden"
    """A favourite starts low or in a crowd, where nobody suspects it."""
    PLACE_STRANGER_LOW = "place_stranger_low"
    """A stranger starts low, and takes no good seat."""
    PLACE_STRANGER_HIGH = "place_stranger_high"
    """A stranger starts high, as bait for the others' No."""
    LIFT_FAVOURITE = "lift_favourite"
    """A favourite climbs and is worth more."""
    LIFT_STRANGER = "lift_stranger"
    """A stranger climbs: it gives nothing away."""
    TAKE_SEAT = "take_seat"
    """A stranger takes the last seat of a floor: nobody else gets in."""
    CROWN_FAVOURITE = "crown_favourite"
    """A favourite is proposed, and the others will probably say Yes."""
    CROWN_STRANGER = "crown_stranger"
    """A stranger is proposed: the count would be good for this seat."""
    DRAW_NO = "draw_no"
    """A stranger is proposed so that the others spend their No."""
    YES_COUNT = "yes_count"
    """Yes: the count would be good for this seat."""
    YES_OTHERS = "yes_others"
    """Yes: somebody else will probably refuse, and the No is kept."""
    YES_EMPTY = "yes_empty"
    """Yes: there is no No left."""
    NO_COUNT = "no_count"
    """No: the count would be bad for this seat."""
    NO_MORE = "no_more"
    """No: the count would be good, but more can still be won."""
    SEEK_ZERO = "seek_zero"
    """Zero points in the third round are within reach, and they are worth 33."""
    HIDE_IN_WC = "hide_in_wc"
    """A favourite takes refuge in a WC: nobody can propose it there (2024)."""
    BLOCK_WC = "block_wc"
    """A stranger goes to a WC: it scores nothing there, and nobody else gets in (2024)."""
    LEAVE_WC = "leave_wc"
    """A favourite comes out of a WC, where it scores nothing (2024)."""
    FREE_WC = "free_wc"
    """A stranger comes out of a WC: that gives nothing away (2024)."""
    LIFT_JESTER = "lift_jester"
    """The Jester climbs: his coronation would turn a bad count into a good one (2024)."""
    CROWN_JESTER = "crown_jester"
    """The Jester is proposed: a count turned upside down would be good for this seat (2024)."""
    YES_JESTER = "yes_jester"
    """Yes to the Jester: turned upside down the count is good for this seat (2024)."""
    NO_JESTER = "no_jester"
    """No to the Jester: turned upside down the count would be bad for this seat (2024)."""
    ACHE_SAVES = "ache_saves"
    """Stomach-ache: a favourite goes back to the Nobles, not to a dungeon (2024)."""
    ACHE_STOPS = "ache_stops"
    """Stomach-ache: the count would be bad for this seat (2024)."""
    TRIED = "tried"
    """The move ended best in the games that were played on from here, for no plain reason."""
    AMBITION_FITS = "ambition_fits"
    """An Ambition that asks for such favourites as this seat has (2024)."""
    AMBITION_LIKELY = "ambition_likely"
    """An Ambition from which more may be hoped than from the other one (2024)."""


class Advice(NamedTuple):
    """What a strong player would do, and why."""

    move: Move
    reason: Reason
