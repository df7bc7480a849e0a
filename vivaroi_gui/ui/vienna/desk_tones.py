"""The colours of the papers beside the town, by what they mean; beside those of the kit.

Each theme of the kit has a table here too.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from vivaroi_gui.ui.kit.tones import DAY, DUSK, Fall, fall, tone, tones


@dataclass(frozen=True, eq=False, slots=True)
class DeskTones:
    """One theme; what a theme does not say is as at dusk."""

    # --- dice ---
    rim: QColor = tone("#FFD65A")
    """Around a die that is chosen, and the bracket of two."""
    used: QColor = tone("#8A76B8")
    """The outline of a die that lies in the town."""
    joker: QColor = tone("#B3262F")
    badge: QColor = tone("#FFF8E8")
    """The disc of a sign on a die."""

    # --- the race ---
    track: Fall = fall("#9C7F70", "#77595A")
    track_edge: QColor = tone("#D9BFA0")
    cobble: QColor = tone("#D9C3AE")
    fifth: QColor = tone("#F4C64A")
    """Every fifth cobble, which bears its number."""
    beyond: QColor = tone("#C9A9B8")
    """From the points on that end the game."""
    pole: QColor = tone("#5B3A1E")
    flag: QColor = tone("#FFF6E2")
    """The light squares; the others are ink."""

    # --- papers ---
    chip: Fall = fall("#FFFDF4", "#F6E3BC")
    """A change of the dice, or an answer."""
    chip_lit: QColor = tone("#FFE79A")
    chip_edge: QColor = tone("#B98A3E")
    pill: QColor = tone("#FFFDF4")
    """Behind what a comparison brings."""
    bracket: QColor = tone("#8A6A3A")
    open_edge: QColor = tone("#E5A62A")
    """Of the card of the stop that is evaluated."""


THEMES: Final = {DUSK.name: DeskTones(), DAY.name: DeskTones()}


def desk_tones() -> DeskTones:
    """Those of the theme that is shown."""
    return THEMES[tones().name]
