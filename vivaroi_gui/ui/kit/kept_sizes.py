"""Fonts and measures of what no page lays out, as in dialogs: so many pixels at 100 %."""

from collections.abc import Callable

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.resizing import keep_sized
from vivaroi_gui.ui.kit.targets import target_size


def sized(pixels: float) -> int:
    """A length that goes with the text, in whole pixels."""
    return round(pixels * text_factor())


def keep_font(widget: QWidget, face: Callable[[float], QFont], pixels: float) -> None:
    """Gives a widget a face of the kit that is so large at 100 %."""
    keep_sized(widget, lambda one: one.setFont(face(pixels * text_factor())))


def keep_height(widget: QWidget, pixels: float) -> None:
    """Gives a widget that is pressed a fixed height: so many pixels at 100 %, or what is needed."""
    keep_sized(widget, lambda one: one.setFixedHeight(max(sized(pixels), round(target_size()))))
