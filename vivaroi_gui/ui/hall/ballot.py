"""The ballot: the viewer's own vote cards, and one button that lays the chosen one."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygon,
    QRegion,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.hall.words import HallWords
from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.cards import card_area, paint_card
from vivaroi_gui.ui.kit.control import paint_ring
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, display, elided, fit
from vivaroi_gui.ui.kit.ink import INK, STATE_GOLD, falling, fill, outline, rounded, tint
from vivaroi_gui.ui.kit.papers import FRAME_GOLD
from vivaroi_gui.ui.panels.writing import wrap
from vivaroi_gui.ui.text import texts

_LIFT = 22.0
_LARGER = 1.08
_CARD = 118.0
_MOST_ASLANT = 16.0
"""Degrees between the first and the last card of a fan."""
_SMALLEST_LINE = 19.0
"""Units of a name in one line; a longer one is written in two."""
_ASIDE = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PRESS = (*_ENTER, Qt.Key.Key_Space)


class HandCard(QAbstractButton):
    """One vote card in hand, a focusable control in the shape of the card."""

    stepped = Signal(int)
    """An arrow key: to what stands on that side."""
    confirmed = Signal()
    """Enter, on the card that is chosen already."""

    def __init__(self, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.is_advised = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._unit = 1.0
        self._tilt = 0.0
        self._middle = QPointF()

    def lie(self, middle: QPointF, tilt: float, unit: float) -> None:
        """Takes its place in the fan: a spot of the parent, degrees, pixels in a unit."""
        self._middle, self._tilt, self._unit = middle, tilt, unit
        self.settle()

    def settle(self) -> None:
        """Moves to where it belongs, chosen or not."""
        size = self._width * 2.1
        up = _LIFT * self._unit if self.isChecked() else 0.0
        middle = self._middle - QPointF(0, up)
        corner = middle - QPointF(size / 2, size / 2)
        self.setGeometry(round(corner.x()), round(corner.y()), round(size), round(size))
        rim = card_area(self._width).adjusted(-9, -9, 9, 9)
        self.setMask(QRegion(self._turn().map(QPolygon(rim.toAlignedRect()))))
        self.update()

    @property
    def _width(self) -> float:
        return _CARD * self._unit * (_LARGER if self.isChecked() else 1)

    def _turn(self) -> QTransform:
        middle = QPointF(self.width() / 2, self.height() / 2)
        return QTransform().translate(middle.x(), middle.y()).rotate(self._tilt)

    def _obey(self, key: Qt.Key) -> None:
        if key in _ASIDE:
            self.stepped.emit(_ASIDE[key])
        elif not self.isChecked():
            self.click()
        elif key in _ENTER:
            self.confirmed.emit()

    def sizeHint(self) -> QSize:
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key not in _ASIDE and key not in _PRESS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._obey(key)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(self._turn(), True)
        area, width = card_area(self._width), self._width
        if self.isChecked():
            halo = area.adjusted(-2, -2, 2, 2)
            outline(painter, rounded(halo, width * 0.09), STATE_GOLD, 9 * self._unit)
        paint_card(
            painter, self.card, texts().card_words(self.card), width, self.devicePixelRatioF()
        )
        if self.hasFocus():
            paint_ring(painter, area.adjusted(-1, -1, 1, 1), width * 0.09)
        if self.is_advised:
            self._paint_advised(painter, area)

    def _paint_advised(self, painter: QPainter, area: QRectF) -> None:
        """A dashed edge and a bulb: the card of the hint, whether it is chosen or not."""
        edge = rounded(area.adjusted(2, 2, -2, -2), self._width * 0.09)
        outline(painter, edge, tint(INK, 0.75), 5)
        pen = QPen(STATE_GOLD, 3)
        pen.setDashPattern([3.0, 2.0])
        painter.strokePath(edge, pen)
        paint_bulb(painter, area.topRight() + QPointF(-8, 8) * self._unit, 15 * self._unit)


class LayButton(PaperButton):
    """The confirm button; arrow keys lead from it back to the cards."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key not in _ASIDE:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.stepped.emit(_ASIDE[key])


class Ballot(QWidget):
    """The tray at the bottom of the hall; of one size whatever the viewer holds."""

    laid = Signal(object)
    """The card that the viewer has confirmed."""

    def __init__(self, words: HallWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._name = ""
        self._unit = 1.0
        self._hand: tuple[Card, ...] = ()
        self._most = 2
        self.cards: list[HandCard] = []
        self.chosen: Card | None = None
        self._advised: Card | None = None
        self.confirm = LayButton(self, "check", is_primary=True)
        self.confirm.clicked.connect(self._on_confirmed)
        self.confirm.stepped.connect(self._on_stepped)
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

    def open(self, name: str, hand: tuple[Card, ...], most: int) -> bool:
        """Offers the cards of a hand; ``most`` of them may be spent in a round.

        Opened again for the same hand it keeps the choice; returns whether it is another one.
        """
        is_new = not self._is_open or (name, hand, most) != (self._name, self._hand, self._most)
        if is_new:
            self._deal(name, hand, most)
        self._lay_out()
        self.show()
        return is_new

    def seal(self, name: str) -> None:
        """Says that the vote is sealed, in the same place and size."""
        self._drop_cards()
        self._name = name
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
        self.confirm.setAccessibleName(self.confirm.text())
        for card in self.cards:
            self._name_card(card)
        self._lay_out()

    def set_unit(self, unit: float) -> None:
        """Takes another size."""
        self._unit = unit
        self.confirm.set_unit(unit)
        self._lay_out()

    # --- the hand ------------------------------------------------------------------------------

    def _deal(self, name: str, hand: tuple[Card, ...], most: int) -> None:
        self._drop_cards()
        self._name, self._hand, self._most = name, hand, most
        for kind in hand:
            card = HandCard(kind, self)
            card.clicked.connect(self._on_chosen)
            card.stepped.connect(self._on_stepped)
            card.confirmed.connect(self._on_confirmed)
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

    def _on_chosen(self) -> None:
        sender = self.sender()
        for card in self.cards:
            card.setChecked(card is sender)
        self._refresh()

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
        word = texts().card(card.card)
        card.setAccessibleName(self._words.chosen(card.card) if card.isChecked() else word)
        card.setAccessibleDescription(self._words.advised() if card.is_advised else "")

    def _spoken(self) -> str:
        asked = self._words.lay_one() if self._is_open else self._words.sealed()
        return self.tr("{name}, {asked}").format(name=self._name, asked=asked)

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
            outline(painter, path, tint(INK, 0.12), spread * unit)
        area = QRectF(0, top, width, height - top)
        fill(painter, path, falling(area, "#4A3580", "#241748"))
        outline(painter, path, FRAME_GOLD, 2)

    def _paint_words(self, painter: QPainter) -> None:
        """Whose ballot it is, and below the name what to do; or that it is done."""
        if not self._is_open:
            self._paint_sealed(painter)
            return
        unit = self._unit
        area = QRectF(46 * unit, self._top + 22 * unit, self._side - 60 * unit, 200)
        painter.setPen(QColor("#FFF1CF"))
        called = self.tr("{name},").format(name=self._name)
        area.translate(0, _write_name(painter, area, called, unit))
        painter.setFont(body(17 * unit))
        painter.setPen(QColor("#E9DDF5"))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, self._words.lay_one())

    def _paint_sealed(self, painter: QPainter) -> None:
        area = QRectF(self.rect()).adjusted(80 * self._unit, self._top, -80 * self._unit, 0)
        made = display(22 * self._unit)
        painter.setFont(made)
        painter.setPen(QColor("#FFF1CF"))
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
