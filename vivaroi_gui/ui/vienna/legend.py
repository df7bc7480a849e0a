"""The signs of the board as pictures for the rules, by the names that the words know them by."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.vienna.tokens import Sign, Token, paint_tokens

_HIGH: Final = 24.0
_ACROSS: Final = 34.0
_ACTIONS: Final = (
    "immediate",
    "character",
    "special",
    "compare",
    "choose",
    "gendarme",
    "turn",
    "steal",
    "any",
)
SIGNS: Final[Mapping[str, Token]] = {
    **{symbol.name.lower(): Token(Sign.SYMBOL, symbol) for symbol in Symbol},
    "coin": Token(Sign.COIN),
    "struck": Token(Sign.STRUCK),
    "points": Token(Sign.SEAL, 2),
    **{name: Token(Sign.ACTION, name) for name in _ACTIONS},
}


def sign_pictures(ratio: float) -> dict[str, QPixmap]:
    """Each sign at the pixels of the device."""
    area = QRectF(0, 0, _ACROSS, _HIGH + 6)

    def picture(token: Token) -> QPixmap:
        def paint(painter: QPainter) -> None:
            paint_tokens(painter, (token,), area.center(), _HIGH, _ACROSS)

        return painted(area, ratio, paint)

    return {name: picture(token) for name, token in SIGNS.items()}
