"""What is chosen of the dice in the hand."""

import pytest
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.vienna.selection import Selection, Use


@pytest.fixture
def hand() -> Selection:
    """2, 3 and 6, and the white die on 4."""
    selection = Selection()
    selection.show_hand((2, 3, 6), 4)
    return selection


def test_two_dice_make_a_sum(hand: Selection) -> None:
    hand.toggle(1)
    hand.toggle(0)
    assert hand.own == (2, 3)
    assert hand.total == 5
    assert not hand.white


def test_a_third_die_takes_the_place_of_the_first(hand: Selection) -> None:
    for place in (0, 1, 2):
        hand.toggle(place)
    assert hand.chosen == (1, 2)
    assert hand.own == (3, 6)


def test_the_white_die_is_told_apart(hand: Selection) -> None:
    hand.toggle(3)
    hand.toggle(2)
    assert hand.own == (6,)
    assert hand.white
    assert hand.total == 10


def test_a_die_that_is_chosen_again_is_let_go(hand: Selection) -> None:
    hand.toggle(0)
    hand.toggle(0)
    assert hand.chosen == ()


def test_any_number_of_dice_is_thrown_again(hand: Selection) -> None:
    hand.toggle(2)
    hand.begin(Use.REROLLING)
    for place in (0, 1, 3):
        hand.toggle(place)
    assert hand.own == (2, 3, 6)
    assert hand.white


def test_one_die_is_turned_and_stays_chosen_for_it(hand: Selection) -> None:
    hand.toggle(2)
    hand.begin(Use.TURNING)
    assert hand.own == (6,)
    hand.toggle(0)
    assert hand.own == (2,)


def test_of_two_dice_neither_is_meant_to_be_turned(hand: Selection) -> None:
    hand.toggle(0)
    hand.toggle(1)
    hand.begin(Use.TURNING)
    assert hand.chosen == ()


def test_other_dice_forget_what_was_chosen(hand: Selection, qtbot: QtBot) -> None:
    hand.begin(Use.REROLLING)
    hand.toggle(0)
    with qtbot.waitSignal(hand.changed, timeout=1000):
        hand.show_hand((2, 6), None)
    assert hand.chosen == ()
    assert hand.use is Use.PLACING


def test_the_same_dice_change_nothing(hand: Selection, qtbot: QtBot) -> None:
    hand.toggle(0)
    with qtbot.assertNotEmitted(hand.changed):
        hand.show_hand((2, 3, 6), 4)
    assert hand.chosen == (0,)


def test_the_dice_of_a_move_are_chosen_by_their_faces() -> None:
    hand = Selection()
    hand.show_hand((2, 2, 5), 5)
    hand.choose_faces((2, 2), white=False)
    assert hand.chosen == (0, 1)
    hand.choose_faces((5,), white=True)
    assert (hand.own, hand.white) == ((5,), True)
