"""The AI in a process of its own: nothing but a question about a view gets there."""

import contextlib
import math
import os
import signal
from collections.abc import Callable, Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vivaroi_gui.ai.bot import Advice, Bot, ShouldStop
from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.rules.catalog import Catalog
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS, Move, View

if TYPE_CHECKING:  # loaded with the first question, not at the start of the game
    from multiprocessing.connection import Connection
    from queue import SimpleQueue

PATIENCE_S: Final = 6.0
"""After how long an answer is given up; no level thinks nearly so long."""

_GAP_S: Final = 0.25
"""What counts of the time between two polls: more of it the machine slept, or was held up."""
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
    """All that the process is told: a view of that game, as one seat has it.

    ``limit_s`` is the most time that it may think.

    Without a level it asks for advice, for which no style counts.
    """

    ticket: int
    game: str
    view: Any
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

    def fits(self, question: Question) -> bool:
        """Whether this is what was asked for: a move that is legal, or an advice of one."""
        move = self.found
        if question.level is None:
            if not (isinstance(move, Advice) and move.is_whole):
                return False
            move = move.move
        return isinstance(move, Move) and move in question.view.legal


class Worker:
    """Asks and answers without waiting: ``ask``, then ``poll`` until the answer is there.

    The process is spawned by the first question and started anew if it died, talks nonsense, takes
    too long to start or is not heard any more.  Each question has a ticket that comes back with its
    answer; there is one question at a time, and another one, or ``cancel``, makes the process end
    it at once.  Where no process lives long enough or none answers within ``patience_s``, a simple
    move is chosen here: the game goes on.  Only time in which somebody polls makes it impatient.
    """

    def __init__(
        self, patience_s: float = PATIENCE_S, clock: Callable[[], float] = monotonic
    ) -> None:
        self._patience_s = patience_s
        self._time = _TimeHeeded(clock)
        self._thinker: _Thinker | None = None
        self._is_ready = False
        self._started_at = 0.0
        self._unheard = 0  # questions sent whose answers did not come yet
        self._question: Question | None = None
        self._tries = 0
        self._asked_at = 0.0

    @property
    def is_alive(self) -> bool:
        return self._thinker is not None and self._thinker.is_alive

    def ask(
        self,
        ticket: int,
        view: View,
        level: str,
        seed: int,
        style: str = DEFAULT_STYLE,
        limit_s: float = math.inf,
    ) -> None:
        """Asks what a player of that level and style does with this view."""
        self.put(Question(ticket, view.options.game, view, level, style, seed, limit_s))

    def ask_advice(self, ticket: int, view: View, seed: int) -> None:
        """Asks what a strong player would do in this seat, and why."""
        self.put(Question(ticket, view.options.game, view, None, DEFAULT_STYLE, seed))

    def put(self, question: Question) -> None:
        """Puts a question in the place of the one before."""
        self._question = question
        self._tries = 0
        self._asked_at = self._time.look()
        self._send(question)

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        if self._question is None:
            return
        self._question = None
        if self._thinker is not None and self._is_ready:
            with contextlib.suppress(OSError):  # a dead process has nothing to drop
                self._thinker.send(None)

    def poll(self) -> Answer | None:
        """The answer if it is there.  A question that died with its process is asked again."""
        if self._question is None:
            return None
        now = self._time.look()
        try:
            answer = self._received(self._question)
        except (EOFError, OSError):
            return self._try_again(self._question)
        if answer is None and now - self._asked_at > self._patience_s:
            return self._give_up(self._question)
        return answer

    def stop(self) -> None:
        """Ends the process; nothing of it is left afterwards."""
        self._question = None
        self._end_process()

    def _received(self, question: Question) -> Answer | None:
        """The answer to this question; those to earlier ones are dropped.

        Raises:
            EOFError: there is no process, it died, or it says what nobody has asked for.
            OSError: it cannot be told the question.
        """
        if self._thinker is None:
            raise EOFError("no process to hear from")
        for message in self._thinker.heard():
            if message is None and not self._is_ready:
                self._is_ready = True
                self._tell(question)
            elif isinstance(message, Answer) and self._unheard:
                self._unheard -= 1
                if message.ticket == question.ticket:
                    return self._taken(message, question)
            else:
                raise EOFError("nonsense")
        return None

    def _taken(self, answer: Answer, question: Question) -> Answer:
        if not answer.fits(question):
            raise EOFError("no answer to what was asked")
        self._question = None
        return answer

    def _try_again(self, question: Question) -> Answer | None:
        self._end_process()
        if self._tries < _TRIES:
            self._send(question)
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
        return self._time.look() - self._started_at > _START_S

    def _stand_in(self, question: Question) -> Answer:
        """The quickest legal move: whoever calls is the window, and must not stutter."""
        self._question = None
        if question.level is None:
            return Answer(question.ticket, None, is_stand_in=True)
        move = BOTS[question.game].choose(question.view, LEVELS[0], question.seed)
        return Answer(question.ticket, move, is_stand_in=True)

    def _send(self, question: Question) -> None:
        """Sends a question, unless the process has yet to say that it listens.

        A pipe that nobody reads may be full soon, and would make the window wait.
        """
        self._tries += 1
        with contextlib.suppress(OSError):  # the next poll tries again
            if not self.is_alive or self._unheard >= _MOST_UNHEARD:
                self._end_process()
                self._start(question.game)
            elif self._is_ready:
                self._tell(question)

    def _tell(self, question: Question | None) -> None:
        assert self._thinker is not None
        self._unheard += 1
        self._thinker.send(question)

    def _start(self, game: str) -> None:
        self._thinker = _Thinker(game)
        self._started_at = self._time.look()

    def _end_process(self) -> None:
        thinker, self._thinker = self._thinker, None
        self._is_ready = False
        self._unheard = 0
        if thinker is not None:
            thinker.end()


class _TimeHeeded:
    """Time, in seconds, in which somebody looked at it again and again.

    A machine that slept between two looks has listened to nobody, and neither has a window that
    was held up: of a long gap only ``_GAP_S`` counts.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = clock()
        self._seconds = 0.0

    def look(self) -> float:
        now = self._clock()
        self._seconds += min(now - self._last, _GAP_S)
        self._last = now
        return self._seconds


class _Thinker:
    """The process, the pipe to it, and a thread that listens: half a message keeps that waiting."""

    def __init__(self, game: str) -> None:
        """``game`` is loaded before anybody waits for a move of it.

        Raises:
            OSError: nothing can be started.
        """
        import multiprocessing
        from queue import SimpleQueue
        from threading import Thread

        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        args = (theirs, game, BOTS)
        self._process = context.Process(target=_work, args=args, name="ai", daemon=True)
        self._heard: SimpleQueue[object] = SimpleQueue()
        self._ear = Thread(target=_listen, args=(self._pipe, self._heard), name="ear", daemon=True)
        try:
            with _deaf_to_interrupts():
                self._ear.start()
                self._process.start()
        except (OSError, RuntimeError) as error:  # no room for a process, or for a thread
            theirs.close()
            self._close_pipe()
            raise OSError("nobody to think") from error
        theirs.close()

    @property
    def is_alive(self) -> bool:
        return self._ear.is_alive() and self._process.is_alive()

    def send(self, question: Question | None) -> None:
        self._pipe.send(question)

    def heard(self) -> Iterator[object]:
        """What was said since the last time.

        Raises:
            EOFError: that was the last that will be heard.
        """
        while not self._heard.empty():
            message = self._heard.get()
            if isinstance(message, Exception):
                raise EOFError(str(message)) from message
            yield message

    def end(self) -> None:
        self._process.kill()  # it holds nothing, and may be stopped or deaf to anything milder
        self._process.join(_END_S)
        self._close_pipe()
        if not self._process.is_alive():
            self._process.close()

    def _close_pipe(self) -> None:
        """Nobody holds the other end any more, which ends the thread."""
        if self._ear.is_alive():
            self._ear.join(_END_S)
        if not self._ear.is_alive():
            self._pipe.close()


def _listen(pipe: "Connection", heard: "SimpleQueue[object]") -> None:
    """Passes on what comes, and at last why nothing comes any more."""
    try:
        while True:
            heard.put(pipe.recv())
    except Exception as end:
        heard.put(end)


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


def _work(pipe: "Connection", game: str, bots: Catalog[Bot]) -> None:
    """Answers questions until the other end of the pipe is closed, first about this game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with contextlib.suppress(EOFError, OSError):
        _serve(pipe, game, bots)


def _serve(pipe: "Connection", game: str, bots: Catalog[Bot]) -> None:
    """Says that it listens, then answers; thinking ends as soon as anything follows.

    Each question has its answer, so that whoever asks knows that somebody listens.
    """
    _ = bots[game]  # loaded before anybody waits for it
    pipe.send(None)
    while True:
        question: Question | None = pipe.recv()
        if question is None:
            continue
        found = _found(bots[question.game], question, _Ear(pipe, question.limit_s))
        pipe.send(Answer(question.ticket, found))


def _found(bot: Bot, question: Question, should_stop: ShouldStop) -> Move | Advice:
    _, _, view, level, style, seed, _ = question
    if level is None:
        return bot.advise(view, seed, should_stop)
    return bot.choose(view, level, seed, style, should_stop)


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
