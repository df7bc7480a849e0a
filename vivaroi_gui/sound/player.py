"""The window's side of the sound: orders go out, and nothing is ever waited for."""

import contextlib
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

from vivaroi_gui.sound.serving import NONE, serve
from vivaroi_gui.spawned import deaf_to_interrupts

if TYPE_CHECKING:  # loaded by the thread that needs it
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_MOST_WAITING: Final = 200
"""Orders that a process may leave unread: of more none is sent."""
_END_S: Final = 1.0
_Words = tuple[object, ...]


class SoundPlayer:
    """A process that plays, for as long as nobody ends it, or it does itself.

    A thread starts it and speaks to it, so that a slow start and a process that does not read keep
    nobody waiting; whatever happens over there, nothing raises here, and what nobody hears is lost.
    """

    def __init__(self, folder: Path, backend: str = "") -> None:
        self._orders: SimpleQueue[_Words | None] = SimpleQueue()
        self._pipe: Connection | None = None
        self._process: SpawnProcess | None = None
        self._told = ""
        args = (folder, backend)
        self._mouth = Thread(target=self._speak, args=args, name="sound", daemon=True)
        self._mouth.start()

    def play(self, name: str, gain: float, rank: int) -> None:
        """A sound, once; where there are too many those of the least rank give way."""
        self._order("play", name, gain, rank)

    def stop(self, names: tuple[str, ...]) -> None:
        """Sounds end that go on."""
        self._order("stop", names)

    def silence(self) -> None:
        """All sounds end; loops go on."""
        self._order("silence")

    def loop(self, name: str, gain: float, seconds: float) -> None:
        """A loop comes, or goes at gain 0, in so many seconds."""
        self._order("loop", name, gain, seconds)

    @property
    def is_alive(self) -> bool:
        return self._mouth.is_alive() and self.device != NONE

    @property
    def device(self) -> str:
        """What it plays on, ``NONE`` where there is nothing, empty until that is known."""
        pipe = self._pipe
        if pipe is not None and not self._told:
            with contextlib.suppress(EOFError, OSError):
                if pipe.poll():
                    self._told = str(pipe.recv())
        return self._told

    def leave(self) -> None:
        """The process ends, and with it all sound; nobody waits for that."""
        self._orders.put(None)

    def end(self) -> None:
        """It has ended: nothing of it is left afterwards."""
        self.leave()
        self._mouth.join(3 * _END_S)
        if self._mouth.is_alive() and self._process is not None:
            with contextlib.suppress(ValueError):  # it has just gone by itself
                self._process.kill()  # it reads nothing, and its pipe is full
            self._mouth.join(_END_S)

    def _order(self, *words: object) -> None:
        if self._mouth.is_alive() and self._orders.qsize() < _MOST_WAITING:
            self._orders.put(words)

    # --- the thread ----------------------------------------------------------------------------

    def _speak(self, folder: Path, backend: str) -> None:
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        args = (theirs, str(folder), backend)
        process = context.Process(target=serve, args=args, name="sound", daemon=True)
        try:
            with deaf_to_interrupts():
                process.start()
        except (OSError, RuntimeError):  # no room for a process
            theirs.close()
            ours.close()
            return
        theirs.close()
        self._pipe, self._process = ours, process
        with contextlib.suppress(OSError):
            while (order := self._orders.get()) is not None:
                ours.send(order)
        _end(process, ours)


def _end(process: "SpawnProcess", pipe: "Connection") -> None:
    """The process reads the end, closes its device and goes; one that does not is ended."""
    pipe.close()
    process.join(_END_S)
    if process.is_alive():
        process.kill()
        process.join(_END_S)
    if not process.is_alive():
        process.close()
