"""Chance from a seed: whoever begins with the same one is dealt the same, whoever plays how."""

from collections import Counter
from random import Random
from typing import Any, Final

from vivaroi_gui.rules.core import AnyGame

SEED_BITS: Final = 40


class Shuffling:
    """What chance draws with next: by round, and by whose hand, so that decisions change nothing.

    In a game where people throw, each has throws of their own.
    """

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._drawn: Counter[tuple[int, int | None]] = Counter()

    def random(self, view: Any) -> Random:
        """For the next move of chance, in the position that everybody sees."""
        place = self._place(view)
        return Random(f"{self._seed}/{place[0]}/{place[1]}/{self._drawn[place]}")

    def note(self, view: Any) -> None:
        """Chance has acted there."""
        self._drawn[self._place(view)] += 1

    def _place(self, view: Any) -> tuple[int, int | None]:
        return view.round, self._game.thrower(view)
