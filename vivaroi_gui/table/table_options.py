"""What those at a table have agreed upon before the first deal; the rules do not mind."""

from dataclasses import dataclass, fields
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Options of one game, from its first deal to its last replay; nobody changes them meanwhile.

    Every field is a switch, and off by default: that is what games had that know nothing of it.
    """

    shows_past_votes: bool = False
    """Who voted what may be looked up as long as the game lasts (ruling B15)."""

    @property
    def chosen(self) -> dict[str, Any]:
        """The switches that are on: readers that lack a new one read all games without it."""
        return {name: True for name in NAMES if getattr(self, name)}


NAMES: Final = tuple(one.name for one in fields(TableOptions))
