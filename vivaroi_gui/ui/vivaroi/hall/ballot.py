"""The ballot: the viewer's own vote cards, and one button that lays the chosen one."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.deliberate import deliberate_key
from vivaroi_gui.ui.kit.grammar import joined
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.reasons import allow
from vivaroi_gui.ui.kit.sheet import Backing
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.vivaroi.hall.hand_card import DraggedCard, HandCard
from vivaroi_gui.ui.vivaroi.hall.kinds import entry_of, kinds_of, name_card
from vivaroi_gui.ui.vivaroi.hall.tray import Tray
from vivaroi_gui.ui.vivaroi.hall.tray_picture import paint_call, paint_key, paint_sealed, paint_tray
from vivaroi_gui.ui.vivaroi.hall.words import HallWords


class Ballot(QWidget):
    """The tray at the bottom of the hall; of one size whatever the viewer holds.

    For keys and assistive technology it is a group of radio buttons, one for each kind of card.
    """

    laid = Signal(object)
    """The card that the viewer has confirmed."""
    access_tree: AccessTree | None = None

    def __init__(self, words: HallWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._hall = parent
        self._player: Player | None = None
        self._unit, self._is_strip = 1.0, False
        self._hand: tuple[Card, ...] = ()
        self._most = 2
        self.cards: list[HandCard] = []
        self.chosen: Card | None = None
        self._advised: Card | None = None
        self.confirm = PaperButton(self, "check", is_primary=True)
        self.confirm.clicked.connect(self._on_confirmed)
        self._dragged = DraggedCard(parent)
        self._raised: HandCard | None = None
        self._is_open = False
        self.is_overheard = False
        """Whether several people share the screen."""
        self._ground = Backing(self, self._paint_ground)
        self.access_tree = self._tree = AccessTree(self, is_whole=True, has_manual=True)

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
        """The keys go to the chosen card of an open ballot, to the advised or to the first one."""
        if self.cards:
            entry_of(self.cards).setFocus(Qt.FocusReason.OtherFocusReason)

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
        self._ground.forget()

    def put_away(self) -> None:
        """Nobody's ballot: what was chosen is forgotten."""
        self._drop_cards()
        self._is_open = False
        self.hide()

    def advise(self, card: Card | None) -> None:
        """Marks one card of that kind, or none any more."""
        self._advised = card
        self._mark_advised()
        if self.cards:
            self._lead_keys()
        if self.has_keys and (advised := _advised(self.cards)) is not None:
            advised.setFocus(Qt.FocusReason.OtherFocusReason)

    def lift_advised(self) -> bool:
        """Chooses the card that is marked; False where none is."""
        advised = _advised(self.cards)
        if advised is None:
            return False
        self._choose(advised)
        self.confirm.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def retranslate(self) -> None:
        self.setAccessibleName(self._spoken())
        self.confirm.setText(self._words.lay(self.chosen))
        self.confirm.setAccessibleName(self.confirm.words)
        allow(self.confirm, "" if self.chosen else text("controls", "ballot.lay"))
        how = text("access", "hall.lay.how").format(key=deliberate_key())
        if self.is_overheard:
            how = joined(how, text("access", "hall.lay.headphones"))
        if self.confirm.isEnabled():
            set_description(self.confirm, how)
        for card in self.cards:
            self._name(card)
        self._lay_out()

    def set_unit(self, unit: float, *, is_strip: bool = False) -> None:
        """Takes another size; in a small hall it is a strip across the page."""
        self._unit, self._is_strip = unit, is_strip
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
            card.led.connect(self._stack)
            card.grip.moved.connect(partial(self._on_dragged, card))
            card.grip.dropped.connect(self._on_dropped)
            card.grip.lost.connect(self._on_lost)
            card.show()
            self.cards.append(card)
        self.confirm.show()
        self._is_open = True
        for first, second in zip(self.cards, (*self.cards[1:], self.confirm), strict=True):
            QWidget.setTabOrder(first, second)
        self._refresh()

    def _drop_cards(self) -> None:
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        self._tree.show(tuple)
        self.chosen = None
        self._hand = ()

    def _mark_advised(self) -> None:
        """Of several like it the chosen one, else the last of the fan, which no other covers."""
        fitting = [card for card in self.cards if card.card is self._advised]
        fitting.sort(key=HandCard.isChecked)
        for card in self.cards:
            card.is_advised = card in fitting[-1:]
            card.update()
            self._name(card)
        self._stack()

    def _choose(self, chosen: HandCard | None) -> None:
        had_keys = any(card.hasFocus() for card in self.cards)
        for card in self.cards:
            card.choose(is_chosen=card is chosen)
        self._refresh()
        if had_keys and chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)

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
        """The card that gets the keys is the chosen one; beyond the last there is none."""
        kinds, sender = kinds_of(self.cards), self.sender()
        at = next(at for at, card in enumerate(kinds) if card.card is sender.card)  # type: ignore[attr-defined]
        chosen = kinds[min(max(at + step, 0), len(kinds) - 1)]
        chosen.setFocus(Qt.FocusReason.TabFocusReason)
        if not chosen.isChecked():
            self._choose(chosen)

    def _on_confirmed(self) -> None:
        if self.chosen is not None:
            self.laid.emit(self.chosen)

    def _refresh(self) -> None:
        """After a choice: the chosen card is up and in front, and may be laid."""
        chosen = [card for card in self.cards if card.isChecked()]
        self.chosen = chosen[0].card if chosen else None
        for card in self.cards:
            card.settle()
        self._mark_advised()
        self._lead_keys()
        self.retranslate()

    def _lead_keys(self) -> None:
        """One stop of Tab for all cards; a pointer gives the keys to any."""
        stop, policy = entry_of(self.cards), Qt.FocusPolicy
        for card in self.cards:
            card.setFocusPolicy(policy.StrongFocus if card is stop else policy.ClickFocus)
        kinds = kinds_of(self.cards)
        self._tree.show(lambda: (*kinds, self.confirm))

    def _stack(self) -> None:
        """From left to right, then the advised card, the chosen one, and whoever has the keys."""
        for part in (*sorted(self.cards, key=_height), self.confirm):
            part.raise_()

    def _name(self, card: HandCard) -> None:
        name_card(card, self._words, self._hand.count(card.card))

    def _spoken(self) -> str:
        if self._player is None:
            return ""
        is_team, words = self._player.is_team, self._words
        asked = words.sealed(is_team=is_team)
        if self._is_open:
            asked = words.lay_one(self._hand, is_team=is_team)
        name = people().seat(self._player)
        return self.tr("{name}, {asked}").format(name=name, asked=asked)

    # --- where everything is -------------------------------------------------------------------

    @property
    def _tray(self) -> Tray:
        return Tray(self.width(), self.height(), self._unit, self._is_open, self._is_strip)

    def _lay_out(self) -> None:
        tray = self._tray
        self.confirm.setGeometry(tray.button(self.confirm.sizeHint().height()))
        fan = tray.fan([card.card for card in self.cards])
        for card, (middle, angle) in zip(self.cards, fan, strict=True):
            card.lie(middle, angle, tray.card_unit)
        self._ground.forget()

    # --- Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._ground.pixmap)

    def _paint_ground(self, painter: QPainter) -> None:
        paint_tray(painter, self._tray)
        if not self._is_open or self._player is None:
            paint_sealed(painter, self._tray, self._spoken())
            return
        asked = self._words.lay_one(self._hand, is_team=self._player.is_team)
        paint_call(painter, self._tray, people().seat(self._player), asked)
        if self.chosen is not None:
            paint_key(painter, self._tray, self.confirm.geometry())


def _height(card: HandCard) -> tuple[bool, ...]:
    """The higher, the further in front."""
    return card.hasFocus(), card.isChecked(), card.is_advised


def _advised(cards: Sequence[HandCard]) -> HandCard | None:
    return next((card for card in cards if card.is_advised), None)
