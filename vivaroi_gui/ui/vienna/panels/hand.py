"""The viewer's paper: dice to choose, their changes, coins, the circle and special cards."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.data import CHANGE, Special, Symbol
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.fonts import body, display, numeral
from vivaroi_gui.ui.kit.ink import fill, outline, oval, shade, tint
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_violet_paper
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen
from vivaroi_gui.ui.vienna.cards import symbol_name
from vivaroi_gui.ui.vienna.desk_tones import desk_tones
from vivaroi_gui.ui.vienna.die_shape import die_shape
from vivaroi_gui.ui.vienna.panels.chip import Chip
from vivaroi_gui.ui.vienna.panels.circle import draw_circle
from vivaroi_gui.ui.vienna.panels.dice_row import DiceRow
from vivaroi_gui.ui.vienna.panels.hand_layout import HandLayout
from vivaroi_gui.ui.vienna.panels.hand_words import HandWords
from vivaroi_gui.ui.vienna.panels.offers import (
    Deed,
    Offer,
    faces,
    in_hand,
    is_to_throw,
    offers,
    slots,
)
from vivaroi_gui.ui.vienna.pictures import paint_coin, paint_symbol
from vivaroi_gui.ui.vienna.selection import Selection, Use
from vivaroi_gui.ui.vienna.tokens import Sign, Token, Tokens
from vivaroi_gui.ui.vienna.words.cards import card_words

_PAIR: Final = 2
_SIGNS: Final[dict[Deed, Tokens]] = {
    Deed.THROW: (Token(Sign.ACTION, "reroll"),),
    Deed.REROLL: (Token(Sign.ACTION, "reroll"),),
    Deed.THROW_AGAIN: (Token(Sign.ACTION, "reroll"),),
    Deed.TURN: (Token(Sign.ACTION, "adjust"),),
    Deed.COIN: (Token(Sign.COIN),),
    Deed.POINT: (Token(Sign.SEAL, 1),),
    Deed.DOUBLE: (Token(Sign.SPECIAL, Special.DOUBLE_TURN),),
}
_PRICE: Final[Tokens] = (Token(Sign.TEXT, str(CHANGE)), Token(Sign.COIN))
_PRICED: Final = (Deed.REROLL, Deed.TURN, Deed.THROW_AGAIN)
_PRIMARY: Final = (Deed.THROW, Deed.THROW_AGAIN)


class Hand(Panel):
    """Shows one seat's dice and cards; all is open, so that it may be anybody's."""

    chosen = Signal(object)
    """A move."""
    thrown = Signal()
    """The viewer throws: chance goes on."""
    refused = Signal(str)
    """Why something is off that was pressed."""

    def __init__(self, words: HandWords, selection: Selection, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._selection = selection
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._seat: Seat = 0
        self._is_compact = False
        self._is_live = True
        self.dice = DiceRow(words, selection, self)
        self.chips = [Chip(self) for _ in range(_PAIR)]
        self._offers: tuple[Offer, ...] = ()
        for number, chip in enumerate(self.chips):
            chip.clicked.connect(lambda _=False, one=number: self._press(one))
            chip.hide()
        self.dice.face_chosen.connect(self._on_face)
        self.dice.thrown.connect(self.thrown)
        selection.changed.connect(self._on_selected)

    # --- what is shown -------------------------------------------------------------------------

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view = players, None
        self.refresh()

    def show_view(self, view: View, seat: Seat, *, is_live: bool) -> None:
        """The dice and cards of a seat; without ``is_live`` there is nothing to press."""
        shown = view, seat, is_live
        if shown != (self._view, self._seat, self._is_live):
            self._view, self._seat, self._is_live = shown
            self._selection.show_hand(*in_hand(view, seat))
            if self.is_own and view.phase is Phase.PRATER:
                self._selection.begin(Use.TURNING)
            self._changed()

    def place_as(self, area: QRectF, unit: float, *, is_compact: bool) -> None:
        self._is_compact = is_compact
        self.place(area, unit)
        self._lay_out()

    @property
    def is_own(self) -> bool:
        """Whether the viewer acts with these dice now."""
        view = self._view
        return view is not None and self._is_live and self._seat == view.seat in view.to_act

    @property
    def _is_throwing(self) -> bool:
        view = self._view
        return view is not None and self._is_live and is_to_throw(view, self._seat)

    @property
    def layout_now(self) -> HandLayout:
        number = slots(self._view, self._seat) if self._view else 0
        return HandLayout(self.face, self.unit, number, self._is_compact)

    @property
    def _named(self) -> Player | None:
        """Whose paper it is, where that is not the viewer's own."""
        view = self._view
        return None if view is None or view.seat == self._seat else self._players[self._seat]

    def _on_selected(self) -> None:
        if self._view is not None:
            self._changed()

    def _changed(self) -> None:
        view = self._view
        assert view is not None
        may = offers(view, self._seat, self._selection) if self._is_live else ()
        self._offers = may
        self.dice.show_dice(
            view,
            self._seat,
            self._players[self._seat].colour,
            can_choose=self.is_own and view.phase in (Phase.TURN, Phase.PRATER),
            can_throw=self._is_throwing,
        )
        self.dice.show_faces(faces(view, self._selection) if self.is_own else {})
        self._say_chips()
        self._lay_out()
        self.describe()
        self.refresh()

    def _say_chips(self) -> None:
        view = self._view
        assert view is not None
        number = len(self._selection.chosen)
        for chip, offer in zip(self.chips, self._offers, strict=False):
            reason = ""
            if offer.why_not is not None:
                player = self._players[self._seat]
                reason = self._words.why_not(offer.why_not, view, self._seat, player)
            chip.offer(
                self._words.deed(offer.deed, number),
                _SIGNS.get(offer.deed, ()),
                _PRICE if offer.deed in _PRICED else (),
                is_primary=offer.deed in _PRIMARY,
                reason=reason,
            )
            chip.setAccessibleName(self._words.named(offer.deed, number))

    def describe(self) -> None:
        view = self._view
        if view is None:
            return
        self.setAccessibleName(self._words.circle(self._named))
        self.setAccessibleDescription(self._words.told(view, self._seat))
        self._say_chips()
        self.dice.describe()

    def _lay_out(self) -> None:
        layout = self.layout_now
        self.dice.place(layout)
        areas = layout.chips(max(1, len(self._offers)))
        for number, chip in enumerate(self.chips):
            is_there = number < len(self._offers) and not self.face.isEmpty()
            if is_there:
                chip.set_unit(self.unit)
                chip.setGeometry(areas[number].toAlignedRect())
            chip.setVisible(is_there)

    @property
    def held(self) -> tuple[tuple[str, int], ...]:
        """The chosen dice by colour and face."""
        buttons = (self.dice.buttons[place] for place in sorted(self._selection.chosen))
        return tuple((button.colour, button.face) for button in buttons)

    def take_focus(self) -> bool:
        """Of an answer, or of the die that is turned; False where the town is to answer."""
        view = self._view
        if view is None or not (self.is_own or self._is_throwing):
            return False
        if view.phase is Phase.PRATER:
            self.dice.take_focus()
            return True
        if view.phase is Phase.TURN or not self._offers:
            return False
        self.chips[0].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # --- what is pressed -----------------------------------------------------------------------

    def _press(self, number: int) -> None:
        if number < len(self._offers):
            self.do(self._offers[number].deed)

    def offer(self, deed: Deed) -> Offer | None:
        """What is offered of that kind."""
        return next((one for one in self._offers if one.deed is deed), None)

    def do(self, deed: Deed) -> bool:
        """Does what a chip offers, or says why it is off; whether there is such a chip."""
        found = self.offer(deed)
        if found is None or self._view is None:
            return False
        if found.why_not is not None:
            player = self._players[self._seat]
            reason = self._words.why_not(found.why_not, self._view, self._seat, player)
            self.refused.emit(reason)
        elif found.move is not None:
            self._play(found.move)
        else:
            self._begin(deed)
        return True

    def _begin(self, deed: Deed) -> None:
        selection = self._selection
        if deed is Deed.THROW:
            self.thrown.emit()
        elif deed is Deed.REROLL:
            selection.begin(Use.REROLLING)
        elif deed is Deed.TURN:
            selection.begin(Use.TURNING)
            if len(selection.dice) == 1:
                selection.choose((0,))
        else:
            selection.clear()

    def _on_face(self, face: int) -> None:
        """A die is turned to a face; to that which it shows: it is let go."""
        assert self._view is not None
        move = faces(self._view, self._selection).get(face)
        if move is not None:
            self._play(move)
        elif face == self._selection.total:
            self._selection.choose(())
            self.dice.take_focus()

    def _play(self, move: Move) -> None:
        self.chosen.emit(move)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on a chip that is off comes here."""
        event.accept()
        at = event.position()
        for chip, offer in zip(self.chips, self._offers, strict=False):
            if not chip.isHidden() and QRectF(chip.geometry()).contains(at):
                self.do(offer.deed)

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        paint_violet_paper(painter, self.face, self.unit)
        if self._view is None:
            return
        pen, layout = Pen(painter, self.tips), self.layout_now
        self._draw_head(pen, layout)
        self._draw_used(painter, layout)
        self._draw_sum(painter, layout)
        self._draw_circle(pen, layout)
        for chip in self.chips:
            if not (chip.isHidden() or chip.isEnabled()):
                pen.tell(QRectF(chip.geometry()), chip.accessibleDescription())

    def _draw_head(self, pen: Pen, layout: HandLayout) -> None:
        assert self._view is not None
        unit = self.unit
        coin, coins = layout.coin, self._view.coins[self._seat]
        paint_coin(pen.painter, coin, (20 if self._is_compact else 24) * unit, self.ratio)
        made = numeral((20 if self._is_compact else 22) * unit)
        base = coin + QPointF(18 * unit, made.pixelSize() * 0.34)
        across = pen.line(base, str(coins), made, tones().night_title, 40 * unit)
        where = QRectF(coin.x() - 14 * unit, coin.y() - 14 * unit, across + 34 * unit, 28 * unit)
        pen.tell(where, card_words().coins(coins))
        if layout.has_title:
            room = coin.x() - 24 * unit - layout.title.x()
            title = self._words.dice(self._named)
            pen.line(layout.title, title, display(22 * unit), tones().night_title, room)

    def _draw_used(self, painter: QPainter, layout: HandLayout) -> None:
        """The outlines of dice that lie in the town."""
        colour = self._players[self._seat].colour
        for number in range(self.dice.number, layout.slots):
            shape = die_shape(colour, layout.die(number), layout.edge * 0.94)
            pen = painter.pen()
            painter.save()
            pen.setColor(desk_tones().used)
            pen.setWidthF(1.6 * self.unit)
            pen.setDashPattern([3.2, 2.6])
            painter.strokePath(shape, pen)
            painter.restore()

    def _draw_sum(self, painter: QPainter, layout: HandLayout) -> None:
        """Two that are placed: a bracket below them, and their sum on gold."""
        chosen, unit = self._selection.chosen, self.unit
        if len(chosen) != _PAIR or self._selection.use is not Use.PLACING or not self.is_own:
            return
        ends = sorted(layout.die(place).x() for place in chosen)
        low = layout.die(0).y() + layout.bracket
        half = layout.edge / 2
        path = QPainterPath(QPointF(ends[0] - half, low - 6 * unit))
        path.lineTo(ends[0] - half, low)
        path.lineTo(ends[1] + half, low)
        path.lineTo(ends[1] + half, low - 6 * unit)
        outline(painter, path, desk_tones().rim, 2.6 * unit)
        radius = layout.sum_radius
        at = QPointF((ends[0] + ends[1]) / 2, low + 0.4 * radius)
        disc = oval(at.x(), at.y(), radius, radius)
        shade(painter, disc.translated(0, 2.5 * unit), 0.5)
        fill(painter, disc, desk_tones().rim)
        outline(painter, disc, tones().ink, 2.2 * unit)
        area = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        total = f"{self._selection.total}{'+' if self.dice.has_joker_chosen else ''}"
        write_middle(painter, area, total, numeral(radius * 1.28), tones().ink)

    def _draw_circle(self, pen: Pen, layout: HandLayout) -> None:
        view, unit, painter = self._view, self.unit, pen.painter
        assert view is not None
        line = QPainterPath(QPointF(self.face.left() + 18 * unit, layout.rule))
        line.lineTo(self.face.right() - 18 * unit, layout.rule)
        outline(painter, line, tint(tones().night_edge, 0.8), 1.2)
        if layout.has_circle_title:
            made = display((17 if self._is_compact else 20) * unit)
            room = (120 if self._is_compact else 160) * unit
            title = self._words.circle(self._named)
            pen.line(layout.circle_title, title, made, tones().night_title, room)
        made = numeral((17 if self._is_compact else 21) * unit)
        for symbol in Symbol:
            at, high = layout.symbol(symbol), layout.symbol_high
            paint_symbol(painter, symbol_name(symbol), at, high, self.ratio)
            base = at + QPointF(high / 2 + 5 * unit, made.pixelSize() * 0.34)
            count = view.symbols[self._seat][symbol]
            pen.line(base, str(count), made, tones().night_title, 40 * unit, LEFT)
            where = QRectF(at.x() - high / 2, at.y() - high / 2, high + 30 * unit, high)
            pen.tell(where, card_words().count(symbol, count))
        if layout.cards.height() > 40 * unit:
            draw_circle(pen, view, self._seat, layout.cards, self.ratio)
        else:
            pen.lines(
                layout.cards,
                self._words.told(view, self._seat),
                body(14 * unit),
                tones().night_text,
            )
