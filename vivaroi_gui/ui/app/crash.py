"""What happens when something unexpected does: a report, a friendly word, and the game goes on.

A report holds no secret and nothing personal: the kind of the error and where it happened, never
what it says, which values were in play, or where on this machine the program lies.
"""

import contextlib
import faulthandler
import re
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Final, TextIO

from PySide6.QtCore import QObject, QTimer, Signal, qVersion

from vivaroi_gui import __version__
from vivaroi_gui.table.files import changed_at, read_most, write_whole
from vivaroi_gui.ui.dialogs.messages import Ended

MOST_REPORTS: Final = 20
"""In one session; the same fault may come with every paint."""
KEPT_REPORTS: Final = 50
"""In the folder; the oldest go first."""
_LONGEST_LOG: Final = 100_000
"""Bytes of what Python writes when the process dies; it stops after some hundred lines itself."""
_FRAME: Final = re.compile(r'  File "(.*)", line (\d+) in (.*)')
_PACKAGE: Final = Path(__file__).resolve().parents[2]

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
        file = self.write_down(kind, trace)
        if not self._is_telling:
            self._is_telling = True
            QTimer.singleShot(0, self, lambda: self._tell(file))

    def write_down(self, kind: type[BaseException], trace: TracebackType | None) -> Path | None:
        """Prints a report and keeps it; where, if it could be kept."""
        self._written += 1
        text = report(kind, trace)
        with contextlib.suppress(OSError, AttributeError):  # no console, or one that is gone
            sys.stderr.write(text)
        return self._write(text)

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


class DeathLog:
    """Where Python notes what it was doing when a fault outside of it kills the process.

    The note names folders of this machine: the next start makes a report of it, which does not.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "unfinished.log"
        self._log: TextIO | None = None

    def open(self) -> None:
        """Reports how the program ended the last time, if it did so badly, and begins anew."""
        with contextlib.suppress(OSError):
            self._report_last()
        with contextlib.suppress(OSError):
            self._prune()
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file.unlink(missing_ok=True)  # a pipe would wait, a link lead to another file
            self._log = self._file.open("x", encoding="utf-8")
            faulthandler.enable(self._log, all_threads=False)

    def close(self) -> None:
        """The program ends in good order, whatever was noted of faults that were got over."""
        if self._log is None:
            return
        faulthandler.disable()
        with contextlib.suppress(OSError):
            self._log.close()
            self._file.unlink(missing_ok=True)

    def _report_last(self) -> None:
        noted = read_most(self._file, _LONGEST_LOG).decode(errors="replace")
        if noted:
            moment = changed_at(self._file)
            text = "\n".join((*_head(moment), *_without_folders(noted), ""))
            write_whole(self._folder / f"report-{moment:%Y%m%d-%H%M%S}-0.txt", text)

    def _prune(self) -> None:
        for old in sorted(self._folder.glob("report-*.txt"))[:-KEPT_REPORTS]:
            old.unlink()


def _without_folders(noted: str) -> Iterator[str]:
    """The lines of a note: its frames as in a report, and what names no file."""
    for line in noted.splitlines():
        if frame := _FRAME.fullmatch(line):
            yield f"  {_place(frame[1])}:{frame[2]} {frame[3]}"
        elif not re.search(r"[/\\]", line):
            yield line


def report(kind: type[BaseException], trace: TracebackType | None) -> str:
    """The text of a report."""
    frames = [
        f"  {_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in extract_tb(trace)
    ]
    return "\n".join((*_head(datetime.now(UTC)), kind.__name__, *frames, ""))


def _head(moment: datetime) -> list[str]:
    """What every report begins with."""
    return [
        f"Viva il Re! {__version__}",
        system(),
        moment.isoformat(timespec="seconds"),
        "",
    ]


def system() -> str:
    """What the program runs on, without a word of whose it is."""
    import platform  # no start that goes well needs it

    python, machine = platform.python_version(), platform.machine()
    return f"{platform.system()} {platform.release()} {machine}, Python {python}, Qt {qVersion()}"


def _place(filename: str) -> str:
    """A file of the program by its place in it, any other by its name alone."""
    file = Path(filename)
    with contextlib.suppress(ValueError):
        return file.resolve().relative_to(_PACKAGE.parent).as_posix()
    return file.name
