"""The AIs' side of the bridge: asks the worker, and brings what it found in time with the game."""

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from vivaroi_gui.ai.questions import Answer
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import Move, Seat, View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.haste import Wait, haste

POLL_MS = 15
TAKE_BACK_MS = 900
"""How long the first of them waits at least after people, who may want to take back what they did;
not at speed "off", where nothing is waited for.
"""
TOGETHER_BEAT_MS = 1200
"""After how long the AIs' moves come where all choose at once, at every speed and whatever they
hold: all at the same beat, and what one of them chooses after that at the next.
"""
TOGETHER_THINK_S = 0.9
"""How long they may think about it, all together: they are done before that beat."""


class Mover(NamedTuple):
    """An AI that has to act, and all that it sees."""

    seat: Seat
    view: View
    level: str
    style: str

    @classmethod
    def of(cls, seat: Seat, view: View, player: Player) -> "Mover":
        assert player.level is not None, "people are not asked"
        assert player.style is not None
        return cls(seat, view, player.level, player.style)


class Opponents(QObject):
    """Asks for the moves of some AIs, or for advice; one thing at a time.

    Moves come on a beat, when all are there: nobody learns how long a seat has thought.  A beat
    of nothing, as at speed "off", has them come as soon as they are there; what all choose at once
    never does, for there the time could tell what one of them holds.
    """

    decided = Signal(object)
    """Seats and their moves: of all that were asked, at the same moment."""
    advised = Signal(object)
    """The advice, or None where none could be had."""
    stood_in = Signal(object)
    """The first seat in a game whose move was chosen without thinking: nothing came in time."""
    threw = Signal()
    """An opponent has thrown: chance acts."""
    thinking = Signal(object)
    """The seat at work, of several the first; None when all are done."""

    def __init__(self, worker: Worker, random: Random, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._random = random
        self._ticket = 0
        self._waiting: list[Mover] = []
        self._moves: list[tuple[Seat, Move]] = []
        self._is_thinking = False
        self._is_advising = False
        self._has_stood_in = False
        self._limit_s = math.inf
        self._beat_ms = self._due_ms = 0.0
        self._is_together = False
        self._since = QElapsedTimer()
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._on_poll)
        self._throw = Wait(self)
        self._throw.timeout.connect(self.threw)

    @property
    def is_deciding(self) -> bool:
        return bool(self._waiting or self._moves)

    @property
    def is_at_work(self) -> bool:
        """Whether a move of theirs comes, or a throw."""
        return self.is_deciding or self._throw.isActive()

    @property
    def is_advising(self) -> bool:
        return self._is_advising

    def decide(self, turns: Sequence[Mover], beat_ms: float, limit_s: float = math.inf) -> None:
        """Asks one after the other, each to think at most ``limit_s``.

        Their moves come after ``beat_ms``; where somebody is late, after more whole beats.
        Without a beat they come with the last answer.
        """
        self.forget()
        self._waiting = list(turns)
        self._limit_s, self._is_together = limit_s, False
        self._beat_ms = self._due_ms = beat_ms
        self._since.start()
        self._ask_next()
        self._poll.start()
        self._is_thinking = True
        self.thinking.emit(turns[0].seat)

    def decide_together(self, turns: Sequence[Mover]) -> None:
        """The same where all choose at once, sealed: neither speed nor haste changes when the
        moves come.
        """
        self.decide(turns, TOGETHER_BEAT_MS, TOGETHER_THINK_S / len(turns))
        self._is_together = True

    def throw(self, beat_ms: float) -> None:
        """An opponent throws after ``beat_ms``: till then people may take back what they did."""
        if beat_ms:
            self._throw.begin(beat_ms)
        else:
            self.threw.emit()

    def advise(self, view: View) -> None:
        """Asks what a strong player would do; ``advised`` brings it."""
        self.forget()
        self._is_advising = True
        self._worker.ask_advice(self._ticket, view, self._seed())
        self._poll.start()

    def withdraw_advice(self) -> None:
        """Nobody is there any more whom an advice would help."""
        if self._is_advising:
            self.forget()

    def forget(self) -> None:
        """Whatever is still being thought about is not wanted any more."""
        self._ticket += 1
        self._poll.stop()
        self._throw.stop()
        if self._waiting or self._is_advising:  # else somebody else may have asked
            self._worker.cancel()
        self._waiting, self._moves, self._is_advising = [], [], False
        self._end_thinking()

    def get_up(self) -> None:
        """The game is left."""
        self.forget()
        self._has_stood_in = False

    def _seed(self) -> int:
        return self._random.getrandbits(32)

    def _ask_next(self) -> None:
        self._ticket += 1
        _, view, level, style = self._waiting[0]
        self._worker.ask(self._ticket, view, level, self._seed(), style, self._limit_s)

    def _on_poll(self) -> None:
        answer = self._worker.poll()
        if answer is not None and answer.ticket == self._ticket:
            self._take(answer)
        if self.is_deciding:
            self._keep_time()

    def _take(self, answer: Answer) -> None:
        if self._is_advising:
            self.forget()
            self.advised.emit(answer.found)
            return
        assert isinstance(answer.found, Move)
        self._ticket += 1
        seat = self._waiting.pop(0).seat
        self._moves.append((seat, answer.found))
        if self._waiting:
            self._ask_next()
        if answer.is_stand_in and not self._has_stood_in:
            self._has_stood_in = True
            self.stood_in.emit(seat)

    def _keep_time(self) -> None:
        pace = 1 if self._is_together else haste().pace
        if self._since.elapsed() * pace < self._due_ms:
            return
        if self._waiting:
            self._due_ms += self._beat_ms
            return
        self._poll.stop()
        self._end_thinking()
        moves, self._moves = self._moves, []
        self.decided.emit(moves)

    def _end_thinking(self) -> None:
        if self._is_thinking:
            self._is_thinking = False
            self.thinking.emit(None)
