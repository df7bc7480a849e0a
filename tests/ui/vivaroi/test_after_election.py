"""An election is read in the hall; where it leads is seen in the castle."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.conftest import Opened
from tests.ui.hand_time import HandTime
from tools.pages import pages_of
from tools.positions import court, family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import DUNGEON_3, NOBLES, OUT, THRONE
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.table.store import Store
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.app.round_steps import RoundSteps
from vivaroi_gui.ui.settings import Speed


def refused(opened: Opened, options: Options, humans: int = 1) -> tuple[MainWindow, int]:
    return revealed(opened, options, Card.NO, humans)


def revealed(
    opened: Opened, options: Options, card: Card, humans: int = 1
) -> tuple[MainWindow, int]:
    """Seat 0 lays this card about the first nominee; all cards lie turned in the hall."""
    table = table_at(human_turn(Phase.ELECTION), court(options, humans), options)
    nominee = table.view().nominee
    assert nominee is not None
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(Card.YES))
    window = opened()
    window.open(table)
    if humans > 1:
        window.session.curtain.lift()
        window.session.bridge.viewer.open_to(0)
    window.session.bridge.play(Vote(card))
    window.settings.update(speed=Speed.FAST)
    return window, nominee


def test_a_refused_nominee_is_seen_to_go_to_the_dungeon(
    opened: Opened, hand_time: HandTime
) -> None:
    window, nominee = refused(opened, Options(edition="2024"))
    hall, page = pages_of(window).hall, pages_of(window).table
    assert window.session.bridge.view.places[nominee] == DUNGEON_3
    QTest.mouseClick(hall._continue, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is page
    assert page.board.is_animating
    hand_time.passes_until(lambda: not page.board.is_animating)
    assert page.board._stage.cast.seating.places[nominee] == DUNGEON_3


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_the_way_to_the_dungeon_can_be_skipped(opened: Opened, key: Qt.Key) -> None:
    window, nominee = refused(opened, Options(edition="2024"))
    QTest.mouseClick(pages_of(window).hall._continue, Qt.MouseButton.LeftButton)
    board = pages_of(window).table.board
    QTest.keyClick(board, key)
    assert board._stage.cast.seating.places[nominee] == DUNGEON_3
    assert window.session.bridge.view.phase is Phase.ASCENT


def test_nobody_has_the_turn_before_the_refused_one_is_locked_up(opened: Opened) -> None:
    window, _ = refused(opened, Options(edition="2024"))
    (steps,) = window.findChildren(RoundSteps)
    QTest.mouseClick(pages_of(window).hall._continue, Qt.MouseButton.LeftButton)
    banner = pages_of(window).table.banner
    assert banner.accessibleName() == "The election of the King"
    assert steps.accessibleName() == "Round 1 of 3, Election"
    window.pages.skip()
    assert banner.accessibleName() != "The election of the King"
    assert steps.accessibleName() == "Round 1 of 3, Accession"


def test_whoever_is_out_of_the_round_is_not_seen_again(opened: Opened) -> None:
    window, nominee = refused(opened, Options())
    assert window.session.bridge.view.places[nominee] == OUT
    QTest.mouseClick(pages_of(window).hall._continue, Qt.MouseButton.LeftButton)
    board = pages_of(window).table.board
    assert not board._stage.cast.pawn(nominee).isVisible()
    assert board._stage.cast.seating.places[nominee] == OUT


def test_all_heads_together_see_the_way_before_the_curtain_falls(
    opened: Opened, hand_time: HandTime
) -> None:
    window, nominee = refused(opened, Options(4, edition="2024"), humans=4)
    QTest.mouseClick(pages_of(window).hall._continue, Qt.MouseButton.LeftButton)
    board = pages_of(window).table.board
    down = [window.session.curtain.is_down]
    assert board.is_animating
    assert window.session.bridge.view.seat is None
    assert pages_of(window).table.favourites.goal is None
    assert not any(pawn._pin.isVisible() for pawn in board._stage.cast.pawns)
    hand_time.passes_until(lambda: not board.is_animating)
    down.append(window.session.curtain.is_down)
    assert down == [False, True]
    assert board._stage.cast.seating.places[nominee] == DUNGEON_3


def test_the_first_count_of_a_wedding_is_a_scoring_in_the_bar(opened: Opened) -> None:
    window, _ = revealed(opened, Options(edition="2024", wedding=True), Card.YES)
    (steps,) = window.findChildren(RoundSteps)
    assert steps.accessibleName() == "Round 1 of 3, Election"
    QTest.mouseClick(pages_of(window).hall._continue, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is pages_of(window).count
    assert steps.accessibleName() == "Round 1 of 3, Scoring"
    pages_of(window).count.skip()
    QTest.mouseClick(pages_of(window).count._continue, Qt.MouseButton.LeftButton)
    window.pages.skip()
    assert steps.accessibleName() == "Round 1 of 3, Accession"


# --- left while the cards lie open ------------------------------------------------------------


def left_at_the_reveal(
    opened: Opened, data_dir: Path, options: Options, card: Card, round_: int = 1
) -> MainWindow:
    """The window closes over turned cards, the last of seat 0, and goes on with the game."""
    store = Store(data_dir / "games")
    wanted = human_turn(Phase.ELECTION, round_)
    table = table_at(wanted, court(options), options, store=store)
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(Card.YES))
    table.play(0, Vote(card))
    window = opened()
    QTest.mouseClick(window.pages.home.offers.resumes["vivaroi"], Qt.MouseButton.LeftButton)
    return window


CROWNED, REFUSED = Card.YES, Card.NO


@pytest.mark.parametrize(
    ("options", "card", "round_", "then"),
    [
        (Options(), REFUSED, 1, "table"),
        (Options(edition="2024"), REFUSED, 1, "table"),
        (Options(edition="2024"), Card.STOMACH_ACHE, 1, "table"),
        (Options(), CROWNED, 1, "count"),
        (Options(edition="2024", wedding=True), CROWNED, 1, "count"),
        (Options(), CROWNED, 3, "count"),
    ],
    ids=["refused", "to the dungeon", "cancelled", "end of a round", "wedding", "end of the game"],
)
def test_an_election_that_the_game_was_left_with_is_told_again(
    opened: Opened, data_dir: Path, options: Options, card: Card, round_: int, then: str
) -> None:
    window = left_at_the_reveal(opened, data_dir, options, card, round_)
    hall = pages_of(window).hall
    assert window.pages.currentWidget() is hall
    assert "said Yes" in hall.accessibleName()
    assert window.session.course.is_unread
    QTest.mouseClick(hall._continue, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is pages_of(window).page(then)
    assert window.session.course.is_unread is options.wedding


def test_a_game_that_went_on_after_an_election_tells_it_no_more(
    opened: Opened, data_dir: Path
) -> None:
    store = Store(data_dir / "games")
    table_at(human_turn(Phase.ASCENT, 2), court(Options()), Options(), store=store)
    window = opened()
    QTest.mouseClick(window.pages.home.offers.resumes["vivaroi"], Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is pages_of(window).table


def test_votes_that_are_turned_at_once_are_news_all_the_same(opened: Opened) -> None:
    """As where they were seen to turn: deaf for a moment, and read from then on."""
    table = table_at(human_turn(Phase.ELECTION), court(Options()))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(Card.YES))
    window = opened()
    window.open(table)
    heard: list[str] = []
    window.pages.rested.connect(lambda: heard.append("rested"))
    window.pages.renewed.connect(lambda: heard.append("renewed"))
    window.session.bridge.play(Vote(Card.NO))
    assert heard == ["rested", "renewed"]


def test_doors_open_before_the_candidate_and_hinder_nobody(
    opened: Opened, hand_time: HandTime
) -> None:
    window = opened()
    window.open(table_at(is_called_next, family(4)))
    window.settings.update(speed=Speed.FAST)
    bridge = window.session.bridge
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 0) == THRONE))
    window.pages.skip()
    hall = pages_of(window).hall
    assert window.pages.current is hall
    assert hall._doors.is_moving
    card = hall.ballot.cards[0]
    beneath = window.childAt(card.mapTo(window, card.rect().center()))
    assert beneath is card
    hand_time.passes_until(lambda: not hall._doors.is_moving)
    assert hall._doors.isHidden()
    window.settings.update(speed=Speed.OFF)


def is_called_next(view: View) -> bool:
    return view.phase is Phase.ASCENT and view.turn == 0 and NOBLES in view.places
