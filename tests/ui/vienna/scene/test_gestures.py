"""Every way of input gives the same move, and says why where there is none."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.ui.vienna.scene.conftest import Person
from tests.ui.vienna.scene.positions import STOP, Match, before_evaluation, in_turn, with_gendarme
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.rules.vienna.moves import (
    Gendarme,
    NoCoinToGoBack,
    NotOnTheStreet,
    Occupied,
    Place,
    SetGendarme,
    WrongNumber,
)
from vivaroi_gui.ui.vienna.scene.marks import Mark
from vivaroi_gui.ui.vienna.selection import Use

Move = Place | SetGendarme
_CTRL, _NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def by_click(hand: Person, move: Move) -> None:
    hand.click(hand.on(move.stop))


def by_drag(hand: Person, move: Move) -> None:
    hand.drag(move.stop)


def by_arrows(hand: Person, move: Move) -> None:
    """Home to the first lit stop, then from course to course and along it."""
    hand.key(Qt.Key.Key_Down)
    for _ in range(40):
        here = hand.town._hand.cursor
        if here == move.stop:
            break
        assert here is not None
        hand.key(towards(hand, here, move.stop))
    hand.key(Qt.Key.Key_Return)


def towards(hand: Person, here: int, there: int) -> Qt.Key:
    way = hand.layout.pad(there).center() - hand.layout.pad(here).center()
    if abs(way.y()) > 20 * hand.layout.scale and {here, there} != {GEHEIMBUND, 20}:
        return Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up
    return Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left


def by_handle(hand: Person, move: Move) -> None:
    """As assistive technology presses it."""
    hand.town._handles.all[move.stop].click()


@pytest.mark.parametrize("route", [by_click, by_drag, by_handle])
def test_each_route_places_chosen_dice_on_each_stop_that_they_fit(
    hand: Person, route: Callable[[Person, Move], None]
) -> None:
    view = hand.see(in_turn())
    for move in view.legal:
        if isinstance(move, Place):
            hand.take(*move.dice)
            route(hand, move)
            assert hand.chosen == [move], route
            hand.chosen.clear()
    assert not hand.refused


@pytest.mark.parametrize("route", [by_click, by_arrows, by_handle])
def test_each_route_puts_the_gendarme_on_each_free_stop(
    hand: Person, route: Callable[[Person, Move], None]
) -> None:
    view = hand.see(with_gendarme())
    for move in view.legal[::5]:
        assert isinstance(move, SetGendarme)
        hand.town._hand.cursor = None
        route(hand, move)
        assert hand.chosen == [move], route
        hand.chosen.clear()
    assert not hand.refused


def test_dice_go_by_arrows_among_lit_stops_and_by_enter_to_the_one_that_is_reached(
    hand: Person,
) -> None:
    hand.see(in_turn())
    hand.take(2, 3)
    lit = set(hand.town._hand.offered)
    hand.key(Qt.Key.Key_Down)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up) * 3:
        hand.key(key)
        assert hand.town._hand.cursor in lit
    hand.key(Qt.Key.Key_Space)
    assert hand.chosen == [Place(hand.town._hand.cursor or 0, (2, 3))]


def test_with_control_arrows_reach_all_stops_and_pages_follow_the_street(hand: Person) -> None:
    hand.see(in_turn())
    hand.take(2)
    hand.key(Qt.Key.Key_PageDown)
    assert hand.town._hand.cursor == GEHEIMBUND
    hand.key(Qt.Key.Key_PageDown)
    assert hand.town._hand.cursor == STOP["krieau"]
    hand.key(Qt.Key.Key_Right, _CTRL)
    assert hand.town._hand.cursor == STOP["prater"]
    hand.key(Qt.Key.Key_PageUp)
    hand.key(Qt.Key.Key_PageUp)
    hand.key(Qt.Key.Key_PageUp)
    assert hand.town._hand.cursor == STOP["heuriger"]


def test_in_an_evaluation_arrows_are_left_to_whoever_leafs_through_it(hand: Person) -> None:
    match = before_evaluation()
    match.place(0, "oper", 2)
    hand.see(match)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        press = QKeyEvent(QEvent.Type.KeyPress, key, _NONE)
        hand.town.keyPressEvent(press)
        assert not press.isAccepted()
    hand.key(Qt.Key.Key_PageDown)
    hand.key(Qt.Key.Key_PageDown)
    hand.key(Qt.Key.Key_Right, _CTRL)
    assert hand.town._hand.cursor == STOP["prater"]


def test_the_focus_is_seen_and_is_on_the_stop_that_is_reached(hand: Person) -> None:
    hand.see(in_turn())
    hand.key(Qt.Key.Key_PageDown)
    hand.key(Qt.Key.Key_PageDown)
    states, handles = hand.town._stage.states, hand.town._handles
    assert handles.all[STOP["krieau"]].hasFocus()
    assert states.stop_of("focus") == STOP["krieau"]
    hand.click(QPoint(hand.town.width() - 10, 10))
    assert states.stop_of("focus") is None


def test_tab_comes_to_the_town_once_and_leaves_it_again(hand: Person) -> None:
    window = hand.town.window()
    before, after = QPushButton("before", window), QPushButton("after", window)
    for button in (before, after):
        button.show()
    QWidget.setTabOrder(before, hand.town)
    QWidget.setTabOrder(hand.town, after)
    hand.see(in_turn())
    hand.take(2)
    before.setFocus()
    hand.key(Qt.Key.Key_Tab)
    assert hand.town._hand.cursor in hand.town._hand.offered
    assert hand.town._handles.has_focus
    hand.key(Qt.Key.Key_Tab)
    assert after.hasFocus()
    hand.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert hand.town._handles.has_focus
    hand.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert before.hasFocus()


# --- without dice, and with too many -------------------------------------------------------------


@pytest.mark.parametrize("presses", [1, 2])
def test_a_stop_that_is_pressed_without_dice_is_explained_however_often(
    hand: Person, presses: int
) -> None:
    told: list[tuple[str, str, list[Place]]] = []
    hand.town.asked.connect(lambda *said: told.append(said))
    hand.see(in_turn())
    for _ in range(presses):
        hand.click(hand.on(STOP["naschmarkt"]))
    assert (hand.selection.own, hand.chosen, hand.refused) == ((), [], [])
    assert len(told) == presses
    name, text, ways = told[-1]
    assert name.startswith("Naschmarkt")
    assert "Your dice that fit: 3" in text
    assert Place(STOP["naschmarkt"], (3,)) in ways


def test_a_double_click_without_dice_places_nothing(hand: Person) -> None:
    hand.see(in_turn())
    at = hand.on(STOP["naschmarkt"])
    hand.click(at)
    QTest.mouseDClick(hand.town.viewport(), Qt.MouseButton.LeftButton, pos=at)
    hand.click(at)
    assert (hand.selection.own, hand.chosen) == ((), [])


@pytest.mark.parametrize(
    ("stop", "said"),
    [
        ("oper", "Dice of"),
        ("landtmann", "The gendarme"),
        ("heuriger", "None of your dice fit."),
    ],
)
def test_a_stop_that_takes_no_dice_says_why_before_any_are_chosen(
    hand: Person, stop: str, said: str
) -> None:
    told: list[str] = []
    hand.town.asked.connect(lambda _, text, ways: told.append(text))
    hand.see(in_turn())
    hand.click(hand.on(STOP[stop]))
    assert said in told[0]


def test_nothing_is_lit_while_dice_are_chosen_to_be_thrown_again(hand: Person) -> None:
    hand.see(in_turn())
    hand.take(2)
    assert hand.town._stage.states.marked
    hand.selection.begin(Use.REROLLING)
    assert not hand.town._stage.states.marked


def test_esc_lets_go_of_the_chosen_dice_before_it_is_anybodys_shortcut(hand: Person) -> None:
    hand.see(in_turn())
    hand.take(2)
    escape = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Escape, Qt.KeyboardModifier(0))
    escape.ignore()
    QApplication.sendEvent(hand.town, escape)
    assert escape.isAccepted()
    hand.key(Qt.Key.Key_Escape)
    assert not hand.selection.chosen
    escape.ignore()
    QApplication.sendEvent(hand.town, escape)
    assert not escape.isAccepted()


# --- why not -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stop", "cause"),
    [
        ("oper", Occupied),
        ("landtmann", Gendarme),
        ("hofburg", WrongNumber),
    ],
)
def test_a_stop_that_does_not_take_the_dice_says_why_with_a_cross(
    hand: Person, stop: str, cause: type
) -> None:
    hand.see(in_turn())
    hand.take(2)
    hand.click(hand.on(STOP[stop]))
    assert [type(one) for one in hand.refused] == [cause]
    assert hand.town._stage.states.stop_of("refused") == STOP[stop]
    assert not hand.chosen
    hand.take(3)
    hand.move(hand.on(STOP["karlskirche"]))
    assert hand.town._stage.states.stop_of("refused") is None


def test_without_a_coin_nothing_behind_the_carriage_is_lit(hand: Person) -> None:
    match = in_turn()
    match.state.coins[0] = 0
    hand.see(match)
    hand.take(3)
    assert STOP["karlskirche"] not in hand.town._hand.offered
    hand.click(hand.on(STOP["karlskirche"]))
    assert [type(one) for one in hand.refused] == [NoCoinToGoBack]


def test_the_gendarme_is_not_taken_by_the_yard(hand: Person) -> None:
    hand.see(with_gendarme())
    hand.click(hand.on(GEHEIMBUND))
    assert [type(one) for one in hand.refused] == [NotOnTheStreet]


def test_who_only_looks_on_presses_in_vain_and_is_told_nothing(hand: Person) -> None:
    hand.see(in_turn(), seat=1)
    hand.click(hand.on(STOP["naschmarkt"]))
    hand.key(Qt.Key.Key_PageDown)
    hand.key(Qt.Key.Key_Return)
    assert not hand.chosen
    assert not hand.refused


# --- what is lit ---------------------------------------------------------------------------------


def test_the_stops_that_the_dice_fit_are_lit_and_those_behind_say_what_it_costs(
    hand: Person,
) -> None:
    hand.see(in_turn())
    hand.take(3)
    assert hand.town._stage.states.marked == {
        GEHEIMBUND: Mark.LEGAL,
        STOP["naschmarkt"]: Mark.BEHIND,
        STOP["karlskirche"]: Mark.BEHIND,
        STOP["albertina"]: Mark.BEHIND,
    }
    hand.take(2, 3)
    assert hand.town._stage.states.marked[STOP["burgtheater"]] is Mark.LEGAL


def test_the_dice_are_seen_faintly_where_they_would_lie(hand: Person) -> None:
    hand.see(in_turn())
    hand.take(2, 3)
    hand.move(hand.on(STOP["burgtheater"]))
    states = hand.town._stage.states
    assert states.marked[STOP["burgtheater"]] is Mark.POINTED
    shown = [(ghost.look, ghost.pos()) for ghost in states._ghosts if ghost.isVisible()]
    slots = [hand.layout.slot(STOP["burgtheater"], slot) for slot in (0, 1)]
    assert [at for _, at in shown] == slots
    assert [look.face for look, _ in shown if look] == [2, 3]
    hand.move(QPoint(hand.town.width() - 10, 10))
    assert not any(ghost.isVisible() for ghost in states._ghosts)


def test_a_hint_marks_its_stop_until_it_is_gone(hand: Person) -> None:
    hand.see(in_turn())
    hand.town.set_hint(Place(STOP["burgtheater"], (5,)))
    assert hand.town._stage.states.stop_of("hint") == STOP["burgtheater"]
    hand.town.set_hint(None)
    assert hand.town._stage.states.stop_of("hint") is None


def test_dice_that_are_carried_light_the_stop_below_them_and_go_home_beside_it(
    hand: Person,
) -> None:
    hand.see(in_turn())
    hand.take(5)
    hand.town.carry(hand.layout.pad(STOP["burgtheater"]).center())
    assert hand.town._stage.states.marked[STOP["burgtheater"]] is Mark.POINTED
    assert not hand.town.drop(hand.layout.area.bottomRight() + QPoint(50, -50))
    assert not hand.chosen
    assert not hand.refused


def test_the_mouse_takes_over_from_the_keys(hand: Person) -> None:
    hand.see(in_turn())
    hand.key(Qt.Key.Key_PageDown)
    assert hand.town._stage.states.stop_of("focus") == GEHEIMBUND
    hand.move(hand.on(STOP["burgtheater"]))
    assert hand.town._stage.states.stop_of("focus") is None


def test_another_game_begins_with_nothing_pointed_at(hand: Person) -> None:
    hand.see(in_turn())
    hand.key(Qt.Key.Key_PageDown)
    hand.see(Match(players=3, dice=(1, 2, 3, 4, 5)), players=3)
    assert hand.town._hand.cursor is None
    assert len(hand.town._stage.carriages.own) == 3
