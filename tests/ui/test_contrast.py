"""All words have 4.5:1 against what they stand on, in both lights."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Opened
from tests.ui.words_drawn import ENOUGH, reading
from tools.positions import Wanted, court, family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs import rules
from vivaroi_gui.ui.kit import paper_dialog, styles
from vivaroi_gui.ui.kit.fields import field_style
from vivaroi_gui.ui.kit.ink import contrast
from vivaroi_gui.ui.settings import Theme

MODERN = Options(8, edition="2024", ambition=True, emissary=False)


def is_counted(view: View) -> bool:
    return view.phase is Phase.DEAL and bool(view.history)


def is_over(view: View) -> bool:
    return view.result is not None


def at(wanted: Wanted, humans: int = 1) -> Callable[[MainWindow], None]:
    return lambda window: window.open(table_at(wanted, family(6, humans)))


def of_2024(wanted: Wanted) -> Callable[[MainWindow], None]:
    return lambda window: window.open(table_at(wanted, court(MODERN), MODERN))


PAGES: dict[str, Callable[[MainWindow], None]] = {
    "home": lambda window: window.go_home(),
    "table": at(human_turn(Phase.ASCENT)),
    "hall": at(human_turn(Phase.ELECTION)),
    "curtain": at(human_turn(Phase.ASCENT, 2), humans=2),
    "count": at(is_counted),
    "final": at(is_over),
    "table of 2024": of_2024(human_turn(Phase.PLACING)),
    "ambition": of_2024(human_turn(Phase.AMBITION)),
}


STYLES = {
    "menu": styles.MENU,
    "box": styles.MESSAGE,
    "fields": field_style(1.0),
    "dialog": paper_dialog.STYLE,
    "sections": rules.LIST_STYLE,
    "tabs": styles.TABS,
}
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COLOUR = re.compile(r"(?<![-\w])(background|color): (#[0-9A-F]{6})")
_PAPER = QColor("#F6E8CB")
"""The darkest part of a sheet, below what has no ground of its own."""


@pytest.mark.parametrize("name", STYLES)
def test_the_words_that_qt_draws_can_be_read(name: str) -> None:
    """A state of a part, such as an item that is selected, has what the part has, and its own."""
    plain: dict[str, dict[str, str]] = {}
    for selectors, body in _RULE.findall(STYLES[name]):
        for selector in selectors.split(","):
            part = selector.split(":")[0].strip()
            own = plain.setdefault(part, {}) | dict(_COLOUR.findall(body))
            plain[part] = own if ":" not in selector else plain[part]
            ground = QColor(own["background"]) if "background" in own else _PAPER
            if "color" in own and "::indicator" not in selector:
                assert contrast(QColor(own["color"]), ground) >= ENOUGH, selector


@pytest.mark.parametrize("theme", [Theme.DUSK, Theme.DAY])
def test_all_words_of_the_pages_can_be_read(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, theme: Theme
) -> None:
    """Each in the smallest window, where there is least room."""
    with reading(monkeypatch) as reader:
        window = opened()
        window.settings.update(theme=theme)
        window.resize(1024, 640)
        for page, show in PAGES.items():
            show(window)
            QApplication.processEvents()
            reader.read(window)
            assert reader.faint == {}, page
    assert reader.count > 200
