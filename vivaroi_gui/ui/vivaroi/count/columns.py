"""What stands where in a row of the count: a pure function of its size and of who plays."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.kit.fonts import text_factor

_FAVOURITES = 6
_LEAST, _FOLD = 36.0, 5.4
"""Pixels of a tile at 100 % that does not fold; so many of them are as wide as the button."""
_HIGH_ROWS = 4
"""Up to so many rows are high enough for two lines."""


class Shape(NamedTuple):
    """What the rows of a count have in common; the cards of a marker lie in one line or two."""

    edition: str = ""
    cards: int = 1
    tiles: int = 6
    across: int = 1
    may_fold: bool = False


class CountColumns:
    """Where the columns of the table are, in pixels from the left of a row.

    Tiles that had less than 40 pixels at 100 % fold into a button; ``is_unfolded`` ones take the
    place of the name and of the points.

    A shape says how many cards there are at most, how many lie side by side, and how many tiles
    each has: favourites and the Ambition.
    """

    def __init__(
        self, width: float, height: float, unit: float, shape: Shape, *, is_unfolded: bool = False
    ) -> None:
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
        least = _LEAST * text_factor()
        self.is_folded = shape.may_fold and min(self.pitch, self.line) < least
        if is_unfolded:
            self.pitch = min(largest, (self.total - 60 * unit - name) / (cards * tiles) - self.sum)
        self.card = self.pitch * tiles + self.sum
        left = (
            self.total - 60 * unit if is_unfolded else self.before - 46 * unit
        ) - self.card * cards
        self.cards = tuple(
            QPointF(left + self.card * (number % cards), self.line * (number // cards))
            for number in range(shape.cards)
        )
        self.left = left
        self.fold = QRectF(name + least_name, height * 0.2, 0, height * 0.6)
        self.fold.setRight(self.before - 40 * unit)
        if self.is_folded and not is_unfolded:
            fold = min(self.fold.width(), _FOLD * least)
            self.fold.setLeft(self.fold.right() - fold)
            left = self.fold.left()
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
