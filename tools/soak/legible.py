"""Every word that the game paints stands out from what it stands on, in each theme, for all eyes.

A page is turned through all themes with its words and then without them, so that nothing that it
keeps has them any more: what differs are the words.  Of each small cell
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

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from tools.shots import STATES, seen
from tools.soak.broken import Broken
from tools.soak.themed import language_of, ratios, rows_that_differ, themed, turned_to
from vivaroi_gui.ui.kit import lettering
from vivaroi_gui.ui.kit.tones import THEMES

_LEAST: Final = {"dusk": 4.5, "day": 4.5, "contrast": 7.0}
"""By WCAG 2.2, 1.4.3 and 1.4.6."""
_LEAST_FOR_ALL: Final = 4.5
"""What eyes that lack a colour have in each theme."""
_OPENED: Final = "dusk"
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
    name, language = _SHOWN[number % len(_SHOWN)], language_of(number, len(_SHOWN))
    with themed(name, language, _OPENED) as (app, window):
        told = {theme: turned_to(theme, window, app) for theme in THEMES}
        with _without_words():
            silent = {theme: turned_to(theme, window, app) for theme in THEMES}
        found = {
            theme: _on(seen(window), _between(told[theme], silent[theme], _LEAST[theme]))
            for theme in THEMES
        }
    faint = [told for theme, contrasts in found.items() for told in _faint(theme, contrasts)]
    if faint:
        raise Broken(f"{name}, {language}: {'; '.join(faint)}")
    return f"{name} in {language}: {sum(map(len, found.values()))} cells of words"


def _faint(theme: str, contrasts: dict[Spot, float]) -> Iterator[str]:
    """Says where words can hardly be read."""
    faint = {spot: one for spot, one in contrasts.items() if round(one, 1) < _LEAST[theme]}
    if faint:
        spot = min(faint, key=lambda one: faint[one])
        yield f"{theme}: {faint[spot]:.1f} at {spot}, {len(faint)} in all"


def _on(page: QWidget, contrasts: dict[Spot, float]) -> dict[Spot, float]:
    """Those of what may be used."""
    return {spot: one for spot, one in contrasts.items() if _is_on(page, spot)}


def _is_on(page: QWidget, spot: Spot) -> bool:
    """Whether what is seen there is on, whatever lies below it."""
    left, top = spot
    corners = [QPoint(left + x, top + y) for x in (0, _CELL[0] - 1) for y in (0, _CELL[1] - 1)]
    there = [page.childAt(corner) for corner in corners]
    off = (one for one in page.findChildren(QWidget) if one.isVisible() and not one.isEnabled())
    areas = [QRect(one.mapTo(page, QPoint()), one.size()) for one in off if _lets_through(one)]
    is_off = any(area.contains(corner) for area in areas for corner in corners)
    return not is_off and all(one is None or one.isEnabled() for one in there)


def _lets_through(widget: QWidget) -> bool:
    """Whether presses are for what lies below it, which is what is found there."""
    return widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


@contextmanager
def _without_words() -> Iterator[None]:
    """The edge around words on a picture stays: they stand on it."""
    draw, write_edge = QPainter.drawText, lettering.write_edge

    def nothing(*_: Any) -> None:
        """In the place of words."""

    def edge(*args: Any) -> None:
        with patch.object(QPainter, "drawText", draw):
            write_edge(*args)

    with patch.object(QPainter, "drawText", nothing), patch.object(lettering, "write_edge", edge):
        yield


def _between(told: QImage, silent: QImage, wanted: float) -> dict[Spot, float]:
    across, down = _CELL
    strongest: dict[Spot, float] = {}
    pixels: Counter[Spot] = Counter()
    for y, row, its in rows_that_differ(told, silent):
        for x, (one, other) in enumerate(zip(row, its, strict=True)):
            if one != other and (least := _for_all_eyes(one, other, wanted)) > _DIFFERENT:
                spot = x // across * across, y // down * down
                pixels[spot] += 1
                strongest[spot] = max(least, strongest.get(spot, 0))
    return {spot: one for spot, one in strongest.items() if pixels[spot] >= _ENOUGH}


@lru_cache(maxsize=500_000)
def _for_all_eyes(one: int, other: int, wanted: float) -> float:
    """The contrast; less where eyes that lack a colour do not have theirs."""
    normal, *others = ratios(one, other)
    return min(normal, min(others) * wanted / _LEAST_FOR_ALL)
