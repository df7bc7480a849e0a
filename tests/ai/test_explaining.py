"""What is explained comes in pieces; a move, a cancel or a death in between loses nothing."""

from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest

from tests.ai.asking import all_heard
from tests.ai.test_worker import Clock, question, within
from tests.conftest import PATIENCE_S
from tests.rules.tables import dealt
from vivaroi_gui.ai import worker as workers
from vivaroi_gui.ai.bot import ShouldStop
from vivaroi_gui.ai.questions import Answer, Done, Explain, Instalment
from vivaroi_gui.ai.review import Part, Progress
from vivaroi_gui.ai.vivaroi import bot
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import Shown, Sight
from vivaroi_gui.rules.vivaroi import view


def shown() -> Shown:
    return Shown((Sight(1, view(dealt())),))


def asked(ticket: int) -> Explain:
    return Explain(ticket, "vivaroi", shown(), 1)


# --- in the process ---------------------------------------------------------------------------


def test_parts_come_by_their_numbers_and_then_it_is_done(
    served: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = [Progress(0.2), Progress(0.5), Progress(1.0)]
    monkeypatch.setattr(bot, "explain", lambda *_: iter(parts))
    served.send(asked(-1))
    pieces = [Instalment(-1, number, part) for number, part in enumerate(parts)]
    assert [served.recv() for _ in range(4)] == [*pieces, Done(-1)]


def test_it_ends_as_soon_as_anything_follows(
    served: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[str] = []

    def explain(_: Shown, seed: int, should_stop: ShouldStop) -> Iterator[Part]:
        yield Progress(0.0)
        ends.append("stopped" if within(PATIENCE_S, should_stop) else "late")

    monkeypatch.setattr(bot, "explain", explain)
    for ticket, next_ in ((-1, None), (-2, question(5, limit_s=0.01)), (-3, asked(-4))):
        served.send(asked(ticket))
        assert served.recv() == Instalment(ticket, 0, Progress(0.0))
        served.send(next_)
        assert served.recv() == Done(ticket)
        if isinstance(next_, Explain):
            assert served.recv() == Instalment(-4, 0, Progress(0.0))
            served.send(None)
            assert served.recv() == Done(-4)
        elif next_:
            assert isinstance(served.recv(), Answer)
    assert ends == ["stopped"] * 4


def test_many_small_parts_do_not_keep_it_from_listening(
    served: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    def explain(*_: object) -> Iterator[Part]:
        while True:
            yield Progress(0.0)

    monkeypatch.setattr(bot, "explain", explain)
    served.send(asked(-1))
    served.recv()
    served.send(None)
    while isinstance(said := served.recv(), Instalment):
        pass
    assert said == Done(-1)


# --- in the window ----------------------------------------------------------------------------


class Script:
    """Processes that say what is written: each begins with the next line, and dies at its end."""

    def __init__(self, *lines: list[object]) -> None:
        self.lines = [[None, *line] for line in lines]
        self.told: list[object] = []

    def __call__(self, _: str) -> "Script":
        self.line = self.lines.pop(0) if self.lines else []
        return self

    @property
    def is_alive(self) -> bool:
        return bool(self.line)

    def send(self, question: object) -> None:
        self.told.append(question)

    def heard(self) -> Iterator[object]:
        while self.line and self.line[0] is not SILENCE:
            yield self.line.pop(0)
        if not self.line:
            raise EOFError("that was all")

    def end(self) -> None:
        self.line = []


SILENCE = object()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def asked_of(script: Script, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Worker:
    monkeypatch.setattr(workers, "Thinker", script)
    worker = Worker(clock=clock)
    worker.explain(-1, shown(), 1)
    return worker


def portions(ticket: int, *shares: float) -> list[object]:
    return [Instalment(ticket, number, Progress(share)) for number, share in enumerate(shares)]


def test_each_piece_is_heard_by_itself(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [*portions(-1, 0.5, 1.0), Done(-1)]
    worker = asked_of(Script([*told, SILENCE]), clock, monkeypatch)
    assert all_heard(worker) == told
    assert worker.hear() is None


def test_where_a_process_dies_another_one_says_it_all(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = [*portions(-1, 0.5, 1.0), Done(-1)]
    script = Script(portions(-1, 0.5), [Instalment(-1, 0, "no part")], [*whole, SILENCE])  # type: ignore[arg-type]
    worker = asked_of(script, clock, monkeypatch)
    assert all_heard(worker) == [*portions(-1, 0.5), *whole]
    assert len(script.told) == 3


def test_after_three_deaths_it_is_said_that_it_was_missed(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = asked_of(Script(*[portions(-1, 0.5)] * 4), clock, monkeypatch)
    assert all_heard(worker) == [*portions(-1, 0.5) * 3, Done(-1, is_missed=True)]


def test_patience_begins_anew_with_each_piece(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script([*portions(-1, 0.1), SILENCE, *portions(-1, 0.1, 0.2)[1:], SILENCE])
    worker = asked_of(script, clock, monkeypatch)
    waits = []
    for _ in range(2):
        assert isinstance(worker.hear(), Instalment)
        begun = clock.now
        while clock.now - begun < 0.9 * workers.PATIENCE_S:
            clock.now += 0.1
            assert worker.hear() is None
        if script.line.count(SILENCE) == 2:
            script.line.pop(0)
    while (heard := worker.hear()) is None:
        clock.now += 0.1
        waits.append(clock.now)
    assert heard == Done(-1, is_missed=True)
    assert len(waits) < 0.2 * workers.PATIENCE_S / 0.1


def test_a_move_takes_its_place_and_its_pieces_are_dropped(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = view(dealt(), 0)
    answer = Answer(7, seen.legal[0])
    script = Script([*portions(-1, 0.5), SILENCE])
    worker = asked_of(script, clock, monkeypatch)
    assert worker.poll() is None
    assert isinstance(worker.hear(), Instalment)
    worker.ask(7, seen, "novice", 1)
    script.line[:] = [Instalment(-1, 1, Progress(0.6)), Done(-1), answer, SILENCE]
    assert worker.hear() is None
    assert worker.poll() == answer
    assert worker.question is None


def test_a_process_that_is_slow_to_start_is_waited_for(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script([])
    script.lines = [[SILENCE, None, *portions(-1, 1.0), Done(-1), SILENCE]]
    worker = asked_of(script, clock, monkeypatch)
    while clock.now < 1000.0 + 2 * workers.PATIENCE_S:
        clock.now += 0.1
        assert worker.hear() is None
    script.line.pop(0)
    assert all_heard(worker) == [*portions(-1, 1.0), Done(-1)]
