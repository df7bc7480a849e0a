"""What is loaded and painted ahead: in pieces, at rest, and the same as painted late."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.conftest import PATIENCE_S
from tests.ui.conftest import Opened
from tests.ui.home.conftest import form_of
from tools.pages import pages_of
from tools.positions import court, family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit import pictures
from vivaroi_gui.ui.kit.papers import _paper
from vivaroi_gui.ui.kit.pictures import Backdrop
from vivaroi_gui.ui.kit.sheet import Draw, blank
from vivaroi_gui.ui.kit.tones import DAY
from vivaroi_gui.ui.replay import replayed_size
from vivaroi_gui.ui.session import ahead
from vivaroi_gui.ui.session.ahead import Ahead
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.vivaroi.ahead import paint_ahead


class Steps:
    """Stands in for what a game has to paint: so many pieces, each time it is asked."""

    def __init__(self, pieces: int) -> None:
        self.pieces = pieces
        self.done = 0
        self.asked = 0

    def __call__(self) -> Iterator[None]:
        self.asked += 1
        for _ in range(self.pieces):
            self.done += 1
            yield


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    steps = Steps(3)
    monkeypatch.setattr(PageStack, "ahead", lambda _: steps())
    monkeypatch.setattr(ahead, "REST_MS", 0)
    monkeypatch.setattr(ahead, "BREATH_MS", 0)
    monkeypatch.setattr(ahead, "FRAME_S", 0)
    return steps


def at_a_table(opened: Opened) -> MainWindow:
    window = opened()
    window.open(table_at(human_turn(Phase.ASCENT), family()))
    return window


def test_all_pieces_are_done_one_after_the_other(
    opened: Opened, steps: Steps, qtbot: QtBot
) -> None:
    window = at_a_table(opened)
    ahead_ = Ahead(window.session.course, window.pages, window)
    qtbot.waitUntil(lambda: not ahead_.is_busy)
    assert (steps.asked, steps.done) == (1, 3)


def test_small_pieces_are_done_together(
    opened: Opened, steps: Steps, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "FRAME_S", PATIENCE_S)
    monkeypatch.setattr(ahead, "BREATH_MS", 10_000 * PATIENCE_S)
    window = at_a_table(opened)
    ahead_ = Ahead(window.session.course, window.pages, window)
    qtbot.waitUntil(lambda: not ahead_.is_busy)
    assert steps.done == steps.pieces


def test_a_move_and_another_size_begin_anew(opened: Opened, steps: Steps, qtbot: QtBot) -> None:
    window = at_a_table(opened)
    ahead_ = Ahead(window.session.course, window.pages, window)
    qtbot.waitUntil(lambda: not ahead_.is_busy)
    window.resize(window.width() + 40, window.height())
    assert ahead_.is_busy
    qtbot.waitUntil(lambda: not ahead_.is_busy)
    assert steps.asked == 2
    window.session.course.show(window.session.bridge.view)
    assert ahead_.is_busy


def test_another_form_on_the_home_page_begins_anew(
    opened: Opened, steps: Steps, qtbot: QtBot
) -> None:
    window = at_a_table(opened)
    ahead_ = Ahead(window.session.course, window.pages, window)
    qtbot.waitUntil(lambda: not ahead_.is_busy)
    window.go_home()
    assert ahead_.is_busy
    qtbot.waitUntil(lambda: not ahead_.is_busy)
    form_of(window.pages.home).cards[1].click()
    assert ahead_.is_busy
    qtbot.waitUntil(lambda: not ahead_.is_busy)
    assert steps.asked == 3


def test_nothing_is_done_while_something_moves_or_is_held(
    opened: Opened, steps: Steps, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = at_a_table(opened)
    ahead_ = Ahead(window.session.course, window.pages, window)
    for what, name, busy, free in (
        (window.session.course, "_is_moving", True, False),
        (
            QApplication,
            "mouseButtons",
            lambda: Qt.MouseButton.LeftButton,
            lambda: Qt.MouseButton.NoButton,
        ),
    ):
        monkeypatch.setattr(what, name, busy)
        before = steps.done
        ahead_.begin()
        for _ in range(20):
            QApplication.processEvents()
        assert ahead_.is_busy
        assert steps.done == before
        monkeypatch.setattr(what, name, free)
    qtbot.waitUntil(lambda: not ahead_.is_busy)
    assert steps.done > 0


def test_a_window_that_is_closed_does_no_more(opened: Opened, steps: Steps, qtbot: QtBot) -> None:
    window = at_a_table(opened)
    ahead_ = Ahead(window.session.course, window.pages, window)
    window.close()
    qtbot.waitUntil(lambda: not ahead_.is_busy)
    assert steps.done == 0


@pytest.mark.parametrize(
    "options",
    [
        Options(5),
        Options(2, edition="2024", emissary=True, ambition=True),
        Options(6, edition="2024", teams=((0, 1), (2, 3), (4, 5)), shared_marker=True),
    ],
)
def test_the_pages_find_what_was_painted_ahead(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, options: Options
) -> None:
    window = opened()
    over = table_at(lambda view: view.result is not None, court(options), options)
    window.open(over)
    pages, size = pages_of(window), window.pages.size()
    monkeypatch.setattr(pictures, "_backdrops", type(pictures._backdrops)())
    for _ in paint_ahead(court(options), options, size, window.devicePixelRatioF()):
        pass
    known = set(pictures._backdrops)
    view = over.view(0)
    for page in (pages.count, pages.end):
        window.pages.setCurrentWidget(page)
        page.show_view(view)
        page.grab()
    assert set(pictures._backdrops) == known


@pytest.mark.parametrize("options", [Options(5), Options(4, edition="2024", emissary=True)])
@pytest.mark.parametrize("size", [(1280, 800), (1900, 1300)])
def test_a_replay_finds_its_first_page_painted(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, options: Options, size: tuple[int, int]
) -> None:
    window = opened()
    window.resize(*size)
    window.open(table_at(human_turn(Phase.ASCENT), court(options), options))
    for _ in window.pages.first_ahead(replayed_size(QSize(*size))):
        pass
    known = set(pictures._backdrops)
    painted = noted(monkeypatch)
    window.commands.replay.trigger()
    assert window.replays.screen is not None
    assert window.replays.screen.pages.size() == replayed_size(QSize(*size))
    assert set(pictures._backdrops) == known
    pawns = {name for name in painted if name.startswith("pawns")}
    assert pawns <= {"pawns2024/bouffon"}, "all others wait at the gate"


@pytest.mark.parametrize(
    ("options", "large"),
    [(Options(4), "pawns"), (Options(4, edition="2024", ambition=True), "kit/window-background")],
)
def test_the_game_whose_form_is_chosen_finds_its_first_page_painted(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, options: Options, large: str
) -> None:
    window = opened()
    home = window.pages.home
    home.form.take(options)
    for _ in window.pages.ahead():
        pass
    known = set(pictures._backdrops)
    painted = noted(monkeypatch)
    home.start.click()
    window.grab()
    assert window.session.bridge.view.options == options
    assert set(pictures._backdrops) == known
    assert not [name for name in painted if name.startswith(large)]


def test_the_cards_of_all_games_find_their_pictures_painted(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = at_a_table(opened)
    monkeypatch.setattr(pictures, "_cache", type(pictures._cache)())
    for _ in window.pages.ahead():
        pass
    painted = noted(monkeypatch)
    window.go_home()
    window.grab()
    assert window.pages.currentWidget() is window.pages.home
    assert not [name for name in painted if name.startswith(("pawns", "vienna"))]


def test_whoever_has_an_end_explained_finds_its_papers_and_its_landscape_painted(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    window.open(table_at(lambda view: view.result is not None, family()))
    for _ in window.pages.ahead():
        pass
    known, papers = set(pictures._backdrops), _paper.cache_info().misses
    window.covers.explain()
    window.grab()
    assert window.reviews.is_open
    assert set(pictures._backdrops) == known
    assert _paper.cache_info().misses == papers


def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all pictures that are painted from now on; no other test finds them blank."""
    painted: list[str] = []
    for kept in ("_cache", "_backdrops"):
        monkeypatch.setattr(pictures, kept, getattr(pictures, kept).copy())

    def rendered(name: str, size: QSizeF, ratio: float, *_: str) -> QPixmap:
        painted.append(name)
        return blank(QRectF(QPointF(), size), ratio)

    monkeypatch.setattr(pictures, "_rendered", rendered)
    return painted


def test_a_backdrop_is_painted_in_layers_and_only_in_one_light(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = type(pictures._backdrops)()
    monkeypatch.setattr(pictures, "_backdrops", known)
    painted: list[int] = []

    def layer(place: int) -> Draw:
        return lambda _: painted.append(place)

    layers = [layer(place) for place in range(3)]
    sky = Backdrop("sky", QRectF(0, 0, 10, 10), 1.0, layers)
    steps = sky.ahead()
    next(steps)
    assert painted == [0]
    monkeypatch.setattr(pictures, "tones", lambda: DAY)
    assert list(steps) == []
    assert (painted, len(known)) == ([0], 0)
    assert len(list(sky.ahead())) == 3
    assert sky.pixmap() is next(iter(known.values()))
    assert painted == [0, 0, 1, 2]


def test_a_backdrop_is_painted_once_for_a_size_and_the_oldest_are_dropped() -> None:
    painted: list[float] = []

    def of(width: float) -> None:
        layers = (lambda _: painted.append(width),)
        Backdrop("test", QRectF(0, 0, width, 10), 1.0, layers).pixmap()

    of(10)
    of(10)
    assert painted == [10]
    for width in range(20, 20 + pictures._BACKDROPS_KEPT):
        of(width)
    of(10)
    assert painted.count(10) == 2
