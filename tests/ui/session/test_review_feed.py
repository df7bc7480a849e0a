"""Parts of an explanation come a few a frame, each once, and give way to a move."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.rules.tables import dealt
from vivaroi_gui.ai.questions import Explain
from vivaroi_gui.ai.review import Luck, Part, Progress
from vivaroi_gui.rules.core import Shown, Sight
from vivaroi_gui.rules.vivaroi import view
from vivaroi_gui.ui.session.review_feed import ReviewFeed

PARTS: list[Part] = [*(Luck((float(one),), (0.0,)) for one in range(400)), Progress(1.0)]


def shown() -> Shown:
    return Shown((Sight(1, view(dealt(), None)),))


class Heard:
    """What a feed has said."""

    def __init__(self, feed: ReviewFeed) -> None:
        self.parts: list[Part] = []
        self.ends: list[str] = []
        feed.came.connect(self.parts.append)
        feed.ended.connect(lambda: self.ends.append("ended"))
        feed.missed.connect(lambda: self.ends.append("missed"))


@pytest.fixture
def worker() -> HereWorker:
    return HereWorker()


@pytest.fixture
def feed(worker: HereWorker, qtbot: QtBot) -> Iterator[ReviewFeed]:
    room = QObject()
    feed = ReviewFeed(worker, room)
    yield feed
    feed.stop()


def test_all_parts_come_in_their_order_and_then_the_end(
    worker: HereWorker, feed: ReviewFeed, qtbot: QtBot
) -> None:
    worker.parts, heard = PARTS, Heard(feed)
    feed.start(shown())
    assert heard.parts == []
    qtbot.waitUntil(lambda: bool(heard.ends))
    assert (heard.parts, heard.ends) == (PARTS, ["ended"])
    assert feed.parts == tuple(PARTS)
    assert not feed.is_running


def test_once_stopped_nothing_comes_and_the_process_is_told(
    worker: HereWorker, feed: ReviewFeed, qtbot: QtBot
) -> None:
    worker.parts, heard = PARTS, Heard(feed)
    feed.came.connect(lambda _: feed.stop())
    feed.start(shown())
    qtbot.waitUntil(lambda: bool(heard.parts))
    assert worker.question is None
    assert not feed.is_running
    assert len(heard.parts) == 1


def test_what_was_stopped_goes_on_where_it_was(
    worker: HereWorker, feed: ReviewFeed, qtbot: QtBot
) -> None:
    worker.parts, heard, seen = PARTS, Heard(feed), shown()
    stopping = feed.came.connect(lambda _: feed.stop())
    feed.start(seen)
    qtbot.waitUntil(lambda: not feed.is_running)
    feed.came.disconnect(stopping)
    feed.start(seen)
    qtbot.waitUntil(lambda: bool(heard.ends))
    assert heard.parts == PARTS
    feed.start(seen)
    assert not feed.is_running


def test_another_game_begins_anew(worker: HereWorker, feed: ReviewFeed, qtbot: QtBot) -> None:
    worker.parts, heard = PARTS[-2:], Heard(feed)
    for _ in range(2):
        feed.start(shown())
        qtbot.waitUntil(lambda: not feed.is_running)
    assert heard.parts == PARTS[-2:] * 2
    assert feed.parts == tuple(PARTS[-2:])


def test_a_move_goes_first_and_the_game_is_explained_after_it(
    worker: HereWorker, feed: ReviewFeed, qtbot: QtBot
) -> None:
    worker.parts, heard = None, Heard(feed)
    worker.ask(1, view(dealt(), 0), "novice", 1)
    feed.start(shown())
    assert not isinstance(worker.question, Explain)
    assert worker.poll() is not None
    qtbot.waitUntil(lambda: isinstance(worker.question, Explain))
    worker.ask(2, view(dealt(), 0), "novice", 1)
    worker.parts = PARTS
    assert worker.poll() is not None
    qtbot.waitUntil(lambda: bool(heard.ends))
    assert heard.parts == PARTS


def test_of_two_the_later_one_is_served_first(
    worker: HereWorker, feed: ReviewFeed, qtbot: QtBot
) -> None:
    room = QObject()
    later = ReviewFeed(worker, room)
    both = [Heard(feed), Heard(later)]
    feed.start(shown())
    worker.parts = PARTS
    later.start(shown())
    order: list[ReviewFeed] = []
    for one in (feed, later):
        one.ended.connect(lambda one=one: order.append(one))
    qtbot.waitUntil(lambda: len(order) == 2)
    assert order == [later, feed]
    assert [one.parts for one in both] == [PARTS, PARTS]


class Dying(HereWorker):
    """Its process dies after some parts, and the next one says them again; or none can be told."""

    def __init__(self) -> None:
        super().__init__()
        self.dies_at = {3}

    def hear(self) -> object:  # type: ignore[override]
        if self._said in self.dies_at:
            self.dies_at -= {self._said}
            self._said = 0
        return super().hear()


def test_what_another_process_says_again_comes_once(qtbot: QtBot) -> None:
    worker, room = Dying(), QObject()
    feed = ReviewFeed(worker, room)
    worker.parts, heard = PARTS, Heard(feed)
    feed.start(shown())
    qtbot.waitUntil(lambda: bool(heard.ends))
    assert heard.parts == PARTS


class Kept:
    """A place for parts."""

    def __init__(self, parts: tuple[Part, ...] | None) -> None:
        self.parts = parts
        self.writes = 0

    def read(self, shown: Shown) -> tuple[Part, ...] | None:
        return self.parts

    def write(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts
        self.writes += 1


def test_all_parts_are_kept_and_come_without_the_process_the_next_time(
    worker: HereWorker, feed: ReviewFeed, qtbot: QtBot
) -> None:
    worker.parts, kept = PARTS, Kept(None)
    feed.start(shown(), kept)
    qtbot.waitUntil(lambda: feed.is_whole)
    assert kept.parts == tuple(PARTS)
    worker.parts, heard = None, Heard(feed)
    feed.start(shown(), kept)
    qtbot.waitUntil(lambda: bool(heard.ends))
    assert (heard.parts, heard.ends) == (PARTS, ["ended"])
    assert (worker.question, kept.writes) == (None, 1)
