"""The board for assistive technology: what is told of it, and what a press there does."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place
from vivaroi_gui.ui.kit.access_parts import AccessPart
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.access.castle import Pick, Send, castle, pawn_key, place_key
from vivaroi_gui.ui.vivaroi.scene.geometry import LEVEL
from vivaroi_gui.ui.vivaroi.scene.hand import Hand
from vivaroi_gui.ui.vivaroi.words.editions import lore


class BoardAccess:
    """Tells the position that is settled, and leads presses and the focus to the hand."""

    def __init__(
        self,
        board: QWidget,
        hand: Hand,
        area: Callable[[str, int], QRectF],
        take_over: Callable[[], bool],
    ) -> None:
        """``area`` says where a ``pawn`` or a ``place`` of that number lies; ``take_over`` has the
        keys lead, and says whether anybody may act now.
        """
        self._board = board
        self._hand = hand
        self._area = area
        self._take_over = take_over
        self._are_listed = False
        self._told: tuple[View, frozenset[Character]] | None = None
        self.tree = AccessTree(
            board,
            area=self._area_of,
            press=self._press,
            lead=self._lead,
            is_whole=True,
            has_manual=True,
        )
        self._has_keys = self._has_sent = False
        self._due = QTimer(board, singleShot=True, interval=0)
        self._due.timeout.connect(self._lead_focus)
        hand.selected.connect(self._on_selected)
        hand.stayed.connect(self._on_stayed)
        hand.chosen.connect(self._on_chosen)
        hand.ended.connect(self._on_ended)

    def show(self, view: View, favourites: frozenset[Character]) -> None:
        """What has come to rest; ``favourites`` are those whose hearts are to be seen."""
        self._told = view, favourites
        self.retell()

    def leave_out_moves(self, *, are_listed: bool) -> None:
        """While they lie in a list of their own they are not told a second time."""
        self._are_listed = are_listed
        self.retell()

    def _on_selected(self, character: Character | None) -> None:
        """Says who is in the hand; the only way to go is told by the keys, which lead there."""
        self.retell()
        if character is None or self._told is None or not QAccessible.isActive():
            return
        view, _ = self._told
        targets = sorted(self._hand.legal.targets(character)) if self._hand.legal else []
        if not targets:
            return
        floors = people().names([str(LEVEL.get(floor, floor)) for floor in targets])
        who = lore(view.options.edition).character(character)
        said = text("access", "say.picked" if len(targets) > 1 else "say.picked.one")
        announce(self._board, said.format(character=who, floors=floors))

    def _on_stayed(self, character: Character) -> None:
        if self._told is not None and QAccessible.isActive():
            who = lore(self._told[0].options.edition).character(character)
            announce(self._board, text("access", "say.stays").format(character=who))

    def retell(self) -> None:
        """Another character is in the hand, or other words are spoken."""
        if self._told is not None:
            (view, favourites), selection = self._told, self._hand.selection
            has_moves = not self._are_listed
            self.tree.show(lambda: castle(view, selection, favourites, has_moves=has_moves))

    def follow(self, *, has_keys: bool) -> None:
        """The focus goes with the cursor of the board, and to the place that is aimed at.

        Once all that a key does is done: what the cursor only passes is not read out, and Qt has
        told of the board itself by then.
        """
        self._has_keys = has_keys
        if not has_keys:
            self.tree.lose_focus()
        elif QAccessible.isActive():
            self._due.start()

    def _lead_focus(self) -> None:
        hand, has_sent, self._has_sent = self._hand, self._has_sent, False
        key = None if hand.cursor is None else pawn_key(hand.cursor)
        if hand.aim is not None:
            key = place_key(hand.aim)
        if key is None or not (self._has_keys and self._board.hasFocus()):
            return
        if has_sent:  # where it goes is read out as it happens
            self.tree.settle(key)
        else:
            self.tree.focus(key)

    def _on_ended(self, way: str) -> None:
        if QAccessible.isActive():
            announce(self._board, text("access", f"say.end.{way}"), is_urgent=True)

    def _on_chosen(self, _: object) -> None:
        self._has_sent = True

    def _area_of(self, key: str) -> QRectF:
        kind, _, number = key.partition(":")
        return self._area(kind, int(number)) if number.isdecimal() else QRectF()

    def _press(self, part: AccessPart) -> None:
        """As a click does; where a character has one way to go, the next press sends it."""
        if not self._take_over():
            return
        hand, act = self._hand, part.act
        if isinstance(act, Pick):
            hand.cursor = act.character
            hand.pick(act.character)
            if hand.legal and len(hand.legal.targets(act.character)) == 1:
                hand.aim_first()
        elif isinstance(act, Send):
            hand.send(act.character, act.place)
        elif isinstance(act, Place | MoveUp) and hand.legal:
            aim = hand.legal.aim_of(act)
            if aim is not None:
                hand.send(*aim)

    def _lead(self, key: str) -> None:
        """The cursor of the board goes to the character."""
        kind, _, number = key.partition(":")
        if kind == "pawn" and self._take_over():
            self._hand.cursor = int(number)
            self._hand.changed.emit()
