"""The colours that only this castle has, by what they mean; beside those of the kit.

Each theme of the kit has a table here too.
"""

from typing import Final

from PySide6.QtGui import QColor

from vivaroi_gui.ui.kit.tones import CONTRAST, DAY, DUSK, each, fall, tones


class CastleTones:
    """The theme of dusk; another one is a kind of it that says what it has otherwise."""

    __slots__ = ()

    # --- places ---
    walls = each("#5C6788", "#A9664A", "#C9A057", "#5E8873", "#4C6CA6", "#B0587F", "#7A4AA0")
    """Of each floor, and of the throne."""
    seals = each("#414B69", "#7F4733", "#86622A", "#426555", "#355083", "#863C60", "#562F78")
    """The wax of each floor's numeral."""
    dungeon_wall = QColor("#584F66")
    dungeon_seal = QColor("#8E1D2A")
    dungeon_ring = QColor("#F3B8A8")
    dungeon_text = QColor("#FFF1E6")
    wc_wall = QColor("#A97A4C")
    wc_seal = QColor("#6A4424")
    gate_wall = QColor("#B9A98C")
    away_wall = QColor("#9A9088")
    away_seal = QColor("#5A5070")
    gone_wall = QColor("#8C8794")
    """In the count: who is nowhere in the castle."""
    gone_seal = QColor("#5E5A68")
    black_seal = QColor("#1F1836")
    """Of the Banished."""
    iron = QColor("#3A3350")
    """The bars of a dungeon."""

    # --- the name of a floor ---
    plaque = fall("#FFFAEC", "#F3E2BF")
    nail = QColor("#8A6A3A")
    pip = QColor("#6A4A86")
    pip_edge = QColor("#9A7FA6")
    target = fall("#FFF6CF", "#FFDE85")
    """Of a floor that the character in the hand may go to."""
    target_edge = QColor("#F0A81E")
    target_pip = QColor("#B4690B")
    full_text = QColor("#FFF6E6")
    throne = fall("#8450AE", "#683B90")
    throne_line = QColor("#F2C65A")
    throne_text = QColor("#FFF6E0")

    # --- marks on pawns ---
    mark = QColor("#FFF8E8")
    """The disc below a heart."""
    refusal = QColor("#C2182B")
    """Where somebody may not go."""
    grave = QColor("#EADBBB")
    """Who is eliminated."""
    grave_edge = QColor("#B59A6C")

    # --- before the castle ---
    meadow = fall("#33575A", "#1B2B3C")
    bush = fall("#4A8A70", "#2C5F53")
    road = fall("#9C7F70", "#77595A")
    road_edge = QColor("#99D9BFA0")
    road_ground = QColor("#8A6E66")
    road_stone = QColor("#F2C65A")
    post = QColor("#6A3F20")
    board = QColor("#8A5630")
    board_text = QColor("#FFF3D8")

    # --- the hall ---
    dim = QColor("#611B0F33")
    candle = QColor("#FFE9B0")
    sparkle = QColor("#FFF6D0")
    bubble = QColor("#9DB860")
    bubble_shine = QColor("#F4FBE4")
    table = fall("#8A5630", "#4A2816")
    table_rim = QColor("#D9A45A")
    table_grain = QColor("#3A1F10")

    # --- words and papers of the pages ---
    open_text = QColor("#695A7B")
    """A sum that is not counted to its end."""
    jester = QColor("#B52270")


_PAPER, _INK, _NIGHT, _PANEL, _GOLD = "#FFFFFF", "#14061F", "#0E0620", "#1B0F38", "#FFD21F"
_FLOORS = "#2B3350", "#4A2A1C", "#4A3808", "#1F4030", "#1C3564", "#571C3C", "#3A1C5E"
_DUNGEON, _WC, _SOFT, _ALERT = "#5C1220", "#24464A", "#3A2A52", "#9B0016"


class _CastleInContrast(CastleTones):
    """The walls are dark tones of their hues, and bear white."""

    __slots__ = ()

    walls = seals = each(*_FLOORS)
    dungeon_wall = dungeon_seal = QColor(_DUNGEON)
    wc_wall = wc_seal = QColor(_WC)
    gate_wall = away_wall = gone_wall = QColor(_PANEL)
    away_seal = gone_seal = QColor(_SOFT)
    black_seal = QColor(_INK)
    iron = dungeon_ring = dungeon_text = throne_text = full_text = mark = QColor(_PAPER)
    plaque = fall(_PAPER, _PAPER)
    nail = pip = pip_edge = target_pip = grave_edge = QColor(_INK)
    target = fall(_GOLD, _GOLD)
    target_edge = throne_line = road_stone = candle = sparkle = QColor(_GOLD)
    throne = fall(_FLOORS[6], _FLOORS[6])
    refusal = jester = QColor(_ALERT)
    grave = board_text = road_edge = table_rim = bubble_shine = QColor(_PAPER)
    meadow = road = fall(_NIGHT, _NIGHT)
    bush = table = fall(_PANEL, _PANEL)
    road_ground = post = board = dim = table_grain = QColor(_PANEL)
    bubble = QColor(_WC)
    open_text = QColor(_SOFT)


THEMES: Final = {
    DUSK.name: CastleTones(),
    DAY.name: CastleTones(),
    CONTRAST.name: _CastleInContrast(),
}


def castle_tones() -> CastleTones:
    """Those of the theme that is shown."""
    return THEMES[tones().name]
