"""Every way of input gives the same move, and every way out brings the pawn home."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.vivaroi.scene.conftest import Person
from tests.ui.vivaroi.scene.positions import INDEX, Match, ascent, placing
from vivaroi_gui.rules.core import NotYourTurn, WrongPhase
from vivaroi_gui.rules.vivaroi.data import RESERVE, THRONE
from vivaroi_gui.rules.vivaroi.moves import (
    AlreadyPlaced,
    FloorFull,
    Move,
    MoveUp,
    NotAPlacingFloor,
    NotOneFloor,
    NotUp,
    Place,
)
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.vivaroi.scene.marks import Frame, figure_areas
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.refusals import refusal_words

ALIGHIERO, IRINA = INDEX["alighiero"], INDEX["irina"]
ODESSA, PIERO = INDEX["odessa"], INDEX["piero"]
SKY = QPoint(820, 40)


def _floor(move: Move) -> int:
    assert isinstance(move, Place | MoveUp)
    return move.floor if isinstance(move, Place) else move.to


def _character(move: Move) -> int:
    assert isinstance(move, Place | MoveUp)
    return move.character


def by_drag(hand: Person, move: Move) -> None:
    hand.drag(_character(move), hand.on(_floor(move)))


def by_two_clicks(hand: Person, move: Move) -> None:
    hand.click(hand.at(_character(move)))
    hand.click(hand.on(_floor(move)))


def by_letter_and_digit(hand: Person, move: Move) -> None:
    hand.key(lore("2003").character(_character(move))[0])
    hand.key(Qt.Key.Key_Return)
    hand.key(str(_floor(move)))


def by_letter_and_arrows(hand: Person, move: Move) -> None:
    hand.key(lore("2003").character(_character(move))[0])
    hand.key(Qt.Key.Key_Space)
    if isinstance(move, Place):
        for _ in range(move.floor - 1):
            hand.key(Qt.Key.Key_Up)
    hand.key(Qt.Key.Key_Return)


def by_tab_and_enter(hand: Person, move: Move) -> None:
    for _ in range(13):
        hand.key(Qt.Key.Key_Tab)
        if hand.board._hand.cursor == _character(move):
            break
    hand.key(Qt.Key.Key_Return)
    if isinstance(move, Place):
        for _ in range(move.floor - 1):
            hand.key(Qt.Key.Key_Up)
    hand.key(Qt.Key.Key_Return)


def by_menu(hand: Person, move: Move) -> None:
    menu = hand.board.menu_for(_character(move))
    assert menu is not None
    floor = _floor(move)
    words = (
        lore("2003").on_floor(floor) if isinstance(move, Place) else lore("2003").to_floor(floor)
    )
    (action,) = [action for action in menu.actions() if words in plain(action.text())]
    assert action.isEnabled()
    action.trigger()
    menu.deleteLater()


ROUTES = (
    by_drag,
    by_two_clicks,
    by_letter_and_digit,
    by_letter_and_arrows,
    by_tab_and_enter,
    by_menu,
)


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("position", [placing, ascent])
def test_each_route_chooses_each_legal_move(
    hand: Person, route: Callable[[Person, Move], None], position: Callable[[], Match]
) -> None:
    view = position().view()
    moves = view.legal if route is not by_tab_and_enter else view.legal[:8]
    for move in moves:
        hand.board.show_view(view)
        hand.board._hand.cursor = None
        route(hand, move)
        assert hand.chosen == [move], route
        hand.chosen.clear()
    assert not hand.refused


def test_whoever_waits_at_the_gate_is_taken_by_the_frame_around_too(hand: Person) -> None:
    hand.board.show_view(placing().view())
    outline = hand.cast.pawns[PIERO].outline()
    edge = QPoint(round(outline.right()) + 5, round(outline.center().y()))
    assert not outline.contains(edge.toPointF())
    hand.click(edge)
    assert hand.selected == [PIERO]


def test_a_pawn_clicked_twice_is_deselected(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    hand.click(hand.at(ALIGHIERO))
    hand.click(hand.at(ALIGHIERO))
    assert hand.selected == [ALIGHIERO, None]


def test_escape_deselects_and_is_then_left_to_the_window(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    hand.click(hand.at(ALIGHIERO))
    hand.key(Qt.Key.Key_Escape)
    assert hand.selected == [ALIGHIERO, None]
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(hand.board, event)
    assert not event.isAccepted()


def test_another_movable_pawn_is_selected_instead(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    hand.click(hand.at(ALIGHIERO))
    hand.click(hand.at(PIERO))
    assert hand.selected == [ALIGHIERO, PIERO]
    assert not hand.chosen


def test_a_click_on_a_floor_alone_moves_nobody(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    hand.click(hand.on(4))
    assert not hand.chosen
    assert not hand.refused


def test_a_drag_goes_on_outside_the_window_and_back(hand: Person) -> None:
    hand.board.show_view(placing().view())
    hand.lift(IRINA, QPoint(-300, -200))
    QApplication.sendEvent(hand.board.viewport(), QEvent(QEvent.Type.Leave))
    hand.move(QPoint(2000, 400))
    assert hand.board._hand.drag is not None
    hand.move(hand.on(2))
    hand.release(hand.on(2))
    assert hand.chosen == [Place(IRINA, 2)]


def _release_in_the_sky(hand: Person) -> None:
    hand.move(SKY)
    hand.release(SKY)


def _release_outside(hand: Person) -> None:
    hand.move(QPoint(-50, -50))
    hand.release(QPoint(-50, -50))


def _release_on_the_own_place(hand: Person) -> None:
    hand.release(hand.board._stage.cast.stand(IRINA).feet.toPoint())  # type: ignore[union-attr]


def _curtain(hand: Person) -> None:
    hand.board.cancel_gesture()


def _resize(hand: Person) -> None:
    hand.board.resize(1200, 700)
    hand.board.settle()


def _another_view(hand: Person) -> None:
    match = placing()
    match.play(0, Place(ODESSA, 3))
    hand.board.show_view(match.view())


def _animation(hand: Person) -> None:
    match = placing()
    hand.board.animate(match.play(0, Place(ODESSA, 3)), match.view())
    hand.board.skip()


WAYS_OUT = (
    _release_in_the_sky,
    _release_outside,
    _release_on_the_own_place,
    _curtain,
    _resize,
    _another_view,
    _animation,
)


@pytest.mark.parametrize("way_out", WAYS_OUT)
def test_each_way_out_of_a_drag_brings_the_pawn_home(
    hand: Person, way_out: Callable[[Person], None]
) -> None:
    hand.board.show_view(placing().view())
    hand.lift(IRINA, hand.on(2) + QPoint(30, 30))
    assert not hand.is_home(IRINA)
    way_out(hand)
    hand.board._poses.finish()
    assert hand.board._hand.drag is None
    assert hand.is_home(IRINA)
    assert sum(pawn.isVisible() for pawn in hand.cast.pawns) == 13
    hand.release(SKY)
    assert not hand.chosen
    assert not hand.refused


def test_the_right_button_that_ended_a_drag_opens_no_menu(hand: Person) -> None:
    hand.board.show_view(placing().view())
    at = hand.at(PIERO)
    hand.lift(IRINA, at)
    hand.press(at, Qt.MouseButton.RightButton)
    reason, where = QContextMenuEvent.Reason.Mouse, hand.board.viewport().mapToGlobal(at)
    QApplication.sendEvent(hand.board.viewport(), QContextMenuEvent(reason, at, where))
    assert hand.board._menu is None
    assert hand.board._hand.drag is None
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton):
        hand.release(at, button)  # Qt remembers what is down, over all tests that follow


def test_after_a_cancelled_drag_the_next_one_works(hand: Person) -> None:
    hand.board.show_view(placing().view())
    hand.lift(IRINA, hand.on(2))
    hand.key(Qt.Key.Key_Escape)
    hand.release(hand.on(2))
    assert not hand.chosen
    hand.board._poses.finish()
    hand.drag(IRINA, hand.on(2))
    assert hand.chosen == [Place(IRINA, 2)]


def test_a_move_that_nobody_plays_brings_the_pawn_home(hand: Person) -> None:
    hand.board.show_view(placing().view())
    hand.drag(IRINA, hand.on(2))
    hand.board._poses.finish()
    assert hand.chosen
    assert hand.is_home(IRINA)


# --- refusals --------------------------------------------------------------------------------


def test_a_full_floor_refuses_with_its_reason(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    hand.click(hand.at(IRINA))
    assert [type(cause) for cause in hand.refused] == [FloorFull]
    assert hand.board._stage.lights.has_alarm


@pytest.mark.parametrize(
    ("character", "floor", "cause"),
    [
        ("alighiero", 2, NotOneFloor),
        ("alighiero", THRONE, NotOneFloor),
        ("dario", 0, NotUp),
        ("piero", 0, NotUp),
    ],
)
def test_a_wrong_floor_is_refused_by_drag_and_by_click(
    hand: Person, character: str, floor: int, cause: type[Exception]
) -> None:
    hand.board.show_view(ascent().view())
    hand.drag(INDEX[character], hand.on(floor))
    hand.board._poses.finish()
    hand.click(hand.at(INDEX[character]))
    hand.click(hand.on(floor))
    assert [type(refused) for refused in hand.refused] == [cause, cause]
    assert not hand.chosen
    hand.board._poses.finish()
    assert hand.is_home(INDEX[character])


def test_after_a_wrong_floor_the_next_click_may_find_the_right_one(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    pawn = INDEX["alighiero"]
    hand.click(hand.at(pawn))
    hand.click(hand.on(2))
    assert not hand.chosen
    hand.click(hand.on(1))
    assert hand.chosen == [MoveUp(pawn, 1)]


def test_placing_on_the_servants_floor_is_refused(hand: Person) -> None:
    hand.board.show_view(placing().view())
    hand.drag(IRINA, hand.on(0))
    assert [type(refused) for refused in hand.refused] == [NotAPlacingFloor]


def test_a_placed_character_is_refused_while_placing(hand: Person) -> None:
    match = placing()
    for seat, name in enumerate(("irina", "piero", "odessa")):
        match.play(seat, Place(INDEX[name], 2))
    hand.board.show_view(match.view())
    hand.click(hand.at(IRINA))
    assert [type(refused) for refused in hand.refused] == [AlreadyPlaced]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_pawns_are_locked_outside_the_own_turn(hand: Person, seat: int | None) -> None:
    hand.board.show_view(ascent().view(seat))
    hand.drag(PIERO, hand.on(4))
    hand.click(hand.at(PIERO))
    hand.key("P")
    hand.key(Qt.Key.Key_Return)
    assert [type(refused) for refused in hand.refused] == [NotYourTurn] * 3
    assert not hand.chosen
    hand.board._poses.finish()
    assert hand.is_home(PIERO)


def test_nothing_moves_during_an_election(hand: Person) -> None:
    match = _on_the_throne()
    hand.board.show_view(match.view())
    hand.click(hand.at(INDEX["odessa"]))
    assert [type(refused) for refused in hand.refused] == [WrongPhase]


def _on_the_throne() -> Match:
    match = ascent()
    for step in range(3):
        match.play(step, MoveUp(PIERO, 4 + step))
    return match


def test_the_menu_names_the_reason_of_what_it_refuses(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    menu = hand.board.menu_for(IRINA)
    assert menu is not None
    _name, _line, action = menu.actions()
    assert not action.isEnabled()
    assert refusal_words().refusal(FloorFull()) in plain(action.text())
    menu.deleteLater()


def test_a_held_enter_key_does_nothing_more(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    hand.key("P")
    for _ in range(5):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
            QApplication.sendEvent(hand.board, event)
    assert not hand.selected
    assert not hand.chosen


def test_keys_aim_at_a_full_floor_and_hear_why_it_is_refused(hand: Person) -> None:
    match = placing()
    for turn, name in enumerate(("irina", "piero", "odessa", "dario")):
        match.play(turn % 3, Place(INDEX[name], 1))
    hand.board.show_view(match.view(1))
    hand.key("G")
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Return)
    assert [type(refused) for refused in hand.refused] == [FloorFull]


# --- walking ---------------------------------------------------------------------------------


def test_arrows_walk_over_everybody_and_stop_at_the_ends(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    seen, ends = set(), list[str]()
    hand.board._hand.ended.connect(ends.append)
    for _ in range(4):
        for _ in range(5):
            hand.key(Qt.Key.Key_Left)
        for _ in range(4):
            seen.add(hand.board._hand.cursor)
            hand.key(Qt.Key.Key_Right)
        hand.key(Qt.Key.Key_Up)
    assert seen == set(range(13))
    assert {*ends} == {"left", "right", "up"}
    assert hand.board._stage.lights.has_focus


@pytest.mark.parametrize("match", [placing, ascent])
def test_the_name_of_whoever_has_the_keys_covers_no_letter_of_another(
    hand: Person, match: Callable[[], Match]
) -> None:
    hand.board.show_view(match().view(0))
    lights, cast = hand.board._stage.lights, hand.cast
    here = [pawn.character for pawn in cast.pawns if pawn.isVisible()]
    for character in here:
        lights.focus(character)
        told = lights._name.sceneBoundingRect().adjusted(1, 1, -1, -1)
        for other in here:
            stand = cast.stand(other)
            assert stand is not None
            letter, _ = figure_areas(stand.height / 84)
            is_covered = told.intersects(letter.translated(stand.feet))
            assert other == character or not is_covered, (cast.name(character), cast.name(other))


def test_tab_visits_those_who_may_move_and_then_leaves(hand: Person) -> None:
    view = ascent().view()
    hand.board.show_view(view)
    movable = {_character(move) for move in view.legal}
    seen = set()
    for _ in range(len(movable)):
        assert hand.board.focusNextPrevChild(True)
        seen.add(hand.board._hand.cursor)
    assert seen == movable
    last = hand.board._hand.cursor
    hand.board.focusNextPrevChild(True)
    assert hand.board._hand.cursor == last


def test_there_is_nobody_at_the_gate_without_a_tray(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    assert RESERVE not in hand.cast.seating.places
    assert all(pawn.isVisible() for pawn in hand.cast.pawns)


# --- mouse and keys together -----------------------------------------------------------------


def test_enter_after_a_click_first_shows_where_it_would_send(hand: Person) -> None:
    hand.board.show_view(placing().view())
    hand.click(hand.at(IRINA))
    hand.key(Qt.Key.Key_Return)
    assert not hand.chosen
    assert hand.board._stage.furniture.framed(1) is Frame.POINTED
    hand.key(Qt.Key.Key_Return)
    assert hand.chosen == [Place(IRINA, 1)]


def test_a_double_click_selects(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    at = hand.at(ALIGHIERO)
    hand.click(at)
    QTest.mouseDClick(
        hand.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )
    hand.release(at)
    assert hand.selected[-1] == ALIGHIERO


def test_the_focus_ring_is_for_keys_only(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    ring = hand.board._stage.lights
    seen = []
    hand.key("A")
    seen.append(ring.has_focus)
    hand.click(hand.at(PIERO))
    seen.append(ring.has_focus)
    hand.key("B")
    seen.append(ring.has_focus)
    assert seen == [True, False, True]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F5])
def test_a_key_that_is_of_no_use_leaves_the_board_to_the_mouse(hand: Person, key: Qt.Key) -> None:
    hand.board.show_view(ascent().view())
    hand.click(hand.at(PIERO))
    QTest.keyClick(hand.board, key)
    hand.board._refresh()
    assert not hand.board._stage.lights.has_focus


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_right_click_opens_the_menu_and_a_new_position_closes_it(
    hand: Person, qtbot: QtBot
) -> None:
    hand.board.show_view(ascent().view())
    at = hand.at(PIERO)
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, at, hand.board.viewport().mapToGlobal(at)
    )
    QApplication.sendEvent(hand.board.viewport(), event)
    menu = hand.board._menu
    assert menu is not None
    assert menu.isVisible()
    hand.board.show_view(ascent().view(1))
    assert not menu.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_key_opens_the_menu_of_the_focused_character(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    hand.key("P")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(hand.board, event)
    menu = hand.board._menu
    assert menu is not None
    _name, _line, action = menu.actions()
    action.trigger()
    assert hand.chosen == [MoveUp(PIERO, 4)]


# --- marks -----------------------------------------------------------------------------------


def test_a_dragged_pawn_lights_its_floors_and_locks_the_others(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    furniture = hand.board._stage.furniture
    hand.lift(PIERO, hand.on(4))
    assert furniture.framed(4) is Frame.POINTED
    hand.move(hand.on(1))
    assert furniture.framed(4) is Frame.TARGET
    assert furniture.framed(1) is Frame.REFUSED
    hand.move(SKY)
    assert furniture.framed(1) is Frame.NONE
    hand.release(SKY)
    assert furniture.framed(4) is Frame.NONE


def test_hems_are_under_those_who_may_move_only(hand: Person) -> None:
    view = ascent().view()
    hand.board.show_view(view)
    hems = hand.board._stage.lights._hems
    may = {_character(move) for move in view.legal}
    assert {index for index, hem in enumerate(hems) if hem.isVisible()} == may
    hand.board.show_view(ascent().view(1))
    assert not hand.board._stage.lights.has_hems


def test_where_a_hint_leads_is_there_to_be_clicked(hand: Person) -> None:
    view = ascent().view(0)
    hand.board.show_view(view)
    hand.board.set_hint(MoveUp(INDEX["piero"], 4))
    hand.click(hand.on(3))
    assert hand.chosen == []
    hand.click(hand.on(4))
    assert hand.chosen == [MoveUp(INDEX["piero"], 4)]


def test_enter_sends_whom_a_hint_speaks_of(hand: Person) -> None:
    hand.board.show_view(ascent().view(0))
    hand.board.set_hint(MoveUp(INDEX["piero"], 4))
    hand.key(Qt.Key.Key_Return)
    assert hand.chosen == [MoveUp(INDEX["piero"], 4)]


def test_without_a_hint_a_click_on_a_floor_plays_nothing(hand: Person) -> None:
    hand.board.show_view(ascent().view(0))
    hand.click(hand.on(4))
    hand.board.set_hint(MoveUp(INDEX["piero"], 4))
    hand.board.set_hint(None)
    hand.click(hand.on(4))
    assert hand.chosen == []
