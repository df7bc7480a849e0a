"""Slips and what gave somebody away, over a replay and on its line."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.ui.conftest import Focused
from tests.ui.explained_games import explained_game, table_of
from tools.explained import Explained
from tools.positions import court, table_at
from vivaroi_gui.ai.vivaroi.review.parts import Flip, Judged, Slip
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import Card, ChooseAmbition, Vote
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.table.review import shown_of_seat
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.access_parts import Node, Role
from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.replay.eyes import ALL
from vivaroi_gui.ui.replay.screen import ReplayScreen
from vivaroi_gui.ui.review.screen import ReviewScreen
from vivaroi_gui.ui.session.review import NoteSign
from vivaroi_gui.ui.setting import TextSize
from vivaroi_gui.ui.vivaroi.hall.stage import HallStage
from vivaroi_gui.ui.vivaroi.review import decisions_tab
from vivaroi_gui.ui.vivaroi.review.decisions import Judging
from vivaroi_gui.ui.vivaroi.review.decisions_tab import DecisionsTab
from vivaroi_gui.ui.vivaroi.review.findings import Findings
from vivaroi_gui.ui.vivaroi.review.remarks import remarks
from vivaroi_gui.ui.vivaroi.review.review import CastleReview
from vivaroi_gui.ui.vivaroi.review.slip_card import SlipCard

FOUR = Options(4)


@pytest.fixture(scope="module")
def game() -> Explained:
    return explained_game(FOUR, humans=2)


def review(window: MainWindow, game: Explained) -> ReviewScreen:
    """All is found out about the game on the table."""
    window.open(table_of(game))
    QApplication.processEvents()
    window.covers.explain()
    screen = window.reviews.screen
    assert screen is not None
    for part in game.parts:
        screen.add(part)
    screen.review.refresh()
    return screen


def decisions(screen: ReviewScreen) -> DecisionsTab:
    (tab,) = (tab for tab in screen.review.tabs if isinstance(tab, DecisionsTab))
    screen.turn_to(screen.review.tabs.index(tab))
    return tab


def cards(tab: DecisionsTab) -> list[SlipCard]:
    return [card for card in tab.findChildren(SlipCard) if card.isVisible()]


def watched(window: MainWindow) -> ReplayScreen:
    replay = window.replays.screen
    assert replay is not None
    return replay


# --- the page of decisions ---------------------------------------------------------------------


def test_the_largest_slip_comes_first_and_says_what_was_better(
    lent_window: MainWindow, game: Explained
) -> None:
    tab = decisions(review(lent_window, game))
    told = [card.accessibleName() for card in cards(tab)]
    assert len(told) == 3
    assert "about 14 more would be won (give or take 2)." in told[0]
    assert all("You chose to " in one for one in told)
    assert all("With what you could know then, it was better to " in one for one in told)
    assert not any(word in one.casefold() for one in told for word in ("blunder", "mistake"))


def test_another_person_is_chosen_by_the_face(lent_window: MainWindow, game: Explained) -> None:
    tab = decisions(review(lent_window, game))
    assert not any(button.isHidden() for button in tab._faces.buttons)
    QTest.mouseClick(tab._faces.buttons[1], Qt.MouseButton.LeftButton)
    assert not cards(tab)
    assert "0 decisions looked at." in tab.accessibleDescription()


def test_smaller_slips_are_one_tap_away(lent_window: MainWindow, game: Explained) -> None:
    screen = review(lent_window, game)
    tab = decisions(screen)
    assert not tab._more.isVisible()
    own = [one for one in game.shown.decisions if one.view.seat == 0][10:12]
    for decision in own:
        move = decision.view.legal[0]
        screen.review.add(Slip(decision.inputs, 0, decision.move, move, 0.05, 0.002, None))
    screen.review.refresh()
    assert (tab._more.text(), len(cards(tab))) == ("2 more", 3)
    QTest.mouseClick(tab._more, Qt.MouseButton.LeftButton)
    assert (tab._more.text(), len(cards(tab))) == ("Back to the largest", 2)
    QTest.mouseClick(tab._more, Qt.MouseButton.LeftButton)
    assert len(cards(tab)) == 3


def test_a_computer_is_looked_at_only_where_somebody_asks(
    lent_window: MainWindow, game: Explained
) -> None:
    screen = review(lent_window, game)
    tab = decisions(screen)
    QTest.mouseClick(tab._faces.buttons[2], Qt.MouseButton.LeftButton)
    assert "The computer played for Amélie." in tab.accessibleDescription()
    assert tab._ask.isVisible()
    QTest.mouseClick(tab._ask, Qt.MouseButton.LeftButton)
    (feed,) = lent_window.reviews._asked
    assert not tab._ask.isVisible()
    assert tab.accessibleDescription().startswith(
        "Still being looked at. No clear slip so far. 0 decisions looked at."
    )
    found = feed._shown
    assert found is not None
    assert {one.view.seat for one in found.decisions} == {2}
    first = found.decisions[0]
    screen.add_judged(Slip(first.inputs, 2, first.move, first.view.legal[-1], 0.1, 0.01, None))
    assert not screen.add_judged(Judged(2, 1))
    assert screen.add_judged(Judged(2, len(found.decisions)))
    screen.review.refresh()
    (card,) = cards(tab)
    assert "Amélie chose to " in card.accessibleName()
    assert "With what could be known there, it was better to " in card.accessibleName()


@pytest.mark.usefixtures("qapp")
def test_a_choice_of_ambitions_is_not_waited_for() -> None:
    game = explained_game(Options(4, edition="2024", ambition=True))
    asked = shown_of_seat(Replay(game.record, None, CurtainPolicy.NEVER), 1).decisions
    ambitions = sum(isinstance(one.move, ChooseAmbition) for one in asked)
    assert ambitions
    judging = CastleReview(game.shown, game.players)
    judging.judge(1, asked)
    assert not judging.add_judged(Judged(1, 1))
    assert judging.add_judged(Judged(1, len(asked) - ambitions))


@pytest.mark.usefixtures("qapp")
def test_a_review_that_nobody_shows_makes_no_widget(game: Explained) -> None:
    """Without a parent nothing would ever take it away."""
    before = len(QApplication.allWidgets())
    unseen = CastleReview(game.shown, game.players)
    assert (unseen.tabs, len(QApplication.allWidgets())) == ((), before)


def test_what_a_computer_may_have_decided_for_a_person_is_not_judged_as_theirs(
    lent_window: MainWindow, game: Explained
) -> None:
    of_earlier_version = replace(game.record, tells_loans=False)
    lent_window.covers.explain(of_earlier_version)
    screen = lent_window.reviews.screen
    assert screen is not None
    tab = decisions(screen)
    told = "Giulia: none of these decisions is known to be made by a person, so none is judged."
    assert tab.accessibleDescription().startswith(told)
    assert not tab._ask.isVisible()


# --- over the replay ---------------------------------------------------------------------------


def test_a_slip_is_watched_with_all_open_and_the_words_beside_it(
    lent_window: MainWindow, game: Explained
) -> None:
    tab = decisions(review(lent_window, game))
    card = cards(tab)[0]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    replay = watched(lent_window)
    assert replay.eyes == ALL
    assert replay.notes.slip.isVisible()
    assert "about 14 more would be won" in replay.notes.slip.accessibleName()
    assert replay.bar.track.accessibleDescription().endswith(replay.notes.slip.accessibleName())
    assert replay.bar.explain.isHidden()
    QTest.keyClick(replay.bar.track, Qt.Key.Key_Escape)
    assert lent_window.reviews.is_open
    assert card.hasFocus()


def test_a_page_that_is_watched_first_is_painted_in_its_own_size_alone(
    lent_window: MainWindow, game: Explained, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[QSize] = []
    resize = HallStage.resize

    def note(stage: HallStage, width: int, height: int, ratio: float) -> None:
        sizes.append(QSize(width, height))
        resize(stage, width, height, ratio)

    monkeypatch.setattr(HallStage, "resize", note)
    screen = review(lent_window, game)
    sizes.clear()
    findings = Findings(game.shown.sights)
    turned = next(at for at, one in enumerate(findings.happenings) if one.election)
    screen.review.watch_wanted.emit(findings.inputs_at(turned))
    assert set(sizes) == {watched(lent_window).pages.size()}


def test_the_words_are_there_at_that_moment_alone(lent_window: MainWindow, game: Explained) -> None:
    screen = review(lent_window, game)
    positions = {mark.position for mark in screen.review.remarks()}
    screen.review.watch_wanted.emit(min(positions))
    replay = watched(lent_window)
    for number in range(20):
        replay.go(number)
        is_first = number in {replay.walk.first_step_of(one) for one in positions}
        assert replay.notes.slip.isVisible() is is_first


def test_words_that_are_higher_than_the_page_are_scrolled_by_the_keys(
    window: MainWindow, game: Explained
) -> None:
    window.settings.update(text=TextSize.P200)
    window.resize(1024, 640)
    screen = review(window, game)
    screen.review.watch_wanted.emit(screen.review.remarks()[0].position)
    replay = watched(window)
    QApplication.processEvents()
    place, bar = replay.notes.place, replay.notes.place.verticalScrollBar()
    assert place.geometry().bottom() < replay.bar.y()
    place.slip.setFocus()
    while bar.value() < bar.maximum():
        before = bar.value()
        QTest.keyClick(place.slip, Qt.Key.Key_Down)
        assert bar.value() > before
    foot = place.slip.mapTo(place.viewport(), place.slip.rect().bottomLeft())
    assert foot.y() <= place.viewport().height()


def test_one_goes_from_mark_to_mark_by_keys_and_by_a_press_on_the_line(
    lent_window: MainWindow, game: Explained
) -> None:
    screen = review(lent_window, game)
    screen.review.watch_wanted.emit(screen.review.remarks()[0].position)
    replay = watched(lent_window)
    track, steps = replay.bar.track, replay.notes.steps
    replay.go(0)
    for step in steps[:2]:
        QTest.keyClick(track, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ShiftModifier)
        assert replay.number == step
    QTest.keyClick(track, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ShiftModifier)
    assert replay.number == steps[0]
    spot = QPoint(round(track.x_of(steps[-1])), 4)
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=spot)
    assert replay.number == steps[-1]
    mark = track.mark_at(spot.toPointF())
    assert mark is not None
    assert aloud(mark.told) == replay.notes.slip.accessibleName()


def test_a_finished_game_that_is_watched_leads_to_what_explains_it(
    lent_window: MainWindow, game: Explained
) -> None:
    lent_window.open(table_of(game))
    QApplication.processEvents()
    lent_window.commands.replay.trigger()
    QTest.mouseClick(watched(lent_window).bar.explain, Qt.MouseButton.LeftButton)
    assert not lent_window.replays.is_open
    assert lent_window.reviews.is_open


def test_a_game_that_goes_on_is_watched_without(lent_window: MainWindow) -> None:
    lent_window.open(table_at(lambda view: len(view.acts) == 5, court(FOUR), FOUR))
    QApplication.processEvents()
    lent_window.commands.replay.trigger()
    assert watched(lent_window).bar.explain.isHidden()


# --- the words ---------------------------------------------------------------------------------


def test_a_vote_that_decided_is_told_as_the_cards_lay(game: Explained) -> None:
    findings = Findings(game.shown.sights)
    at = next(
        at
        for at, one in enumerate(findings.happenings)
        if one.election is not None and set(one.election.votes) == {Card.YES}
    )
    inputs = findings.inputs_at(at - 1) + 1
    findings.add(Slip(inputs, 0, Vote(Card.YES), Vote(Card.NO), 0.15, 0.01, None))
    chances, instead = (0.08, 0.2, 0.13, 0.59), (0.4, 0.2, 0.1, 0.3)
    said = (True, False, False, True)
    findings.add(Flip(at, (0, 1), Card.NO, chances, instead, (0.01,) * 4, said))
    (mark,) = remarks(findings, game.players)
    lines = [(line.sign, line.text) for line in mark.note.lines]
    assert mark.is_slip
    assert mark.position == findings.inputs_at(at)
    assert lines[0][1].startswith("You chose to vote Yes for ")
    assert "about 15 more would be won (give or take 2), playing on as" in lines[2][1]
    assert (NoteSign.PLAYER, "Giulia: 8% to win in the game, 40% otherwise") in lines
    assert (NoteSign.PLAYER, "Luc: 59% to win in the game, 30% otherwise") in lines


def test_no_page_says_more_than_that_no_slip_was_found(game: Explained, focused: Focused) -> None:
    findings = Findings(game.shown.sights)
    for part in game.parts:
        if not isinstance(part, Slip):
            findings.add(part)
    tab = DecisionsTab(findings, game.players, Judging(findings, [0, 1]))
    tab.resize(1440, 846)
    focused(tab)
    assert not cards(tab)
    told = tab.accessibleDescription()
    assert told.startswith("No clear slip: wherever another choice looked better")
    assert "Judged only by what your seat could see then." in told


def test_beside_the_slips_stands_what_was_found_of_each_seat(
    compiled: None, english: None, game: Explained, focused: Focused
) -> None:
    findings = Findings(game.shown.sights)
    for part in game.parts:
        findings.add(part)
    tab = DecisionsTab(findings, game.players, Judging(findings, [0]))
    focused(tab)
    number = len(findings.slips(0))
    assert f" {number} clear slip{'s' * (number != 1)}" in tab.accessibleDescription()
    assert tab.accessibleDescription().endswith("Luc: not looked at")


def test_whoever_listens_hears_what_is_known_of_another_seat(
    game: Explained, focused: Focused, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(decisions_tab, "announce", lambda _, told: said.append(told))
    findings = Findings(game.shown.sights)
    tab = DecisionsTab(findings, game.players, Judging(findings, [0]))
    tab.resize(1440, 846)
    focused(tab)
    said.clear()
    (luc,) = (one for one in tab.findChildren(QAbstractButton) if "Luc" in one.accessibleName())
    QTest.mouseClick(luc, Qt.MouseButton.LeftButton)
    assert said == [
        "Decisions: Luc. The computer played for Luc. These decisions can be looked at too."
    ]
    assert tab.access_tree is not None
    heading = tab.access_tree.below[0]
    assert isinstance(heading, Node)
    assert (heading.part.role, heading.part.name) == (Role.Heading, "Decisions: Luc")
