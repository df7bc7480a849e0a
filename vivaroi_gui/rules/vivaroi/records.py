"""What is on record for everybody: elections, finished rounds, the end of the game."""

from typing import NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Place

Act = tuple[Seat, Place | MoveUp]
"""Who moved whom, in sight of everybody."""


class Election(NamedTuple):
    """One vote on a nominee: ``votes`` by seat, ``by`` the seat that took the crown."""

    character: Character
    by: Seat
    votes: tuple[Card, ...]
    is_crowned: bool


class Round(NamedTuple):
    """A finished round.

    ``places`` by character; ``goals``, ``points`` and ``totals`` by seat.  ``points`` are after the
    rule of 33, ``zero_bonus`` lists the seats that it struck.  ``acts`` are the moves in their
    order; each one that reached the throne has its election.
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


class Result(NamedTuple):
    """The end of the game.

    ``leaders`` have the highest total.  ``in_castle`` counts by seat the favourites that are still
    in the castle; it breaks a tie between leaders, and whom it leaves level share the victory.
    """

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    leaders: tuple[Seat, ...]
    in_castle: tuple[int, ...]
