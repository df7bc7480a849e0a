"""Another language while the game is looked at: all of it changes, and every word is one."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tools.positions import court, family, human_turn, table_at
from tools.soak.sights import Ear, sight
from tools.vienna_positions import laid
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.fonts import legible

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

WITH_AMBITIONS = Options(4, edition="2024", ambition=True)
POSITIONS: dict[str, Callable[[], Table]] = {
    "placing": lambda: table_at(human_turn(Phase.PLACING), family(4)),
    "ascent": lambda: table_at(human_turn(Phase.ASCENT, round_=2), family(4)),
    "election": lambda: table_at(human_turn(Phase.ELECTION), family(4)),
    "before a curtain": lambda: table_at(human_turn(Phase.ASCENT), family(4, humans=2)),
    "Ambition": lambda: table_at(human_turn(Phase.AMBITION), court(WITH_AMBITIONS), WITH_AMBITIONS),
    "count": lambda: table_at(lambda view: len(view.history) == 1, family(3)),
    "end": lambda: table_at(lambda view: view.result is not None, family(3)),
    "Vienna": lambda: laid(3),
}
_RAW = re.compile(r"\{\w*\}|%\d|%n|&amp;|&lt;|\(s\)")
"""A gap that nobody filled, or mark-up that nobody read."""


def words(window: MainWindow) -> set[str]:
    QApplication.processEvents()
    return set(sight(window, Path("no folder"), Ear()).words)


@pytest.mark.parametrize("name", POSITIONS)
def test_after_a_switch_all_is_said_as_if_that_language_had_always_been_spoken(
    lent_window: MainWindow, name: str
) -> None:
    table, said = POSITIONS[name](), set[str]()
    for language in ("fr", "it"):
        lent_window.settings.update(language=language)
        lent_window.open(table)
        said = said or words(lent_window)
    lent_window.settings.update(language="fr")
    assert words(lent_window) ^ said == set()
    assert [one for one in said if _RAW.search(one) or legible(one) != one] == []
