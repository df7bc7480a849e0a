"""My dice: chosen by mouse and keys, thrown, carried."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import lay, turn, with_start_cards
from tests.ui.vienna.panels.desk import Desk
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna import game
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.moves import Throw


def test_a_click_chooses_a_die_and_another_lets_go(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 3, 6)))
    desk.die(1)
    assert desk.own == (3,)
    assert desk.line == "3: choose a framed stop, or a second die."
    desk.die(1)
    assert desk.selection.chosen == ()
    assert desk.line == "Choose one or two dice."


def test_two_dice_tell_their_sum_and_a_third_replaces_the_first(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 3, 6)))
    desk.die(0)
    desk.die(1)
    assert desk.line == "2 + 3 makes 5: choose a framed stop."
    desk.die(2)
    assert desk.own == (3, 6)
    assert desk.line.startswith("3 + 6 makes 9")


def test_the_ribbon_says_where_a_sum_fits_no_stop(qtbot: QtBot) -> None:
    state = turn((4, 5, 6))
    lay(state, "stephansdom", 1, 4, 5)
    desk = Desk(qtbot, state)
    desk.die(0)
    desk.die(1)
    assert desk.line == "4 + 5 makes 9: only the Geheimbund."


def test_the_ribbon_says_where_only_the_way_back_is_left(qtbot: QtBot) -> None:
    state = turn((2, 6), coins=(1,))
    state.positions[0] = 20
    desk = Desk(qtbot, state)
    desk.die(0)
    assert desk.line == "2: go back for 1 coin, or add a die."


def test_a_digit_chooses_the_dice_that_show_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 2, 6)))
    desk.key("2")
    seen = [desk.own]
    for key in "256":
        desk.key(key)
        seen.append(desk.own)
    assert seen == [(2,), (2, 2), (2, 2), (2, 6)]


def test_arrows_and_space_choose_a_die(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 3, 6)))
    desk.column.setFocus()
    desk.key(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
    seen = [desk.selection.chosen]
    desk.key(Qt.Key.Key_Left, Qt.Key.Key_Return)
    seen.append(desk.selection.chosen)
    assert seen == [(1,), (1, 0)]


def test_escape_lets_go_of_all_dice(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 3, 6)))
    desk.key("23")
    desk.column.setFocus()
    desk.key(Qt.Key.Key_Escape)
    assert desk.selection.chosen == ()


def test_a_die_says_its_face_and_that_it_is_chosen(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 6)))
    button = desk.column.hand.dice.buttons[0]
    assert button.accessibleName() == "Die 2"
    desk.die(0)
    assert button.accessibleName() == "Die 2, chosen"


def test_the_joker_and_the_white_die_say_what_they_can_do(qtbot: QtBot) -> None:
    owners = {Special.JOKER: 0, Special.EXTRA_DIE: 0}
    desk = Desk(qtbot, turn((1, 6), whites=(1,), owners=owners))
    joker, six, white = desk.column.hand.dice.buttons[:3]
    assert joker.accessibleName() == "Die 1, Joker: any number"
    assert joker.is_joker
    assert not six.is_joker
    assert white.accessibleName() == "White die 1, Joker: any number"
    assert "another die" in white.accessibleDescription()
    assert white.needs_partner


def test_dice_of_others_cannot_be_chosen(qtbot: QtBot) -> None:
    state = turn((2, 3), (4, 5))
    state.turn = 1
    desk = Desk(qtbot, state)
    desk.die(0)
    desk.key("2")
    assert desk.selection.chosen == ()
    assert not desk.column.hand.dice.buttons[0].isEnabled()


def test_dice_that_were_not_thrown_are_blank_and_a_click_throws(qtbot: QtBot) -> None:
    desk = Desk(qtbot, with_start_cards(3))
    dice = desk.column.hand.dice
    assert [button.face for button in dice.buttons[: dice.number]] == [0] * 5
    assert desk.chip("Throw the dice").isEnabled()
    desk.die(0)
    assert desk.continued == 1
    desk.click(desk.chip("Throw the dice"))
    desk.key("r")
    assert desk.continued == 3


def test_nobody_throws_for_another(qtbot: QtBot) -> None:
    desk = Desk(qtbot, with_start_cards(3, 1))
    desk.die(0)
    assert not desk.column.press_continue()
    assert desk.continued == 0


def test_dice_in_the_air_are_blank_the_others_lie(qtbot: QtBot) -> None:
    state = turn((2, 3, 6), coins=(1,))
    desk = Desk(qtbot, state)
    desk.key("r", "36")
    desk.key("r")
    game.apply(state, 0, desk.chosen[0])
    desk.look()
    dice = desk.column.hand.dice
    assert [button.face for button in dice.buttons[: dice.number]] == [2, 0, 0]
    game.apply(state, CHANCE, Throw((1, 5)))
    desk.look()
    assert [button.face for button in dice.buttons[: dice.number]] == [1, 2, 5]


def test_a_die_is_carried_and_takes_the_other_chosen_one_along(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 3, 6)))
    seen: list[str] = []
    desk.column.carried.connect(lambda _: seen.append("carried"))
    desk.column.dropped.connect(lambda _: seen.append("dropped"))
    desk.key("2", "6")
    corner = QPointF(desk.page.mapToGlobal(desk.page.rect().center()))
    desk.drag(2, corner, corner + QPointF(40, 40))
    assert seen[-1] == "carried"
    assert desk.own == (2, 6)
    assert desk.column._held.isVisible()
    pale = [button.is_dimmed for button in desk.column.hand.dice.buttons[:3]]
    assert pale == [True, False, True]
    desk.let_go(2)
    assert not any(button.is_dimmed for button in desk.column.hand.dice.buttons)
    assert seen[-1] == "dropped"
    assert not desk.column._held.isVisible()
    assert desk.own == (2, 6)


def test_a_die_that_is_not_chosen_is_carried_alone(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 3, 6)))
    desk.key("2", "6")
    corner = QPointF(desk.page.mapToGlobal(desk.page.rect().center()))
    desk.drag(1, corner, corner + QPointF(40, 40))
    assert desk.own == (3,)
    desk.let_go(1)


def test_escape_sends_carried_dice_home(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 3, 6)))
    lost: list[bool] = []
    desk.column.lost.connect(lambda: lost.append(True))
    corner = QPointF(desk.page.mapToGlobal(desk.page.rect().center()))
    desk.drag(1, corner, corner + QPointF(40, 40))
    QTest.keyClick(QApplication.focusWidget() or desk.page, Qt.Key.Key_Escape)
    assert lost == [True]
    assert not desk.column._held.isVisible()
    desk.let_go(1)


def test_the_outlines_of_used_dice_count_the_white_one_too(qtbot: QtBot) -> None:
    state = turn((2, 3), owners={Special.EXTRA_DIE: 0})
    lay(state, "hofburg", 0, 3, white=4)
    desk = Desk(qtbot, state)
    assert desk.column.hand.layout_now.slots == 6
    assert desk.column.hand.dice.number == 2
