"""Pictures of a state in a theme, and how much their pixels differ."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tools.eyes import linear, sensed
from tools.shots import posed, seen, settle
from vivaroi_gui.ui.app.launch import repaint
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Theme

SIZE: Final = (1280, 720)
Pixels = memoryview


@contextmanager
def themed(name: str, language: str, theme: str) -> Iterator[tuple[QApplication, MainWindow]]:
    """A state of the pictures, in a window of its own, in which nothing moves by itself."""
    with posed(name, language, SIZE, calm=Preference.ON, **looking(theme)) as (app, window):
        app.setCursorFlashTime(0)
        yield app, window


def looking(theme: str) -> dict[str, Preference | Theme]:
    """The settings in which this theme is shown."""
    contrast = Preference.ON if theme == "contrast" else Preference.OFF
    return {"contrast": contrast, "theme": Theme.DAY if theme == "day" else Theme.DUSK}


def turned_to(theme: str, window: MainWindow, app: QApplication) -> QImage:
    """What is seen of it once this theme is shown, painted whole."""
    window.settings.update(**looking(theme))
    repaint()
    settle(window, app)
    return seen(window).grab().toImage()


def pixels_of(image: QImage) -> Pixels:
    """One number a pixel, row by row: red, green and blue, a byte each."""
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(bytes(flat.constBits())).cast("I")


def ratio(one: int, other: int, eyes: str = "normal") -> float:
    """The contrast of two pixels by WCAG 2.2, from 1 to 21, for these eyes."""
    low, high = sorted((_luminance(one, eyes), _luminance(other, eyes)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=500_000)
def _luminance(pixel: int, eyes: str) -> float:
    """As ``kit/ink.py`` reckons it, of a pixel."""
    red, green, blue = (linear((pixel >> shift & 255) / 255) for shift in (16, 8, 0))
    red, green, blue = sensed((red, green, blue), eyes)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
