"""What is painted around the cards: the ribbon, the others, whoever chooses, the keys."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QFontMetricsF, QPainter

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.fonts import body, bold, display, elided, fit
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_ribbon
from vivaroi_gui.ui.kit.portrait import paint_portrait
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import wrap
from vivaroi_gui.ui.vivaroi.ambition.layout import AmbitionLayout
from vivaroi_gui.ui.vivaroi.hall.place import Tag

_SAID_TEXT = Size(17, least=14.5)
_KEYS_TEXT = Size(16, least=14)


class Other(NamedTuple):
    """Somebody who chooses elsewhere; ``said`` is what they do or did."""

    player: Player
    said: str
    has_chosen: bool


def paint_heading(painter: QPainter, layout: AmbitionLayout, title: str, line: str) -> None:
    """A ribbon as wide as its words."""
    needed = QFontMetricsF(bold(17 * layout.unit)).horizontalAdvance(line)
    paint_ribbon(painter, layout.ribbon(needed), tones().assent, title, line, layout.unit)


def paint_others(
    painter: QPainter, layout: AmbitionLayout, others: Sequence[Other], ratio: float
) -> None:
    """Who has chosen, and who is still thinking."""
    for area, other in zip(layout.others(len(others)), others, strict=True):
        tag = Tag(area, other.player, layout.unit)
        colour = tones().done if other.has_chosen else tones().waiting
        tag.paint(painter, tag.fitting([other.player.name]), ([other.said], colour), ratio)


def paint_chooser(
    painter: QPainter, layout: AmbitionLayout, player: Player, told: str, ratio: float
) -> None:
    """Whose cards these are, and what is ``told`` to them."""
    unit, middle, room = layout.unit, layout.chooser, layout.chooser_room
    paint_portrait(painter, player, middle, 54 * unit, ratio)
    made = fit(player.name, display(27 * unit), room)
    name = elided(player.name, made, room)
    write(painter, middle + QPointF(0, 94 * unit), name, made, tones().night_title)
    small = body(_SAID_TEXT.at(unit))
    metrics = QFontMetricsF(small)
    for number, words in enumerate(wrap(told, metrics, min(room, 190 * unit))):
        at = middle + QPointF(0, 124 * unit + number * metrics.height())
        write(painter, at, words, small, tones().night_text)


def paint_keys(painter: QPainter, button: QRect, told: str, unit: float) -> None:
    """How it is done without a mouse, below the button."""
    small = body(_KEYS_TEXT.at(unit))
    metrics = QFontMetricsF(small)
    for number, words in enumerate(wrap(told, metrics, button.width())):
        down = button.bottom() + 24 * unit + number * metrics.height()
        write(painter, QPointF(button.center().x(), down), words, small, tones().night_text)
