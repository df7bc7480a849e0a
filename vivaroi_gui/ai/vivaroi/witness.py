"""What a move would tell of one's own card to somebody who saw everything and holds none.

It is the belief that others can have (``belief.py``), whatever kind of player they meet.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log2
from typing import Any, Final

from vivaroi_gui.ai.vivaroi.cards import masks_of, own_cards, possible_cards
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.reading import Reading, habits, read
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place

_LEAST: Final = 1e-12
"""A chance of which a logarithm can be taken."""


class Witness:
    """What can be guessed of the cards of a view's seat, of its persons one by one."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._seat = view.seat
        self._own = own_cards(view)
        self._masks = masks_of(view.options)
        self._kinds: tuple[Any, ...] = expertise(view.options).kinds
        self._held = [[(mask,) for mask in self._masks]] * view.options.seats
        self._habits = habits(view, self._kinds)[view.seat]
        cards = possible_cards(replace(view, goals=()))
        self._cards = [cards[person] for person in view.options.sides[view.seat]]
        self._reading = read(view, self._kinds)

    def bits(self, move: Place | MoveUp) -> float:
        """How much a move tells of the true card, of a team of the one that it tells more of.

        1 where it becomes twice as likely, below 0 where the move misleads.
        """
        after = self._after(move)
        return max(
            log2(max(_of(own, then), _LEAST) / max(_of(own, now), _LEAST))
            for own, now, then in zip(self._own, self._odds(self._reading), after, strict=True)
        )

    def suspicion(self, character: Character, move: Place | MoveUp | None = None) -> float:
        """How likely somebody is a favourite of the seat, now or after a move."""
        odds = self._odds(self._reading) if move is None else self._after(move)
        return max(
            sum(chance for mask, chance in one.items() if mask >> character & 1) for one in odds
        )

    def _after(self, move: Place | MoveUp) -> list[dict[int, float]]:
        reading = self._reading.copy()
        reading.go_on((self._seat, move), self._kinds, self._held)
        return self._odds(reading)

    def _odds(self, reading: Reading[Any]) -> list[dict[int, float]]:
        """The chance of each card, as a mask, by person."""
        rows = reading.logs[self._seat]
        return [self._of_person(rows, cards) for cards in self._cards]

    def _of_person(self, rows: Sequence[Sequence[float]], cards: Sequence[int]) -> dict[int, float]:
        logs = [
            [row[card] + habit for row, habit in zip(rows, self._habits, strict=True)]
            for card in cards
        ]
        highest = max(map(max, logs))
        weights = [sum(exp(one - highest) for one in row) for row in logs]
        chances: dict[int, float] = {}
        for card, weight in zip(cards, weights, strict=True):
            mask = self._masks[card]
            chances[mask] = chances.get(mask, 0.0) + weight / sum(weights)
        return chances


def _of(own: int, odds: dict[int, float]) -> float:
    return odds.get(own, 0.0)
