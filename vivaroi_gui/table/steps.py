"""Which steps can be taken back, and which of those that were can be done again."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from vivaroi_gui.rules.core import CHANCE, Event, Move, Seat, State


class UndoRefusal(StrEnum):
    """Why a step cannot be taken back, or done again."""

    NOTHING_TO_UNDO = "nothing"
    ANOTHER_HAS_ACTED = "another"
    REVEALED = "revealed"
    """Secrets were laid open by it."""
    CHANCE = "chance"
    """Something was dealt or thrown since."""


class PastStep(NamedTuple):
    """A move of a seat, the position before it, and what everybody saw of it."""

    before: State
    move: Move
    events: tuple[Event, ...]


class Steps:
    """Those that the seat that acted last may take back, and those that it has taken back since.

    What was taken back waits until anybody acts; it is in no record, and ends with the program.
    """

    def __init__(self) -> None:
        self.last_seat: Seat | None = None
        """The seat that acted last."""
        self._done: list[PastStep] = []
        self._undone: list[PastStep] = []
        self._why_no_undo = self._why_no_redo = UndoRefusal.NOTHING_TO_UNDO

    @property
    def last(self) -> tuple[Event, ...]:
        """What everybody saw of the step that is taken back next; nothing where there is none."""
        return self._done[-1].events if self._done else ()

    @property
    def undone(self) -> tuple[Event, ...]:
        """What everybody saw of the step that is done again next; nothing where there is none."""
        return self._undone[-1].events if self._undone else ()

    def undo_refusal(self, seat: Seat) -> UndoRefusal | None:
        """Why ``seat`` may not take back a step; None when it may."""
        return self._refusal(seat, self._done, self._why_no_undo)

    def redo_refusal(self, seat: Seat) -> UndoRefusal | None:
        """Why ``seat`` may not do again what was taken back; None when it may."""
        return self._refusal(seat, self._undone, self._why_no_redo)

    def _refusal(
        self, seat: Seat, steps: Sequence[PastStep], why: UndoRefusal
    ) -> UndoRefusal | None:
        if not steps:
            return why
        return None if self.last_seat == seat else UndoRefusal.ANOTHER_HAS_ACTED

    def done(
        self, seat: Seat, step: PastStep, *, is_alone: bool, reveals: bool, is_again: bool = False
    ) -> None:
        """A seat has acted; ``is_alone``: nobody else could have, then.

        ``is_again``: it was what it had taken back last, and what it took back before waits on.
        """
        waiting = self._undone[:-1] if is_again else []
        is_others = seat != self.last_seat
        barrier = UndoRefusal.NOTHING_TO_UNDO
        if seat == CHANCE:
            barrier = UndoRefusal.CHANCE
        elif reveals:
            barrier = UndoRefusal.REVEALED
        is_final = barrier is not UndoRefusal.NOTHING_TO_UNDO
        if is_final or is_others or not is_alone:
            self.forget_done(barrier)
        if not is_final:
            self._done.append(step)
        is_anothers = is_others and not is_final
        self._forget_undone(UndoRefusal.ANOTHER_HAS_ACTED if is_anothers else barrier)
        if not is_final:
            self._undone = waiting
        self.last_seat = seat

    def undo(self) -> PastStep:
        """Takes back the last step, which waits to be done again."""
        self._undone.append(self._done.pop())
        return self._undone[-1]

    @property
    def move_again(self) -> Move:
        """What is done again next."""
        return self._undone[-1].move

    def forget_done(self, barrier: UndoRefusal) -> None:
        """Nothing is taken back any more, and why."""
        self._done, self._why_no_undo = [], barrier

    def reseat(self, seat: Seat) -> None:
        """Whoever sits there now has not taken the last steps, and neither takes them back nor
        does them again.
        """
        if seat != self.last_seat:
            return
        if self._done:
            self.forget_done(UndoRefusal.ANOTHER_HAS_ACTED)
        self._forget_undone(UndoRefusal.ANOTHER_HAS_ACTED)

    def _forget_undone(self, cause: UndoRefusal) -> None:
        """The cause is told until the same seat acts once more."""
        if self._undone or cause is UndoRefusal.NOTHING_TO_UNDO:
            self._why_no_redo = cause
        self._undone = []
