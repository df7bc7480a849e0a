"""What is on record for everybody: elections, finished rounds, the end of the game."""

from typing import NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import THRONE, Character, Goal
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Place, is_cancelled
from vivaroi_gui.rules.vivaroi.points import points_at

Act = tuple[Seat, Place | MoveUp]
"""Who moved whom, in sight of everybody."""


class Election(NamedTuple):
    """One vote on a nominee: ``votes`` by seat, ``by`` the seat that took the crown.

    ``to`` is where the nominee went: the throne, or wherever this edition sends those who are not
    elected.  ``emissary_vote`` is the Emissary's vote where it has one (2024).
    """

    character: Character
    by: Seat
    votes: tuple[Card, ...]
    to: int
    emissary_vote: Card | None = None

    @property
    def is_crowned(self) -> bool:
        return self.to == THRONE

    @property
    def is_cancelled(self) -> bool:
        """Whether somebody played a Stomach-ache, the Emissary included (2024)."""
        return is_cancelled((*self.votes, self.emissary_vote))


class Count(NamedTuple):
    """The points of one coronation; in a royal wedding a round has two.

    ``places`` are by character.  By person are the ``goals``, which lie open now, the ``points``
    of their favourites and the ``ambition_points``.  By marker are ``totals_before``, of which
    ``compensation`` came by placing since the last count, then what the count ``gained``, and the
    ``totals`` after it, never below 0.  ``emissary_points``, ``emissary_before`` and
    ``emissary_total`` are the same for the Emissary, None where it does not play.

    ``is_inverted``: the Jester is King.  ``got_33`` are the seats to which the rule of 33 applied;
    ``points`` are after it.
    """

    king: Character
    by: Seat
    is_inverted: bool
    places: tuple[int, ...]
    goals: tuple[Goal, ...]
    points: tuple[int, ...]
    ambition_points: tuple[int, ...]
    got_33: tuple[Seat, ...]
    compensation: tuple[int, ...]
    totals_before: tuple[int, ...]
    gained: tuple[int, ...]
    totals: tuple[int, ...]
    emissary_points: int | None
    emissary_before: int | None
    emissary_total: int | None

    def worth(self, place: int) -> int:
        """Points of a favourite on ``place`` in this count."""
        return points_at(place, is_inverted=self.is_inverted)


class Round(NamedTuple):
    """A finished round.

    ``acts`` are the moves in their order; each one that reached the throne has its election.
    ``places`` are by character, at the end, and the ``ambitions``, which are open now, by person.
    """

    number: int
    first_player: Seat
    places: tuple[int, ...]
    elections: tuple[Election, ...]
    acts: tuple[Act, ...]
    counts: tuple[Count, ...]
    ambitions: tuple[str | None, ...]
    emissary_goal: Goal | None

    @property
    def king(self) -> Character:
        """The last one crowned."""
        return self.counts[-1].king

    @property
    def crowned_by(self) -> Seat:
        """Who proposed the last King."""
        return self.counts[-1].by

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The cards by person."""
        return self.counts[-1].goals

    @property
    def points(self) -> tuple[int, ...]:
        """What the counts brought, Ambitions with it, by person, after the rule of 33."""
        brought = [points for one in self.counts for points in (one.points, one.ambition_points)]
        return tuple(map(sum, zip(*brought, strict=True)))

    @property
    def got_33(self) -> tuple[Seat, ...]:
        """The seats to which the rule of 33 applied in the last count."""
        return self.counts[-1].got_33

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by marker at the end."""
        return self.counts[-1].totals

    @property
    def gained(self) -> tuple[int, ...]:
        """What the counts of the round brought, by marker."""
        return tuple(map(sum, zip(*(one.gained for one in self.counts), strict=True)))

    @property
    def emissary_points(self) -> int | None:
        """What the counts of the round brought to the Emissary, where there is one."""
        brought = [one.emissary_points for one in self.counts if one.emissary_points is not None]
        return sum(brought) if brought else None


class Result(NamedTuple):
    """The end of the game.

    ``totals`` are by seat, of a team the lower one; ``leaders`` have the highest.  ``tie_break``
    breaks a tie between leaders: in 2003 it counts by seat the favourites still in the castle, in
    2024 it is the highest floor that one stands on, -1 for none.  Whom it leaves level share the
    victory.  If ``is_emissary`` the Emissary has won, and nobody else.
    """

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    leaders: tuple[Seat, ...]
    tie_break: tuple[int, ...]
    is_emissary: bool = False
