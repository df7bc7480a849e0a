"""Dice are dragged with the mouse out of the tray, over the whole page, onto a stop."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.conftest import Focused
from tests.ui.vienna.scene.positions import STOP, in_turn
from tools.positions import family
from vivaroi_gui.rules.vienna.moves import Move, Place
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vienna.scene.marks import Mark
from vivaroi_gui.ui.vienna.table_page import TablePage

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def page(settings: Settings, focused: Focused) -> Iterator[TablePage]:
    """A turn with 2, 3, 5 and 6 in the tray."""
    page = TablePage(settings)
    page.resize(1024, 604)
    view = in_turn().view()
    page.set_game(family(4, 1), view.options, TableOptions())
    page.show_view(view)
    focused(page)
    yield page
    page.skip()


def die(page: TablePage, face: int) -> QWidget:
    buttons = page.column.hand.dice.buttons
    return next(button for button in buttons if button.face == face)


def pull(page: TablePage, face: int, to: QPointF) -> QPoint:
    """Takes a die and moves it there on the page, with the button down; where it is now."""
    button = die(page, face)
    start = button.rect().center()
    QTest.mousePress(button, _LEFT, _NONE, start)
    there = button.mapFrom(page, to.toPoint())
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(button, start + (there - start) * share)
    return there


def on(page: TablePage, stop: str) -> QPointF:
    return page.town._stage.layout.pad(STOP[stop]).center()


def test_a_die_is_carried_to_a_stop_and_placed_there(page: TablePage) -> None:
    chosen: list[Move] = []
    page.chosen.connect(chosen.append)
    there = pull(page, 5, on(page, "burgtheater"))
    assert page.town._stage.states.marked[STOP["burgtheater"]] is Mark.POINTED
    QTest.mouseRelease(die(page, 5), _LEFT, _NONE, there)
    assert chosen == [Place(STOP["burgtheater"], (5,))]


def test_a_chosen_die_takes_the_other_one_along(page: TablePage) -> None:
    chosen: list[Move] = []
    page.chosen.connect(chosen.append)
    QTest.mouseClick(die(page, 2), _LEFT)
    QTest.mouseClick(die(page, 3), _LEFT)
    there = pull(page, 3, on(page, "burgtheater"))
    QTest.mouseRelease(die(page, 3), _LEFT, _NONE, there)
    assert chosen == [Place(STOP["burgtheater"], (2, 3))]


def test_beside_the_stops_it_goes_home_and_on_a_wrong_one_it_says_why(page: TablePage) -> None:
    chosen: list[Move] = []
    page.chosen.connect(chosen.append)
    refused: list[object] = []
    page.town.refused.connect(refused.append)
    there = pull(page, 5, QPointF(page.width() - 40, 300))
    QTest.mouseRelease(die(page, 5), _LEFT, _NONE, there)
    assert not refused
    there = pull(page, 5, on(page, "hofburg"))
    QTest.mouseRelease(die(page, 5), _LEFT, _NONE, there)
    assert len(refused) == 1
    assert not chosen
    assert not page.town._hand.is_carrying


def test_esc_lets_go_in_the_middle(page: TablePage) -> None:
    chosen: list[Move] = []
    page.chosen.connect(chosen.append)
    there = pull(page, 5, on(page, "burgtheater"))
    QTest.keyClick(die(page, 5), Qt.Key.Key_Escape)
    assert not page.town._hand.is_carrying
    QTest.mouseRelease(die(page, 5), _LEFT, _NONE, there)
    assert not chosen


def test_digits_choose_dice_while_the_town_has_the_keys(page: TablePage) -> None:
    page.town.setFocus()
    QTest.keyClick(page.town, Qt.Key.Key_PageDown)
    focus = page.window().focusWidget()
    assert focus is page.town._handles.all[0]
    QTest.keyClick(focus, Qt.Key.Key_2)
    QTest.keyClick(focus, Qt.Key.Key_3)
    assert page._selection.own == (2, 3)
    chosen: list[Move] = []
    page.chosen.connect(chosen.append)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert chosen == [Place(0, (2, 3))]
