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
_CLOSEST = 0.6
"""The share of their distance below which cards lie too close to be told apart."""
_SMALL_ROWS = 3
_PARTS = (1.0, 0.85, 0.7, 0.55, 0.45)
"""Of the height that there is: so high are cards of a circle that has many."""
_GAP = 0.16
"""Between circle and special cards, in widths of a card."""


class Fan(NamedTuple):
    """Corners of the cards, of the circle and the special ones at the right, and their heights."""

    circle: list[QPointF]
    circle_high: float
    specials: list[QPointF]
    special_high: float


def fan(area: QRectF, circle: int, specials: int) -> Fan:
    """Closer together where there is no room; special cards small where that would be too close."""
    width, high = area.height() * CARD_RATIO, area.height()
    step, beside = _step(width), width * _BESIDE
    gaps = max(0, circle - 1) * step + max(0, specials - 1) * beside
    whole = width * (bool(circle) + bool(specials)) + width * _GAP * bool(circle and specials)
    share = min(1.0, max(0.0, area.width() - whole) / gaps) if gaps else 1.0
    if share < _CLOSEST:
        return _crowded(area, circle, specials)
    lefts = (area.right() - width - number * beside * share for number in range(specials))
    return Fan(
        [QPointF(area.left() + number * step * share, area.top()) for number in range(circle)],
        high,
        [QPointF(left, area.top()) for left in lefts][::-1],
        high,
    )


def _step(width: float) -> float:
    """From card to card, so that the symbols of each are seen."""
    return width * (COLUMN_SHARE + 0.03)


def _crowded(area: QRectF, circle: int, specials: int) -> Fan:
    """Special cards small, a few below each other; the circle as large as what is left allows."""
    rows = max(1, min(_SMALL_ROWS, specials))
    pitch = area.height() / max(2, rows)
    high = pitch * 0.94
    across = high * CARD_RATIO * 1.1
    left = area.right() - -(-specials // rows) * across
    spots = [
        QPointF(left + number // rows * across, area.top() + number % rows * pitch)
        for number in range(specials)
    ]
    room = QRectF(area)
    room.setRight(left - pitch * 0.1)
    return Fan(*_circle_alone(room, circle), spots, high)


def _circle_alone(area: QRectF, circle: int) -> tuple[list[QPointF], float]:
    """The corners of its cards, and their height: smaller ones lie less close."""
    high, step = area.height(), 0.0
    for part in _PARTS:
        high = area.height() * part
        width = high * CARD_RATIO
        step = min(_step(width), max(0.0, area.width() - width) / max(1, circle - 1))
        if step >= _CLOSEST * _step(width):
            break
    top = area.center().y() - high / 2
    return [QPointF(area.left() + number * step, top) for number in range(circle)], high


def draw_circle(pen: Pen, view: View, seat: Seat, area: QRectF, ratio: float) -> None:
    """All cards of a seat into an area; each tells in a tooltip what it is."""
    cards = view.circles[seat]
    start = view.start_cards[seat]
    specials = view.specials_of(seat)
    number = len(cards) + (start is not None)
    shown = fan(area, number, len(specials))
    painter, high, words = pen.painter, shown.circle_high, card_words()
    at, width = shown.circle, high * CARD_RATIO
    if start is not None:
        card = view.board.start_cards[start]
        paint_start_card(painter, card, at[0], high, ratio)
        pen.tell(_card_area(at[0], width, high), words.start_card_told(card))
    for corner, one in zip(at[number - len(cards) :], cards, strict=True):
        character = view.board.characters[one]
        paint_character(painter, character, corner, high, ratio)
        pen.tell(_card_area(corner, width, high), words.character_told(character))
    for corner, special in zip(shown.specials, specials, strict=True):
        _draw_special(pen, view, special, corner, shown.special_high, ratio)


def _draw_special(
    pen: Pen, view: View, special: Special, corner: QPointF, high: float, ratio: float
) -> None:
    """A card that has been used in this round lies aslant."""
    painter, width = pen.painter, high * CARD_RATIO
    words = card_words()
    told = words.special_told(special)
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
