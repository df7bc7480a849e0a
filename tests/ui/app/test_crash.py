"""An error that nobody foresaw: it is written down and told, and the game goes on."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.boxes import answer
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.app import crash
from vivaroi_gui.ui.app.crash import KEPT_REPORTS, MOST_REPORTS, CrashGuard, DeathLog, report
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.messages import Ended

SECRET = "Giulia holds Odessa"


class Uncaught:
    """A guard that is called by hand, so that the test run is not taken for broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.guard = CrashGuard(folder)
        self.told: list[Path | None] = []
        self.guard.crashed.connect(self.told.append)

    def crash(self) -> None:
        try:
            raise RuntimeError(SECRET)
        except RuntimeError as error:
            self.guard.on_exception(type(error), error, error.__traceback__)

    @property
    def reports(self) -> list[str]:
        return [file.read_text(encoding="utf-8") for file in sorted(self.folder.glob("*.txt"))]


@pytest.fixture
def uncaught(qapp: QApplication, tmp_path: Path) -> Uncaught:
    return Uncaught(tmp_path / "reports")


@pytest.fixture(autouse=True)
def _hook() -> Iterator[None]:
    before = sys.excepthook
    yield
    sys.excepthook = before


def test_an_error_is_written_down_and_told_once_the_moment_is_over(
    uncaught: Uncaught, qtbot: QtBot
) -> None:
    uncaught.crash()
    assert uncaught.told == []
    qtbot.waitUntil(lambda: bool(uncaught.told))
    (file,) = uncaught.told
    assert file is not None
    assert file.read_text(encoding="utf-8") == uncaught.reports[0]


def test_a_report_says_what_and_where_and_nothing_else(uncaught: Uncaught) -> None:
    uncaught.crash()
    (text,) = uncaught.reports
    assert "RuntimeError" in text
    assert "test_crash.py" in text
    assert SECRET not in text
    assert str(Path.home()) not in text
    assert str(Path(__file__).parents[3]) not in text


def test_a_report_names_neither_the_account_nor_the_machine(
    uncaught: Uncaught, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("USER", "LOGNAME", "USERNAME", "COMPUTERNAME", "HOSTNAME"):
        monkeypatch.setenv(name, "mamie-rose")
    monkeypatch.setattr("platform.node", lambda: "mamie-rose")
    code = compile("raise RuntimeError", "/home/mamie-rose/lib/python/strange.py", "exec")
    try:
        exec(code, {})
    except RuntimeError as error:
        uncaught.guard.on_exception(type(error), error, error.__traceback__)
    (text,) = uncaught.reports
    assert "  strange.py:1 " in text
    assert "mamie" not in text


def test_what_is_printed_is_the_report(
    uncaught: Uncaught, capsys: pytest.CaptureFixture[str]
) -> None:
    uncaught.crash()
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == uncaught.reports[0]


@pytest.mark.parametrize("console", [None, "full"])
def test_a_console_that_takes_nothing_keeps_no_report_from_being_written(
    uncaught: Uncaught, monkeypatch: pytest.MonkeyPatch, console: str | None
) -> None:
    class Full(io.StringIO):
        def write(self, _: str) -> int:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(sys, "stderr", console and Full())
    uncaught.crash()
    assert len(uncaught.reports) == 1


def test_ctrl_c_goes_its_usual_way(uncaught: Uncaught) -> None:
    seen: list[object] = []
    uncaught.guard._before = lambda kind, *_: seen.append(kind)
    uncaught.guard.on_exception(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert seen == [KeyboardInterrupt]
    assert uncaught.reports == []


def test_a_program_that_ends_while_it_asks_has_no_error(uncaught: Uncaught) -> None:
    uncaught.guard.on_exception(Ended, Ended(), None)
    assert uncaught.reports == []


def test_a_file_of_the_program_is_named_by_its_place_in_it() -> None:
    try:
        table_at(lambda _: (_ for _ in ()).throw(ValueError), family(3))
    except ValueError as error:
        text = report(type(error), error.__traceback__)
    assert "\n  tools/positions.py:" in text


def test_many_errors_are_told_one_after_the_other_and_written_down_a_few_times(
    uncaught: Uncaught, qtbot: QtBot
) -> None:
    for _ in range(MOST_REPORTS + 5):
        uncaught.crash()
    qtbot.waitUntil(lambda: bool(uncaught.told))
    assert len(uncaught.told) == 1
    assert len(uncaught.reports) == MOST_REPORTS


def test_a_full_disk_does_not_keep_it_from_being_told(
    uncaught: Uncaught, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("vivaroi_gui.ui.app.crash.write_whole", full)
    uncaught.crash()
    qtbot.waitUntil(lambda: bool(uncaught.told))
    assert uncaught.told == [None]


def test_the_guard_is_the_handler_only_while_it_is_installed(uncaught: Uncaught) -> None:
    before = sys.excepthook
    uncaught.guard.install()
    assert sys.excepthook == uncaught.guard.on_exception
    uncaught.guard.remove()
    assert sys.excepthook == before


# --- a process that dies ----------------------------------------------------------------------

DIES = """
import faulthandler, sys
from pathlib import Path
from vivaroi_gui.ui.app.crash import DeathLog
log = DeathLog(Path(sys.argv[1]))
log.open()
faulthandler._sigabrt()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of reports; the handler of faults stays that of the test run."""
    monkeypatch.setattr("faulthandler.enable", lambda *_, **__: None)
    monkeypatch.setattr("faulthandler.disable", lambda: None)
    return tmp_path / "reports"


def told(folder: Path) -> list[str]:
    """What a next start, which ends well, finds."""
    log = DeathLog(folder)
    log.open()
    log.close()
    return [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())]


def test_how_a_process_died_is_reported_by_the_next_start(folder: Path) -> None:
    died = subprocess.run([sys.executable, "-c", DIES, str(folder)], check=False)
    assert died.returncode != 0
    (text,) = told(folder)
    assert text.startswith("Viva il Re! ")
    assert "Fatal Python error: Aborted" in text
    assert "<module>" in text
    assert told(folder) == [text]


def test_the_report_of_a_death_names_no_folder_of_this_machine(folder: Path) -> None:
    folder.mkdir()
    package = Path(crash.__file__).parents[2]
    (folder / "unfinished.log").write_text(
        "Fatal Python error: Segmentation fault\n\n"
        "Current thread 0x00007f (most recent call first):\n"
        f'  File "{package / "ui" / "app" / "launch.py"}", line 60 in run\n'
        '  File "/home/mamie-rose/lib/python/strange.py", line 1 in <module>\n'
        "/home/mamie-rose/what/ever\n"
    )
    (text,) = told(folder)
    assert "\n  vivaroi_gui/ui/app/launch.py:60 run\n  strange.py:1 <module>\n" in text
    assert "mamie" not in text
    assert str(package) not in text


def test_a_good_end_leaves_nothing_behind(folder: Path) -> None:
    assert told(folder) == []


def test_a_process_that_was_killed_has_nothing_to_report(folder: Path) -> None:
    killed = DeathLog(folder)
    killed.open()
    assert killed._log is not None
    killed._log.close()
    assert told(folder) == []


def test_reports_do_not_pile_up_and_the_newest_stay(folder: Path) -> None:
    folder.mkdir()
    for number in range(KEPT_REPORTS + 3):
        (folder / f"report-20260101-{number:06}-1.txt").write_text(str(number))
    (folder / "letter.txt").write_text("of somebody's own")
    kept = [str(number) for number in range(3, KEPT_REPORTS + 3)]
    assert told(folder) == ["of somebody's own", *kept]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are POSIX")
def test_a_pipe_or_a_link_in_the_place_of_the_note_waits_for_nobody_and_costs_nothing(
    folder: Path, tmp_path: Path
) -> None:
    folder.mkdir()
    os.mkfifo(folder / "unfinished.log")
    assert told(folder) == []
    letter = tmp_path / "letter.txt"
    letter.write_text("of somebody's own")
    (folder / "unfinished.log").symlink_to(letter)
    told(folder)
    assert letter.read_text() == "of somebody's own"


def test_where_nothing_can_be_written_a_death_is_not_reported(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("in the way")
    log = DeathLog(tmp_path / "reports")
    log.open()
    log.close()


# --- the window -------------------------------------------------------------------------------


def test_people_play_on_where_they_were(window: MainWindow, tmp_path: Path) -> None:
    table = table_at(human_turn(Phase.ASCENT), family(4))
    window.open(table)
    told = answer("Play on")
    window.recover(tmp_path / "report.txt")
    assert "report.txt" in told[0]
    assert window.session.bridge.table is table
    assert window.session.bridge.view.seat == 0
    window.session.bridge.play(window.session.bridge.view.legal[0])
    assert len(table.view().acts) > 0


def test_people_go_back_to_the_start_and_find_their_game_there(window: MainWindow) -> None:
    table = table_at(human_turn(Phase.ASCENT), family(4), store=window.games.stores["vivaroi"])
    window.open(table)
    answer("To the start page")
    window.recover(None)
    assert window.pages.currentWidget() is window.pages.home
    assert window.pages.home.offers.resumes["vivaroi"].isVisible()


def test_at_the_start_page_there_is_nothing_to_go_on_with(window: MainWindow) -> None:
    answer("Play on")
    window.recover(None)
    assert window.pages.currentWidget() is window.pages.home
