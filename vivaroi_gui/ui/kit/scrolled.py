"""What scrolls down, and never sideways, where it needs more height than there is."""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QStackedWidget, QWidget

from vivaroi_gui.ui.kit.afloat import Afloat
from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.resizing import keep_sized
from vivaroi_gui.ui.kit.styles import SCROLL_BARS, keep_styled, styled

LEAST_HEIGHT = 226
"""Pixels at 100 % below which a page scrolls."""


class VerticalScrollArea(QScrollArea):
    """Has no frame, and takes no keys: they are for what lies in it."""

    def __init__(self, parent: QWidget | None = None, style: str = "") -> None:
        """``style``: rules of its own, with the names of tones in it."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        keep_styled(self, lambda: styled(style + SCROLL_BARS))


class ScrolledSheet(VerticalScrollArea):
    """What is on a paper: as large as there is room, scrolled where it needs more height."""

    def __init__(self, sheet: QWidget) -> None:
        super().__init__(sheet.parentWidget())
        self.setWidgetResizable(True)
        self.setWidget(sheet)
        for one in (sheet, self.viewport()):
            one.setAutoFillBackground(False)


class ScrolledPages(VerticalScrollArea):
    """Holds pages as large as itself, or as high as they have to be."""

    def __init__(self, pages: QWidget) -> None:
        super().__init__(style="ScrolledPages { background: transparent; }")
        self.setWidgetResizable(True)
        self.setMinimumSize(1, 1)
        self.setWidget(pages)
        keep_sized(pages, _give_height)
        self.verticalScrollBar().rangeChanged.connect(self._keep_keys_in_sight)
        self._afloat = Afloat(self)
        if isinstance(pages, QStackedWidget):
            pages.currentChanged.connect(lambda _: self._on_turned(pages))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pages = self.widget()
        if pages is not None and pages is watched and event.type() == QEvent.Type.LayoutRequest:
            _give_height(pages)  # what is seen may need another one
        return super().eventFilter(watched, event)

    @property
    def sight(self) -> QRectF:
        """Where the pages are seen, in pixels of its parent."""
        return QRectF(QRect(self.pos(), self.viewport().size()))

    def _on_turned(self, pages: QStackedWidget) -> None:
        """Another page is seen, from its head on."""
        self._afloat.take(pages.currentWidget())
        _give_height(pages)
        self.verticalScrollBar().setValue(0)

    def _keep_keys_in_sight(self) -> None:
        """The window or its text has another size."""
        having = QApplication.focusWidget()
        if having is None or not self.isAncestorOf(having):
            return
        if having.height() <= self.viewport().height():
            self.ensureWidgetVisible(having, 0, 0)


def _give_height(pages: QWidget) -> None:
    """As much as the page that is seen needs."""
    page = pages.currentWidget() if isinstance(pages, QStackedWidget) else pages
    needed = max(LEAST_HEIGHT, getattr(page, "least_height", 0))
    pages.setMinimumHeight(round(needed * text_factor()))
