"""What can be chosen before the first deal."""

from dataclasses import dataclass
from enum import StrEnum

from vivaroi_gui.rules.core import BadConfig
from vivaroi_gui.rules.vivaroi.data import NO_CARDS, PLACED_EACH


class Placement(StrEnum):
    """How the characters get into the castle."""

    PLAYERS = "players"
    """In turn by the players, as in the rulebook."""
    RANDOM = "random"
    """At random on floors 0-3, as in the quick online form."""


@dataclass(frozen=True, slots=True)
class Options:
    """The form of the game.

    Rounds and placement are independent (ruling B12); the quick form is one round, at random.

    Raises:
        BadConfig: other than 3-6 players, or one or three rounds.
    """

    players: int = 4
    rounds: int = 3
    placement: Placement = Placement.PLAYERS

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in NO_CARDS:
            raise BadConfig(f"players: 3 to 6, not {self.players!r}")
        if type(self.rounds) is not int or self.rounds not in (1, 3):
            raise BadConfig(f"rounds: 1 or 3, not {self.rounds!r}")
        if not isinstance(self.placement, Placement):
            raise BadConfig(f"placement: players or random, not {self.placement!r}")

    @property
    def edition(self) -> str:
        return "2003"

    @property
    def no_cards(self) -> int:
        """No vote cards of each player at the start of a round."""
        return NO_CARDS[self.players]

    @property
    def placed_each(self) -> int:
        """Characters that each player places in a round."""
        return PLACED_EACH[self.players]
