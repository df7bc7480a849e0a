"""Brings what the opponents' process finds out about a game to whoever shows it, bit by bit."""

from itertools import count
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from vivaroi_gui.ai.questions import Explain, Instalment, Question
from vivaroi_gui.ai.review import Part
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import Shown

_FRAME_MS: Final = 16
_SHARE_MS: Final = 2
"""What of a frame may go by with parts: hundreds of small ones come within the first second."""
_SEED: Final = 1
"""A game is explained in the same words whenever it is asked for."""
_tickets: Final = count(-1, -1)
"""Those of moves count upwards."""


class Keeper(Protocol):
    """Where the parts of a game are kept once all of them are there."""

    def read(self, shown: Shown) -> tuple[Part, ...] | None:
        """All parts about what is shown; None where they have to be found out."""

    def write(self, parts: tuple[Part, ...]) -> None:
        """Keeps all parts, if it can."""


class ReviewFeed(QObject):
    """Explains at most one game; it goes on until it is stopped.

    A move that is asked for meanwhile goes first, and so does what another feed asks for later.
    Whatever the process has to say again, each part comes once.
    """

    came = Signal(object)
    """A part, in the order of the process."""
    ended = Signal()
    """All parts have come."""
    missed = Signal()
    """It could not be worked out; ``start`` tries again."""

    def __init__(self, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._shown: Shown | None = None
        self._keeper: Keeper | None = None
        self._kept: tuple[Part, ...] | None = None
        self._parts: list[Part] = []
        self._ticket = 0
        self._frame = QTimer(self)
        self._frame.setInterval(_FRAME_MS)
        self._frame.timeout.connect(self._on_frame)
        self.is_whole = False

    @property
    def parts(self) -> tuple[Part, ...]:
        """What has come by now, for whoever begins to listen later."""
        return tuple(self._parts)

    @property
    def is_running(self) -> bool:
        """Whether more may come."""
        return self._frame.isActive()

    def start(self, shown: Shown, keeper: Keeper | None = None) -> None:
        """Brings all parts; of what was shown before those that are missing, if any are."""
        if shown is not self._shown:
            self.stop()
            self._shown, self._keeper, self._parts = shown, keeper, []
            self._kept = keeper.read(shown) if keeper is not None else None
            self.is_whole = False
        if self.is_whole or self.is_running:
            return
        self._frame.start()
        if self._kept is None and not isinstance(self._worker.question, Question):
            self._ask(shown)

    def stop(self) -> None:
        """Nobody looks any more: the process ends it at once."""
        self._frame.stop()
        if self._is_asking:
            self._worker.cancel()

    @property
    def _is_asking(self) -> bool:
        asked = self._worker.question
        return isinstance(asked, Explain) and asked.ticket == self._ticket

    def _ask(self, shown: Shown) -> None:
        self._ticket = next(_tickets)
        self._worker.explain(self._ticket, shown, _SEED)

    def _on_frame(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self.is_running and clock.elapsed() < _SHARE_MS:
            if not self._take():
                return

    def _take(self) -> bool:
        """Passes on what is there; whether there may be more."""
        if self._kept is None:
            return self._hear()
        if len(self._parts) < len(self._kept):
            self._bring(self._kept[len(self._parts)])
        else:
            self._end()
        return True

    def _hear(self) -> bool:
        if not self._is_asking:
            if self._worker.question is None and self._shown is not None:
                self._ask(self._shown)
            return False
        heard = self._worker.hear()
        if isinstance(heard, Instalment):
            if heard.number == len(self._parts):
                self._bring(heard.part)
        elif heard is not None and heard.is_missed:
            self._frame.stop()
            self.missed.emit()
        elif heard is not None:
            self._end()
        return heard is not None

    def _bring(self, part: Part) -> None:
        self._parts.append(part)
        self.came.emit(part)

    def _end(self) -> None:
        self._frame.stop()
        self.is_whole = True
        if self._keeper is not None and self._kept is None:
            self._keeper.write(self.parts)
        self.ended.emit()
