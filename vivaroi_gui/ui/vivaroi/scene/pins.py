"""Which pins a viewer's own cards stick on the pawns."""

from enum import Enum
from typing import NamedTuple

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.modules.banished import banished


class Heart(Enum):
    """Whose favourite a character is; each has a pin of its own shape."""

    FIRST = "pin-heart"
    PARTNER = "pin-heart-partner"
    BOTH = "pin-hearts"


class Pins(NamedTuple):
    """``hearts`` and ``seals`` are by partner: whose card says so."""

    hearts: tuple[int, ...] = ()
    seals: tuple[int, ...] = ()

    @property
    def heart(self) -> Heart | None:
        if len(self.hearts) > 1:
            return Heart.BOTH
        return (Heart.FIRST, Heart.PARTNER)[self.hearts[0]] if self.hearts else None


def pins_of(view: View) -> dict[Character, Pins]:
    """The pins of each character that has any; a sealed favourite counts for nothing (D11)."""
    hearts: dict[Character, list[int]] = {}
    seals: dict[Character, list[int]] = {}
    for partner, goal in enumerate(view.goals):
        for favourite in goal:
            is_sealed = favourite == banished(view.options, goal)
            (seals if is_sealed else hearts).setdefault(favourite, []).append(partner)
    return {
        character: Pins(tuple(hearts.get(character, ())), tuple(seals.get(character, ())))
        for character in {*hearts, *seals}
    }
