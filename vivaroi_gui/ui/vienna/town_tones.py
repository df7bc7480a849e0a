"""The colours that only this town has, by what they mean; beside those of the kit.

Each theme of the kit has a table here too: by day, and at dusk, when the town is lit.
"""

from typing import Final

from PySide6.QtGui import QColor

from vivaroi_gui.ui.kit.tones import CONTRAST, DAY, DUSK, fall, tones


class TownTones:
    """The theme of dusk; another one is a kind of it that says what it has otherwise."""

    __slots__ = ()

    town = "vienna-board-night"
    """The picture of the town."""
    title = "vienna/title-dusk"
    """What the first page stands before."""
    edge = QColor("#FFF6E2")
    """Of the sheet of the town, at the papers."""

    # --- what is drawn where there is no picture ---
    road = QColor("#8E7BC0")
    pad = QColor("#D9CFE6")
    slot = QColor("#6B5590")
    """The outline of a place for a die."""

    # --- number plates ---
    plate = QColor("#2A1C55")
    plate_rim = QColor("#E5B64A")
    plate_text = QColor("#FFF6E2")
    lit_plate = QColor("#FFD65A")
    """Of a stop that the dice in the hand fit."""

    # --- labels ---
    label_text = QColor("#2A1440")
    yard_text = QColor("#FFF1CF")
    yard_effect = QColor("#FFF6E2")
    """Behind the effect of the yard, whose label is dark."""
    wax = QColor("#B3262F")
    """Below a figure on a seal."""
    seal_text = QColor("#FFF3E0")
    """Points: a figure on wax."""
    special = QColor("#A92B3E")
    """A special card."""
    special_rim = QColor("#FFF3D8")

    # --- states of a stop ---
    legal = QColor("#FFD65A")
    wash = QColor("#FFE79A")
    way_back = QColor("#A86A10")
    """Dashes round a stop behind the carriage, on ``way_back_ground``."""
    way_back_ground = QColor("#FFF3C8")
    tag = QColor("#FFF8E6")
    tag_edge = QColor("#C98A1A")
    barred = QColor("#B3262F")
    """Where the gendarme stands, and what is refused."""
    barred_edge = QColor("#FFF1EC")
    barred_pad = QColor("#5A1622")
    refused_text = QColor("#FFFFFF")
    flag = fall("#FFFDF4", "#F6E3BC")
    gain = QColor("#FFFDF4")
    gain_edge = QColor("#E5A62A")

    # --- the evaluation ---
    lit_street = QColor("#FFD65A")
    lit_dot = QColor("#FFE79A")
    glow = QColor("#FFE9A8")

    # --- carriages ---
    wheel = QColor("#5B2F1A")
    wheel_ground = QColor("#D9B98E")


class _TownByDay(TownTones):
    __slots__ = ()

    town = "vienna-board"
    title = "vienna/title-day"
    road = QColor("#B79A6B")


_PAPER, _INK, _NIGHT, _GOLD, _ALERT = "#FFFFFF", "#14061F", "#0E0620", "#FFD21F", "#9B0016"


class _TownInContrast(TownTones):
    __slots__ = ()

    edge = plate_rim = plate_text = yard_text = yard_effect = special_rim = QColor(_PAPER)
    road = pad = QColor(_PAPER)
    slot = QColor(_INK)
    plate = QColor(_NIGHT)
    lit_plate = legal = wash = lit_street = lit_dot = glow = QColor(_GOLD)
    label_text = way_back = tag_edge = gain_edge = wheel = QColor(_INK)
    wax = special = barred = barred_pad = QColor(_ALERT)
    seal_text = refused_text = barred_edge = way_back_ground = QColor(_PAPER)
    tag = gain = wheel_ground = QColor(_PAPER)
    flag = fall(_PAPER, _PAPER)


THEMES: Final = {
    DUSK.name: TownTones(),
    DAY.name: _TownByDay(),
    CONTRAST.name: _TownInContrast(),
}


def town_tones() -> TownTones:
    """Those of the theme that is shown."""
    return THEMES[tones().name]
