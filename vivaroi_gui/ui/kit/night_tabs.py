"""Tabs on night, all equally wide: which of several papers lies there."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QTabBar, QWidget

from vivaroi_gui.ui.kit.fonts import SMALLEST, bold, fit
from vivaroi_gui.ui.kit.styles import keep_styled, styled

_WORDS, _BESIDE = 16.0, 8.0
"""Units of the words, and left and right of them."""
_STYLE = """
QTabBar::tab { background: $night_foot; color: $on_heading; border: 1px solid $night_edge;
    border-radius: 8px; margin: 0 2px; padding: 0; }
QTabBar::tab:hover { border: 2px solid $gold; }
QTabBar::tab:selected { background: $paper_top; color: $ink; border-bottom: 3px solid $ink; }
QTabBar::tab:selected:focus { border: 3px solid $gold; }
"""


class NightTabs(QTabBar):
    """A click or the arrows choose; the words are whole, in the largest size in which all fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        keep_styled(self, lambda: styled(_STYLE))
        self.hide()

    def name_tabs(self, words: Sequence[str]) -> None:
        """As many tabs as words; the one that is chosen stays."""
        while self.count() < len(words):
            self.addTab("")
        while self.count() > len(words):
            self.removeTab(self.count() - 1)
        for number, word in enumerate(words):
            self.setTabText(number, word.replace("&", "&&"))

    def place(self, area: QRectF, unit: float) -> None:
        """Takes an area of the parent; an empty one hides the tabs."""
        self.setVisible(not area.isEmpty())
        if area.isEmpty() or not self.count():
            return
        self.setGeometry(area.toRect())
        words = [self.tabText(number) for number in range(self.count())]
        longest = max(words, key=QFontMetricsF(bold(_WORDS * unit)).horizontalAdvance)
        room = area.width() / len(words) - 2 * _BESIDE * unit
        self.setFont(fit(longest, bold(_WORDS * unit), room, SMALLEST))

    def tabSizeHint(self, index: int) -> QSize:
        first, last = (round(self.width() * at / self.count()) for at in (index, index + 1))
        return QSize(last - first, self.height())

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)
