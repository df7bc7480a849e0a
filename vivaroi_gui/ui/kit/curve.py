"""A chart of who may win along a game, for eyes, keys and screen readers; it knows no game.

Tab leads to the faces, where up and down go from line to line, and to the marks, where left and
right go from one to the next; Enter on a mark asks to watch what came there.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit import curve_drawing
from vivaroi_gui.ui.kit.curve_controls import CurveEnd, CurveHandle, Led, lead_in, step_from
from vivaroi_gui.ui.kit.curve_layout import Curve, CurveLayout, CurveLine, CurveMark
from vivaroi_gui.ui.kit.sheet import Backing, Draw
from vivaroi_gui.ui.kit.tips import tells_tip

_REACH = 13.0
"""Pixels around a mark without a picture that can be pressed, at least."""
_AT_ONCE = 4
"""Pictures below the axis that are a small part of a frame, even where each is new."""
Percent = Callable[[float], str]
"""A chance, 0 to 1, as people read it."""


class CurveChart(QWidget):
    """``picked`` tells the place of a mark that people want to watch."""

    picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.curve = Curve(1)
        self._percent: Percent = "{:.0%}".format
        self._tell: Callable[[int], str] = "{}".format
        self._hint = ""
        self._layout: CurveLayout | None = None
        self._ground = Backing(self, self._paint)
        self.ends: list[CurveEnd] = []
        self.handles: list[CurveHandle] = []
        self.setMouseTracking(True)

    # --- what a page says ----------------------------------------------------------------------

    def set_words(self, percent: Percent, tell: Callable[[int], str], hint: str) -> None:
        """How a chance is written, what is told of a place where the pointer rests, and what a
        press on a mark does.
        """
        self._percent, self._tell, self._hint = percent, tell, hint

    def show_curve(self, curve: Curve) -> None:
        """Shows what is known by now; who has the keys keeps them."""
        if curve == self.curve:
            return
        self.curve = curve
        self._fit_ends()
        self._fit_handles()
        self._place()
        self._ground.renew(self._pieces())

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self.unit = unit
        self._place_anew()

    def take_focus(self) -> None:
        """The keys go to a mark, the one that had them last."""
        leader = (one for one in self.handles if one.focusPolicy() & Qt.FocusPolicy.TabFocus)
        next(leader, self).setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def is_growing(self) -> bool:
        """Whether more of what it shows is about to be painted."""
        return self._ground.is_renewing

    # --- its parts -----------------------------------------------------------------------------

    def _fit_ends(self) -> None:
        for end in self.ends[len(self.curve.lines) :]:
            _drop(end)
        del self.ends[len(self.curve.lines) :]
        while len(self.ends) < len(self.curve.lines):
            self.ends.append(CurveEnd(self))
            self._lead(self.ends[-1], self._ends_down)
        lead_in(self.ends)

    def _ends_down(self) -> Sequence[CurveEnd]:
        return sorted(self.ends, key=lambda end: end.y())

    def _fit_handles(self) -> None:
        """One for each mark; of a place that stays the same one, with its focus."""
        kept = {handle.mark.at: handle for handle in self.handles}
        self.handles = []
        for mark in self.curve.marks:
            handle = kept.pop(mark.at, None) or self._new_handle(mark)
            handle.show_mark(mark, self._hint)
            self.handles.append(handle)
        for gone in kept.values():
            _drop(gone)
        lead_in(self.handles)

    def _new_handle(self, mark: CurveMark) -> CurveHandle:
        handle = CurveHandle(self, mark)
        handle.clicked.connect(lambda: self.picked.emit(handle.mark.at))
        self._lead(handle, lambda: self.handles)
        return handle

    def _lead(self, one: Led, row: Callable[[], Sequence[Led]]) -> None:
        one.stepped.connect(lambda step: step_from(row(), one, step))
        one.reached.connect(partial(self._on_reached, one))
        one.left.connect(self._light)
        one.show()

    def _on_reached(self, one: Led) -> None:
        lead_in(self.ends if isinstance(one, CurveEnd) else self.handles)
        self._light()

    def _light(self) -> None:
        """Another part has the keys or the pointer: seen at once, or with what is on its way."""
        if self._ground.is_renewing:
            self._ground.renew(self._pieces())
        else:
            self._ground.forget()

    @property
    def layout_now(self) -> CurveLayout:
        if self._layout is None:
            self._layout = CurveLayout(self.curve, QRectF(self.rect()), self.unit)
        return self._layout

    def _place(self) -> None:
        self._layout = None
        layout = self.layout_now
        for number, line in enumerate(self.curve.lines):
            middle, end = layout.ends[number], self.ends[number]
            end.set_unit(self.unit)
            end.show_line(number, line, self._figure(line))
            end.place(middle, layout.face, self.width() - middle.x() + 1.5 * layout.face)
        for handle, area in zip(self.handles, layout.pictures, strict=True):
            handle.set_unit(self.unit)
            handle.setGeometry(self._pressable(handle.mark, area))

    def _place_anew(self) -> None:
        """Nothing of what was painted is right any more."""
        self._place()
        self._ground.forget()

    def _figure(self, line: CurveLine) -> str:
        return self._percent(line.values[-1].share) if line.values else ""

    def _pressable(self, mark: CurveMark, picture: QRectF) -> QRect:
        """Its picture, or a spot around its seal or where it stands on the axis."""
        if mark.picture:
            return picture.adjusted(-4, -8 * self.unit, 4, 5).toAlignedRect()
        layout = self.layout_now
        middle = QPointF(layout.x(mark.at), layout.plot.bottom())
        if mark.number:
            middle = layout.seal_of(mark)
        reach = max(_REACH, layout.seal + 5)
        corner = middle - QPointF(reach, reach)
        return QRectF(corner, middle + QPointF(reach, reach)).toAlignedRect()

    # --- the pointer ---------------------------------------------------------------------------

    def _sealed_at(self, spot: QPointF) -> CurveMark | None:
        """The turning point whose seal is there."""
        layout = self.layout_now
        for mark in self.curve.marks:
            away = layout.seal_of(mark) - spot
            if mark.number and away.manhattanLength() <= 1.3 * layout.seal:
                return mark
        return None

    def tooltip_at(self, spot: QPointF) -> str:
        layout = self.layout_now
        if layout.plot.contains(spot) and self.curve.lines:
            return self._tell(layout.at(spot.x()))
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        mark = self._sealed_at(event.position())
        if mark is not None and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(mark.at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_seal = self._sealed_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if is_seal else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    # --- painting ------------------------------------------------------------------------------

    def _paint(self, painter: QPainter) -> None:
        for piece in self._pieces():
            piece(painter)

    def _pieces(self) -> Sequence[Draw]:
        """What the chart is now, from its ground up: each a small part of a frame."""
        layout, ratio = self.layout_now, float(self.devicePixelRatioF())
        chosen = next((number for number, end in enumerate(self.ends) if end.is_reached), None)
        mark = next((handle.mark for handle in self.handles if handle.is_reached), None)
        percent, marks = self._percent, range(len(layout.curve.marks))

        def paint_below(painter: QPainter) -> None:
            curve_drawing.paint_ground(painter, layout, percent)
            curve_drawing.paint_uprights(painter, layout, mark)

        def paint_pictures(since: int, painter: QPainter) -> None:
            curve_drawing.paint_pictures(painter, layout, marks[since : since + _AT_ONCE], ratio)

        def paint_bands(painter: QPainter) -> None:
            curve_drawing.paint_bands(painter, layout, chosen)

        def paint_line(number: int, painter: QPainter) -> None:
            curve_drawing.paint_line(painter, layout, number, chosen)

        def paint_above(painter: QPainter) -> None:
            curve_drawing.paint_emblems(painter, layout, ratio)
            curve_drawing.paint_titles(painter, layout)
            curve_drawing.paint_seals(painter, layout)
            curve_drawing.paint_legend(painter, layout, ratio)

        order = curve_drawing.order_of(layout, chosen)
        lines = (partial(paint_line, number) for number in order)
        pictures = (partial(paint_pictures, since) for since in marks[::_AT_ONCE])
        return paint_below, *pictures, paint_bands, *lines, paint_above

    # --- Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return tells_tip(event, self, self.tooltip_at) or super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._place_anew()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._ground.pixmap)


def _drop(one: QWidget) -> None:
    one.hide()
    one.deleteLater()
