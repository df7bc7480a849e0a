"""The AI in a process of its own: nothing but (view, level, seed) gets there."""

import contextlib
import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from vivaroi_gui.ai.bot import choose
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move

if TYPE_CHECKING:  # loaded with the first question, not at the start of the game
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_NICENESS: Final = 10
_PATIENCE_S: Final = 2.0
_TRIES: Final = 3
"""Processes that may die over one question; then it is answered without one."""

Question = tuple[int, View, str, int]
Answer = tuple[int, Move]


class Worker:
    """Asks and answers without waiting: ``ask``, then ``poll`` until the answer is there.

    The process is spawned by the first question and started anew if it died.  Each question has
    a ticket that comes back with its answer, so that an old answer is known as such.  Where no
    process lives long enough to answer, the answer is worked out here: the game goes on.
    """

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._question: Question | None = None
        self._tries = 0

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def ask(self, ticket: int, view: View, level: str, seed: int) -> None:
        """Asks what a player of that level does with this view."""
        self._question = (ticket, view, level, seed)
        self._tries = 0
        self._send()

    def poll(self) -> Answer | None:
        """The answer if it is there.  A question that died with its process is asked again."""
        if self._question is None:
            return None
        try:
            return self._received(self._question)
        except (EOFError, OSError):
            return self._try_again(self._question)

    def stop(self) -> None:
        """Ends the process; nothing of it is left afterwards."""
        self._question = None
        self._end_process()

    def _received(self, question: Question) -> Answer | None:
        if self._pipe is None:
            raise EOFError("no process to hear from")
        if not self._pipe.poll():
            return None
        answer: Answer = self._pipe.recv()
        if answer[0] == question[0]:
            self._question = None
        return answer

    def _try_again(self, question: Question) -> Answer | None:
        self._end_process()
        if self._tries < _TRIES:
            self._send()
            return None
        self._question = None
        ticket, view, level, seed = question
        return ticket, choose(view, level, seed)

    def _send(self) -> None:
        self._tries += 1
        with contextlib.suppress(OSError):  # the next poll tries again
            if not self.is_alive:
                self._end_process()
                self._start()
            assert self._pipe is not None
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

    def _end_process(self) -> None:
        pipe, self._pipe = self._pipe, None
        process, self._process = self._process, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.terminate()
            process.join(_PATIENCE_S)
            if process.is_alive():
                process.kill()
                process.join()
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
        while True:
            ticket, view, level, seed = pipe.recv()
            pipe.send((ticket, choose(view, level, seed)))
