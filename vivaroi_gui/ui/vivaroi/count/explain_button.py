"""The button that explains a counted round: calm, at the head of the paper, off the way on."""

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import display
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.count.standing import Reckoning

_SIZE = 0.8
"""Beside the other buttons."""


class ExplainButton(PaperButton):
    """There where a round is over and another one follows, and votes may be looked up."""

    def __init__(self, parent: QWidget, *, is_live: bool) -> None:
        super().__init__(parent, "hint")
        self._is_live = is_live
        self._words = "", ""
        self.agreed = TableOptions()
        self.hide()

    def show_for(self, reckoned: Reckoning) -> None:
        """After the last round the whole game is explained, on the next page."""
        follows = reckoned.round is not None and reckoned.number < reckoned.options.rounds
        self.setVisible(self._is_live and follows and self.agreed.shows_past_votes)

    def set_words(self, whole: str, brief: str) -> None:
        self._words = whole, brief
        self.setAccessibleName(whole)
        set_tip(self, whole)

    def place(self, layout: CountLayout, title: str) -> None:
        """At the left of the title, in a word where there is no room for more."""
        unit, paper = layout.unit, layout.paper
        self.set_unit(_SIZE * unit)
        left = paper.left() + 16 * unit
        half = QFontMetricsF(display(34 * unit)).horizontalAdvance(title) / 2
        room = paper.center().x() - half - 14 * unit - left
        whole, brief = self._words
        self.setText(whole)
        if self.sizeHint().width() > room:
            self.setText(brief)
        size = self.sizeHint()
        corner = QPointF(left, paper.top() + 40 * unit - size.height() / 2)
        self.setGeometry(QRect(corner.toPoint(), size))
