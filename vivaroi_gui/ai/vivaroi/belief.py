"""What the public deeds of a round tell about the others' goals, and about how they play.

For every other person there is a weight on each pair of a kind of player and a goal card, updated
after every public deed by how likely such a player with such a card would do it (Bayes' rule; the
kinds are the policies of the edition).  Earlier rounds, whose goals are open, tell the kinds.  No
cards need no weights: each No that was played has been seen.  The two of a team act for either of
their cards, nobody knows for which; each card is suspected by itself.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import exp, log
from typing import Final, Generic

from vivaroi_gui.ai.vivaroi.cards import masks_of, own_cards, possible_cards, seen_cards
from vivaroi_gui.ai.vivaroi.expertise import Expertise, expertise
from vivaroi_gui.ai.vivaroi.playout import Cards, Draws, P
from vivaroi_gui.ai.vivaroi.reading import Logs, habits, read
from vivaroi_gui.ai.vivaroi.worlds import Hypothesis, Suspicion, World
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View

_APART: Final = 0.3
"""How little people at one table are alike: each of them counts as much as so many strangers."""


class Belief(Generic[P]):
    """What one seat suspects of the others.

    ``kinds`` are how they may play, by default all that the edition knows.  ``is_blind`` makes
    every possible card equally likely (uniform determinization).  If they ``are_alike``, those at
    one table are thought to play like each other, as far as nothing speaks against it.
    """

    def __init__(
        self,
        view: View,
        kinds: Sequence[P] | None = None,
        *,
        is_blind: bool = False,
        are_alike: bool = False,
    ) -> None:
        assert view.seat is not None, "only a seat's own view is played from"
        options = view.options
        found: Expertise[P] = expertise(options)
        self.seat = view.seat
        self.cards: Cards = own_cards(view)
        self.kinds = tuple(kinds or found.kinds)
        self._sides = options.sides
        self._deal = found.dealt
        self._masks = masks_of(options)
        self._seen = {self._masks[options.rulebook.card_numbers[goal]] for goal in seen_cards(view)}
        cards = possible_cards(view)
        logs, known = read(view, self.kinds).logs, habits(view, self.kinds)
        if are_alike:
            known = _together(self._chances(logs, known, cards), known)
        self.suspicions = {
            person: self._suspicion(logs[seat], known[seat], cards[person], is_blind)
            for seat, persons in enumerate(options.sides)
            if seat != self.seat
            for person in persons
        }

    def _chances(
        self, logs: Sequence[Logs], known: list[list[float]], cards: list[list[int]]
    ) -> dict[Seat, list[float]]:
        """How likely each of the others is of each kind, as far as it is told by that one alone."""
        found: dict[Seat, list[float]] = {}
        for seat, (person, *_) in enumerate(self._sides):
            if seat != self.seat:
                rows = zip(logs[seat], known[seat], strict=True)
                means = [
                    _log_mean([row[one] for one in cards[person]]) + log_ for row, log_ in rows
                ]
                highest = max(means)
                weights = [exp(mean - highest) for mean in means]
                found[seat] = [weight / sum(weights) for weight in weights]
        return found

    def _suspicion(
        self, logs: Logs, known: list[float], cards: list[int], is_blind: bool
    ) -> Suspicion:
        rows: list[float] = []
        hypotheses: list[Hypothesis] = []
        for kind, by_card in enumerate(logs):
            seen = [by_card[card] + known[kind] for card in cards]
            rows += [_log_mean(seen)] * len(cards) if is_blind else seen
            hypotheses += [Hypothesis(self._masks[card], kind) for card in cards]
        highest = max(rows)
        return Suspicion(list(accumulate(exp(row - highest) for row in rows)), hypotheses)

    def determinization(self, random: Draws) -> World:
        """Goals and kinds of all seats as they may be; no card twice (Cowling et al. 2012)."""
        drawn = self._deal(self.suspicions, self._seen, random)
        goals: list[Cards] = []
        kinds: list[int] = []
        for seat, persons in enumerate(self._sides):
            if seat == self.seat:
                goals.append(self.cards)
                kinds.append(-1)
            else:
                goals.append(tuple([drawn[person].goal for person in persons]))
                kinds.append(drawn[persons[0]].kind)
        return World(goals, kinds)

    def share_of(self, kind: int) -> float:
        """The share of the others that are of a kind, as far as can be told."""
        chances = [suspicion.chance_of(kind) for suspicion in self.suspicions.values()]
        return sum(chances) / len(chances)


def _together(chances: dict[Seat, list[float]], known: list[list[float]]) -> list[list[float]]:
    """What is known of the kinds, and that people at one table are often alike.

    A kind is the likelier the more of the *other* others seem to be of it (a Dirichlet prior).
    """
    sums = [sum(of_kind) for of_kind in zip(*chances.values(), strict=True)]
    found = list(known)
    for seat, own in chances.items():
        alike = [_APART + sum_ - one for sum_, one in zip(sums, own, strict=True)]
        found[seat] = [log_ + log(one) for log_, one in zip(known[seat], alike, strict=True)]
    return found


def _log_mean(logs: list[float]) -> float:
    """The logarithm of the mean of likelihoods that are given by theirs."""
    highest = max(logs)
    return highest + log(sum(exp(one - highest) for one in logs) / len(logs))
