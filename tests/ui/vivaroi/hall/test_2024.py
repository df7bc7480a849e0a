"""An election of 2024: the third card, what it does, and who else is in the hall."""

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication

from tests.rules.edition_2024.tables import ANNA, BOUFFON, OUAF, card, nominate
from tests.ui.said import give_hint
from tests.ui.vivaroi.hall.conftest import Voter
from tests.ui.vivaroi.hall.court import ALL_PAIRS, PAIRS, Court
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi.data import CRAFTSMEN, DUNGEON_3, NOBLES
from vivaroi_gui.rules.vivaroi.data_2024 import SEALS
from vivaroi_gui.rules.vivaroi.events import FirstCrowned
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Card, EmissaryDeal, Vote
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.fonts import SMALLEST, bold, fit
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.hall.place import Tag
from vivaroi_gui.ui.vivaroi.hall.sight import Lying
from vivaroi_gui.ui.vivaroi.hall.sight import Voter as Place
from vivaroi_gui.ui.vivaroi.hall.spots import VoterSpots
from vivaroi_gui.ui.vivaroi.words.advice import advice_words
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.editions import lore

Key = Qt.Key
SIZES = [(1024, 562), (1440, 850), (3840, 2048)]


def sit(voter: Voter, court: Court) -> Court:
    voter.page.set_game(court.players, court.options, TableOptions())
    return court


def told(voter: Voter) -> str:
    return voter.page.accessibleName()


def reveal(voter: Voter, court: Court, *cards: Card) -> tuple[Event, ...]:
    """Shows the hall when all cards are turned."""
    sit(voter, court)
    events = court.vote(*cards)
    voter.page.show_outcome(events, court.view(0))
    return events


@pytest.fixture(autouse=True)
def _english(english: None) -> None:
    """The words of the tests, plurals among them."""


# --- the ballot ------------------------------------------------------------------------------


def test_the_ballot_ends_with_the_stomach_ache(voter: Voter) -> None:
    court = sit(voter, Court())
    voter.page.show_view(court.view(0))
    assert [one.card for one in voter.page.ballot.cards] == [YES, NO, NO, STOMACH_ACHE]
    assert voter.card(3).accessibleName() == "Stomach-ache"


def test_a_stomach_ache_is_laid_with_the_mouse(voter: Voter) -> None:
    court = sit(voter, Court())
    voter.page.show_view(court.view(0))
    voter.click(voter.card(3))
    assert voter.confirm.accessibleName() == "Stomach-ache"
    voter.click(voter.confirm)
    assert voter.sealed == [Vote(STOMACH_ACHE)]


def test_a_stomach_ache_is_laid_with_the_keys(voter: Voter) -> None:
    court = sit(voter, Court())
    voter.page.show_view(court.view(0))
    for key in (*[Key.Key_Right] * 3, Key.Key_Return):
        voter.key(key)
    voter.lay()
    assert voter.sealed == [Vote(STOMACH_ACHE)]


def test_once_it_is_spent_it_is_not_offered_any_more(voter: Voter) -> None:
    court = sit(voter, Court())
    court.vote(STOMACH_ACHE)
    assert court.view(0).places[ANNA] == NOBLES
    court.stand()
    court.state.turn = 1
    nominate(court.state, ANNA, by=1)
    voter.page.show_view(court.view(0))
    assert [one.card for one in voter.page.ballot.cards] == [YES, NO, NO]
    voter.page.show_view(court.view(2))
    assert [one.card for one in voter.page.ballot.cards][-1] is STOMACH_ACHE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5, 8])
def test_the_ballot_has_room_for_the_third_kind(
    voter: Voter, size: tuple[int, int], players: int
) -> None:
    court = sit(voter, Court(players))
    voter.page.resize(*size)
    voter.page.show_view(court.view(0))
    ballot = voter.page.ballot
    assert voter.page.rect().contains(ballot.geometry())
    assert ballot.rect().contains(voter.confirm.geometry())
    for one in ballot.cards:
        shown = one.mask().boundingRect().translated(one.pos())
        assert shown.right() < voter.confirm.geometry().left() + 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_may_advise_the_stomach_ache(
    voter: Voter, qapp: QApplication, language: str
) -> None:
    court = sit(voter, Court())
    voter.page.show_view(court.view(0))
    speaker = Speaker(qapp)
    speaker.speak(language)
    advice = Advice(Vote(STOMACH_ACHE), Reason.NO_MORE)
    give_hint(voter.page, advice_words().advice(advice, lore("2024")), advice.move)
    word = card_words().name(STOMACH_ACHE)
    slip = voter.page.slip.accessibleDescription()
    speaker.speak("en")
    assert [one.is_advised for one in voter.page.ballot.cards] == [False, False, False, True]
    assert word in slip


# --- secrecy ---------------------------------------------------------------------------------


def seen(voter: Voter, laid: Card, seat: int | None) -> tuple[QImage, list[str]]:
    court = sit(voter, Court())
    court.play(0, Vote(laid))
    voter.page.show_view(court.view(seat))
    return voter.page.grab().toImage(), voter.words()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_three_cards_look_and_read_alike_when_they_lie_sealed(
    voter: Voter, seat: int | None
) -> None:
    assert seen(voter, YES, seat) == seen(voter, NO, seat) == seen(voter, STOMACH_ACHE, seat)


# --- the outcome -----------------------------------------------------------------------------


def test_a_stomach_ache_cancels_and_sends_the_candidate_back(voter: Voter) -> None:
    reveal(voter, Court(), YES, STOMACH_ACHE, YES, NO)
    assert told(voter).startswith(
        "Election cancelled! A Stomach-ache: Anna goes back to the Nobles, nobody is rejected"
    )
    assert "Luc said No, spent too" in told(voter)
    places = voter.page.stage.places[:5]
    rays = [place.voter.seat for place in places if place.rays.isVisible() and place.voter]
    assert rays == [1]


def test_two_stomach_aches_are_counted(voter: Voter) -> None:
    reveal(voter, Court(), STOMACH_ACHE, STOMACH_ACHE)
    assert "2 Stomach-aches: Anna goes back" in told(voter)


def test_whoever_is_refused_goes_to_a_dungeon(voter: Voter) -> None:
    court = Court()
    reveal(voter, court, YES, NO)
    assert court.view().places[ANNA] == DUNGEON_3
    assert "4 Yes · 1 No: Anna goes to the dungeon of floor 3" in told(voter)


def test_when_the_dungeons_are_full_it_is_the_box(voter: Voter) -> None:
    court = Court()
    court.state.rejections = 3
    reveal(voter, court, YES, NO)
    assert "Anna goes to the box" in told(voter)


def test_the_jester_falls_to_the_next_floor_with_room(voter: Voter) -> None:
    court = Court(nominee=BOUFFON)
    reveal(voter, court, YES, NO)
    assert court.view().places[BOUFFON] == CRAFTSMEN
    assert "the Jester falls to the Craftsmen" in told(voter)


def test_a_woman_is_hailed_as_queen(voter: Voter) -> None:
    reveal(voter, Court())
    assert told(voter).startswith("Long live Queen Anna! Unanimous, 5 Yes: Anna is elected")


def test_the_first_coronation_of_a_wedding_opens_the_favourites(voter: Voter) -> None:
    court = Court(wedding=True)
    events = reveal(voter, court)
    assert any(isinstance(event, FirstCrowned) for event in events)
    assert "all favourites are revealed now, and the round goes on" in told(voter)


def test_the_second_coronation_makes_a_couple(voter: Voter) -> None:
    court = Court(wedding=True)
    court.vote()
    nominate(court.state, OUAF, by=2)
    reveal(voter, court)
    assert told(voter).startswith("Long live King Ouaf!")
    assert "Anna and Ouaf are the royal couple" in told(voter)


# --- the reveal, played ----------------------------------------------------------------------


def laid_last(voter: Voter, *cards: Card) -> Court:
    """Plays the last vote; the others lie already."""
    court = sit(voter, Court())
    for seat, one in enumerate(cards[:-1]):
        court.play(seat, Vote(one))
    voter.page.show_view(court.view(0))
    events = court.play(len(cards) - 1, Vote(cards[-1]))
    voter.page.animate(events, court.view(0))
    return court


@pytest.mark.parametrize("step", range(5))
@pytest.mark.parametrize("share", [0.0, 0.5, 0.9])
def test_skipping_a_cancelled_election_at_any_moment_ends_alike(
    voter: Voter, step: int, share: float
) -> None:
    cards = (YES, STOMACH_ACHE, YES, NO, YES)
    reveal(voter, Court(), *cards)
    expected = voter.page._board.grab().toImage()
    laid_last(voter, *cards)
    voter.run_to(step, share)
    voter.page.skip()
    assert voter.page._board.grab().toImage() == expected


def film(voter: Voter, *cards: Card) -> list[QImage]:
    laid_last(voter, *cards)
    pictures = []
    for _ in range(3):
        animation = voter.running()
        animation.pause()
        animation.setCurrentTime(animation.totalDuration() // 2)
        pictures.append(voter.page.grab().toImage())
        animation.resume()
        animation.setCurrentTime(animation.totalDuration())
    voter.page.skip()
    return pictures


def test_until_they_turn_a_cancelling_is_the_same_film_as_a_crowning(voter: Voter) -> None:
    assert film(voter, YES, YES, YES, YES, YES) == film(voter, YES, STOMACH_ACHE, NO, YES, NO)


def test_a_resize_in_mid_reveal_goes_on_with_a_cancelled_election(voter: Voter) -> None:
    laid_last(voter, YES, STOMACH_ACHE, YES, NO, YES)
    voter.run_to(4, 0.5)
    voter.page.resize(1200, 700)
    resized = voter.page._board.grab().toImage()
    assert voter.idle == 0
    voter.page.skip()
    laid_last(voter, YES, STOMACH_ACHE, YES, NO, YES)
    voter.run_to(4, 0.5)
    assert voter.page._board.grab().toImage() == resized
    voter.page.skip()
    assert told(voter).startswith("Election cancelled!")


def test_without_animations_a_cancelled_election_shows_at_once(
    voter: Voter, settings: Settings
) -> None:
    settings.update(speed=Speed.OFF)
    laid_last(voter, STOMACH_ACHE, YES, YES, YES, YES)
    assert voter.idle == 1
    assert told(voter).startswith("Election cancelled!")


# --- the Emissary ----------------------------------------------------------------------------

FRIEND = EmissaryDeal(card("ABELOV"), (NO, STOMACH_ACHE, YES, NO, NO))
STRANGER = EmissaryDeal(card("BCDFRV"), (NO, STOMACH_ACHE, YES, NO, NO))


def emissary(voter: Voter) -> Lying:
    places = [place.voter for place in voter.page.stage.places if place.voter]
    return next(one.lying for one in places if one.seat is None)


def test_the_emissary_lies_face_down_while_its_pile_decides(voter: Voter) -> None:
    court = sit(voter, Court(3, guest=STRANGER))
    voter.page.show_view(court.view(0))
    assert emissary(voter) is Lying.FACE_DOWN
    said = voter.page.emissary.accessibleDescription()
    assert voter.page.emissary.isVisible()
    assert "Bridget, Clothilde" in said
    assert "5 cards in its pile" in said
    assert "now the top of its pile decides" in said


def test_its_top_card_turns_with_the_others(voter: Voter) -> None:
    reveal(voter, Court(3, guest=STRANGER))
    assert emissary(voter) is Lying.NO
    assert "3 Yes · 1 No: Anna goes" in told(voter)
    assert "Emissary of the Empire said No" in told(voter)
    assert not voter.page.emissary.isVisible()


def test_a_yes_to_its_favourite_needs_no_card_and_is_told_before(voter: Voter) -> None:
    court = sit(voter, Court(3, guest=FRIEND))
    voter.page.show_view(court.view(0))
    assert emissary(voter) is Lying.FAVOUR
    assert "Anna is its favourite" in voter.page.emissary.accessibleDescription()
    reveal(voter, court)
    assert emissary(voter) is Lying.FAVOUR
    assert "Unanimous, 4 Yes: Anna is elected" in told(voter)
    assert "says Yes to a favourite, without a card" in told(voter)


def test_the_banished_is_no_favourite_of_the_emissary(voter: Voter) -> None:
    goal = next(goal for goal, sealed in SEALS.items() if sealed == ANNA)
    deal = EmissaryDeal(goal, FRIEND.pile)
    court = sit(voter, Court(3, guest=deal, banished=True))
    voter.page.show_view(court.view(0))
    assert emissary(voter) is Lying.FACE_DOWN


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_tag_has_room_for_what_it_did(voter: Voter, qapp: QApplication, language: str) -> None:
    reveal(voter, Court(5, emissary=True), NO)
    stage, words = voter.page.stage, voter.page._words
    width = VoterSpots(stage.geometry, is_wide=True).in_row(6)[0].tag_width
    area = QRectF(0, 0, width, stage.geometry.tag_height)
    room, made = Tag(area, None, stage.geometry.unit).room, bold(14.5 * stage.geometry.unit)
    speaker = Speaker(qapp)
    speaker.speak(language)
    said = [words.in_brief(None, Place(None, lying, False)) for lying in Lying]
    speaker.speak("en")
    assert [one for one in said if QFontMetricsF(made).horizontalAdvance(one) > room] == []


def test_its_tag_tells_in_a_tooltip_that_no_card_is_needed(voter: Voter) -> None:
    court = sit(voter, Court(3, guest=FRIEND))
    voter.page.show_view(court.view(0))
    tips = [place.tag.toolTip() for place in voter.page.stage.places]
    assert any("says Yes to a favourite, without a card" in tip for tip in tips)


# --- room for everybody ----------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("players", "chosen"),
    [
        (5, {"emissary": True}),
        (8, {}),
        (8, {"teams": PAIRS}),
        (16, {"teams": ALL_PAIRS, "shared_marker": True}),
    ],
    ids=["emissary", "eight", "four teams", "eight teams"],
)
@pytest.mark.parametrize("seat", [0, None])
def test_tags_are_inside_the_page_apart_and_beside_the_ballot(
    voter: Voter, size: tuple[int, int], players: int, chosen: dict[str, Any], seat: int | None
) -> None:
    court = sit(voter, Court(players, **chosen))
    voter.page.resize(*size)
    voter.page.show_view(court.view(seat))
    tags = areas(voter)
    assert all(QRectF(voter.page.rect()).contains(tag) for tag in tags)
    assert not any(one.intersects(other) for one, other in combinations(tags, 2))
    if court.options.seats == 8 and seat is not None:
        ballot = QRectF(voter.page.ballot.geometry())
        assert not any(tag.intersects(ballot) for tag in tags)
    reveal(voter, court, NO)
    row = areas(voter)
    assert all(QRectF(voter.page.rect()).contains(tag) for tag in row)
    assert not any(one.intersects(other) for one, other in combinations(row, 2))


def areas(voter: Voter) -> list[QRectF]:
    stage = voter.page.stage
    shown = [place for place in stage.places if place.voter is not None]
    height = stage.geometry.tag_height
    found = []
    for place in shown:
        width = place.tag.sheet.boundingRect().width() - 16
        at = place.tag.pos()
        found.append(QRectF(at.x() - width / 2, at.y() - height / 2, width, height))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_read", [False, True])
def test_partners_keep_their_whole_names(
    voter: Voter, size: tuple[int, int], is_read: bool
) -> None:
    court = sit(voter, Court(16, teams=ALL_PAIRS, shared_marker=True))
    voter.page.resize(*size)
    voter.page.show_view(court.view(None))
    if is_read:
        reveal(voter, court, NO)
    stage = voter.page.stage
    area = areas(voter)[0]
    for player in court.players:
        tag = Tag(area, player, stage.geometry.unit, in_two_lines=True)
        names = tag.fitting(voter.page._words.names(player))
        assert names == [person.name for person in player.persons]
        for name in names:
            made = fit(name, tag.font, tag.room, SMALLEST)
            assert QFontMetricsF(made).horizontalAdvance(name) <= tag.room, name


def test_a_team_is_told_as_one_and_its_tag_tells_what_it_does(voter: Voter) -> None:
    court = sit(voter, Court(16, teams=ALL_PAIRS, shared_marker=True))
    voter.page.resize(*SIZES[0])
    voter.page.show_view(court.view(0))
    assert "Amélie and Luc have not voted yet" in told(voter)
    tips = [place.tag.toolTip() for place in voter.page.stage.places]
    assert any("Nonna Pia and Sofia have not voted yet" in tip for tip in tips)


def test_the_favourites_beside_the_ballot_are_those_of_the_court(voter: Voter) -> None:
    court = sit(voter, Court())
    voter.page.show_view(court.view(0))
    goal = court.view(0).goal
    assert goal is not None
    said = voter.page.favourites.accessibleDescription()
    assert lore("2024").character(goal[0]) in said
