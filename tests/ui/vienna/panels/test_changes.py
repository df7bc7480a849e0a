"""The two changes of the dice, each for a coin."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import turn
from tests.ui.vienna.panels.desk import Desk
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna import game
from vivaroi_gui.rules.vienna.data import WHITE, Special
from vivaroi_gui.rules.vienna.moves import Reroll, Throw, TurnDie
from vivaroi_gui.ui.vienna.selection import Use


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot, turn((2, 3, 6), coins=(2,), whites=(4,), owners={Special.EXTRA_DIE: 0}))


def test_any_number_of_dice_is_thrown_again_by_mouse(desk: Desk) -> None:
    desk.click(desk.chip("Reroll"))
    assert desk.line == "Choose the dice to reroll: 1 coin."
    for place in (0, 1, 3):
        desk.die(place)
    desk.click(desk.chip("Reroll 3 dice"))
    assert desk.chosen == [Reroll((2, 3), True)]


def test_any_number_of_dice_is_thrown_again_by_keys(desk: Desk) -> None:
    desk.key("6", "r", "2", "3", "r")
    assert desk.chosen == [Reroll((2, 3, 6))]


def test_dice_that_fall_as_they_lay_are_for_placing_again(desk: Desk) -> None:
    desk.key("r", "2")
    for seat, move in ((0, Reroll((2,))), (CHANCE, Throw((2,)))):
        game.apply(desk.state, seat, move)
    desk.look()
    assert desk.selection.dice == (2, 3, 6, 4)
    assert (desk.selection.use, desk.selection.chosen) == (Use.PLACING, ())


def test_nothing_is_thrown_again_before_a_die_is_chosen(desk: Desk) -> None:
    desk.key("r")
    chip = desk.chip("Reroll")
    assert not chip.isEnabled()
    assert chip.accessibleDescription() == "Choose one die at least."
    desk.key("r")
    assert desk.chosen == []
    assert desk.objections == ["Choose one die at least."]


def test_a_reroll_is_cancelled_by_its_chip_and_by_escape(desk: Desk) -> None:
    desk.key("r", "2")
    desk.click(desk.chip("Cancel"))
    assert desk.selection.use is Use.PLACING
    desk.key("r")
    desk.column.setFocus()
    desk.key(Qt.Key.Key_Escape)
    assert desk.selection.use is Use.PLACING
    assert desk.chosen == []


def test_a_die_is_turned_by_one_by_mouse(desk: Desk) -> None:
    desk.click(desk.chip("Turn ±1"))
    assert desk.line == "Choose the die to turn by one: 1 coin."
    desk.die(1)
    faces = desk.column.hand.dice.faces
    assert [face.face for face in faces if face.isEnabled()] == [2, 3, 4]
    desk.face(4)
    assert desk.chosen == [TurnDie(3, 4)]


def test_a_die_is_turned_by_one_by_keys(desk: Desk) -> None:
    desk.key("6", "t", "5")
    assert desk.chosen == [TurnDie(6, 5)]


@pytest.mark.parametrize("way", ["Cancel", "Esc"])
def test_turning_is_left_while_the_faces_lie_there(desk: Desk, way: str) -> None:
    desk.click(desk.chip("Turn ±1"))
    desk.die(1)
    if way == "Esc":
        desk.key(Qt.Key.Key_Escape)
    else:
        desk.click(desk.chip("Cancel"))
    assert desk.selection.use is Use.PLACING
    assert desk.chosen == []


def test_the_white_die_is_turned_apart(desk: Desk) -> None:
    desk.key("t")
    desk.die(3)
    desk.face(5)
    assert desk.chosen == [TurnDie(WHITE, 5)]


def test_the_face_that_a_die_shows_lets_it_be(desk: Desk) -> None:
    desk.key("t", "3")
    faces = desk.column.hand.dice.faces
    assert faces[2].accessibleName() == "Leave it at 3"
    assert faces[3].accessibleName() == "Turn it to 4"
    desk.face(3)
    assert desk.selection.chosen == ()
    desk.key("t")
    assert desk.selection.use is Use.PLACING
    assert desk.chosen == []


def test_without_a_coin_the_changes_are_off_and_say_why(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 3, 6)))
    for name in ("Reroll", "Turn ±1"):
        chip = desk.chip(name)
        assert not chip.isEnabled()
        assert chip.accessibleDescription() == "It costs 1 coin, and you have none."
        desk.click_through(chip)
        assert desk.objections[-1:] == ["It costs 1 coin, and you have none."]
        at = chip.geometry().center()
        assert desk.column.hand.tip_at(at.x(), at.y()) == chip.accessibleDescription()
    desk.key("rt")
    assert desk.selection.use is Use.PLACING


def test_while_others_play_the_changes_say_so(qtbot: QtBot) -> None:
    state = turn((2, 3), (4, 5), coins=(3, 3))
    state.turn = 1
    desk = Desk(qtbot, state)
    assert desk.chip("Reroll").accessibleDescription() == "It is not your turn."


def test_a_change_says_its_price_where_that_is_not_seen(desk: Desk) -> None:
    assert desk.chip("Reroll").accessibleName() == "Reroll any dice, 1 coin"
    assert desk.chip("Turn ±1").accessibleName() == "Turn a die by one, 1 coin"
