"""Who may sit down to a form of a game.  No Qt."""

from typing import NamedTuple

from vivaroi_gui.table.players import COLOURS


class Limits(NamedTuple):
    """Who may sit down to a form of a game."""

    seats: range
    """How many seats it may have."""
    has_teams: bool = False
    """Whether a seat may be that of two."""
    styles: tuple[str, ...] = ()
    """How opponents may play, the usual style first."""
    colours: tuple[str, ...] = COLOURS
    """What newcomers wear, best first: those that are told apart best with what else is there."""
