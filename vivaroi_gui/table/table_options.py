"""What those at a table have agreed upon before the game begins; the rules do not mind."""

from dataclasses import dataclass, fields
from typing import Any, Final

from vivaroi_gui.rules.core import AnyGame


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Options of one game, from its beginning to its last replay; nobody changes them meanwhile.

    Every field is a switch, and off by default: that is what games had that know nothing of it.
    """

    shows_past_votes: bool = False
    """Who voted what, where a game has votes, may be looked up as long as it lasts (ruling B15)."""

    counts_no_cards: bool = False
    """How many No each seat has shown in this round is told as long as the game lasts."""

    @property
    def chosen(self) -> dict[str, Any]:
        """The switches that are on: readers that lack a new one read all games without it."""
        return {name: True for name in NAMES if getattr(self, name)}


NAMES: Final = tuple(one.name for one in fields(TableOptions))


def agreed_in(game: AnyGame, **wished: bool) -> TableOptions:
    """What people wish for, by the names of the fields, as far as it means something in a game."""
    return TableOptions(**{name: wished[name] for name in wished.keys() & set(game.agreements)})
