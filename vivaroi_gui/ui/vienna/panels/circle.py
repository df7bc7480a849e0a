"""The cards before a player: the circle overlapping, the start card first, then special cards."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vienna.cards import (
    CARD_RATIO,
    COLUMN_SHARE,
    paint_character,
    paint_special_card,
    paint_start_card,
)
from vivaroi_gui.ui.vienna.words.cards import card_words

_BESIDE = 0.5
"""The share of a special card that stays in sight where another one lies over it."""
_GAP = 0.16
"""Between circle and special cards, in widths of a card."""


class Fan(NamedTuple):
    """Left edges of the cards: those of the circle, and the special ones at the right."""

    circle: list[float]
    specials: list[float]


def fan(left: float, right: float, width: float, circle: int, specials: int) -> Fan:
    """Cards as wide as ``width``, closer together where there is no room."""
    step, beside = width * (COLUMN_SHARE + 0.03), width * _BESIDE
    gaps = max(0, circle - 1) * step + max(0, specials - 1) * beside
    whole = width * (bool(circle) + bool(specials)) + width * _GAP * bool(circle and specials)
    share = min(1.0, max(0.0, right - left - whole) / gaps) if gaps else 1.0
    step, beside = step * share, beside * share
    return Fan(
        [left + number * step for number in range(circle)],
        [right - width - number * beside for number in range(specials)][::-1],
    )


def draw_circle(pen: Pen, view: View, seat: Seat, area: QRectF, ratio: float) -> None:
    """All cards of a seat into an area; each tells in a tooltip what it is."""
    cards = view.circles[seat]
    start = view.start_cards[seat]
    specials = view.specials_of(seat)
    number = len(cards) + (start is not None)
    width = area.height() * CARD_RATIO
    lefts = fan(area.left(), area.right(), width, number, len(specials))
    painter, high, words = pen.painter, area.height(), card_words()
    at = [QPointF(left, area.top()) for left in lefts.circle]
    if start is not None:
        card = view.board.start_cards[start]
        paint_start_card(painter, card, at[0], high, ratio)
        pen.tell(_card_area(at[0], width, high), words.start_card_told(card))
    for corner, one in zip(at[number - len(cards) :], cards, strict=True):
        character = view.board.characters[one]
        paint_character(painter, character, corner, high, ratio)
        pen.tell(_card_area(corner, width, high), words.character_told(character))
    for left, special in zip(lefts.specials, specials, strict=True):
        _draw_special(pen, view, special, QPointF(left, area.top()), high, ratio)


def _draw_special(
    pen: Pen, view: View, special: Special, corner: QPointF, high: float, ratio: float
) -> None:
    """A card that has been used in this round lies aslant."""
    painter, width = pen.painter, high * CARD_RATIO
    words = card_words()
    told = f"{words.special(special)}. {words.what_special_does(special)}"
    painter.save()
    if special is Special.DOUBLE_TURN and view.is_double_used:
        told = f"{told} {words.is_used()}"
        middle = corner + QPointF(width / 2, high / 2)
        painter.translate(middle)
        painter.rotate(90)
        painter.scale(CARD_RATIO, CARD_RATIO)
        painter.translate(-middle)
    paint_special_card(painter, special, corner, high, ratio)
    painter.restore()
    pen.tell(_card_area(corner, width, high), told)


def _card_area(corner: QPointF, width: float, high: float) -> QRectF:
    return QRectF(corner.x(), corner.y(), width, high)
