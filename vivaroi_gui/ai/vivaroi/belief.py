"""What the public acts of a round tell about the others' goals, and about how they play.

For every other seat there is a weight on each pair of a kind of player and a goal card, updated
after every public act by how likely such a player with such a card would do it (Bayes' rule; the
kinds are the policies of :mod:`~vivaroi_gui.ai.vivaroi.policies`).  Earlier rounds, whose goals are
open, tell the kinds.  No cards need no weights: each No that was played has been seen.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, log
from typing import Final, NamedTuple

from vivaroi_gui.ai.vivaroi.policies import KINDS
from vivaroi_gui.ai.vivaroi.policy import Policy, ascents, chance, floor_masks, placings, yes_chance
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, Placement, View
from vivaroi_gui.rules.vivaroi.data import DECK, FLOORS, RESERVE, THRONE, Goal
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import NO, YES, MoveUp, Place
from vivaroi_gui.rules.vivaroi.records import Act, Election, Round
from vivaroi_gui.rules.vivaroi.state import EVERYBODY

Step = Act | Election
"""What everybody saw: a move, or the votes that it called for."""

_SLIP: Final = 0.05
"""How often somebody acts as no kind of player would: nothing is ever ruled out."""
_PLACINGS: Final = 40
_ASCENTS: Final = 11
"""Moves to choose from, about: the chance of each by a slip."""
_TRIES: Final = 30

_MASKS: Final = tuple(mask_of(goal) for goal in DECK)


class Hypothesis(NamedTuple):
    """One thing that may be true of a seat: the goal as a mask, and the kind of player."""

    goal: int
    kind: int


class Suspicion(NamedTuple):
    """Weights of the hypotheses about a seat, each added to those before it."""

    upto: list[float]
    hypotheses: list[Hypothesis]

    def drawn(self, random: Callable[[], float]) -> Hypothesis:
        """A hypothesis, by weight."""
        at = bisect_left(self.upto, random() * self.upto[-1])
        return self.hypotheses[min(at, len(self.hypotheses) - 1)]

    def chance_of(self, kind: int) -> float:
        """The chance of a kind of player, whatever the goal."""
        chance, before = 0.0, 0.0
        for upto, hypothesis in zip(self.upto, self.hypotheses, strict=True):
            chance += (upto - before) * (hypothesis.kind == kind)
            before = upto
        return chance / self.upto[-1]

    def chances(self) -> dict[int, float]:
        """The chance of each goal, whatever the kind."""
        chances: dict[int, float] = {}
        before = 0.0
        for upto, hypothesis in zip(self.upto, self.hypotheses, strict=True):
            chances[hypothesis.goal] = chances.get(hypothesis.goal, 0.0) + upto - before
            before = upto
        return {goal: weight / self.upto[-1] for goal, weight in chances.items()}


class Belief:
    """What one seat knows of the others: their No cards, and suspicions of goals and kinds.

    ``is_blind`` makes every possible card equally likely (uniform determinization).
    """

    def __init__(
        self, view: View, kinds: Sequence[Policy] = KINDS, *, is_blind: bool = False
    ) -> None:
        assert view.goal is not None, "only a seat's own view is played from"
        reading = read(view, tuple(kinds))
        self.seat = view.seat
        self.goal = mask_of(view.goal)
        self.hands = list(reading.hands)
        used = {goal for finished in view.history for goal in finished.goals} | {view.goal}
        cards = [number for number, goal in enumerate(DECK) if goal not in used]
        habits = [_habits(view.options, finished, tuple(kinds)) for finished in view.history]
        self.suspicions = [
            self._suspicion(reading.logs[seat], [h[seat] for h in habits], cards, is_blind)
            for seat in range(view.options.players)
        ]

    @staticmethod
    def _suspicion(
        logs: "Logs", habits: list[list[float]], cards: list[int], is_blind: bool
    ) -> Suspicion:
        rows: list[float] = []
        hypotheses: list[Hypothesis] = []
        for kind, by_card in enumerate(logs):
            habit = sum(habit[kind] for habit in habits)
            seen = [by_card[card] + habit for card in cards]
            rows += [log_mean(seen)] * len(cards) if is_blind else seen
            hypotheses += [Hypothesis(_MASKS[card], kind) for card in cards]
        highest = max(rows)
        return Suspicion(list(accumulate(exp(row - highest) for row in rows)), hypotheses)

    def determinization(self, random: Callable[[], float]) -> list[Hypothesis]:
        """Goals and kinds of all seats as they may be; no card twice (Cowling et al. 2012)."""
        for _ in range(_TRIES):
            drawn = [
                Hypothesis(self.goal, -1) if seat == self.seat else suspicion.drawn(random)
                for seat, suspicion in enumerate(self.suspicions)
            ]
            if len({hypothesis.goal for hypothesis in drawn}) == len(drawn):
                return drawn
        return self._dealt_apart(drawn, random)

    def _dealt_apart(
        self, drawn: list[Hypothesis], random: Callable[[], float]
    ) -> list[Hypothesis]:
        """Everybody another card, where the likeliest ones always collide."""
        taken = {self.goal}
        for seat, hypothesis in enumerate(drawn):
            if seat == self.seat:
                continue
            if hypothesis.goal in taken:
                free = [one for one in self.suspicions[seat].hypotheses if one.goal not in taken]
                drawn[seat] = free[int(random() * len(free))]
            taken.add(drawn[seat].goal)
        return drawn


def log_mean(logs: list[float]) -> float:
    """The logarithm of the mean of likelihoods that are given by theirs."""
    highest = max(logs)
    return highest + log(sum(exp(one - highest) for one in logs) / len(logs))


# --- reading a round --------------------------------------------------------------------------

Logs = list[list[float]]
"""Log-likelihood of a seat's acts, by kind and card."""


class Reading:
    """A round as far as it was read: where all stand, and what the acts tell."""

    __slots__ = ("floors", "hands", "logs", "reserve")

    def __init__(self, floors: list[int], reserve: int, hands: list[int], logs: list[Logs]) -> None:
        self.floors = floors
        self.reserve = reserve
        self.hands = hands
        self.logs = logs

    def copy(self) -> "Reading":
        logs = [[row.copy() for row in by_kind] for by_kind in self.logs]
        return Reading(self.floors.copy(), self.reserve, self.hands.copy(), logs)

    def go_on(self, step: Step, kinds: Sequence[Policy], cards: Sequence[Sequence[int]]) -> None:
        """Reads one more step; ``cards`` are those that each seat may hold."""
        if isinstance(step, Election):
            self._read_votes(step, kinds, cards)
            return
        seat, move = step
        if isinstance(move, Place):
            self._read_placing(seat, move, kinds, cards[seat])
        else:
            self._read_ascent(seat, move, kinds, cards[seat])

    def _read_placing(
        self, seat: Seat, move: Place, kinds: Sequence[Policy], cards: Sequence[int]
    ) -> None:
        def likelihood(goal: int, policy: Policy) -> float:
            choices = placings(self.floors, self.reserve, goal, policy)
            return chance(choices, move.character, move.floor)

        self._weigh(seat, likelihood, 1 / _PLACINGS, kinds, cards)
        bit = 1 << move.character
        self.reserve ^= bit
        self.floors[move.floor] |= bit

    def _read_ascent(
        self, seat: Seat, move: MoveUp, kinds: Sequence[Policy], cards: Sequence[int]
    ) -> None:
        self.floors[0] |= self.reserve
        self.reserve = 0
        others = sum(self.hands) - self.hands[seat]

        def likelihood(goal: int, policy: Policy) -> float:
            return chance(ascents(self.floors, goal, policy, others), move.character, move.to)

        self._weigh(seat, likelihood, 1 / _ASCENTS, kinds, cards)
        bit = 1 << move.character
        self.floors[move.to - 1] ^= bit
        self.floors[move.to] |= bit

    def _read_votes(
        self, election: Election, kinds: Sequence[Policy], cards: Sequence[Sequence[int]]
    ) -> None:
        held = self.hands.copy()
        for seat, card in enumerate(election.votes):
            if not held[seat]:
                continue
            others = sum(held) - held[seat]
            is_own = seat == election.by

            def likelihood(
                goal: int, policy: Policy, others: int = others, is_own: bool = is_own
            ) -> float:
                return yes_chance(self.floors, goal, policy, others, is_own)

            self._weigh(seat, likelihood, 0.5, kinds, cards[seat], is_yes=card is YES)
            self.hands[seat] -= card is NO
        if not election.is_crowned:
            self.floors[THRONE] = 0

    def _weigh(
        self,
        seat: Seat,
        likelihood: Callable[[int, Policy], float],
        slip: float,
        kinds: Sequence[Policy],
        cards: Sequence[int],
        *,
        is_yes: bool = True,
    ) -> None:
        for row, policy in zip(self.logs[seat], kinds, strict=True):
            for number, goal in enumerate(cards):
                likely = likelihood(goal, policy)
                likely = likely if is_yes else 1 - likely
                row[number] += log((1 - _SLIP) * likely + _SLIP * slip)


def read(view: View, kinds: tuple[Policy, ...] = KINDS) -> Reading:
    """What the round of a view tells, all 26 cards alike for every seat."""
    start = _start(view.options, view.places, view.acts)
    return _reading(view.options, start, steps(view.acts, view.elections), kinds)


def steps(acts: Sequence[Act], elections: Sequence[Election]) -> tuple[Step, ...]:
    """Moves and votes in the order in which everybody saw them."""
    votes = iter(elections)
    found: list[Step] = []
    for act in acts:
        found.append(act)
        if isinstance(act[1], MoveUp) and act[1].to == THRONE and (vote := next(votes, None)):
            found.append(vote)
    return tuple(found)


def _start(options: Options, places: Sequence[int], acts: Sequence[Act]) -> tuple[int, ...]:
    """Masks of the floors before the first move: all acts taken back."""
    if options.placement is Placement.PLAYERS:
        return (0,) * len(FLOORS)
    before = list(places)
    for _, move in reversed(acts):
        before[move.character] = move.to - 1 if isinstance(move, MoveUp) else RESERVE
    floors, _ = floor_masks(before)
    return tuple(floors)


@lru_cache(maxsize=16)
def _reading(
    options: Options, start: tuple[int, ...], steps: tuple[Step, ...], kinds: tuple[Policy, ...]
) -> Reading:
    """Grows by the last step from the reading before it: in a game most of it is remembered."""
    if not steps:
        logs = [[[0.0] * len(DECK) for _ in kinds] for _ in range(options.players)]
        hands = [options.no_cards] * options.players
        return Reading(list(start), EVERYBODY & ~sum(start), hands, logs)
    reading = _reading(options, start, steps[:-1], kinds).copy()
    reading.go_on(steps[-1], kinds, [_MASKS] * options.players)
    return reading


@lru_cache(maxsize=64)
def _habits(options: Options, finished: Round, kinds: tuple[Policy, ...]) -> list[list[float]]:
    """Log-likelihood of a finished round's acts by seat and kind, now that the goals are open."""
    start = _start(options, finished.places, finished.acts)
    logs: list[Logs] = [[[0.0] for _ in kinds] for _ in range(options.players)]
    hands = [options.no_cards] * options.players
    reading = Reading(list(start), EVERYBODY & ~sum(start), hands, logs)
    cards = [(mask_of(goal),) for goal in finished.goals]
    for step in steps(finished.acts, finished.elections):
        reading.go_on(step, kinds, cards)
    return [[row[0] for row in by_kind] for by_kind in reading.logs]


def card_chances(belief: Belief, seat: Seat) -> dict[Goal, float]:
    """The chance of each card that ``seat`` may hold."""
    chances = belief.suspicions[seat].chances()
    return {goal: chances[mask_of(goal)] for goal in DECK if mask_of(goal) in chances}
