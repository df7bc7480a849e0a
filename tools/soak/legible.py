"""Every word that the game paints stands out from what it stands on, in each theme.

A page is painted with its words and without them: what differs are the words.  Of each small cell
with enough of them the strongest difference counts, since the edges of letters are softened.
Fields and labels that Qt paints by style sheets are not looked at; their colours are those of
``tests/ui/test_colours.py``.  What is off may be faint.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from tools.shots import STATES, posed, seen, settle
from tools.soak.broken import Broken
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.ui.app.launch import repaint
from vivaroi_gui.ui.kit.tones import THEMES
from vivaroi_gui.ui.settings import Preference, Theme

_LEAST: Final = {"dusk": 4.5, "day": 4.5, "contrast": 7.0}
"""By WCAG 2.2, 1.4.3 and 1.4.6."""
_SIZE: Final = (1280, 720)
_CELL: Final = (24, 14)
_ENOUGH: Final = 40
"""Pixels of a cell: fewer are the end of a letter."""
_DIFFERENT: Final = 1.1
Pixels = memoryview
Spot = tuple[int, int]
_DIMMED: Final = ("lesson", "puzzle")
"""States in which all but what the cat speaks of is dim on purpose."""
_SHOWN: Final = [name for name in STATES if not name.startswith(_DIMMED)]


def check(number: int) -> str:
    """One state of the pictures in one language, in all themes.

    Raises:
        Broken: there are words that can hardly be read.
    """
    name = _SHOWN[number % len(_SHOWN)]
    language = list(LANGUAGES)[number % len(LANGUAGES)]
    words = sum(_checked(name, language, theme) for theme in THEMES)
    return f"{name} in {language}: {words} cells of words"


def _checked(name: str, language: str, theme: str) -> int:
    contrasts = _contrasts(name, language, theme)
    faint = {spot: one for spot, one in contrasts.items() if one < _LEAST[theme]}
    if faint:
        spot = min(faint, key=lambda one: faint[one])
        raise Broken(
            f"{name}, {language}, {theme}: {faint[spot]:.1f} at {spot}, {len(faint)} in all"
        )
    return len(contrasts)


def _contrasts(name: str, language: str, theme: str) -> dict[Spot, float]:
    """The contrast of words by the corner of the cell in which they stand."""
    contrast = Preference.ON if theme == "contrast" else Preference.OFF
    light = Theme.DAY if theme == "day" else Theme.DUSK
    with posed(name, language, _SIZE, contrast=contrast, theme=light) as (app, window):

        def picture() -> QImage:
            repaint()
            settle(window, app)
            return seen(window).grab().toImage()

        picture()  # what is laid out anew has its place now
        told = picture()
        with _without_words():
            silent = picture()
        off = _areas_off(seen(window))
    return {
        (x, y): one
        for (x, y), one in _between(told, silent).items()
        if not any(area.intersects(QRect(x, y, *_CELL)) for area in off)
    }


def _areas_off(page: QWidget) -> list[QRect]:
    """Where controls are that are off."""
    parts = page.findChildren(QWidget)
    off = [part for part in parts if part.isVisible() and not part.isEnabled()]
    return [QRect(part.mapTo(page, QPoint()), part.size()) for part in off]


@contextmanager
def _without_words() -> Iterator[None]:
    def nothing(*_: Any) -> None:
        """In the place of words."""

    with patch.object(QPainter, "drawText", nothing):
        yield


def _between(told: QImage, silent: QImage) -> dict[Spot, float]:
    across, down = _CELL
    strongest: dict[Spot, float] = {}
    pixels: Counter[Spot] = Counter()
    width = told.width()
    for place, (one, other) in enumerate(zip(_pixels(told), _pixels(silent), strict=True)):
        if one != other and (ratio := _ratio(one, other)) > _DIFFERENT:
            y, x = divmod(place, width)
            spot = x // across * across, y // down * down
            pixels[spot] += 1
            strongest[spot] = max(ratio, strongest.get(spot, 0))
    return {spot: one for spot, one in strongest.items() if pixels[spot] >= _ENOUGH}


def _pixels(image: QImage) -> Pixels:
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(bytes(flat.constBits())).cast("I")


def _ratio(one: int, other: int) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=100_000)
def _luminance(pixel: int) -> float:
    """As ``kit/ink.py`` reckons it, of a pixel."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in ((pixel >> shift & 255) / 255 for shift in (16, 8, 0))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
