"""A tab on two papers that looks at one person, or one seat, at a time."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.control import DrawnButton
from vivaroi_gui.ui.kit.fonts import display, fit
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.papers import paint_rule
from vivaroi_gui.ui.kit.sheet import Backing, painted
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.session.review import ReviewTab
from vivaroi_gui.ui.vivaroi.review.papers_layout import PapersLayout


class PapersTab(ReviewTab):
    """Filled anew when something else is looked at, or more of that is found out.

    A subclass says what it shows, puts it there, and paints the papers.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._filled: tuple[object, ...] = ()
        self._ground = Backing(self, self.paint_papers)
        self._is_ahead = False
        self._placed_for = QSize()

    # --- what a subclass says ------------------------------------------------------------------

    @property
    def layout_now(self) -> PapersLayout:
        raise NotImplementedError

    def found(self) -> tuple[object, ...]:
        """What of all that is found out is shown here: most that comes is of other tabs."""
        raise NotImplementedError

    def fill(self) -> None:
        """Shows it."""
        raise NotImplementedError

    def place(self) -> None:
        """Puts everything where the layout says."""
        raise NotImplementedError

    def paint_papers(self, painter: QPainter) -> None:
        raise NotImplementedError

    def pictures_ahead(self) -> Iterator[None]:
        """Paints what its controls will show, a picture at each step."""
        return iter(())

    def retranslate(self) -> None:
        """Names what is there in the language that is spoken now; it is filled anew then."""
        raise NotImplementedError

    # --- what the screen calls -----------------------------------------------------------------

    def refresh(self) -> None:
        if self.isVisible():
            self._fill_if_stale()

    def ahead(self, size: QSize) -> Iterator[None]:
        """Fills it, and paints all of it once: whoever turns to it sees what is there already."""
        self.resize(size)
        self._fill_if_stale()
        if self._is_ahead:
            return
        yield from self.pictures_ahead()
        for control in self.findChildren(DrawnButton):
            if not control.isHidden():
                area = QRectF(control.rect())
                painted(area, self.devicePixelRatioF(), partial(control.paint, area=area))
                yield
        _ = self._ground.pixmap
        self._is_ahead = True

    def _fill_if_stale(self) -> None:
        if self.found() != self._filled:
            self.fill_anew()

    def fill_anew(self) -> None:
        """Something else is looked at."""
        self._filled, self._is_ahead = self.found(), False
        self.fill()
        self._place_all()

    def least_height(self, width: int) -> int:
        return replace(self.layout_now, width=width).least_height

    def _place_all(self) -> None:
        self._placed_for = self.size()
        self.grown.emit()
        self.place()
        self._ground.forget()

    # --- painting ------------------------------------------------------------------------------

    def paint_title(self, painter: QPainter, title: str) -> None:
        """Beside the faces, or below them where there are many."""
        layout, pen = self.layout_now, Pen(painter, [])
        area, made = layout.title, display(26 * layout.unit)
        if layout.has_many:
            base = area.center().y() + QFontMetricsF(made).capHeight() / 2
            pen.line(QPointF(area.left(), base), title, made, tones().ink, area.width())
        else:
            pen.lines(area, title, made, tones().ink)

    def paint_narrow_title(self, painter: QPainter, title: str) -> None:
        """With a rule below it."""
        unit, area = self.layout_now.unit, self.layout_now.narrow_title
        made = fit(title, display(23 * unit), area.width(), 14)
        write_middle(painter, area, title, made, tones().ink)
        paint_rule(painter, area.left(), area.right(), area.bottom() + 6 * unit)

    # --- Qt ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.fill_anew()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill_if_stale()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._placed_for != event.size():  # while it was out of sight it was told nothing
            self._is_ahead = False
            self._place_all()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._ground.pixmap)
