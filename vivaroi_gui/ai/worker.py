"""The AI in a process of its own: nothing but a question about a view gets there."""

import contextlib
import math
import os
import signal
from collections.abc import Iterator
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

from vivaroi_gui.ai.advice import Advice
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move

if TYPE_CHECKING:  # loaded with the first question, not at the start of the game
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from vivaroi_gui.ai.bot import Stop

GAME: Final = "vivaroi"
PATIENCE_S: Final = 6.0
"""After how long an answer is given up; no level thinks nearly so long."""

_NICENESS: Final = 10
_END_S: Final = 2.0
_START_S: Final = 20.0
"""How long a process may take to start on the slowest of machines."""
_MOST_UNHEARD: Final = 4
"""Questions that a process may leave unanswered: more could fill the pipe, and block the window."""
_TRIES: Final = 3
"""Processes that may die over one question; then it is answered without one."""
_LISTENING_S: Final = 0.005
"""How often a search is interrupted to listen for another question: listening costs time."""


class Question(NamedTuple):
    """All that the process is told.  ``limit_s`` is the most time that it may think.

    Without a level it asks for advice, for which no style counts.
    """

    ticket: int
    game: str
    view: View
    level: str | None
    style: str
    seed: int
    limit_s: float = math.inf


class Answer(NamedTuple):
    """What was found: a move, or an advice, None where none could be had.

    ``is_stand_in`` tells a move of the simplest level, played because nothing came in time.
    """

    ticket: int
    found: Move | Advice | None
    is_stand_in: bool = False


class Worker:
    """Asks and answers without waiting: ``ask``, then ``poll`` until the answer is there.

    The process is spawned by the first question and started anew if it died, takes too long to
    start or is not heard any more.  Each question has a ticket that comes back with its answer;
    there is one question at a time, and another one, or ``cancel``, makes the process end it at
    once.  Where no process lives long enough or none answers within ``patience_s``, a simple move
    is chosen here: the game goes on.
    """

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        self._patience_s = patience_s
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_ready = False
        self._started_at = 0.0
        self._unheard = 0  # questions sent since the process was last heard
        self._question: Question | None = None
        self._tries = 0
        self._asked_at = 0.0

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def ask(
        self,
        ticket: int,
        view: View,
        level: str,
        seed: int,
        style: str = "even",
        limit_s: float = math.inf,
    ) -> None:
        """Asks what a player of that level and style does with this view."""
        self.put(Question(ticket, GAME, view, level, style, seed, limit_s))

    def ask_advice(self, ticket: int, view: View, seed: int) -> None:
        """Asks what a strong player would do in this seat, and why."""
        self.put(Question(ticket, GAME, view, None, "even", seed))

    def put(self, question: Question) -> None:
        """Puts a question in the place of the one before."""
        self._question = question
        self._tries = 0
        self._asked_at = monotonic()
        self._send()

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        if self._question is None:
            return
        self._question = None
        if self._pipe is not None and self._is_ready:
            with contextlib.suppress(OSError):  # a dead process has nothing to drop
                self._pipe.send(None)

    def poll(self) -> Answer | None:
        """The answer if it is there.  A question that died with its process is asked again."""
        if self._question is None:
            return None
        try:
            answer = self._received(self._question)
        except (EOFError, OSError):
            return self._try_again(self._question)
        if answer is None and monotonic() - self._asked_at > self._patience_s:
            return self._give_up(self._question)
        return answer

    def stop(self) -> None:
        """Ends the process; nothing of it is left afterwards."""
        self._question = None
        self._end_process()

    def _received(self, question: Question) -> Answer | None:
        """The answer to this question; those to earlier ones are dropped."""
        if self._pipe is None:
            raise EOFError("no process to hear from")
        while self._pipe.poll():
            answer: Answer | None = self._pipe.recv()
            self._unheard = 0
            if answer is None:
                self._is_ready = True
                self._pipe.send(question)
            elif answer.ticket == question.ticket:
                self._question = None
                return answer
        return None

    def _try_again(self, question: Question) -> Answer | None:
        self._end_process()
        if self._tries < _TRIES:
            self._send()
            return None
        return self._stand_in(question)

    def _give_up(self, question: Question) -> Answer:
        """A process that still starts may go on: it will be in time for the next question."""
        if self._is_ready or self._is_overdue:
            self._end_process()
        return self._stand_in(question)

    @property
    def _is_overdue(self) -> bool:
        """Whether a process has been starting for so long that another one is the better hope."""
        return monotonic() - self._started_at > _START_S

    def _stand_in(self, question: Question) -> Answer:
        """The quickest legal move: whoever calls is the window, and must not stutter."""
        self._question = None
        if question.level is None:
            return Answer(question.ticket, None, is_stand_in=True)
        from vivaroi_gui.ai import bot

        move = bot.choose(question.view, bot.LEVELS[0], question.seed)
        return Answer(question.ticket, move, is_stand_in=True)

    def _send(self) -> None:
        """Sends the question, unless the process has yet to say that it listens.

        A pipe that nobody reads may be full soon, and would make the window wait.
        """
        self._tries += 1
        with contextlib.suppress(OSError):  # the next poll tries again
            if not self.is_alive or self._unheard >= _MOST_UNHEARD:
                self._end_process()
                self._start()
            elif self._is_ready:
                assert self._pipe is not None
                self._unheard += 1
                self._pipe.send(self._question)

    def _start(self) -> None:
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), name="ai", daemon=True)
        try:
            with _deaf_to_interrupts():
                process.start()
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        self._pipe, self._process = ours, process
        self._started_at = monotonic()

    def _end_process(self) -> None:
        pipe, self._pipe = self._pipe, None
        process, self._process = self._process, None
        self._is_ready = False
        self._unheard = 0
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()  # it holds nothing, and may be stopped or deaf to anything milder
            process.join(_END_S)
            if not process.is_alive():
                process.close()


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process started here is deaf to Ctrl-C from its first moment, where there are signals."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    _start_tracker()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _start_tracker() -> None:
    """The spawn's own servant, which unblocks signals when it is first started."""
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()


def _work(pipe: "Connection") -> None:
    """Answers questions until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with contextlib.suppress(EOFError, OSError):
        _serve(pipe)


def _serve(pipe: "Connection") -> None:
    """Says that it listens, then answers; thinking ends as soon as anything follows.

    Each question has its answer, so that whoever asks knows that somebody listens.
    """
    from vivaroi_gui.ai import bot

    players = {GAME: bot}
    pipe.send(None)
    while True:
        question: Question | None = pipe.recv()
        if question is None:
            continue
        ear = _Ear(pipe, question.limit_s)
        pipe.send(Answer(question.ticket, _found(players[question.game], question, ear)))


def _found(player: ModuleType, question: Question, should_stop: "Stop") -> Move | Advice:
    _, _, view, level, style, seed, _ = question
    if level is None:
        advice: Advice = player.advise(view, seed, should_stop)
        return advice
    move: Move = player.choose(view, level, seed, style, should_stop)
    return move


class _Ear:
    """Tells a search to stop: something else came, or its time is over."""

    def __init__(self, pipe: "Connection", limit_s: float) -> None:
        self._pipe = pipe
        self._next = monotonic()
        self._end = self._next + limit_s
        self._is_over = False

    def __call__(self) -> bool:
        now = monotonic()
        if now >= self._next:
            self._next = now + _LISTENING_S
            self._is_over = now >= self._end or self._pipe.poll()
        return self._is_over
