"""Every word that the game paints stands out from what it stands on, in each theme, for all eyes.

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

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from tools.eyes import EYES
from tools.shots import STATES, seen
from tools.soak.broken import Broken
from tools.soak.themed import pixels_of, ratio, themed, turned_to
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.ui.kit.tones import THEMES

_LEAST: Final = {"dusk": 4.5, "day": 4.5, "contrast": 7.0}
"""By WCAG 2.2, 1.4.3 and 1.4.6."""
_LEAST_FOR_ALL: Final = 4.5
"""What eyes that lack a colour have in each theme."""
_OTHER: Final = {"dusk": "contrast", "day": "contrast", "contrast": "dusk"}
_CELL: Final = (24, 14)
_ENOUGH: Final = 40
"""Pixels of a cell: fewer are the end of a letter."""
_DIFFERENT: Final = 1.1
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
    faint = {spot: one for spot, one in contrasts.items() if round(one, 1) < _LEAST[theme]}
    if faint:
        spot = min(faint, key=lambda one: faint[one])
        raise Broken(
            f"{name}, {language}, {theme}: {faint[spot]:.1f} at {spot}, {len(faint)} in all"
        )
    return len(contrasts)


def _contrasts(name: str, language: str, theme: str) -> dict[Spot, float]:
    """The contrast of words by the corner of the cell in which they stand."""
    with themed(name, language, theme) as (app, window):

        def picture() -> QImage:
            """Painted anew: what is kept of it goes with the theme."""
            for shown in (_OTHER[theme], theme):
                turned = turned_to(shown, window, app)
            return turned

        told = picture()
        with _without_words():
            silent = picture()
        contrasts = _between(told, silent, _LEAST[theme])
        return {spot: one for spot, one in contrasts.items() if _is_on(seen(window), spot)}


def _is_on(page: QWidget, spot: Spot) -> bool:
    """Whether what is seen there is on, whatever lies below it."""
    left, top = spot
    corners = [QPoint(left + x, top + y) for x in (0, _CELL[0] - 1) for y in (0, _CELL[1] - 1)]
    there = [page.childAt(corner) for corner in corners]
    return all(one is None or one.isEnabled() for one in there)


@contextmanager
def _without_words() -> Iterator[None]:
    def nothing(*_: Any) -> None:
        """In the place of words."""

    with patch.object(QPainter, "drawText", nothing):
        yield


def _between(told: QImage, silent: QImage, wanted: float) -> dict[Spot, float]:
    across, down = _CELL
    strongest: dict[Spot, float] = {}
    pixels: Counter[Spot] = Counter()
    width = told.width()
    for place, (one, other) in enumerate(zip(pixels_of(told), pixels_of(silent), strict=True)):
        if one != other and (least := _for_all_eyes(one, other, wanted)) > _DIFFERENT:
            y, x = divmod(place, width)
            spot = x // across * across, y // down * down
            pixels[spot] += 1
            strongest[spot] = max(least, strongest.get(spot, 0))
    return {spot: one for spot, one in strongest.items() if pixels[spot] >= _ENOUGH}


@lru_cache(maxsize=500_000)
def _for_all_eyes(one: int, other: int, wanted: float) -> float:
    """The contrast; less where eyes that lack a colour do not have theirs."""
    least = min(ratio(one, other, eyes) for eyes in EYES)
    return min(ratio(one, other), least * wanted / _LEAST_FOR_ALL)
