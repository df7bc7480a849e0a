"""What a careful onlooker, who holds no card, could tell of everybody's at each moment.

The weights are those that the strongest level plays by (``belief.py``); nobody's own card is taken
out.  There is no chance in them.  Persons are taken one by one: that no card is dealt twice is left
to the playouts.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import exp, log2
from typing import Any, Final, NamedTuple

from vivaroi_gui.ai.vivaroi.cards import masks_of, possible_cards
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.reading import Logs, habits, read
from vivaroi_gui.ai.vivaroi.review.parts import Guess
from vivaroi_gui.ai.vivaroi.review.story import Retold
from vivaroi_gui.rules.core import Seat

_DIGITS: Final = 4
_LEAST: Final = 1e-12
"""A chance of which a logarithm can be taken."""


class Odds(NamedTuple):
    """The chance of each kind of player with each of the cards that a person may hold."""

    cards: Sequence[int]
    by_kind: list[list[float]]

    def of_card(self, card: int) -> float:
        """The chance of a card, whatever the kind."""
        at = self.cards.index(card)
        return sum(row[at] for row in self.by_kind)

    def of_cards(self) -> list[float]:
        return [sum(column) for column in zip(*self.by_kind, strict=True)]

    def without(self, kind: int) -> "Odds":
        """As they would be if there were no such players."""
        rows = [row for number, row in enumerate(self.by_kind) if number != kind]
        whole = sum(map(sum, rows))
        return Odds(self.cards, [[one / whole for one in row] for row in rows])


class Beliefs:
    """The odds of all persons at all moments of a story; it is read as far as it is asked for."""

    def __init__(self, story: Retold) -> None:
        self.story = story
        self.masks = masks_of(story.options)
        self.seat_of = {
            person: seat for seat, side in enumerate(story.options.sides) for person in side
        }
        self.kinds: tuple[Any, ...] = expertise(story.options).kinds
        numbers = story.options.rulebook.card_numbers
        self._true = [[numbers[goal] for goal in one.goals] for one in story.rounds]
        self._logs: list[list[Logs]] = []
        deals = [one.view for one in story.moments if one.deed is None]
        self._habits = [habits(view, self.kinds) for view in deals]
        self._dealt = [possible_cards(view) for view in deals]
        self._odds: dict[tuple[int, int], Odds] = {}

    @property
    def persons(self) -> range:
        return range(self.story.options.players)

    def round_at(self, n: int) -> int:
        """The number of the round, from 0."""
        return self.story.moments[n].view.round - 1

    def true_card(self, n: int, person: int) -> int:
        return self._true[self.round_at(n)][person]

    def actors(self, n: int) -> Sequence[int]:
        """The persons of whose cards a moment may tell."""
        match self.story.moments[n].deed:
            case None:
                return ()
            case (int(seat), _):
                return self.story.options.sides[seat]
        return self.persons

    # --- by person -------------------------------------------------------------------------

    def odds(self, n: int, person: int) -> Odds:
        """All that can be told at a moment: cards that lie open then are certain."""
        if (n, person) not in self._odds:
            self._odds[n, person] = self._read(n, person, self._possible(n)[person])
        return self._odds[n, person]

    def bits(self, n: int, person: int, without: int | None = None) -> float:
        """What the deed of a moment told about the true card; below 0 it misled.

        ``without``: had there been no players of that kind.
        """
        card, (before, after) = self.true_card(n, person), self.around(n, person)
        if without is not None:
            before, after = before.without(without), after.without(without)
        return log2(max(after.of_card(card), _LEAST) / max(before.of_card(card), _LEAST))

    def around(self, n: int, person: int) -> tuple[Odds, Odds]:
        """The odds before a deed and by it alone, whatever it has laid open besides."""
        before = self.odds(n - 1, person)
        if self._possible(n) is self._possible(n - 1):
            return before, self.odds(n, person)
        return before, self._read(n, person, before.cards)

    def favourites(self, odds: Odds) -> list[float]:
        """The chance of each character to be one that counts for somebody."""
        pairs = list(zip(odds.cards, odds.of_cards(), strict=True))
        cast = range(len(self.story.options.cast))
        return [sum(one for card, one in pairs if self.masks[card] >> who & 1) for who in cast]

    # --- by seat ---------------------------------------------------------------------------

    def kinds_of(self, n: int, seat: Seat) -> list[float]:
        """Weights of the kinds of player, for whoever knows the cards: of a team both alike."""
        side, logs = self.story.options.sides[seat], self._logs_at(n)[seat]
        cards = [self.true_card(n, person) for person in side]
        known = self._habits[self.round_at(n)][seat]
        rows = [
            sum(row[card] for card in cards) / len(cards) + habit
            for row, habit in zip(logs, known, strict=True)
        ]
        return _grown([rows])[0]

    def _possible(self, n: int) -> list[list[int]]:
        return self._cards_at[n]

    @cached_property
    def _cards_at(self) -> list[list[list[int]]]:
        """By moment and person; the same object as long as nothing was laid open."""
        found: list[list[list[int]]] = []
        for n, moment in enumerate(self.story.moments):
            if moment.deed is None:
                found.append(self._dealt[self.round_at(n)])
            elif moment.view.open_goals and not self.story.moments[n - 1].view.open_goals:
                found.append([[card] for card in self._true[self.round_at(n)]])
            else:
                found.append(found[-1])
        return found

    def _logs_at(self, n: int) -> list[Logs]:
        """What the deeds of a round have told by a moment, by seat."""
        for moment in self.story.moments[len(self._logs) : n + 1]:
            self._logs.append(read(moment.view, self.kinds).logs)
        return self._logs[n]

    def _read(self, n: int, person: int, cards: Sequence[int]) -> Odds:
        seat = self.seat_of[person]
        logs = self._logs_at(n)[seat]
        known = self._habits[self.round_at(n)][seat]
        rows = [
            [row[card] + habit for card in cards] for row, habit in zip(logs, known, strict=True)
        ]
        return Odds(cards, _grown(rows))


def guesses(beliefs: Beliefs) -> Iterator[Guess]:
    """What could be guessed at each moment."""
    for n, moment in enumerate(beliefs.story.moments):
        odds = [beliefs.odds(n, person) for person in beliefs.persons]
        cards = [one.of_card(beliefs.true_card(n, person)) for person, one in enumerate(odds)]
        favourites = [rounded(beliefs.favourites(one)) for one in odds]
        yield Guess(moment.at, rounded(cards), tuple(favourites))


def rounded(chances: Sequence[float]) -> tuple[float, ...]:
    """As they are handed out: to a hundredth of a point of a hundred."""
    return tuple([round(chance, _DIGITS) for chance in chances])


def _grown(rows: list[list[float]]) -> list[list[float]]:
    """Chances out of their logarithms; together they are 1."""
    highest = max(map(max, rows))
    grown = [[exp(one - highest) for one in row] for row in rows]
    whole = sum(map(sum, grown))
    return [[one / whole for one in row] for row in grown]
