"""What happens is read out once, in the order in which it is shown, never behind a curtain."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tools.pages import pages_of
from tools.positions import court, family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import NO, YES, FloorFull, Vote
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.access_parts import Node
from vivaroi_gui.ui.setting import ReadOut
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.words.lore import Lore

Heard = list[tuple[str, bool]]
"""What is read out, and whether it cuts short what is being said."""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Somebody listens."""
    said: Heard = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            said.append((event.message(), urgent))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return said


@pytest.fixture
def window(lent_window: MainWindow, heard: Heard) -> Iterator[MainWindow]:
    yield lent_window
    if is_covered(lent_window):
        lent_window.session.pages.toggle_cover()
    lent_window.session.announcer._beat.stop()
    QApplication.processEvents()


def flush(window: MainWindow) -> None:
    window.session.announcer.flush()


def told(heard: Heard) -> list[str]:
    said = [text for text, _ in heard]
    heard.clear()
    return said


def is_covered(window: MainWindow) -> bool:
    return pages_of(window).table.favourites.is_covered


def before_last_vote(humans: int = 1) -> Table:
    """Marco has refused, all others have said Yes; only the first person has still to vote."""
    table = table_at(human_turn(Phase.ELECTION), family(5, humans))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(NO if seat == 1 else YES))
    return table


def test_a_loaded_game_tells_whose_turn_it_is_and_then_each_move_once(
    window: MainWindow, heard: Heard
) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(2 + 1, 3)))
    window.session.curtain._button.held.emit()
    flush(window)
    first = told(heard)
    assert first[0].startswith("The curtain is down: ")
    assert "Your turn, Giulia. " in first[1]
    bridge = window.session.bridge
    bridge.play(next(move for move in bridge.view.legal if move.to < THRONE))
    window.resize(1100, 700)
    said = told(heard)
    assert len(said) == 1
    assert said[0].startswith("The curtain is down: Marco")
    flush(window)
    assert told(heard) == []
    bridge.undo()
    window.session.curtain._button.held.emit()
    flush(window)
    assert any(one.startswith("Taken back: Giulia moved ") for one in told(heard))
    bridge.redo()
    window.session.curtain._button.held.emit()
    flush(window)
    said = [one for one in told(heard) if "Giulia moved" in one]
    assert len(said) == 1
    assert said[0].startswith("Done again: Giulia moved ")


def test_lines_of_one_moment_are_sentences_of_their_own(
    window: MainWindow, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(3)))
    flush(window)
    heard.clear()
    bridge = window.session.bridge
    lines = "Evaluation of round 1", "Amélie, Oper: +1 point"
    monkeypatch.setattr(type(bridge.screens.reading), "announced", lambda *_: lines)
    bridge.play(next(move for move in bridge.view.legal if move.to < THRONE))
    flush(window)
    assert told(heard)[0].startswith("Evaluation of round 1. Amélie, Oper: +1 point")


def test_a_reveal_tells_cards_then_outcome_then_gives_it_the_focus_before_continue(
    window: MainWindow, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings.update(speed=Speed.NORMAL)
    window.open(before_last_vote())
    flush(window)
    heard.clear()
    hall = pages_of(window).hall
    monkeypatch.setattr(hall._tree, "lead_to", lambda key: heard.append((key, False)))
    window.session.bridge.play(Vote(YES))
    flush(window)
    assert not [one for one, _ in heard if "Marco" in one or "Rejected" in one]
    hall.skip()
    cards, outcome, focus = told(heard)
    assert cards.startswith("Yes: Amélie, Giulia")
    assert cards.endswith("No: Marco.")
    assert outcome.startswith("Rejected! 4 Yes, 1 No: ")
    assert focus == "result"
    hall.setFocus()
    (result, *_) = hall._tree.below
    assert isinstance(result, Node)
    assert result.part.description == "Enter: Continue."
    QTest.keyClick(hall, Qt.Key.Key_Return)
    window.session.pages.skip()
    flush(window)
    assert not [one for one in told(heard) if "eliminated" in one]


def test_where_nothing_moves_a_reveal_is_told_in_the_same_order(
    window: MainWindow, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open(before_last_vote())
    flush(window)
    heard.clear()
    hall = pages_of(window).hall
    monkeypatch.setattr(hall._tree, "lead_to", lambda key: heard.append((key, False)))
    window.session.bridge.play(Vote(YES))
    QApplication.processEvents()
    cards, outcome, focus = told(heard)
    assert cards.startswith("Yes: Amélie, Giulia")
    assert outcome.startswith("Rejected! 4 Yes, 1 No: ")
    assert focus == "result"


def test_behind_a_curtain_nothing_is_said_but_the_curtain(window: MainWindow, heard: Heard) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(3, 2)))
    assert window.session.is_covered
    heard.clear()
    window.session.bridge.refused.emit(FloorFull())
    window.session.announcer.say("something public")
    flush(window)
    assert told(heard) == []
    window.session.curtain._button.held.emit()
    flush(window)
    assert "something public" in told(heard)[0]
    window.session.bridge.refused.emit(FloorFull())
    assert heard == [("That floor is full: nobody else fits in.", True)]
    window.session.pages.show_refusal(None)


def test_a_turn_that_has_passed_before_it_could_be_said_is_not_said(
    window: MainWindow, heard: Heard
) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(3)))
    bridge = window.session.bridge
    window.settings.update(speed=Speed.NORMAL)
    bridge.play(next(move for move in bridge.view.legal if move.to < THRONE))
    flush(window)
    assert not [one for one in told(heard) if "thinking" in one or "Your turn" in one]
    window.session.pages.skip()


def test_settings_leave_out_what_one_did_who_has_voted_or_all(
    window: MainWindow, heard: Heard
) -> None:
    window.settings.update(tells_events=ReadOut.OTHERS, tells_votes=False)
    window.open(table_at(human_turn(Phase.ASCENT), family(3)))
    flush(window)
    heard.clear()
    bridge = window.session.bridge
    bridge.play(next(move for move in bridge.view.legal if move.to < THRONE))
    flush(window)
    assert not [one for one in told(heard) if one.startswith("Giulia")]
    window.settings.update(tells_events=ReadOut.NOTHING)
    window.open(before_last_vote())
    bridge.play(Vote(YES))
    flush(window)
    assert told(heard) == []


def test_among_several_people_cards_are_covered_and_read_out_after_a_warning(
    window: MainWindow, heard: Heard
) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(3, 2)))
    window.session.curtain._button.held.emit()
    flush(window)
    favourites = pages_of(window).table.favourites
    goal = [Lore().character(one) for one in window.session.bridge.view.goal]
    assert is_covered(window)
    assert not [name for name in goal if name in favourites.accessibleDescription()]
    assert "Your cards are covered: S opens them" in told(heard)[-1]
    covered = QAccessible.queryAccessibleInterface(favourites).child(0)
    covered.actionInterface().doAction("Press")
    assert heard.pop() == (
        "From here on secrets are read aloud. Put on headphones, then press S again.",
        True,
    )
    assert is_covered(window)
    window.commands.cover.trigger()
    flush(window)
    (said,) = told(heard)
    assert not is_covered(window)
    assert all(name in said for name in goal)
    window.commands.cover.trigger()
    flush(window)
    assert told(heard) == ["Cards covered."]


def test_a_game_that_begins_tells_where_it_stands_and_whose_turn_it_is(
    window: MainWindow, heard: Heard
) -> None:
    window.open(table_at(human_turn(Phase.PLACING), family(3)))
    flush(window)
    said = " ".join(told(heard))
    own, turn = (
        said.find("Round 1 of 3, Placing. My six favourites: "),
        said.find("Your turn, Giul"),
    )
    assert turn > own >= 0
    flush(window)
    assert told(heard) == []


def test_a_game_placed_at_random_tells_who_stands_where(window: MainWindow, heard: Heard) -> None:
    options = Options(3, rounds=1, placement=Placement.RANDOM)
    window.open(table_at(lambda view: view.phase is Phase.ASCENT, court(options, 1), options))
    flush(window)
    said = " ".join(told(heard))
    standing = said.partition("Servants: ")[2].partition("My six")[0]
    assert all(standing.count(Lore().character(character)) == 1 for character in range(13))


def test_a_move_that_is_taken_back_while_it_moves_is_said_to_be(
    window: MainWindow, heard: Heard
) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(3)))
    flush(window)
    heard.clear()
    bridge = window.session.bridge
    window.settings.update(speed=Speed.NORMAL)
    bridge.play(next(move for move in bridge.view.legal if move.to < THRONE))
    bridge.undo()
    flush(window)
    assert told(heard)[0].startswith("Taken back: Giulia moved ")
    window.session.pages.skip()


def test_that_others_have_voted_makes_no_other_turn(
    window: MainWindow, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window.session.bridge.opponents._worker, "is_ready", False)
    window.open(table_at(human_turn(Phase.ELECTION), family(4)))
    flush(window)
    assert "play one card face down" in " ".join(told(heard))
    table = window.session.table
    table.play(table.to_act()[1], Vote(YES))
    window.session.announcer.follow()
    flush(window)
    assert told(heard) == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Escape])
def test_who_is_put_back_by_a_key_is_told(window: MainWindow, heard: Heard, key: Qt.Key) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(5)))
    QApplication.processEvents()
    board = pages_of(window).table.board
    board.setFocus()
    for pressed in (Qt.Key.Key_Tab, Qt.Key.Key_Return):
        QTest.keyClick(board, pressed)
    told(heard)
    QTest.keyClick(board, key)
    (said,) = [one for one in told(heard) if one.endswith(" stays there.")]
    assert said != " stays there."
