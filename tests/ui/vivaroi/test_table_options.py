"""What the table has agreed upon belongs to the game: nobody changes it before the end."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.conftest import Opened
from tools.pages import pages_of
from tools.positions import family, table_at
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
SHOWN = TableOptions(shows_past_votes=True)


def chronicle_of(window: MainWindow) -> str:
    return pages_of(window).table.chronicle.accessibleName()


def test_a_game_has_what_was_chosen_before_it_and_no_later_choice(
    opened: Opened, data_dir: Path
) -> None:
    window = opened()
    home = window.pages.home
    for switch in home.agreements.all:
        QTest.mouseClick(switch, LEFT, pos=QPoint(20, switch.height() // 2))
    QTest.mouseClick(home.start, LEFT)
    both = replace(SHOWN, counts_no_cards=True)
    assert window.session.bridge.table.agreed == both
    assert chronicle_of(window) == "Chronicle with past votes"
    window.settings.update(shows_past_votes=False, counts_no_cards=False)
    assert chronicle_of(window) == "Chronicle with past votes"
    assert Store(data_dir / "games").load().agreed == both


def test_a_game_that_goes_on_has_its_own(opened: Opened) -> None:
    first = opened()
    first.settings.update(shows_past_votes=True)
    first.pages.start_wanted.emit(family(3), Options(3))
    first.close()
    second = opened()
    second.settings.update(shows_past_votes=False)
    second.games.resume("vivaroi")
    assert second.session.bridge.table.agreed == SHOWN
    assert chronicle_of(second) == "Chronicle with past votes"


def test_another_game_of_the_same_table_has_the_same(window: MainWindow) -> None:
    table = table_at(lambda view: view.result is not None, family(3))
    table.record.agreed = SHOWN
    window.open(table)
    pages_of(window).end.play_again_wanted.emit()
    assert window.session.bridge.table.agreed == SHOWN
