"""What the first page stands before: the town beyond its street, under the name of the game."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from vivaroi_gui.ui.kit.ink import tint
from vivaroi_gui.ui.kit.pictures import paint_grain, paint_landscape, paint_svg
from vivaroi_gui.ui.kit.sheet import Draw
from vivaroi_gui.ui.kit.title import paint_title, title_area
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.town_tones import town_tones
from vivaroi_gui.ui.vienna.words.rounds import round_words

_SHEET = QRectF(-300, 0, 1600, 900)
"""Of the picture, in its own units: it goes on where the paper hides it, or another one ends."""
_SEEN = QRectF(0, 56, 560, 384)
"""What there is to be seen of it."""
_NIGHT = 0.7
"""How much of the night lies over it, where there is no light."""


def title_picture(size: QRectF, left: QRectF, ratio: float) -> Sequence[Draw]:
    """The landscape over the whole page; the town, its name and a question at the left."""
    title = title_area(left)
    question = QCoreApplication.translate("TitlePicture", "Who will be the talk of the town?")
    return (
        lambda painter: paint_landscape(painter, size),
        lambda painter: _paint_town(painter, left, title.bottom()),
        lambda painter: paint_title(painter, title, round_words().title(), question),
        lambda painter: paint_grain(painter, size),
    )


def _paint_town(painter: QPainter, left: QRectF, top: float) -> None:
    """The town as large as it fits below ``top``."""
    unit = min(left.width() / _SEEN.width(), (left.bottom() - top) / _SEEN.height())
    x = left.center().x() - _SEEN.center().x() * unit
    y = left.bottom() - _SEEN.bottom() * unit
    sheet = QRectF(_SHEET.topLeft() * unit, _SHEET.size() * unit)
    paint_svg(painter, town_tones().title, sheet.translated(x, y))
    if tones().is_flat:
        painter.fillRect(left, tint(tones().deep_night, _NIGHT))
