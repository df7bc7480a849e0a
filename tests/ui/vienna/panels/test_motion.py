"""Dice roll and shields walk: decoration, over whenever people like."""

import pytest
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import lay, place, turn, with_start_cards, with_symbols
from tests.ui.hand_time import HandTime
from tests.ui.vienna.panels.desk import Desk
from vivaroi_gui.rules.core import CHANCE, Event
from vivaroi_gui.rules.vienna import game
from vivaroi_gui.rules.vienna.moves import Throw
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vienna.panels.motion import ROLL_MS


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """Before a throw, at normal speed."""
    desk = Desk(qtbot, with_start_cards(3))
    desk.settings.update(speed=Speed.NORMAL)
    return desk


def throw(desk: Desk, *dice: int) -> None:
    events: list[Event] = []
    game.apply(desk.state, CHANCE, Throw(dice), events.append)
    desk.play(events)


def test_dice_change_their_faces_at_most_eight_times(desk: Desk, hand_time: HandTime) -> None:
    throw(desk, 1, 2, 3, 4, 6)
    die = desk.column.hand.dice.buttons[2]
    seen = [die.seen or die.face]
    while desk.is_moving:
        hand_time.passes(20)
        if (face := die.seen or die.face) != seen[-1]:
            seen.append(face)
    assert 4 <= len(seen) - 1 <= 8
    assert (die.face, die.seen, die.turn) == (3, 0, 0.0)
    assert desk.idle == 1


def test_a_roll_takes_its_time_and_can_be_skipped(desk: Desk, hand_time: HandTime) -> None:
    throw(desk, 1, 2, 3, 4, 6)
    hand_time.passes(ROLL_MS - 100)
    moved = [desk.is_moving]
    desk.column.skip()
    moved.append(desk.is_moving)
    assert moved == [True, False]
    assert desk.idle == 1
    assert [die.turn for die in desk.column.hand.dice.buttons] == [0.0] * 6


def test_dice_may_be_chosen_while_they_roll(desk: Desk) -> None:
    throw(desk, 1, 2, 3, 4, 6)
    desk.die(4)
    assert desk.own == (6,)
    desk.column.skip()


def test_at_speed_off_nothing_rolls(desk: Desk) -> None:
    desk.settings.update(speed=Speed.OFF)
    throw(desk, 1, 2, 3, 4, 6)
    assert not desk.is_moving
    assert desk.idle == 1


def test_with_little_motion_nothing_rolls(desk: Desk) -> None:
    desk.settings.update(calm=Preference.ON)
    throw(desk, 1, 2, 3, 4, 6)
    assert not desk.is_moving
    assert desk.idle == 1


def test_only_the_dice_that_are_thrown_again_roll(qtbot: QtBot) -> None:
    state = turn((2, 3, 6), coins=(1,))
    desk = Desk(qtbot, state)
    desk.settings.update(speed=Speed.NORMAL)
    desk.key("r", "2", "r")
    game.apply(state, 0, desk.chosen[0])
    desk.look()
    throw(desk, 5)
    dice = desk.column.hand.dice.buttons
    assert [bool(die.turn) for die in dice[:3]] == [False, True, False]
    assert [die.face for die in dice[:3]] == [3, 5, 6]
    desk.column.skip()


def test_shields_walk_to_their_new_scores(qtbot: QtBot, hand_time: HandTime) -> None:
    state = turn((2, 3, 6))
    desk = Desk(qtbot, state)
    desk.settings.update(speed=Speed.NORMAL)
    state.scores[0] = 4
    desk.play([])
    race = desk.column.race
    assert race._scores[0] == 0
    hand_time.passes(180)
    assert 0 < race._scores[0] < 4
    while desk.is_moving:
        hand_time.passes(20)
    assert race._scores[0] == 4
    assert desk.idle == 1


def test_another_view_ends_what_moves(desk: Desk) -> None:
    throw(desk, 1, 2, 3, 4, 6)
    desk.look()
    assert not desk.is_moving
    assert desk.column.hand.dice.buttons[0].turn == 0.0


def test_a_stop_is_told_step_by_step_before_its_points_walk(
    qtbot: QtBot, hand_time: HandTime
) -> None:
    state = turn((), (), ())
    with_symbols(state, (0, 4, 0), (0, 4, 0), (0, 2, 0))
    lay(state, "stephansdom", 0, 4, 5)
    desk = Desk(qtbot, state)
    desk.settings.update(speed=Speed.NORMAL)
    state.dice[0] = (6,)
    desk.play(place(state, "geheimbund", 6))
    evaluation, race = desk.column.evaluation, desk.column.race
    told = [(evaluation.stop._steps, evaluation.sums.is_held, race._scores[0])]
    hand_time.passes(300)
    told.append((evaluation.stop._steps, evaluation.sums.is_held, race._scores[0]))
    while desk.is_moving:
        hand_time.passes(20)
    told.append((evaluation.stop._steps, evaluation.sums.is_held, race._scores[0]))
    assert told == [(0, True, 0), (2, True, 0), (3, False, 3)]
    assert desk.idle == 1


def test_the_dice_of_others_roll_in_their_row(qtbot: QtBot, hand_time: HandTime) -> None:
    desk = Desk(qtbot, with_start_cards(3, 1))
    desk.settings.update(speed=Speed.NORMAL)
    throw(desk, 1, 2, 3, 4, 6)
    seats = desk.column.seats
    seen = [seats._rolled]
    while desk.is_moving:
        hand_time.passes(20)
        if seats._rolled != seen[-1]:
            seen.append(seats._rolled)
    assert all(one is not None and one[0] == 1 for one in seen[:-1])
    assert seen[-1] is None
    assert 4 <= len(seen) - 1 <= 8
    assert desk.idle == 1
