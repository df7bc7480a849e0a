"""The rest of a round of 2003, played out by policies."""

from collections.abc import Sequence
from dataclasses import dataclass

from vivaroi_gui.ai.vivaroi.playout import (
    Cards,
    Draws,
    Goals,
    Markers,
    Opening,
    Playout,
    Spent,
    fewer,
)
from vivaroi_gui.ai.vivaroi.policy import (
    SHARE,
    Categories,
    Policy,
    ascents,
    chance,
    floor_masks,
    placings,
    points,
    yes_chance,
)
from vivaroi_gui.ai.vivaroi.scruples import Arsenal, Prospect, Scruples, permitted
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import FLOORS, NOBLES, POINTS_FOR_ZERO, ROUND_OF_33, THRONE
from vivaroi_gui.rules.vivaroi.masks import EVERYBODY
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Card, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.records import Election


@dataclass(slots=True, eq=False)
class Playout2003(Playout[Policy]):
    """``floors`` are masks, ``before`` the totals when the round began.

    In a round that ``pays_33`` zero points are worth more than any others.
    """

    floors: list[int]
    reserve: int
    left_to_place: int
    no_cards: list[int]
    turn: Seat
    first: Seat
    before: Sequence[int]
    pays_33: bool
    scruples: Scruples | None = None

    def copy(self) -> "Playout2003":
        return Playout2003(
            self.floors.copy(),
            self.reserve,
            self.left_to_place,
            self.no_cards.copy(),
            self.turn,
            self.first,
            self.before,
            self.pays_33,
            self.scruples,
        )

    def can_vote_against(self, seat: Seat) -> bool:
        return self.no_cards[seat] > 0

    def chances_of(
        self, move: Move, seat: Seat, held: Sequence[Cards], policy: Policy, *, is_own: bool = False
    ) -> list[float]:
        floors, others = self.floors, sum(self.no_cards) - self.no_cards[seat]
        match move:
            case Place(character, floor):
                reserve = self.reserve
                return [
                    chance(placings(floors, reserve, goal, policy), character, floor)
                    for (goal,) in held
                ]
            case MoveUp(character, to):
                return [
                    chance(ascents(floors, goal, policy, others), character, to) for (goal,) in held
                ]
            case Vote(card):
                yes = [yes_chance(floors, goal, policy, others, is_own) for (goal,) in held]
                return yes if card is YES else [1 - one for one in yes]
        raise ValueError("no policy chooses that")

    def points_of(self, goal: int) -> int:
        return points(self.floors, goal)

    # --- going on --------------------------------------------------------------------------

    def place(self, bit: int, floor: int) -> None:
        self.reserve ^= bit
        self.floors[floor] |= bit
        self.left_to_place -= 1
        self.turn = (self.turn + 1) % len(self.no_cards)
        if not self.left_to_place:
            self.floors[0] |= self.reserve
            self.reserve = 0
            self.turn = self.first

    def lift(self, bit: int, to: int) -> None:
        self.floors[to - 1] ^= bit
        self.floors[to] |= bit
        self.turn = (self.turn + 1) % len(self.no_cards)

    def settle(self, election: Election) -> None:
        for seat, card in enumerate(election.votes):
            self.no_cards[seat] -= card is NO
        if not election.is_crowned:
            self.floors[THRONE] = 0

    def ways(self, cards: Cards, policy: Policy) -> Categories:
        (goal,) = cards
        if self.left_to_place:
            return placings(self.floors, self.reserve, goal, policy)
        ways = ascents(self.floors, goal, policy, sum(self.no_cards) - self.no_cards[self.turn])
        if ways and self.scruples and self.scruples.seat == self.turn:
            return self.restrained(ways, goal, self._reckoned(self.scruples, goal), SHARE)
        return ways

    def elect(
        self,
        goals: Goals,
        policies: Sequence[Policy],
        random: Draws,
        known: dict[Seat, Card] | None = None,
    ) -> bool:
        """A nominee who is rejected is gone."""
        no_cards = self.no_cards
        in_play, proposer = sum(no_cards), self.proposer
        left = no_cards.copy()
        is_rejected = False
        for seat, held in enumerate(no_cards):
            if not held:
                continue
            if known is not None and seat in known:
                is_no = known[seat] is NO
            else:
                others, is_own = in_play - held, seat == proposer
                yes = yes_chance(self.floors, goals[seat][0], policies[seat], others, is_own)
                if self.scruples and self.scruples.seat == seat:
                    yes = self._permitted(yes, goals[seat][0], self.scruples)
                is_no = random() >= yes
            if is_no:
                left[seat] -= 1
                is_rejected = True
        self.no_cards = left
        if is_rejected:
            self.floors[THRONE] = 0
        return not is_rejected

    # --- what the seat that searches would not do ---------------------------------------------

    def bind(self, scruples: Scruples) -> None:
        self.scruples = scruples

    @property
    def nobles(self) -> int:
        return self.floors[NOBLES]

    @property
    def refusals(self) -> list[int]:
        return self.no_cards

    def _reckoned(self, scruples: Scruples, goal: int) -> Prospect:
        own = self.before[scruples.seat]
        rivals = (total for seat, total in enumerate(self.before) if seat != scruples.seat)
        leads = [own - total for total in rivals] if scruples.is_decisive else ()
        floors = self.floors
        return Prospect(points(floors, goal), SHARE * points(floors, EVERYBODY), leads)

    def _permitted(self, yes: float, goal: int, scruples: Scruples) -> float:
        """The chance of its Yes, with what it would not do left out."""
        seat, is_mine = scruples.seat, bool(self.floors[THRONE] & goal)
        hand = Arsenal(self.no_cards[seat], 0, seat == self.proposer, is_mine)
        nominee, guns = self._reckoned(scruples, goal), self.guns_of(seat)
        return permitted((yes, 1 - yes, 0.0), hand, nominee, guns, self.guns_of_voters(seat))[0]

    # --- what has happened -----------------------------------------------------------------

    def spent_since(self, before: "Playout2003") -> Spent:
        return Spent(fewer(self.no_cards, before.no_cards))

    @property
    def sent_away(self) -> int:
        return EVERYBODY & ~(sum(self.floors) | self.reserve)

    def has_crowned(self, bit: int) -> bool:
        return bool(self.floors[THRONE] & bit)

    # --- what the end of the round brings --------------------------------------------------

    def gains(self, goals: Goals) -> Markers:
        """Without the 33: whoever asks thinks of no third round."""
        return Markers([points(self.floors, goal) for (goal,) in goals])

    def totals(self, goals: Goals) -> Markers:
        sums = self.gains(goals).seats
        if self.pays_33:
            sums = [POINTS_FOR_ZERO if sum_ == 0 else sum_ for sum_ in sums]
        return Markers([old + sum_ for old, sum_ in zip(self.before, sums, strict=True)])

    def tie_break(self, cards: Cards) -> int:
        """The favourites who are still in the castle."""
        return (sum(self.floors) & cards[0]).bit_count()


def opened(options: Options, opening: Opening) -> Playout2003:
    """A round before anybody has moved."""
    floors, to_place = [0] * len(FLOORS), options.to_place
    if opening.places:
        (floors, _), to_place = floor_masks(opening.places), 0
    reserve, no_cards = EVERYBODY & ~sum(floors), [options.no_cards] * options.seats
    before = (options.rulebook.start_total,) * options.seats
    return Playout2003(floors, reserve, to_place, no_cards, 0, 0, before, pays_33=False)


def playout_of(view: View) -> Playout2003:
    """The position of a view, which a playout goes on from."""
    options = view.options
    assert view.first_player is not None
    is_placing = view.phase is Phase.PLACING
    turn = view.turn
    if turn is None:
        assert view.crown_holder is not None
        turn = (view.crown_holder + 1) % options.seats
    return Playout2003(
        *floor_masks(view.places),
        left_to_place=options.to_place - len(view.placings) if is_placing else 0,
        no_cards=list(view.no_cards_left),
        turn=turn,
        first=view.first_player,
        before=view.totals,
        pays_33=options.rule_of_33 and view.round == ROUND_OF_33,
    )
