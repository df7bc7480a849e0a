"""What a round of 2024 tells about the others' goals: see :mod:`vivaroi_gui.ai.vivaroi.belief`.

Only the cards of this round are out: those in sight, and the own ones.  The two of a team act for
either of their cards, nobody knows for which; each card is suspected by itself.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate, chain
from math import exp, log
from typing import Final, NamedTuple

from vivaroi_gui.ai.vivaroi.belief import Hypothesis, Logs, Step, Suspicion, log_mean, steps
from vivaroi_gui.ai.vivaroi.playout_2024 import Castle2024, opening
from vivaroi_gui.ai.vivaroi.policies_2024 import KINDS_2024
from vivaroi_gui.ai.vivaroi.policy_2024 import Hand, Policy2024, alone, chance_of, masks_of
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import BESIDE_THRONE, THRONE, Goal
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Card, Move, Place, Vote
from vivaroi_gui.rules.vivaroi.records import Election, Round

_SLIP: Final = 0.05
_PLACINGS: Final = 40
_ASCENTS: Final = 13
_VOTES: Final = 3
"""Things to choose from, about: the chance of each by a slip."""
_TRIES: Final = 8


class World(NamedTuple):
    """What may be true: the goals of each seat's persons, and what kind of player it is."""

    goals: list[tuple[int, ...]]
    kinds: list[int]


class Belief2024:
    """What one seat knows of the others; ``castle`` is where the public acts have led.

    ``is_blind`` makes every possible card equally likely (uniform determinization).
    """

    def __init__(
        self, view: View, kinds: Sequence[Policy2024] = KINDS_2024, *, is_blind: bool = False
    ) -> None:
        assert view.seat is not None, "only a seat's own view is played from"
        options, number_of = view.options, view.options.card_numbers
        reading = read(view, tuple(kinds))
        self.seat = view.seat
        self.castle = reading.castle
        self._sides = options.sides
        self._masks = masks_of(options)
        self.goals = tuple(self._masks[number_of[goal]] for goal in view.goals)
        seen = {number_of[goal] for goal in (*view.goals, view.emissary_goal) if goal}
        self._shown = {self._masks[number] for number in seen}
        mine = {*chain.from_iterable(view.offers), *view.ambitions}
        self._ambitions = [one for one in AMBITIONS if options.ambition and one not in mine]
        habits = _all_habits(view, tuple(kinds))
        cards = _possible_cards(view, seen)
        self.suspicions = {
            person: self._suspicion(
                reading.logs[seat], habits[seat], cards[person], is_blind=is_blind
            )
            for seat, persons in enumerate(options.sides)
            if seat != self.seat
            for person in persons
        }

    def _suspicion(
        self, logs: Logs, habits: list[float], cards: list[int], *, is_blind: bool
    ) -> Suspicion:
        rows: list[float] = []
        hypotheses: list[Hypothesis] = []
        for kind, by_card in enumerate(logs):
            seen = [by_card[card] + habits[kind] for card in cards]
            rows += [log_mean(seen)] * len(cards) if is_blind else seen
            hypotheses += [Hypothesis(self._masks[card], kind) for card in cards]
        highest = max(rows)
        return Suspicion(list(accumulate(exp(row - highest) for row in rows)), hypotheses)

    def determinization(self, random: Callable[[], float]) -> World:
        """Goals and kinds of all seats as they may be; no card twice (Cowling et al. 2012)."""
        goals: list[tuple[int, ...]] = []
        kinds: list[int] = []
        taken = set(self._shown)
        for seat, persons in enumerate(self._sides):
            if seat == self.seat:
                goals.append(self.goals)
                kinds.append(-1)
                continue
            drawn = [self._drawn(self.suspicions[person], taken, random) for person in persons]
            goals.append(tuple(hypothesis.goal for hypothesis in drawn))
            kinds.append(drawn[0].kind)
        return World(goals, kinds)

    @staticmethod
    def _drawn(suspicion: Suspicion, taken: set[int], random: Callable[[], float]) -> Hypothesis:
        """A hypothesis by weight, or any, where the likely cards are taken again and again."""
        for _ in range(_TRIES):
            found = suspicion.drawn(random)
            if found.goal not in taken:
                break
        else:
            free = [one for one in suspicion.hypotheses if one.goal not in taken]
            found = free[int(random() * len(free))]
        taken.add(found.goal)
        return found

    def share_of(self, kind: int) -> float:
        """The share of the others that are of a kind, as far as can be told."""
        chances = [suspicion.chance_of(kind) for suspicion in self.suspicions.values()]
        return sum(chances) / len(chances)

    def ambitions(self, random: Callable[[], float]) -> dict[int, str]:
        """Ambitions of the others that may be, by person: any that this seat was not offered."""
        drawn = sorted(self._ambitions, key=lambda _: random())
        return dict(zip(self.suspicions, drawn, strict=False))

    def pile(self, random: Callable[[], float]) -> list[Card]:
        """The Emissary's cards in an order that may be: a Yes that was seen is the last one."""
        cards = self.castle.pile
        bottom = cards[-1:] if cards and cards[-1] is YES else []
        hidden = cards[: len(cards) - len(bottom)]
        return sorted(hidden, key=lambda _: random()) + bottom


# --- reading a round --------------------------------------------------------------------------


class Reading2024:
    """A round as far as it was read: where all stand, and what the acts tell."""

    __slots__ = ("castle", "logs")

    def __init__(self, castle: Castle2024, logs: list[Logs]) -> None:
        self.castle = castle
        self.logs = logs

    def copy(self) -> "Reading2024":
        logs = [[row.copy() for row in by_kind] for by_kind in self.logs]
        return Reading2024(self.castle.copy(), logs)

    def go_on(
        self, step: Step, kinds: Sequence[Policy2024], cards: Sequence[Sequence[int]]
    ) -> None:
        """Reads one more step; ``cards`` are those that each seat may hold."""
        if isinstance(step, Election):
            self._read_votes(step, kinds, cards)
            return
        seat, move = step
        bit = 1 << move.character
        if isinstance(move, Place):
            self._weigh(seat, move, _PLACINGS, kinds, cards[seat])
            self.castle.place(bit, move.floor)
        else:
            self._weigh(seat, move, _ASCENTS, kinds, cards[seat])
            self.castle.lift(bit, move.to)

    def _read_votes(
        self, election: Election, kinds: Sequence[Policy2024], cards: Sequence[Sequence[int]]
    ) -> None:
        castle = self.castle
        for seat, card in enumerate(election.votes):
            if castle.hands[seat] or castle.aches[seat]:
                is_own = seat == election.by
                self._weigh(seat, Vote(card), _VOTES, kinds, cards[seat], is_own=is_own)
        for seat, card in enumerate(election.votes):
            castle.hands[seat] -= card is NO
            castle.aches[seat] -= card is STOMACH_ACHE
        self._read_emissary(election)
        if election.is_crowned:
            castle.places[BESIDE_THRONE], castle.places[THRONE] = castle.places[THRONE], 0
        elif election.is_cancelled:
            castle.cancel()
        else:
            castle.send_back()

    def _read_emissary(self, election: Election) -> None:
        """A card of the pile was seen, unless the nominee is one of its favourites."""
        castle, card = self.castle, election.emissary
        if card is None or castle.emissary >> election.character & 1:
            return
        castle.pile.remove(card)
        if card is YES:
            castle.pile.append(card)

    def _weigh(
        self,
        seat: Seat,
        move: Move,
        choices: int,
        kinds: Sequence[Policy2024],
        cards: Sequence[int],
        *,
        is_own: bool = False,
    ) -> None:
        castle, table = self.castle, self.castle.table
        is_team = len(table.sides[seat]) > 1
        refusals = castle.refusals(seat)
        hand = Hand(castle.hands[seat], castle.aches[seat], is_own)
        for row, policy in zip(self.logs[seat], kinds, strict=True):
            likely = [
                chance_of(move, castle.places, alone(goal), policy, refusals, hand, table.figures)
                for goal in cards
            ]
            if is_team:  # it may have been for the other's card
                mean = sum(likely) / len(likely)
                likely = [(one + mean) / 2 for one in likely]
            for number, one in enumerate(likely):
                row[number] += log((1 - _SLIP) * one + _SLIP / choices)


def read(view: View, kinds: tuple[Policy2024, ...] = KINDS_2024) -> Reading2024:
    """What the round of a view tells, all 26 cards alike for every seat."""
    told = steps(view.acts, view.elections)
    return _reading(view.options, view.emissary_goal, told, kinds)


@lru_cache(maxsize=16)
def _reading(
    options: Options,
    emissary_goal: Goal | None,
    told: tuple[Step, ...],
    kinds: tuple[Policy2024, ...],
) -> Reading2024:
    """Grows by the last step from the reading before it: in a game most of it is remembered."""
    masks = masks_of(options)
    if not told:
        logs = [[[0.0] * len(masks) for _ in kinds] for _ in range(options.seats)]
        return Reading2024(opening(options, emissary_goal), logs)
    reading = _reading(options, emissary_goal, told[:-1], kinds).copy()
    reading.go_on(told[-1], kinds, [masks] * options.seats)
    return reading


def _possible_cards(view: View, seen: set[int]) -> list[list[int]]:
    """The numbers of the cards that each person may hold."""
    options = view.options
    if view.open_goals:
        return [[options.card_numbers[goal]] for goal in view.open_goals]
    unseen = [number for number in range(len(options.deck)) if number not in seen]
    return [unseen] * options.players


def _all_habits(view: View, kinds: tuple[Policy2024, ...]) -> list[list[float]]:
    """Log-likelihood of the acts of all finished rounds, by seat and kind."""
    rounds = [_habits(view.options, finished, kinds) for finished in view.history]
    return [
        [sum(habits[seat][kind] for habits in rounds) for kind in range(len(kinds))]
        for seat in range(view.options.seats)
    ]


@lru_cache(maxsize=64)
def _habits(options: Options, finished: Round, kinds: tuple[Policy2024, ...]) -> list[list[float]]:
    """Log-likelihood of a finished round's acts by seat and kind, now that the goals are open."""
    masks = [masks_of(options)[options.card_numbers[goal]] for goal in finished.goals]
    cards = [[masks[person] for person in persons] for persons in options.sides]
    logs: list[Logs] = [[[0.0] * len(held) for _ in kinds] for held in cards]
    reading = Reading2024(opening(options, finished.emissary_goal), logs)
    for step in steps(finished.acts, finished.elections):
        reading.go_on(step, kinds, cards)
    return [[sum(row) / len(row) for row in by_kind] for by_kind in reading.logs]
