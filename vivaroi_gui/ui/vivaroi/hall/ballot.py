"""The ballot: the viewer's own vote cards, and one button that lays the chosen one."""

from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.deliberate import deliberate_key
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, bold, display, elided, fit
from vivaroi_gui.ui.kit.ink import falling, fill, outline, tint
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import wrap
from vivaroi_gui.ui.vivaroi.hall.hand_card import DraggedCard, HandCard, LayButton
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.words.cards import card_words

_KEY_TEXT = Size(15, least=13.5)

_MOST_ASLANT = 16.0
"""Degrees between the first and the last card of a fan."""
_SMALLEST_LINE = 19.0
"""Units of a name in one line; a longer one is written in two."""


class Ballot(QWidget):
    """The tray at the bottom of the hall; of one size whatever the viewer holds."""

    laid = Signal(object)
    """The card that the viewer has confirmed."""

    def __init__(self, words: HallWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._hall = parent
        self._player: Player | None = None
        self._unit = 1.0
        self._hand: tuple[Card, ...] = ()
        self._most = 2
        self.cards: list[HandCard] = []
        self.chosen: Card | None = None
        self._advised: Card | None = None
        self.confirm = LayButton(self, "check", is_primary=True)
        self.confirm.clicked.connect(self._on_confirmed)
        self.confirm.stepped.connect(self._on_stepped)
        self._dragged = DraggedCard(parent)
        self._raised: HandCard | None = None
        self._is_open = False

    # --- what is shown -------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether there are cards to choose from."""
        return self._is_open

    @property
    def has_keys(self) -> bool:
        """Whether a card or the button has the keyboard focus."""
        return any(control.hasFocus() for control in (*self.cards, self.confirm))

    def take_focus(self) -> None:
        """The keys go to the first card of an open ballot."""
        if self.cards:
            self.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def open(self, player: Player, hand: tuple[Card, ...], most: int) -> bool:
        """Offers the cards of a hand; ``most`` of them may be spent in a round.

        Opened again for the same hand it keeps the choice; returns whether it is another one.
        """
        is_new = not self._is_open or (player, hand, most) != (
            self._player,
            self._hand,
            self._most,
        )
        if is_new:
            self._deal(player, hand, most)
        self._lay_out()
        self.show()
        return is_new

    def seal(self, player: Player) -> None:
        """Says that the vote is sealed, in the same place and size."""
        self._drop_cards()
        self._player = player
        self._is_open = False
        self.setAccessibleName(self._spoken())
        self.confirm.hide()
        self.show()
        self.update()

    def put_away(self) -> None:
        """Nobody's ballot: what was chosen is forgotten."""
        self._drop_cards()
        self._is_open = False
        self.hide()

    def advise(self, card: Card | None) -> None:
        """Marks one card of that kind, or none any more."""
        self._advised = card
        self._mark_advised()

    def retranslate(self) -> None:
        self.setAccessibleName(self._spoken())
        self.confirm.setText(self._words.lay(self.chosen))
        self.confirm.setAccessibleName(self.confirm.words)
        self.confirm.setAccessibleDescription(deliberate_key())
        for card in self.cards:
            self._name_card(card)
        self._lay_out()

    def set_unit(self, unit: float) -> None:
        """Takes another size."""
        self._unit = unit
        self.confirm.set_unit(unit)
        self._lay_out()

    # --- the hand ------------------------------------------------------------------------------

    def _deal(self, player: Player, hand: tuple[Card, ...], most: int) -> None:
        self._drop_cards()
        self._player, self._hand, self._most = player, hand, most
        for kind in hand:
            card = HandCard(kind, self)
            card.clicked.connect(partial(self._choose, card))
            card.stepped.connect(self._on_stepped)
            card.confirmed.connect(self._on_confirmed)
            card.grip.moved.connect(partial(self._on_dragged, card))
            card.grip.dropped.connect(self._on_dropped)
            card.grip.lost.connect(self._on_lost)
            card.show()
            self.cards.append(card)
        self.confirm.show()
        self._is_open = True
        self._order_focus()
        self._mark_advised()
        self._refresh()

    def _drop_cards(self) -> None:
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        self.chosen = None
        self._hand = ()

    def _mark_advised(self) -> None:
        """Of several like it the last one of the fan, which no other covers."""
        fitting = [card for card in self.cards if card.card is self._advised]
        for card in self.cards:
            card.is_advised = card in fitting[-1:]
            card.update()
            self._name_card(card)
        self._stack()

    def _order_focus(self) -> None:
        for first, second in zip(self.cards, (*self.cards[1:], self.confirm), strict=True):
            QWidget.setTabOrder(first, second)

    def _choose(self, chosen: HandCard | None) -> None:
        for card in self.cards:
            card.setChecked(card is chosen)
        self._refresh()

    def _on_dragged(self, card: HandCard, at: QPointF) -> None:
        if self._dragged.isHidden():
            self._raised = next((one for one in self.cards if one.isChecked()), None)
            self._choose(card)
        self._dragged.follow(card, at)

    def _on_dropped(self, at: QPointF) -> None:
        """Anywhere in the hall but on the tray the card is laid."""
        self._dragged.hide()
        place = self._hall.mapFromGlobal(at).toPoint()
        if self._hall.rect().contains(place) and not self.geometry().contains(place):
            self._on_confirmed()

    def _on_lost(self) -> None:
        """The hand is as it was before the card was taken out of it."""
        if not self._dragged.isHidden():
            self._dragged.hide()
            self._choose(self._raised)

    def _on_stepped(self, step: int) -> None:
        row: list[QAbstractButton] = [*self.cards, self.confirm]
        index = row.index(self.sender()) + step  # type: ignore[arg-type]
        if 0 <= index < len(row) and row[index].isEnabled():
            row[index].setFocus(Qt.FocusReason.TabFocusReason)

    def _on_confirmed(self) -> None:
        if self.chosen is not None:
            self.laid.emit(self.chosen)

    def _refresh(self) -> None:
        """After a choice: the chosen card is up and in front, and may be laid."""
        chosen = [card for card in self.cards if card.isChecked()]
        self.chosen = chosen[0].card if chosen else None
        self.confirm.setEnabled(bool(chosen))
        for card in self.cards:
            card.settle()
        self._stack()
        self.retranslate()

    def _stack(self) -> None:
        """From left to right, then the advised card, and the chosen one in front."""
        fan = sorted(self.cards, key=lambda card: (card.isChecked(), card.is_advised))
        for part in (*fan, self.confirm):
            part.raise_()

    def _name_card(self, card: HandCard) -> None:
        word = card_words().name(card.card)
        card.setAccessibleName(self._words.chosen(card.card) if card.isChecked() else word)
        card.setAccessibleDescription(self._words.advised() if card.is_advised else "")

    def _spoken(self) -> str:
        if self._player is None:
            return ""
        is_team = self._player.is_team
        asks = self._words.lay_one if self._is_open else self._words.sealed
        name = people().seat(self._player)
        return self.tr("{name}, {asked}").format(name=name, asked=asks(is_team=is_team))

    # --- where everything is -------------------------------------------------------------------

    def _lay_out(self) -> None:
        unit = self._unit
        hint = self.confirm.sizeHint()
        width = max(round(self._side - 26 * unit), 60)
        corner = QPoint(self.width() - width - round(22 * unit), round(self._top + 50 * unit))
        self.confirm.setGeometry(QRect(corner, QSize(width, hint.height())))
        left, right = self._side + 66 * unit, self.width() - self._side - 66 * unit
        count = len(self.cards)
        pitch = min((right - left) / max(1, count - 1), 116 * unit)
        first = (left + right) / 2 - pitch * (count - 1) / 2
        for number, card in enumerate(self.cards):
            lean = number - (count - 1) / 2
            middle = QPointF(first + pitch * number, self._fan_middle + abs(lean) * 5 * unit)
            card.lie(middle, lean * min(4.0, _MOST_ASLANT / max(1, count - 1)), unit)
        self.update()

    @property
    def _top(self) -> float:
        """Where the panel begins; cards in hand stand out above it, a sealed one lies above."""
        return (108 if self._is_open else 170) * self._unit

    @property
    def _side(self) -> float:
        """Width of the words at the left, and of the button at the right."""
        return max(190 * self._unit, 176.0)

    @property
    def _fan_middle(self) -> float:
        return 122 * self._unit

    # --- drawing -------------------------------------------------------------------------------

    def _paint_panel(self, painter: QPainter) -> None:
        unit, top, width, height = self._unit, self._top, self.width(), self.height()
        path = QPainterPath(QPointF(4, height + 10))
        path.quadTo(QPointF(4, top + 14 * unit), QPointF(90 * unit, top + 12 * unit))
        path.quadTo(
            QPointF(width / 2, top - 10 * unit), QPointF(width - 90 * unit, top + 12 * unit)
        )
        path.quadTo(QPointF(width - 4, top + 14 * unit), QPointF(width - 4, height + 10))
        for spread in (18, 9, 4):
            outline(painter, path, tint(tones().ink, 0.12), spread * unit)
        area = QRectF(0, top, width, height - top)
        fill(painter, path, falling(area, *tones().chest))
        outline(painter, path, tones().frame_gold, 2)

    def _paint_words(self, painter: QPainter) -> None:
        """Whose ballot it is, and below the name what to do; or that it is done."""
        if not self._is_open or self._player is None:
            self._paint_sealed(painter)
            return
        unit = self._unit
        area = QRectF(46 * unit, self._top + 22 * unit, self._side - 60 * unit, 200)
        painter.setPen(tones().night_title)
        called = self.tr("{name},").format(name=people().seat(self._player))
        area.translate(0, _write_name(painter, area, called, unit))
        painter.setFont(body(17 * unit))
        painter.setPen(tones().night_text)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        asked = self._words.lay_one(is_team=self._player.is_team)
        painter.drawText(area, flags, asked)
        if self.chosen is not None:
            self._paint_key(painter)

    def _paint_key(self, painter: QPainter) -> None:
        """Over the button, what lays the chosen card as well."""
        button = self.confirm.geometry()
        base = QPointF(button.center().x(), button.top() - 3 * self._unit)
        made = bold(_KEY_TEXT.at(self._unit))
        write(painter, base, deliberate_key(), made, tones().night_text)

    def _paint_sealed(self, painter: QPainter) -> None:
        area = QRectF(self.rect()).adjusted(80 * self._unit, self._top, -80 * self._unit, 0)
        made = display(22 * self._unit)
        painter.setFont(made)
        painter.setPen(tones().night_title)
        text = elided(self._spoken(), made, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)

    # --- Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_panel(painter)
        self._paint_words(painter)


def _write_name(painter: QPainter, area: QRectF, name: str, unit: float) -> float:
    """Writes a name at the top of an area, a long one in two lines; how far down it reaches."""
    smallest = max(17.0, _SMALLEST_LINE * unit)
    made = fit(name, display(25 * unit), area.width(), smallest)
    lines = wrap(name, QFontMetricsF(made), area.width())
    if len(lines) > 1:
        made = fit(max(lines, key=len), display(smallest), area.width(), SMALLEST)
        lines = wrap(name, QFontMetricsF(made), area.width())
        lines = [lines[0], elided(" ".join(lines[1:]), made, area.width())]
    pitch = made.pixelSize() * (1.4 if len(lines) == 1 else 1.15)
    painter.setFont(made)
    for number, line in enumerate(lines):
        row = area.translated(0, number * pitch)
        painter.drawText(row, Qt.AlignmentFlag.AlignHCenter, line)
    return len(lines) * pitch
