"""What the opponents of any game answer: a module of functions without a memory."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import DEFAULT_STYLE, Move, Shown

ShouldStop = Callable[[], bool]
"""Asked now and then by a search: True when nobody waits for the answer any more."""


def never() -> bool:
    """The answer to a search that nobody stops."""
    return False


class Advice(NamedTuple):
    """What a strong player would do, and why; the game's own screens have the words for it."""

    move: Any
    reason: StrEnum


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
        none where ``should_stop``, which is asked at least every 5 ms, has ended it.
        """
