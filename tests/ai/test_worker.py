"""The opponents' process: it answers, comes back from the dead, and leaves nothing behind."""

import errno
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import NoReturn

import pytest

from tests.ai import asking
from tests.rules.tables import dealt
from vivaroi_gui.ai.bot import LEVELS, choose
from vivaroi_gui.ai.worker import Answer, Worker
from vivaroi_gui.rules.vivaroi import view

ROOT = Path(__file__).parents[2]
PATIENCE_S = 20
posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker that has not been asked yet."""
    worker = Worker()
    yield worker
    worker.stop()


def within(patience_s: float, wanted: Callable[[], bool]) -> bool:
    """Whether it becomes true in that time."""
    end = time.monotonic() + patience_s
    while not wanted():
        if time.monotonic() > end:
            return False
        time.sleep(0.005)
    return True


def answer_of(worker: Worker) -> Answer:
    """Polls until the answer is there."""
    found: list[Answer] = []

    def has_answered() -> bool:
        answer = worker.poll()
        if answer:
            found.append(answer)
        return bool(found)

    assert within(PATIENCE_S, has_answered)
    return found[0]


def kill_the_process() -> None:
    """Kills the worker's process and waits until it is gone."""
    (process,) = active_children()
    process.kill()
    process.join()


def test_nothing_is_started_before_the_first_question(worker: Worker) -> None:
    assert not worker.is_alive
    assert worker.poll() is None
    assert active_children() == []


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_is_what_the_level_chooses(worker: Worker, level: str) -> None:
    seen = view(dealt(), 0)
    for seed in range(5):
        worker.ask(seed, seen, level, seed)
        assert answer_of(worker) == (seed, choose(seen, level, seed))


def test_an_answer_comes_once(worker: Worker) -> None:
    worker.ask(7, view(dealt(), 0), "novice", 1)
    answer_of(worker)
    assert worker.poll() is None


def test_the_answer_to_an_old_question_is_known_by_its_ticket(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.ask(1, seen, "novice", 1)
    worker.ask(2, seen, "courtier", 2)
    assert answer_of(worker) == (1, choose(seen, "novice", 1))
    assert answer_of(worker) == (2, choose(seen, "courtier", 2))


def test_only_view_level_and_seed_are_sent(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.ask(3, seen, "novice", 4)
    sent = pickle.dumps(worker._question)
    assert pickle.loads(sent) == (3, seen, "novice", 4)
    assert b"table" not in sent
    answer_of(worker)


@posix
def test_a_question_whose_process_is_killed_is_asked_again(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.ask(1, seen, "courtier", 1)
    kill_the_process()
    assert answer_of(worker) == (1, choose(seen, "courtier", 1))
    kill_the_process()
    assert not worker.is_alive
    worker.ask(2, seen, "courtier", 2)
    assert answer_of(worker) == (2, choose(seen, "courtier", 2))
    assert len(active_children()) == 1


def test_stopping_leaves_no_process_and_a_new_question_starts_one(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.ask(1, seen, "novice", 1)
    (process,) = active_children()
    pid = process.pid
    worker.stop()
    assert pid is not None
    assert active_children() == []
    assert not is_running(pid)
    assert not worker.is_alive
    assert worker.poll() is None
    worker.stop()
    worker.ask(2, seen, "novice", 2)
    assert answer_of(worker)[0] == 2


class Endless:
    """A question over which the process never comes to an end."""

    def __reduce__(self) -> tuple[Callable[[float], None], tuple[float]]:
        return time.sleep, (600.0,)


def test_a_process_that_is_busy_for_ever_is_stopped_too(worker: Worker) -> None:
    worker.ask(1, view(dealt(), 0), "novice", 1)
    answer_of(worker)
    (process,) = active_children()
    pid = process.pid
    assert pid is not None
    worker.ask(2, Endless(), "novice", 1)  # type: ignore[arg-type]
    assert worker.poll() is None
    worker.stop()
    assert not is_running(pid)


def is_running(pid: int) -> bool:
    """Whether there is such a process, one that ended and was not collected yet left out."""
    status = Path(f"/proc/{pid}/stat")
    if Path("/proc/self/stat").exists():
        try:
            return status.read_text().rpartition(")")[2].split()[0] != "Z"
        except OSError:
            return False
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def start() -> subprocess.Popen[str]:
    """A game of its own with a worker."""
    command = [sys.executable, "-m", asking.__name__]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)


def told(game: subprocess.Popen[str]) -> tuple[set[str], int]:
    """What its worker has loaded, and the number of the worker's process."""
    assert game.stdout is not None
    return set(game.stdout.readline().split()), int(game.stdout.readline())


def test_the_process_knows_the_rules_and_nothing_of_table_or_window() -> None:
    with start() as game:
        modules, pid = told(game)
        out, _ = game.communicate()
    assert "vivaroi_gui.ai.courtier" in modules
    assert not [name for name in modules if name.startswith(("PySide6", "shiboken6"))]
    assert not [
        name for name in modules if name.startswith(("vivaroi_gui.table", "vivaroi_gui.ui"))
    ]
    assert out.split() == ["0"]
    assert game.returncode == 0
    assert not is_running(pid)


@posix
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_the_process_ends_when_its_game_dies(end: signal.Signals) -> None:
    with start() as game:
        _, pid = told(game)
        assert is_running(pid)
        game.send_signal(end)
    assert within(PATIENCE_S, lambda: not is_running(pid))


@posix
def test_the_process_is_deaf_to_the_interrupt_key(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.ask(1, seen, "novice", 1)
    answer_of(worker)
    (process,) = active_children()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    worker.ask(2, seen, "novice", 2)
    assert answer_of(worker)[0] == 2
    assert active_children() == [process]


@posix
def test_an_interrupt_at_the_first_moment_ends_no_process(
    worker: Worker, capfd: pytest.CaptureFixture[str]
) -> None:
    worker.ask(1, view(dealt(), 0), "novice", 1)
    (process,) = active_children()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    assert answer_of(worker)[0] == 1
    assert active_children() == [process]
    assert capfd.readouterr() == ("", "")


@posix
def test_the_window_itself_still_hears_the_interrupt_key(worker: Worker) -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    worker.ask(1, view(dealt(), 0), "novice", 1)
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before
    assert signal.SIGINT not in before


def test_an_answered_question_is_not_asked_again_when_its_process_dies(worker: Worker) -> None:
    worker.ask(1, view(dealt(), 0), "novice", 1)
    answer_of(worker)
    kill_the_process()
    assert worker.poll() is None
    assert active_children() == []


def test_where_no_process_can_be_started_the_answer_is_found_here(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> NoReturn:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(SpawnProcess, "_Popen", staticmethod(fail))
    seen = view(dealt(), 0)
    worker.ask(1, seen, "courtier", 1)
    assert answer_of(worker) == (1, choose(seen, "courtier", 1))
    assert not worker.is_alive


@posix
def test_the_process_gives_way_to_the_window(worker: Worker) -> None:
    worker.ask(1, view(dealt(), 0), "novice", 1)
    answer_of(worker)
    (process,) = active_children()
    assert process.pid is not None
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) > ours


def test_a_question_that_no_process_survives_is_answered_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The game goes on, whatever keeps the processes from living."""

    def cannot_start(_: Worker) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Worker, "_start", cannot_start)
    seen = view(dealt(4), 0)
    worker = Worker()
    worker.ask(7, seen, "courtier", 3)
    answers = [answer for _ in range(10) if (answer := worker.poll())]
    assert answers == [(7, choose(seen, "courtier", 3))]
