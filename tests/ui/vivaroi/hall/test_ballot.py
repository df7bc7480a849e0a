"""The viewer's own vote: choose, change, confirm."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.vivaroi.hall.conftest import Voter, election, players
from tests.ui.words_drawn import reading
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Vote
from vivaroi_gui.table.players import Kind
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.tones import tones

Key = Qt.Key
LONG = ("Mamie Françoise", "Jean-Baptiste", "Giulia")
"""Who proposed, the last one, has a tooltip anyway."""


def test_a_ballot_offers_a_yes_and_every_no_in_hand(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    assert [card.card for card in voter.page.ballot.cards] == [YES, NO, NO]


@pytest.mark.parametrize(
    ("left", "told"), [(0, "no No left: play Yes"), (1, "play one card face down")]
)
def test_whoever_has_no_no_left_is_told_on_the_ballot(
    voter: Voter, monkeypatch: pytest.MonkeyPatch, left: int, told: str
) -> None:
    with reading(monkeypatch) as reader:
        voter.page.show_view(replace(election().view(0), no_cards=left))
        voter.page.grab()
    assert told in reader.texts
    assert voter.page.ballot.accessibleName() == f"Giulia, {told}"


def test_nothing_is_chosen_or_may_be_laid_at_first(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    assert voter.page.ballot.chosen is None
    assert not voter.confirm.isEnabled()
    voter.click(voter.confirm)
    assert not voter.sealed


def test_a_chosen_card_is_laid_only_when_it_is_confirmed(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    voter.click(voter.card(0))
    assert not voter.sealed
    assert voter.confirm.accessibleName() == "Play Yes"
    voter.click(voter.confirm)
    assert voter.sealed == [Vote(YES)]


def test_a_choice_can_be_changed(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    voter.click(voter.card(0))
    voter.click(voter.card(2))
    assert [card.isChecked() for card in voter.page.ballot.cards] == [False, False, True]
    assert voter.confirm.accessibleName() == "Play No"
    voter.click(voter.confirm)
    assert voter.sealed == [Vote(NO)]


def test_a_second_click_on_the_chosen_card_keeps_it_chosen(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    voter.click(voter.card(1))
    voter.click(voter.card(1))
    assert voter.page.ballot.chosen is NO


# --- a card dragged out of the hand -----------------------------------------------------------


def drag(voter: Voter, number: int, to: QPoint) -> QWidget:
    """Takes a card by its middle to a point of the hall, and holds it there."""
    card = voter.card(number)
    middle = card.rect().center()
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=middle)
    for share in (0.3, 0.6, 1.0):
        start = card.mapTo(voter.page, middle)
        way = start + (to - start) * share
        QTest.mouseMove(card, card.mapFrom(voter.page, way))
    return card


def let_go(voter: Voter, card: QWidget, at: QPoint) -> None:
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=card.mapFrom(voter.page, at))


def on_the_floor(voter: Voter) -> QPoint:
    return QPoint(voter.page.width() // 2, voter.page.ballot.y() - 60)


def test_a_card_dragged_into_the_hall_is_laid(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    card = drag(voter, 1, on_the_floor(voter))
    assert not voter.sealed
    let_go(voter, card, on_the_floor(voter))
    assert voter.sealed == [Vote(NO)]


def test_on_its_way_the_card_is_under_the_pointer_and_not_in_the_hand(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    at = on_the_floor(voter)
    before = voter.page.grab().toImage().pixelColor(at)
    in_hand = voter.card(0).grab().toImage()
    card = drag(voter, 0, at)
    assert voter.page.grab().toImage().pixelColor(at) != before
    assert card.grab().toImage() != in_hand
    assert voter.page.ballot.chosen is YES


def test_a_card_dropped_on_the_tray_stays_chosen_in_the_hand(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    back = voter.page.ballot.geometry().center()
    card = drag(voter, 2, on_the_floor(voter))
    let_go(voter, card, back)
    assert not voter.sealed
    assert voter.page.ballot.chosen is NO
    voter.click(voter.confirm)
    assert voter.sealed == [Vote(NO)]


@pytest.mark.parametrize("how", ["Esc", "the other button", "the ballot is put away"])
def test_a_drag_that_is_given_up_lays_nothing(voter: Voter, how: str) -> None:
    match = election()
    voter.page.show_view(match.view(0))
    at = on_the_floor(voter)
    before = voter.page.grab(QRect(at, QSize(1, 1))).toImage()
    card = drag(voter, 0, at)
    if how == "Esc":
        voter.key(Key.Key_Escape)
    elif how == "the other button":
        QTest.mousePress(card, Qt.MouseButton.RightButton)
    else:
        voter.page.show_view(match.view(None))
    assert voter.page.grab(QRect(at, QSize(1, 1))).toImage() == before
    let_go(voter, card, at)
    assert not voter.sealed


def test_a_hand_that_trembles_clicks(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    card = voter.card(0)
    middle = card.rect().center()
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(card, middle + QPoint(2, 1))
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=middle + QPoint(2, 1))
    assert voter.page.ballot.chosen is YES
    assert not voter.sealed


def test_a_vote_is_cast_by_keyboard_alone(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    tab_to(voter, voter.card(0))
    voter.key(Key.Key_Space)
    voter.key(Key.Key_Right)
    assert QApplication.focusWidget() is voter.card(1)
    assert voter.page.ballot.chosen is NO
    voter.key(Key.Key_Tab)
    assert QApplication.focusWidget() is voter.confirm
    voter.key(Key.Key_Return)
    assert voter.sealed == [Vote(NO)]


def test_tab_leads_to_the_chosen_card_whichever_of_its_kind_it_is(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    voter.click(voter.card(2))
    voter.key(Key.Key_Tab)
    assert QApplication.focusWidget() is voter.confirm
    voter.key(Key.Key_Backtab)
    assert QApplication.focusWidget() is voter.card(2)


def test_the_cards_are_told_as_radio_buttons_one_for_each_kind(voter: Voter, english: None) -> None:
    voter.page.show_view(election().view(0))
    voter.click(voter.card(2))
    face = QAccessible.queryAccessibleInterface(voter.page.ballot)
    told = [face.child(at) for at in range(face.childCount())]
    role, text = QAccessible.Role, QAccessible.Text
    assert [(one.role(), one.text(text.Name), bool(one.state().checked)) for one in told] == [
        (role.RadioButton, "Yes", False),
        (role.RadioButton, "No, 2 in hand", True),
        (role.Button, "Play No", False),
    ]


def test_a_card_that_has_the_keys_is_in_front_so_that_its_ring_is_whole(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    yes, other, _ = voter.page.ballot.cards
    beneath = yes.geometry().intersected(other.geometry()).center()
    confirm = voter.confirm
    assert yes.mask().contains(beneath - yes.pos()), "they overlap there"
    for card in (yes, other, yes):
        card.setFocus(Qt.FocusReason.TabFocusReason)
        assert voter.page.ballot.childAt(beneath) is card
    voter.click(voter.card(1))
    confirm.setFocus(Qt.FocusReason.TabFocusReason)
    assert voter.page.ballot.childAt(beneath) is other, "the chosen one"


def test_a_card_that_has_the_keys_by_itself_does_not_look_chosen(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    card = voter.page.ballot.cards[0]
    pictures = [card.grab().toImage()]
    for reason in (Qt.FocusReason.OtherFocusReason, Qt.FocusReason.TabFocusReason):
        voter.card(1).setFocus()
        card.setFocus(reason)
        pictures.append(card.grab().toImage())
    voter.card(1).setFocus()
    without = card.grab().toImage()
    assert pictures[0] == pictures[1] != without, "it is to be seen where the keys are"
    assert [golden(one) - golden(without) > 100 for one in pictures] == [False, False, True]


def golden(picture: QImage) -> int:
    """Pixels of the colour in which a ring and what is chosen are drawn."""
    places = product(range(picture.width()), range(picture.height()))
    return sum(picture.pixelColor(*place) == tones().state_gold for place in places)


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
    full = voter.page.ballot.geometry(), voter.confirm.geometry()
    voter.page.show_view(replace(match.view(0), no_cards=0, legal=(Vote(YES),)))
    assert len(voter.page.ballot.cards) == 1
    assert (voter.page.ballot.geometry(), voter.confirm.geometry()) == full
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
    assert voter.page.ballot.chosen is NO
    assert voter.page.ballot.cards[2].isChecked()


def test_another_viewer_finds_nothing_chosen(voter: Voter) -> None:
    match = election()
    voter.page.show_view(match.view(0))
    voter.click(voter.card(1))
    voter.page.show_view(match.view(None))
    voter.page.show_view(match.view(0))
    assert voter.page.ballot.chosen is None


def test_without_a_viewer_there_is_no_ballot(voter: Voter) -> None:
    voter.page.show_view(election().view(None))
    assert not voter.page.ballot.isVisible()
    assert not voter.page.ballot.cards


@pytest.mark.parametrize("size", [(1024, 562), (1366, 729), (1920, 1025), (3840, 2048)])
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_ballot_cards_and_buttons_are_inside_the_page(
    voter: Voter, size: tuple[int, int], count: int
) -> None:
    voter.sit_down(count)
    voter.page.resize(*size)
    voter.page.show_view(election(count).view(0))
    ballot = voter.page.ballot
    assert voter.page.rect().contains(ballot.geometry())
    assert ballot.rect().contains(voter.confirm.geometry())
    assert voter.confirm.geometry().width() >= voter.confirm.sizeHint().width() - 40
    for card in ballot.cards:
        shown = card.mask().boundingRect().translated(card.pos())
        assert shown.right() < voter.confirm.geometry().left() + 12


@pytest.mark.parametrize("size", [(1024, 562), (1440, 854)])
def test_a_long_name_is_read_whole_where_few_vote(voter: Voter, size: tuple[int, int]) -> None:
    """A tag whose name is cut short has a tooltip with the whole one."""
    voter.page.resize(*size)
    people = [replace(one, name=name) for one, name in zip(players(3), LONG, strict=True)]
    voter.page.set_game(tuple(people), Options(3), TableOptions())
    voter.page.show_view(election(3).view(None))
    assert [place.tag.toolTip() for place in voter.page.stage.places[:2]] == ["", ""]


def test_what_a_card_means_is_told_without_its_name_once_more(voter: Voter) -> None:
    voter.page.show_view(election().view(0))
    told = {card.accessibleName(): card.accessibleDescription() for card in voter.page.ballot.cards}
    assert told["Yes"].startswith("Everybody must say it")
    assert voter.card(0).toolTip().startswith("<span>Yes: everybody must say it")


def test_headphones_are_spoken_of_only_where_somebody_else_may_hear(voter: Voter) -> None:
    page, (somebody, *others) = voter.page, players(5)
    computers = tuple(replace(one, kind=Kind.AI, level="courtier") for one in others)
    for is_heard, sitting in ((True, others), (False, computers)):
        page.set_game((somebody, *sitting), Options(5), TableOptions())
        page.show_view(election().view(0))
        voter.click(voter.card(0))
        told = page.ballot.confirm.accessibleDescription()
        assert ("headphones" in told) is is_heard
        assert "Ctrl+Enter" in told or "Ctrl+Return" in told
