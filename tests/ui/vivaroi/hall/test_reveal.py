"""The votes revealed: crowned or refused, skipped or not, until somebody continues."""

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.hand_time import HandTime
from tests.ui.vivaroi.hall.conftest import ODESSA, Echo, Voter, election
from tests.ui.vivaroi.scene.positions import Match
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi.events import VotesRevealed
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Card, Vote
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.hall.sheets import Piece
from vivaroi_gui.ui.vivaroi.life.parts import PARTS, frame_picture
from vivaroi_gui.ui.vivaroi.pictures import Mood, pawn_picture


def last_vote(*, is_crowned: bool) -> tuple[Match, tuple[Event, ...]]:
    """All have voted but one; then that one."""
    match = election()
    for seat in range(4):
        match.play(seat, Vote(YES))
    return match, match.play(4, Vote(YES if is_crowned else NO))


def revealed(events: tuple[Event, ...]) -> Election:
    return next(event.election for event in events if isinstance(event, VotesRevealed))


def start(voter: Voter, *, is_crowned: bool = False) -> Match:
    match, events = last_vote(is_crowned=is_crowned)
    voter.play(events, match)
    return match


def picture(voter: Voter) -> object:
    """The hall, and whether Continue waits; its own look depends on the pointer."""
    return voter.page._board.grab().toImage(), voter.proceed.isVisible()


@pytest.mark.parametrize("is_crowned", [True, False])
def test_the_animation_ends_in_the_revealed_state(
    voter: Voter, hand_time: HandTime, settings: Settings, is_crowned: bool
) -> None:
    settings.update(speed=Speed.FAST)
    match, events = last_vote(is_crowned=is_crowned)
    voter.page.show_outcome(tuple(events), match.view(0))
    expected = picture(voter)
    voter.page.show_view(election().view(0))
    voter.play(events, match)
    assert voter.idle == 0
    assert not voter.proceed.isVisible()
    hand_time.passes_until(lambda: voter.idle)
    assert voter.idle == 1
    assert picture(voter) == expected


@pytest.mark.parametrize("is_crowned", [True, False])
@pytest.mark.parametrize("step", range(5))
@pytest.mark.parametrize("share", [0.0, 0.5, 0.9])
def test_skipping_at_any_moment_ends_in_the_revealed_state(
    voter: Voter, step: int, share: float, is_crowned: bool
) -> None:
    match, events = last_vote(is_crowned=is_crowned)
    voter.page.show_outcome(tuple(events), match.view(0))
    expected = picture(voter)
    voter.page.show_view(election().view(0))
    voter.play(events, match)
    voter.run_to(step, share)
    voter.page.skip()
    assert picture(voter) == expected
    assert voter.idle == 1


def test_a_click_skips_and_the_next_click_continues(voter: Voter) -> None:
    start(voter)
    where = voter.page._continue.geometry().center()
    target = voter.page.childAt(where)
    assert target is not None
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(voter.page, where))
    assert voter.idle == 1
    assert voter.continued == 0
    voter.click(voter.proceed)
    assert voter.continued == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_skips_and_the_next_press_continues(voter: Voter, key: Qt.Key) -> None:
    start(voter)
    voter.key(key)
    assert voter.idle == 1
    assert voter.continued == 0
    voter.key(key)
    assert voter.continued == 1


def test_a_key_that_is_held_down_skips_but_does_not_continue(voter: Voter) -> None:
    start(voter)
    voter.key(Qt.Key.Key_Return)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    for _ in range(5):
        focus = QApplication.focusWidget()
        assert focus is not None
        QApplication.sendEvent(focus, held)
    assert voter.continued == 0


@pytest.mark.parametrize("is_crowned", [True, False])
def test_with_animations_off_the_result_shows_at_once_and_waits(
    voter: Voter, settings: Settings, is_crowned: bool
) -> None:
    settings.update(speed=Speed.OFF)
    start(voter, is_crowned=is_crowned)
    assert voter.idle == 1
    assert voter.proceed.isVisible()
    assert voter.continued == 0
    assert all(place.card.face.isVisible() for place in voter.page.stage.places[:5])


def test_calm_motion_fades_to_the_revealed_state(
    voter: Voter, hand_time: HandTime, settings: Settings
) -> None:
    settings.update(calm=Preference.ON)
    match, events = last_vote(is_crowned=True)
    voter.page.show_outcome(tuple(events), match.view(0))
    expected = picture(voter)
    voter.page.show_view(election().view(0))
    voter.play(events, match)
    hand_time.passes_until(lambda: voter.idle)
    assert picture(voter) == expected


def test_a_refusal_is_told_with_the_count_and_rays_around_each_no(voter: Voter) -> None:
    match, events = last_vote(is_crowned=False)
    voter.page.show_outcome(tuple(events), match.view(0))
    told = voter.page.accessibleName()
    assert told.startswith("Rejected! 4 Yes · 1 No: Odessa is eliminated")
    assert "<b>Pia</b> said No" in told
    rays = [place.rays.isVisible() for place in voter.page.stage.places[:5]]
    assert rays.count(True) == 1


def test_a_crowned_countess_is_hailed_as_king(voter: Voter) -> None:
    match, events = last_vote(is_crowned=True)
    voter.page.show_outcome(tuple(events), match.view(0))
    assert "Long live Queen Odessa!" in voter.page.accessibleName()
    assert voter.page.stage.pawn.rotation() == 0


def test_what_overtakes_a_reveal_is_shown_and_idle_told_once(voter: Voter) -> None:
    start(voter)
    voter.page.show_view(election().view(0))
    assert voter.idle == 1
    assert not voter.page._is_playing
    assert voter.page.ballot.isVisible()


@pytest.mark.parametrize("is_crowned", [True, False])
@pytest.mark.parametrize("share", [0.3, 0.6])
@pytest.mark.parametrize("step", range(5))
def test_a_resize_in_mid_reveal_goes_on_as_if_the_hall_had_always_been_so_large(
    voter: Voter, step: int, share: float, is_crowned: bool
) -> None:
    start(voter, is_crowned=is_crowned)
    voter.run_to(step, share)
    told = voter.words()
    voter.page.resize(1200, 700)
    resized = voter.page.grab().toImage()
    assert voter.words() == told
    assert voter.idle == 0
    voter.page.skip()
    end = voter.page.grab().toImage()
    start(voter, is_crowned=is_crowned)
    voter.run_to(step, share)
    assert voter.page.grab().toImage() == resized
    voter.page.skip()
    assert voter.page.grab().toImage() == end


@pytest.mark.parametrize("step", range(5))
def test_a_language_in_mid_reveal_goes_on_as_if_it_had_always_been_spoken(
    voter: Voter, qapp: QApplication, step: int
) -> None:
    start(voter, is_crowned=True)
    voter.run_to(step, 0.6)
    before, told = picture(voter), [one for one in voter.words() if one]
    echo = Echo()
    qapp.installTranslator(echo)
    qapp.processEvents()
    try:
        spoken = picture(voter)
        assert spoken != before
        assert len([one for one in voter.words() if one]) == len(told)
        assert voter.idle == 0
        start(voter, is_crowned=True)
        voter.run_to(step, 0.6)
        assert picture(voter) == spoken
    finally:
        qapp.removeTranslator(echo)
        qapp.processEvents()


def test_a_reveal_that_was_resized_runs_to_its_end(
    voter: Voter, hand_time: HandTime, settings: Settings
) -> None:
    settings.update(speed=Speed.FAST)
    start(voter)
    voter.page.resize(1200, 700)
    hand_time.passes_until(lambda: voter.idle)
    assert voter.idle == 1
    assert voter.proceed.isVisible()


def test_in_calm_motion_too_a_resize_ends_nothing(voter: Voter, settings: Settings) -> None:
    settings.update(calm=Preference.ON, speed=Speed.SLOW)
    start(voter)
    voter.page._fade._animation.pause()
    voter.page.resize(1200, 700)
    assert voter.idle == 0
    assert voter.page._fade.geometry() == voter.page.rect()
    voter.key(Qt.Key.Key_Return)  # is for the layer, not for Continue below it
    assert voter.idle == 1
    assert voter.continued == 0


def test_a_card_that_slides_in_goes_on_in_another_size(voter: Voter) -> None:
    match = election()
    voter.page.show_view(match.view(0))
    voter.play(match.play(3, Vote(NO)), match)
    voter.run_to(0, 0.4)
    voter.page.resize(1200, 700)
    resized = picture(voter)
    assert voter.page.ballot.geometry().bottom() == voter.page.rect().bottom()
    match = election()
    voter.page.show_view(match.view(0))
    voter.play(match.play(3, Vote(NO)), match)
    voter.run_to(0, 0.4)
    assert picture(voter) == resized


def test_the_vote_of_another_slides_in_and_ends_in_the_view(
    voter: Voter, hand_time: HandTime, settings: Settings
) -> None:
    settings.update(speed=Speed.FAST)
    match = election()
    voter.page.show_view(match.view(0))
    events = match.play(3, Vote(NO))
    voter.play(events, match)
    hand_time.passes_until(lambda: voter.idle)
    played = picture(voter)
    voter.page.show_view(match.view(0))
    assert picture(voter) == played


def test_a_click_beside_the_ballot_skips_a_card_that_slides_in(voter: Voter) -> None:
    match = election()
    voter.page.show_view(match.view(0))
    voter.play(match.play(3, Vote(NO)), match)
    QTest.mouseClick(voter.page._board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    assert voter.idle == 1


def test_the_proposer_has_the_crown_on_the_name_tag(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    places = voter.page.stage.places
    holders = [place.voter.seat for place in places if place.voter and place.voter.is_proposer]
    assert holders == [2]


def test_names_are_plain_text_in_tooltips(voter: Voter) -> None:
    match = election(6)
    voter.sit_down(6)
    voter.page.show_view(match.view(0))
    tips = [place.tag.toolTip() for place in voter.page.stage.places]
    assert any("Wilhelmina von Wunderbar" in tip for tip in tips)
    assert not any("<b>" in tip for tip in tips)


def test_the_language_changes_live_in_every_state(voter: Voter, qapp: QApplication) -> None:
    match, events = last_vote(is_crowned=False)
    echo = Echo()
    voter.page.show_view(election().view(0))
    qapp.installTranslator(echo)
    qapp.processEvents()
    try:
        assert voter.confirm.accessibleName() == "«Play a card»"
        assert voter.card(0).accessibleName() == "«Yes»"
        assert voter.page.accessibleName().startswith("«Shall")
        voter.page.show_outcome(tuple(events), match.view(0))
        assert voter.proceed.accessibleName() == "«Continue»"
    finally:
        qapp.removeTranslator(echo)
        qapp.processEvents()
    assert voter.proceed.accessibleName() == "Continue"
    assert voter.page.accessibleName().startswith("Rejected!")


@pytest.mark.parametrize("size", [(1024, 562), (1366, 729), (1920, 1025), (3840, 2048)])
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_all_tags_are_inside_the_page_and_apart(
    voter: Voter, size: tuple[int, int], count: int
) -> None:
    voter.sit_down(count)
    voter.page.resize(*size)
    match = election(count)
    for seat in range(count - 1):
        match.play(seat, Vote(YES))
    before = match.view(0), match.view(None)
    events = match.play(count - 1, Vote(NO))
    for view in before:
        voter.page.show_view(view)
        assert_apart(voter, count)
    voter.page.show_outcome(tuple(events), match.view(0))
    assert_apart(voter, count)


def assert_apart(voter: Voter, count: int) -> None:
    geometry = voter.page.stage.geometry
    middles = sorted(place.tag.pos().x() for place in voter.page.stage.places[:count])
    assert middles[0] - geometry.tag_width / 2 >= 0
    assert middles[-1] + geometry.tag_width / 2 <= voter.page.width()
    gaps = [right - left for left, right in pairwise(middles)]
    assert min(gaps) >= geometry.tag_width
    lowest = max(place.tag.pos().y() for place in voter.page.stage.places[:count])
    assert lowest + geometry.tag_height / 2 <= voter.page.height()


def test_outside_an_election_the_hall_stands_empty(voter: Voter) -> None:
    match, _events = last_vote(is_crowned=False)
    voter.page.show_view(match.view(0))
    assert not voter.page.stage.pawn.isVisible()
    assert not voter.page.ballot.isVisible()
    assert not voter.proceed.isVisible()
    assert match.state.nominee is None
    assert match.view(0).places[ODESSA] == 8


def test_the_cards_tremble_one_after_the_other_from_the_left_to_the_right(voter: Voter) -> None:
    match = election(4)
    for seat in range(3):
        match.play(seat, Vote(YES))
    voter.page.show_view(match.view(0))
    voter.play(match.play(3, Vote(NO)), match)
    voter.run_to(2, 0)
    still = [place.card.transform() for place in voter.page.stage.places[:4]]
    order: list[int] = []
    for step in range(1, 80):
        drum = voter.running()
        drum.setCurrentTime(drum.totalDuration() * step // 80)
        now = [place.card.transform() for place in voter.page.stage.places[:4]]
        moving = [number for number in range(4) if now[number] != still[number]]
        assert len(moving) <= 1
        order += [number for number in moving if order[-1:] != [number]]
    assert order == [0, 1, 2, 3] * 2


@pytest.mark.parametrize(
    ("cards", "mood", "left"),
    [
        ((YES, YES, YES, YES, YES), Mood.PROUD, {"trumpet", "pennant"}),
        ((YES, NO, YES, YES, YES), Mood.SULKING, {"tomato-splat"}),
        ((YES, NO, YES, NO, YES), Mood.SULKING, {"cabbage-leaf"}),
    ],
)
def test_the_candidate_and_the_hall_show_how_it_ended(
    voter: Voter, cards: tuple[Card, ...], mood: Mood, left: set[str]
) -> None:
    match = election(5)
    for seat, card in enumerate(cards):
        events = match.play(seat, Vote(card))
    voter.page.show_outcome(events, match.view(0))
    stage = voter.page.stage
    height, ratio = stage.geometry.pawn_height, stage.ratio
    face = pawn_picture("2003", ODESSA, height, ratio, mood)
    assert stage.pawn.sheet.pixmap().cacheKey() == face.cacheKey()
    assert props_seen(voter) == left


def props_seen(voter: Voter) -> set[str]:
    """The names of the parts that lie, hang or stand there."""
    props, found = voter.page.stage.props, set()
    unit, ratio = voter.page.stage.geometry.unit, voter.page.stage.ratio
    pieces = [one for one in vars(props).values() if isinstance(one, Piece)]
    pieces += [piece for row in vars(props).values() if isinstance(row, list) for piece in row]
    seen = {piece.sheet.pixmap().cacheKey() for piece in pieces if piece.isVisible()}
    for name, part in PARTS.items():
        for frame, larger in product(range(part.frames), (1, 1.1, 1.25, 1.3, 1.5)):
            if frame_picture(name, frame, unit * larger, ratio).cacheKey() in seen:
                found.add(name)
    return found
