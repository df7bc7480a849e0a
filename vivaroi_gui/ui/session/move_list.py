"""The legal moves as a list beside the board: an equal way to play, for whoever wants it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAction, QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from vivaroi_gui.rules.core import Move
from vivaroi_gui.ui.kit import styles
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.floats import Float
from vivaroi_gui.ui.kit.fonts import body, text_factor
from vivaroi_gui.ui.kit.grammar import initial_of
from vivaroi_gui.ui.kit.key_places import is_letter_alone
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_titled
from vivaroi_gui.ui.kit.sizes import TEXT, page_unit
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.session.reading import MoveRow

_MOST = 20
"""Rows; where there are more, what they are about is chosen first."""
_WIDE, _HIGH, _HEAD, _SIDE = 400.0, 440.0, 46.0, 14.0
_ROW = Qt.ItemDataRole.UserRole
_NAME = Qt.ItemDataRole.UserRole + 1
_OPENS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class MoveList(Panel):
    """A real list: arrows and letters lead through it, Enter or two clicks choose."""

    chosen = Signal(object)
    """A move to be played."""
    pointed = Signal(object)
    """The move on whose row the keys are; None where they are on none."""
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[MoveRow, ...] = ()
        self._group = ""
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        styles.keep_styled(self.list, lambda: styles.styled(styles.LIST))
        self.list.itemActivated.connect(self._on_activated)
        self.list.currentItemChanged.connect(lambda item: self.pointed.emit(_move_of(item)))
        self.list.installEventFilter(self)
        self._read = QTimer(self, singleShot=True, interval=0)
        self._read.timeout.connect(self._press_read)
        self.list.itemSelectionChanged.connect(self._on_marked)
        self.setFocusProxy(self.list)
        self.hide()

    def show_rows(self, rows: tuple[MoveRow, ...]) -> None:
        """What may be played now; where it is the same, the keys stay where they are."""
        if rows != self._rows:
            self._rows, self._group = rows, ""
            self._fill()

    @property
    def _groups(self) -> list[str]:
        """What the moves are about, in their order; none where all have room."""
        if len(self._rows) <= _MOST:
            return []
        return [*dict.fromkeys(row.about for row in self._rows)]

    def _fill(self) -> None:
        """The moves, or what they are about; the keys stay on the words on which they were."""
        current: QListWidgetItem | None = self.list.currentItem()
        before = current.text() if current is not None else ""
        self.list.clear()
        if self._groups and not self._group:
            names = {row.about: row.name for row in reversed(self._rows)}
            for about in self._groups:
                QListWidgetItem(about, self.list).setData(_NAME, names[about])
        for row in self._rows if self._group or not self._groups else ():
            if not self._group or row.about == self._group:
                item = QListWidgetItem(row.text, self.list)
                item.setData(_ROW, row)
                item.setData(_NAME, row.name)
        found = self.list.findItems(before, Qt.MatchFlag.MatchExactly) if before else []
        self.list.setCurrentRow(self.list.row(found[0]) if found else 0)
        self.describe()
        self.refresh()

    def _on_activated(self, item: QListWidgetItem) -> None:
        move = _move_of(item)
        if move is not None:
            self.chosen.emit(move)
        else:
            self._group = item.text()
            self._fill()

    def _on_marked(self) -> None:
        """What is current follows in a moment, where keys or a pointer did it."""
        if QAccessible.isActive():
            self._read.start()

    def _press_read(self) -> None:
        """Assistive technology marks a row, or no row any more, and leads nowhere: it presses."""
        marked = self.list.selectedItems()
        current: QListWidgetItem | None = self.list.currentItem()
        item = marked[0] if marked else current
        if item is not None and (not marked or item is not current):
            self.list.setCurrentItem(item)
            self._on_activated(item)

    def _jump(self, letter: str) -> bool:
        """To the next row with a name of that letter: in a town all rows begin alike."""
        count, here = self.list.count(), self.list.currentRow()
        for step in range(1, count + 1):
            row = (here + step) % count
            if initial_of(self.list.item(row).data(_NAME)) == letter:
                self.list.setCurrentRow(row)
                return True
        return False

    def back_out(self) -> None:
        """From the moves of one to all that may move, or out of the list."""
        if self._group:
            self._group = ""
            self._fill()
        else:
            self.left.emit()

    def describe(self) -> None:
        name = text("access", "table.moves").format(n=self.list.count())
        self.setAccessibleName(name)
        self.list.setAccessibleName(name)
        is_about = bool(self._groups) and not self._group
        how = "table.moves.how.about" if is_about else "table.moves.how"
        set_description(self.list, text("access", how))

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight, and opened anew: from its beginning."""
        super().hideEvent(event)
        if self._group:
            self._group = ""
            self._fill()

    # --- where and how -------------------------------------------------------------------------

    def place_on(self, page: QRectF, column: Sequence[QRectF]) -> None:
        """Over the first papers of a column; at the right where there is none."""
        unit = max(page_unit(page.width(), page.height()), 0.7 * text_factor())
        self.list.setFont(body(TEXT.at(unit)))  # which says how high a row is
        area = QRectF(0, 0, _WIDE * unit, min(_HIGH * unit, self._needed(unit)))
        area.moveTopRight(page.topRight() + QPointF(-_SIDE * unit, page.height() * 0.2))
        if column:
            area = QRectF(column[0])
            lowest = min(page.bottom() - _SIDE * unit, area.top() + _HIGH * unit)
            needed = area.top() + self._needed(unit)
            if self._rows:
                needed = max(needed, column[-1].top() - _SIDE * unit)
            bottom = min(lowest, needed)
            cut = [paper.bottom() for paper in column if paper.top() < bottom < paper.bottom()]
            area.setBottom(max([bottom, *cut]))
        self.lie_in(area, unit)

    def lie_in(self, area: QRectF, unit: float) -> None:
        """In the place that a page has for it."""
        self.list.setFont(body(TEXT.at(unit)))
        self.place(area, unit)
        inside = self.face.adjusted(_SIDE * unit, _HEAD * unit, -_SIDE * unit, -_SIDE * unit)
        self.list.setGeometry(inside.toRect())

    def _needed(self, unit: float) -> float:
        """So many pixels show all rows."""
        rows = self.list.sizeHintForRow(0) * self.list.count()
        return rows + (_HEAD + 2 * _SIDE) * unit

    def draw(self, painter: QPainter) -> None:
        paint_titled(Pen(painter, self.tips), self.face, self.unit, self.accessibleName())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter is the list's own on every system, and Esc leads back."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            item: QListWidgetItem | None = self.list.currentItem()
            if event.key() == Qt.Key.Key_Escape:
                self.back_out()
                return True
            if event.key() in _OPENS and not event.isAutoRepeat() and item is not None:
                self._on_activated(item)
                return True
            if is_letter_alone(event) and self._jump(initial_of(event.text())):
                return True
        return super().eventFilter(watched, event)


class Moves(QObject):
    """Shows the list while ``action`` is on; made of the viewer's legal moves and nothing else."""

    def __init__(self, bridge: Bridge, pages: PageStack, action: QAction) -> None:
        super().__init__(pages)
        self._bridge = bridge
        self._pages = pages
        self._paper: MoveList | None = None
        action.triggered.connect(self._on_asked)
        bridge.opened.connect(self._on_opened)  # no lambda: it would keep the bridge for good
        pages.currentChanged.connect(lambda _: self.refresh())
        pages.moves_wanted.connect(self._on_tab)
        pages.installEventFilter(self)

    @property
    def paper(self) -> MoveList:
        """Made when it is first asked for."""
        if self._paper is None:
            self._paper = paper = MoveList(self._pages)
            paper.chosen.connect(self._pages.choose)
            paper.pointed.connect(self._on_pointed)
            paper.left.connect(self.dismiss)
        return self._paper

    @property
    def is_shown(self) -> bool:
        return self._paper is not None and not self._paper.isHidden()

    def _on_opened(self) -> None:
        if self.is_shown:
            self._put_away()

    def _put_away(self) -> None:
        self.paper.hide()
        if self._pages.current is not None:
            self._pages.current.front_moves(is_shown=False)

    def dismiss(self) -> bool:
        """Puts the list away; False where none is shown."""
        if not self.is_shown:
            return False
        self._put_away()
        self._pages.mark_hint(None)
        self._pages.take_focus()
        return True

    def refresh(self) -> None:
        """Something may have changed; the list goes with its game."""
        if self.is_shown and not self._bridge.is_open:
            self._put_away()
        elif self.is_shown and self._pages.current and self._pages.current.chooses_in_secret:
            self._leave()  # what is done there is in no list
        elif self.is_shown:
            rows = self._rows
            if not rows and self._bridge.is_viewers_turn and self.paper.list.hasFocus():
                self._pages.take_focus()  # what is to be done is no move
            self.paper.show_rows(rows)
            self._place()

    def _leave(self) -> None:
        """Puts the list away; its keys go to the page."""
        had_keys = self.paper.list.hasFocus()
        self._put_away()
        if had_keys:
            self._pages.take_focus()

    @property
    def _rows(self) -> tuple[MoveRow, ...]:
        bridge = self._bridge
        if not bridge.is_open or not bridge.is_viewers_turn:
            return ()
        return bridge.screens.reading.moves(bridge.view, bridge.players)

    def _on_asked(self) -> None:
        """A list that lies there without the keys gets them first."""
        page = self._pages.current
        if page is not None and page.chooses_in_secret:
            page.take_focus()
            if page.asking_paper is not None:  # what is asked there is in no list
                announce(page, page.asking_paper.accessibleName())
            return
        has_keys = self.is_shown and self.paper.list.hasFocus()
        if not (has_keys and self.dismiss()) and self._bridge.is_open:
            self._show()

    def _on_tab(self, is_wanted: bool) -> None:
        if is_wanted and not self.is_shown and self._bridge.is_open:
            self._show()
        elif not is_wanted and self.is_shown:
            self.paper.hide()
            self._pages.mark_hint(None)

    def _show(self) -> None:
        self._pages.floats.make_way(Float.RECAP)
        if self._pages.current is not None:
            self._pages.current.front_moves(is_shown=True)
        self.paper.show()
        self.paper.describe()
        self.paper.show_rows(self._rows)
        self._place()
        self.paper.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.paper.pointed.emit(_move_of(self.paper.list.currentItem()))

    def _on_pointed(self, move: Move | None) -> None:
        """Who would move lights up on the board."""
        if self.is_shown and self.paper.list.hasFocus():
            self._pages.mark_hint(move, is_advice=False)

    def _place(self) -> None:
        if not self.is_shown:
            return
        page = self._pages.current
        area = page.moves_area if page else QRectF()
        if page is not None and not area.isEmpty():
            at = page.mapTo(self._pages, QPoint(0, 0))
            self.paper.lie_in(area.translated(QPointF(at)), text_factor())
            self.paper.raise_()
            return
        self.paper.place_on(QRectF(self._pages.rect()), page.papers if page else ())
        self.paper.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)


def _move_of(item: QListWidgetItem | None) -> Move | None:
    row = item.data(_ROW) if item is not None else None
    return row[0] if row else None
