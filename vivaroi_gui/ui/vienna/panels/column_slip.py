"""The slip of paper with what is said in words, over what nobody acts with."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.ui.kit.message_slip import MessageSlip
from vivaroi_gui.ui.vienna.panels.evaluation import is_evaluating
from vivaroi_gui.ui.vienna.panels.layout import ColumnLayout
from vivaroi_gui.ui.vienna.panels.small_column import SmallColumn
from vivaroi_gui.ui.vienna.panels.words import PanelWords

_GAP: Final = 4.0


class ColumnSlip(MessageSlip):
    """As high as it takes to read all of it."""

    laid = Signal()
    """It lies there, or elsewhere, or no longer."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(words, parent)
        self._layout: ColumnLayout | SmallColumn | None = None
        self._view: View | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_view(self, view: View) -> None:
        """It lies elsewhere in another phase."""
        if view != self._view:
            self._view = view
            self._changed()

    def lay(self, layout: ColumnLayout | SmallColumn) -> None:
        """Another size of the column."""
        self._layout = layout
        self._changed()

    def _changed(self) -> None:
        if self._layout is not None and self.text:
            if isinstance(self._layout, SmallColumn):
                self._lay_on_top(self._layout)
            else:
                self._lay_over(self._layout)
        super()._changed()
        self.raise_()
        self.laid.emit()

    def _lay_on_top(self, layout: SmallColumn) -> None:
        """Over the ribbon, and what is beside it: the town and the paper in front stay free."""
        self.is_slim = False
        area = QRectF(layout.column)
        area.setHeight(self.height_for(area.width(), layout.unit))
        self.place(area, layout.unit)

    def _lay_over(self, layout: ColumnLayout) -> None:
        """It ends above what people act with; no strip of the salon shows above it.

        At the start cards ribbon and race make way, which say less then than whoever plays.
        """
        view, below, unit = self._view, layout.hand, layout.unit
        is_start = view is not None and view.phase in (Phase.DEAL, Phase.START_CARD)
        if view is not None and is_evaluating(view):
            below = layout.stop
        area = QRectF(below.left(), 0, below.width(), self.height_for(below.width(), unit))
        area.moveBottom(below.top() - _GAP * unit)
        if is_start:
            area.moveTop(layout.ribbon.top())
        elif below == layout.hand:
            area.setTop(min(area.top(), layout.salon.top()))
        self.place(area, unit)
