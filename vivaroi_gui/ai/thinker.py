"""The opponents' process as the window has it: nothing but a question about a view gets there."""

import contextlib
import pickle
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.ai.questions import Explain, Question
from vivaroi_gui.ai.serving import work
from vivaroi_gui.spawned import deaf_to_interrupts

if TYPE_CHECKING:  # loaded with the first question, not at the start of the game
    from multiprocessing.connection import Connection
    from queue import SimpleQueue

_END_S: Final = 2.0


class Thinker:
    """The process, the pipe to it, and two threads, so that the window waits for neither end.

    One listens, whom half a message keeps waiting; one speaks, whom a process keeps waiting that
    is slow to read.
    """

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
        self._process = context.Process(target=work, args=args, name="ai", daemon=True)
        self._heard: SimpleQueue[object] = SimpleQueue()
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._ear = Thread(target=_listen, args=(self._pipe, self._heard), name="ear", daemon=True)
        self._mouth = Thread(
            target=_speak, args=(self._pipe, self._said), name="mouth", daemon=True
        )
        try:
            with deaf_to_interrupts():
                self._ear.start()
                self._mouth.start()
                self._process.start()
        except (OSError, RuntimeError) as error:  # no room for a process, or for a thread
            theirs.close()
            self._close_pipe()
            raise OSError("nobody to think") from error
        theirs.close()

    @property
    def is_alive(self) -> bool:
        return self._ear.is_alive() and self._process.is_alive()

    def send(self, question: Question | Explain | None) -> None:
        """Says it as soon as the process reads; None ends whatever it thinks about."""
        self._said.put(pickle.dumps(question))

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
        """Nobody holds the other end any more, which ends the threads."""
        self._said.put(None)
        threads = [one for one in (self._ear, self._mouth) if one.is_alive()]
        for thread in threads:
            thread.join(_END_S)
        if not any(thread.is_alive() for thread in threads):
            self._pipe.close()


def _speak(pipe: "Connection", said: "SimpleQueue[bytes | None]") -> None:
    """Says one after the other; to a process that died nothing more can be said."""
    with contextlib.suppress(OSError):
        while (message := said.get()) is not None:
            pipe.send_bytes(message)


def _listen(pipe: "Connection", heard: "SimpleQueue[object]") -> None:
    """Passes on what comes, and at last why nothing comes any more."""
    try:
        while True:
            heard.put(pipe.recv())
    except Exception as end:
        heard.put(end)
