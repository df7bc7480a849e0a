"""What every game at this table has in common.

A game is a package that answers six questions about a position:

=====================================  ==========================================================
``new(options)``                       the position before anything is dealt
``to_act(state)``                      the seats that may act now, :data:`CHANCE` among them
``legal(state, seat)``                 the moves of one seat
``apply(state, seat, move, emit)``     plays a move in place, or raises :class:`IllegalMove`
``view(state, seat)``                  all that one seat may see, and nothing more
``result(state)``                      the end of the game as one object, or None
=====================================  ==========================================================

Chance is a seat: deals are moves of :data:`CHANCE`, drawn by ``draw(state, random)`` with the
caller's generator, so that a replay needs no generator at all.  Simultaneous choices are several
seats in ``to_act`` at once.  Events are public by construction: a secret is in a view or nowhere.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Seat = int
"""A place at the table, 0..n-1 clockwise: the left neighbour of ``s`` is ``s + 1``."""

CHANCE: Final[Seat] = -1
"""The seat that deals."""

NOBODY: Final[Seat] = -2
"""The seat of whoever has none: it is never on turn."""


class RulesError(Exception):
    """Something that the rules forbid; the position is unchanged."""


class BadConfig(RulesError):
    """Options or a deal that the rules forbid."""


class IllegalMove(RulesError):
    """A move that the rules forbid; each cause is a subclass."""


class NotYourTurn(IllegalMove):
    """Another seat has to act."""


class GameOver(IllegalMove):
    """The game has ended: nobody may move any more."""


class WrongPhase(IllegalMove):
    """A move that belongs to another phase of the round."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everybody at the table saw."""


Emit = Callable[[Event], None]
"""Takes the events of a move in the order in which they happened."""
