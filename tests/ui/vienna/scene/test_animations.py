"""The view is the truth, the animation is decoration."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, Qt

from tests.ui.vienna.scene.conftest import Person
from tests.ui.vienna.scene.positions import STOP, Match, before_evaluation, in_turn, with_gendarme
from vivaroi_gui.rules.core import CHANCE, Event
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.moves import ChooseGain, Gain, Place, SetGendarme, Steal, Throw
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings, Speed, Theme

Scene = tuple[Match, View, tuple[Event, ...]]


def placed() -> Scene:
    match = in_turn()
    return match, match.view(), match.place(0, "burgtheater", 2, 3)


def gone_back() -> Scene:
    match = in_turn()
    return match, match.view(), match.place(0, "karlskirche", 3)


def put_into_the_yard() -> Scene:
    match = in_turn()
    for seat in (1, 2, 3):
        match.lay("geheimbund", seat, 1, 2)
    return match, match.view(), match.place(0, "geheimbund", 5, 6)


def barred() -> Scene:
    match = with_gendarme()
    before = match.view()
    events = match.play(0, SetGendarme(STOP["hofburg"]))
    return match, before, events


def gained() -> Scene:
    match = with_gendarme()
    match.play(0, SetGendarme(STOP["hofburg"]))
    return match, match.view(), match.play(0, ChooseGain(Gain.COINS))


def evaluated() -> Scene:
    """As far as the choice at Tiergarten, in one go."""
    match = before_evaluation()
    return match, match.view(), match.place(0, "oper", 2)


def round_over() -> Scene:
    match = before_evaluation()
    match.place(0, "oper", 2)
    return match, match.view(), match.play(1, Steal(((0, 1), (2, 1))))


def next_round() -> Scene:
    match = before_evaluation()
    match.state.gendarme = STOP["hofburg"]
    match.place(0, "oper", 2)
    match.play(1, Steal(((0, 1), (2, 1))))
    before = match.view()
    return match, before, match.play(CHANCE, Throw((1, 2, 3, 4), None))


SCENES = (placed, gone_back, put_into_the_yard, barred, gained, evaluated, round_over, next_round)
every_scene = pytest.mark.parametrize("scene", SCENES)


def begin(hand: Person, scene: Scene) -> View:
    """Shows the position before, and begins to play what has happened; the view after it."""
    match, before, events = scene
    hand.see(match)
    hand.town.show_view(before)
    after = match.view()
    hand.town.animate(events, after)
    return after


def truth(hand: Person, after: View) -> list[tuple[object, ...]]:
    hand.town.show_view(after)
    return hand.picture()


def running(hand: Person) -> list[QAbstractAnimation]:
    return [
        one
        for one in hand.town.findChildren(QAbstractAnimation)
        if one.state() == QAbstractAnimation.State.Running
    ]


@every_scene
def test_what_is_played_ends_where_the_view_alone_would_be(
    hand: Person, scene: Callable[[], Scene]
) -> None:
    after = begin(hand, scene())
    hand.play_out()
    seen = hand.picture()
    assert hand.idle == 1
    assert seen == truth(hand, after)
    assert not running(hand)


@every_scene
def test_a_press_at_any_moment_ends_it_there_and_does_nothing_else(
    hand: Person, scene: Callable[[], Scene]
) -> None:
    played, wanted = scene(), None
    for step, share in product(range(5), (0.0, 0.6)):
        hand.idle = 0
        after = begin(hand, played)
        if not hand.hold(step, share):
            hand.town.skip()
            break
        hand.click(hand.on(STOP["naschmarkt"]))
        seen = hand.picture()
        wanted = wanted or truth(hand, after)
        assert (hand.idle, seen) == (1, wanted), (step, share)
    assert not hand.chosen
    assert not hand.selection.chosen


@every_scene
def test_in_another_size_it_goes_on_and_ends_right(
    hand: Person, scene: Callable[[], Scene]
) -> None:
    after = begin(hand, scene())
    hand.hold(0, 0.5)
    hand.town.resize(1280, 700)
    hand.town.settle()
    animation = hand.town._animator._current
    if animation is not None:
        animation.resume()
    hand.play_out()
    seen = hand.picture()
    assert seen == truth(hand, after)


def test_dice_are_half_way_in_the_layout_of_the_moment(hand: Person) -> None:
    begin(hand, placed())
    stop = STOP["burgtheater"]
    for width, height in ((1024, 604), (1280, 700)):
        hand.town.resize(width, height)
        hand.town.settle()
        hand.hold(0, 0.5)
        dice = hand.town._stage.dice
        (first, second) = dice.seen(stop, dice.placed[stop])
        assert hand.layout.area.contains(first.pos())
        assert first.pos() != first.rest
        assert second.pos().x() > first.pos().x() - 1 or second.pos() != first.pos()
        assert first.edge == hand.layout.die_edge(stop)


@every_scene
def test_calm_motion_moves_no_die_and_no_carriage(
    hand: Person, settings: Settings, scene: Callable[[], Scene]
) -> None:
    settings.update(calm=Preference.ON)
    after = begin(hand, scene())
    still = {die.rest.toTuple() for dice in hand.town._stage.dice._lying.values() for die in dice}
    if hand.hold(0, 0.3):
        moving = {
            die.pos().toTuple() for dice in hand.town._stage.dice._lying.values() for die in dice
        }
        assert moving <= still
    hand.town.skip()
    assert hand.picture() == truth(hand, after)


@every_scene
def test_at_speed_off_it_is_over_before_the_call_returns(
    hand: Person, settings: Settings, scene: Callable[[], Scene]
) -> None:
    settings.speed = Speed.OFF
    after = begin(hand, scene())
    assert hand.idle == 1
    assert not running(hand)
    seen = hand.picture()
    assert seen == truth(hand, after)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_keys_end_it_too(hand: Person, key: Qt.Key) -> None:
    begin(hand, evaluated())
    renewed: list[None] = []
    hand.town.renewed.connect(lambda: renewed.append(None))
    hand.key(key)
    assert (hand.idle, len(renewed)) == (1, 1)


def test_one_that_overtakes_another_counts_for_both(hand: Person) -> None:
    after = begin(hand, placed())
    hand.town.animate((), after)
    hand.play_out()
    assert hand.idle == 1


def test_another_light_in_the_middle_changes_nothing_of_the_way(
    hand: Person, settings: Settings
) -> None:
    after = begin(hand, placed())
    hand.hold(0, 0.5)
    settings.theme = Theme.DAY
    animation = hand.town._animator._current
    assert animation is not None
    animation.resume()
    hand.play_out()
    seen = hand.picture()
    assert seen == truth(hand, after)


# --- what is played ------------------------------------------------------------------------------


def test_dice_that_were_let_go_on_a_stop_come_from_there(hand: Person) -> None:
    match = in_turn()
    hand.see(match)
    before = match.view()
    hand.town.show_view(before)
    hand.take(2, 3)
    stop = STOP["burgtheater"]
    at = hand.layout.pad(stop).center() + QPointF(6, 4)

    def answer(move: object) -> None:
        assert isinstance(move, Place)
        hand.town.animate(match.play(0, move), match.view())

    hand.town.chosen.connect(answer)
    assert hand.town.drop(at)
    hand.hold(0, 0.0)
    dice = hand.town._stage.dice
    (first, _) = dice.seen(stop, dice.placed[stop])
    assert (first.pos() - at).manhattanLength() < 1


def test_a_carriage_rides_along_the_street_and_looks_where_it_goes(hand: Person) -> None:
    begin(hand, placed())
    carriage = hand.town._stage.carriages.own[0]
    ways: list[tuple[float, int]] = []
    for share in (0.05, 0.5, 0.95):
        hand.hold(0 if ways else 1, share)
        ways.append((carriage.pos().y(), carriage.facing))
    assert ways == sorted(ways, key=lambda way: way[0])
    assert [facing for _, facing in ways] == [-1, -1, 1]


def test_going_back_is_paid_first_and_the_carriage_stands_where_it_stood(hand: Person) -> None:
    begin(hand, gone_back())
    coins = hand.town._stage.flights._coins
    hand.hold(0, 0.5)
    assert [coin.isVisible() for coin in coins] == [True]
    assert STOP["karlskirche"] not in hand.town._stage.dice.placed
    hand.town.skip()
    assert not any(coin.isVisible() for coin in coins)
    assert hand.town._stage.carriages.positions[0] == STOP["heldenplatz"]


def test_the_evaluation_lights_the_street_and_leaves_a_flag_at_each_stop(hand: Person) -> None:
    begin(hand, evaluated())
    hand.play_out()
    progress = hand.town._stage.progress
    assert set(progress.done) == {
        STOP[name] for name in ("oper", "rathaus", "universitaet", "stephansdom")
    }
    assert progress.lit_to == STOP["tiergarten"]
    assert hand.town._stage.carriages.neutral.isVisible()
    assert not any(one.isVisible() for one in hand.town._stage.carriages.own)
    assert set(hand.town._stage.dice.placed) == {STOP["tiergarten"]}
