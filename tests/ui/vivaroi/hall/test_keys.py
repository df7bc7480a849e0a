"""An election by keyboard: where the keys go, and what they do there."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.vivaroi.hall.conftest import Voter, election, players
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Vote
from vivaroi_gui.table.players import Kind
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.papers import ribbon_tip
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.hall.place import Tag
from vivaroi_gui.ui.vivaroi.hall.sight import Lying
from vivaroi_gui.ui.vivaroi.hall.sight import Voter as Place

Key = Qt.Key


def focus() -> QWidget | None:
    return QApplication.focusWidget()


def repeat(key: Qt.Key) -> None:
    """A key that is held down, sent to whatever has the focus."""
    target = focus()
    assert target is not None
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(target, held)


def test_a_ballot_that_opens_has_the_focus_on_its_first_card(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    assert focus() is voter.card(0)


def test_the_same_hand_shown_again_leaves_the_focus_where_it_is(voter: Voter) -> None:
    match = election()
    voter.page.show_view(match.view(0))
    voter.key(Key.Key_Right)
    match.play(3, Vote(NO))
    voter.page.show_view(match.view(0))
    assert focus() is voter.card(1)


@pytest.mark.parametrize("is_calm", [True, False])
def test_the_vote_of_another_leaves_the_focus_where_it_is(
    voter: Voter, settings: Settings, is_calm: bool
) -> None:
    settings.update(calm=Preference.ON if is_calm else Preference.OFF)
    match = election()
    voter.page.show_view(match.view(0))
    voter.key(Key.Key_Right)
    voter.play(match.play(3, Vote(NO)), match)
    voter.page.skip()
    assert focus() is voter.card(1)


def test_a_ballot_that_opens_behind_a_curtain_waits_for_take_focus(voter: Voter) -> None:
    voter.page.setEnabled(False)
    voter.page.show_view(election().view(0))
    assert focus() is not voter.card(0)
    voter.page.setEnabled(True)
    voter.page.take_focus()
    assert focus() is voter.card(0)


def test_take_focus_goes_to_continue_when_the_votes_lie_open(voter: Voter) -> None:
    match = election()
    for seat in range(4):
        match.play(seat, Vote(YES))
    events = match.play(4, Vote(NO))
    voter.page.show_outcome(events, match.view(0))
    voter.page.setFocus()
    voter.page.take_focus()
    assert focus() is voter.proceed


@pytest.mark.parametrize("seat", [0, None])
def test_take_focus_goes_to_the_page_when_there_is_nothing_to_press(
    voter: Voter, seat: int | None
) -> None:
    match = election()
    match.play(0, Vote(YES))
    voter.page.show_view(match.view(seat))
    voter.page.take_focus()
    assert focus() is voter.page


def test_take_focus_while_something_is_played_leaves_the_keys_to_skip_it(voter: Voter) -> None:
    match = election()
    voter.play(match.play(0, Vote(YES)), match)
    voter.page.take_focus()
    voter.key(Key.Key_Space)
    assert voter.idle == 1
    assert focus() is voter.page


def test_the_card_that_an_arrow_leads_to_is_the_chosen_one(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    yes, no, other_no = voter.page.ballot.cards
    assert not voter.confirm.isEnabled()
    way = []
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up):
        voter.key(key)
        way.append((focus(), voter.page.ballot.chosen))
    assert way == [(no, NO), (no, NO), (yes, YES), (yes, YES)]
    voter.click(other_no)
    voter.key(Key.Key_Left)
    voter.key(Key.Key_Right)
    assert focus() is no
    assert not voter.sealed


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_key_raises_a_card_and_lays_nothing(voter: Voter, key: Qt.Key) -> None:
    voter.page.show_view(election().view(0))
    voter.key(key)
    assert voter.page.ballot.chosen is YES
    assert not voter.sealed


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
@pytest.mark.parametrize(("number", "card"), [(0, YES), (1, NO)])
def test_control_and_enter_lay_the_card_that_is_raised(
    voter: Voter, key: Qt.Key, number: int, card: object
) -> None:
    voter.page.show_view(election().view(0))
    for _ in range(number):
        voter.key(Key.Key_Right)
    if not number:
        voter.lay(key)
        assert not voter.sealed
        voter.key(key)
    voter.lay(key)
    assert [move.card for move in voter.sealed if isinstance(move, Vote)] == [card]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_key_on_the_card_that_is_raised_leaves_it_raised(voter: Voter, key: Qt.Key) -> None:
    voter.page.show_view(election().view(0))
    for _ in range(5):
        voter.key(key)
    assert voter.page.ballot.chosen is YES
    assert focus() is voter.card(0)
    assert not voter.sealed


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Right])
def test_a_key_that_is_held_down_does_nothing_more(voter: Voter, key: Qt.Key) -> None:
    voter.page.show_view(election().view(0))
    repeat(key)
    assert voter.page.ballot.chosen is None
    assert focus() is voter.card(0)
    voter.key(Key.Key_Return)
    repeat(key)
    assert not voter.sealed
    assert focus() is voter.card(0)


@pytest.mark.parametrize("card", [YES, NO])
def test_after_the_vote_the_keys_stay_on_the_page(
    voter: Voter, settings: Settings, card: object
) -> None:
    settings.update(speed=Speed.OFF)
    match = election()
    voter.page.show_view(match.view(0))
    if card is NO:
        voter.key(Key.Key_Right)
    voter.key(Key.Key_Return)
    voter.lay()
    voter.play(match.play(0, voter.sealed[0]), match)
    assert focus() is voter.page


def test_a_human_has_not_voted_yet_and_an_ai_is_thinking(voter: Voter) -> None:
    first, second, *others = players(5)
    computer = replace(second, kind=Kind.AI, level="easy")
    voter.page.set_game((first, computer, *others), Options(len(others) + 2), TableOptions())
    match = election()
    match.play(3, Vote(YES))
    voter.page.show_view(match.view(0))
    told = voter.page.accessibleName()
    assert "Marco is thinking…" in told
    assert "Amélie has not voted yet" in told
    assert "Luc has voted" in told


@pytest.fixture
def speaker(qapp: QApplication, compiled: None) -> Iterator[Speaker]:
    speaker = Speaker(qapp)
    yield speaker
    speaker.speak("en")


@pytest.mark.parametrize("size", [(1024, 595), (1440, 850)], ids=["small", "large"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_a_name_tag_are_short_enough_for_it(
    voter: Voter, speaker: Speaker, language: str, size: tuple[int, int]
) -> None:
    speaker.speak(language)
    voter.page.resize(*size)
    voter.page.show_view(election().view(0))
    human = players(1)[0]
    computer = replace(human, kind=Kind.AI, level="novice")
    geometry = voter.page.stage.geometry
    area = QRectF(0, 0, geometry.tag_width, geometry.tag_height)
    for player in (human, computer):
        room = Tag(area, player, geometry.unit).room
        for lying, decides in product(set(Lying) - {Lying.FAVOUR}, (True, False)):
            said = voter.page._words.in_brief(player, Place(0, lying, False, decides))
            needed = QFontMetricsF(bold(14.5 * geometry.unit)).horizontalAdvance(said)
            assert needed <= room, said


@pytest.mark.parametrize(("wide", "is_whole"), [(150, True), (90, False)])
def test_a_name_tag_too_narrow_for_what_was_said_has_the_word_on_the_card(
    voter: Voter, speaker: Speaker, wide: int, *, is_whole: bool
) -> None:
    speaker.speak("it")
    player, words = players(1)[0], voter.page._words
    for lying in (Lying.YES, Lying.NO):
        forms = words.on_tag(player, Place(0, lying, False, True))
        tag = Tag(QRectF(0, 0, wide, 40), player, 0.7)
        shown, made = tag._state(forms)
        assert (shown == forms[0]) is is_whole
        assert QFontMetricsF(made).horizontalAdvance(shown) <= tag.room
        assert tag.has_room_for(forms)
        assert tag.has_room_for(forms[:1]) is is_whole


@pytest.mark.usefixtures("qapp")
def test_what_a_ribbon_has_no_room_for_its_tooltip_tells() -> None:
    line = "A Stomach-ache: Foidvo goes back to the Nobles, nobody is refused"
    assert not ribbon_tip(QRectF(0, 0, 800, 60), line, 1.0)
    assert line in ribbon_tip(QRectF(0, 0, 300, 60), line, 1.0)


def test_the_deliberate_key_is_heard_wherever_the_keys_are_and_says_why_not(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    objected: list[str] = []
    voter.page.objected.connect(objected.append)
    voter.page.favourites.setFocus()
    voter.lay()
    assert objected
    assert not voter.sealed
    voter.click(voter.card(0))
    voter.page.favourites.setFocus()
    voter.lay()
    assert voter.sealed == [Vote(YES)]
