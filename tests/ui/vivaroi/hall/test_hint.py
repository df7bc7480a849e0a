"""A hint in the election: a slip of paper, and a mark on one card."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.said import give_hint, hint
from tests.ui.vivaroi.hall.conftest import Voter, election
from tests.ui.vivaroi.hints import hints
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Move, Vote
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.vivaroi.words.advice import advice_words
from vivaroi_gui.ui.vivaroi.words.editions import lore


def marked(voter: Voter) -> list[int]:
    return [place for place, card in enumerate(voter.page.ballot.cards) if card.is_advised]


@pytest.mark.parametrize(("move", "places"), [(Vote(YES), [0]), (Vote(NO), [2]), (None, [])])
def test_one_card_of_the_kind_is_marked(voter: Voter, move: Move | None, places: list[int]) -> None:
    voter.page.show_view(election().view(0))
    give_hint(voter.page, "…" if move else "", move)
    assert marked(voter) == places
    if places:  # and no other card lies over its mark
        cards = voter.page.ballot.cards
        stacked = [one for one in voter.page.ballot.children() if one in cards]
        assert stacked[-1] is cards[places[0]]
    assert voter.page.slip.isVisible() is (move is not None)


def test_the_mark_stays_when_the_card_is_chosen(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    give_hint(voter.page, "…", Vote(NO))
    card = voter.page.ballot.cards[2]
    card.click()
    assert marked(voter) == [2]
    before = card.grab().toImage()
    give_hint(voter.page, "", None)
    assert card.grab().toImage() != before


def test_enter_lifts_the_card_of_the_hint(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    voter.page.take_focus()
    give_hint(voter.page, "…", Vote(NO))
    voter.page.take_focus()  # as whoever asks for a hint has the keys where it is followed
    voter.key(Qt.Key.Key_Return)
    assert voter.page.ballot.chosen is NO


def test_the_mark_goes_over_to_the_copy_that_is_chosen(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    give_hint(voter.page, "…", Vote(NO))
    voter.click(voter.card(1))
    assert marked(voter) == [1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 595), (1440, 854), (3840, 2100)])
def test_every_reason_has_room_on_the_slip(
    voter: Voter, qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    voter.page.resize(*size)
    voter.page.show_view(election().view(0))
    speaker, slip, cut = Speaker(qapp), voter.page.slip, []
    speaker.speak(language)
    for each in hints(Vote(NO)):
        slip.show_message(hint(advice_words().advice(each, lore("2003"))))
        slip.grab()
        cut += [tip.text for tip in slip.tips]
    speaker.speak("en")
    assert cut == []
    assert voter.page.rect().contains(slip.geometry().adjusted(16, 0, -16, 0))
