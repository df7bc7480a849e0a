"""The AI in a process of its own: nothing but (view, level, seed) gets there."""

import contextlib
import os
import signal
from typing import TYPE_CHECKING, Final

from vivaroi_gui.ai.bot import choose
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move

if TYPE_CHECKING:  # loaded with the first question, not at the start of the game
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_NICENESS: Final = 10
_PATIENCE_S: Final = 2.0

Question = tuple[int, View, str, int]
Answer = tuple[int, Move]


class Worker:
    """Asks and answers without waiting: ``ask``, then ``poll`` until the answer is there.

    The process is spawned by the first question and started anew if it died.  Each question has
    a ticket that comes back with its answer, so that an old answer is known as such.
    """

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._question: Question | None = None

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def ask(self, ticket: int, view: View, level: str, seed: int) -> None:
        """Asks what a player of that level does with this view."""
        self._question = (ticket, view, level, seed)
        self._send()

    def poll(self) -> Answer | None:
        """The answer if it is there.  A question that died with its process is asked again."""
        if self._question is None or self._pipe is None:
            return None
        try:
            if self._pipe.poll():
                answer: Answer = self._pipe.recv()
                return answer
        except (EOFError, OSError):
            self._send()
        return None

    def stop(self) -> None:
        """Ends the process; nothing of it is left afterwards."""
        self._question = None
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

    def _send(self) -> None:
        if not self.is_alive:
            question = self._question
            self.stop()
            self._start()
            self._question = question
        assert self._pipe is not None
        with contextlib.suppress(OSError):  # the next poll starts it anew
            self._pipe.send(self._question)

    def _start(self) -> None:
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), name="ai", daemon=True)
        self._process.start()
        theirs.close()


def _work(pipe: "Connection") -> None:
    """Answers questions until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with contextlib.suppress(EOFError, OSError):
        while True:
            ticket, view, level, seed = pipe.recv()
            pipe.send((ticket, choose(view, level, seed)))
