"""The viewer's paper: dice to choose, their changes, coins, the circle and special cards."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.data import CHANGE, Special
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_violet_paper
from vivaroi_gui.ui.kit.targets import are_large
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vienna.panels.chip import Chip
from vivaroi_gui.ui.vienna.panels.dice_row import DiceRow
from vivaroi_gui.ui.vienna.panels.hand_drawing import HandDrawing
from vivaroi_gui.ui.vienna.panels.hand_layout import HandLayout
from vivaroi_gui.ui.vienna.panels.hand_words import HandWords
from vivaroi_gui.ui.vienna.panels.offers import (
    Deed,
    Proposal,
    deed_of,
    faces,
    in_hand,
    is_to_throw,
    offers,
    slots,
)
from vivaroi_gui.ui.vienna.selection import Selection, Use
from vivaroi_gui.ui.vienna.tokens import Sign, Token, Tokens

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
        self._offers: tuple[Proposal, ...] = ()
        self._hint: Move | None = None
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
            if self._view is None or _asked(self._view) != _asked(view):
                self._selection.clear()
            self._view, self._seat, self._is_live = shown
            self.dice.cancel_gesture()
            is_turning = self.is_own and view.phase is Phase.PRATER
            asked = Use.TURNING if is_turning else Use.PLACING
            self._selection.show_hand(*in_hand(view, seat), asked)
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
        view, seat = self._view, self._seat
        if view is None:
            return HandLayout(self.face, self.unit, 0, self._is_compact)
        cards = len(view.circles[seat]) + 1 + len(view.specials_of(seat))
        return HandLayout(self.face, self.unit, slots(view, seat), self._is_compact, cards)

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
            can_carry=self.is_own and view.phase is Phase.TURN,
            can_throw=self._is_throwing,
        )
        self.dice.show_faces(faces(view, self._selection) if self.is_own else {})
        self._say_chips()
        self.show_hint(self._hint)
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
        set_description(self, self._words.told(view, self._seat))
        self._say_chips()
        self.dice.describe()

    def _lay_out(self) -> None:
        layout = self.layout_now
        self.dice.place(layout)
        has_faces = not self.dice.faces[0].isHidden()
        has_room = not (self.face.isEmpty() or layout.is_strip)
        areas = [layout.cancel] if has_faces else layout.chips(max(1, len(self._offers)))
        for number, chip in enumerate(self.chips):
            is_there = number < len(self._offers) and has_room
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
        chips = self.chips[: len(self._offers)]
        max(chips, key=lambda chip: chip.is_hinted).setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # --- what is pressed -----------------------------------------------------------------------

    def _press(self, number: int) -> None:
        if number < len(self._offers):
            self.do(self._offers[number].deed)

    def offer(self, deed: Deed) -> Proposal | None:
        """What is offered of that kind."""
        return next((one for one in self._offers if one.deed is deed), None)

    def chip_of(self, deed: Deed) -> Chip | None:
        """The button of what is offered; None where it is not."""
        pairs = zip(self.chips, self._offers, strict=False)
        return next((chip for chip, offer in pairs if offer.deed is deed), None)

    @property
    def circle_area(self) -> QRectF:
        """The lower part of the paper, with the symbols and all cards."""
        area = QRectF(self.face)
        area.setTop(self.layout_now.rule)
        return area if self.layout_now.has_circle else QRectF()

    def show_hint(self, move: Move | None) -> None:
        """Marks the dice and the chip of a move, or nothing any more."""
        self._hint = move
        self.dice.show_hint(move)
        hinted = deed_of(move)
        for chip, offer in zip(self.chips, self._offers, strict=False):
            chip.set_hinted(offer.deed is hinted)

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
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position()
        for chip, offer in zip(self.chips, self._offers, strict=False):
            if not chip.isHidden() and QRectF(chip.geometry()).contains(at):
                self.do(offer.deed)

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        paint_violet_paper(painter, self.face, self.unit)
        if self._view is None:
            return
        shown = HandDrawing(self, Pen(painter, self.tips), self.layout_now, self._view, self._seat)
        shown.draw_head(self._words.dice(self._named))
        colour = self._players[self._seat].colour
        shown.draw_used(colour, range(self.dice.number, shown.layout.slots))
        if self.is_own and self._selection.use is Use.PLACING:
            shown.draw_sum(self._selection, is_joker=self.dice.has_joker_chosen)
        has_faces = not self.dice.faces[0].isHidden()
        if shown.layout.has_circle and not (has_faces and are_large()):
            shown.draw_circle(self._words.circle(self._named))
        for chip in self.chips:
            if not (chip.isHidden() or chip.isEnabled()):
                self.tips.append(Tip(QRectF(chip.geometry()), chip.reason))


def _asked(view: View) -> tuple[object, ...]:
    """What dice are chosen for; with a coin paid for it, a change of dice that left them alike."""
    return view.phase, view.turn, view.seat, view.coins
