"""The three faces of the game, and the one place where a text gets its size.

Sizes are pixels; whoever lays out brings the text size into them by the unit, and ``text_pixels``
sees to it that nothing is under 13 of them, times that size.
"""

import unicodedata
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics, QFontMetricsF

from vivaroi_gui.ui.kit.resources import resource

SMALLEST = 13.0
"""Pixels below which nothing is readable from a chair."""
BOX = "\u25a1"
"""Stands for a sign that no font has; ours have this one."""
SMALL_PRINT = 14.7
"""Pixels of the smallest text in a window that has room for it: 11 points."""
_LARGE = (1440, 900)
_scale: list[float] = [1.0]
_least: list[float] = [SMALLEST]
_JOINED = ("Mn", "Mc", "Me", "Cf")

_FILES = (
    "AlegreyaSans-Medium",
    "AlegreyaSans-Bold",
    "AlegreyaSans-ExtraBold",
    "Almendra-Bold",
    "Caprasimo-Regular",
)


def scale_text(factor: float) -> None:
    """Chooses the text size; 1.0 is that of the design.  Who is laid out already hears nothing."""
    _scale[0] = factor


def fit_small_print(width: float, height: float) -> None:
    """In a large window no text is made as small as it may be where there is less room."""
    text = _scale[0]
    is_large = width >= _LARGE[0] * text and height >= _LARGE[1] * text
    _least[0] = SMALL_PRINT if is_large else SMALLEST


def text_factor() -> float:
    """The text size that is chosen: 1.0 to 2.0."""
    return _scale[0]


def text_pixels(pixels: float) -> float:
    """How large a text becomes that shall have so many pixels: what is small stays readable."""
    return max(_least[0] * _scale[0], pixels)


def size_of(font: QFont) -> float:
    """The pixels that a font has, for one that stands beside it."""
    return float(QFontInfo(font).pixelSize())


def load_fonts() -> None:
    """Registers the bundled fonts, so that the look does not depend on the system's."""
    for name in _FILES:
        QFontDatabase.addApplicationFont(str(resource("fonts", f"{name}.ttf")))


def display(pixels: float) -> QFont:
    """Titles, banners and names."""
    return _font(("Almendra", "Alegreya Sans"), QFont.Weight.Bold, pixels)


def body(pixels: float) -> QFont:
    """Text and menus."""
    return _text(QFont.Weight.Medium, pixels)


def bold(pixels: float) -> QFont:
    """Words that matter within a text."""
    return _text(QFont.Weight.Bold, pixels)


def heavy(pixels: float) -> QFont:
    """Small labels on pictures."""
    return _text(QFont.Weight.ExtraBold, pixels)


def numeral(pixels: float) -> QFont:
    """Scores and badges."""
    return _font(("Caprasimo", "Alegreya Sans"), QFont.Weight.Normal, pixels)


def legible(text: str) -> str:
    """The text with a box for each sign that no font has: ours would leave a gap there.

    Marks on a sign, and what joins signs, go with it.
    """
    shown = ""
    for sign in text:
        is_joined = unicodedata.category(sign) in _JOINED
        if is_joined and shown.endswith(BOX):
            continue
        shown += sign if is_joined or _is_drawn(sign) else BOX
    return shown


@lru_cache(maxsize=512)
def _is_drawn(sign: str) -> bool:
    """Whether our fonts or the system's have it."""
    return sign.isascii() or QFontMetrics(display(16)).inFontUcs4(ord(sign))


def fit(text: str, font: QFont, width: float, lowest: float = 14.0) -> QFont:
    """The font, smaller where the text is too wide for ``width``, but never below ``lowest``,
    which grows with the text size.
    """
    needed = QFontMetricsF(font).horizontalAdvance(text)
    smallest = min(font.pixelSize(), max(SMALLEST, lowest) * _scale[0])
    if needed <= max(0.0, width) or smallest == font.pixelSize():
        return font
    fitted = QFont(font)
    fitted.setPixelSize(int(max(smallest, font.pixelSize() * width / needed)))
    return fitted


def smaller(font: QFont) -> QFont | None:
    """The font, a pixel smaller; none where it is as small as it may be."""
    if font.pixelSize() <= SMALLEST * _scale[0]:
        return None
    less = QFont(font)
    less.setPixelSize(font.pixelSize() - 1)
    return less


def at_most(font: QFont, pixels: float) -> QFont:
    """The font, no larger than so many pixels, whatever the text size; readable all the same."""
    least = QFont(font)
    least.setPixelSize(min(font.pixelSize(), max(int(SMALLEST), int(pixels))))
    return least


def elided(text: str, made: QFont, width: float) -> str:
    """The text, shortened with an ellipsis where it is wider."""
    return QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, width)


def _text(weight: QFont.Weight, pixels: float) -> QFont:
    return _font(("Alegreya Sans",), weight, pixels, ("lnum", "tnum"))


def _font(
    families: tuple[str, ...],
    weight: QFont.Weight,
    pixels: float,
    features: tuple[str, ...] = (),
) -> QFont:
    """A copy, which whoever has it may change."""
    return QFont(_made(families, weight, round(text_pixels(pixels)), features))


@lru_cache(maxsize=256)
def _made(
    families: tuple[str, ...], weight: QFont.Weight, pixels: int, features: tuple[str, ...]
) -> QFont:
    """One is asked for with each text that is painted."""
    font = QFont()
    font.setFamilies(families)
    font.setWeight(weight)
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in features:
        font.setFeature(QFont.Tag(feature), 1)
    return font
