"""A castle and a game of dice in one window: each goes on, whatever becomes of the other."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.here_worker import HereWorker
from tests.toy import game, toy_in_catalogs
from tests.toy.screens import SCREENS
from tests.toy.tables import new_table as new_toy
from tests.ui.boxes import answer
from tests.ui.conftest import Opened
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from tools.vienna_positions import guests
from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.vienna import Options as ViennaOptions
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.store import StoreError
from vivaroi_gui.table.stores import Stores
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vienna.table_page import TablePage as TownPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_in_catalogs(), catalog.ALL.added(game.name, lambda: SCREENS):
        yield


@pytest.fixture(autouse=True)
def _nobody_moves(worker: HereWorker) -> None:
    worker.is_ready = False


@pytest.fixture
def stores(data_dir: Path) -> Stores:
    """A castle of four in its second round, and dice of three."""
    stores = Stores(data_dir / "games")
    table_at(human_turn(Phase.ASCENT, 2), family(4), store=stores["vivaroi"])
    new_toy(Random(1), store=stores[game.name]).save()
    return stores


def both(stores: Stores) -> tuple[Record, Record]:
    return stores["vivaroi"].load(), stores[game.name].load()


def dicers() -> tuple[Player, ...]:
    return new_toy(Random(2)).players


def press(window: MainWindow, kind: str) -> None:
    QTest.mouseClick(window.pages.home.offers.resumes[kind], Qt.MouseButton.LeftButton)


def playing(window: MainWindow) -> str:
    return window.session.table.options.game


def test_home_offers_to_go_on_with_each_and_neither_touches_the_other(
    opened: Opened, stores: Stores
) -> None:
    window, before = opened(), both(stores)
    for kind in (game.name, "vivaroi", game.name):
        press(window, kind)
        assert playing(window) == kind
        window.go_home()
    assert both(stores) == before


def test_beginning_one_asks_nothing_about_the_other_and_leaves_it(
    opened: Opened, stores: Stores
) -> None:
    window, (castle, _) = opened(), both(stores)
    stores[game.name].discard()
    window.pages.start_wanted.emit(dicers(), game.Options())
    assert playing(window) == game.name
    window.session.bridge.play(window.session.bridge.view.legal[0])
    assert both(stores) == (castle, window.session.table.record)


def test_the_one_of_its_own_kind_is_asked_for_though_the_other_is_on_the_table(
    opened: Opened, stores: Stores
) -> None:
    window, (castle, dice) = opened(), both(stores)
    press(window, "vivaroi")
    told = answer("Save and load")
    other = new_toy(Random(5)).record
    window.games._on_loaded(other, "Sunday")
    assert len(told) == 1
    assert [window.games.saves.load(one) for one in window.games.saves.all()] == [dice]
    assert both(stores) == (castle, other)


def test_a_castle_that_is_over_goes_to_those_that_ended_and_the_dice_stay(
    opened: Opened, data_dir: Path, stores: Stores
) -> None:
    """Begun with the castle still on the table: it is put away, not what it makes room for."""
    stores["vivaroi"].discard()
    over = table_at(lambda view: view.result is not None, family(4), store=stores["vivaroi"])
    window, dice = opened(), stores[game.name].load()
    window.open(over)
    window.go_home()
    assert not stores["vivaroi"].has_file
    assert len(window.games.saves.finished.all()) == 1
    assert stores[game.name].load() == dice


def test_what_is_on_no_disk_is_not_dropped_for_a_game_of_another_kind(
    opened: Opened, stores: Stores
) -> None:
    stores[game.name].discard()
    window = opened()
    press(window, "vivaroi")
    table = window.session.table
    table.save_error = StoreError("full")
    told = answer("Cancel")
    window.games._on_loaded(new_toy(Random(5)).record, "Sunday")
    assert len(told) == 1
    assert window.session.table is table


def test_each_remembers_under_which_name_it_was_saved(opened: Opened, stores: Stores) -> None:
    window = opened()
    for kind, name in (("vivaroi", "Castle on Sunday"), (game.name, "Dice")):
        press(window, kind)
        window.games.files._save_as(name)
        window.go_home()
    again = opened()
    for kind, name in (("vivaroi", "Castle on Sunday"), (game.name, "Dice")):
        press(again, kind)
        assert again.games.files.saved_as == name
        again.go_home()


def test_a_name_that_an_older_version_has_left_is_no_obstacle(
    opened: Opened, stores: Stores
) -> None:
    window = opened()
    window.settings.update(saved_as="Sunday")
    press(window, "vivaroi")
    assert window.games.files.saved_as == ""


def test_the_command_goes_on_with_the_game_that_is_chosen_for_a_new_table(
    opened: Opened, stores: Stores
) -> None:
    window = opened()
    window.commands.resume.trigger()
    assert playing(window) == "vivaroi"
    window.go_home()
    QTest.mouseClick(window.pages.home.offers.cards[game.name], Qt.MouseButton.LeftButton)
    window.commands.resume.trigger()
    assert playing(window) == game.name
    window.go_home()
    stores[game.name].discard()
    window.commands.resume.trigger()
    assert playing(window) == "vivaroi"


def test_home_shows_the_game_that_was_played_last_however_it_came(
    opened: Opened, stores: Stores, tmp_path: Path
) -> None:
    """Gone on with, loaded by name, opened from a file: the command goes on with that one."""
    window = opened()
    assert window.pages.home.form.game == "vivaroi"
    press(window, game.name)
    window.go_home()
    assert window.pages.home.form.game == game.name
    again = opened()
    assert again.pages.home.form.game == game.name
    again.commands.resume.trigger()
    assert playing(again) == game.name
    again.go_home()
    stores["vivaroi"].discard()
    again.games._on_loaded(table_at(human_turn(Phase.ASCENT, 2), family(4)).record, "Sunday")
    again.go_home()
    assert again.pages.home.form.game == "vivaroi"
    elsewhere = Stores(tmp_path / "elsewhere")[game.name]
    new_toy(Random(5), store=elsewhere).save()
    stores[game.name].discard()
    again.games.open(elsewhere.file)
    again.go_home()
    assert again.pages.home.form.game == game.name


def test_what_is_chosen_at_home_stays_while_nothing_is_played(opened: Opened) -> None:
    window = opened()
    window.pages.home.choose("vienna")
    window.go_home()
    assert window.pages.home.form.game == "vienna"


def test_a_game_that_somebody_has_taken_away_meanwhile_is_told_as_missing(
    opened: Opened, stores: Stores
) -> None:
    window = opened()
    for kind in ("vivaroi", game.name):
        stores[kind].discard()
    told = answer("OK")
    window.commands.resume.trigger()
    assert len(told) == 1
    assert window.pages.currentWidget() is window.pages.home


def test_a_damaged_game_of_one_kind_is_told_and_the_other_is_still_offered(
    opened: Opened, stores: Stores
) -> None:
    stores[game.name].file.write_text("torn", encoding="utf-8")
    told = answer("OK")
    window = opened()
    assert len(told) == 1
    resumes = window.pages.home.offers.resumes
    assert [name for name, one in resumes.items() if one.isVisible()] == ["vivaroi"]
    press(window, "vivaroi")
    assert playing(window) == "vivaroi"


def test_a_game_at_which_the_program_ended_is_asked_about_when_it_is_wanted_and_not_before(
    opened: Opened, stores: Stores
) -> None:
    stores[game.name].begin_opening()
    window = opened()
    press(window, "vivaroi")
    assert playing(window) == "vivaroi"
    window.go_home()
    assert stores[game.name].was_fatal
    told = answer("Set it aside", then="OK")
    press(window, game.name)
    assert told
    assert not stores[game.name].has_file
    assert stores["vivaroi"].has_file


def test_the_rules_open_at_the_form_that_is_chosen_at_home(opened: Opened) -> None:
    window = opened()
    for kind in ("vienna", "vivaroi"):
        QTest.mouseClick(window.pages.home.offers.cards[kind], Qt.MouseButton.LeftButton)
        window.commands.rules.trigger()
        (rules,) = (one for one in window.findChildren(RulesDialog) if one.isVisible())
        edition = rules._editions[rules.editions.currentIndex()]
        assert edition in GAMES[kind].editions
        rules.reject()


def test_a_file_of_ours_that_is_opened_goes_on_where_it_is(opened: Opened, stores: Stores) -> None:
    window = opened()
    window.come_forward(stores[game.name].file)
    QApplication.processEvents()
    assert window.session.table.store is not None
    assert window.session.table.store.file == stores[game.name].file


def test_a_file_from_elsewhere_joins_the_games_of_its_kind(
    opened: Opened, stores: Stores, tmp_path: Path
) -> None:
    castle = stores["vivaroi"].load()
    stores[game.name].discard()
    elsewhere = Stores(tmp_path / "elsewhere")[game.name]
    new_toy(Random(5), store=elsewhere).save()
    window = opened(elsewhere.file)
    assert playing(window) == game.name
    assert both(stores) == (castle, elsewhere.load())


def test_a_new_castle_takes_the_place_of_the_castle_alone(opened: Opened, stores: Stores) -> None:
    window, dice = opened(), stores[game.name].load()
    answer("Start without saving")
    window.pages.start_wanted.emit(family(3), Options(3))
    assert stores[game.name].load() == dice
    assert len(stores["vivaroi"].load().players) == 3


def test_another_game_is_shown_as_it_is_though_a_character_was_still_moving(
    window: MainWindow,
) -> None:
    """What moves in the game that is left must not go on with the one that comes."""
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    window.settings.update(speed=Speed.SLOW)
    bridge = window.session.bridge
    bridge.play(next(move for move in bridge.view.legal if isinstance(move, MoveUp)))
    assert pages_of(window).table.board.is_animating
    window.open(Table.new(guests(3, 1), ViennaOptions(3), Random(2)))
    page = window.pages.current
    assert isinstance(page, TownPage)
    assert page._view == bridge.view
    window.settings.update(speed=Speed.OFF)
