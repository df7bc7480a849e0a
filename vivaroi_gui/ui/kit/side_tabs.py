"""The tabs of a dialog below each other at its left, or in a list where there is no room."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar, QWidget

from vivaroi_gui.ui.kit.control import paint_ring
from vivaroi_gui.ui.kit.controls import ChoiceBox
from vivaroi_gui.ui.kit.fonts import display
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.kept_sizes import keep_font, keep_height, sized
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.targets import target_size
from vivaroi_gui.ui.kit.tones import tones

_HEIGHT, _BESIDE, _GAP = 42, 14, 2
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class SideTabs(QTabBar):
    """Up and Down lead from one to the next, as Left and Right do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setShape(QTabBar.Shape.RoundedWest)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        keep_font(self, display, 17)

    def tabSizeHint(self, index: int) -> QSize:
        metrics = QFontMetricsF(self.font())
        texts = (self.tabText(place) for place in range(self.count()))
        widest = max(map(metrics.horizontalAdvance, texts), default=0.0)
        return QSize(round(widest) + 2 * sized(_BESIDE), max(sized(_HEIGHT), round(target_size())))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.setCurrentIndex(min(self.count() - 1, max(0, self.currentIndex() + step)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(self.count()):
            self._paint_tab(painter, place, self.tabRect(place))

    def _paint_tab(self, painter: QPainter, place: int, whole: QRect) -> None:
        area, shown = QRectF(whole).adjusted(3, _GAP + 1, -3, -_GAP - 1), tones()
        is_current = place == self.currentIndex()
        fill(painter, rounded(area, 8), shown.heading if is_current else shown.paper.foot)
        outline(painter, rounded(area, 8), shown.paper_edge, 1.4)
        ink = shown.on_heading if is_current else shown.heading
        base = area.center().y() + QFontMetricsF(self.font()).capHeight() / 2
        at = QPointF(whole.left() + sized(_BESIDE), base)
        write(painter, at, self.tabText(place), self.font(), ink, Qt.AlignmentFlag.AlignLeft)
        if is_current and self.hasFocus():
            paint_ring(painter, area, 8)


class TabBox(ChoiceBox):
    """The tabs of a bar to choose from, where the bar itself has no room."""

    def __init__(self, tabs: QTabBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._tabs = tabs
        keep_height(self, 38)
        self.activated.connect(tabs.setCurrentIndex)
        tabs.currentChanged.connect(self.setCurrentIndex)

    def retranslate(self) -> None:
        """The tabs have their words, in the language of now."""
        self.clear()
        for place in range(self._tabs.count()):
            self.addItem(self._tabs.tabText(place))
        self.setCurrentIndex(self._tabs.currentIndex())
        self.call(self._tabs.accessibleName())
