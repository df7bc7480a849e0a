"""What scrolls down where the window is lower than anything can be laid out in."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.resizing import keep_sized
from vivaroi_gui.ui.kit.styles import SCROLL_BARS, keep_styled, styled

LEAST_HEIGHT = 300
"""Pixels at 100 % below which a page scrolls."""


class Scrolled(QScrollArea):
    """Holds pages as large as itself, or as high as they have to be; never sideways."""

    def __init__(self, pages: QWidget, least: int = LEAST_HEIGHT) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setMinimumSize(1, 1)
        keep_styled(self, lambda: styled("Scrolled { background: transparent; }" + SCROLL_BARS))
        self.setWidget(pages)
        keep_sized(pages, lambda one: one.setMinimumHeight(round(least * text_factor())))
