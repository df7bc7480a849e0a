"""What happened since the viewer acted last: a slip of paper for a few seconds, or when asked for.

It is made of events alone, and holds what everybody saw.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAction, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.floats import Float
from vivaroi_gui.ui.kit.fonts import body, text_factor
from vivaroi_gui.ui.kit.grammar import joined
from vivaroi_gui.ui.kit.key_places import LetterKeys
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_titled
from vivaroi_gui.ui.kit.row_writing import FoldedRows, RowRoom, start_of, write_row
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.told import Row
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.floating import Floating
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.settings import Settings

SHOWN_MS, ROW_MS = 2500, 700
"""How long it stays, and how much longer for each line."""
_MOST = 8
"""Lines; of more the latest are told."""
_EDGE = 12.0
"""Units of the page above it, at least."""
_GOES_ON = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
)
"""Keys that act on nothing."""
_WIDE, _HEAD, _STEP, _FOOT, _SIDE = 470.0, 42.0, 28.0, 14.0, 20.0


class RecapSlip(Panel):
    """Lines of the chronicle, oldest first."""

    put_away = Signal()
    """By a click or Esc."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        self._most = _MOST
        self._written: tuple[Row, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def lines(self) -> tuple[str, ...]:
        """What can be read on it."""
        left_out = len(self._rows) - len(self._shown)
        more = (self.tr("%n earlier event(s)", "", left_out),) if left_out else ()
        return (*more, *(row.text for row in self._shown))

    @property
    def _is_long(self) -> bool:
        """Whether the first line tells how much is left out."""
        return len(self._rows) > self._most

    @property
    def _shown(self) -> tuple[Row, ...]:
        return self._rows[len(self._rows) + 1 - self._most :] if self._is_long else self._rows

    def set_rows(self, rows: tuple[Row, ...]) -> None:
        """What is to be told."""
        self._rows = rows
        self.describe()

    def place_on(self, page: QRectF, column: Sequence[QRectF], asking: QRectF) -> None:
        """Over the tickets, which lead a column of panels; at the right where there is none.

        It tells less where it would come to lie over what people are asked with.
        """
        unit = max(0.82 * text_factor(), min(page.width() / 1440, page.height() / 854))
        across = min(_WIDE * unit, page.width() - 28 * unit)
        left = page.width() - across - 14 * unit
        area = QRectF(left, page.height() * 0.2, across, 0)
        if column:
            area = QRectF(column[0])
            area.moveTop(max(area.top(), _EDGE * unit))
        for self._most in range(_MOST, 0, -1):
            area.setHeight(self._height(area.width(), unit))
            is_clear = asking.isEmpty() or area.bottom() <= asking.top()
            if is_clear and area.bottom() <= page.bottom():
                break
        area.setBottom(_edge(area.bottom(), column, _HEAD * unit))
        self.describe()
        self.place(area, unit)

    def _height(self, width: float, unit: float) -> float:
        """What is told now needs so many pixels."""
        self._fold(width, unit)
        lines = len(self._written) + self._is_long
        return (_HEAD + _STEP * (lines + 1) + _FOOT) * unit

    def _fold(self, width: float, unit: float) -> None:
        """Long lines go on below."""

        def room(row: Row) -> float:
            return width - 2 * _SIDE * unit - start_of(row, 0, unit)

        self._written = FoldedRows().of(self._shown, room, unit)

    def describe(self) -> None:
        self.setAccessibleName(self.tr("Since your turn"))
        set_description(self, "\n".join(self.lines))

    def draw(self, painter: QPainter) -> None:
        pen, unit, face = Pen(painter, self.tips), self.unit, self.face
        paint_titled(pen, face, unit, self.tr("Since your turn"))
        left, right = face.left() + _SIDE * unit, face.right() - _SIDE * unit
        base, step = face.top() + (_HEAD + 0.68 * _STEP) * unit, _STEP * unit
        if self._is_long:
            at = QPointF(left, base)
            pen.line(at, self.lines[0], body(15.5 * unit), tones().soft_ink, right - left)
            base += step
        for number, row in enumerate(self._written):
            room = RowRoom(left, right, base + number * step, step)
            write_row(pen, row, room, unit)
        at = QPointF(left, face.bottom() - _FOOT * unit)
        pen.line(at, self.tr("Esc puts it away"), body(15.5 * unit), tones().soft_ink, right - left)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.put_away.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
        else:
            super().keyPressEvent(event)


def _edge(bottom: float, column: Sequence[QRectF], head: float) -> float:
    """The nearest edge from ``bottom`` down that cuts no tickets and no head of another panel."""
    for number, panel in enumerate(column):
        tall = panel.height() if number == 0 else min(head, panel.height())
        if panel.top() < bottom < panel.top() + tall:
            bottom = panel.top() + tall
    return bottom


class _Hand(QObject):
    """Hears the first key or press that acts on the pages while the slip lies over them.

    It acts all the same: whoever plays on has read.
    """

    def __init__(self, pages: PageStack, put_away: Callable[[], None]) -> None:
        super().__init__(pages)
        self._pages = pages
        self._put_away = put_away

    def watch(self, *, is_watching: bool) -> None:
        app = QApplication.instance()
        assert app is not None, "nothing is shown without an application"
        (app.installEventFilter if is_watching else app.removeEventFilter)(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.MouseButtonPress and not _acts(event):
            return False
        page = self._pages.current
        if isinstance(watched, QWidget) and page is not None and page.isAncestorOf(watched):
            self._put_away()
        return False


def _acts(event: QEvent) -> bool:
    """Whether it is a key that does something."""
    if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
        return False
    is_heard = LetterKeys.are_heard or not event.text().isalpha()
    return is_heard and event.key() not in _GOES_ON


class Recap(QObject):
    """Tells a viewer who was away, once for each turn; ``action`` tells anybody again.

    Away is who had the game opened anew, who handed the screen to another, and who looked at
    another window while somebody acted.  Where nobody has acted since one's own vote, what came of
    it waited to be read, and is told to who asks.
    """

    gone = Signal()
    """What was told is not seen any more."""

    def __init__(
        self, bridge: Bridge, pages: PageStack, action: QAction, settings: Settings
    ) -> None:
        super().__init__(pages)
        self._bridge = bridge
        self._pages = pages
        self._action = action
        self._settings = settings
        self._told_turn: tuple[Seat | None, int] | None = None
        self._was_away = False
        self._has_told = False
        """Whether what lies there has been read out, as well as shown."""
        self.slip = RecapSlip(pages)
        self._floating = Floating(pages.floats, Float.RECAP, self)
        self._floating.seen.connect(self._on_seen)
        self._floating.gone.connect(self.gone)
        self.slip.put_away.connect(self._floating.leave)
        action.triggered.connect(self._on_asked)
        bridge.opened.connect(self._forget)
        bridge.curtain_wanted.connect(self._on_curtain_wanted)
        bridge.advanced.connect(self._on_advanced)
        pages.currentChanged.connect(lambda _: self._place())
        pages.installEventFilter(self)
        self._hand = _Hand(pages, self._floating.leave)

    def refresh(self) -> None:
        """Something may have changed: tells whoever is on turn again, and nobody else."""
        turn, rows = self._turn, self._rows
        if turn != self._told_turn or not rows:
            self._floating.leave()
        elif not self.slip.isHidden():  # in another language, perhaps
            self.slip.set_rows(rows)
            self._place()
        self._action.setEnabled(bool(rows) and self._bridge.is_viewers_turn)
        self._action.setStatusTip("" if self._action.isEnabled() else self._why_not)
        if turn != self._told_turn and self._bridge.is_viewers_turn:
            has_missed = self._has_missed(rows)
            self._told_turn = turn
            if has_missed and self._settings.tells_since_turn:
                self.slip.set_rows(rows)
                self._floating.claim(SHOWN_MS + ROW_MS * min(len(rows), _MOST))
            self._was_away = False

    def _has_missed(self, rows: tuple[Row, ...]) -> bool:
        is_opened_anew = self._told_turn is None and bool(rows)
        return self._was_away and (is_opened_anew or any(row.player for row in rows))

    @property
    def _why_not(self) -> str:
        bridge = self._bridge
        if not bridge.is_open:
            return text("controls", "no.game")
        if bridge.view.seat is not None and not bridge.is_viewers_turn:
            return self.tr("At your turn you are told what has happened since the last one.")
        return self.tr("Nobody has acted since your turn.")

    def _forget(self) -> None:
        """Another game: everything is to be told anew."""
        self._told_turn, self._was_away = None, True

    def _on_curtain_wanted(self, _: Seat) -> None:
        self._was_away = True

    def _on_advanced(self, *_: object) -> None:
        self._was_away |= not self._pages.window().isActiveWindow()

    @property
    def _turn(self) -> tuple[Seat | None, int] | None:
        """Whose turn it is, and since when."""
        if not self._bridge.is_open or self._bridge.view.seat is None:
            return None
        bridge, seat = self._bridge, self._bridge.view.seat
        return seat, bridge.screens.last_turn(bridge.events, bridge.options, seat)

    @property
    def _rows(self) -> tuple[Row, ...]:
        bridge = self._bridge
        if not bridge.is_open:
            return ()
        return bridge.screens.rows_since(bridge.events, bridge.players, bridge.view)

    def tell(self) -> None:
        """Tells it until it is put away."""
        self.slip.set_rows(self._rows)
        self._floating.claim()
        self._place()

    def _on_asked(self) -> None:
        """Who asks for it has read a hint that lies there."""
        is_unheard = QAccessible.isActive() and not self._has_told
        if self._floating.is_seen and not is_unheard:
            self._floating.leave()
            announce(self.slip, text("access", "say.away"))
            return
        self._pages.floats.make_way(Float.HINT)
        self.tell()
        self._has_told = not self.slip.isHidden()
        if self._has_told:  # the keys stay where they are
            announce(self.slip, joined(self.slip.accessibleName(), *self.slip.lines))

    def _on_seen(self, is_seen: bool) -> None:
        self._has_told = False
        self.slip.setVisible(is_seen)
        self._hand.watch(is_watching=is_seen)
        self._place()
        if not is_seen:
            self._pages.slip_gone.emit(self.slip.geometry())

    def _place(self) -> None:
        if self.slip.isHidden():
            return
        self.slip.raise_()
        page = self._pages.current
        papers, asking = (page.papers, page.asking) if page else ((), QRectF())
        self.slip.place_on(QRectF(self._pages.rect()), papers, asking)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
