"""The awards below the last paper."""

import itertools
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.conftest import Focused, Opened
from tests.ui.counts import played, with_result
from tests.ui.vivaroi.hall.conftest import players
from tools.pages import pages_of
from tools.positions import family, table_at
from tools.soak.words import recorded
from vivaroi_gui.ai.review import Luck, Progress
from vivaroi_gui.ai.vivaroi.review.parts import Award, Honour
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.records import Result
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.fonts import scale_text
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.final_page import FinalPage
from vivaroi_gui.ui.vivaroi.final_page.award_card import AwardCard
from vivaroi_gui.ui.vivaroi.final_page.honours import given_awards

SECRET = Award(Honour.SECRET, 0, after=0.04)
BOOK = Award(Honour.OPEN_BOOK, 1, after=0.71)
BLUFFER = Award(Honour.BLUFFER, 2, trails=2)
CLOSE = Award(Honour.CLOSE_CALL, 3, before=0.3, after=0.59)
ALL = tuple(Award(honour, 0, other=1, trails=1) for honour in Honour)


@pytest.fixture
def page(settings: Settings, focused: Focused) -> FinalPage:
    page = FinalPage(settings)
    page.resize(1440, 854)
    focused(page)
    return page


def laid(page: FinalPage, count: int = 4) -> None:
    """A game that is over on the page, of which nothing is found out yet."""
    view = over(count)
    page.set_game(players(count), Options(count), TableOptions())
    page.show_view(view)


def over(count: int = 4) -> View:
    totals = tuple(10 * (seat + 1) for seat in range(count))
    result = Result((count - 1,), totals, (count - 1,), totals)
    return with_result(played(count, 3, until=3)[0], result)


def told(page: FinalPage, *awards: Award, is_complete: bool = False) -> None:
    for award in awards:
        page.add(award)
    if is_complete:
        page.add(Progress(1.0))


def cards(page: FinalPage) -> list[AwardCard]:
    return [card for card in page.findChildren(AwardCard) if card.isVisible()]


def spoken(page: FinalPage) -> list[str]:
    return [card.accessibleName() for card in cards(page)]


def test_awards_come_in_below_and_move_nothing(page: FinalPage) -> None:
    laid(page)
    before = [row.geometry() for row in page.rows], page.layout_now.paper
    told(page, SECRET, CLOSE, is_complete=True)
    assert spoken(page) == [
        "Best-kept secret. Giulia: onlookers guess the card 4 times in 100.",
        "The closest call. Luc: 59 chances in 100 to win; with one vote changed, 30.",
    ]
    assert ([row.geometry() for row in page.rows], page.layout_now.paper) == before
    assert all(card.y() >= page.layout_now.award(0, 2).y() for card in cards(page))
    assert cards(page)[0].accessibleDescription().startswith("The true card of which")


def test_they_come_together_once_the_last_is_found_and_none_moves_then(page: FinalPage) -> None:
    laid(page)
    told(page, CLOSE, SECRET)
    assert not cards(page)
    page.add(Luck((0.0,) * 4, (0.0,) * 4))
    first = cards(page)[0].geometry()
    assert spoken(page)[0].startswith("The closest call")
    told(page, is_complete=True)
    assert cards(page)[0].geometry() == first
    assert len(cards(page)) == 2


@pytest.mark.parametrize(("count", "abreast"), [(2, [2]), (3, [3]), (4, [2, 2]), (5, [3, 2])])
def test_no_award_stands_alone_below_the_others(
    page: FinalPage, count: int, abreast: list[int]
) -> None:
    laid(page)
    kind = [one for one in ALL if one.honour is not Honour.OPEN_BOOK]
    told(page, *kind[:count], is_complete=True)
    rows = Counter(card.y() for card in cards(page))
    assert list(rows.values()) == abreast
    assert max(card.geometry().right() for card in cards(page)[-abreast[-1] :]) == max(
        card.geometry().right() for card in cards(page)
    )


def test_where_nobody_stands_out_it_says_so_once_all_is_known(page: FinalPage) -> None:
    laid(page)
    told(page)
    assert page._awards.accessibleDescription() == "Looking for awards"
    told(page, is_complete=True)
    assert page._awards.accessibleDescription() == "Nobody stood out enough for an award."


def test_another_game_has_none_of_the_last_one(page: FinalPage) -> None:
    laid(page)
    told(page, SECRET, is_complete=True)
    page.set_game(players(4), Options(4), TableOptions())
    page.show_view(over())
    assert not cards(page)


def test_a_page_that_is_watched_again_keeps_no_room_for_them(settings: Settings) -> None:
    watched, live = FinalPage(settings, is_live=False), FinalPage(settings)
    for page in (watched, live):
        page.resize(1440, 854)
        laid(page)
    assert watched.layout_now.paper.height() > live.layout_now.paper.height()
    assert watched._explain.isHidden()
    assert not live._explain.isHidden()


def test_few_of_them_are_as_high_as_the_room_and_alike(page: FinalPage) -> None:
    for count in (1, 2, 3):
        laid(page)
        told(page, *ALL[:count], is_complete=True)
        widths = [card.face.width() for card in cards(page)]
        assert max(widths) - min(widths) < 0.01
        high = cards(page)[0]
        assert abs(high.face.height() - page.layout_now.awards.height()) < 1
        middle = (cards(page)[0].x() + cards(page)[-1].geometry().right()) / 2
        assert abs(middle - page._awards.width() / 2) < 3


def test_below_the_paper_there_is_something_from_the_first_moment_on(page: FinalPage) -> None:
    laid(page)
    assert page._awards.isVisible()
    paper, tray = page.layout_now.paper, page._awards.geometry()
    assert tray.top() <= paper.bottom() + 20
    assert tray.bottom() > page.height() - 40


def test_where_nothing_is_explained_no_room_is_kept_for_awards(page: FinalPage) -> None:
    laid(page)
    kept = page.layout_now.paper.height()
    page.hide_more()
    assert page.layout_now.paper.height() > kept


def test_at_most_six_are_given() -> None:
    assert len(given_awards(ALL, over(), players(4))) == 6


def test_nobody_is_called_an_open_book_who_came_last_or_where_a_child_may_sit() -> None:
    last = BOOK._replace(person=0)
    assert given_awards((SECRET, BOOK), over(), players(4)) == (SECRET, BOOK)
    assert given_awards((SECRET, last), over(), players(4)) == (SECRET,)
    novice = replace(players(4)[3], level="novice")
    assert given_awards((SECRET, BOOK), over(), (*players(4)[:3], novice)) == (SECRET,)


@pytest.mark.parametrize("size", [(1024, 554), (1440, 854), (3840, 2114)])
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_cards_are_on_the_page_and_apart(
    page: FinalPage, size: tuple[int, int], count: int
) -> None:
    page.resize(*size)
    laid(page, count)
    told(page, *ALL, is_complete=True)
    layout = page.layout_now
    shown = [layout.award(number, 6).translated(layout.awards.topLeft()) for number in range(6)]
    for one, other in itertools.pairwise(shown):
        assert not one.intersects(other)
    assert layout.paper.bottom() < shown[0].top()
    assert shown[-1].bottom() <= page.height()
    assert layout.is_lined or shown[2].right() <= layout.paper.right() + 1


def test_a_long_line_is_moved_by_keys_wheel_and_arrows(page: FinalPage) -> None:
    laid(page, 6)
    told(page, *ALL, is_complete=True)
    line = page._awards
    first = cards(page)[0]
    start = first.x()
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Right)
    assert first.x() < start
    QTest.keyClick(line, Qt.Key.Key_Left)
    assert first.x() == start
    at = QPointF(line.rect().center())
    turn = QPoint(0, -120)
    QApplication.sendEvent(
        line,
        QWheelEvent(
            at,
            line.mapToGlobal(at),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )
    assert first.x() < start
    QTest.mouseClick(line._turners[0], Qt.MouseButton.LeftButton)
    assert first.x() == start


def test_they_come_by_themselves_once_the_end_is_seen(
    opened: Opened, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.parts = [SECRET, Progress(0.5), CLOSE, Progress(1.0)]
    window = opened()
    window.open(table_at(lambda view: view.result is not None, family(4), Options(4)))
    page = pages_of(window).end
    qtbot.waitUntil(lambda: len(cards(page)) == 2)
    assert not window.reviews.is_open


def test_the_button_asks_for_the_explanation(page: FinalPage) -> None:
    laid(page)
    asked: list[int] = []
    page.explanation_wanted.connect(lambda: asked.append(1))
    QTest.mouseClick(page._explain, Qt.MouseButton.LeftButton)
    QTest.keyClick(page._explain, Qt.Key.Key_Return)
    assert asked == [1, 1]
    page.resize(1024, 554)
    assert page._explain.text() == "Explain"
    assert page._explain.accessibleName() == "Explain the game"


def test_large_text_leaves_the_titles_of_awards_whole(page: FinalPage) -> None:
    scale_text(1.5)
    try:
        page.resize(960, 465)
        laid(page)
        told(page, SECRET, BOOK, BLUFFER, CLOSE, is_complete=True)
        QApplication.processEvents()
        assert cards(page)
        for card in cards(page):
            with recorded() as record:
                card.refresh()
                card.grab()
            assert record.words
            assert not [one.text for one in record.words if "…" in one.text]
    finally:
        scale_text(1.0)
