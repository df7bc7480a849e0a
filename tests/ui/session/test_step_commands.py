"""Undo and Redo name their step, in menu, tooltip and accessible name, and tell no secret."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.here_worker import HereWorker
from tests.ui.conftest import Opened
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.round_button import RoundButton
from vivaroi_gui.ui.settings import Speed

CONTROL = Qt.KeyboardModifier.ControlModifier


def move_up(window: MainWindow) -> None:
    view = window.session.bridge.view
    window.session.bridge.play(next(move for move in view.legal if getattr(move, "to", 6) < 6))


def test_undo_and_redo_name_their_step_and_do_it(window: MainWindow, worker: HereWorker) -> None:
    worker.is_ready = False
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    undo, redo = window.commands.undo, window.commands.redo
    assert redo.statusTip() == "There is nothing to do again."
    before = window.session.bridge.view
    move_up(window)
    after = window.session.bridge.view
    step = plain(undo.text()).removeprefix("Undo: ")
    assert " to the " in step
    assert not redo.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert window.session.bridge.view == before
    assert (plain(undo.text()), plain(redo.text())) == ("Undo", f"Redo: {step}")
    QTest.keyClick(window, Qt.Key.Key_Y, CONTROL)
    assert window.session.bridge.view == after
    undo.trigger()
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert window.session.bridge.view == after
    assert f"Undo: {step}" in [one.accessibleName() for one in window.findChildren(RoundButton)]
    window.settings.update(language="fr")
    QApplication.processEvents()
    assert plain(undo.text()).startswith("Annuler\u00a0: ")


@pytest.mark.parametrize("card", [Card.YES, Card.NO])
def test_a_vote_is_undone_and_laid_again_without_its_card_being_told(
    window: MainWindow, worker: HereWorker, card: Card
) -> None:
    worker.is_ready = False
    window.open(table_at(human_turn(Phase.ELECTION), family(4)))
    undo, redo = window.commands.undo, window.commands.redo
    window.session.bridge.play(Vote(card))
    assert (plain(undo.text()), plain(redo.text())) == ("Undo: my vote", "Redo")
    undo.trigger()
    assert (plain(undo.text()), plain(redo.text())) == ("Undo", "Redo: my vote")
    redo.trigger()
    assert window.session.bridge.view.vote is card
    told = [undo.text(), undo.toolTip(), undo.statusTip(), redo.text(), redo.toolTip()]
    assert not [one for one in told if "Yes" in one or "No" in one.split()]


def test_redo_in_the_middle_of_an_animation_ends_it_first(
    opened: Opened, worker: HereWorker
) -> None:
    worker.is_ready = False
    window = opened(speed=Speed.SLOW)
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    move_up(window)
    after = window.session.bridge.view
    window.commands.undo.trigger()
    window.commands.redo.trigger()
    assert window.session.bridge.view == after
    assert pages_of(window).table.board.is_animating
    window.pages.skip()
