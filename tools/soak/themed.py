"""Pictures of a state in a theme, and how much their pixels differ."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tools.eyes import EYES, linear, sensed
from tools.shots import posed, seen, settle
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Theme

SIZE: Final = (1280, 720)
_LONG_MS: Final = 1000
Pixels = memoryview
_LINEAR: Final = [linear(part / 255) for part in range(256)]


@contextmanager
def themed(name: str, language: str, theme: str) -> Iterator[tuple[QApplication, MainWindow]]:
    """A state of the pictures, in a window of its own, in which nothing moves by itself."""
    with posed(name, language, SIZE, calm=Preference.ON, **looking(theme)) as (app, window):
        app.setCursorFlashTime(0)
        _hold(window)
        settle(window, app)
        _hold(window)
        yield app, window


def _hold(window: MainWindow) -> None:
    """What would go by itself after a while stays."""
    for timer in window.findChildren(QTimer):
        if timer.isSingleShot() and timer.interval() >= _LONG_MS:
            timer.stop()


def language_of(number: int, states: int) -> str:
    """The languages take turns, and each of so many states is seen in another one next time."""
    languages = list(LANGUAGES)
    return languages[(number % states + number // states) % len(languages)]


def looking(theme: str) -> dict[str, Preference | Theme]:
    """The settings in which this theme is shown."""
    contrast = Preference.ON if theme == "contrast" else Preference.OFF
    return {"contrast": contrast, "theme": Theme.DAY if theme == "day" else Theme.DUSK}


def turned_to(theme: str, window: MainWindow, app: QApplication) -> QImage:
    """What is seen of it once this theme is shown, painted as when people turn to it."""
    window.settings.update(**looking(theme))
    settle(window, app)
    return seen(window).grab().toImage()


def pixels_of(image: QImage) -> Pixels:
    """One number a pixel, row by row: red, green and blue, a byte each."""
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(bytes(flat.constBits())).cast("I")


def rows_that_differ(one: QImage, other: QImage) -> Iterator[tuple[int, Pixels, Pixels]]:
    """How far down each row of two pictures of a size is that is not the same, with its pixels."""
    width, mine, theirs = one.width(), pixels_of(one), pixels_of(other)
    told, untold = mine.tobytes(), theirs.tobytes()  # whole rows are told apart at once
    for y in range(one.height()):
        first, last = y * width, (y + 1) * width
        if told[4 * first : 4 * last] != untold[4 * first : 4 * last]:
            yield y, mine[first:last], theirs[first:last]


@lru_cache(maxsize=500_000)
def ratio(one: int, other: int) -> float:
    """The contrast of two pixels by WCAG 2.2, from 1 to 21."""
    return _ratio(_luminances(one)[0], _luminances(other)[0])


def ratios(one: int, other: int) -> Iterator[float]:
    """The contrast of two pixels for each kind of eyes, normal ones first."""
    return map(_ratio, _luminances(one), _luminances(other))


def _ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@lru_cache(maxsize=500_000)
def _luminances(pixel: int) -> tuple[float, ...]:
    """As ``kit/ink.py`` reckons it, of a pixel, for each kind of eyes."""
    red, green, blue = (_LINEAR[pixel >> shift & 255] for shift in (16, 8, 0))
    lights = (sensed((red, green, blue), eyes) for eyes in EYES)
    return tuple(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in lights)
