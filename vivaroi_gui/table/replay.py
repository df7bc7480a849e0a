"""A game again, step by step, from its record: pure, never written to, and guarded.

Whoever watches sees what everybody saw.  The secrets of a seat are open to whoever may look at
that seat's screen now (``curtain.who_may_look``), and all of them once the game is over.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import Phase, State, View
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    FirstCrowned,
    RoundBegun,
    RoundOver,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.curtain import Curtain, Look, policy_in, who_may_look
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.table_options import TableOptions


class Hidden(Exception):
    """A secret that nobody at the screen may see yet."""


class Scene(StrEnum):
    """Where a step is seen."""

    TABLE = "table"
    AMBITION = "ambition"
    HALL = "hall"
    REVEALED = "revealed"
    """All votes of an election lie open."""
    COUNT = "count"
    END = "end"


class Step(NamedTuple):
    """What is shown at once: the position after ``inputs`` of the record, and what led there.

    The last vote of an election makes several steps of one input, seen one after the other.
    """

    inputs: int
    scene: Scene
    events: tuple[Event, ...]


class Replay:
    """All steps of a record as it is now; the game goes on without it.

    Every position is kept: a step is looked up, however long the game was.
    """

    def __init__(self, record: Record, viewer: Seat | None, policy: Curtain) -> None:
        """``viewer`` is the seat whose secrets are on the screen already, None for nobody's."""
        self.options: Any = record.options
        self.players: tuple[Player, ...] = record.players
        self.agreed: TableOptions = record.agreed
        self._inputs = tuple(record.inputs)
        self._game = record.game
        self._states: list[State] = [self._game.new(record.options)]
        self._events: list[Event] = []
        self._told = [0]
        self.steps: tuple[Step, ...] = tuple(self._played())
        self._look = Look(None, None)
        self.watch(viewer, policy)

    # --- the timeline ------------------------------------------------------------------------

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The steps with which a round begins."""
        return self._steps_with(RoundBegun)

    @cached_property
    def elections(self) -> tuple[int, ...]:
        """The steps with which a candidate comes to the throne."""
        return self._steps_with(ElectionCalled)

    def election_after(self, number: int) -> int:
        """The next election; the last step where there is none."""
        place = bisect_right(self.elections, number)
        return self.elections[place] if place < len(self.elections) else len(self.steps) - 1

    def election_before(self, number: int) -> int:
        """The election before a step; the first step where there is none."""
        place = bisect_left(self.elections, number)
        return self.elections[place - 1] if place else 0

    def events_until(self, number: int) -> tuple[Event, ...]:
        """Everything that everybody has seen by a step, from the first deal on."""
        return tuple(self._events[: self._told[self.steps[number].inputs]])

    # --- who may see what ----------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self._game.result(self._states[-1]) is not None

    def watch(self, viewer: Seat | None, policy: Curtain) -> None:
        """Says who sits before the screen now; None when nobody is known to."""
        now = self._view(len(self._inputs), None)
        first, policy = self._game.first_to_look(now), policy_in(self._game, policy)
        self._look = who_may_look(self.players, viewer, now.to_act, policy, first)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The seats through whose eyes the game may be seen now."""
        if self.is_over:
            return tuple(range(len(self.players)))
        return () if self._look.viewer is None else (self._look.viewer,)

    @property
    def hand_to(self) -> Seat | None:
        """The seat that may see its own once it has opened a curtain."""
        return self._look.hand_to

    def view(self, number: int, seat: Seat | None = None) -> View:
        """What a seat saw at a step; without one, what everybody saw.

        Raises:
            Hidden: the game goes on, and nobody may look at the seat's secrets now.
        """
        if seat is not None and seat not in self.open_seats:
            raise Hidden(f"seat {seat}")
        return self._view(self.steps[number].inputs, seat)

    def whole_view(self, number: int) -> View:
        """What everybody saw at a step, and everybody's favourites with it.

        Raises:
            Hidden: the game goes on.
        """
        self._check_over()
        inputs = self.steps[number].inputs
        goals = tuple(self._states[inputs].goals)
        return replace(self._view(inputs, None), open_goals=goals if all(goals) else ())

    def ambitions(self, number: int) -> tuple[str | None, ...]:
        """The Ambition that each person keeps at a step.

        Raises:
            Hidden: the game goes on.
        """
        self._check_over()
        return tuple(self._states[self.steps[number].inputs].ambitions)

    def votes(self, number: int) -> tuple[Card | None, ...]:
        """The cards that lie on the table at a step, by seat.

        Raises:
            Hidden: the game goes on.
        """
        self._check_over()
        return tuple(self._states[self.steps[number].inputs].votes)

    def truth(self, number: int) -> tuple[Seat, Any] | None:
        """Who did what to get to a step, a sealed vote laid open; None before the first deal.

        Raises:
            Hidden: the game goes on.
        """
        self._check_over()
        inputs = self.steps[number].inputs
        return self._inputs[inputs - 1] if inputs else None

    def _check_over(self) -> None:
        if not self.is_over:
            raise Hidden("the game goes on")

    def _view(self, inputs: int, seat: Seat | None) -> View:
        seen: View = self._game.view(self._states[inputs], seat)
        return seen

    # --- playing it through --------------------------------------------------------------------

    def _played(self) -> Iterator[Step]:
        """Every step; the first one is the table before anything is dealt."""
        yield Step(0, Scene.TABLE, ())
        for number, (seat, move) in enumerate(self._inputs, 1):
            state: State = self._states[-1].copy()
            events: list[Event] = []
            self._game.apply(state, seat, move, events.append)
            self._states.append(state)
            self._events += events
            self._told.append(len(self._events))
            for scene in _scenes(tuple(events), self._view(number, None)):
                yield Step(number, scene, tuple(events))

    def _steps_with(self, kind: type[Event]) -> tuple[int, ...]:
        found = (
            number
            for number, step in enumerate(self.steps)
            if any(isinstance(event, kind) for event in step.events)
        )
        return tuple(found)


def _scenes(events: tuple[Event, ...], view: View) -> Iterator[Scene]:
    """Where one input is seen: a revealed election first, then what comes of it."""
    if not any(isinstance(event, VotesRevealed) for event in events):
        yield _scene_at_rest(events, view)
        return
    yield Scene.REVEALED
    if any(isinstance(event, RoundOver | FirstCrowned) for event in events):
        yield Scene.COUNT
    if view.result is not None:
        yield Scene.END
    elif view.phase is not Phase.DEAL:
        yield Scene.TABLE


def _scene_at_rest(events: tuple[Event, ...], view: View) -> Scene:
    if view.phase is Phase.AMBITION:
        return Scene.AMBITION
    is_vote = view.phase is Phase.ELECTION or isinstance(events[0], VoteLaid)
    return Scene.HALL if is_vote else Scene.TABLE
