"""The game as a process: it saves after every action, and ends when it is told to."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.conftest import PATIENCE_S
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.table.lock import Lock
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.settings import Settings, Speed


@pytest.fixture
def store(data_dir: Path) -> Store:
    """Four computers in the middle of a round, with quick hands."""
    Settings(data_dir / "settings.json").update(speed=Speed.OFF)
    store = Store(data_dir / "games")
    table_at(human_turn(Phase.ASCENT), family(4, humans=0), store=store)
    return store


def started(store: Store, data_dir: Path) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "vivaroi_gui", str(store.file), "--data", str(data_dir)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < deadline, "nothing happens"
        time.sleep(0.02)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"])
def test_a_signal_loses_nothing(store: Store, data_dir: Path, name: str) -> None:
    number = signal.Signals[name]
    before = store.load().inputs
    game = started(store, data_dir)
    wait_until(lambda: len(store.load().inputs) >= len(before) + 2)
    game.send_signal(number)
    _, complaints = game.communicate(timeout=PATIENCE_S)
    assert game.returncode == (-signal.SIGKILL if number == signal.SIGKILL else 0)
    assert not [line for line in complaints.splitlines() if b"propagateSizeHints" not in line]
    record = store.load()
    assert record.inputs[: len(before)] == before
    Table.resume(record, Random(0))


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_signal_ends_the_program_while_a_box_is_open_at_the_start(
    store: Store, data_dir: Path
) -> None:
    store.file.write_bytes(b"damaged")
    game = started(store, data_dir)
    wait_until(lambda: not store.has_file)  # it is kept aside, and people are told
    game.send_signal(signal.SIGTERM)
    _, complaints = game.communicate(timeout=PATIENCE_S)
    assert game.returncode == 0
    assert b"Traceback" not in complaints
    assert [file.name for file in store.file.parent.glob("*damaged*")] == ["game.damaged-1"]


@pytest.mark.skipif(os.name != "posix", reason="there any byte may be in a name")
def test_a_folder_whose_name_is_no_text_is_a_folder_like_any_other(
    store: Store, data_dir: Path
) -> None:
    odd = data_dir.with_name(os.fsdecode(b"d\xff\xe9ta"))
    data_dir.rename(odd)
    store = Store(odd / "games")
    before = len(store.load().inputs)
    game = started(store, odd)
    wait_until(lambda: len(store.load().inputs) > before)
    game.send_signal(signal.SIGTERM)
    _, complaints = game.communicate(timeout=PATIENCE_S)
    assert game.returncode == 0
    assert b"Traceback" not in complaints


ANSWERS_A_BOX = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from vivaroi_gui.__main__ import main
from vivaroi_gui.ui.app import single
def answer():
    if box := app.activeModalWidget():
        print(box.text())
        box.reject()
single.CONNECT_MS = 1
app = QApplication(sys.argv[:1])
timer = QTimer()
timer.timeout.connect(answer)
timer.start(20)
sys.exit(main(sys.argv[1:]))
"""


def test_a_second_start_that_nobody_answers_says_so_and_ends_with_status_1(
    store: Store, data_dir: Path
) -> None:
    first = Lock(store.file.with_name("game.lock"))
    assert first.take()
    before = store.file.read_bytes()
    command = [sys.executable, "-c", ANSWERS_A_BOX, "--data", str(data_dir), "--language", "it"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"}
    ended = subprocess.run(
        command, env=environment, timeout=PATIENCE_S, stdout=subprocess.PIPE, check=False
    )
    first.release()
    assert ended.returncode == 1
    assert "è già aperto" in ended.stdout.decode()
    assert store.file.read_bytes() == before


CANNOT_START = """
from vivaroi_gui.ui.app import launch as game
def open_window(*_):
    raise RuntimeError("a secret of Nonna")
game.open_window = open_window
"""


def test_a_start_that_fails_says_so_and_leaves_a_report(store: Store, data_dir: Path) -> None:
    program = CANNOT_START + ANSWERS_A_BOX
    command = [sys.executable, "-c", program, "--data", str(data_dir)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    before = store.file.read_bytes()
    ended = subprocess.run(
        command, env=environment, timeout=PATIENCE_S, capture_output=True, check=False
    )
    assert ended.returncode == 1
    assert b"Something went wrong" in ended.stdout
    assert b"Nonna" not in ended.stderr
    (report,) = (data_dir / "reports").iterdir()
    assert "RuntimeError" in report.read_text(encoding="utf-8")
    assert store.file.read_bytes() == before


HANGS_UP = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from vivaroi_gui.ui.app.single import SingleInstance
app = QCoreApplication(sys.argv)
first = SingleInstance(Path(sys.argv[1]))
assert first.become_first()
print("here", flush=True)
first._server.waitForNewConnection(-1)
first.end()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_second_start_takes_the_place_of_a_first_one_that_is_just_ending(
    store: Store, data_dir: Path
) -> None:
    """Whoever closes the window and opens it again at once is not told that it hangs."""
    before = len(store.load().inputs)
    ending = [sys.executable, "-c", HANGS_UP, str(store.file.parent)]
    with subprocess.Popen(ending, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        first.stdout.readline()
        second = started(store, data_dir)
        wait_until(lambda: len(store.load().inputs) > before)
        second.send_signal(signal.SIGTERM)
        second.communicate(timeout=PATIENCE_S)
    assert second.returncode == 0


LOSES_ITS_DISPLAY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from vivaroi_gui.__main__ import main
app = QApplication(sys.argv[:1])
QTimer.singleShot(0, lambda: app.exit(1))
sys.exit(main(sys.argv[1:]))
"""


def test_a_display_that_dies_takes_no_game_with_it_and_casts_no_suspicion(
    store: Store, data_dir: Path
) -> None:
    """Qt ends its loop with the window still there: taking that down would crash."""
    command = [sys.executable, "-c", LOSES_ITS_DISPLAY, str(store.file), "--data", str(data_dir)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(command, env=environment, timeout=PATIENCE_S, check=False)
    assert ended.returncode == 1
    assert store.load().inputs
    assert not store.was_fatal
    assert list((data_dir / "reports").iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="reads /proc")
def test_no_process_of_the_ai_is_left_behind(store: Store, data_dir: Path) -> None:
    before = len(store.load().inputs)
    game = started(store, data_dir)
    wait_until(lambda: len(store.load().inputs) > before)
    children = Path(f"/proc/{game.pid}/task/{game.pid}/children").read_text().split()
    game.kill()
    game.communicate(timeout=PATIENCE_S)
    wait_until(lambda: not any(_is_alive(child) for child in children))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_without_a_home_the_game_plays_all_the_same(store: Store) -> None:
    environment = {name: os.environ[name] for name in os.environ if not name.startswith("XDG_")}
    environment |= {"HOME": os.devnull, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "vivaroi_gui", str(store.file)]
    game = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)
    listed = Path(f"/proc/{game.pid}/task/{game.pid}/children")
    wait_until(lambda: bool(listed.read_text().split()))  # the first computer is asked
    game.send_signal(signal.SIGTERM)
    _, complaints = game.communicate(timeout=PATIENCE_S)
    assert game.returncode == 0
    assert not [line for line in complaints.splitlines() if b"propagateSizeHints" not in line]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_started_without_streams_no_file_of_the_game_takes_their_place(
    store: Store, data_dir: Path
) -> None:
    before = len(store.load().inputs)
    start = f'exec "{sys.executable}" -m vivaroi_gui "{store.file}" --data "{data_dir}"'
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    game = subprocess.Popen(["sh", "-c", f"{start} <&- >&- 2>&-"], env=environment)
    wait_until(lambda: len(store.load().inputs) > before)
    folder = Path(f"/proc/{game.pid}/fd")
    streams = [str((folder / str(number)).readlink()) for number in range(3)]
    game.send_signal(signal.SIGTERM)
    game.wait(timeout=PATIENCE_S)
    assert streams == [os.devnull] * 3
    assert game.returncode == 0


def _is_alive(process: str) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
