"""The rest of a round of 2024, played out by policies: see :mod:`.playout`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from vivaroi_gui.ai.vivaroi.playout import drawn
from vivaroi_gui.ai.vivaroi.policy_2024 import (
    COURT,
    JESTER,
    TO_OWN_WC,
    TO_WC_ABOVE,
    Aim,
    Figures,
    Hand,
    Policy2024,
    alone,
    ascents,
    ballot,
    figures,
    placings_of,
    points,
    together,
)
from vivaroi_gui.rules.core import Seat, Sides
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import (
    ANNEXES,
    BESIDE_THRONE,
    CRAFTSMEN,
    NOBLES,
    OFFICERS,
    OUT,
    RESERVE,
    SERVANTS,
    THRONE,
    TRADERS,
    Goal,
)
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.masks import mask_of, members
from vivaroi_gui.rules.vivaroi.modules.ambition import Outcome, is_met
from vivaroi_gui.rules.vivaroi.modules.banished import counted
from vivaroi_gui.rules.vivaroi.modules.dungeons import DUNGEON_ORDER
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Card

Goals = Sequence[tuple[int, ...]]
"""What counts of the cards of each seat, one for each of its persons."""


@dataclass(frozen=True, slots=True)
class Table:
    """What stays the same in all playouts of a game; ``seats`` are by person."""

    figures: Figures
    sides: Sides
    seats: tuple[Seat, ...]
    is_shared: bool


@lru_cache
def table_of(options: Options) -> Table:
    """The table of a game."""
    sides = options.sides
    seats = tuple(seat for seat, side in enumerate(sides) for _ in side)
    return Table(figures(options), sides, seats, options.shared_marker)


class Castle2024:
    """A round as a playout sees it.

    ``places`` are masks by place, ``hands`` and ``aches`` the No and Stomach-ache cards by seat,
    ``totals`` the markers, ``brought`` what the last count brought to each person,
    ``coronations`` those to come.  ``pile`` is the Emissary's, top first,
    ``emissary`` the mask of its favourites; both are empty where there is none.  ``ambitions`` are
    those that count, by person.
    """

    __slots__ = (
        "aches",
        "ambitions",
        "brought",
        "coronations",
        "emissary",
        "emissary_total",
        "first",
        "hands",
        "kings",
        "pile",
        "places",
        "raisers",
        "rejections",
        "table",
        "to_place",
        "totals",
        "turn",
    )

    table: Table
    places: list[int]
    hands: list[int]
    aches: list[int]
    totals: list[int]
    brought: list[int]
    to_place: int
    turn: Seat
    first: Seat
    rejections: int
    coronations: int
    kings: int
    raisers: int
    emissary: int
    emissary_total: int | None
    pile: list[Card]
    ambitions: dict[int, str]

    def copy(self) -> "Castle2024":
        """A position of its own; the Ambitions are shared."""
        twin = Castle2024.__new__(Castle2024)
        twin.table = self.table
        twin.places = self.places.copy()
        twin.hands = self.hands.copy()
        twin.aches = self.aches.copy()
        twin.totals = self.totals.copy()
        twin.brought = self.brought
        twin.to_place = self.to_place
        twin.turn = self.turn
        twin.first = self.first
        twin.rejections = self.rejections
        twin.coronations = self.coronations
        twin.kings = self.kings
        twin.raisers = self.raisers
        twin.emissary = self.emissary
        twin.emissary_total = self.emissary_total
        twin.pile = self.pile.copy()
        twin.ambitions = self.ambitions
        return twin

    # --- moves -----------------------------------------------------------------------------

    def place(self, bit: int, floor: int) -> None:
        """Places a character; after the last one all who are left over become Servants."""
        places = self.places
        places[RESERVE] ^= bit
        places[floor] |= bit
        self.to_place -= 1
        self.turn = (self.turn + 1) % len(self.hands)
        if not self.to_place:
            places[SERVANTS] |= places[RESERVE]
            places[RESERVE] = 0
            self.turn = self.first

    def lift(self, bit: int, to: int) -> None:
        """Moves a character up, into a WC or out of it; the turn passes."""
        places = self.places
        if to <= THRONE and places[to - 1] & bit:
            places[to - 1] ^= bit
        elif to > THRONE:
            places[to - TO_WC_ABOVE] ^= bit
        else:
            places[to + TO_OWN_WC] ^= bit
        places[to] |= bit
        self.turn = (self.turn + 1) % len(self.hands)

    @property
    def proposer(self) -> Seat:
        """Whose turn it was before this one."""
        return (self.turn or len(self.hands)) - 1

    def refusals(self, seat: Seat) -> int:
        """No and Stomach-ache cards that all but this seat hold, the Emissary included."""
        held = sum(self.hands) - self.hands[seat] + sum(self.aches) - self.aches[seat]
        return held + len(self.pile) - 1 if self.pile else held

    # --- what an election brings -----------------------------------------------------------

    def send_back(self) -> None:
        """The nominee is refused: to a dungeon, the box, or, the Jester, down the stairs."""
        places = self.places
        nominee, places[THRONE] = places[THRONE], 0
        if nominee == JESTER:
            places[self._landing()] |= nominee
            return
        places[DUNGEON_ORDER[self.rejections] if self.rejections < len(DUNGEON_ORDER) else OUT] |= (
            nominee
        )
        self.rejections += 1

    def _landing(self) -> int:
        for floor in (TRADERS, CRAFTSMEN):
            if self.places[floor].bit_count() < self.table.figures.limit:
                return floor
        return SERVANTS

    def cancel(self) -> None:
        """The nominee is back among the Nobles."""
        self.places[NOBLES] |= self.places[THRONE]
        self.places[THRONE] = 0

    def crown(self, goals: Goals) -> bool:
        """Counts a coronation; whether the round is over."""
        places = self.places
        king = places[THRONE]
        self.kings |= king
        self.raisers |= 1 << self.proposer
        self.coronations -= 1
        sign = -1 if king == JESTER else 1
        self.brought = [sign * points(places, goal) for side in goals for goal in side]
        if self.emissary_total is not None:
            self.emissary_total = max(0, self.emissary_total + sign * points(places, self.emissary))
        sums = self.brought
        if not self.coronations and self.ambitions:
            sums = sums.copy()
            for person, ambition in self.ambitions.items():
                sums[person] += self.bonus(person, ambition, goals)
        self._count(sums)
        if self.coronations:
            places[BESIDE_THRONE], places[THRONE] = king, 0
        return not self.coronations

    def _count(self, sums: list[int]) -> None:
        if self.table.is_shared:
            sums = [min([sums[person] for person in side]) for side in self.table.sides]
        self.totals = [
            total if (total := before + sum_) > 0 else 0
            for before, sum_ in zip(self.totals, sums, strict=True)
        ]

    def bonus(self, person: int, ambition: str, goals: Goals) -> int:
        """What an Ambition of a person is worth if the round has ended like this."""
        seat = self.table.seats[person]
        goal = goals[seat][self.table.sides[seat].index(person)]
        end = Outcome(
            kings=_set_of(self.kings),
            is_raised=bool(self.raisers >> seat & 1),
            places=tuple(self._places_of(goal)),
            points=self.brought[person],
            has_only_yes=not self.hands[seat] and not self.aches[seat],
        )
        return AMBITIONS[ambition] if is_met(ambition, end) else 0

    def _places_of(self, goal: int) -> list[int]:
        """Where the favourites are, the lowest first."""
        found: list[int] = []
        for place, mask in enumerate(self.places):
            if here := mask & goal:
                found += [place] * here.bit_count()
        return found


@lru_cache
def _set_of(mask: int) -> frozenset[int]:
    return frozenset(members(mask))


def opening(options: Options, emissary_goal: Goal | None) -> Castle2024:
    """A round before anybody has placed; the order of the Emissary's pile is not known."""
    castle = Castle2024.__new__(Castle2024)
    castle.table = table_of(options)
    castle.places = [0] * ANNEXES.stop
    castle.places[RESERVE], castle.places[OFFICERS] = COURT, JESTER
    castle.hands = [options.no_cards] * options.seats
    castle.aches = [options.stomach_aches] * options.seats
    castle.totals = [options.start] * len(options.markers)
    castle.brought = [0] * options.players
    castle.to_place = options.to_place
    castle.turn = castle.first = 0
    castle.rejections = castle.kings = castle.raisers = 0
    castle.coronations = 1 + options.wedding
    castle.emissary, castle.pile, castle.emissary_total = 0, [], None
    if emissary_goal is not None:
        castle.emissary = mask_of(counted(options, emissary_goal))
        castle.pile = [YES, *[NO] * options.no_cards, *[STOMACH_ACHE] * options.stomach_aches]
    castle.ambitions = {}
    return castle


def aim_of(castle: Castle2024, seat: Seat, goals: Goals, policy: Policy2024) -> Aim:
    """What a seat acts for: in a team more for whoever is behind."""
    cards = goals[seat]
    if len(cards) == 1:
        return alone(cards[0])
    one, other = cards
    lead = points(castle.places, one) - points(castle.places, other)
    if castle.places[THRONE] & JESTER:
        lead = -lead
    if not castle.table.is_shared:
        first, second = castle.table.sides[seat]
        lead += castle.totals[first] - castle.totals[second]
    behind, ahead = (other, one) if lead > 0 else (one, other)
    return together(behind, ahead, abs(lead) / policy.lead) if policy.lead else alone(behind)


def elect(
    castle: Castle2024,
    goals: Goals,
    policies: Sequence[Policy2024],
    random: Callable[[], float],
    known: dict[Seat, Card] | None = None,
) -> bool:
    """Everybody votes at once on whoever stands on the throne; whether the round is over.

    The turn has passed already from whoever made the proposal; ``known`` votes are not drawn.
    """
    votes = _votes(castle, goals, policies, random, known or {})
    emissary = _joined(castle)
    if STOMACH_ACHE in votes or emissary is STOMACH_ACHE:
        is_cancelled = True
    elif NO in votes or emissary is NO:
        is_cancelled = False
    else:
        return castle.crown(goals)
    for seat, card in enumerate(votes):
        if card is NO:
            castle.hands[seat] -= 1
        elif card is STOMACH_ACHE:
            castle.aches[seat] -= 1
    if is_cancelled:
        castle.cancel()
    else:
        castle.send_back()
    return False


def _votes(
    castle: Castle2024,
    goals: Goals,
    policies: Sequence[Policy2024],
    random: Callable[[], float],
    known: dict[Seat, Card],
) -> list[Card]:
    votes = [YES] * len(castle.hands)
    proposer, table = castle.proposer, castle.table.figures
    for seat, (no_cards, aches) in enumerate(zip(castle.hands, castle.aches, strict=True)):
        if seat in known:
            votes[seat] = known[seat]
        elif no_cards or aches:
            yes, upto_no = ballot(
                castle.places,
                aim_of(castle, seat, goals, policies[seat]),
                policies[seat],
                castle.refusals(seat),
                Hand(no_cards, aches, seat == proposer),
                table,
            )
            at = random()
            if at >= yes:
                votes[seat] = NO if at < upto_no else STOMACH_ACHE
    return votes


def _joined(castle: Castle2024) -> Card:
    """The Emissary's vote; a Yes goes under its pile, any other card is spent."""
    if not castle.pile or castle.places[THRONE] & castle.emissary:
        return YES
    card = castle.pile.pop(0)
    if card is YES:
        castle.pile.append(card)
    return card


def play_out(
    castle: Castle2024,
    goals: Goals,
    policies: Sequence[Policy2024],
    random: Callable[[], float],
) -> None:
    """Plays the round to its last coronation, which is counted then in ``castle.totals``."""
    table = castle.table.figures
    while castle.to_place:
        turn = castle.turn
        aim = aim_of(castle, turn, goals, policies[turn])
        choices = placings_of(castle.places, aim, policies[turn], table.limit)
        castle.place(*drawn(choices, random))
    while True:
        turn = castle.turn
        aim = aim_of(castle, turn, goals, policies[turn])
        choices = ascents(castle.places, aim, policies[turn], castle.refusals(turn), table)
        if not choices:
            return
        bit, to = drawn(choices, random)
        castle.lift(bit, to)
        if to == THRONE and elect(castle, goals, policies, random):
            return
