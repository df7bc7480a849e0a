"""Another game is wanted while one is unfinished: it can be saved first, and no key loses it."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.boxes import answer
from tests.ui.conftest import Opened
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.store import Store, StoreError
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.floats import Float

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")

Replace = Callable[[MainWindow, Path], None]
NAME = "Giulia – Round 2"


def start(window: MainWindow, _: Path) -> None:
    window.pages.start_wanted.emit(family(3), Options(3))


def load(window: MainWindow, folder: Path) -> None:
    window.games._on_loaded(other(folder).load(), "Sunday")


def open_file(window: MainWindow, folder: Path) -> None:
    window.games.open(other(folder).file)


def start_again(window: MainWindow, folder: Path) -> None:
    window.come_forward(other(folder).file)


ALL = [(start, "start"), (load, "load"), (open_file, "load"), (start_again, "load")]


def other(folder: Path) -> Store:
    store = Store(folder / "other")
    table_at(human_turn(Phase.PLACING), family(3), store=store)
    return store


@pytest.fixture
def unfinished(data_dir: Path) -> Store:
    """A game of four that was left in its second round."""
    store = Store(data_dir / "games")
    table_at(human_turn(Phase.ASCENT, 2), family(4), store=store)
    return store


def saved(window: MainWindow) -> dict[str, Record]:
    return {one.name: window.games.saves.load(one) for one in window.games.saves.all()}


def press(key: Qt.Key) -> None:
    """Presses a key in the next box, wherever its focus is."""

    def strike() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        QTest.keyClick(box, key)

    QTimer.singleShot(0, strike)


def full_disk(*_: object) -> NoReturn:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("is_on_table", [False, True], ids=["at home", "on the table"])
@pytest.mark.parametrize(("replace", "deed"), ALL)
def test_it_is_saved_under_the_proposed_name_before_it_gives_way(
    opened: Opened,
    unfinished: Store,
    tmp_path: Path,
    replace: Replace,
    deed: str,
    is_on_table: bool,
) -> None:
    window, before = opened(), unfinished.load()
    if is_on_table:
        window.games.resume("vivaroi")
    told = answer(f"Save and {deed}")
    replace(window, tmp_path)
    assert f"“{NAME}”" in told[0]
    assert saved(window) == {NAME: before}
    assert len(window.session.bridge.players) == 3
    assert pages_of(window).table.banner.line == f"Saved as “{NAME}”."


@pytest.mark.parametrize(("replace", "_"), ALL)
def test_enter_saves_it_and_escape_keeps_it_on_the_table(
    opened: Opened, unfinished: Store, tmp_path: Path, replace: Replace, _: str
) -> None:
    window, before = opened(), unfinished.load()
    press(Qt.Key.Key_Escape)
    replace(window, tmp_path)
    assert saved(window) == {}
    assert unfinished.load() == before
    press(Qt.Key.Key_Return)
    replace(window, tmp_path)
    assert saved(window) == {NAME: before}


@pytest.mark.parametrize(("replace", "deed"), ALL)
def test_it_is_given_up_only_by_the_button_that_says_so(
    opened: Opened, unfinished: Store, tmp_path: Path, replace: Replace, deed: str
) -> None:
    window = opened()
    answer(f"{deed.capitalize()} without saving")
    replace(window, tmp_path)
    assert saved(window) == {}
    assert len(unfinished.load().players) == 3


def test_where_it_cannot_be_saved_it_stays(
    opened: Opened, unfinished: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, before = opened(), unfinished.file.read_bytes()
    monkeypatch.setattr(os, "fsync", full_disk)
    told = answer("Save and start", then="OK")
    start(window, tmp_path)
    assert len(told) == 1
    assert not window.session.bridge.is_open
    assert unfinished.file.read_bytes() == before
    assert saved(window) == {}


def test_a_name_that_is_taken_gets_a_number(
    opened: Opened, unfinished: Store, tmp_path: Path
) -> None:
    window, older = opened(), other(tmp_path).load()
    window.games.saves.save(older, NAME)
    answer("Save and start")
    start(window, tmp_path)
    assert saved(window) == {NAME: older, f"{NAME} (2)": saved(window)[f"{NAME} (2)"]}


def test_what_is_saved_under_its_name_already_gives_way_at_once(
    opened: Opened, unfinished: Store, tmp_path: Path
) -> None:
    window = opened()
    window.games.resume("vivaroi")
    window.games.files._save_as("Sunday")
    window.go_home()
    start(window, tmp_path)
    assert len(window.session.bridge.players) == 3
    assert list(saved(window)) == ["Sunday"]


def test_the_older_save_that_is_wanted_back_is_not_written_over(
    opened: Opened, unfinished: Store, worker: HereWorker
) -> None:
    worker.is_ready = False
    window = opened()
    window.games.resume("vivaroi")
    window.games.files._save_as("Sunday")
    older = saved(window)["Sunday"]
    window.session.bridge.play(window.session.bridge.view.legal[0])
    newer = unfinished.load()
    answer("Save and load")
    window.games._on_loaded(older, "Sunday")
    assert saved(window) == {"Sunday": older, "Sunday (2)": newer}


def test_nobody_votes_again_against_the_same_sealed_cards(
    opened: Opened, worker: HereWorker
) -> None:
    """Saved while the others had voted, looked at how it ends, and loaded."""
    worker.is_ready = False
    window = opened()
    table = table_at(human_turn(Phase.ELECTION), family(4))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(Card.YES))
    assert len(table.view().voted) == 3
    window.games._on_loaded(table.record, "Sunday")
    assert window.session.bridge.view.voted == ()
    assert pages_of(window).hall.slip.accessibleDescription().startswith("Everybody votes anew")


def test_a_notice_of_one_game_does_not_lie_over_the_next(opened: Opened) -> None:
    window = opened()
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    window.pages.set_notice("The game cannot be saved.", is_of_game=True)
    assert window.pages.messages.now is not None
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    assert window.pages.messages.now is None


def test_a_notice_waits_behind_the_curtain_for_whoever_opens_it(opened: Opened) -> None:
    window = opened()
    table = table_at(human_turn(Phase.ELECTION), family(4, humans=2))
    table.play(table.to_act()[0], Vote(Card.YES))
    window.games._on_loaded(table.record, "Sunday")
    assert window.session.curtain.is_down
    assert window.pages.messages.now is None
    window.session.curtain.lift()
    assert window.pages.floats.seen == Float.NOTICE
    assert pages_of(window).hall.slip.accessibleDescription().startswith("Everybody votes anew")


def test_a_game_that_is_on_no_disk_is_not_dropped_without_a_question(
    opened: Opened, tmp_path: Path
) -> None:
    window = opened()
    start(window, tmp_path)
    table = window.session.bridge.table
    table.save_error = StoreError("full")
    window.games.stores["vivaroi"].discard()
    answer("Cancel")
    open_file(window, tmp_path)
    assert window.session.bridge.table is table


def test_a_game_that_is_over_gives_way_to_the_list_of_those_to_watch(
    opened: Opened, data_dir: Path, tmp_path: Path
) -> None:
    """Its end was not seen: the program was killed over the last votes."""
    store = Store(data_dir / "games")
    over = table_at(lambda view: view.result is not None, family(4), store=store).record
    window = opened()
    start(window, tmp_path)
    (kept,) = window.games.saves.finished.all()
    assert window.games.saves.load(kept) == over


def test_a_game_that_is_over_and_cannot_be_kept_is_still_there_to_continue(
    opened: Opened, data_dir: Path
) -> None:
    store = Store(data_dir / "games")
    table = table_at(lambda view: view.result is not None, family(4), store=store)
    window = opened()
    window.open(table)
    (data_dir / "games" / "saves").write_text("in the way")
    window.go_home()
    assert store.file.exists()
    (data_dir / "games" / "saves").unlink()
    window.open(table)
    window.go_home()
    assert not store.file.exists()
    assert len(window.games.saves.finished.all()) == 1


@pytest.mark.parametrize(("pressed", "is_replaced"), [("Keep it", False), ("Replace it", True)])
def test_a_game_that_cannot_be_read_is_replaced_only_if_people_say_so(
    opened: Opened, unfinished: Store, tmp_path: Path, pressed: str, is_replaced: bool
) -> None:
    window = opened()
    unfinished.file.write_text('{"game": "vivaroi", "format": 99}\n', encoding="utf-8")
    answer(pressed)
    start(window, tmp_path)
    assert window.session.bridge.is_open is is_replaced
    assert (b'"format": 99' in unfinished.file.read_bytes()) is not is_replaced


def test_whoever_opens_a_file_twice_is_asked_once(
    opened: Opened, unfinished: Store, tmp_path: Path
) -> None:
    window, file = opened(), other(tmp_path).file
    told = answer_after(lambda: window.come_forward(file), "Cancel")
    window.come_forward(file)
    assert len(told) == 1
    QApplication.processEvents()
    assert QApplication.activeModalWidget() is None
    assert not window.session.bridge.is_open


def test_a_file_that_is_called_for_while_something_is_asked_is_opened_after_the_answer(
    opened: Opened, unfinished: Store, tmp_path: Path, qtbot: QtBot
) -> None:
    window, file = opened(), other(tmp_path).file
    window.games.resume("vivaroi")
    told = answer_after(lambda: window.come_forward(file), "Keep it")
    assert not window._messages.agrees_to_delete("Sunday")
    assert len(told) == 1
    told = answer("Save and load")
    qtbot.waitUntil(lambda: bool(told))
    qtbot.waitUntil(lambda: len(window.session.bridge.players) == 3)


def answer_after(deed: Callable[[], None], button: str) -> list[str]:
    """Answers the next box, in front of which something else happens first."""
    told: list[str] = []

    def press() -> None:
        deed()
        answer(button)
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        told.append(box.text())

    QTimer.singleShot(0, press)
    return told
