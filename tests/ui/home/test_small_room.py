"""The home page where there is room for one thing at a time: three tabs, and the gates."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.home.conftest import Host, laying
from tools.soak.rooms import _of_widgets
from vivaroi_gui.ui.home.arrangement import KIND, OPTIONS, PLAYERS
from vivaroi_gui.ui.settings import Settings

BAR = 48
"""Pixels of the window above the page."""


@pytest.fixture(scope="module")
def host(fonts: None) -> Iterator[Host]:
    with laying(Settings()) as one:
        yield one


def _tab(host: Host, number: int) -> None:
    host.click(host.page.arrangement.tabs.segments[number])
    QApplication.processEvents()


@pytest.mark.parametrize("size", [(720, 450 - BAR), (960, 540 - BAR), (1440, 900 - BAR)], ids=str)
def test_everything_is_reached_by_three_tabs_and_the_gates_stay_in_sight(
    host: Host, size: tuple[int, int]
) -> None:
    page = host.page
    page.resize(*size)
    is_small = size[0] < 1024
    for number in (PLAYERS, KIND, OPTIONS) if is_small else (PLAYERS,):
        if is_small:
            _tab(host, number)
        QApplication.processEvents()
        assert page.start.visibleRegion().boundingRect() == page.start.rect()
        assert not [*_of_widgets(page)]
        assert page.seats.isVisible() is (number == PLAYERS)
        assert page.form.isVisible() is (number == KIND or not is_small)
        assert page.switches.isVisible() is (number == OPTIONS or not is_small)


def test_a_game_is_chosen_and_begun_in_a_small_room(host: Host) -> None:
    host.page.resize(720, 450 - BAR)
    _tab(host, KIND)
    host.click(host.form.cards[1])
    _tab(host, PLAYERS)
    host.click(host.page.start)
    ((_, options),) = host.started
    assert options.rounds == 1


def test_whoever_never_played_is_offered_the_guided_round_beside_learning(host: Host) -> None:
    page, wished = host.page, list[str]()
    page.invitation.accepted.connect(wished.append)
    for size, met, is_seen in (
        ((1440, 900), "", False),
        ((960, 540), "", True),
        ((960, 540), "guided-2003", False),
        ((960, 540), "", True),
    ):
        host.settings.update(guides_met=met)
        page.resize(size[0], size[1] - BAR)
        page.set_unfinished({})
        assert page.guide.isVisible() is is_seen
        assert page.invitation.isVisible() is (size[0] > 1000)
    host.click(page.guide)
    assert wished == ["guided-2003"]


def test_tab_goes_by_the_chosen_of_the_three_tabs_before_the_seats(host: Host) -> None:
    page = host.page
    page.resize(960, 540 - BAR)
    _tab(host, OPTIONS)
    _tab(host, KIND)
    _tab(host, PLAYERS)
    page.learn.setFocus()
    QTest.keyClick(page.learn, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.arrangement.tabs.segments[PLAYERS]
    QTest.keyClick(page.arrangement.tabs.segments[PLAYERS], Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.seats.mix


def test_tab_comes_to_the_games_before_the_gates_where_they_lie_on_the_sheet(host: Host) -> None:
    page = host.page
    page.resize(960, 540 - BAR)
    _tab(host, KIND)
    first, second = page.offers.cards.values()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is second
    QTest.keyClick(second, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.start
    page.resize(1440, 900 - BAR)
    page.start.setFocus()
    QTest.keyClick(page.start, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is first
    page.resize(960, 540 - BAR)
