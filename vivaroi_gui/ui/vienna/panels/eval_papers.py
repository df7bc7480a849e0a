"""The papers of an evaluation that only tell: its head, what lies behind, the round in sum."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.fonts import body, display, heavy
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_sheet, paint_violet_paper
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import paint_portrait
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vienna.panels.evaluation import Sum, start_of_round, sums
from vivaroi_gui.ui.vienna.panels.evaluation_words import EvaluationWords
from vivaroi_gui.ui.vienna.panels.words import joined
from vivaroi_gui.ui.vienna.pictures import paint_coin
from vivaroi_gui.ui.vienna.tokens import MINUS, paint_seal

_CARRIAGE: Final = (124 / 76, 0.78)
"""Width to height, and the height as a share of the head."""


class EvaluationPaper(Panel):
    """Shows a view of an evaluation; ``players`` are who sits there."""

    def __init__(self, words: EvaluationWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view = players, None
        self.refresh()

    def show_view(self, view: View) -> None:
        if view is not self._view:
            self._view = view
            self.describe()
            self.refresh()


class EvaluationHead(EvaluationPaper):
    """What goes on, where nobody has to choose."""

    def describe(self) -> None:
        self.setAccessibleName(self._words.evaluation())
        set_description(self, self._words.stop_by_stop())

    def draw(self, painter: QPainter) -> None:
        unit, face = self.unit, self.face
        paint_violet_paper(painter, face, unit)
        high = face.height() * _CARRIAGE[1]
        wide = high * _CARRIAGE[0]
        at = QPointF(face.left() + 16 * unit, face.center().y() - high * 0.52)
        painter.drawPixmap(at, picture("vienna/carriage", wide, high, self.ratio))
        pen, left = Pen(painter, self.tips), at.x() + wide + 12 * unit
        room = face.right() - left - 14 * unit
        base = face.top() + face.height() * 0.48
        title = self._words.evaluation()
        large = display(min(25 * unit, face.height() * 0.42))
        pen.line(QPointF(left, base), title, large, tones().night_title, room)
        below = QPointF(left, base + face.height() * 0.3)
        pen.line(below, self._words.stop_by_stop(), body(15.5 * unit), tones().night_text, room)


class RoundSums(EvaluationPaper):
    """What the round has brought everybody until now."""

    is_held = False
    """Whether the stop that lies open is not counted yet."""
    _events: Sequence[Event] = ()

    def set_history(self, events: Sequence[Event]) -> None:
        """All that has happened, of which turns have changed points and coins too."""
        self._events = events
        self.describe()
        self.refresh()

    def place_of(self, seat: Seat) -> QPointF:
        """Where a player's sums stand."""
        wide = self.face.width() / max(1, len(self._players))
        return self.face.topLeft() + QPointF((seat + 0.5) * wide, self.face.height() / 2)

    def hold(self, is_held: bool) -> None:
        if is_held != self.is_held:
            self.is_held = is_held
            self.refresh()

    def describe(self) -> None:
        self.setAccessibleName(self._words.this_round())
        if self._view is not None:
            set_description(self, joined(self._told(self._view)))

    def _told(self, view: View) -> list[str]:
        start = start_of_round(self._events, view)
        pairs = zip(self._players, sums(view, start), strict=True)
        return [self._words.sum(player, found) for player, found in pairs]

    def draw(self, painter: QPainter) -> None:
        unit, face, view = self.unit, self.face, self._view
        paint_sheet(painter, face, unit)
        if view is None:
            return
        pen, is_low = Pen(painter, self.tips), face.height() < 80 * unit
        if not is_low:
            base = face.topLeft() + QPointF(18, 27) * unit
            room = face.width() - 36 * unit
            pen.line(base, self._words.this_round(), display(18 * unit), tones().ink, room)
        inner = face.adjusted(14 * unit, (6 if is_low else 32) * unit, -10 * unit, -8 * unit)
        wide = inner.width() / len(self._players)
        told = self._told(view)
        start = start_of_round(self._events, view)
        for seat, found in enumerate(sums(view, start, before_last=self.is_held)):
            area = QRectF(inner.left() + seat * wide, inner.top(), wide, inner.height())
            self.tips.append(Tip(area, told[seat]))
            self._draw_sum(pen, self._players[seat], found, area)

    def _draw_sum(self, pen: Pen, player: Player, found: Sum, area: QRectF) -> None:
        """The face, and beside it points over coins."""
        unit, painter = self.unit, pen.painter
        radius = min(14 * unit, area.width() * 0.17)
        face = QPointF(area.left() + radius + 2 * unit, area.center().y())
        paint_portrait(painter, player, face, radius, self.ratio)
        x = face.x() + radius + min(17 * unit, area.width() * 0.21)
        paint_seal(
            painter, QPointF(x, area.top() + area.height() * 0.27), 10.5 * unit, found.points
        )
        low = area.top() + area.height() * 0.74
        paint_coin(painter, QPointF(x, low), 16 * unit, self.ratio)
        sign = "+" if found.coins > 0 else MINUS if found.coins < 0 else ""
        made = heavy(15 * unit)
        base = QPointF(x + min(11 * unit, area.width() * 0.17), low + made.pixelSize() * 0.34)
        pen.line(base, f"{sign}{abs(found.coins)}", made, tones().ink, 40 * unit)
