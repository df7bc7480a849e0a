"""What is paid and got, in pictograms: on the labels of the town, on flags, in the column."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from vivaroi_gui.rules.vienna.board import Action, Board, Stop
from vivaroi_gui.rules.vienna.data import MOST_STOLEN, Gains, Special, Symbol
from vivaroi_gui.rules.vienna.records import Evaluated
from vivaroi_gui.ui.kit.fonts import at_most, heavy
from vivaroi_gui.ui.kit.ink import fill, outline, oval, rounded, shade
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.pictures import (
    bare_card_picture,
    card_corner,
    has_card,
    paint_action,
    paint_coin,
    paint_emblem,
    paint_symbol,
)
from vivaroi_gui.ui.vienna.town_tones import town_tones

MINUS: Final = "\N{MINUS SIGN}"
_ROW_OF_COINS: Final = 3
"""So many coins are drawn one by one; more are a figure and a coin."""
_GAP: Final = 0.18
_LEAST_GAP: Final = 0.03
_STEPS: Final = 4


class Sign(Enum):
    """What a token shows."""

    COIN = auto()
    STRUCK = auto()
    """A coin that is paid."""
    SEAL = auto()
    """So many points."""
    ARROW = auto()
    TEXT = auto()
    SYMBOL = auto()
    SPECIAL = auto()
    """A certain special card."""
    CARD = auto()
    """A certain character."""
    ACTION = auto()
    """A pictogram of the kit by its name."""


class Token(NamedTuple):
    sign: Sign
    value: int | str = 0


Tokens = tuple[Token, ...]
_COIN, _STRUCK, _ARROW = Token(Sign.COIN), Token(Sign.STRUCK), Token(Sign.ARROW)
_BOLT = Token(Sign.ACTION, "immediate")


def text(words: str) -> Token:
    return Token(Sign.TEXT, words)


# --- what a stop is for ------------------------------------------------------------------------


def effect(stop: Stop) -> Tokens:
    """What a stop takes and gives, as its label shows it."""
    cost = (*_so_many(_STRUCK, stop.cost), _ARROW) if stop.cost else ()
    bolt = (_BOLT,) if stop.is_immediate else ()
    return (*bolt, *cost, *_DOES[stop.action](stop))


def _so_many(coin: Token, number: int) -> Tokens:
    if number > _ROW_OF_COINS:
        return text(str(number)), coin
    return (coin,) * number


def gained(gains: Gains) -> Tokens:
    """Points on wax, and coins."""
    points = (Token(Sign.SEAL, gains.points),) if gains.points else ()
    return (*points, *_so_many(_COIN, gains.coins))


def _krieau(stop: Stop) -> Tokens:
    coins, points = (
        gained(Gains(coins=stop.gains.coins)),
        gained(Gains(points=stop.gains.points)),
    )
    either = (text("/"),) if coins and points else ()
    return (Token(Sign.ACTION, "gendarme"), text("+"), *coins, *either, *points)


def _majority(stop: Stop) -> Tokens:
    return (
        Token(Sign.SYMBOL, stop.symbol or 0),
        Token(Sign.ACTION, "compare"),
        text(">"),
        *gained(stop.more),
        text("="),
        *gained(stop.equal),
    )


def _special(stop: Stop) -> Tokens:
    return (Token(Sign.SPECIAL, stop.card or 0), *gained(stop.gains))


_DOES: Final[dict[Action, Callable[[Stop], Tokens]]] = {
    Action.KRIEAU: _krieau,
    Action.PRATER: lambda _: (Token(Sign.ACTION, "turn"),),
    Action.GAIN: lambda stop: gained(stop.gains),
    Action.CHARACTER: lambda _: (Token(Sign.ACTION, "character"),),
    Action.SPECIAL: _special,
    Action.MAJORITY: _majority,
    Action.GLORIETTE: lambda _: (Token(Sign.ACTION, "choose"), Token(Sign.ACTION, "compare")),
    Action.TIERGARTEN: lambda _: (Token(Sign.ACTION, "steal"), text(str(MOST_STOLEN))),
    Action.HEURIGER: lambda _: (
        Token(Sign.SEAL, 1),
        text("×"),
        Token(Sign.ACTION, "special"),
    ),
    Action.GEHEIMBUND: lambda stop: (Token(Sign.ACTION, "any"), _ARROW, *gained(stop.gains)),
}


# --- what a stop has brought -------------------------------------------------------------------


def outcome(record: Evaluated, board: Board) -> Tokens:
    """What was paid and got at a stop in the evaluation; a dash for nothing."""
    found: list[Token] = []
    if record.paid:
        found += text(f"{MINUS}{record.paid}"), _COIN
    if record.character is not None:
        found.append(Token(Sign.CARD, board.characters[record.character].id))
    if record.card is not None:
        found.append(Token(Sign.SPECIAL, record.card))
    if record.points:
        found += text("+"), Token(Sign.SEAL, record.points)
    if record.coins:
        found += text(f"+{record.coins}"), _COIN
    return tuple(found) or (text("–"),)


# --- painting ----------------------------------------------------------------------------------


def paint_tokens(
    painter: QPainter,
    tokens: Sequence[Token],
    middle: QPointF,
    height: float,
    room: float = float("inf"),
) -> None:
    """A row around a point; closer together, then smaller, where it is wider than ``room``."""
    ratio = painter.device().devicePixelRatioF()
    height = _fitting(tokens, height, room)
    widths = [_width(token, height) for token in tokens]
    between = max(1, len(tokens) - 1)
    gap = max(_LEAST_GAP * height, min(_GAP * height, (room - sum(widths)) / between))
    x = middle.x() - (sum(widths) + gap * (len(tokens) - 1)) / 2
    for token, width in zip(tokens, widths, strict=True):
        _PAINTERS[token.sign](painter, token, QPointF(x + width / 2, middle.y()), height, ratio)
        x += width + gap


def _fitting(tokens: Sequence[Token], height: float, room: float) -> float:
    """The height, or as much less as is needed: figures stay readable, so a few steps will do."""
    for _ in range(_STEPS):
        whole = tokens_width(tokens, height, closest=True)
        if whole <= room:
            break
        height *= max(0.8, room / whole)
    return height


def tokens_width(tokens: Sequence[Token], height: float, *, closest: bool = False) -> float:
    """How wide a row is that has room, or one as close together as can be."""
    gap = (_LEAST_GAP if closest else _GAP) * height
    return sum(_width(token, height) + gap for token in tokens) - gap


_ACTION_SIZES: Final = {
    "immediate": 0.9,
    "turn": 1.05,
    "character": 1.04,
    "compare": 0.94,
    "choose": 1.2,
    "steal": 1.1,
    "any": 0.95,
}
_COIN_SIZE, _SEAL_SIZE, _SYMBOL_SIZE, _TEXT_SIZE = 0.86, 1.06, 0.94, 0.86
_SPECIAL_SIZE, _SPECIAL_SHAPE = 1.04, 0.8
_CARD_SIZE = 1.3
_CARD_SHAPE = 200 / 284
_FIGURE_SIZE = 1.42


def _letters(height: float) -> QFont:
    """Of a word or a sign among pictograms that are so high."""
    return at_most(heavy(height * _TEXT_SIZE), height)


def _width(token: Token, height: float) -> float:
    if token.sign is Sign.TEXT:
        return QFontMetricsF(_letters(height)).horizontalAdvance(str(token.value))
    if token.sign is Sign.ACTION:
        return height * _ACTION_SIZES.get(str(token.value), 1.0)
    return height * _WIDTHS[token.sign]


_WIDTHS: Final = {
    Sign.COIN: _COIN_SIZE,
    Sign.STRUCK: 0.92,
    Sign.SEAL: _SEAL_SIZE,
    Sign.ARROW: 0.5,
    Sign.SYMBOL: _SYMBOL_SIZE,
    Sign.SPECIAL: _SPECIAL_SIZE * _SPECIAL_SHAPE,
    Sign.CARD: _CARD_SIZE * _CARD_SHAPE,
}


def _paint_coin(painter: QPainter, _: Token, at: QPointF, height: float, ratio: float) -> None:
    paint_coin(painter, at - QPointF(0, height * 0.04), height * _COIN_SIZE, ratio)


def _paint_struck(painter: QPainter, _: Token, at: QPointF, height: float, ratio: float) -> None:
    paint_action(painter, "coins-out", at, height * 0.92, ratio)


def _paint_action(
    painter: QPainter, token: Token, at: QPointF, height: float, ratio: float
) -> None:
    name = str(token.value)
    paint_action(painter, name, at, height * _ACTION_SIZES.get(name, 1.0), ratio)


def _paint_seal(painter: QPainter, token: Token, at: QPointF, height: float, _: float) -> None:
    paint_seal(painter, at, height * _SEAL_SIZE / 2, int(token.value))


def paint_seal(painter: QPainter, at: QPointF, radius: float, points: int) -> None:
    """Points: their number on red wax."""
    paint_action(painter, "points", at, radius * 2, painter.device().devicePixelRatioF())
    area = QRectF(at - QPointF(radius, radius), at + QPointF(radius, radius))
    made = at_most(heavy(radius * _FIGURE_SIZE), radius * 1.7)
    half = QFontMetricsF(made).horizontalAdvance(str(points)) / 2
    # The figure may reach the light ring of the wax.
    fill(painter, oval(at.x(), at.y(), max(half, radius * 0.62), radius * 0.62), town_tones().wax)
    write_middle(painter, area, str(points), made, town_tones().seal_text)


def _paint_arrow(painter: QPainter, _: Token, at: QPointF, height: float, __: float) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(height / 22, height / 22)
    outline(painter, _arrow(), tones().ink, 2.4)
    painter.restore()


@cache
def _arrow() -> QPainterPath:
    path = QPainterPath(QPointF(-5, 0))
    path.lineTo(3, 0)
    path.moveTo(0, -4)
    path.lineTo(4, 0)
    path.lineTo(0, 4)
    return path


def _paint_text(painter: QPainter, token: Token, at: QPointF, height: float, _: float) -> None:
    area = QRectF(at - QPointF(height, height), at + QPointF(height, height))
    write_middle(painter, area, str(token.value), _letters(height), tones().ink)


def _paint_symbol(
    painter: QPainter, token: Token, at: QPointF, height: float, ratio: float
) -> None:
    name = Symbol(int(token.value)).name.lower()
    paint_symbol(painter, name, at, height * _SYMBOL_SIZE, ratio)


def _paint_special(
    painter: QPainter, token: Token, at: QPointF, height: float, ratio: float
) -> None:
    paint_special(painter, Special(int(token.value)), at, height * _SPECIAL_SIZE, ratio)


def paint_special(
    painter: QPainter, card: Special, at: QPointF, height: float, ratio: float
) -> None:
    """A special card in small: its emblem on red."""
    width = height * _SPECIAL_SHAPE
    area = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
    sheet = rounded(area, height * 0.14)
    shade(painter, sheet.translated(0, height * 0.06), 0.35)
    fill(painter, sheet, town_tones().special)
    outline(painter, sheet, town_tones().special_rim, height * 0.06)
    paint_emblem(painter, card.name.lower(), at, height * 0.98, ratio)


def _paint_card(painter: QPainter, token: Token, at: QPointF, height: float, ratio: float) -> None:
    name = f"character-{token.value}"
    tall = height * _CARD_SIZE
    if not has_card(name):
        paint_action(painter, "character", at, height, ratio)
        return
    corner = at - QPointF(tall * _CARD_SHAPE / 2, tall / 2)
    painter.drawPixmap(corner + card_corner(tall), bare_card_picture(name, tall, ratio))


_PAINTERS: Final[dict[Sign, Callable[[QPainter, Token, QPointF, float, float], None]]] = {
    Sign.COIN: _paint_coin,
    Sign.STRUCK: _paint_struck,
    Sign.SEAL: _paint_seal,
    Sign.ARROW: _paint_arrow,
    Sign.TEXT: _paint_text,
    Sign.SYMBOL: _paint_symbol,
    Sign.SPECIAL: _paint_special,
    Sign.CARD: _paint_card,
    Sign.ACTION: _paint_action,
}
