"""What is found out about a finished game is there at once the next time."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.session.test_explanation import over, thinker, window
from vivaroi_gui.ai.review import Luck, Part, Progress
from vivaroi_gui.ai.vivaroi.review.parts import Judged
from vivaroi_gui.rules.core import Shown
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.finished import Finished
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.table.review import shown
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.session.review_keeper import ReviewKeeper

__all__ = ["thinker", "window"]

PARTS: list[Part] = [Luck((0.1,) * 4, (0.01,) * 4), Judged(0, 1), Progress(1.0)]


def of_all(table: Table) -> Shown:
    return shown(Replay(table.record, None, CurtainPolicy.ALWAYS))


@pytest.fixture
def finished(tmp_path: Path) -> Finished:
    return Finished(tmp_path)


def test_parts_come_back_for_their_game_alone(finished: Finished) -> None:
    record, all_ = over().record, of_all(over())
    assert ReviewKeeper(finished, record).read(all_) is None
    finished.keep(record)
    ReviewKeeper(finished, record).write(tuple(PARTS))
    assert ReviewKeeper(finished, record).read(all_) == tuple(PARTS)


def test_what_cannot_be_read_is_found_out_again(finished: Finished) -> None:
    record = over().record
    finished.keep(record)
    finished.keep_review(record, '{"version": "0.0.1/1", "parts": []}')
    assert ReviewKeeper(finished, record).read(of_all(over())) is None
    ReviewKeeper(finished, record).write((Judged(7, 1), Progress(1.0)))
    assert ReviewKeeper(finished, record).read(of_all(over())) is None


def test_a_game_that_is_put_away_takes_along_what_was_found_out(
    window: MainWindow, thinker: HereWorker, qtbot: QtBot
) -> None:
    thinker.parts = PARTS
    table = over()
    window.open(table)
    window.covers.explain()
    qtbot.waitUntil(lambda: window.session.feed.is_whole)
    window.go_home()
    thinker.parts = None
    window.covers.explain(table.record)
    screen = window.reviews.screen
    assert screen is not None
    qtbot.waitUntil(lambda: screen.review.share == 1)
    assert thinker.question is None
    window.reviews.leave()


def test_what_was_not_worked_out_to_its_end_is_not_kept(
    window: MainWindow, thinker: HereWorker, qtbot: QtBot
) -> None:
    thinker.parts = None
    table = over()
    window.open(table)
    qtbot.waitUntil(lambda: thinker.question is not None)
    window.go_home()
    assert window.games.saves.finished.review(table.record) is None
    assert window.games.saves.finished.all()
