"""What has happened in a game, newest first; a press opens it to a page, from a line or more."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.chronicle_filter import ChronicleFilter
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.ink import fill, rounded, tint
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_sheet, paint_ticket, paint_title
from vivaroi_gui.ui.kit.row_writing import FoldedRows, RowRoom, start_of, write_row
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.told import Row
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import RIGHT, Pen

_ARROW = Size(18, least=15)

_TITLED = 100.0
"""Height in units from which there is room for a title above the lines."""
_HEAD, _STEP, _FOOT = 42.0, 28.0, 6.0
_OPENERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_STAYS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
_NOTCH = 120
"""Of a wheel, as Qt counts it."""


class ChroniclePanel(Panel):
    """Scrolled by wheel and keys; ``opened`` asks for the room of a page, or gives it back.

    Two boxes beside the title leave out what is not of somebody, or not of something.
    """

    opened = Signal(bool)
    access_tree: AccessTree | None = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.access_tree = AccessTree(self, Role.List)
        self._top = 0
        self._turned = 0
        self.rows: tuple[Row, ...] = ()
        self._folding = FoldedRows()
        self._folded: tuple[Row, ...] | None = None
        self.is_open = False
        self._beside = QRectF()
        self._heading = ""
        """The title, or its first word where the boxes need the room."""
        self._seat: Seat | None = None
        self.filter = ChronicleFilter(self)
        self.filter.changed.connect(lambda: self.show_rows(self.rows))
        self.filter.left.connect(self._on_keys_left)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def title(self) -> str:
        return self.tr("Chronicle")

    @property
    def _nothing_yet(self) -> str:
        if self.filter.leaves_out:
            return self.tr("Nothing of that has happened yet.")
        return self.tr("Nothing has happened yet.")

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """All that happened, newest first."""
        self.rows = rows
        self._top, self._folded = 0, None
        self._place_boxes()
        self._say()
        self.renew()

    @property
    def _told(self) -> tuple[Row, ...]:
        """A single line, which shows no boxes, is the newest of all."""
        return self.filter.kept(self.rows) if self._is_titled else self.rows

    def look_as(self, seat: Seat | None) -> None:
        """Whoever looks now is not told what the one before has looked for."""
        if seat != self._seat:
            self._seat = seat
            self.filter.forget()

    def scroll_by(self, lines: int) -> None:
        """Towards older lines, or back to newer ones."""
        last = max(0, len(self._fold_if_due()) - self.shown)
        top = max(0, min(last, self._top + lines))
        if top != self._top:
            self._top = top
            self.refresh()

    def set_open(self, is_open: bool) -> None:
        """Opens a single line to a page, or folds it again."""
        if is_open != self.is_open:
            self.is_open, self._top = is_open, 0
            self.opened.emit(is_open)

    @property
    def shown(self) -> int:
        """How many lines there is room for."""
        if not self._is_titled:
            return max(1, int((self.face.height() / self.unit - 4) / _STEP))
        return max(1, int((self.face.height() / self.unit - _HEAD - _FOOT) / _STEP))

    @property
    def visible_rows(self) -> tuple[Row, ...]:
        lines = self._fold_if_due()
        return lines[self._top : self._top + self.shown]

    @property
    def _is_titled(self) -> bool:
        return self.face.height() >= _TITLED * self.unit

    @property
    def _head(self) -> QRectF:
        """What the title and the boxes share, in pixels; empty without a title."""
        if not self._is_titled or self.face.isEmpty():
            return QRectF()
        across = self.face.width() - 54 * self.unit
        left = self.face.left() + 18 * self.unit
        return QRectF(left, self.face.top() + 6 * self.unit, across, 33 * self.unit)

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area, unit)
        self._folding.forget()
        self._folded = None
        self._place_boxes()

    def _place_boxes(self) -> None:
        head, metrics = self._head, QFontMetricsF(display(20 * self.unit))
        titles = [self.title, self.tr("Chronicle")]
        room = head.width() - self.filter.needed(self.unit) - 14 * self.unit
        fitting = [one for one in titles if metrics.horizontalAdvance(one) <= room]
        self._heading = (fitting or titles[-1:])[0]
        title = metrics.horizontalAdvance(self._heading)
        self._beside = self.filter.place(head, self.unit, title + 14 * self.unit)

    def describe(self) -> None:
        self._say()

    def _say(self) -> None:
        self.setAccessibleName(self.title)
        told = "\n".join(row.text for row in self._told[:6]) or self._nothing_yet
        set_description(self, "\n".join(filter(None, (self.filter.told, told))))
        if self.access_tree is not None:
            rows = self._told
            self.access_tree.show(lambda: _lines(rows))

    def _fold_if_due(self) -> tuple[Row, ...]:
        """Long lines go on below, but where there is but one line."""
        if self._folded is None:
            is_one = self.shown == 1
            told = self._folding.of(self._told, self._room, self.unit)
            self._folded = self._told if is_one else told
            self._top = max(0, min(self._top, len(self._folded) - self.shown))
        return self._folded

    def _room(self, row: Row) -> float:
        """Pixels for the words of a row."""
        room = self._right - start_of(row, self._left, self.unit)
        if row is self._told[0]:
            room -= QFontMetricsF(body(14 * self.unit)).horizontalAdvance(self.tr("just now"))
            room -= 12 * self.unit
        return room

    @property
    def _right(self) -> float:
        """Where lines end."""
        return self.face.right() - 34 * self.unit

    @property
    def _left(self) -> float:
        """Where lines begin."""
        return self.face.left() + 20 * self.unit

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        pen, unit, face = Pen(painter, self.tips), self.unit, self.face
        if self._is_titled:
            paint_sheet(painter, face, unit)
            head = QRectF(face)
            head.setRight(self._beside.right() + 20 * unit)
            paint_title(pen, head, unit, self._heading)
            top = face.top() + _HEAD * unit
        else:
            paint_ticket(painter, face, unit, tint(tones().gold_edge, 0.0), is_golden=False)
            top = face.top() + (face.height() - self.shown * _STEP * unit) / 2
        right = self._right
        for number, row in enumerate(self.visible_rows):
            base = top + (number + 0.68) * _STEP * unit
            edge = right
            if number == 0 and self._top == 0 and self._is_titled:
                edge = self._draw_now(pen, right, base)
            self._draw_row(pen, row, base, edge)
        if not self._told:
            at = QPointF(face.left() + 20 * unit, top + 0.68 * _STEP * unit)
            pen.line(at, self._nothing_yet, body(15.5 * unit), tones().soft_ink, right - at.x())
        self._draw_edge(painter)

    @property
    def _has_more(self) -> bool:
        return len(self._fold_if_due()) > self.shown

    def _draw_now(self, pen: Pen, right: float, base: float) -> float:
        colour, unit = tones().past_text, self.unit
        at = QPointF(right, base)
        taken = pen.line(at, self.tr("just now"), body(14 * unit), colour, 160 * unit, RIGHT)
        return right - taken - 12 * unit

    def _draw_row(self, pen: Pen, row: Row, base: float, right: float) -> None:
        room = RowRoom(self._left, right, base, _STEP * self.unit)
        write_row(pen, row, room, self.unit)

    def _draw_edge(self, painter: QPainter) -> None:
        """What shows that there is more: an arrow to open, and where one is in the lines."""
        unit, face = self.unit, self.face
        size = _ARROW.at(unit)
        y = face.top() + (23 * unit if self._is_titled else face.height() / 2)
        icon = tinted_icon("up" if self.is_open else "down", size, tones().old_text, self)
        painter.drawPixmap(QPointF(face.right() - size - 9 * unit, y - size / 2), icon)
        if self._is_titled and self._has_more:
            track = QRectF(face.right() - 17 * unit, face.top() + _HEAD * unit, 5 * unit, 0)
            track.setBottom(face.bottom() - 14 * unit)
            fill(painter, rounded(track, 2.5 * unit), tint(tones().gold_edge, 0.25))
            lines = len(self._fold_if_due())
            share = self.shown / lines
            thumb = QRectF(track)
            thumb.setHeight(max(14 * unit, track.height() * share))
            way = track.height() - thumb.height()
            last = max(1, lines - self.shown)
            thumb.translate(0, way * self._top / last)
            fill(painter, rounded(thumb, 2.5 * unit), tones().gold_edge)

    # --- Qt ------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        self.scroll_by(-notches)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.set_open(not self.is_open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page, lines = max(1, self.shown - 1), len(self._fold_if_due())
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -lines,
            Qt.Key.Key_End: lines,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.scroll_by(steps[key])
        elif key in _OPENERS and not event.isAutoRepeat():
            self.set_open(not self.is_open)
        elif key == Qt.Key.Key_Escape and self.is_open:
            self.set_open(False)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._on_keys_left(event)

    def _on_keys_left(self, event: QFocusEvent) -> None:
        """Whoever goes on elsewhere has read it; its boxes and their lists belong to it."""
        focus = QApplication.focusWidget()
        is_within = focus is not None and (focus is self or self.isAncestorOf(focus))
        if not is_within and event.reason() not in _STAYS:
            self.set_open(False)


def _lines(rows: Sequence[Row]) -> tuple[AccessPart, ...]:
    """The lines for assistive technology, newest first; each keeps its key as newer ones come."""
    told = [aloud(row.text) for row in rows]
    return tuple(
        AccessPart(f"line:{len(told) - at}", Role.StaticText, one) for at, one in enumerate(told)
    )
