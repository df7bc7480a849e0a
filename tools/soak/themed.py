"""Pictures of a state in a theme, and how much their pixels differ."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tools.shots import posed
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.settings import Preference, Theme

SIZE: Final = (1280, 720)
Pixels = memoryview


@contextmanager
def themed(name: str, language: str, theme: str) -> Iterator[tuple[QApplication, MainWindow]]:
    """A state of the pictures, in a window of its own."""
    contrast = Preference.ON if theme == "contrast" else Preference.OFF
    light = Theme.DAY if theme == "day" else Theme.DUSK
    with posed(name, language, SIZE, contrast=contrast, theme=light) as (app, window):
        yield app, window


def pixels_of(image: QImage) -> Pixels:
    """One number a pixel, row by row: red, green and blue, a byte each."""
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(bytes(flat.constBits())).cast("I")


def ratio(one: int, other: int) -> float:
    """The contrast of two pixels by WCAG 2.2, from 1 to 21."""
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
