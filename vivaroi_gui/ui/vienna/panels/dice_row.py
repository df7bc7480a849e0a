"""The dice in the hand, and the six faces of one that is turned."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QAccessible

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.data import FACES, Special
from vivaroi_gui.rules.vienna.moves import Move, NoSuchDice, Place
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.targets import target_size
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.vienna.panels.die_button import ACROSS, DieButton
from vivaroi_gui.ui.vienna.panels.hand_layout import HandLayout
from vivaroi_gui.ui.vienna.panels.hand_words import HandWords
from vivaroi_gui.ui.vienna.panels.offers import dice_of, in_hand
from vivaroi_gui.ui.vienna.panels.rolling import places_of, tumbling
from vivaroi_gui.ui.vienna.pictures import WHITE
from vivaroi_gui.ui.vienna.selection import Selection, Use
from vivaroi_gui.ui.vienna.words.refusals import refusal_words

_MOST: Final = 6
"""Five own dice and the white one."""
_FACE_EDGE: Final = 0.8
"""Of a face to choose, as a share of its place."""


class DiceRow(QObject):
    """Owns the buttons on a panel; what they do goes into the selection."""

    face_chosen = Signal(int)
    """The die that is turned is to show this."""
    thrown = Signal()
    """Dice that were not thrown yet have been pressed."""
    carried = Signal(QPointF)
    """The chosen dice are dragged: where on the screen the pointer is."""
    dropped = Signal(QPointF)
    lost = Signal()

    def __init__(self, words: HandWords, selection: Selection, panel: Panel) -> None:
        super().__init__(panel)
        self._words = words
        self._selection = selection
        self._panel = panel
        self._can_throw = False
        self._carries = False
        self.number = 0
        """So many dice lie there."""
        self.buttons = [self._button(number) for number in range(_MOST)]
        self.faces = [self._face(face) for face in FACES]

    def _button(self, number: int) -> DieButton:
        button = DieButton(self._panel)
        button.hide()
        button.clicked.connect(lambda: self._press(number))
        button.carried.connect(lambda at: self._carry(number, at))
        button.dropped.connect(self._drop)
        button.lost.connect(self._lose)
        return button

    def _face(self, face: int) -> DieButton:
        button = DieButton(self._panel)
        button.face = face
        button.hide()
        button.clicked.connect(lambda: self.face_chosen.emit(face))
        return button

    # --- what is shown -------------------------------------------------------------------------

    def show_dice(
        self,
        view: View,
        seat: Seat,
        colour: str,
        *,
        can_choose: bool,
        can_carry: bool,
        can_throw: bool,
    ) -> None:
        """The dice of a seat that are not placed yet; before its first throw they are blank."""
        self._can_throw = can_throw
        shown = self._selection.dice
        own = len(in_hand(view, seat)[0])
        self.number = len(shown)
        is_joker = view.owners[Special.JOKER] == seat
        for place, button in enumerate(self.buttons):
            button.setVisible(place < self.number)
            if place < self.number:
                button.face = shown[place]
                button.colour = colour if place < own else WHITE
                button.is_joker = is_joker and shown[place] == 1
                button.needs_partner = place >= own
                button.is_fitting = False
                button.is_chosen = can_choose and place in self._selection.chosen
                button.can_drag = can_carry
                button.setEnabled(can_choose or can_throw)
                button.update()
        self.describe()

    def show_faces(self, moves: dict[int, Move | None]) -> None:
        """The faces that a die may be turned to, with the moves; none while none is turned."""
        shown = self._selection.total if moves else 0
        place = self._selection.chosen[0] if moves else 0
        for button in self.faces:
            button.setVisible(bool(moves))
            button.is_chosen = button.face == shown
            may = moves.get(button.face) is not None or button.face == shown
            button.is_dimmed = not may
            button.setEnabled(may)
            button.colour = self.buttons[place].colour
            button.setAccessibleName(
                self._words.to_face(button.face, is_shown=button.face == shown)
            )
            button.update()

    def describe(self) -> None:
        shown = self.buttons[: self.number]
        names = [
            self._words.die(one.face, is_white=one.colour == WHITE, is_joker=one.is_joker)
            for one in shown
        ]
        for at, button in enumerate(shown):
            is_white, said = button.colour == WHITE, names[at]
            if names.count(said) > 1:
                said = self._words.one_of(said, names[: at + 1].count(said), names.count(said))
            button.setAccessibleName(self._words.chosen(said) if button.is_chosen else said)
            about = self._words.about_white() if is_white else ""
            set_tip(button, about or (said if button.is_joker else ""))

    def place(self, layout: HandLayout) -> None:
        for number, button in enumerate(self.buttons):
            button.set_unit(layout.unit)
            wide = min(target_size(), layout.pitch) / ACROSS
            button.place(layout.die(number), max(layout.edge, wide))
        for button, area in zip(self.faces, layout.faces, strict=True):
            button.set_unit(layout.unit)
            room = min(area.width(), area.height())
            wide = min(target_size(), area.width()) / ACROSS
            button.place(area.center(), max(room * _FACE_EDGE, wide))

    def show_hint(self, move: Move | None) -> None:
        """Marks the dice of a move."""
        own, white = dice_of(move)
        places = self.places_of(own, has_white=white)
        for place, button in enumerate(self.buttons):
            is_hinted = place in places
            if is_hinted != button.is_hinted:
                button.is_hinted = is_hinted
                button.update()

    def show_fitting(self, ways: Sequence[Place]) -> None:
        """Lights the dice with which a stop can be taken, in one of these ways."""
        own = {face for way in ways for face in way.dice}
        has_white = any(way.white for way in ways)
        for button in self.buttons[: self.number]:
            is_fitting = has_white if button.colour == WHITE else button.face in own
            if is_fitting != button.is_fitting:
                button.is_fitting = is_fitting
                button.update()

    # --- rolling -------------------------------------------------------------------------------

    def places_of(self, own: Sequence[int], *, has_white: bool) -> tuple[int, ...]:
        """The places of dice by their faces."""
        number = sum(button.colour != WHITE for button in self.buttons[: self.number])
        places = places_of([button.face for button in self.buttons[:number]], own)
        return (*places, number) if has_white and number < self.number else places

    def show_roll(self, places: Sequence[int], share: float) -> None:
        """Dice tumble, change their faces a few times, and come to rest as they lie."""
        for place, button in enumerate(self.buttons):
            is_rolling = place in places and share < 1
            seen, turn = tumbling(place, share) if is_rolling else (0, 0.0)
            if (seen, turn) != (button.seen, button.turn):
                button.seen, button.turn = seen, turn
                button.update()

    # --- what is done --------------------------------------------------------------------------

    def _press(self, place: int) -> None:
        if self._can_throw:
            self.thrown.emit()
        else:
            self._selection.toggle(place)

    @property
    def has_joker_chosen(self) -> bool:
        """Whether a chosen die may be placed as any number."""
        return any(self.buttons[place].is_joker for place in self._selection.chosen)

    def choose_face(self, face: int) -> bool:
        """As a key does: the next die that shows it, or a face to turn to; whether there is one."""
        shown = [button for button in self.faces if not button.isHidden()]
        if shown:
            if any(button.face == face and button.isEnabled() for button in shown):
                self.face_chosen.emit(face)
            return True
        places = [
            place
            for place, button in enumerate(self.buttons[: self.number])
            if button.face == face in FACES and button.isEnabled()
        ]
        if not places:
            self._say_none()
            return False
        free = [place for place in places if place not in self._selection.chosen]
        self._selection.toggle(free[0] if free else places[0])
        return True

    def _say_none(self) -> None:
        """Who does not see the dice hears that no such one is there."""
        if QAccessible.isActive() and any(one.isEnabled() for one in self.buttons[: self.number]):
            announce(self._panel, refusal_words().refusal(NoSuchDice()), is_urgent=True)

    def step(self, by: int) -> bool:
        """The focus goes to the next die, or to the one before; whether there is one."""
        row = [button for button in (*self.buttons, *self.faces) if button.isEnabled()]
        row = [button for button in row if not button.isHidden()]
        if row:
            now = next((place for place, one in enumerate(row) if one.hasFocus()), -1)
            first = 0 if by > 0 else len(row) - 1
            place = first if now < 0 else (now + by) % len(row)
            row[place].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(row)

    def take_focus(self) -> None:
        """Of the chosen die, else of the first."""
        chosen = self._selection.chosen
        button = self.buttons[chosen[-1] if chosen else 0]
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- dragging ------------------------------------------------------------------------------

    def _carry(self, place: int, at: QPointF) -> None:
        """A chosen die takes the other chosen one along; one that is not is carried alone."""
        if not self._carries:
            self._carries = True
            self._selection.begin(Use.PLACING)
            if place not in self._selection.chosen:
                self._selection.choose((place,))
            self._pale(self._selection.chosen)
        self.carried.emit(at)

    def _pale(self, places: Sequence[int]) -> None:
        """Only the shades of dice that are carried lie there."""
        for place, button in enumerate(self.buttons):
            button.is_dimmed = place in places
            button.update()

    def _drop(self, at: QPointF) -> None:
        self._carries = False
        self._pale(())
        self.dropped.emit(at)

    def _lose(self) -> None:
        if self._carries:
            self._carries = False
            self._pale(())
            self.lost.emit()

    def cancel_gesture(self) -> None:
        for button in self.buttons:
            button.cancel_gesture()
