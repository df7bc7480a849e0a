"""The colours that only this town has, by what they mean; beside those of the kit.

Each theme of the kit has a table here too: by day, and at dusk, when the town is lit.
"""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtGui import QColor

from vivaroi_gui.ui.kit.tones import DAY, DUSK, Fall, fall, tone, tones


@dataclass(frozen=True, eq=False, slots=True)
class TownTones:
    """One theme; what a theme does not say is as at dusk."""

    town: str = "vienna-board-night"
    """The picture of the town."""
    title: str = "vienna/title-dusk"
    """What the first page stands before."""
    edge: QColor = tone("#FFF6E2")
    """Of the sheet of the town, at the papers."""

    # --- number plates ---
    plate: QColor = tone("#2A1C55")
    plate_rim: QColor = tone("#E5B64A")
    plate_text: QColor = tone("#FFF6E2")
    lit_plate: QColor = tone("#FFD65A")
    """Of a stop that the dice in the hand fit."""

    # --- labels ---
    label_text: QColor = tone("#2A1440")
    yard_text: QColor = tone("#FFF1CF")
    yard_effect: QColor = tone("#FFF6E2")
    """Behind the effect of the yard, whose label is dark."""
    seal_text: QColor = tone("#FFF3E0")
    """Points: a figure on wax."""
    special: QColor = tone("#A92B3E")
    """A special card."""
    special_rim: QColor = tone("#FFF3D8")

    # --- states of a stop ---
    legal: QColor = tone("#FFD65A")
    wash: QColor = tone("#FFE79A")
    way_back: QColor = tone("#A86A10")
    """Dashes round a stop behind the carriage, on ``way_back_ground``."""
    way_back_ground: QColor = tone("#FFF3C8")
    tag: QColor = tone("#FFF8E6")
    tag_edge: QColor = tone("#C98A1A")
    barred: QColor = tone("#B3262F")
    """Where the gendarme stands, and what is refused."""
    barred_edge: QColor = tone("#FFF1EC")
    barred_pad: QColor = tone("#5A1622")
    refused_text: QColor = tone("#FFFFFF")
    flag: Fall = fall("#FFFDF4", "#F6E3BC")
    gain: QColor = tone("#FFFDF4")
    gain_edge: QColor = tone("#E5A62A")

    # --- the evaluation ---
    lit_street: QColor = tone("#FFD65A")
    lit_dot: QColor = tone("#FFE79A")
    glow: QColor = tone("#FFE9A8")

    # --- carriages ---
    wheel: QColor = tone("#5B2F1A")
    wheel_ground: QColor = tone("#D9B98E")


THEMES: Final = {
    DUSK.name: TownTones(),
    DAY.name: replace(TownTones(), town="vienna-board", title="vienna/title-day"),
}


def town_tones() -> TownTones:
    """Those of the theme that is shown."""
    return THEMES[tones().name]
