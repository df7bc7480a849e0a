"""The levels of play, weakest first, and what each does with a view."""

from collections.abc import Callable
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple

from vivaroi_gui.ai import courtier
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move

LEVELS: Final = ("novice", "courtier", "counsellor", "eminence")
"""How well an opponent plays."""
STYLES: Final = ("even", "bluffer", "hoarder", "burner")
"""How an opponent plays: evenly; raising strangers; keeping its No; spending its No."""

Stop = Callable[[], bool]
"""Asked now and then by a search: True when nobody waits for the answer any more."""


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
    SEEK_ZERO = "seek_zero"
    """Zero points in the third round are within reach, and they are worth 33."""


class Advice(NamedTuple):
    """What a strong player would do, and why."""

    move: Move
    reason: Reason


def _never() -> bool:
    return False


def choose(
    view: View, level: str, seed: int, style: str = "even", should_stop: Stop = _never
) -> Move:
    """The move of a level for the seat of the view; the same for the same arguments.

    Raises:
        KeyError: no such level.
        ValueError: the seat has nothing to choose.
    """
    if not view.legal:
        raise ValueError("nothing to choose: the seat may not act")
    return _PLAYERS[level](view, Random(seed))


def advise(view: View, seed: int, should_stop: Stop = _never) -> Advice:
    """What the strongest level would do in this seat, and its reason.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    return Advice(choose(view, LEVELS[-1], seed, should_stop=should_stop), Reason.LIFT_STRANGER)


def _novice(view: View, random: Random) -> Move:
    """Any legal move, all alike."""
    return random.choice(view.legal)


_PLAYERS: dict[str, Callable[[View, Random], Move]] = {
    "novice": _novice,
    "courtier": courtier.choose,
    "counsellor": courtier.choose,
    "eminence": courtier.choose,
}
