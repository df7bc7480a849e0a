"""The choice of a start card, in large, where the dice will lie."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import StartCard
from vivaroi_gui.rules.vienna.moves import ChooseStartCard, Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_violet_paper
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen
from vivaroi_gui.ui.vienna.cards import CARD_RATIO, paint_start_card
from vivaroi_gui.ui.vienna.panels.card_button import CardButton
from vivaroi_gui.ui.vienna.panels.question_words import QuestionWords
from vivaroi_gui.ui.vienna.words.cards import card_words

_GAP: Final = 14.0
_LOW: Final = 230.0
"""Units of height under which only the title is written."""


def _has_line(height: float, unit: float) -> bool:
    """Whether a paper of so many pixels says how the cards are chosen."""
    return height >= _LOW * unit


def head_height(height: float, unit: float) -> float:
    """Pixels above the cards, for the words."""
    return (76 if _has_line(height, unit) else 40) * unit


class StartChoice(Panel):
    """All start cards; those that are taken bear the shield of who has them."""

    chosen = Signal(object)

    def __init__(self, words: QuestionWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._is_live = True
        self.buttons: list[CardButton] = []

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view = players, None

    def show_view(self, view: View, *, is_live: bool) -> None:
        if (view, is_live) == (self._view, self._is_live):
            return
        self._view, self._is_live = view, is_live
        while len(self.buttons) < len(view.board.start_cards):
            button = CardButton(self)
            button.clicked.connect(partial(self._choose, len(self.buttons)))
            self.buttons.append(button)
        self.describe()
        self._lay_out()
        self.refresh()

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area, unit)
        self._lay_out()

    def _choose(self, card: int) -> None:
        self.chosen.emit(ChooseStartCard(card))

    def show_hint(self, move: Move | None) -> None:
        """Marks the card of a move, or none any more."""
        for number, button in enumerate(self.buttons):
            button.set_hinted(move == ChooseStartCard(number))

    def describe(self) -> None:
        view = self._view
        if view is None:
            return
        if not view.legal and any(button.hasFocus() for button in self.buttons):
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # or it went from one to the next
        self.setAccessibleName(self._words.start_cards())
        set_description(self, self._words.about_start_cards())
        for number, card in enumerate(view.board.start_cards):
            owner = self._owner(view, number)
            told = card_words().start_card_told(card)
            if owner is not None:
                told = self._words.taken_by(told, owner)
            self.buttons[number].show_card(
                partial(_paint, card),
                told,
                is_on=self._is_live and ChooseStartCard(number) in view.legal,
                owner=owner,
            )

    def _owner(self, view: View, card: int) -> Player | None:
        seats = (seat for seat, taken in enumerate(view.start_cards) if taken == card)
        return next((self._players[seat] for seat in seats), None)

    # --- where things are ----------------------------------------------------------------------

    @property
    def _has_line(self) -> bool:
        return _has_line(self.face.height(), self.unit)

    def _lay_out(self) -> None:
        unit, gap = self.unit, _GAP * self.unit
        room = self.face.adjusted(18 * unit, 0, -18 * unit, -16 * unit)
        room.setTop(self.face.top() + head_height(self.face.height(), unit))
        number = len(self.buttons)
        if not number or room.height() <= 0:
            return
        rows, high = max(((rows, _high(room, number, rows, gap)) for rows in (1, 2)), key=_second)
        across = -(-number // rows)
        pitch = QPointF(high * CARD_RATIO + gap, high + gap)
        left = room.center().x() - (pitch.x() * across - gap) / 2
        top = room.center().y() - (pitch.y() * rows - gap) / 2
        for place, button in enumerate(self.buttons):
            corner = QPointF(left + place % across * pitch.x(), top + place // across * pitch.y())
            button.set_unit(unit)
            button.place_card(corner, high)

    def take_focus(self) -> bool:
        """Of the card that a hint speaks of, or the first that may be chosen, if there is one."""
        free = [one for one in self.buttons if one.isEnabled()]
        button = max(free, key=lambda one: one.is_hinted, default=None)
        if button is not None:
            button.setFocus()
        return button is not None

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        paint_violet_paper(painter, self.face, self.unit)
        pen, unit = Pen(painter, self.tips), self.unit
        room = self.face.width() - 40 * unit
        base = self.face.topLeft() + QPointF(20, 30 if not self._has_line else 34) * unit
        pen.line(base, self._words.start_cards(), display(22 * unit), tones().night_title, room)
        if self._has_line:
            line = QRectF(base.x(), base.y() + 4 * unit, room, 34 * unit)
            text = self._words.about_start_cards()
            pen.lines(line, text, body(15 * unit), tones().night_text, LEFT)


def _paint(card: StartCard, painter: QPainter, corner: QPointF, high: float, ratio: float) -> None:
    paint_start_card(painter, card, corner, high, ratio)


def _high(room: QRectF, number: int, rows: int, gap: float) -> float:
    """How high cards may be in so many rows."""
    across = -(-number // rows)
    by_width = (room.width() - gap * (across - 1)) / across / CARD_RATIO
    return min(by_width, (room.height() - gap * (rows - 1)) / rows)


def _second(pair: tuple[int, float]) -> float:
    return pair[1]
