"""The viewer's own vote: choose, change, confirm."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.hall.conftest import Voter, election, players
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Vote

Key = Qt.Key
LONG = ("Mamie Françoise", "Jean-Baptiste", "Giulia")
"""Who proposed, the last one, has a tooltip anyway."""


def test_a_ballot_offers_a_yes_and_every_no_in_hand(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    assert [card.card for card in voter.page._ballot.cards] == [YES, NO, NO]


def test_nothing_is_chosen_or_may_be_laid_at_first(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    assert voter.page._ballot.chosen is None
    assert not voter.confirm.isEnabled()
    voter.click(voter.confirm)
    assert not voter.sealed


def test_a_chosen_card_is_laid_only_when_it_is_confirmed(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    voter.click(voter.card(0))
    assert not voter.sealed
    assert voter.confirm.accessibleName() == "Lay Yes"
    voter.click(voter.confirm)
    assert voter.sealed == [Vote(YES)]


def test_a_choice_can_be_changed(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    voter.click(voter.card(0))
    voter.click(voter.card(2))
    assert [card.isChecked() for card in voter.page._ballot.cards] == [False, False, True]
    assert voter.confirm.accessibleName() == "Lay No"
    voter.click(voter.confirm)
    assert voter.sealed == [Vote(NO)]


def test_a_second_click_on_the_chosen_card_keeps_it_chosen(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    voter.click(voter.card(1))
    voter.click(voter.card(1))
    assert voter.page._ballot.chosen is NO


def test_a_vote_is_cast_by_keyboard_alone(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    tab_to(voter, voter.card(0))
    voter.key(Key.Key_Space)
    voter.key(Key.Key_Right)
    assert QApplication.focusWidget() is voter.card(1)
    voter.key(Key.Key_Return)
    assert voter.page._ballot.chosen is NO
    tab_to(voter, voter.confirm)
    voter.key(Key.Key_Return)
    assert voter.sealed == [Vote(NO)]


def test_tab_goes_from_card_to_card_to_the_button(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    voter.click(voter.card(1))
    tab_to(voter, voter.card(0))
    passed = []
    for _ in range(3):
        voter.key(Key.Key_Tab)
        passed.append(QApplication.focusWidget())
    assert passed == [voter.card(1), voter.card(2), voter.confirm]


def tab_to(voter: Voter, wanted: QWidget) -> None:
    for _ in range(6):
        if QApplication.focusWidget() is wanted:
            return
        voter.key(Key.Key_Tab)
    raise AssertionError("Tab never gets there")


def test_a_ballot_without_a_no_has_the_same_place_and_steps(voter: Voter) -> None:
    match = election(3)
    voter.sit_down(3)
    voter.page.show_view(match.view(0))
    full = voter.page._ballot.geometry(), voter.confirm.geometry()
    voter.page.show_view(replace(match.view(0), no_cards=0, legal=(Vote(YES),)))
    assert len(voter.page._ballot.cards) == 1
    assert (voter.page._ballot.geometry(), voter.confirm.geometry()) == full
    assert not voter.confirm.isEnabled()
    voter.click(voter.card(0))
    voter.click(voter.confirm)
    assert voter.sealed == [Vote(YES)]


def test_a_choice_survives_the_vote_of_another(voter: Voter) -> None:
    match = election()
    voter.page.show_view(match.view(0))
    voter.click(voter.card(1))
    voter.play(match.play(3, Vote(YES)), match)
    voter.click(voter.card(2))
    voter.page.skip()
    assert voter.page._ballot.chosen is NO
    assert voter.page._ballot.cards[2].isChecked()


def test_another_viewer_finds_nothing_chosen(voter: Voter) -> None:
    match = election()
    voter.page.show_view(match.view(0))
    voter.click(voter.card(1))
    voter.page.show_view(match.view(None))
    voter.page.show_view(match.view(0))
    assert voter.page._ballot.chosen is None


def test_without_a_viewer_there_is_no_ballot(voter: Voter) -> None:
    voter.page.show_view(election().view(None))
    assert not voter.page._ballot.isVisible()
    assert not voter.page._ballot.cards


@pytest.mark.parametrize("size", [(1024, 602), (1366, 729), (1920, 1025), (3840, 2048)])
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_ballot_cards_and_buttons_are_inside_the_page(
    voter: Voter, size: tuple[int, int], count: int
) -> None:
    voter.sit_down(count)
    voter.page.resize(*size)
    voter.page.show_view(election(count).view(0))
    ballot = voter.page._ballot
    assert voter.page.rect().contains(ballot.geometry())
    assert ballot.rect().contains(voter.confirm.geometry())
    assert voter.confirm.geometry().width() >= voter.confirm.sizeHint().width() - 40
    for card in ballot.cards:
        shown = card.mask().boundingRect().translated(card.pos())
        assert shown.right() < voter.confirm.geometry().left() + 12


@pytest.mark.parametrize("size", [(1024, 602), (1440, 854)])
def test_a_long_name_is_read_whole_where_few_vote(voter: Voter, size: tuple[int, int]) -> None:
    """A tag whose name is cut short has a tooltip with the whole one."""
    voter.page.resize(*size)
    people = [replace(one, name=name) for one, name in zip(players(3), LONG, strict=True)]
    voter.page.set_game(tuple(people), Options(3))
    voter.page.show_view(election(3).view(None))
    assert [place.tag.toolTip() for place in voter.page._stage.places[:2]] == ["", ""]
