"""A hint in the window: asked for by H, shown to one person, gone in time."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.app.test_main_window import move_up, words
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.data import OUT, THRONE
from vivaroi_gui.rules.vivaroi.moves import Vote
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.session.hints import _is_alike
from vivaroi_gui.ui.vivaroi.scene.marks import Frame
from vivaroi_gui.ui.vivaroi.screens import SCREENS

LOOKING = "Looking for a hint…"


def ascent(window: MainWindow, humans: int = 1) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4, humans)))
    QApplication.processEvents()


def last_vote(window: MainWindow) -> None:
    """Everybody else has voted."""
    table: Table = table_at(human_turn(Phase.ELECTION), family(4))
    for seat in table.to_act()[1:]:
        table.play(seat, choose(table.view(seat), "courtier", 1))
    window.open(table)
    QApplication.processEvents()


def press(window: MainWindow, key: Qt.Key) -> None:
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def line(window: MainWindow) -> str:
    """What the banner says to everybody who can see it; who hears it is told of no gold."""
    banner = pages_of(window).table.banner
    assert banner.accessibleDescription()
    assert "gold" not in banner.accessibleDescription()
    return banner.line


def hinted(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.session.bridge.advised):
        press(window, Qt.Key.Key_H)


def test_h_says_a_move_and_its_reason_and_marks_pawn_and_floor(
    window: MainWindow, qtbot: QtBot
) -> None:
    ascent(window)
    with qtbot.waitSignal(window.session.bridge.advised) as advised:
        press(window, Qt.Key.Key_H)
    move = advised.args[0].move
    stage = pages_of(window).table.board._stage
    assert line(window).startswith("Move ")
    assert line(window).endswith(".")
    assert stage.lights.has_hint
    stand = stage.cast.stand(move.character)
    assert stand is not None
    assert stage.lights._hint.pos() == stand.feet
    assert stage.furniture.framed(move.to) is Frame.TARGET


def test_while_it_is_thought_about_the_banner_says_so(
    window: MainWindow, worker: HereWorker
) -> None:
    ascent(window)
    worker.is_ready = False
    press(window, Qt.Key.Key_H)
    assert line(window) == LOOKING
    assert not window.commands.hint.isEnabled()


@pytest.mark.parametrize("is_ready", [True, False], ids=["given", "awaited"])
def test_escape_takes_a_hint_back_before_it_leaves_full_screen(
    window: MainWindow, worker: HereWorker, qtbot: QtBot, is_ready: bool
) -> None:
    window.settings.update(is_full_screen=True, tells_since_turn=False)
    ascent(window)
    before = line(window)
    worker.is_ready = is_ready
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.session.bridge.opponents.is_advising is not is_ready)
    press(window, Qt.Key.Key_Escape)
    assert line(window) == before
    assert not pages_of(window).table.board._stage.lights.has_hint
    assert window.settings.is_full_screen
    worker.is_ready = True
    qtbot.wait(60)
    assert line(window) == before
    press(window, Qt.Key.Key_Escape)
    assert not window.settings.is_full_screen


def test_a_hint_is_gone_with_the_next_move(
    window: MainWindow, worker: HereWorker, qtbot: QtBot
) -> None:
    ascent(window)
    hinted(window, qtbot)
    worker.is_ready = False
    said = line(window)
    move_up(window)
    assert line(window) != said
    assert not pages_of(window).table.board._stage.lights.has_hint


def test_who_chooses_somebody_else_has_done_with_the_hint(window: MainWindow, qtbot: QtBot) -> None:
    ascent(window)
    with qtbot.waitSignal(window.session.bridge.advised) as advised:
        press(window, Qt.Key.Key_H)
    board = pages_of(window).table.board
    hand, stage = board._hand, board._stage
    assert hand.legal is not None
    hand.select(advised.args[0].move.character)
    assert line(window).startswith("Move ")
    other = next(one for one in hand.legal.movable if one != advised.args[0].move.character)
    QTest.mouseClick(
        board.viewport(), Qt.MouseButton.LeftButton, pos=board.pawn_area(other).center().toPoint()
    )
    assert hand.selection == other
    assert not stage.lights.has_hint
    assert not window.session.hints.is_shown
    assert line(window) == pages_of(window).table.banner.course


def test_enter_plays_what_the_hint_says_once_it_can_be_meant_and_a_second_h_does_not(
    window: MainWindow, worker: HereWorker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ascent(window)
    clock = [100.0]
    monkeypatch.setattr(Deaf, "now", staticmethod(lambda: clock[0]))
    press(window, Qt.Key.Key_Down)  # the keys are with somebody
    with qtbot.waitSignal(window.session.bridge.advised) as advised:
        press(window, Qt.Key.Key_H)
    done = len(window.session.table.record.inputs)
    assert window._deaf.is_on
    clock[0] += 1
    worker.is_ready = False
    press(window, Qt.Key.Key_H)
    assert len(window.session.table.record.inputs) == done
    assert window.session.hints.is_shown
    press(window, Qt.Key.Key_Return)
    assert window.session.table.record.inputs[done:] == [(0, advised.args[0].move)]
    assert not window.session.hints.is_shown


def test_a_hint_takes_the_keys_to_where_it_can_be_followed(
    window: MainWindow, qtbot: QtBot
) -> None:
    ascent(window)
    papers = pages_of(window).table
    papers.chronicle.setFocus()
    with qtbot.waitSignal(window.session.bridge.advised):
        press(window, Qt.Key.Key_H)
    assert papers.board.hasFocus()


def test_a_second_h_lifts_the_card_and_lays_none(window: MainWindow, qtbot: QtBot) -> None:
    last_vote(window)
    with qtbot.waitSignal(window.session.bridge.advised) as advised:
        press(window, Qt.Key.Key_H)
    ballot = pages_of(window).hall.ballot
    assert next(card for card in ballot.cards if card.hasFocus()).card == advised.args[0].move.card
    done = len(window.session.table.record.inputs)
    window.session.hints._given_at -= 1
    press(window, Qt.Key.Key_H)
    assert ballot.chosen == advised.args[0].move.card
    assert ballot.confirm.hasFocus()
    assert len(window.session.table.record.inputs) == done


def test_a_hint_waits_while_a_notice_is_read_and_esc_takes_one_after_the_other(
    window: MainWindow, qtbot: QtBot
) -> None:
    ascent(window)
    slip = window.session.recap.slip
    assert not slip.isHidden()
    hinted(window, qtbot)
    assert line(window).startswith("Move ")
    assert slip.isHidden()
    window.pages.set_notice("Saved.")
    assert line(window) == "Saved."
    press(window, Qt.Key.Key_Escape)
    assert line(window).startswith("Move ")
    press(window, Qt.Key.Key_Escape)
    assert not line(window).startswith("Move ")
    assert not slip.isHidden()
    press(window, Qt.Key.Key_Escape)
    assert slip.isHidden()


def test_whoever_is_not_on_turn_gets_no_hint_and_is_told_why(
    window: MainWindow, worker: HereWorker
) -> None:
    worker.is_ready = False
    assert not window.commands.hint.isEnabled()
    ascent(window)
    assert window.commands.hint.isEnabled()
    move_up(window)
    assert not window.commands.hint.isEnabled()
    assert window.commands.hint.statusTip()


def test_a_hint_in_the_election_marks_the_card(window: MainWindow, qtbot: QtBot) -> None:
    last_vote(window)
    with qtbot.waitSignal(window.session.bridge.advised) as advised:
        press(window, Qt.Key.Key_H)
    hall = pages_of(window).hall
    move = advised.args[0].move
    assert isinstance(move, Vote)
    marked = [card for card in hall.ballot.cards if card.is_advised]
    assert [card.card for card in marked] == [move.card]
    assert marked[0].accessibleDescription()
    assert hall.slip.isVisible()
    assert hall.slip.accessibleDescription().startswith("Play ")
    press(window, Qt.Key.Key_Escape)
    assert not hall.slip.isVisible()
    assert not any(card.is_advised for card in hall.ballot.cards)


def test_a_hint_is_not_seen_under_the_curtain_nor_by_the_next_person(
    window: MainWindow, qtbot: QtBot
) -> None:
    ascent(window, humans=2)
    assert not window.commands.hint.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_H)
    window.session.bridge.viewer.open_to(0)
    window.session.curtain.lift()
    hinted(window, qtbot)
    said = line(window)
    window.session.bridge.viewer.hide_secrets()
    assert window.session.curtain.is_down
    assert said not in words(window)
    assert not pages_of(window).table.board._stage.lights.has_hint
    window.session.bridge.viewer.open_to(0)
    assert said not in words(window)


def test_a_hint_for_one_nominee_is_none_for_the_next_though_the_cards_are_the_same() -> None:
    seen = table_at(human_turn(Phase.ELECTION), family(4)).view(0)
    assert seen.nominee is not None
    next_one = (seen.nominee + 1) % 13
    places = list(seen.places)
    places[seen.nominee], places[next_one] = OUT, THRONE
    assert not _is_alike(seen, replace(seen, places=tuple(places), nominee=next_one), SCREENS)


def test_a_hint_stays_while_others_vote() -> None:
    seen = table_at(human_turn(Phase.ELECTION), family(4)).view(0)
    assert _is_alike(seen, replace(seen, voted=(1, 2)), SCREENS)


def test_a_hint_follows_the_language(window: MainWindow, qtbot: QtBot) -> None:
    ascent(window)
    hinted(window, qtbot)
    window.settings.update(language="it")
    QApplication.processEvents()
    assert line(window).startswith("Fai salire ")


def test_a_hint_that_cannot_be_had_is_told_and_may_be_asked_for_again(
    window: MainWindow, worker: HereWorker, qtbot: QtBot
) -> None:
    ascent(window)
    worker.is_stand_in = True
    hinted(window, qtbot)
    assert line(window) == "No hint could be found in time. Ask again."
    assert window.commands.hint.isEnabled()
    worker.is_stand_in = False
    hinted(window, qtbot)
    assert line(window).startswith("Move ")


def test_who_covers_the_favourites_takes_the_hint_away_too(
    window: MainWindow, qtbot: QtBot
) -> None:
    ascent(window)
    hinted(window, qtbot)
    press(window, Qt.Key.Key_S)
    assert pages_of(window).table.favourites.is_covered
    assert not line(window).startswith("Move ")
    assert not pages_of(window).table.board._stage.lights.has_hint
