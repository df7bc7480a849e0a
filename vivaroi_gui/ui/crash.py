"""What happens when something unexpected does: a report, a friendly word, and the game goes on.

A report holds no secret and nothing personal: the kind of the error and where it happened, never
what it says, which values were in play, or where on this machine the program lies.
"""

import contextlib
import platform
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, qVersion

from vivaroi_gui import __version__
from vivaroi_gui.table.files import write_whole
from vivaroi_gui.ui.messages import Ended

MOST_REPORTS: Final = 20
"""In one session; the same fault may come with every paint."""
_PACKAGE: Final = Path(__file__).resolve().parents[1]

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], None]


class CrashGuard(QObject):
    """Takes what nobody has caught; ``crashed`` brings the file of the report, or None.

    It is emitted from the event loop: whatever was going on is over by then.
    """

    crashed = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._before: Hook = sys.excepthook
        self._written = 0
        self._is_telling = False

    def install(self) -> None:
        """Becomes the handler of uncaught exceptions."""
        self._before = sys.excepthook
        sys.excepthook = self.on_exception

    def remove(self) -> None:
        """Puts back the handler that was there before."""
        sys.excepthook = self._before

    def on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Writes a report and tells once; Ctrl-C goes its usual way, and a good end is none.

        What is printed is the report too: the system keeps it where others may read it.
        """
        if issubclass(kind, Ended):
            return
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
            return
        if self._written >= MOST_REPORTS:
            return
        self._written += 1
        text = report(kind, trace)
        with contextlib.suppress(OSError, AttributeError):  # no console, or one that is gone
            sys.stderr.write(text)
        file = self._write(text)
        if not self._is_telling:
            self._is_telling = True
            QTimer.singleShot(0, self, lambda: self._tell(file))

    def _write(self, text: str) -> Path | None:
        moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        file = self._folder / f"report-{moment}-{self._written}.txt"
        with contextlib.suppress(OSError):
            write_whole(file, text)
            return file
        return None

    def _tell(self, file: Path | None) -> None:
        try:
            self.crashed.emit(file)
        finally:
            self._is_telling = False


def report(kind: type[BaseException], trace: TracebackType | None) -> str:
    """The text of a report."""
    head = [
        f"Viva il Re! {__version__}",
        system(),
        datetime.now(UTC).isoformat(timespec="seconds"),
        "",
        kind.__name__,
    ]
    frames = [
        f"  {_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in extract_tb(trace)
    ]
    return "\n".join((*head, *frames, ""))


def system() -> str:
    """What the program runs on, without a word of whose it is."""
    python, machine = platform.python_version(), platform.machine()
    return f"{platform.system()} {platform.release()} {machine}, Python {python}, Qt {qVersion()}"


def _place(filename: str) -> str:
    """A file of the program by its place in it, any other by its name alone."""
    file = Path(filename)
    with contextlib.suppress(ValueError):
        return file.resolve().relative_to(_PACKAGE.parent).as_posix()
    return file.name
