"""The rest of a round of 2024, played out by policies."""

from collections.abc import Sequence
from dataclasses import dataclass

from vivaroi_gui.ai.vivaroi.playout import (
    Cards,
    Draws,
    Goals,
    Markers,
    Playout,
    Spent,
    fewer,
)
from vivaroi_gui.ai.vivaroi.policy import Categories
from vivaroi_gui.ai.vivaroi.policy_2024 import (
    COURT,
    JESTER,
    TO_OWN_WC,
    TO_WC_ABOVE,
    Aim,
    Policy2024,
    VoteHand,
    alone,
    ascents,
    ballot,
    chance_of,
    placings_of,
    points,
    together,
)
from vivaroi_gui.ai.vivaroi.scruples import Arsenal, Prospect, Scruples, permitted
from vivaroi_gui.ai.vivaroi.tally_2024 import Premise, Tally
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    CRAFTSMEN,
    NOBLES,
    OUT,
    RESERVE,
    SERVANTS,
    THRONE,
    TRADERS,
)
from vivaroi_gui.rules.vivaroi.modules.dungeons import DUNGEON_ORDER
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Card, Move
from vivaroi_gui.rules.vivaroi.records import Election


@dataclass(slots=True, eq=False)
class Playout2024(Playout[Policy2024]):
    """``places`` are masks, ``no_cards`` and ``aches`` the No and Stomach-ache cards by seat.

    ``pile`` is the Emissary's, top first; it is empty where there is none.
    """

    premise: Premise
    tally: Tally
    places: list[int]
    no_cards: list[int]
    aches: list[int]
    pile: list[Card]
    left_to_place: int
    turn: Seat = 0
    first: Seat = 0
    rejections: int = 0
    scruples: Scruples | None = None

    def copy(self) -> "Playout2024":
        return Playout2024(
            self.premise,
            self.tally.copy(),
            self.places.copy(),
            self.no_cards.copy(),
            self.aches.copy(),
            self.pile.copy(),
            self.left_to_place,
            self.turn,
            self.first,
            self.rejections,
            self.scruples,
        )

    def dealt(self, random: Draws) -> "Playout2024":
        """A Yes of the Emissary that was seen is the last card of its pile."""
        twin = self.copy()
        bottom = self.pile[-1:] if self.pile and self.pile[-1] is YES else []
        hidden = self.pile[: len(self.pile) - len(bottom)]
        twin.pile = sorted(hidden, key=lambda _: random()) + bottom
        twin.tally.deal_ambitions(random)
        return twin

    def lay_open(self, ambitions: Sequence[str | None]) -> None:
        self.tally.lay_open(ambitions)

    def stack(self, card: Card) -> None:
        """It says Yes to a favourite of its own without a card."""
        if self.pile and not self.places[THRONE] & self.premise.emissary:
            self.pile.remove(card)
            self.pile.insert(0, card)

    def can_vote_against(self, seat: Seat) -> bool:
        return self.no_cards[seat] > 0 or self.aches[seat] > 0

    def cards_against(self, seat: Seat) -> int:
        """No and Stomach-ache cards that all but this seat hold, the Emissary included."""
        held = sum(self.no_cards) - self.no_cards[seat] + sum(self.aches) - self.aches[seat]
        return held + len(self.pile) - 1 if self.pile else held

    def aim_of(self, seat: Seat, cards: Cards, policy: Policy2024) -> Aim:
        """What a seat with these cards acts for: in a team more for whoever is behind."""
        if len(cards) == 1:
            return alone(cards[0])
        one, other = cards
        lead = points(self.places, one) - points(self.places, other)
        if self.places[THRONE] & JESTER:
            lead = -lead
        if not self.premise.figures.is_shared:
            first, second = self.premise.figures.sides[seat]
            lead += self.tally.markers[first] - self.tally.markers[second]
        behind, ahead = (other, one) if lead > 0 else (one, other)
        return together(behind, ahead, abs(lead) / policy.lead) if policy.lead else alone(behind)

    def chances_of(
        self,
        move: Move,
        seat: Seat,
        held: Sequence[Cards],
        policy: Policy2024,
        *,
        is_own: bool = False,
    ) -> list[float]:
        hand, against = (
            VoteHand(self.no_cards[seat], self.aches[seat], is_own),
            self.cards_against(seat),
        )
        places, table = self.places, self.premise.figures
        aims = [self.aim_of(seat, cards, policy) for cards in held]
        return [chance_of(move, places, aim, policy, against, hand, table) for aim in aims]

    @property
    def emissary_agrees(self) -> bool:
        is_asked = self.pile and not self.places[THRONE] & self.premise.emissary
        return not is_asked or self.pile[0] is YES

    def points_of(self, goal: int) -> int:
        return points(self.places, goal)

    # --- moves -----------------------------------------------------------------------------

    def place(self, bit: int, floor: int) -> None:
        places = self.places
        places[RESERVE] ^= bit
        places[floor] |= bit
        self.left_to_place -= 1
        self.turn = (self.turn + 1) % len(self.no_cards)
        if not self.left_to_place:
            places[SERVANTS] |= places[RESERVE]
            places[RESERVE] = 0
            self.turn = self.first

    def lift(self, bit: int, to: int) -> None:
        """Also into a WC or out of it."""
        places = self.places
        if to <= THRONE and places[to - 1] & bit:
            places[to - 1] ^= bit
        elif to > THRONE:
            places[to - TO_WC_ABOVE] ^= bit
        else:
            places[to + TO_OWN_WC] ^= bit
        places[to] |= bit
        self.turn = (self.turn + 1) % len(self.no_cards)

    def ways(self, cards: Cards, policy: Policy2024) -> Categories:
        table, aim = self.premise.figures, self.aim_of(self.turn, cards, policy)
        if self.left_to_place:
            return placings_of(self.places, aim, policy, table.limit)
        ways = ascents(self.places, aim, policy, self.cards_against(self.turn), table)
        if ways and self.scruples and self.scruples.seat == self.turn:
            mine = COURT & ~aim.strangers
            now = self._reckoned(self.scruples, aim)
            return self.restrained(ways, mine, now, table.share, JESTER)
        return ways

    # --- elections -------------------------------------------------------------------------

    def elect(
        self,
        goals: Goals,
        policies: Sequence[Policy2024],
        random: Draws,
        known: dict[Seat, Card] | None = None,
    ) -> bool:
        votes = self._votes(goals, policies, random, known or {})
        has_favourite = bool(self.places[THRONE] & self.premise.emissary)
        emissary = _turned(self.pile) if self.pile and not has_favourite else YES
        cards = {*votes, emissary}
        if cards == {YES}:
            return self._crown(goals)
        _spend(votes, self.no_cards, self.aches)
        self._send_back(is_cancelled=STOMACH_ACHE in cards)
        return False

    def _votes(
        self,
        goals: Goals,
        policies: Sequence[Policy2024],
        random: Draws,
        known: dict[Seat, Card],
    ) -> list[Card]:
        votes = [YES] * len(self.no_cards)
        proposer, table = self.proposer, self.premise.figures
        for seat, (no_cards, aches) in enumerate(zip(self.no_cards, self.aches, strict=True)):
            if seat in known:
                votes[seat] = known[seat]
            elif no_cards or aches:
                aim = self.aim_of(seat, goals[seat], policies[seat])
                hand, against = (
                    VoteHand(no_cards, aches, seat == proposer),
                    self.cards_against(seat),
                )
                yes, upto_no = ballot(self.places, aim, policies[seat], against, hand, table)
                if self.scruples and self.scruples.seat == seat:
                    yes, upto_no = self._permitted(yes, upto_no, aim, hand)
                at = random()
                if at >= yes:
                    votes[seat] = NO if at < upto_no else STOMACH_ACHE
        return votes

    def _crown(self, goals: Goals) -> bool:
        """Counts a coronation; whether the round is over."""
        places, tally = self.places, self.tally
        tally.crown(places, goals, self.proposer, self.can_vote_against)
        if tally.coronations:
            places[BESIDE_THRONE], places[THRONE] = places[THRONE], 0
        return not tally.coronations

    def settle(self, election: Election) -> None:
        _spend(election.votes, self.no_cards, self.aches)
        card = election.emissary_vote
        if card is not None and not self.places[THRONE] & self.premise.emissary:
            self.pile.remove(card)
            if card is YES:
                self.pile.append(card)
        nominee, self.places[THRONE] = self.places[THRONE], 0
        self.places[BESIDE_THRONE if election.is_crowned else election.to] |= nominee

    def _send_back(self, *, is_cancelled: bool) -> None:
        """The nominee is back among the Nobles, or rejected: to a dungeon, out, down the stairs."""
        places = self.places
        nominee, places[THRONE] = places[THRONE], 0
        if is_cancelled:
            places[NOBLES] |= nominee
        elif nominee == JESTER:
            places[_landing(places, self.premise.figures.limit)] |= nominee
        else:
            is_room = self.rejections < len(DUNGEON_ORDER)
            places[DUNGEON_ORDER[self.rejections] if is_room else OUT] |= nominee
            self.rejections += 1

    # --- what the seat that searches would not do ---------------------------------------------

    def bind(self, scruples: Scruples) -> None:
        self.scruples = scruples

    @property
    def nobles(self) -> int:
        return self.places[NOBLES]

    @property
    def refusals(self) -> list[int]:
        """One card of the Emissary's pile is a Yes."""
        held = [no + ache for no, ache in zip(self.no_cards, self.aches, strict=True)]
        return [*held, len(self.pile) - 1] if self.pile else held

    def _reckoned(self, scruples: Scruples, aim: Aim) -> Prospect:
        """Of a count with nobody on the throne, or somebody: of the Jester all is inverted."""
        places, share = self.places, self.premise.figures.share
        own = aim.points(places) if aim.halves else points(places, aim.goal)
        is_decisive = scruples.is_decisive and self.tally.coronations <= 1
        leads = self.tally.leads(scruples.seat) if is_decisive else ()
        now = Prospect(own, share * points(places, COURT), leads)
        return now.inverted() if places[THRONE] & JESTER else now

    def _permitted(
        self, yes: float, upto_no: float, aim: Aim, hand: VoteHand
    ) -> tuple[float, float]:
        """The chances of its ballot, with what it would not do left out."""
        assert self.scruples is not None
        seat, nominee = self.scruples.seat, self.places[THRONE]
        chances = yes, upto_no - yes, 1 - upto_no
        yes, no, _ = permitted(
            chances,
            Arsenal(*hand, bool(nominee & ~aim.strangers & COURT), nominee == JESTER),
            self._reckoned(self.scruples, aim),
            self.guns_of(seat),
            self.guns_of_voters(seat),
        )
        return yes, yes + no

    # --- what has happened -----------------------------------------------------------------

    def spent_since(self, before: "Playout2024") -> Spent:
        """The Emissary's Yes goes back under its pile."""
        return Spent(
            fewer(self.no_cards, before.no_cards),
            fewer(self.aches, before.aches),
            is_emissary=len(self.pile) < len(before.pile),
        )

    @property
    def sent_away(self) -> int:
        return sum([self.places[place] for place in (*DUNGEON_ORDER, OUT)])

    def has_crowned(self, bit: int) -> bool:
        return bool(self.tally.kings & bit)

    # --- what the end of the round brings --------------------------------------------------

    def bonus(self, person: int, ambition: str, goals: Goals) -> int:
        return self.tally.bonus(person, ambition, self.places, goals, self.can_vote_against)

    def gains(self, goals: Goals) -> Markers:
        return self.tally.gains

    def totals(self, goals: Goals) -> Markers:
        return self.tally.totals

    def tie_break(self, cards: Cards) -> int:
        """The highest floor with a favourite of either partner, -1 for none."""
        favourites = 0
        for goal in cards:
            favourites |= goal
        if (self.places[THRONE] | self.places[BESIDE_THRONE]) & favourites:
            return THRONE
        floors = range(NOBLES, SERVANTS - 1, -1)
        return next((floor for floor in floors if self.places[floor] & favourites), -1)


def _spend(votes: Sequence[Card], no_cards: list[int], aches: list[int]) -> None:
    for seat, card in enumerate(votes):
        if card is NO:
            no_cards[seat] -= 1
        elif card is STOMACH_ACHE:
            aches[seat] -= 1


def _landing(places: Sequence[int], limit: int) -> int:
    """Where the Jester comes to rest."""
    for floor in (TRADERS, CRAFTSMEN):
        if places[floor].bit_count() < limit:
            return floor
    return SERVANTS


def _turned(pile: list[Card]) -> Card:
    """The Emissary's vote; a Yes goes under its pile, any other card is spent."""
    card = pile.pop(0)
    if card is YES:
        pile.append(card)
    return card
