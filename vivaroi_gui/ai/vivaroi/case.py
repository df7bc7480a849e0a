"""A move that is to be explained: what can be seen of it, and what was measured of it."""

from functools import cached_property
from typing import Final

from vivaroi_gui.ai.bot import Figure
from vivaroi_gui.ai.measures import figure
from vivaroi_gui.ai.vivaroi.coronation import Coronation
from vivaroi_gui.ai.vivaroi.estimate import all_favourites, cards_against_left
from vivaroi_gui.ai.vivaroi.measures import Played, Quantity, Trials, gained, worth
from vivaroi_gui.ai.vivaroi.playout import Spent
from vivaroi_gui.ai.vivaroi.witness import Witness
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Move, MoveUp, Place

_MANY: Final = 0.5
_MOST: Final = 0.6
"""A share of the others, and one of worlds, from which on there is talk of most."""


class Case:
    """A move, the best of the ``other`` ones, and both in the same worlds.

    The other one is None where nothing else can be done.
    """

    def __init__(self, view: View, move: Move, other: Move | None, trials: Trials) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.move = move
        self.other = other
        self.trials = trials

    @cached_property
    def swapped(self) -> "Case | None":
        """The same asked of the other move."""
        if self.other is None:
            return None
        return Case(self.view, self.other, self.move, self.trials)

    # --- who is better -----------------------------------------------------------------------

    @cached_property
    def lead(self) -> Figure | None:
        """How much better than the other move it is, in chances to win."""
        return self.gain(worth)

    @property
    def is_better(self) -> bool:
        return self.lead is not None and self.lead.is_over(0)

    # --- what can be seen ----------------------------------------------------------------------

    @cached_property
    def character(self) -> Character:
        """Whom the move is about: whoever is placed or moved, or the nominee."""
        if isinstance(self.move, Place | MoveUp):
            return self.move.character
        assert self.view.nominee is not None
        return self.view.nominee

    @property
    def bit(self) -> int:
        return 1 << self.character

    @cached_property
    def favourites(self) -> frozenset[Character]:
        return all_favourites(self.view)

    @property
    def is_mine(self) -> bool:
        return self.character in self.favourites

    @property
    def is_jester(self) -> bool:
        return self.character == self.view.options.jester

    @property
    def is_proposal(self) -> bool:
        return isinstance(self.move, MoveUp) and self.move.to == THRONE

    @property
    def before(self) -> int:
        """Where whoever it is about stands."""
        return self.view.places[self.character]

    @cached_property
    def cards_against(self) -> int:
        """No and Stomach-ache cards of the other seats."""
        left = enumerate(cards_against_left(self.view))
        return sum(cards for seat, cards in left if seat != self.seat)

    @cached_property
    def witness(self) -> Witness:
        return Witness(self.view)

    @cached_property
    def bits(self) -> float:
        """What the move tells of the own card."""
        assert isinstance(self.move, Place | MoveUp)
        return self.witness.bits(self.move)

    # --- what a coronation would bring now -----------------------------------------------------

    @cached_property
    def coronation(self) -> Coronation:
        return Coronation(self.view, self.character)

    @property
    def margin(self) -> float:
        return self.coronation.margin

    def ahead_of_others(self) -> Figure:
        """Own points above the mean of the others', over the worlds."""
        return figure(map(self.coronation.lead, self.trials.worlds))

    def is_most(self, *, ahead: bool) -> Figure:
        """How often the seat has more than most of the others, or less, over the worlds."""
        share = self.coronation.beaten if ahead else self.coronation.ahead
        return figure(share(goals) > _MANY for goals in self.trials.worlds)

    # --- what was measured ---------------------------------------------------------------------

    def share(self, of: Quantity) -> Figure:
        return self.trials.mean(of, self.move)

    def gain(self, of: Quantity) -> Figure | None:
        """How much more of it there is than after the other move."""
        return None if self.other is None else self.trials.gain(of, self.move, self.other)

    def is_refused(self, played: Played) -> bool:
        """Whether somebody else has voted against in the election that the move calls for."""
        return played.spent.by_another(self.seat)

    def costs_a_no(self, played: Played) -> bool:
        """Whether another seat has laid a No in it."""
        return self._is_no(played.spent)

    def is_bait(self, played: Played) -> bool:
        """Whether the character costs another seat a No in a later election."""
        return any(bit == self.bit and self._is_no(spent) for bit, spent in played.told)

    def _is_no(self, spent: Spent) -> bool:
        return bool(spent.no & ~(1 << self.seat))

    def is_sent_away(self, played: Played) -> bool:
        return bool(played.end.sent_away & self.bit)

    def brings(self, played: Played) -> float:
        """What the character counts for whoever likes it in the end."""
        jester = self.view.options.jester
        is_inverted = jester is not None and played.end.has_crowned(1 << jester)
        points = played.end.points_of(self.bit)
        return -points if is_inverted else points

    def own_points(self, played: Played) -> float:
        """Where the seat stands in the end; between two moves only the difference counts."""
        return played.end.totals(played.goals).seats[self.seat]

    def makes_zero(self, played: Played) -> bool:
        return played.end.gains(played.goals).seats[self.seat] == 0

    def own_no(self) -> Figure:
        """How much better the own No is than the own Yes after this proposal."""
        no, yes = (self.trials.of(self.move, ((self.seat, card),)) for card in (NO, YES))
        return gained(worth, no, yes)


def is_most(share: Figure) -> bool:
    """Whether there may be talk of most."""
    return share.is_over(_MOST)
