"""Colours by what they mean: painting asks ``tones()`` for one, each time it paints.

A theme is a table of all of them.  What only one game has, such as the walls of its castle, stands
in a table of that game, for the same themes.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtGui import QColor


class Fall(NamedTuple):
    """A sheet in the light: its colour at the top, and at the foot."""

    top: QColor
    foot: QColor


def fall(top: str, foot: str) -> Fall:
    """A sheet in the light by the names of its colours."""
    return Fall(QColor(top), QColor(foot))


def each(*values: str) -> tuple[QColor, ...]:
    """A row of colours by their names."""
    return tuple(map(QColor, values))


def tones_of(values: Mapping[str, str]) -> Mapping[str, QColor]:
    """A colour for each of some names."""
    return {name: QColor(one) for name, one in values.items()}


class Tones:
    """The theme of dusk; another one is a kind of it that says what it has otherwise."""

    __slots__ = ()

    name = "dusk"
    landscape = "kit/landscape-dusk"
    """The picture behind everything."""
    veiled = 0.24
    """How much of the veil lies over the landscape where words stand on it."""
    is_flat = False
    """No light, shadow, grain or landscape: nothing but what tells something."""

    # --- words ---
    ink = QColor("#2A1440")
    """On paper and gold; outlines and shadows, too."""
    soft_ink = QColor("#4B3B62")
    """What matters less."""
    faint_ink = QColor("#6E6280")
    """An entry of a menu that is off."""
    off_ink = QColor("#5E5268")
    """On a button that is off."""
    off_link = QColor("#6A5D76")
    """On an empty place that nobody may take."""
    lit_ink = QColor("#4A2E78")
    """On what is under the pointer; icons that can be pressed."""
    heading = QColor("#5B3580")
    """Titles on paper, and what is selected."""
    on_heading = QColor("#FBF3E0")
    """Words on what is selected, and in the bar."""
    old_text = QColor("#5A4A70")
    """A score as it was before; the arrow of a chronicle."""
    past_text = QColor("#5F5072")
    """When something happened."""
    ribbon_text = QColor("#FFF6E2")
    """Light words on a dark colour."""
    ribbon_line = QColor("#D9F6CF8A")
    """The fine line within the edge of a ribbon."""
    night_title = QColor("#FFF1CF")
    night_text = QColor("#E9DDF5")
    gold_text = QColor("#F6D37A")
    """What matters most on night; fine lines on ribbons and cards."""
    waiting = QColor("#FFE08A")
    """On night: somebody has not done it yet."""
    done = QColor("#BDEBD3")
    """On night: done, or said yes."""
    refused = QColor("#FFC7B4")
    """On night: said no."""
    unwell = QColor("#F4E2A0")
    """On night: a card that cancels all."""
    hot = QColor("#8A3B00")
    """What is at stake, on paper."""
    alert = QColor("#AC232C")
    """Refused, No, an error."""
    remove = QColor("#8A2B33")
    """The sign that takes a seat away."""
    assent = QColor("#0F6B5D")
    """Yes, elected."""
    ochre = QColor("#7A5A12")
    """A card that cancels all, on paper."""

    # --- papers ---
    paper = fall("#FFFAEE", "#F6E8CB")
    paper_edge = QColor("#C6A468")
    row_edge = QColor("#D2B57C")
    """Of a player's strip, and of a table's cells."""
    first_edge = QColor("#E5A62A")
    """Of the strip that comes first, or is lifted."""
    stripe = QColor("#F8EDD6")
    """Every other row of a table."""
    page = QColor("#FFFDF6")
    """Long texts and lists."""
    cream = QColor("#FFFAEC")
    light = QColor("#FFFFFF")
    """What something that is lit turns to."""
    sheen = QColor("#FFF6E0")
    """The same, on paper and wax."""
    card = fall("#FFF9EA", "#F4DFB8")
    covered = fall("#B3264B", "#6E1535")
    """A card from behind, as its owner covered it."""
    golden = fall("#FFF3C8", "#F8DC96")
    """The viewer's own."""
    sand = fall("#F8EBCB", "#EAD3A2")
    """A card that could be chosen; an empty place."""
    minty = fall("#F7FCF6", "#DDF1E4")
    """What is as it was wished for."""
    mint_edge = QColor("#568F78")
    alert_cream = QColor("#FFF1EC")
    """Under words that warn."""
    wash = QColor("#FFE79A")
    """Behind the words that matter now."""

    # --- night ---
    deep_night = QColor("#150C33")
    """Around everything, and the edge of words on a picture."""
    veil = QColor("#1B1240")
    bar = fall("#2A1C55", "#1B1240")
    bar_edge = QColor("#A8823E")
    night = fall("#43307A", "#2A1C55")
    night_edge = QColor("#947BC5")
    chosen_night = fall("#5B3F8C", "#3A2768")
    """A card that is chosen."""
    pill = QColor("#43307A")
    pill_edge = QColor("#7A62B8")
    chest = fall("#4A3580", "#241748")
    """Where something is laid down."""

    # --- gold ---
    gold = QColor("#F2B93B")
    """The one thing to do next; what is so now."""
    state_gold = QColor("#FFD65A")
    """The focus, and what is lit."""
    gold_edge = QColor("#A77D38")
    """Fine rules, frames, edges of controls."""
    frame_gold = QColor("#E5B64A")
    """Frames on night."""
    empire = QColor("#DDA62E")
    """Who belongs to nobody."""
    violet = QColor("#7A4AA0")
    """The focus of a field; a ribbon in nobody's colour."""

    # --- controls ---
    button = QColor("#FFF8E8")
    button_edge = QColor("#A86A10")
    button_lit = QColor("#FDE9B8")
    button_off = QColor("#E6D9C2")
    switch_on = QColor("#17806F")
    switch_off = QColor("#8C7F8E")
    track = QColor("#E9D7B2")
    """Behind a choice between a few."""
    chosen = QColor("#4A3580")
    """The one of a few that holds."""
    icon_off = QColor("#BBAFBE")
    handle = QColor("#917E9C")
    place = QColor("#FFF6DD")
    """A place that could be taken."""
    place_lit = QColor("#FFF1C9")
    place_edge = QColor("#957032")
    place_edge_off = QColor("#CDBB93")
    field_edge = QColor("#8A6A3A")
    tab_lit = QColor("#FFF3D6")
    separator = QColor("#E0CC9E")
    scroll = QColor("#F3E2BF")
    scroll_lit = QColor("#8A6238")
    key_edge = QColor("#A47E3E")

    # --- the curtain, and the evening of a coronation ---
    cloth = QColor("#7E1539")
    cloth_dark = QColor("#4A0A22")
    wine = QColor("#8E1D40")
    glow = QColor("#FFEAB0")
    scraps = each("#FFD65A", "#F59BB8", "#8FE3D8", "#FFF1CF", "#B79BE0")
    """Gold, rose, mint, and more that falls when somebody has won."""

    # --- rows of players, and who has won ---
    rank = QColor("#7E5F30")
    best = QColor("#137565")
    """The best round so far."""
    figure = QColor("#EBD3A0")
    """Behind a figure."""
    laurel = QColor("#F2C14E")
    laurel_dark = QColor("#E0A52C")

    # --- players ---
    players: Mapping[str, QColor] = tones_of(
        {
            "crimson": "#B32931",
            "cobalt": "#0D5ABD",
            "emerald": "#289875",
            "saffron": "#EED464",
            "violet": "#AA70DE",
            "tangerine": "#CC7117",
            "turquoise": "#3BC1C9",
            "charcoal": "#2F2C49",
        }
    )
    """Far apart for colour-blind eyes too (``tests/ui/test_colours.py``), and told by emblems."""
    players_on_night: Mapping[str, QColor] = tones_of({"charcoal": "#8A76B8"})
    """Those whose colour would not be seen there."""


class _Day(Tones):
    __slots__ = ()

    name = "day"
    landscape = "kit/landscape-day"
    veiled = 0.5


_NIGHT, _PANEL, _PAPER, _INK = "#0E0620", "#1B0F38", "#FFFFFF", "#14061F"
_SOFT, _DIM, _HEADING, _GOLD = "#3A2A52", "#594C66", "#3F1C66", "#FFD21F"
_ALERT, _ASSENT, _ACHE, _CLOTH, _OFF = "#9B0016", "#00513F", "#5A3E00", "#4A0A22", "#CFC9D6"
"""Of high contrast: words have 7:1 where they stand, and what tells something has it too."""


class _Contrast(Tones):
    """Few colours and no light: whatever is told stands on white, on night or on gold."""

    __slots__ = ()

    name = "contrast"
    landscape = ""
    veiled = 0.0
    is_flat = True

    ink = lit_ink = QColor(_INK)
    soft_ink = old_text = past_text = rank = QColor(_SOFT)
    faint_ink = off_ink = off_link = QColor(_DIM)
    on_heading = ribbon_text = night_title = night_text = done = refused = unwell = QColor(_PAPER)
    heading = violet = chosen = switch_on = QColor(_HEADING)
    gold_text = waiting = ribbon_line = QColor(_GOLD)
    hot = alert = remove = QColor(_ALERT)
    assent = best = QColor(_ASSENT)
    ochre = QColor(_ACHE)

    paper = card = golden = sand = minty = fall(_PAPER, _PAPER)
    paper_edge = row_edge = mint_edge = QColor(_INK)
    first_edge = state_gold = QColor(_GOLD)
    stripe = page = cream = light = sheen = alert_cream = QColor(_PAPER)
    covered = fall(_CLOTH, _CLOTH)
    wash = QColor(_GOLD)

    deep_night = veil = QColor(_NIGHT)
    bar = fall(_NIGHT, _NIGHT)
    bar_edge = night_edge = pill_edge = frame_gold = QColor(_PAPER)
    night = chest = fall(_PANEL, _PANEL)
    chosen_night = fall(_HEADING, _HEADING)
    pill = QColor(_PANEL)

    gold = empire = figure = QColor(_GOLD)
    gold_edge = QColor(_INK)

    button = track = place = scroll = QColor(_PAPER)
    button_off = QColor(_OFF)
    button_edge = place_edge = field_edge = key_edge = scroll_lit = handle = QColor(_INK)
    button_lit = place_lit = tab_lit = QColor(_GOLD)
    switch_off = icon_off = place_edge_off = separator = QColor(_DIM)

    cloth = wine = QColor(_CLOTH)
    cloth_dark = QColor(_NIGHT)
    glow = QColor(_GOLD)
    scraps = each(_GOLD, _PAPER, _GOLD, _PAPER, _GOLD)
    laurel = laurel_dark = QColor(_GOLD)

    players_on_night: Mapping[str, QColor] = tones_of({"charcoal": _PAPER})


DUSK: Final = Tones()
DAY: Final = _Day()
CONTRAST: Final = _Contrast()
THEMES: Final = {table.name: table for table in (DUSK, DAY, CONTRAST)}

_shown: list[Tones] = [DUSK]


def tones() -> Tones:
    """The theme that is shown."""
    return _shown[0]


def show_theme(name: str) -> None:
    """From now on everything is painted in this theme; what was painted before stays as it is."""
    _shown[0] = THEMES[name]
