"""The choice of an Ambition in a whole window: pages, curtain, cover, undo, hints, opponents."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.app.test_main_window import words
from tests.ui.conftest import Opened
from tools.pages import pages_of
from tools.positions import court, human_turn, table_at
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.questions import Answer
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.bot import advise
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.events import AmbitionChosen
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.session import opponents as opponents_module
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.hall.geometry import WIDTH
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_title

Key = Qt.Key


class LegalWorker(HereWorker):
    """Plays the last legal move, and advises it."""

    def poll(self) -> Answer | None:
        if not self.questions or not self.is_ready:
            return None
        asked = self.questions[-1]
        move = asked.view.legal[-1]
        if asked.level is None:
            return Answer(asked.ticket, Advice(move, Reason.NO_MORE))
        return Answer(asked.ticket, move)


@pytest.fixture
def worker() -> HereWorker:
    return LegalWorker()


def table(humans: int = 1, players: int = 4, **chosen: object) -> Table:
    options = Options(players=players, edition="2024", ambition=True, **chosen)  # type: ignore[arg-type]
    return table_at(human_turn(Phase.AMBITION), court(options, humans), options)


def open_(window: MainWindow, **chosen: int) -> MainWindow:
    window.open(table(**chosen))
    QApplication.processEvents()
    return window


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        QApplication.processEvents()


def keep(window: MainWindow) -> None:
    """With the deliberate key."""
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()


def held(window: MainWindow, qtbot: QtBot) -> None:
    """Opens the curtain."""
    QTest.mousePress(window.session.curtain._button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.session.curtain.is_down)
    QApplication.processEvents()


def test_the_phase_has_its_page(window: MainWindow) -> None:
    open_(window, humans=4)
    assert window.pages.currentWidget() is pages_of(window).ambition


def test_a_person_chooses_and_the_table_follows_when_all_have(
    window: MainWindow, qtbot: QtBot
) -> None:
    open_(window)
    press(window, Key.Key_2)
    keep(window)
    qtbot.waitUntil(lambda: window.session.bridge.view.phase is Phase.PLACING)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is pages_of(window).table)
    assert window.session.bridge.view.ambitions[0] is not None


def test_the_computers_choose_while_a_person_still_thinks(window: MainWindow, qtbot: QtBot) -> None:
    open_(window)
    qtbot.waitUntil(lambda: window.session.bridge.view.decided == (1, 2, 3))
    assert window.pages.currentWidget() is pages_of(window).ambition
    said = pages_of(window).ambition.accessibleName()
    assert said.count("has chosen") == 3


def test_a_team_of_computers_chooses_for_both_partners(window: MainWindow, qtbot: QtBot) -> None:
    window.open(table(players=5, teams=((0,), (1, 2), (3, 4))))
    qtbot.waitUntil(lambda: window.session.bridge.view.decided == (1, 2, 3, 4))


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.OFF])
def test_the_choices_come_on_a_beat_that_no_speed_changes(
    opened: Opened, worker: HereWorker, monkeypatch: pytest.MonkeyPatch, speed: Speed
) -> None:
    monkeypatch.setattr(opponents_module, "TOGETHER_BEAT_MS", 5000)
    window = opened(speed=speed)
    open_(window)
    opponents = window.session.bridge.opponents
    assert opponents._due_ms == 5000
    assert sum(question.limit_s for question in worker.questions) * 1000 < 5000


def test_behind_the_curtain_nothing_is_open(window: MainWindow, qtbot: QtBot) -> None:
    open_(window, humans=4)
    assert window.session.curtain.is_down
    shown = pages_of(window).ambition.cards
    assert not any(card.is_open for card in shown)
    held(window, qtbot)
    assert all(card.is_open for card in shown)
    press(window, Key.Key_1)
    keep(window)
    assert window.session.curtain.is_down
    assert not any(card.is_open for card in shown)


def test_the_first_player_of_the_round_chooses_first(window: MainWindow) -> None:
    chosen = table(humans=4)
    window.open(chosen)
    first = chosen.view().first_player
    assert first is not None
    assert window.session.curtain._seat == first


def test_s_covers_the_cards_here_and_the_favourites_everywhere(window: MainWindow) -> None:
    open_(window)
    titles = [ambition_title(one) for one in window.session.bridge.view.offers[0]]
    press(window, Key.Key_S)
    assert pages_of(window).ambition.favourites.is_covered
    assert pages_of(window).table.favourites.is_covered
    assert not any(title in text for title in titles for text in words(window))
    press(window, Key.Key_S)
    assert all(card.is_open for card in pages_of(window).ambition.cards)


def test_a_choice_is_taken_back(window: MainWindow, worker: HereWorker) -> None:
    worker.is_ready = False
    open_(window)
    press(window, Key.Key_2)
    keep(window)
    assert list(window.session.bridge.view.decided) == [0]
    window.commands.undo.trigger()
    QApplication.processEvents()
    assert list(window.session.bridge.view.decided) == []
    assert pages_of(window).ambition.choice is None
    press(window, Key.Key_1)
    keep(window)
    assert window.session.bridge.view.ambitions == (window.session.bridge.view.offers[0][0],)


def test_a_hint_says_which_card_to_keep(window: MainWindow, qtbot: QtBot) -> None:
    open_(window)
    qtbot.waitUntil(lambda: window.session.bridge.may_hint)
    with qtbot.waitSignal(window.session.bridge.advised):
        press(window, Key.Key_H)
    page = pages_of(window).ambition
    assert [card.is_advised for card in page.cards] == [False, True]
    assert page.cards[1].hasFocus(), "Enter chooses what the hint says"
    assert page.cards[1].accessibleDescription().endswith(". The hint advises this card")
    title = ambition_title(window.session.bridge.view.offers[0][1])
    assert page.slip.accessibleDescription().startswith(f"Keep “{title}”")
    press(window, Key.Key_S)
    assert not page.slip.isVisible()


def test_what_everybody_sees_happen_names_no_card(window: MainWindow) -> None:
    told: list[tuple[tuple[Event, ...], View]] = []
    window.session.bridge.advanced.connect(lambda events, view: told.append((events, view)))
    open_(window, humans=1)
    press(window, Key.Key_2)
    keep(window)
    announced = [events for events, _ in told]
    assert [events for events in announced if AmbitionChosen(0) in events] == [(AmbitionChosen(0),)]
    assert not [card for card in AMBITIONS if card in repr(announced)]


def test_a_choice_that_is_not_offered_is_refused(window: MainWindow) -> None:
    open_(window)
    refused: list[object] = []
    window.session.bridge.refused.connect(refused.append)
    window.session.bridge.play(ChooseAmbition(1, "no_wc"))
    assert len(refused) == 1


def test_the_window_may_change_its_size_meanwhile(window: MainWindow) -> None:
    open_(window)
    press(window, Key.Key_2)
    window.resize(1024, 640)
    QApplication.processEvents()
    assert pages_of(window).ambition.choice == window.session.bridge.view.offers[0][1]
    assert pages_of(window).ambition.width() < WIDTH


def test_a_saved_choice_goes_on_where_it_was(opened: Opened, data_dir: Path) -> None:
    window = opened()
    saved = table()
    saved._store = window.games.stores["vivaroi"]
    saved.play(0, saved.view(0).legal[0])
    window.games.resume("vivaroi")
    QApplication.processEvents()
    assert window.pages.currentWidget() is pages_of(window).ambition
    assert 0 in window.session.bridge.view.decided


def test_a_hint_for_a_team_is_for_the_one_who_chooses_now(
    window: MainWindow, worker: HereWorker
) -> None:
    options = Options(4, edition="2024", teams=((0, 1), (2,), (3,)), ambition=True)
    table = table_at(human_turn(Phase.AMBITION), court(options, humans=3), options)
    window.open(table)
    window.session.bridge.viewer.open_to(0)
    window.commands.hint.trigger()
    asked = worker.questions[-1].view
    moves = [advise(asked, seed, budget=Budget(iterations=9)).move for seed in range(5)]
    assert {move.person for move in moves if isinstance(move, ChooseAmbition)} == {0}
