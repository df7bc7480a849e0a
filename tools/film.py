"""What moves, as a contact sheet: a picture every so many milliseconds, at normal speed.

It goes on where people press Continue once all has come to rest; idle life goes on all the time.
"""

from collections.abc import Iterator
from time import monotonic
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from vivaroi_gui.ui.app.main_window import MainWindow

WIDTH: Final = 360
"""Pixels of a picture on the sheet."""
_COLUMNS: Final = 5
_MOST: Final = 90
_STILL: Final = 4
"""So many pictures alike, and Continue is pressed."""
_CAPTION: Final = 16

Frame = tuple[int, QImage]
"""Milliseconds since the first one, and what was seen."""


def sheet(window: MainWindow, every_ms: int) -> QImage:
    """What is seen from now on, from left to right and down; each with its time."""
    frames = list(_frames(window, every_ms))
    height = max(image.height() for _, image in frames) + _CAPTION
    rows = -(-len(frames) // _COLUMNS)
    image = QImage(WIDTH * _COLUMNS, height * rows, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    for number, (ms, frame) in enumerate(frames):
        row, column = divmod(number, _COLUMNS)
        corner = QPoint(column * WIDTH, row * height)
        painter.drawText(corner + QPoint(4, _CAPTION - 4), f"{ms} ms")
        painter.drawImage(corner + QPoint(0, _CAPTION), frame)
    painter.end()
    return image


def _frames(window: MainWindow, every_ms: int) -> Iterator[Frame]:
    begun, still = monotonic(), 0
    last = QImage()
    for number in range(_MOST):
        QTest.qWait(max(0, round(number * every_ms - (monotonic() - begun) * 1000)))
        ms = round((monotonic() - begun) * 1000)
        now = _seen(window)
        still = still + 1 if now == last else 0
        if still < _STILL:
            yield ms, now
        elif not _goes_on(window):
            return
        last = now


def _seen(window: MainWindow) -> QImage:
    picture = window.grab().toImage()
    return picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)


def _goes_on(window: MainWindow) -> bool:
    """Whether something waited for Continue."""
    page = window.pages.current
    return page is not None and page.press_continue()
