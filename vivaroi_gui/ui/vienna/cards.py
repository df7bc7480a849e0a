"""The cards of Vienna in large, each with its top left corner at a point."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from vivaroi_gui.rules.vienna.board import CharacterCard, StartCard
from vivaroi_gui.rules.vienna.data import Special, Symbol, Symbols
from vivaroi_gui.ui.kit.fonts import SMALLEST, display, fit
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import wrap
from vivaroi_gui.ui.vienna.pictures import (
    bare_card_picture,
    card_corner,
    card_picture,
    has_card,
    paint_symbol,
)
from vivaroi_gui.ui.vienna.tokens import Sign, Token, paint_tokens
from vivaroi_gui.ui.vienna.words.cards import card_words

CARD_RATIO: Final = 200 / 284
"""Width to height of a card without its shadow."""
COLUMN_SHARE: Final = 60 / 200
"""The share of a card's width that shows its symbols, and stays in sight where others overlap."""
_HIGH: Final = 284.0
"""Of a card as it is drawn, in its units."""
_FOOT: Final = 0.3
"""So much of a card's height its name may take."""
_PLATE: Final = (65, 235, 120, 32)
"""Of a character's name, in those units."""
_STARTS: Final = {
    "s1": "bag",
    "s2": "violin",
    "s3": "letter",
    "s4": "fan",
    "s5": "prayerbook",
    "s6": "purse",
}
"""What is drawn on each start card."""


PaintCard = Callable[[QPainter, QPointF, float, float], None]
"""Paints a card from that corner, so many pixels high, for that ratio of the device."""


def symbol_name(symbol: Symbol) -> str:
    """As its pictures are called."""
    return symbol.name.lower()


def paint_character(
    painter: QPainter, card: CharacterCard, corner: QPointF, height: float, ratio: float
) -> None:
    """A character; one that an owner's board has and the kit has not shows symbols alone."""
    is_known = has_card(f"character-{card.id}")
    name = f"character-{card.id}" if is_known else "character-front"
    plate = _area(_PLATE, corner, height)
    _paint_named(painter, name, card_words().character(card), plate, corner, height, ratio)
    if not is_known:
        _paint_symbols(painter, card.symbols, corner, height, ratio)


def paint_special_card(
    painter: QPainter, special: Special, corner: QPointF, height: float, ratio: float
) -> None:
    name = special.name.lower().replace("_", "-")
    if special is Special.INFLUENCE:  # it shows its symbols there
        drawn = card_picture(f"special-{name}", height, ratio)
        painter.drawPixmap(corner + card_corner(height), drawn)
        return
    plate = _area((26, 205, 148, 54), corner, height)
    told = card_words().special(special)
    _paint_named(painter, f"special-{name}", told, plate, corner, height, ratio)


def paint_start_card(
    painter: QPainter, card: StartCard, corner: QPointF, height: float, ratio: float
) -> None:
    """With its symbols, and its coins on the plate."""
    drawn = card_picture("start-front", height, ratio)
    painter.drawPixmap(corner + card_corner(height), drawn)
    unit = height / _HIGH
    side = 64 * 1.5 / 0.86 * unit
    emblem = picture(f"vienna/start-{_STARTS.get(card.id, 'bag')}", side, side, ratio)
    painter.drawPixmap(corner + QPointF(125, 99) * unit - QPointF(side / 2, side / 2), emblem)
    _paint_symbols(painter, card.symbols, corner, height, ratio)
    plate = _area((65, 173, 120, 94), corner, height)
    coins = (Token(Sign.TEXT, str(card.coins)), Token(Sign.COIN))
    paint_tokens(painter, coins, plate.center(), min(52 * unit, 34), plate.width() * 0.9)


def _paint_symbols(
    painter: QPainter, symbols: Symbols, corner: QPointF, height: float, ratio: float
) -> None:
    """In the left column, from the top down."""
    unit = height / _HIGH
    shown = [symbol for symbol in Symbol for _ in range(symbols[symbol])]
    for number, symbol in enumerate(shown):
        at = corner + QPointF(33, 39 + 48 * number) * unit
        paint_symbol(painter, symbol_name(symbol), at, 39 * unit, ratio)


def _area(place: tuple[float, float, float, float], corner: QPointF, height: float) -> QRectF:
    """A place of a card, given in its units."""
    unit = height / _HIGH
    left, top, across, down = (one * unit for one in place)
    return QRectF(corner.x() + left, corner.y() + top, across, down)


def _paint_named(
    painter: QPainter,
    picture: str,
    name: str,
    plate: QRectF,
    corner: QPointF,
    height: float,
    ratio: float,
) -> None:
    """A card with its name on the plate, without one where it would stay empty: a tooltip tells."""
    room = plate.width() - 6
    made = fit(name, display(plate.height() * 0.6), room, SMALLEST)
    metrics = QFontMetricsF(made)
    fits = metrics.horizontalAdvance(name) <= room and made.pixelSize() <= plate.height()
    drawn = (card_picture if fits else bare_card_picture)(picture, height, ratio)
    painter.drawPixmap(corner + card_corner(height), drawn)
    if fits:
        write_middle(painter, plate, name, made, tones().ink)


def paint_whole_name(
    painter: QPainter, card: CharacterCard, corner: QPointF, height: float
) -> None:
    """Where nothing lies over the card: a name too long for its plate, over the whole foot."""
    name = card_words().character(card)
    plate = _area(_PLATE, corner, height)
    made = fit(name, display(plate.height() * 0.6), plate.width() - 6, SMALLEST)
    metrics = QFontMetricsF(made)
    if metrics.horizontalAdvance(name) <= plate.width() - 6:
        return
    wide = _area((8, 0, 184, 0), corner, height)
    lines = wrap(name, metrics, wide.width() - 4)
    step = metrics.height()
    if step * len(lines) > height * _FOOT or _widest(lines, metrics) > wide.width() - 4:
        return
    wide.setTop(plate.bottom() + 6 - step * len(lines))
    wide.setBottom(plate.bottom() + 6)
    shape = rounded(wide, 6)
    fill(painter, shape, tones().cream)
    outline(painter, shape, tones().paper_edge, 1.2)
    for number, words in enumerate(lines):
        line = QRectF(wide.left(), wide.top() + number * step, wide.width(), step)
        write_middle(painter, line, words, made, tones().ink)


def _widest(lines: Sequence[str], metrics: QFontMetricsF) -> float:
    return max(map(metrics.horizontalAdvance, lines))
