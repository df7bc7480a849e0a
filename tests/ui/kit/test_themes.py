"""A theme reaches all that is painted: in one without colours nothing has one."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.dialogs.settings import SettingsDialog
from vivaroi_gui.ui.kit import tones
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_framed
from vivaroi_gui.ui.kit.tones import DUSK, Fall, Tones, show_theme
from vivaroi_gui.ui.settings import Settings


def without_colour(value: Any) -> Any:
    """The same, as grey as it is light."""
    if isinstance(value, QColor):
        return QColor.fromHslF(0, 0, value.lightnessF())
    if isinstance(value, Fall):
        return Fall(*map(without_colour, value))
    return value


def grey() -> Tones:
    shown = {name: without_colour(value) for name, value in vars(Tones).items()}
    theme: type[Tones] = type("Grey", (Tones,), shown | {"name": "grey"})
    return theme()


@pytest.fixture
def themes(fonts: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(tones.THEMES, "grey", grey())
    yield
    show_theme(DUSK.name)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def coloured(picture: QPixmap) -> int:
    """How many of its pixels, every third each way, are not grey; the grain of paper nearly is."""
    image = picture.toImage()
    across, down = range(0, image.width(), 3), range(0, image.height(), 3)
    return sum(_chroma(image.pixelColor(x, y)) > 12 for y in down for x in across)


def _chroma(pixel: QColor) -> int:
    parts = pixel.red(), pixel.green(), pixel.blue()
    return max(parts) - min(parts)


def test_a_dialog_has_only_colours_of_the_theme(window: QWidget, themes: None) -> None:
    assert coloured(SettingsDialog(Settings(), window).grab()) > 5_000
    show_theme("grey")
    assert coloured(SettingsDialog(Settings(), window).grab()) == 0


def test_a_control_takes_the_theme_that_is_shown_now(window: QWidget, themes: None) -> None:
    button = PaperButton(window, "undo", is_primary=True)
    button.resize(200, 60)
    assert coloured(button.grab()) > 500
    show_theme("grey")
    assert coloured(button.grab()) == 0


class Card(Panel):
    def draw(self, painter: QPainter) -> None:
        paint_framed(painter, self.face, self.unit)


def test_a_paper_is_painted_anew_in_another_theme(window: QWidget, themes: None) -> None:
    card = Card(window)
    card.place(QRectF(8, 8, 120, 90), 1.0)
    assert coloured(card.grab()) > 500
    show_theme("grey")
    assert coloured(card.grab()) == 0
