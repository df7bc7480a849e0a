"""What stands where in a row of the count: a pure function of its size and of who plays."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

_FAVOURITES = 6
_HIGH_ROWS = 4
"""Up to so many rows are high enough for two lines."""


class Shape(NamedTuple):
    """What the rows of a count have in common; the cards of a marker lie in one line or two."""

    edition: str = ""
    cards: int = 1
    tiles: int = 6
    across: int = 1


class CountColumns:
    """Where the columns of the table are, in pixels from the left of a row.

    A shape says how many cards there are at most, how many lie side by side, and how many tiles
    each has: favourites and the Ambition.
    """

    def __init__(self, width: float, height: float, unit: float, shape: Shape) -> None:
        cards, tiles = shape.across, shape.tiles
        self.player = 112 * unit
        self.total = width - 46 * unit
        self.round = width - 142 * unit
        self.before = width - 226 * unit
        self.sum = 36 * unit if shape.cards > 1 else 0.0
        name = 136 * unit
        self.line = height / (shape.cards // shape.across)
        largest = min(100 * unit, max(75 * unit, self.line * 0.66))
        least_name = (122 if cards == 1 else 104) * unit
        room = self.before - 44 * unit - name - least_name - cards * self.sum
        self.pitch = min(largest, room / (cards * tiles))
        self.card = self.pitch * tiles + self.sum
        left = self.before - 46 * unit - self.card * cards
        self.cards = tuple(
            QPointF(left + self.card * (number % cards), self.line * (number // cards))
            for number in range(shape.cards)
        )
        self.left = left
        self.name_room = left - 8 * unit - name

    def tile(self, corner: QPointF, number: int) -> QRectF:
        """The arch of a favourite on the card with that corner; after the last the Ambition."""
        tall = min(self.line * 0.82, self.pitch * 1.25)
        wide = min(self.pitch * 0.9, tall * 0.78)
        middle = corner.x() + (number + 0.5) * self.pitch
        return QRectF(middle - wide / 2, corner.y() + self.line * 0.56 - tall / 2, wide, tall)


def shape_of(cards_of: Sequence[int], edition: str, *, has_ambition: bool) -> Shape:
    """By the number of cards in each row.

    Two cards of a marker lie one below the other where the rows are high enough.
    """
    cards = max(cards_of, default=1)
    across = cards if len(cards_of) > _HIGH_ROWS else 1
    return Shape(edition, cards, _FAVOURITES + has_ambition, across)
