"""What is on record for everybody: elections, finished rounds, the end of the game."""

from typing import NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Place

Act = tuple[Seat, Place | MoveUp]
"""Who moved whom, in sight of everybody."""


class Election(NamedTuple):
    """One vote on a nominee: ``votes`` by seat, ``by`` the seat that took the crown.

    ``emissary`` is the Emissary's vote where it has one; a Stomach-ache makes the election
    cancelled, whatever else was voted (2024).
    """

    character: Character
    by: Seat
    votes: tuple[Card, ...]
    is_crowned: bool
    is_cancelled: bool = False
    emissary: Card | None = None


class Count(NamedTuple):
    """The points of one coronation; in a royal wedding a round has two.

    ``points`` of the favourites and ``ambition`` points are by person, ``totals`` by marker after
    the count.  ``is_inverted``: the Jester is King.  ``zero_bonus`` lists whom the rule of 33
    struck; ``points`` are after it.
    """

    king: Character
    by: Seat
    is_inverted: bool
    places: tuple[int, ...]
    points: tuple[int, ...]
    ambition: tuple[int, ...]
    zero_bonus: tuple[Seat, ...]
    emissary: int | None
    totals: tuple[int, ...]
    emissary_total: int | None


class Round(NamedTuple):
    """A finished round.

    ``places`` by character; ``goals`` and ``points`` by person, ``totals`` by marker.  ``points``
    are those of all counts together, after the rule of 33; ``zero_bonus`` lists the seats that it
    struck.  ``acts`` are the moves in their order; each one that reached the throne has its
    election.  ``king`` is the last one crowned, ``crowned_by`` who proposed him.
    """

    number: int
    first_player: Seat
    king: Character
    crowned_by: Seat
    places: tuple[int, ...]
    goals: tuple[Goal, ...]
    points: tuple[int, ...]
    zero_bonus: tuple[Seat, ...]
    elections: tuple[Election, ...]
    acts: tuple[Act, ...]
    totals: tuple[int, ...]
    counts: tuple[Count, ...]
    ambitions: tuple[str | None, ...] = ()
    emissary_goal: Goal | None = None


class Result(NamedTuple):
    """The end of the game.

    ``totals`` are by seat, of a team the lower one; ``leaders`` have the highest.  ``in_castle``
    breaks a tie between leaders: in 2003 it counts by seat the favourites still in the castle, in
    2024 it is the highest floor that one stands on, -1 for none.  Whom it leaves level share the
    victory.  If ``is_emissary`` the Emissary has won, and nobody else.
    """

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    leaders: tuple[Seat, ...]
    in_castle: tuple[int, ...]
    is_emissary: bool = False
