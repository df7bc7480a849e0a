"""The dialogs with a second game in the catalogs: each speaks as its game does."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.toy import game, toy_in_catalogs
from tests.toy.screens import SCREENS
from tests.toy.tables import new_table
from tests.ui.dialogs.conftest import Open, settle
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.load import LoadDialog
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.dialogs.settings import SettingsDialog
from vivaroi_gui.ui.dialogs.shortcuts import ShortcutsDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_in_catalogs(), catalog.ALL.added(game.name, lambda: SCREENS):
        yield


def test_the_rules_have_a_tab_for_every_edition_of_every_game(dialog: Open) -> None:
    rules = dialog("rules")
    assert isinstance(rules, RulesDialog)
    tabs = [rules.editions.tabText(index) for index in range(rules.editions.count())]
    papers = {one: catalog.ALL[name].papers() for name in GAMES for one in GAMES[name].editions}
    titles = [one.title(edition) for edition, one in papers.items()]
    assert tabs == titles
    assert {"2003 edition", "Dice"} < set(tabs)


def test_a_saved_game_is_told_and_shown_by_its_own_game(window: MainWindow, dialog: Open) -> None:
    table = new_table(Random(1))
    window.games.saves.save(table.record, "Sunday")
    asked = dialog("load")
    assert isinstance(asked, LoadDialog)
    assert asked.about.text().startswith("Dice · Round 1 to 20\n")
    assert asked.games.item(0).text().startswith("Sunday\nDice · ")
    assert asked.picture.view == table.view()
    assert asked.picture.isVisible()


def test_another_game_has_no_keys_of_the_castle(window: MainWindow, dialog: Open) -> None:
    castle = dialog("shortcuts")
    assert isinstance(castle, ShortcutsDialog)
    assert castle.game.topLevelItemCount() > 5
    castle.close()
    settle()
    window.open(new_table(Random(1), store=window.games.stores[game.name]))
    dice = dialog("shortcuts")
    assert isinstance(dice, ShortcutsDialog)
    for_all = 1  # Space, which hurries whatever moves
    assert dice.game.topLevelItemCount() == len(SCREENS.keys().rows) + for_all


def test_what_means_nothing_in_a_game_is_offered_nowhere(window: MainWindow, dialog: Open) -> None:
    """At home by the card that is chosen, and at the table by what is on it."""
    commands, secrets = window.commands, ("curtain", "marks_favourites")

    def offered() -> tuple[list[bool], list[bool]]:
        shown = dialog("settings")
        assert isinstance(shown, SettingsDialog)
        rows = [key in shown.keys for key in (*secrets, "tells_since_turn", "calm")]
        shown.reject()
        settle()
        return [commands.cover.isVisible(), commands.marks.isVisible()], rows

    castles = [True, True], [True, True, True, True]
    dices = [False, False], [False, False, True, True]
    assert offered() == castles
    window.pages.home.choose("vienna")
    assert offered() == dices
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    assert offered() == castles
    window.open(new_table(Random(1)))
    assert offered() == dices
    window.go_home()
    window.pages.home.choose("vivaroi")
    assert offered() == castles


def test_the_list_of_keys_has_none_of_a_curtain_that_never_falls(
    window: MainWindow, dialog: Open
) -> None:
    told = []
    for name in ("vivaroi", "vienna"):
        window.pages.home.choose(name)
        keys = dialog("shortcuts")
        assert isinstance(keys, ShortcutsDialog)
        told.append(" ".join(words(keys)))
        keys.reject()
        settle()
    for word in ("favourites", "curtain", "election"):
        assert (word in told[0], word in told[1]) == (True, False)
    assert "Next evaluation" in told[1]


def words(dialog: ShortcutsDialog) -> list[str]:
    """What the rows say."""
    lists = dialog.commands, dialog.game, dialog.replay
    items = [keys.topLevelItem(row) for keys in lists for row in range(keys.topLevelItemCount())]
    return [item.text(0) for item in items if item is not None]
