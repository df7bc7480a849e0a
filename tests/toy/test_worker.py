"""The opponents' process thinks about any game, one after the other."""

from collections.abc import Iterator
from multiprocessing import active_children
from random import Random

import pytest

from tests.ai.asking import all_heard, answer_of
from tests.conftest import PATIENCE_S
from tests.rules.tables import dealt
from tests.toy import bot
from tests.toy.game import Hold, Throw, View
from tests.toy.tables import Loaded, new_table, step
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.questions import Answer, Done, Instalment, Question
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.vivaroi import view
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.table.review import shown


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(patience_s=PATIENCE_S)
    yield worker
    worker.stop()


def with_pot(*faces: int) -> View:
    """What the first seat sees after these throws."""
    table = new_table(Loaded(*faces))
    for _ in faces:
        table.play(0, Throw())
        table.deal()
    seen: View = table.view(0)
    return seen


def test_one_process_answers_for_the_toy_and_for_viva_il_re_after_it(worker: Worker) -> None:
    for ticket, seen in enumerate((with_pot(), with_pot(6, 3), with_pot(6, 6, 2))):
        worker.ask(ticket, seen, "counsellor", 1, "daring")
        assert answer_of(worker) == Answer(ticket, bot.choose(seen, "counsellor", 1, "daring"))
    for move, reason, faces in (
        (Throw(), bot.Reason.MORE, (2,)),
        (Hold(), bot.Reason.ENOUGH, (6, 6, 6)),
    ):
        worker.ask_advice(7, with_pot(*faces), 1)
        assert answer_of(worker) == Answer(7, Advice(move, reason))
    other = view(dealt(), 0)
    before = active_children()
    worker.ask(8, other, "courtier", 1)
    assert answer_of(worker) == Answer(8, choose(other, "courtier", 1))
    assert active_children() == before


def test_where_no_process_lives_the_weakest_level_of_the_game_moves(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot_start(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Worker, "_start", cannot_start)
    seen = with_pot(2, 2)
    worker.ask(1, seen, "eminence", Random(1).getrandbits(8))
    assert answer_of(worker) == Answer(1, Hold(), is_stand_in=True)


def test_an_answer_fits_only_where_its_move_is_legal() -> None:
    seen = with_pot()
    asked = Question(1, "toy", seen, "novice", "even", 1)
    assert Answer(1, Throw()).fits(asked)
    assert not Answer(1, Hold()).fits(asked)
    advised = asked._replace(level=None)
    assert Answer(1, Advice(Throw(), bot.Reason.MORE)).fits(advised)
    assert not Answer(1, Throw()).fits(advised)
    assert not Answer(1, Advice(Hold(), bot.Reason.MORE)).fits(advised)
    assert not Answer(1, Advice(Throw(), "because")).fits(advised)  # type: ignore[arg-type]


class Chameleon:
    """Looks like any move, as what comes out of a pipe might."""

    def __eq__(self, _: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


def test_what_only_looks_like_a_move_is_none() -> None:
    asked = Question(1, "toy", with_pot(), "novice", "even", 1)
    assert not Answer(1, Chameleon()).fits(asked)  # type: ignore[arg-type]
    advised = asked._replace(level=None)
    assert not Answer(1, Advice(Chameleon(), bot.Reason.MORE)).fits(advised)


def test_a_game_is_explained_in_pieces_in_that_process(worker: Worker) -> None:
    table, random = new_table(Random(1)), Random(2)
    while not table.is_over:
        step(table, random)
    seen = shown(Replay(table.record, None, CurtainPolicy.AUTO))
    worker.explain(-1, seen, 1)
    parts = enumerate(bot.explain(seen, 1))
    assert all_heard(worker) == [*(Instalment(-1, *part) for part in parts), Done(-1)]
