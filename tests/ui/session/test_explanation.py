"""A game that is over is explained while people look at its end, and no longer."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from itertools import count
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.table.games import random_step, steps
from tools.positions import family
from tools.twins import twin
from vivaroi_gui.ai.questions import Explain
from vivaroi_gui.ai.review import Luck, Part, Progress
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.replay import Hidden
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.main_window import MainWindow

PARTS: list[Part] = [Luck((0.1,) * 4, (0.01,) * 4), Progress(1.0)]


_numbers = count(1)


@cache
def played() -> tuple[Record, int]:
    """A whole game, and after how many inputs its first round was counted."""
    table, to_count = Table.new(family(4, humans=4), Options(4), Random(1)), 0
    for _ in steps(table, Random(5)):
        to_count += not table.view().history
    return table.record, to_count + 1


def begun(inputs: int | None = 0, *, shows_past_votes: bool = True) -> Table:
    """So much of it, as if of a game of its own: what is found out of one is kept by its id."""
    record, number = played()[0], f"{next(_numbers):016x}"
    agreed = TableOptions(shows_past_votes=shows_past_votes)
    record = replace(record, game_id=number, inputs=record.inputs[:inputs], agreed=agreed)
    return Table.resume(record, Random(1))


def over() -> Table:
    return begun(None)


def counted(*, shows_past_votes: bool = True) -> Table:
    """After the first count."""
    return begun(played()[1], shows_past_votes=shows_past_votes)


@pytest.fixture
def thinker(lent_window: MainWindow) -> HereWorker:
    thinker = lent_window.session.feed._worker
    assert isinstance(thinker, HereWorker)
    thinker.parts = PARTS
    return thinker


@pytest.fixture
def window(lent_window: MainWindow, thinker: HereWorker) -> MainWindow:
    return lent_window


def asked(window: MainWindow) -> Explain | None:
    question = window.session.feed._worker.question
    return question if isinstance(question, Explain) else None


def test_of_an_end_that_is_seen_as_much_is_found_out_as_its_page_shows(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.open(over())
    session = window.session
    qtbot.waitUntil(lambda: len(session.feed.parts) > 0 and not session.feed.is_running)
    assert asked(window) is None
    assert session.feed.parts == tuple(PARTS[:1])
    assert session.explanation.shown().sights[-1].view.result is not None
    assert len(session.explanation.shown().decisions) > 0


def test_all_the_rest_is_found_out_while_somebody_looks(
    window: MainWindow, thinker: HereWorker, qtbot: QtBot
) -> None:
    window.open(over())
    feed = window.session.feed
    qtbot.waitUntil(lambda: len(feed.parts) > 0 and not feed.is_running)
    thinker.parts = None
    window.covers.explain()
    was_running = feed.is_running
    window.reviews.leave()
    assert (was_running, feed.is_running) == (True, False)
    assert asked(window) is None
    thinker.parts = PARTS
    window.covers.explain()
    qtbot.waitUntil(lambda: feed.is_whole)
    assert feed.parts == tuple(PARTS)


def test_a_game_that_is_left_is_explained_no_longer(
    window: MainWindow, thinker: HereWorker, qtbot: QtBot
) -> None:
    thinker.parts = None
    window.open(over())
    qtbot.waitUntil(lambda: asked(window) is not None)
    window.go_home()
    assert asked(window) is None
    assert not window.session.feed.is_running


def test_of_a_round_nothing_is_found_out_unasked(window: MainWindow, thinker: HereWorker) -> None:
    thinker.parts = None
    window.open(counted())
    window.session.refresh()
    assert asked(window) is None
    assert window.session.explanation.is_allowed
    window.session.explanation.start()
    question = asked(window)
    assert question is not None
    assert question.shown.decisions == ()


@pytest.mark.parametrize("table", [begun, partial(counted, shows_past_votes=False)])
def test_what_may_not_be_told_yet_is_not_even_asked(
    window: MainWindow, table: Callable[[], Table]
) -> None:
    window.open(table())
    assert not window.session.explanation.is_allowed
    with pytest.raises(Hidden):
        window.session.explanation.start()
    window.covers.explain()
    assert not window.reviews.is_open
    assert asked(window) is None


def test_over_the_last_page_the_same_parts_are_shown_and_the_page_goes_on(
    window: MainWindow, thinker: HereWorker, qtbot: QtBot
) -> None:
    thinker.parts = None
    window.open(over())
    qtbot.waitUntil(lambda: asked(window) is not None)
    before = asked(window)
    window.covers.explain()
    assert asked(window) is before
    thinker.parts = PARTS
    screen = window.reviews.screen
    assert screen is not None
    qtbot.waitUntil(lambda: screen.review.share == 1 and window.session.feed.is_whole)
    window.reviews.leave()
    assert window.session.feed.is_whole


def test_an_explanation_that_is_left_is_worked_out_no_longer(
    window: MainWindow, thinker: HereWorker, qtbot: QtBot
) -> None:
    thinker.parts = None
    window.covers.explain(over().record)
    qtbot.waitUntil(lambda: asked(window) is not None)
    window.reviews.leave()
    assert asked(window) is None


def test_no_review_of_another_game_opens_before_that_is_over(window: MainWindow) -> None:
    table = counted()
    with pytest.raises(Hidden):
        window.covers.explain(replace(table.record, inputs=table.record.inputs[:-1]))
    assert not window.reviews.is_open


def test_what_is_sent_of_a_running_game_is_the_same_for_its_twins(window: MainWindow) -> None:
    table, random = counted(), Random(7)
    while table.view().phase is not Phase.ELECTION or not table.view().voted:
        random_step(table, random)
    record = table.record
    sent = {sent_of(window, one) for one in (record, *(twin(record, None, random) for _ in "ab"))}
    assert len(sent) == 1


def sent_of(window: MainWindow, record: Record) -> tuple[bytes, str]:
    """What the process is told, and what the window is called meanwhile."""
    window.open(Table.resume(record, Random(1)))
    window.covers.explain()
    question = asked(window)
    assert question is not None
    told = pickle.dumps(question._replace(ticket=0)), window.windowTitle()
    window.reviews.leave()
    return told


def test_after_the_explanation_of_a_round_the_game_goes_on_where_it_was(
    window: MainWindow,
) -> None:
    window.open(counted())
    page = window.pages.current
    assert page is not None
    window.covers.explain()
    window.reviews.leave()
    assert window.pages.current is page
    assert not window.session.feed.is_running
    page.continued.emit()
    assert window.session.table.view().round == 2
