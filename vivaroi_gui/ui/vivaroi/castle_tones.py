"""The colours that only this castle has, by what they mean; beside those of the kit.

Each theme of the kit has a table here too.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from vivaroi_gui.ui.kit.tones import DAY, DUSK, Fall, each, fall, tone, tones


@dataclass(frozen=True, eq=False, slots=True)
class CastleTones:
    """One theme; what a theme does not say is as at dusk."""

    # --- places ---
    walls: tuple[QColor, ...] = each(
        "#5C6788", "#A9664A", "#C9A057", "#5E8873", "#4C6CA6", "#B0587F", "#7A4AA0"
    )
    """Of each floor, and of the throne."""
    seals: tuple[QColor, ...] = each(
        "#414B69", "#7F4733", "#86622A", "#426555", "#355083", "#863C60", "#562F78"
    )
    """The wax of each floor's numeral."""
    dungeon_wall: QColor = tone("#584F66")
    dungeon_seal: QColor = tone("#8E1D2A")
    dungeon_ring: QColor = tone("#F3B8A8")
    dungeon_text: QColor = tone("#FFF1E6")
    wc_wall: QColor = tone("#A97A4C")
    wc_seal: QColor = tone("#6A4424")
    gate_wall: QColor = tone("#B9A98C")
    away_wall: QColor = tone("#9A9088")
    away_seal: QColor = tone("#5A5070")
    gone_wall: QColor = tone("#8C8794")
    """In the count: who is nowhere in the castle."""
    gone_seal: QColor = tone("#5E5A68")
    black_seal: QColor = tone("#1F1836")
    """Of the Banished."""
    iron: QColor = tone("#3A3350")
    """The bars of a dungeon."""

    # --- the name of a floor ---
    plaque: Fall = fall("#FFFAEC", "#F3E2BF")
    nail: QColor = tone("#8A6A3A")
    pip: QColor = tone("#6A4A86")
    pip_edge: QColor = tone("#9A7FA6")
    target: Fall = fall("#FFF6CF", "#FFDE85")
    """Of a floor that the character in the hand may go to."""
    target_edge: QColor = tone("#F0A81E")
    target_pip: QColor = tone("#B4690B")
    full_text: QColor = tone("#FFF6E6")
    throne: Fall = fall("#8450AE", "#683B90")
    throne_line: QColor = tone("#F2C65A")
    throne_text: QColor = tone("#FFF6E0")

    # --- marks on pawns ---
    mark: QColor = tone("#FFF8E8")
    """The disc below a heart."""
    refusal: QColor = tone("#C2182B")
    """Where somebody may not go."""
    grave: QColor = tone("#EADBBB")
    """Who is eliminated."""
    grave_edge: QColor = tone("#B59A6C")

    # --- before the castle ---
    meadow: Fall = fall("#33575A", "#1B2B3C")
    bush: Fall = fall("#4A8A70", "#2C5F53")
    road: Fall = fall("#9C7F70", "#77595A")
    road_edge: QColor = tone("#99D9BFA0")
    road_ground: QColor = tone("#8A6E66")
    road_stone: QColor = tone("#F2C65A")
    post: QColor = tone("#6A3F20")
    board: QColor = tone("#8A5630")
    board_text: QColor = tone("#FFF3D8")

    # --- the hall ---
    dim: QColor = tone("#611B0F33")
    candle: QColor = tone("#FFE9B0")
    sparkle: QColor = tone("#FFF6D0")
    bubble: QColor = tone("#9DB860")
    bubble_shine: QColor = tone("#F4FBE4")
    table: Fall = fall("#8A5630", "#4A2816")
    table_rim: QColor = tone("#D9A45A")
    table_grain: QColor = tone("#3A1F10")

    # --- words and papers of the pages ---
    open_text: QColor = tone("#7A6B8C")
    """A sum that is not counted to its end."""
    jester: QColor = tone("#C92C7C")


THEMES: Final = {DUSK.name: CastleTones(), DAY.name: CastleTones()}


def castle_tones() -> CastleTones:
    """Those of the theme that is shown."""
    return THEMES[tones().name]
