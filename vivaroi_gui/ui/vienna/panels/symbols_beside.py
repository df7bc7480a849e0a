"""Whose symbols a choice is about: those of whoever chooses, between the two neighbours."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import CharacterCard
from vivaroi_gui.rules.vienna.data import Symbol, Symbols
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.portrait import paint_portrait
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vienna.tokens import Sign, Token, Tokens, paint_tokens, text
from vivaroi_gui.ui.vienna.words.cards import card_words


def with_card(symbols: Symbols, card: CharacterCard) -> Symbols:
    """What somebody would have with a card; nothing of a symbol that it does not show."""
    pairs = zip(symbols, card.symbols, strict=True)
    return Symbols(*((own + more) if more else 0 for own, more in pairs))


def figures(symbols: Symbols, *, is_whole: bool = True) -> Tokens:
    """Each symbol with its number; without those that are not there if it is not the whole."""
    return tuple(_figures(symbols, is_whole=is_whole))


def _figures(symbols: Symbols, *, is_whole: bool) -> Iterator[Token]:
    for symbol in Symbol:
        if is_whole or symbols[symbol]:
            yield Token(Sign.SYMBOL, symbol)
            yield text(str(symbols[symbol]))


def draw_symbols(
    pen: Pen, view: View, seat: Seat, players: Sequence[Player], area: QRectF, ratio: float
) -> None:
    """The seat between its neighbours, the right one at the left hand as they sit."""
    left, right = view.options.neighbours[seat]
    wide, high = area.width() / 3, area.height()
    for place, one in enumerate((right, seat, left)):
        room = QRectF(area.left() + place * wide, area.top(), wide, high)
        radius = high * 0.45
        face = QPointF(room.left() + radius + 1, room.center().y())
        paint_portrait(pen.painter, players[one], face, radius, ratio)
        beside = QRectF(room)
        beside.setLeft(face.x() + radius + high * 0.12)
        beside.setRight(room.right() - high * 0.16)
        shown = figures(view.symbols[one])
        paint_tokens(pen.painter, shown, beside.center(), high * 0.62, beside.width())
        told = card_words().counts(view.symbols[one])
        pen.tell(room, labelled(people().seat(players[one]), told))
