"""Colours: each has a name in a table; the players' are told apart, and words on them are read."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from tools.eyes import EYES, Lab, difference, least_difference
from vivaroi_gui import ui
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED
from vivaroi_gui.table import players
from vivaroi_gui.ui.kit.ink import contrast
from vivaroi_gui.ui.kit.papers import ribbon_ink, ribbon_light
from vivaroi_gui.ui.kit.plinths import flattened
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.kit.tones import CONTRAST, DUSK, THEMES, Tones, show_theme, tones
from vivaroi_gui.ui.settings import Theme
from vivaroi_gui.ui.vienna import desk_tones, town_tones
from vivaroi_gui.ui.vivaroi import castle_tones

COLOURS = DUSK.players
LEAST = {"normal": 20, "protanopia": 13, "deuteranopia": 13, "tritanopia": 13}
_GROUND = 'fill="url('
_PLINTH = "M38 206H162"
"""How the shape begins on which each character stands."""


@pytest.mark.parametrize(
    ("one", "other", "wanted"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ],
)
def test_differences_are_those_of_the_paper_that_checks_ciede2000(
    one: tuple[float, float, float], other: tuple[float, float, float], wanted: float
) -> None:
    assert difference(Lab(*one), Lab(*other)) == pytest.approx(wanted, abs=1e-4)


def test_every_colour_of_the_table_can_be_painted() -> None:
    assert set(COLOURS) == set(players.COLOURS)


@pytest.mark.parametrize("eyes", LEAST)
def test_all_eyes_tell_the_players_apart(eyes: str) -> None:
    assert least_difference(COLOURS.values(), eyes) >= LEAST[eyes]


def emblem(name: str) -> tuple[str, QColor]:
    """The outline of the emblem on a shield, and its colour, which lies on the ground."""
    drawn = resource("kit", f"shield-{name}.svg").read_text()
    assert COLOURS[name].name().upper() in drawn
    _, ground, above = drawn.partition(_GROUND)
    path, colour = re.search(r' d="([^"]+)"', above), re.search(r'"(#[0-9A-F]{6})"', above)
    assert ground
    assert path
    assert colour
    return path[1], QColor(colour[1])


@pytest.mark.parametrize("name", COLOURS)
def test_the_emblem_on_a_shield_is_seen_by_all_eyes(name: str) -> None:
    _, colour = emblem(name)
    assert contrast(colour, COLOURS[name]) >= 4.5
    for eyes in EYES:
        assert least_difference([colour, COLOURS[name]], eyes) >= 30


def test_where_no_colour_is_left_the_emblems_tell_the_players_apart() -> None:
    """Eight greys that words are read on are not far enough apart for anybody."""
    assert least_difference(COLOURS.values(), "grey") < 10
    assert len({emblem(name)[0] for name in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize("name", COLOURS)
def test_words_on_a_ribbon_in_a_players_colour_can_be_read(name: str) -> None:
    colour = COLOURS[name]
    light = ribbon_light(QRectF(0, 0, 10, 10), colour).gradient()
    ink = ribbon_ink(colour)
    assert ink in (tones().ink, tones().ribbon_text)
    assert min(contrast(ink, stop) for _, stop in light.stops()) >= 4.5


_COLOUR = re.compile(
    r"#[0-9A-Fa-f]{3,8}\b|\bQColor\([\"'0-9]|\bGlobalColor\.(?!transparent)"
    r"|\b(?:color|background): (?!transparent|none)[a-z]"
)


def test_every_colour_has_a_name_in_a_table() -> None:
    """Painting asks for what it means: a theme is another table, and nothing else."""
    root = Path(str(ui.__file__)).parent
    files = [file for file in root.rglob("*.py") if not file.name.endswith("tones.py")]
    stray = [
        f"{file.relative_to(root)}: {line.strip()}"
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if _COLOUR.search(line)
    ]
    assert len(files) > 100
    assert stray == []


@pytest.mark.parametrize("table", [Tones, castle_tones.CastleTones, desk_tones.DeskTones])
def test_no_colour_is_kept_that_nobody_asks_for(table: Any) -> None:
    root = Path(str(ui.__file__)).parent
    sources = "\n".join(file.read_text("utf-8") for file in root.rglob("*.py"))
    asked = set(re.findall(r"[.$](\w+)", sources))
    asked |= {name.removesuffix("_top").removesuffix("_foot") for name in asked}
    assert {name for name in vars(table) if not name.startswith("_")} <= asked


def test_every_theme_has_all_tables() -> None:
    for theme in THEMES.values():
        assert set(theme.players) == set(players.COLOURS)
    assert set(castle_tones.THEMES) == set(THEMES)
    assert set(desk_tones.THEMES) == set(THEMES)


def test_every_light_has_a_theme() -> None:
    assert set(THEMES) == set(Theme) - {Theme.SYSTEM} | {CONTRAST.name}


MARKS = [
    *(
        (mark, "paper")
        for mark in ("gold_edge", "field_edge", "button_edge", "key_edge", "place_edge", "handle")
    ),
    *((mark, "paper") for mark in ("switch_on", "switch_off", "chosen", "violet", "lit_ink")),
    *((mark, "card") for mark in ("assent", "alert", "ochre")),
    *((mark, "night") for mark in ("night_edge", "state_gold", "frame_gold", "gold", "light")),
    *((mark, "bar") for mark in ("pill_edge", "bar_edge", "state_gold")),
    ("place_edge", "sand"),
    ("mint_edge", "minty"),
    ("chosen", "track"),
    ("scroll_lit", "scroll"),
    ("gold_edge", "button"),
]
"""What tells that something is a control, chosen, on or off; what is off for good may be faint."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("mark", "ground"), MARKS)
def test_marks_that_mean_something_have_three_to_one(theme: str, mark: str, ground: str) -> None:
    table = THEMES[theme]
    grounds = getattr(table, ground)
    for one in grounds if isinstance(grounds, tuple) else (grounds,):
        assert contrast(getattr(table, mark), one) >= 3


# --- high contrast -------------------------------------------------------------------------------


def colours_of(table: Any) -> set[str]:
    """All of a table but the players', as a file of colours names them."""
    values = {name: getattr(table, name) for name in dir(table) if not name.startswith("_")}
    single = [one for one in values.values() if isinstance(one, QColor)]
    rows = [one for one in values.values() if isinstance(one, tuple)]
    return {one.name() for one in (*single, *(colour for row in rows for colour in row))}


def test_high_contrast_knows_no_colour_but_its_own() -> None:
    own = colours_of(CONTRAST)
    for tables in (castle_tones.THEMES, desk_tones.THEMES, town_tones.THEMES):
        table = tables[CONTRAST.name]
        walls = {colour.name() for colour in getattr(table, "walls", ())}
        places = {getattr(table, f"{one}_wall").name() for one in ("dungeon", "wc") if walls}
        assert colours_of(table) - walls - places <= own
    assert len(own) <= 14


WORDS = [
    *((ink, "paper") for ink in ("ink", "soft_ink", "heading", "hot", "alert", "assent", "ochre")),
    *((ink, "paper") for ink in ("old_text", "past_text", "rank", "best", "faint_ink", "off_ink")),
    *(
        (ink, ground)
        for ink in ("night_title", "gold_text", "waiting", "done", "refused", "unwell")
        for ground in ("night", "bar", "chest", "chosen_night")
    ),
    *(("ink", ground) for ground in ("gold", "wash", "place_lit", "button", "golden", "card")),
    *(("ribbon_text", ground) for ground in ("alert", "assent", "ochre", "heading", "cloth")),
    ("on_heading", "heading"),
]


def ground_of(value: object) -> QColor:
    return value if isinstance(value, QColor) else value[1]  # type: ignore[index]


@pytest.mark.parametrize(("ink", "ground"), WORDS)
def test_in_high_contrast_words_have_seven_to_one(ink: str, ground: str) -> None:
    assert contrast(getattr(CONTRAST, ink), ground_of(getattr(CONTRAST, ground))) >= 7


def test_in_high_contrast_every_wall_bears_white_words_and_golden_marks() -> None:
    castle = castle_tones.THEMES[CONTRAST.name]
    walls = [*castle.walls, castle.dungeon_wall, castle.wc_wall, castle.gate_wall]
    for wall in (*walls, *castle.seals):
        assert contrast(CONTRAST.light, wall) >= 7
        assert contrast(CONTRAST.state_gold, wall) >= 7


@pytest.mark.parametrize("edition", ["2003", "2024"])
def test_in_high_contrast_the_letter_of_each_character_has_seven_to_one(edition: str) -> None:
    """On a plinth of one tone; the Jester has a bell, which is no letter."""
    cast = EDITION_NAMED[edition].cast
    for name in (one for one in cast if one != "bouffon"):
        svg = resource(f"pawns{edition}", f"{name}.svg").read_text("utf-8")
        show_theme(CONTRAST.name)
        try:
            flat = flattened(svg)
        finally:
            show_theme(DUSK.name)
        ground, *sign = re.findall(r'fill="(#\w{6})"', flat[flat.rindex(_PLINTH) :])
        assert all(contrast(QColor(ground), QColor(one)) >= 7 for one in sign), name
        assert sign, name
