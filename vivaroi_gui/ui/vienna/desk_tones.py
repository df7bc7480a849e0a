"""The colours of the papers beside the town, by what they mean; beside those of the kit.

Each theme of the kit has a table here too.
"""

from typing import Final

from PySide6.QtGui import QColor

from vivaroi_gui.ui.kit.tones import CONTRAST, DAY, DUSK, fall, tones


class DeskTones:
    """The theme of dusk; another one is a kind of it that says what it has otherwise."""

    __slots__ = ()

    # --- dice ---
    rim = QColor("#FFD65A")
    """Around a die that is chosen, and the bracket of two."""
    used = QColor("#8A76B8")
    """The outline of a die that lies in the town."""
    joker = QColor("#B3262F")
    badge = QColor("#FFF8E8")
    """The disc of a sign on a die."""

    # --- the race ---
    track = fall("#9C7F70", "#77595A")
    track_edge = QColor("#D9BFA0")
    cobble = QColor("#D9C3AE")
    fifth = QColor("#F4C64A")
    """Every fifth cobble, which bears its number."""
    beyond = QColor("#C9A9B8")
    """From the points on that end the game."""
    pole = QColor("#5B3A1E")
    flag = QColor("#FFF6E2")
    """The light squares; the others are ink."""

    # --- papers ---
    chip = fall("#FFFDF4", "#F6E3BC")
    """A change of the dice, or an answer."""
    chip_lit = QColor("#FFE79A")
    chip_edge = QColor("#B98A3E")
    pill = QColor("#FFFDF4")
    """Behind what a comparison brings."""
    bracket = QColor("#8A6A3A")
    open_edge = QColor("#E5A62A")
    """Of the card of the stop that is evaluated."""


_PAPER, _INK, _PANEL, _GOLD, _ALERT = "#FFFFFF", "#14061F", "#1B0F38", "#FFD21F", "#9B0016"


class _DeskInContrast(DeskTones):
    __slots__ = ()

    rim = fifth = chip_lit = QColor(_GOLD)
    used = badge = cobble = flag = pill = track_edge = QColor(_PAPER)
    joker = QColor(_ALERT)
    track = fall(_PANEL, _PANEL)
    beyond = QColor(_GOLD)
    pole = chip_edge = bracket = open_edge = QColor(_INK)
    chip = fall(_PAPER, _PAPER)


THEMES: Final = {
    DUSK.name: DeskTones(),
    DAY.name: DeskTones(),
    CONTRAST.name: _DeskInContrast(),
}


def desk_tones() -> DeskTones:
    """Those of the theme that is shown."""
    return THEMES[tones().name]
