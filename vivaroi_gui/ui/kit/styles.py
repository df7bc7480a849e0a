"""Style sheets for the widgets that Qt draws itself: menus, message boxes, scroll bars."""

from collections.abc import Callable
from string import Template
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.kit.targets import gap, target_size
from vivaroi_gui.ui.kit.tones import Fall, Tones, tones

MENU: Final = """
QMenu { background: $paper_top; color: $ink; border: 1px solid $paper_edge; padding: 6px;
    menu-scrollable: 1; }
QMenu::item { padding: 6px 28px 6px 26px; border-radius: 6px; min-height: ${row}px; }
QMenu::item:selected { background: $heading; color: $on_heading; }
QMenu::item:disabled { color: $faint_ink; background: transparent; }
QMenu::separator { height: 1px; background: $separator; margin: 5px 8px; }
QMenu::indicator { left: 6px; width: 18px; height: 18px; }
QMenu::indicator:checked { image: url("$tick"); }
QMenu::indicator:checked:selected { image: url("$tick_lit"); }
"""

MESSAGE: Final = """
QMessageBox { background: $paper_top; }
QMessageBox QLabel { color: $ink; }
QMessageBox QPushButton { background: $ribbon_text; color: $ink; border: 1.5px solid $button_edge;
    border-radius: 10px; padding: 7px 18px; min-height: ${button}px; }
QMessageBox QPushButton:hover { background: $button_lit; }
QMessageBox QPushButton:default { background: $gold; }
QMessageBox QPushButton:focus { border: 2.5px solid $ink; }
"""

SCROLL_BARS: Final = """
QScrollBar:vertical { background: $scroll; width: ${bar}px; border-radius: 7px; margin: 2px; }
QScrollBar::handle:vertical { background: $gold_edge; border-radius: 5px; min-height: 36px; }
QScrollBar::handle:vertical:hover { background: $scroll_lit; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
"""
"""A golden handle on parchment."""

LIST: Final = (
    """
QListWidget { background: transparent; color: $ink; border: none; outline: none; }
QListWidget::item { padding: 3px 8px; border-radius: 6px; min-height: ${line}px; }
QListWidget::item:hover { background: $paper_foot; }
QListWidget::item:selected { background: $heading; color: $on_heading; }
"""
    + SCROLL_BARS
)
"""A list on a paper that is there already."""

TABS: Final = """
QTabBar::tab { background: $paper_foot; color: $heading; border: 1px solid $paper_edge;
    border-bottom: none; border-top-left-radius: 8px; border-top-right-radius: 8px;
    margin-right: ${gap}px; padding: 4px 18px; min-height: ${tab}px; }
QTabBar::tab:hover { background: $tab_lit; }
QTabBar::tab:selected { background: $heading; color: $on_heading; }
QTabBar::tab:selected:focus { border: 2px solid $gold; border-bottom: none; }
"""


_kept: WeakKeyDictionary[QWidget, Callable[[], str]] = WeakKeyDictionary()


def keep_styled(widget: QWidget, sheet: Callable[[], str]) -> None:
    """Gives a widget its style sheet, and again in each theme that is shown."""
    _kept[widget] = sheet
    widget.setStyleSheet(sheet())


def restyle() -> None:
    """Another theme is shown.

    Qt would look at all that a sheet is for even where it says the same.
    """
    for widget, sheet in [*_kept.items()]:
        if isValid(widget) and widget.styleSheet() != (shown := sheet()):
            widget.setStyleSheet(shown)


def styled(sheet: str, **sizes: int) -> str:
    """A style sheet with the colours of the theme, and with sizes in pixels.

    It names them as ``$ink``, ``$paper_top``, ``$paper_foot``, ``${pad}``; those of what is
    pressed are there already.
    """
    return Template(sheet).substitute(_named(tones()), **_ticks(), **_pressed(), **sizes)


def _ticks() -> dict[str, str]:
    """The files of the sign before an entry that is on, as it rests and as it is pointed at."""
    named = {"tick": "tick-dark", "tick_lit": "tick-light"}
    return {name: resource("kit", f"{file}.svg").as_posix() for name, file in named.items()}


def _pressed() -> dict[str, int]:
    """How high lines and how wide bars are, without what is around them."""
    high = round(target_size())
    return {
        "whole": high,
        "row": high - 12,
        "line": high - 6,
        "tab": high - 9,
        "button": max(22, high - 17),
        "bar": max(14, round(high / 2)),
        "gap": round(gap(6)),
    }


def _named(shown: Tones) -> dict[str, str]:
    named: dict[str, str] = {}
    for name in vars(Tones):
        value = getattr(shown, name)
        if isinstance(value, QColor):
            named[name] = value.name().upper()
        elif isinstance(value, Fall):
            named[f"{name}_top"] = value.top.name().upper()
            named[f"{name}_foot"] = value.foot.name().upper()
    return named
