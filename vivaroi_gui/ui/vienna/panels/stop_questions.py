"""What is chosen in an evaluation: a character, a symbol, coins of others."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.board import CharacterCard
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.moves import ChooseSymbol, Move, Steal, TakeCharacter
from vivaroi_gui.rules.vienna.records import Comparison
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit import targets
from vivaroi_gui.ui.kit.fonts import heavy
from vivaroi_gui.ui.kit.portrait import paint_portrait
from vivaroi_gui.ui.kit.targets import target_size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vienna.cards import CARD_RATIO, paint_character, paint_whole_name
from vivaroi_gui.ui.vienna.panels.card_button import CardButton
from vivaroi_gui.ui.vienna.panels.chip import Chip
from vivaroi_gui.ui.vienna.panels.evaluation import would_bring
from vivaroi_gui.ui.vienna.panels.question_words import QuestionWords
from vivaroi_gui.ui.vienna.panels.symbols_beside import draw_symbols, figures, with_card
from vivaroi_gui.ui.vienna.pictures import paint_coin
from vivaroi_gui.ui.vienna.tokens import Sign, Token, paint_tokens, text
from vivaroi_gui.ui.vienna.words.cards import card_words

_GAP: Final = 10.0
_STRIP: Final = 28.0
"""Units of height for the symbols of three people."""
_CAPTION: Final = 24.0
"""Units below a card, for what it would make."""
_COINS: Final = (1, 2, 3)


_TOLD, _LEAST_CARD = 118.0, 90.0
"""Units across of what is told below a card; units of height of one that can be told apart."""


class StopQuestions(QObject):
    """The buttons on the card of a stop; nothing where nobody chooses."""

    chosen = Signal(object)

    def __init__(self, words: QuestionWords, card: QWidget) -> None:
        super().__init__(card)
        self._words = words
        self._card = card
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._is_live = True
        self._area = QRectF()
        self._pitch = 0.0
        """Pixels from card to card."""
        self._unit = 1.0
        self.cards: list[CardButton] = []
        self.symbols = [Chip(card) for _ in Symbol]
        self.coins: dict[tuple[Seat, int], Chip] = {}
        self._stolen: tuple[tuple[Seat, int], ...] = ()
        self.take = Chip(card)
        self.take.clicked.connect(self._on_take)
        for symbol, chip in zip(Symbol, self.symbols, strict=True):
            chip.clicked.connect(partial(self._choose_symbol, symbol))
        for chip in (*self.symbols, self.take):
            chip.hide()

    def show_view(self, view: View, players: tuple[Player, ...], *, is_live: bool) -> None:
        if (view, players, is_live) != (self._view, self._players, self._is_live):
            self._view, self._players, self._is_live = view, players, is_live
            self._stolen = ()
            self.speak()

    def speak(self) -> None:
        """Says all buttons in the language of now."""
        view = self._view
        if view is not None:
            if not (self._is_live and view.legal) and any(one.hasFocus() for one in self._answers):
                self._card.setFocus(Qt.FocusReason.OtherFocusReason)  # or from one to the next
            self._say_cards(view)
            self._say_symbols(view)
            self._say_coins(view)

    def place(self, area: QRectF, unit: float) -> None:
        self._area, self._unit = area, unit
        self._place_cards()
        self._place_symbols()
        self._place_coins()

    def take_focus(self) -> bool:
        """Of the answer that a hint speaks of, or the first one, if there is one."""
        free = [one for one in self._answers if one.isEnabled() and not one.isHidden()]
        answer = max(free, key=lambda one: one.is_hinted, default=None)
        if answer is not None:
            answer.setFocus()
        return answer is not None

    @property
    def _answers(self) -> list[CardButton | Chip]:
        return [*self.cards, *self.symbols, *self.coins.values(), self.take]

    def show_hint(self, move: Move | None) -> None:
        """Marks the answer of a move, or none any more."""
        view = self._view
        shown = view.display if view is not None else ()
        for button, one in zip(self.cards, shown, strict=False):
            button.set_hinted(move == TakeCharacter(one))
        for symbol, chip in zip(Symbol, self.symbols, strict=True):
            chip.set_hinted(move == ChooseSymbol(symbol))
        stolen = move.coins if isinstance(move, Steal) else ()
        for key, chip in self.coins.items():
            chip.set_hinted(key in stolen)
        self.take.set_hinted(isinstance(move, Steal) and not stolen)

    # --- a character ---------------------------------------------------------------------------

    def _say_cards(self, view: View) -> None:
        """One button for each kind that lies there, in their order."""
        kinds = view.display if view.phase is Phase.TAKE else ()
        while len(self.cards) < len(kinds):
            button = CardButton(self._card)
            button.clicked.connect(partial(self._choose_card, len(self.cards)))
            self.cards.append(button)
        for button in self.cards[len(kinds) :]:
            button.hide()
        for button, one in zip(self.cards, kinds, strict=False):
            card = view.board.characters[one]
            is_on = self._is_live and TakeCharacter(one) in view.legal
            told = card_words().character_told(card)
            button.show_card(partial(_paint, card), told, self._makes(view, card), is_on=is_on)

    def _makes(self, view: View, card: CharacterCard) -> str:
        """What a card would make of the symbols of whoever takes it."""
        if view.turn is None:
            return ""
        return self._words.makes(card_words().shown(with_card(view.symbols[view.turn], card)))

    def _choose_card(self, place: int) -> None:
        assert self._view is not None
        self.chosen.emit(TakeCharacter(self._view.display[place]))

    def _place_cards(self) -> None:
        shown = [button for button in self.cards if not button.isHidden()]
        if not shown or self._area.isEmpty():
            return
        gap, below = _GAP * self._unit, (self._strip + _CAPTION) * self._unit
        room = self._area.adjusted(0, 0, 0, -below)
        wide = (room.width() - gap * (len(shown) - 1)) / len(shown)
        high = min(room.height(), wide / CARD_RATIO)
        self._pitch = max(high * CARD_RATIO, min(_TOLD * self._unit, wide)) + gap
        left = room.center().x() - (self._pitch * (len(shown) - 1) + high * CARD_RATIO) / 2
        top = room.center().y() - high / 2
        for number, button in enumerate(shown):
            button.set_unit(self._unit)
            button.place_card(QPointF(left + number * self._pitch, top), high)

    @property
    def _strip(self) -> float:
        """Units for the symbols of neighbours: left out where the cards would be too small."""
        room = self._area.height() / self._unit - _CAPTION - _STRIP
        return _STRIP if room >= _LEAST_CARD else 0.0

    def _draw_around_cards(self, pen: Pen, view: View, ratio: float) -> None:
        """Below each card what it would make, and whose symbols it is to be compared with."""
        if view.phase is not Phase.TAKE or view.turn is None:
            return
        unit, seat = self._unit, view.turn
        for button, one in zip(self.cards, view.display, strict=False):
            made = with_card(view.symbols[seat], view.board.characters[one])
            low = QRectF(button.geometry()).bottom() + (_CAPTION / 2 - 4) * unit
            middle = QPointF(button.geometry().center().x() + 0.5, low)
            shown = (text("→"), *figures(made, is_whole=False))
            room = max(button.width() + 4 * unit, self._pitch - _GAP * unit)
            paint_tokens(pen.painter, shown, middle, 16 * unit, room)
        if not self._strip:
            return
        strip = QRectF(self._area)
        strip.setTop(strip.bottom() - _STRIP * unit)
        draw_symbols(pen, view, seat, self._players, strip, ratio)

    # --- a symbol ------------------------------------------------------------------------------

    def _say_symbols(self, view: View) -> None:
        is_asked = view.phase is Phase.SYMBOL and view.turn is not None
        for symbol, chip in zip(Symbol, self.symbols, strict=True):
            chip.setVisible(is_asked)
            if not is_asked or view.turn is None:
                continue
            found = would_bring(view, view.turn, symbol)
            points = sum(one.points for one in found)
            is_on = ChooseSymbol(symbol) in view.legal
            reason = "" if is_on else self._words.compared()
            if not self._is_live or view.seat != view.turn:
                reason = self._words.not_yours()
            name = card_words().symbol(symbol)
            price = (*_figures(found), text("+"), Token(Sign.SEAL, points))
            chip.offer(name, (Token(Sign.SYMBOL, symbol),), price, is_primary=False, reason=reason)
            chip.setAccessibleName(self._words.brings(name, points))

    def _choose_symbol(self, symbol: Symbol) -> None:
        self.chosen.emit(ChooseSymbol(symbol))

    def _place_symbols(self) -> None:
        gap, number = _GAP * self._unit, len(self.symbols)
        room = (self._area.height() - gap * (number - 1)) / number
        high = min(max(42 * self._unit, target_size()), room)
        top = self._area.center().y() - (high * number + gap * (number - 1)) / 2
        for place, chip in enumerate(self.symbols):
            chip.set_unit(self._unit)
            area = QRectF(self._area.left(), top + place * (high + gap), self._area.width(), high)
            chip.setGeometry(area.toAlignedRect())

    # --- coins of others -----------------------------------------------------------------------

    @property
    def _victims(self) -> list[Seat]:
        """Those who have a coin, clockwise from the one who takes."""
        view = self._view
        if view is None or view.phase is not Phase.STEAL or view.turn is None:
            return []
        number = view.options.players
        others = [(view.turn + step) % number for step in range(1, number)]
        return [seat for seat in others if view.coins[seat]]

    def _say_coins(self, view: View) -> None:
        wanted = {
            (seat, coins) for seat in self._victims for coins in _COINS if coins <= view.coins[seat]
        }
        for key in wanted - set(self.coins):
            chip = Chip(self._card)
            chip.setCheckable(True)
            chip.clicked.connect(partial(self._pick, *key))
            self.coins[key] = chip
        is_own = self._is_live and view.seat is not None and view.seat == view.turn
        reason = "" if is_own else self._words.not_yours()
        for key, chip in self.coins.items():
            chip.setVisible(key in wanted)
            if key not in wanted:
                continue
            seat, coins = key
            is_picked = key in self._stolen
            chip.setChecked(is_picked)
            price = (text(f"+{coins}"), Token(Sign.COIN))
            chip.offer("", price, (), is_primary=is_picked, reason=reason)
            chip.setAccessibleName(self._words.take_from(self._players[seat], coins))
        self.take.setVisible(bool(self._victims))
        number = sum(coins for _, coins in self._stolen)
        sign = (Token(Sign.ACTION, "steal"),)
        words, is_picked = self._words.take_short(number), bool(self._stolen)
        self.take.offer(words, sign, (), is_primary=is_picked, reason=reason)
        self.take.setAccessibleName(self._words.take(self._players, self._stolen))

    def _pick(self, seat: Seat, coins: int) -> None:
        """A choice joins the one before where both together are allowed, else takes its place."""
        assert self._view is not None
        pick = (seat, coins)
        both = tuple(sorted((*self._stolen, pick)))
        if pick in self._stolen:
            self._stolen = tuple(one for one in self._stolen if one != pick)
        elif Steal(both) in self._view.legal:
            self._stolen = both
        else:
            self._stolen = (pick,)
        self._say_coins(self._view)

    def _on_take(self) -> None:
        self.chosen.emit(Steal(self._stolen))

    @property
    def _rows(self) -> list[tuple[Seat, QRectF]]:
        """A row for each of those who can be taken from; below them lies the golden chip."""
        victims, gap = self._victims, targets.gap(5 * self._unit)
        if not victims:
            return []
        number = len(victims) + 1
        room = (self._area.height() - gap * (number - 1)) / number
        high = min(max(36 * self._unit, target_size()), room)
        left, wide = self._area.left(), self._area.width()
        return [
            (seat, QRectF(left, self._area.top() + place * (high + gap), wide, high))
            for place, seat in enumerate(victims)
        ]

    def _place_coins(self) -> None:
        rows = self._rows
        for seat, row in rows:
            wide = (row.width() - 130 * self._unit) / len(_COINS)
            for coins in _COINS:
                chip = self.coins.get((seat, coins))
                if chip is None:
                    continue
                left = row.right() - wide * (len(_COINS) - coins + 1)
                apart = targets.gap(6 * self._unit)
                area = QRectF(left, row.top(), wide - apart, row.height())
                chip.set_unit(self._unit)
                chip.setGeometry(area.toAlignedRect())
        if rows:
            apart = targets.gap(5 * self._unit)
            low = rows[-1][1].translated(0, rows[-1][1].height() + apart)
            self.take.set_unit(self._unit)
            self.take.setGeometry(low.toAlignedRect())

    def draw(self, pen: Pen, view: View, ratio: float) -> None:
        """Who has coins, before what may be taken; and why a symbol cannot be chosen."""
        for chip in (*self.symbols, self.take, *self.coins.values()):
            if not (chip.isHidden() or chip.isEnabled()):
                pen.tell(QRectF(chip.geometry()), chip.reason)
        self._draw_around_cards(pen, view, ratio)
        unit = self._unit
        for seat, row in self._rows:
            radius = min(15 * unit, row.height() * 0.42)
            face = QPointF(row.left() + radius + 4 * unit, row.center().y())
            paint_portrait(pen.painter, self._players[seat], face, radius, ratio)
            coin = face + QPointF(radius + 30 * unit, 0)
            paint_coin(pen.painter, coin, 18 * unit, ratio)
            made = heavy(17 * unit)
            base = coin + QPointF(14 * unit, made.pixelSize() * 0.34)
            pen.line(base, str(view.coins[seat]), made, tones().ink, 40 * unit)
            told = self._words.has_coins(self._players[seat], view.coins[seat])
            pen.tell(QRectF(row.left(), row.top(), 120 * unit, row.height()), told)


def _figures(found: Sequence[Comparison]) -> Iterator[Token]:
    """The own symbols against those of each neighbour."""
    for one in found:
        sign = "=" if one.own == one.theirs else ">" if one.own > one.theirs else "<"
        yield text(f"{one.own} {sign} {one.theirs}")
        yield Token(Sign.TEXT, "  ")


def _paint(
    card: CharacterCard, painter: QPainter, corner: QPointF, high: float, ratio: float
) -> None:
    paint_character(painter, card, corner, high, ratio)
    paint_whole_name(painter, card, corner, high)
