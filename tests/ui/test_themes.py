"""Another theme while the game is looked at: all of it changes, and the hand keeps what it has."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.app.launch import light
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.kit.tones import DUSK, show_theme
from vivaroi_gui.ui.setting import Preference, TextSize
from vivaroi_gui.ui.settings import Speed, Theme
from vivaroi_gui.ui.vivaroi.table_page import TablePage


@pytest.fixture
def lit(lent_window: MainWindow) -> Iterator[MainWindow]:
    """The window, whose theme goes with its settings."""
    light(lent_window.settings)
    lent_window.settings.update(theme=Theme.DUSK, contrast=Preference.OFF, speed=Speed.OFF)
    yield lent_window
    show_theme(DUSK.name)


def seen(window: MainWindow) -> QImage:
    QApplication.processEvents()
    return window.grab().toImage()


PHASES = [Phase.PLACING, Phase.ASCENT, Phase.ELECTION]


@pytest.mark.parametrize("phase", PHASES)
def test_what_is_looked_at_is_painted_as_if_the_theme_had_always_been_there(
    lit: MainWindow, phase: Phase
) -> None:
    table = table_at(human_turn(phase), family())
    lit.settings.update(contrast=Preference.ON)
    lit.open(table)
    wanted = seen(lit)
    lit.settings.update(contrast=Preference.OFF)
    assert seen(lit) != wanted
    lit.settings.update(contrast=Preference.ON)
    assert seen(lit) == wanted


def test_the_hand_keeps_what_it_holds(lit: MainWindow) -> None:
    lit.open(table_at(human_turn(Phase.ASCENT), family()))
    page = lit.pages.current
    assert isinstance(page, TablePage)
    board = page.board
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Space)
    character = board._hand.selection
    assert character is not None
    for contrast in (Preference.ON, Preference.OFF):
        lit.settings.update(contrast=contrast)
        assert board._hand.selection == character
    for text in (TextSize.P110, TextSize.P150, TextSize.P200, TextSize.P100):
        before = board.areas.castle
        lit.settings.update(text=text)
        assert board._hand.selection == character
        assert board.areas.castle != before, "all lies elsewhere at once"


def test_what_stands_in_a_dialog_keeps_its_font_and_its_place(lit: MainWindow) -> None:
    lit.commands.rules.trigger()
    (dialog,) = lit.findChildren(RulesDialog)
    dialog.tools.field.setFocus()

    def told() -> list[tuple[int, QRect]]:
        QApplication.processEvents()
        parts = dialog.findChildren(QWidget)
        return [(one.font().pixelSize(), one.geometry()) for one in parts if one.isVisible()]

    before = told()
    lit.settings.update(contrast=Preference.ON)
    assert told() == before
    dialog.close()
