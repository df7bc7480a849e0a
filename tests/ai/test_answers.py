"""What the opponents' process is asked, and what it answers; one process for all questions."""

import pickle
from collections.abc import Iterator

import pytest

from tests.ai.asking import answer_of
from tests.conftest import PATIENCE_S
from tests.rules.tables import castle, dealt, nominate
from tools.arena.claims import is_true
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.questions import Answer
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.levels import BUDGETS
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.vivaroi import view


@pytest.fixture(scope="module")
def started() -> Iterator[Worker]:
    worker = Worker(patience_s=PATIENCE_S)
    yield worker
    worker.stop()


@pytest.fixture
def worker(started: Worker) -> Iterator[Worker]:
    """One that has answered before, as in a game."""
    yield started
    started.cancel()


@pytest.mark.parametrize("level", ["novice", "courtier"])
def test_the_answer_is_what_the_level_chooses(worker: Worker, level: str) -> None:
    seen = view(dealt(), 0)
    for seed in range(5):
        worker.ask(seed, seen, level, seed)
        assert answer_of(worker) == Answer(seed, choose(seen, level, seed))


@pytest.mark.parametrize("level", BUDGETS)
def test_a_level_that_searches_answers_in_its_time(worker: Worker, level: str) -> None:
    """How far it gets is the machine's affair."""
    seen = view(dealt(), 0)
    worker.ask(1, seen, level, 1, limit_s=0.05)
    answer = answer_of(worker)
    assert answer.found in seen.legal
    assert not answer.is_stand_in


def test_an_answer_comes_once(worker: Worker) -> None:
    worker.ask(7, view(dealt(), 0), "novice", 1)
    answer_of(worker)
    assert worker.poll() is None


def test_the_answer_to_an_old_question_is_known_by_its_ticket(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.ask(1, seen, "novice", 1)
    answer_of(worker)
    for ticket in range(2, 30):  # an earlier one may be answered before the next comes
        worker.ask(ticket, seen, "novice", ticket)
    assert answer_of(worker) == Answer(29, choose(seen, "novice", 29))
    assert worker.poll() is None


def test_only_what_is_needed_to_choose_is_sent(worker: Worker) -> None:
    seen = view(dealt(), 0)
    worker.ask(3, seen, "novice", 4, "burner", 0.5)
    sent = pickle.dumps(worker._question)
    assert pickle.loads(sent) == (3, "vivaroi", seen, "novice", "burner", 4, 0.5)
    assert b"table" not in sent
    answer_of(worker)


def test_advice_is_what_a_strong_player_would_do(worker: Worker) -> None:
    state = castle(dealt(), {5: (0, 1, 2)})  # playouts are over soon
    nominate(state, 0)
    seen = view(state, 1)
    worker.ask_advice(1, seen, 5)
    found = answer_of(worker).found
    assert isinstance(found, Advice)
    assert found.move in seen.legal
    lead = found.figures.get("lead")  # on a busy machine there may be no time for it
    assert lead is None or lead.worlds <= 200
    assert is_true(seen, found)
