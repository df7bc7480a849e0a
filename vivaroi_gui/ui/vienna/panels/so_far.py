"""The stops of an evaluation that lie behind, a row for each, with what they brought and why."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_parts import Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, bold, text_pixels
from vivaroi_gui.ui.kit.ink import fill, rounded, tint
from vivaroi_gui.ui.kit.panel import Tip
from vivaroi_gui.ui.kit.panel_papers import paint_sheet, paint_title
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.portrait import paint_shield
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen
from vivaroi_gui.ui.vienna.panels.eval_papers import EvaluationPaper
from vivaroi_gui.ui.vienna.panels.evaluation import losers_of, so_far
from vivaroi_gui.ui.vienna.panels.evaluation_words import EvaluationWords
from vivaroi_gui.ui.vienna.panels.words import joined
from vivaroi_gui.ui.vienna.tokens import outcome, paint_tokens, tokens_width

_STEP: Final = 29.0
_SHORT: Final = 180.0
"""Units of height under which the rows begin closer to the title."""
_NOTCH: Final = 120
"""Of a wheel, as Qt counts it."""
_KEYS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class SoFar(EvaluationPaper):
    """The last rows where there is no room for all; wheel and keys lead to those above.

    A row that is pressed asks for its stop to be seen.
    """

    access_tree: AccessTree | None = None

    picked = Signal(int)
    """The number of a stop in the evaluation."""

    def __init__(self, words: EvaluationWords, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.access_tree = self._tree = AccessTree(self, Role.List)
        self.looked: int | None = None
        """The stop that people look back at."""
        self._above = 0
        """Rows that people have gone up from the last ones."""
        self._turned = 0

    def set_players(self, players: tuple[Player, ...]) -> None:
        self.looked, self._above = None, 0
        super().set_players(players)

    def show_view(self, view: View) -> None:
        if view is not self._view:
            self._above = 0
        super().show_view(view)
        self._take_keys()

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area, unit)
        self._take_keys()

    def _take_keys(self) -> None:
        """Where all rows are in sight, keys have nothing to do here."""
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if self._hidden else policy.NoFocus)

    def look_at(self, number: int | None) -> None:
        """Marks the row of a stop, and brings it into sight."""
        if number == self.looked:
            return
        self.looked = number
        if number is not None:
            first, last = self._first, self._first + self.shown - 1
            self.scroll_by(min(0, number - first) + max(0, min(number, self._last) - last))
        self.refresh()

    # --- rows ----------------------------------------------------------------------------------

    def describe(self) -> None:
        view = self._view
        self.setAccessibleName(self._words.so_far())
        if view is not None:
            told = [self._words.row(record, self._players, view) for record in so_far(view)]
            set_description(self, joined(told or [self._words.nothing_yet()]))
            self._tree.show_rows(told)

    @property
    def _number(self) -> int:
        return 0 if self._view is None else len(so_far(self._view))

    @property
    def _last(self) -> int:
        return max(0, self._number - 1)

    @property
    def _room(self) -> QRectF:
        """Where the rows lie."""
        unit, face = self.unit, self.face
        above = 42 if face.height() > _SHORT * unit else 36
        return face.adjusted(0, above * unit, 0, -8 * unit)

    @property
    def _pitch(self) -> float:
        wanted = min(_STEP * self.unit, self._room.height() / max(1, self._number))
        return max(text_pixels(SMALLEST) * 1.2, wanted)

    @property
    def shown(self) -> int:
        """How many rows there is room for."""
        return max(1, int(self._room.height() / self._pitch + 0.01))

    @property
    def _hidden(self) -> int:
        return max(0, self._number - self.shown)

    @property
    def _first(self) -> int:
        """The number of the uppermost row."""
        return max(0, self._hidden - self._above)

    @property
    def rows(self) -> list[tuple[int, QRectF]]:
        """The stops whose rows are seen."""
        room, pitch, first = self._room, self._pitch, self._first
        numbers = range(first, min(self._number, first + self.shown))
        return [
            (one, QRectF(room.left(), room.top() + (one - first) * pitch, room.width(), pitch))
            for one in numbers
        ]

    def scroll_by(self, rows: int) -> None:
        """Towards later stops, or back to earlier ones."""
        above = max(0, min(self._hidden, self._above - rows))
        if above != self._above:
            self._above = above
            self.refresh()

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        unit, face, view = self.unit, self.face, self._view
        paint_sheet(painter, face, unit)
        pen = Pen(painter, self.tips)
        if face.height() >= 70 * unit:
            paint_title(pen, face, unit, self._words.so_far())
        if view is None:
            return
        if not self._number:
            room = self._room
            line = QRectF(room.left() + 18 * unit, room.top(), room.width() - 36 * unit, 24 * unit)
            text = self._words.nothing_yet()
            pen.lines(line, text, body(15.5 * unit), tones().soft_ink, LEFT)
        for number, area in self.rows:
            self.tips.append(Tip(area, self._words.row(so_far(view)[number], self._players, view)))
            self._draw_row(pen, view, number, area)
        self._draw_bar(painter)

    def _draw_row(self, pen: Pen, view: View, number: int, area: QRectF) -> None:
        unit, record = self.unit, so_far(view)[number]
        player, stop = self._players[record.seat], view.stops[record.stop]
        if number == self.looked:
            lit = area.adjusted(10 * unit, 0, -12 * unit, 0)
            fill(pen.painter, rounded(lit, 6 * unit), tint(tones().gold, 0.35))
        middle = area.center().y()
        at = QPointF(area.left() + 27 * unit, middle)
        paint_shield(pen.painter, player, at, 19 * unit, self.ratio)
        high = min(19 * unit, area.height() * 0.8)
        tokens = outcome(record, view.board)
        losers = losers_of(record)
        start, aside = area.left() + area.width() * 0.66, 18 * unit
        room = area.right() - 14 * unit - start - aside * len(losers)
        wide = min(tokens_width(tokens, high), room)
        for place, seat in enumerate(losers):
            beside = QPointF(start + wide + (place + 0.7) * aside, middle)
            paint_shield(pen.painter, self._players[seat], beside, 14 * unit, self.ratio)
        paint_tokens(pen.painter, tokens, QPointF(start + wide / 2, middle), high, wide)
        base, name = middle + 5 * unit, people().seat(player)
        left = area.left() + 44 * unit
        room = (start - left - 16 * unit) * 0.44
        pen.line(QPointF(left, base), name, bold(16 * unit), tones().ink, room)
        second = left + room + 8 * unit
        names = [stop.name, stop.name.rsplit(" ", 1)[-1]]
        soft, rest = tones().soft_ink, start - second - 8 * unit
        pen.line_of(QPointF(second, base), names, body(16 * unit), soft, rest)

    def _draw_bar(self, painter: QPainter) -> None:
        """What shows that there is more above or below."""
        if not self._hidden:
            return
        unit, room = self.unit, self._room
        track = QRectF(room.right() - 11 * unit, room.top(), 5 * unit, room.height())
        fill(painter, rounded(track, 2.5 * unit), tint(tones().gold_edge, 0.25))
        thumb = QRectF(track)
        thumb.setHeight(max(14 * unit, track.height() * self.shown / self._number))
        way = track.height() - thumb.height()
        thumb.translate(0, way * self._first / self._hidden)
        fill(painter, rounded(thumb, 2.5 * unit), tones().gold_edge)

    # --- Qt ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            at = event.position()
            found = next((number for number, area in self.rows if area.contains(at)), None)
            if found is not None:
                self.picked.emit(found)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        self.scroll_by(-notches)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _KEYS.get(Qt.Key(event.key()))
        if step is None or not self._hidden:
            super().keyPressEvent(event)
        else:
            self.scroll_by(step)
