"""The view is the truth, the animation is decoration."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.hand_time import HandTime
from tests.ui.vivaroi.scene.conftest import Person
from tests.ui.vivaroi.scene.positions import INDEX, Match, ascent, placing
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.events import RoundBegun
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings, Speed, Theme
from vivaroi_gui.ui.vivaroi.pictures import Mood

PIERO = INDEX["piero"]
Scene = tuple[View, tuple[Event, ...], View]


def moved() -> Scene:
    """Somebody else moves a character up."""
    match = ascent()
    before = match.view(1)
    return before, match.play(0, MoveUp(PIERO, 4)), match.view(1)


def placed() -> Scene:
    match = placing()
    before = match.view(1)
    return before, match.play(0, Place(PIERO, 4)), match.view(1)


def left_over() -> Scene:
    """The last character is placed and the thirteenth starts at the bottom."""
    match = placing()
    for turn in range(11):
        match.play(turn % 3, Place(turn, 1 + turn // 4))
    before = match.view()
    return before, match.play(2, Place(11, 4)), match.view()


def nominated() -> Scene:
    match = ascent()
    match.play(0, MoveUp(PIERO, 4))
    match.play(1, MoveUp(PIERO, 5))
    before = match.view()
    return before, match.play(2, MoveUp(PIERO, 6)), match.view()


def voted(*cards: bool) -> Scene:
    match = ascent()
    for seat in range(3):
        match.play(seat, MoveUp(PIERO, 4 + seat))
    before = match.view()
    return before, match.vote(*cards), match.view()


def eliminated() -> Scene:
    return voted(True, False, True)


def crowned() -> Scene:
    return voted(True, True, True)


def dealt() -> Scene:
    """Another round: everybody is at the gate again."""
    after = placing().view()
    return ascent().view(), (RoundBegun(1, 0, after.places, after.totals),), after


SCENES = (moved, placed, left_over, nominated, eliminated, crowned, dealt)


def running(hand: Person) -> list[QAbstractAnimation]:
    return [
        animation
        for animation in hand.board.findChildren(QAbstractAnimation)
        if animation.state() == QAbstractAnimation.State.Running
        and animation is not hand.board._poses._breath
    ]


def truth(hand: Person, scene: Scene) -> list[tuple[object, ...]]:
    """The picture of a scene's end, with every animation deleted."""
    before, _events, after = scene
    hand.board.show_view(before)
    hand.board.show_view(after)
    hand.board.skip()
    return hand.picture()


@pytest.mark.parametrize("scene", SCENES)
def test_an_animation_ends_in_the_view(hand: Person, hand_time: HandTime, scene: object) -> None:
    before, events, after = scene()  # type: ignore[operator]
    settings = hand.board._settings
    settings.update(speed=Speed.FAST)
    expected = truth(hand, (before, events, after))
    hand.board.show_view(before)
    hand.board.animate(events, after)
    assert hand.idle == 0
    hand_time.passes_until(lambda: hand.idle)
    assert hand.picture() == expected
    assert hand.idle == 1
    assert not running(hand)


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("is_calm", [False, True])
def test_skipping_ends_in_the_view_at_any_moment(
    hand: Person, hand_time: HandTime, settings: Settings, scene: object, is_calm: bool
) -> None:
    before, events, after = scene()  # type: ignore[operator]
    settings.update(calm=Preference.ON if is_calm else Preference.OFF)
    expected = truth(hand, (before, events, after))
    for wait in (0, 10, 20, 130):
        hand.board.show_view(before)
        hand.board.animate(events, after)
        hand_time.passes(wait)
        hand.board.skip()
        assert hand.picture() == expected
        assert not running(hand)
    assert hand.idle == 4


def test_skipping_a_move_at_steps_of_10_ms(
    hand: Person, hand_time: HandTime, settings: Settings
) -> None:
    settings.update(speed=Speed.FAST)
    match = ascent()
    before = match.view()
    events = match.play(0, MoveUp(PIERO, 4))
    after = match.view()
    expected = truth(hand, (before, events, after))
    for wait in range(0, 230, 10):
        hand.board.show_view(before)
        hand.board.animate(events, after)
        hand_time.passes(wait)
        hand.board.skip()
        assert hand.picture() == expected


def test_with_animations_off_everything_is_shown_at_once(hand: Person, settings: Settings) -> None:
    settings.update(speed=Speed.OFF)
    before, events, after = moved()
    hand.board.show_view(before)
    hand.board.animate(events, after)
    assert hand.idle == 1
    assert not hand.board.is_animating
    assert hand.is_home(PIERO)
    assert hand.cast.seating.places == after.places


def test_what_overtakes_an_animation_is_shown_and_idle_told_once(hand: Person) -> None:
    before, events, after = moved()
    hand.board.show_view(before)
    hand.board.animate(events, after)
    hand.board.show_view(before)
    assert hand.idle == 1
    assert not hand.board.is_animating
    assert hand.cast.seating.places == before.places


def test_animations_that_overtake_each_other_end_in_the_last_view(
    hand: Person, hand_time: HandTime, settings: Settings
) -> None:
    settings.update(speed=Speed.FAST)
    match = placing()
    hand.board.show_view(match.view())
    for turn in range(12):
        hand.board.animate(match.play(turn % 3, Place(turn, 1 + turn // 4)), match.view())
    hand_time.passes_until(lambda: hand.idle)
    assert hand.idle == 1
    assert hand.cast.seating.places == match.view().places
    assert all(hand.is_home(character) for character in range(13))


def test_a_click_during_an_animation_skips_it_and_does_nothing_else(hand: Person) -> None:
    match = ascent()
    before = match.view()
    events = match.play(0, MoveUp(PIERO, 4))
    match.play(1, MoveUp(PIERO, 5))
    match.play(2, MoveUp(INDEX["natale"], 4))
    after = match.view()
    hand.board.show_view(before)
    hand.board.animate(events, after)
    hand.click(hand.at(0))
    assert hand.idle == 1
    assert not hand.selected
    assert not hand.refused
    hand.click(hand.at(0))
    assert hand.selected == [0]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_skips_the_animation(hand: Person, key: Qt.Key) -> None:
    before, events, after = moved()
    hand.board.show_view(before)
    hand.board.animate(events, after)
    hand.key(key)
    assert hand.idle == 1
    assert not hand.selected


def test_a_held_key_does_not_skip_the_next_animation(hand: Person) -> None:
    before, events, after = moved()
    hand.board.show_view(before)
    hand.board.animate(events, after)
    event = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
    )
    QApplication.sendEvent(hand.board, event)
    assert hand.board.is_animating


def test_a_drag_cannot_begin_during_an_animation(hand: Person) -> None:
    before, events, after = moved()
    hand.board.show_view(before)
    hand.board.animate(events, after)
    hand.drag(0, QPoint(400, 300))
    assert hand.idle == 1
    assert not hand.chosen
    assert hand.is_home(0)


LARGE = 1440, 854, QRectF(0, 0, 830, 766), QRectF(0, 766, 830, 88), QRectF(842, 294, 582, 160)
SMALL = 1000, 640, QRectF(20, 0, 570, 560), QRectF(20, 560, 570, 80), QRectF(600, 200, 380, 150)
WITHOUT_TRAY = (*SMALL[:4], QRectF())


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("is_calm", [False, True])
def test_a_resize_in_mid_animation_goes_on_as_if_the_board_had_always_been_so(
    hand: Person, settings: Settings, scene: Callable[[], Scene], is_calm: bool
) -> None:
    settings.update(calm=Preference.ON if is_calm else Preference.OFF, speed=Speed.SLOW)
    before, events, after = scene()

    def begin() -> None:
        hand.board.show_view(before)
        hand.board.animate(events, after)

    for step in range(9):
        hand.resize(*LARGE)
        begin()
        if not hand.hold(step, 0.4):
            break
        told = hand.idle
        hand.resize(*SMALL)
        resized = hand.moment()
        assert hand.idle == told
        hand.board.skip()
        end = hand.moment()
        begin()
        hand.hold(step, 0.4)
        assert hand.moment() == resized, step
        hand.board.skip()
        assert hand.moment() == end
    assert step


def test_what_was_resized_runs_to_its_end(hand: Person, hand_time: HandTime) -> None:
    before, events, after = moved()
    hand.board.show_view(before)
    hand.board.animate(events, after)
    hand.resize(*SMALL)
    hand_time.passes_until(lambda: hand.idle)
    assert hand.is_home(PIERO)
    assert hand.idle == 1


@pytest.mark.parametrize(
    ("choice", "goes_on"),
    [
        ({"is_full_screen": True}, True),
        ({"theme": Theme.DAY}, True),
        ({"marks_favourites": False}, True),
        ({"speed": Speed.OFF}, False),
    ],
)
def test_of_all_settings_only_the_speed_off_ends_what_moves(
    hand: Person, settings: Settings, choice: dict[str, object], goes_on: bool
) -> None:
    before, events, after = moved()
    hand.board.show_view(before)
    hand.board.animate(events, after)
    hand.hold(1, 0.5)
    settings.update(**choice)
    assert hand.board.is_animating == goes_on
    hand.board.skip()
    assert hand.is_home(PIERO)


def test_a_tray_that_has_no_room_any_more_ends_no_animation(hand: Person) -> None:
    before, events, after = placed()
    hand.board.show_view(before)
    hand.board.animate(events, after)
    assert hand.hold(1, 0.5)
    hand.resize(*WITHOUT_TRAY)
    assert hand.idle == 0
    assert hand.cast.pawn(PIERO).isVisible()
    hand.board.skip()
    assert hand.is_home(PIERO)


def test_another_seats_move_is_announced_before_it_starts(
    hand: Person, hand_time: HandTime
) -> None:
    before, events, after = moved()
    hand.board.show_view(before)
    home = hand.cast.pawn(PIERO).pos()
    hand.board.animate(events, after)
    hand_time.passes(200)
    assert hand.cast.pawn(PIERO).pos() == home
    assert hand.board._stage.lights.has_hems


def test_a_dropped_pawn_is_put_down_from_where_it_was(hand: Person, hand_time: HandTime) -> None:
    match = ascent()
    hand.board.show_view(match.view())

    def play(move: object) -> None:
        assert isinstance(move, MoveUp)
        hand.board.animate(match.play(0, move), match.view())

    hand.board.chosen.connect(play)
    hand.drag(PIERO, hand.on(4))
    assert hand.board.is_animating
    assert hand.cast.pawn(PIERO).pos() != hand.cast.geometry.stand(3, 3).feet
    hand_time.passes_until(lambda: hand.idle)
    assert hand.is_home(PIERO)


def test_fifty_new_games_during_animations_leave_nothing_running(
    hand: Person, hand_time: HandTime
) -> None:
    for game in range(50):
        match = Match(seed=game)
        hand.board.show_view(match.view())
        hand.board.animate(match.play(0, Place(game % 13, 1 + game % 4)), match.view())
        hand_time.passes(3)
        QApplication.processEvents()
    hand.board.show_view(placing().view())
    assert not running(hand)
    assert all(hand.is_home(character) for character in range(13))


def test_hems_breathe_only_while_the_window_is_active_and_lively(
    hand: Person, settings: Settings
) -> None:
    breath = hand.board._poses._breath
    hand.board.show_view(ascent().view())
    assert breath.state() == QAbstractAnimation.State.Running
    settings.update(calm=Preference.ON)
    assert breath.state() == QAbstractAnimation.State.Stopped
    settings.update(calm=Preference.OFF)
    assert breath.state() == QAbstractAnimation.State.Running
    hand.board.hide()
    assert breath.state() == QAbstractAnimation.State.Stopped


def test_a_hidden_board_shows_the_view_at_once(hand: Person) -> None:
    before, events, after = moved()
    hand.board.show_view(before)
    hand.board.hide()
    hand.board.animate(events, after)
    assert hand.idle == 1
    hand.board.show()
    assert hand.is_home(PIERO)


def test_a_move_of_somebody_else_shows_who_whom_and_where(hand: Person) -> None:
    """A thread from the ticket, a look up, heads that turn, dust; and nothing of it stays."""
    before, events, after = moved()
    hand.board.ticket_of = lambda _: QPointF(900, 200)
    hand.board.show_view(before)
    rest = hand.moment()
    hand.board.animate(events, after)
    stage, moods = hand.board._stage, [pawn.mood for pawn in hand.cast.pawns]
    assert not any(moods)
    hand.hold(0, 0.9)
    sewn = [stitch.line() for stitch in stage.thread._stitches if stitch.isVisible()]
    assert sewn[0].p1() == QPointF(900, 200)
    assert hand.cast.pawn(PIERO).outline().contains(sewn[-1].p2())
    looking = {pawn.character: pawn.mood for pawn in hand.cast.pawns if pawn.mood}
    assert looking.pop(PIERO) is Mood.UP
    assert looking
    assert set(looking.values()) <= {Mood.LEFT, Mood.RIGHT}
    hand.go_on()
    hand.hold(2, 0.5)
    assert hand.cast.pawn(PIERO).mood is Mood.GLAD
    assert stage.dust.isVisible()
    hand.board.skip()
    assert hand.moment() == truth_of(hand, after) != rest


def truth_of(hand: Person, view: View) -> list[object]:
    hand.board.show_view(view)
    return hand.moment()


def test_the_own_move_is_not_announced(hand: Person) -> None:
    match = ascent()
    hand.board.ticket_of = lambda _: QPointF(900, 200)
    hand.board.show_view(match.view(0))
    hand.board.animate(match.play(0, MoveUp(PIERO, 4)), match.view(0))
    for step, share in ((0, 0.5), (1, 0.5)):
        hand.hold(step, share)
        assert not any(stitch.isVisible() for stitch in hand.board._stage.thread._stitches)
        hand.go_on()
