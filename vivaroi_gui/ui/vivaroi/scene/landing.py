"""What is heard of a pawn that is put down: the same for everybody's favourite and a stranger."""

from typing import Final, NamedTuple

from vivaroi_gui.rules.vivaroi.data import SERVANTS, THRONE, WCS
from vivaroi_gui.ui.kit.cues import Cue, sound

_SOUNDING: Final = range(SERVANTS, THRONE)
"""The floors that have a note of their own."""


class Landing(NamedTuple):
    """``floor`` sounds with the foot; of several who come together, with the last one alone."""

    floor: int | None
    has_door: bool

    def touch(self) -> None:
        sound(Cue.SET)
        if self.floor is not None:
            sound(Cue.FLOOR, self.floor)


def landing(was: int, place: int, turn: int, of: int) -> Landing:
    """Of the pawn number ``turn`` of so many that go together, from place to place."""
    is_last = turn == of - 1
    floor = place if is_last and place in _SOUNDING else None
    return Landing(floor, place in WCS or was in WCS)
