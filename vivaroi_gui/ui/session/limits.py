"""Who may sit down to a form of a game.  No Qt."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from vivaroi_gui.rules.core import DEFAULT_STYLE
from vivaroi_gui.table.players import COLOURS


class Limits(NamedTuple):
    """Who may sit down to a form of a game."""

    seats: range
    """How many seats it may have."""
    has_teams: bool = False
    """Whether a seat may be that of two."""
    styles: tuple[str, ...] = ()
    """How opponents may play, the usual style first."""
    tempers: Mapping[str, str] = MappingProxyType({})
    """Those of these styles that follow from the animal of a seat, by animal."""
    colours: tuple[str, ...] = COLOURS
    """What newcomers wear, best first: those that are told apart best with what else is there."""

    def temper_of(self, avatar: str) -> str:
        """How an opponent with that animal plays of itself."""
        return temper_of(self.tempers, avatar)


def temper_of(tempers: Mapping[str, str], avatar: str) -> str:
    """How an opponent with that animal plays of itself, where these are the tempers by animal."""
    return tempers.get(avatar, DEFAULT_STYLE)
