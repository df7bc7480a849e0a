"""The opponents' process: it answers, comes back from the dead, and leaves nothing behind."""

import errno
import math
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import ClassVar, NoReturn

import pytest

from tests.ai import asking, babble
from tests.ai.asking import answer_of
from tests.conftest import PATIENCE_S
from tests.rules.tables import dealt
from vivaroi_gui.ai import serving, thinker
from vivaroi_gui.ai import worker as workers
from vivaroi_gui.ai.bot import Advice, Figure, ShouldStop
from vivaroi_gui.ai.questions import Alive, Answer, Done, Explain, Instalment, Question
from vivaroi_gui.ai.review import Part, Progress
from vivaroi_gui.ai.vivaroi import bot
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import Shown, Sight
from vivaroi_gui.rules.vivaroi import Options, View, view
from vivaroi_gui.rules.vivaroi.moves import Move, Place

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker that has not been asked yet."""
    worker = Worker(patience_s=PATIENCE_S)
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


def kill_the_process() -> None:
    """Kills the worker's process and waits until it is gone."""
    (process,) = active_children()
    process.kill()
    process.join()


def test_nothing_is_started_before_the_first_question(worker: Worker) -> None:
    assert not worker.is_alive
    assert worker.poll() is None
    assert active_children() == []


def test_what_is_cancelled_is_never_answered(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.cancel()
    worker.ask(1, seen, "novice", 1)
    worker.cancel()
    assert worker.poll() is None
    worker.ask(2, seen, "novice", 2)
    assert answer_of(worker).ticket == 2
    worker.ask(3, seen, "novice", 3)
    worker.cancel()
    worker.ask(4, seen, "novice", 4)
    assert answer_of(worker).ticket == 4
    assert len(active_children()) == 1


@posix
def test_a_question_whose_process_is_killed_is_asked_again(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.ask(1, seen, "courtier", 1)
    kill_the_process()
    assert answer_of(worker) == Answer(1, choose(seen, "courtier", 1))
    kill_the_process()
    assert not worker.is_alive
    worker.ask(2, seen, "courtier", 2)
    assert answer_of(worker) == Answer(2, choose(seen, "courtier", 2))
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

    options = Options()

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
    assert "vivaroi_gui.ai.vivaroi.levels" in modules
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
    assert answer_of(worker) == Answer(1, choose(seen, "novice", 1), is_stand_in=True)
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

    def cannot_start(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Worker, "_start", cannot_start)
    seen = view(dealt(4), 0)
    worker = Worker()
    worker.ask(7, seen, "courtier", 3)
    answers = [answer for _ in range(10) if (answer := worker.poll())]
    assert answers == [Answer(7, choose(seen, "novice", 3), is_stand_in=True)]
    worker.ask_advice(8, seen, 3)
    answers = [answer for _ in range(10) if (answer := worker.poll())]
    assert answers == [Answer(8, None, is_stand_in=True)]


# --- answers that do not come -----------------------------------------------------------------


def test_a_process_that_is_busy_for_ever_is_stood_in_for_and_replaced() -> None:
    hasty, seen = Worker(patience_s=0.2), view(dealt(), 0)
    while not hasty._is_ready:
        hasty.ask(1, seen, "novice", 1)
        answer_of(hasty)
    (process,) = active_children()
    pid = process.pid
    assert pid is not None
    endless = Question(2, "vivaroi", Endless(), None, "even", 1)
    hasty.put(endless)
    asked = time.monotonic()
    answer = answer_of(hasty)
    assert answer == Answer(2, None, is_stand_in=True)
    assert time.monotonic() - asked > 0.2
    assert not is_running(pid)
    hasty.ask(3, seen, "novice", 3)
    assert answer_of(hasty).ticket == 3
    hasty.stop()


@pytest.mark.parametrize(
    "process",
    [
        babble.garbage,
        babble.something_else,
        babble.unasked,
        babble.what_may_not_be_played,
        babble.nothing,
    ],
)
def test_nonsense_is_no_answer(
    process: Callable[[Connection], None], worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "work", process)
    monkeypatch.setattr(workers, "_TRIES", 1)
    seen = view(dealt(), 0)
    worker.ask(1, seen, "courtier", 1)
    assert answer_of(worker) == Answer(1, choose(seen, "novice", 1), is_stand_in=True)
    assert active_children() == []


MEASURED = {"lead": Figure(0.1, 0.02, 200), "margin": Figure(3)}


def test_an_advice_is_one_of_a_legal_move_with_its_reason_and_figures() -> None:
    asked = Question(1, "vivaroi", view(dealt(), 0), None, "even", 1)
    move, why = asked.view.legal[0], Reason.ALONE
    whole = Advice(move, why, MEASURED, is_close=True)
    assert Answer(1, pickle.loads(pickle.dumps(whole))) == Answer(1, whole)
    assert Answer(1, whole).fits(asked)
    for found in (
        None,
        move,
        Advice(Place(99, 99), why),
        Advice(move, "tried"),  # type: ignore[arg-type]
        Advice(move, why, {"lead": 0.1}),  # type: ignore[dict-item]
        Advice(move, why, {"lead": Figure(math.nan)}),
        Advice(move, why, (MEASURED,)),  # type: ignore[arg-type]
        Advice(move, why, {}, is_close=1),  # type: ignore[arg-type]
    ):
        assert not Answer(1, found).fits(asked)


@posix
def test_half_a_message_never_blocks_whoever_polls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "work", babble.half_a_message)
    clock, seen = Clock(), view(dealt(), 0)
    worker = Worker(clock=clock)
    worker.ask(1, seen, "courtier", 1)
    assert within(PATIENCE_S, lambda: not worker.poll() and worker._is_ready)
    assert answer_after(worker, clock) > workers.PATIENCE_S
    assert active_children() == []


# --- a clock that is driven by hand -----------------------------------------------------------


class Clock:
    """Stands still until it is set forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Mute:
    """A process that never says a word."""

    is_alive = True

    def __init__(self, game: str) -> None:
        assert game == "vivaroi"

    def heard(self) -> tuple[()]:
        return ()

    def end(self) -> None:
        pass


def answer_after(worker: Worker, clock: Clock, step_s: float = 0.015) -> float:
    """Polls at this pace until somebody stands in: after how long that was."""
    begun = clock.now
    while not (answer := worker.poll()):
        clock.now += step_s
    assert answer.is_stand_in
    return clock.now - begun


@pytest.fixture
def mute(monkeypatch: pytest.MonkeyPatch) -> tuple[Worker, Clock]:
    """A worker whose process never answers, asked a moment ago."""
    monkeypatch.setattr(workers, "Thinker", Mute)
    clock = Clock()
    worker = Worker(clock=clock)
    worker.ask(1, view(dealt(), 0), "courtier", 1)
    return worker, clock


def test_patience_ends_after_its_time(mute: tuple[Worker, Clock]) -> None:
    assert answer_after(*mute) == pytest.approx(workers.PATIENCE_S, abs=0.1)


@pytest.mark.parametrize("slept_s", [6.5, 60.0, 86400.0])
def test_a_machine_that_slept_has_not_waited_for_the_thinker(
    mute: tuple[Worker, Clock], slept_s: float
) -> None:
    worker, clock = mute
    assert worker.poll() is None
    clock.now += slept_s
    assert worker.poll() is None
    assert answer_after(worker, clock) == pytest.approx(workers.PATIENCE_S, abs=0.5)


def test_a_window_that_is_held_up_again_and_again_loses_patience_all_the_same(
    mute: tuple[Worker, Clock],
) -> None:
    assert answer_after(*mute, step_s=2.0) == pytest.approx(8 * workers.PATIENCE_S, abs=4.0)


def test_what_passed_before_the_question_is_nobodys_time(mute: tuple[Worker, Clock]) -> None:
    worker, clock = mute
    worker.cancel()
    clock.now += 600.0
    worker.ask(2, view(dealt(), 0), "courtier", 1)
    assert answer_after(worker, clock) == pytest.approx(workers.PATIENCE_S, abs=0.1)


class Measuring(Mute):
    """A process that has nothing to tell yet, and says that it thinks."""

    said: ClassVar[list[object]] = []

    def heard(self) -> tuple[object, ...]:  # type: ignore[override]
        said = tuple(self.said)
        self.said.clear()
        return said

    def send(self, _: object) -> None:
        pass


def test_a_sign_of_life_is_no_part_and_patience_begins_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "Thinker", Measuring)
    clock = Clock()
    worker = Worker(clock=clock)
    worker.explain(-1, Shown((Sight(1, view(dealt())),)), 1)
    Measuring.said += [None, Alive(-1)]
    for _ in range(60):
        assert worker.hear() is None
        clock.now += 0.2
        Measuring.said.append(Alive(-1))
    heard: Instalment | Done | None = None
    Measuring.said.clear()
    silent = clock.now
    while heard is None:
        clock.now += 0.2
        heard = worker.hear()
    assert heard == Done(-1, is_missed=True)
    assert clock.now - silent == pytest.approx(workers.PATIENCE_S, abs=0.5)


def test_a_process_that_is_slow_to_start_goes_on_starting() -> None:
    clock, seen = Clock(), view(dealt(), 0)
    hasty = Worker(patience_s=0.0, clock=clock)
    hasty.ask(1, seen, "courtier", 1)
    (process,) = active_children()
    clock.now += 0.001
    assert hasty.poll() == Answer(1, choose(seen, "novice", 1), is_stand_in=True)
    assert active_children() == [process]
    hasty.stop()
    assert active_children() == []


def question(ticket: int, limit_s: float = math.inf) -> Question:
    return Question(ticket, "vivaroi", view(dealt(), 0), "eminence", "bluffer", ticket, limit_s)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """Has players search until they are stopped; seeds and styles of the searches begun."""
    searches: list[tuple[int, str]] = []

    def search(seen: View, level: str, seed: int, style: str, should_stop: ShouldStop) -> Move:
        searches.append((seed, style))
        assert within(PATIENCE_S, should_stop)
        return choose(seen, "novice", seed)

    monkeypatch.setattr(bot, "choose", search)
    return searches


def test_another_question_ends_the_search_and_each_has_its_answer(
    served: Connection, begun: list[tuple[int, str]]
) -> None:
    served.send(question(1))
    assert within(PATIENCE_S, lambda: len(begun) == 1)
    served.send(question(2))
    assert within(PATIENCE_S, lambda: len(begun) == 2)
    served.send(question(3, limit_s=0.01))
    assert [served.recv().ticket for _ in range(3)] == [1, 2, 3]
    assert begun == [(1, "bluffer"), (2, "bluffer"), (3, "bluffer")]
    assert not served.poll()


def test_a_search_that_is_cancelled_ends_at_once(
    served: Connection, begun: list[tuple[int, str]]
) -> None:
    served.send(question(1))
    assert within(PATIENCE_S, lambda: len(begun) == 1)
    served.send(None)
    assert served.recv().ticket == 1
    served.send(question(2, limit_s=0.01))
    assert served.recv().ticket == 2


def test_a_search_ends_when_its_time_is_over(
    served: Connection, begun: list[tuple[int, str]]
) -> None:
    asked = time.monotonic()
    served.send(question(1, limit_s=0.1))
    assert served.recv().ticket == 1
    assert time.monotonic() - asked >= 0.1


@posix
def test_a_process_stuck_while_it_starts_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_START_S", 0.0)
    worker, seen = Worker(patience_s=0.01), view(dealt(), 0)
    try:
        worker.ask(1, seen, "courtier", 1)
        (stuck,) = active_children()
        os.kill(stuck.pid or 0, signal.SIGSTOP)
        assert answer_of(worker).is_stand_in
        assert not within(0.1, lambda: stuck in active_children())
        worker._patience_s = PATIENCE_S
        worker.ask(2, seen, "courtier", 1)
        assert not answer_of(worker).is_stand_in
    finally:
        worker.stop()


@posix
def test_a_process_that_is_not_heard_never_blocks_whoever_asks(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.ask(0, seen, "novice", 1)
    answer_of(worker)
    (stopped,) = active_children()
    os.kill(stopped.pid or 0, signal.SIGSTOP)
    for ticket in range(1, 300):  # a tenth of these would fill the pipe
        worker.ask(ticket, seen, "novice", ticket)
        worker.cancel()
    worker.ask(300, seen, "novice", 5)
    assert answer_of(worker) == Answer(300, choose(seen, "novice", 5))


def test_whoever_measures_for_long_says_that_somebody_thinks(
    served: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measure(seen: Shown, seed: int, should_stop: ShouldStop) -> Iterator[Part]:
        for _ in range(3):
            assert not should_stop()
        yield Progress(1.0)

    monkeypatch.setattr(serving, "SIGN_OF_LIFE_S", 0.0)
    monkeypatch.setattr(bot, "explain", measure)
    served.send(Explain(-1, "vivaroi", Shown((Sight(1, view(dealt())),)), 1))
    heard = [served.recv() for _ in range(4)]
    assert heard == [Alive(-1), Alive(-1), Alive(-1), Alive(-1)]
    assert [served.recv() for _ in range(2)] == [Instalment(-1, 0, Progress(1.0)), Done(-1)]
