"""What the opponents of any game answer: a module of functions without a memory."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from math import isfinite, isnan
from typing import Any, Final, NamedTuple, Protocol

from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import DEFAULT_STYLE, Move, Shown

ShouldStop = Callable[[], bool]
"""Asked now and then by a search: True when nobody waits for the answer any more."""


class Stopped(Exception):
    """Nobody waits any more."""


def never() -> bool:
    """The answer to a search that nobody stops."""
    return False


_SURE: Final = 2.0
"""Standard errors by which a claim has to hold."""


class Figure(NamedTuple):
    """What a claim rests on: the mean of something over ``worlds``, and its standard error.

    The error is infinite where fewer than two worlds were seen.  What can be counted on the table
    has neither worlds nor error.
    """

    mean: float
    error: float = 0.0
    worlds: int = 0

    @property
    def is_measured(self) -> bool:
        """Whether anything can be said by it."""
        return isfinite(self.error)

    def is_over(self, least: float) -> bool:
        """Whether it is more than that by two standard errors."""
        return self.mean - _SURE * self.error > least

    def is_under(self, most: float) -> bool:
        """Whether it is less than that by two standard errors."""
        return self.mean + _SURE * self.error < most


class Advice(NamedTuple):
    """What a strong player would do, and why; the game's own screens have the words for it.

    ``figures`` is what the reason rests on, by name.  ``is_close``: another move was found to be
    about as good, so that the reason is true of this one without making it better.
    """

    move: Any
    reason: StrEnum
    figures: Mapping[str, Figure] = {}
    is_close: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the next best move may be the better one, as far as could be measured."""
        lead = self.figures.get("lead")
        return not self.is_close and lead is not None and not lead.is_over(0)

    @property
    def is_whole(self) -> bool:
        """Whether it is what it says to be; something else may have come through a pipe."""
        parts: tuple[Any, ...] = self
        _, reason, figures, is_close = parts
        is_kind = isinstance(reason, StrEnum) and isinstance(is_close, bool)
        return is_kind and isinstance(figures, dict) and all(map(_is_told, figures.items()))


def _is_told(item: tuple[Any, Any]) -> bool:
    name, told = item
    if not (isinstance(name, str) and isinstance(told, Figure)):
        return False
    numbers: tuple[Any, ...] = told
    return all(isinstance(one, int | float) and not isnan(one) for one in numbers)


class Bot(Protocol):
    """The opponents of a game: they are told a view, or what a game has shown, and nothing else."""

    def choose(
        self,
        view: Any,
        level: str,
        seed: int,
        style: str = DEFAULT_STYLE,
        should_stop: ShouldStop = never,
    ) -> Move:
        """The move of a level for the seat of the view: the same for the same arguments.

        The weakest level answers at once.  A search that ``should_stop`` ends answers with what it
        has found so far.

        Raises:
            KeyError: no such level or style.
            ValueError: the seat has nothing to choose.
        """

    def advise(self, view: Any, seed: int, should_stop: ShouldStop = never) -> Advice:
        """What the strongest level would do in this seat, and its reason.

        Raises:
            ValueError: the seat has nothing to choose.
        """

    def explain(self, shown: Shown, seed: int, should_stop: ShouldStop = never) -> Iterator[Part]:
        """What can be said about a game by what it has shown, part by part, best known first.

        Parts are the same for the same arguments.  The last one is a ``Progress`` of 1; there is
        none where ``should_stop``, which is asked every few tens of milliseconds, has ended it.
        """
