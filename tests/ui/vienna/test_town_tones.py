"""What is written in the town is read, by day and when the lamps are lit."""

import re

import pytest
from PySide6.QtGui import QColor

from vivaroi_gui.ui.kit import tones as kit
from vivaroi_gui.ui.kit.ink import contrast
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.vienna.town_tones import THEMES, TownTones

WORDS = 4.5
SHAPES = 3.0
every_theme = pytest.mark.parametrize("theme", THEMES)


def papers(shown: TownTones) -> list[QColor]:
    """The colours of the labels, as the picture has them."""
    text = resource("vienna", f"{shown.town}.svg").read_text("utf-8")
    assert {"#FFFAEE", "#F3E2BF", "#43307A", "#2A1C55"} <= set(re.findall("#[0-9A-F]{6}", text))
    return [QColor("#FFFAEE"), QColor("#F3E2BF")]


def test_each_theme_of_the_kit_has_a_table_and_a_picture_of_its_own() -> None:
    assert set(THEMES) == set(kit.THEMES)
    assert len({THEMES[light].town for light in ("dusk", "day")}) == 2


@every_theme
def test_names_numbers_and_points_are_read(theme: str) -> None:
    shown, ink = THEMES[theme], kit.THEMES[theme].ink
    for paper in papers(shown):
        assert contrast(shown.label_text, paper) >= WORDS
    for night in ("#43307A", "#2A1C55"):
        assert contrast(shown.yard_text, QColor(night)) >= WORDS
    assert contrast(shown.plate_text, shown.plate) >= WORDS
    assert contrast(ink, shown.lit_plate) >= WORDS
    assert contrast(ink, shown.yard_effect) >= WORDS
    assert contrast(ink, shown.flag.foot) >= WORDS
    seal = resource("vienna", "act-points.svg").read_text("utf-8")
    assert "#B3262F" in seal
    assert contrast(shown.seal_text, QColor("#B3262F")) >= WORDS


@every_theme
def test_frames_are_seen_beside_their_own_edges(theme: str) -> None:
    shown = THEMES[theme]
    assert contrast(shown.way_back, shown.way_back_ground) >= SHAPES
    assert contrast(shown.barred, shown.barred_edge) >= WORDS
    assert contrast(shown.legal, kit.THEMES[theme].ink) >= SHAPES
