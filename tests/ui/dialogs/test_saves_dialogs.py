"""A game is saved by name and comes back, and nothing is lost without asking."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.boxes import answer
from tests.ui.conftest import Opened
from tests.ui.dialogs.conftest import Open, settle, speak
from tools.positions import court, family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.load import LoadDialog
from vivaroi_gui.ui.dialogs.save import SaveDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton
GAMES = {
    "Sunday": Options(4),
    "Vive le Roi": Options(6, edition="2024", teams=((0, 1), (2, 3), (4,), (5,))),
}


def table_of(options: Options) -> Table:
    return table_at(human_turn(Phase.ASCENT), court(options), options)


@pytest.fixture
def saved(window: MainWindow) -> MainWindow:
    """A window with games that were saved before, and none on the table."""
    for age, (name, options) in enumerate(GAMES.items()):
        one = window.games.saves.save(table_of(options).record, name)
        os.utime(one.file, (1_700_000_000 - 3600 * age,) * 2)
    return window


@pytest.fixture
def playing(window: MainWindow) -> MainWindow:
    window.open(table_of(Options(4)))
    return window


def load_dialog(dialog: Open) -> LoadDialog:
    found = dialog("load")
    assert isinstance(found, LoadDialog)
    return found


def save_dialog(dialog: Open) -> SaveDialog:
    found = dialog("save_as")
    assert isinstance(found, SaveDialog)
    return found


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    settle()


def type_name(asked: SaveDialog, name: str) -> None:
    asked.name.selectAll()
    QTest.keyClick(asked.name, Qt.Key.Key_Delete)
    QTest.keyClicks(asked.name, name)


def test_saved_games_are_told_in_the_language_of_now(
    compiled: None, saved: MainWindow, dialog: Open
) -> None:
    games = load_dialog(dialog).games
    games.setCurrentRow(1)
    speak(saved, "fr")
    assert games.item(1).text().startswith("Vive le Roi\nVive le Roi\N{NO-BREAK SPACE}! 2024")
    assert games.currentRow() == 1


def names(window: MainWindow) -> list[str]:
    return [one.name for one in window.games.saves.all()]


# --- saving -----------------------------------------------------------------------------------


def test_a_game_is_saved_under_the_name_that_was_typed(playing: MainWindow, dialog: Open) -> None:
    asked = save_dialog(dialog)
    type_name(asked, "Christmas")
    click(asked.save)
    assert not playing.findChildren(SaveDialog)
    (one,) = playing.games.saves.all()
    assert one.name == "Christmas"
    assert playing.games.saves.load(one) == playing.session.bridge.table.record


def test_enter_saves_under_the_name_that_is_suggested(playing: MainWindow, dialog: Open) -> None:
    asked = save_dialog(dialog)
    assert asked.name.hasFocus()
    QTest.keyClick(asked.name, Qt.Key.Key_Return)
    assert names(playing) == ["Giulia – Round 1"]


def test_the_second_time_nothing_is_asked(playing: MainWindow, dialog: Open) -> None:
    click(save_dialog(dialog).save)
    before = playing.games.saves.all()[0].file.read_bytes()
    playing.session.bridge.play(playing.session.bridge.view.legal[0])
    playing.commands.save.trigger()
    (one,) = playing.games.saves.all()
    assert one.file.read_bytes() != before
    assert playing.games.saves.load(one) == playing.session.bridge.table.record


def test_the_first_save_asks_for_a_name(playing: MainWindow) -> None:
    playing.commands.save.trigger()
    assert playing.findChildren(SaveDialog)


@pytest.mark.parametrize(("pressed", "is_replaced"), [("Keep it", False), ("Overwrite it", True)])
def test_a_game_of_the_same_name_is_overwritten_only_if_people_say_so(
    saved: MainWindow, dialog: Open, pressed: str, is_replaced: bool
) -> None:
    saved.open(table_of(Options(5)))
    asked = save_dialog(dialog)
    type_name(asked, "sunday")
    assert asked.note.text() == "There is a game of that name already."
    told = answer(pressed)
    click(asked.save)
    assert "Sunday" in told[0]
    assert bool(saved.findChildren(SaveDialog)) is not is_replaced
    one = saved.games.saves.find("Sunday")
    assert one is not None
    assert (saved.games.saves.load(one).options.players == 5) is is_replaced


@pytest.mark.parametrize("name", ["", "   ", "...", "/"])
def test_a_name_of_which_nothing_is_left_cannot_be_saved(
    playing: MainWindow, dialog: Open, name: str
) -> None:
    asked = save_dialog(dialog)
    type_name(asked, name)
    assert not asked.save.isEnabled()
    assert asked.note.text() == "Type a name with letters or numbers."
    QTest.keyClick(asked.name, Qt.Key.Key_Return)
    assert asked.isVisible()
    assert names(playing) == []


def test_a_click_on_a_saved_game_takes_its_name(saved: MainWindow, dialog: Open) -> None:
    saved.open(table_of(Options(4)))
    asked = save_dialog(dialog)
    spot = asked.games.visualItemRect(asked.games.item(0)).center()
    QTest.mouseClick(asked.games.viewport(), LEFT, pos=spot)
    assert asked.name.text() == "Sunday"


def test_a_full_disk_is_told_and_the_dialog_stays(
    playing: MainWindow, dialog: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    asked = save_dialog(dialog)
    monkeypatch.setattr(os, "fsync", full)
    told = answer("OK")
    click(asked.save)
    assert "No space left on device" in told[0]
    assert asked.isVisible()
    assert names(playing) == []


def test_without_a_game_nothing_can_be_saved(window: MainWindow) -> None:
    assert not window.commands.save.isEnabled()
    assert not window.commands.save_as.isEnabled()


# --- loading ----------------------------------------------------------------------------------


def test_the_newest_game_is_shown_first_as_everybody_may_see_it(
    saved: MainWindow, dialog: Open
) -> None:
    asked = load_dialog(dialog)
    assert asked.about.text().startswith("Viva il Re! 2003 · Round 1 of 3\nGiulia, Marco")
    shown = asked.picture.view
    assert isinstance(shown, View)
    assert (shown.seat, shown.goals) == (None, ())


def test_arrow_and_enter_load_another_game(saved: MainWindow, dialog: Open) -> None:
    asked = load_dialog(dialog)
    asked.games.setFocus()
    QTest.keyClick(asked.games, Qt.Key.Key_Down)
    assert asked.about.text().startswith("Vive le Roi! 2024 · Round 1 of 3\n")
    QTest.keyClick(asked.games, Qt.Key.Key_Return)
    settle()
    assert saved.session.bridge.options == GAMES["Vive le Roi"]


def test_a_loaded_game_goes_on_where_it_was_and_its_file_stays(
    saved: MainWindow, dialog: Open
) -> None:
    one = saved.games.saves.all()[0]
    before = one.file.read_bytes()
    click(load_dialog(dialog).load)
    assert saved.session.bridge.table.record == table_of(GAMES["Sunday"]).record
    saved.session.bridge.play(saved.session.bridge.view.legal[0])
    assert one.file.read_bytes() == before


def test_the_name_is_known_again_after_a_new_start(
    opened: Opened,
) -> None:
    first = opened()
    first.games.saves.save(table_of(Options(4)).record, "Sunday")
    first.games._on_loaded(first.games.saves.load(first.games.saves.all()[0]), "Sunday")
    first.close()
    second = opened()
    second.games.resume("vivaroi")
    assert second.windowTitle().startswith("Sunday — ")
    second.games._begin(family(3), Options(3), TableOptions())
    second.games.resume("vivaroi")
    assert not second.windowTitle().startswith("Sunday")


def test_what_was_loaded_is_saved_under_its_own_name(saved: MainWindow, dialog: Open) -> None:
    click(load_dialog(dialog).load)
    saved.session.bridge.play(saved.session.bridge.view.legal[0])
    saved.commands.save.trigger()
    one = saved.games.saves.find("Sunday")
    assert one is not None
    assert saved.games.saves.load(one) == saved.session.bridge.table.record
    assert sorted(names(saved)) == ["Sunday", "Vive le Roi"]


@pytest.mark.parametrize(
    ("pressed", "players"),
    [("Cancel", 3), ("Load without saving", 4)],
    ids=["stay", "load"],
)
def test_the_running_game_gives_way_only_if_people_say_so(
    saved: MainWindow, dialog: Open, pressed: str, players: int
) -> None:
    running = table_of(Options(3))
    saved.games.stores["vivaroi"].save(running.record)
    saved.games.resume("vivaroi")
    asked = load_dialog(dialog)
    answer(pressed)
    click(asked.load)
    assert saved.session.bridge.options.players == players


@pytest.mark.parametrize(("pressed", "left"), [("Keep it", 2), ("Delete it", 1)])
def test_a_game_is_deleted_only_if_people_say_so(
    saved: MainWindow, dialog: Open, pressed: str, left: int
) -> None:
    asked = load_dialog(dialog)
    answer(pressed)
    click(asked.delete)
    assert len(names(saved)) == left
    assert asked.games.count() == left


def spoil(file: Path) -> None:
    file.write_text("no game", encoding="utf-8")


def make_newer(file: Path) -> None:
    file.write_text('{"game": "vivaroi", "format": 99}\n', encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (spoil, "There is no readable game in this file."),
        (make_newer, "This game was saved by a newer version of Viva il Re!"),
    ],
)
def test_a_file_that_cannot_be_played_says_why_and_stays(
    saved: MainWindow, dialog: Open, change: Callable[[Path], None], told: str
) -> None:
    one = saved.games.saves.all()[0]
    change(one.file)
    before = one.file.read_bytes()
    asked = load_dialog(dialog)
    settle()
    row = next(n for n in range(2) if "Sunday" in asked.games.item(n).text())
    asked.games.setCurrentRow(row)
    assert asked.about.text() == told
    assert not asked.load.isEnabled()
    assert one.file.read_bytes() == before


def test_without_saved_games_the_dialog_says_so(window: MainWindow, dialog: Open) -> None:
    asked = load_dialog(dialog)
    assert asked.nothing.isVisible()
    assert asked.nothing.text().startswith("No game has been saved yet.")
    assert "“Save as…”" in asked.nothing.text()
    for hidden in (asked.games, asked.load, asked.replay, asked.delete):
        assert not hidden.isVisible()


def test_the_first_name_is_asked_for_over_an_empty_shelf(playing: MainWindow, dialog: Open) -> None:
    asked = save_dialog(dialog)
    assert asked.nothing.text() == "No game has been saved yet."
    assert asked.nothing.isVisible()
    assert not asked.games.isVisible()


# --- from the home page -----------------------------------------------------------------------


def test_the_home_page_leads_to_saved_games_as_long_as_there_are_any(saved: MainWindow) -> None:
    saved.go_home()
    home = saved.pages.home
    click(home.load)
    (asked,) = saved.findChildren(LoadDialog)
    for left in (1, 0):
        assert home.load.isVisible()
        answer("Delete it")
        click(asked.delete)
        assert asked.games.count() == left
    assert home.load.isHidden()


def test_the_home_page_offers_nothing_to_load_at_first(window: MainWindow) -> None:
    window.go_home()
    assert window.pages.home.load.isHidden()
