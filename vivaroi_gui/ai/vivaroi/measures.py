"""Moves of a seat, each played to the end of the round in the same fresh worlds."""

from collections.abc import Callable
from typing import Any, NamedTuple

from vivaroi_gui.ai.bot import Figure, ShouldStop, never
from vivaroi_gui.ai.measures import figure
from vivaroi_gui.ai.vivaroi.playout import Goals, Playout, Spent, Told
from vivaroi_gui.ai.vivaroi.search import Dealt, Search
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.moves import Card, Move


class Played(NamedTuple):
    """A move in one world, to the end of the round.

    ``spent`` is what was laid against in the election that the move has called for, ``told`` are
    the elections after it.
    """

    goals: Goals
    spent: Spent
    told: Told
    end: Playout[Any]
    worth: float


Quantity = Callable[[Played], float]
"""What is measured in a world."""


class Trials:
    """All moves that are asked for, in worlds that no race has seen.

    A stop leaves the rest out.
    """

    def __init__(self, search: Search[Any], worlds: int, should_stop: ShouldStop = never) -> None:
        self._search = search
        self._should_stop = should_stop
        self._deals: list[Dealt[Any]] = []
        while len(self._deals) < worlds and not should_stop():
            self._deals.append(search.deal())
        self._played: dict[tuple[Move, tuple[tuple[Seat, Card], ...]], list[Played]] = {}

    @property
    def worlds(self) -> list[Goals]:
        """The cards of all, world by world."""
        return [deal.goals for deal in self._deals]

    def of(self, move: Move, votes: tuple[tuple[Seat, Card], ...] = ()) -> list[Played]:
        """A move in all worlds; ``votes`` are known in the election that it calls for."""
        if (move, votes) not in self._played:
            known = dict(votes)
            self._played[move, votes] = [
                self._play(move, deal, known) for deal in self._deals if not self._should_stop()
            ]
        return self._played[move, votes]

    def mean(self, of: Quantity, move: Move) -> Figure:
        """A share, where it is asked whether something holds."""
        return figure(map(of, self.of(move)))

    def gain(self, of: Quantity, move: Move, other: Move) -> Figure:
        """How much more of it there is after a move than after another one."""
        return gained(of, self.of(move), self.of(other))

    def _play(self, move: Move, deal: Dealt[Any], known: dict[Seat, Card]) -> Played:
        told: Told = []
        end, is_over = self._search.made(move, deal, known)
        spent = end.spent_since(deal.start)
        if not is_over:
            self._search.finish(end, deal, told)
        return Played(deal.goals, spent, told, end, self._search.worth(move, end, deal.goals))


def gained(of: Quantity, here: list[Played], there: list[Played]) -> Figure:
    """The mean of the paired differences."""
    pairs = zip(here, there, strict=False)  # a stop may have come in between
    return figure(of(one) - of(other) for one, other in pairs)


def worth(played: Played) -> float:
    """What the end of the round is worth to whoever has moved."""
    return played.worth
