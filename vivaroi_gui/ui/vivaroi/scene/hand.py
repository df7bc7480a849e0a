"""What the player's hand does: pointing, picking up, dragging, choosing a floor.

Every way of input ends in :meth:`Hand.send`, and there is one object for each drag.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Signal

from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.vivaroi.scene.cast import Cast
from vivaroi_gui.ui.vivaroi.scene.legal_moves import LegalMoves


@dataclass
class Press:
    """A button that went down on a pawn or a place and has not become a drag yet."""

    at: QPointF
    character: Character | None


@dataclass
class Drag:
    """A pawn in the hand; ``grip`` is from the pointer to the pawn's feet."""

    character: Character
    grip: QPointF
    pointer: QPointF


class Hand(QObject):
    """Holds what is selected, pointed at, aimed at and dragged; knows no event of Qt's."""

    chosen = Signal(object)
    refused = Signal(object)
    selected = Signal(object)
    changed = Signal()
    """Marks have to follow."""
    shaken = Signal(int)
    """The character that may not go."""
    ended = Signal(str)
    """The keys lead no further ``up``, ``down``, ``left`` or ``right``."""
    stayed = Signal(int)
    """Somebody who was in the hand is put back."""
    let_go = Signal(int)
    """The character that has to find its way home."""

    def __init__(self, cast: Cast, parent: QObject) -> None:
        super().__init__(parent)
        self._cast = cast
        self.legal: LegalMoves | None = None
        self.hint: Move | None = None
        self.is_advice = True
        """Whether the hint is one, or a row of a list on which the keys are."""
        self.selection: Character | None = None
        self.aim: int | None = None
        self.cursor: Character | None = None
        self.hover: Character | None = None
        self.hovered_place: int | None = None
        self.press: Press | None = None
        self.drag: Drag | None = None

    def take(self, legal: LegalMoves | None) -> None:
        """A new position: whatever was in the hand goes home first."""
        self.cancel()
        self.legal = legal
        self.changed.emit()

    @property
    def hinted(self) -> tuple[Character, int] | None:
        """The character of the hint and where it leads, while it is good."""
        return self.legal.aim_of(self.hint) if self.legal and self.hint else None

    def show_hint(self, move: Move | None, *, is_advice: bool = True) -> None:
        """Another hint, or none any more; the keys go to whom it speaks of."""
        self.hint, self.is_advice = move, is_advice
        if self.hinted is not None:
            self.cursor, aim = self.hinted
            if self.selection == self.cursor:
                self.aim = aim
            else:
                self.select(None)
        self.changed.emit()

    def follow_hint(self) -> bool:
        """Plays what the hint says; False where there is none."""
        hinted = self.hinted
        if hinted is not None:
            self.send(*hinted)
        return hinted is not None

    # --- selecting -----------------------------------------------------------------------------

    def select(self, character: Character | None) -> None:
        """Selects a character that may move, or nobody."""
        self.aim = None
        if character == self.selection:
            self.changed.emit()
            return
        self.selection = character
        if character is not None:
            sound(Cue.LIFT)
        self.selected.emit(character)
        self.changed.emit()

    def put_back(self) -> None:
        """Selects nobody; who was in the hand stays where it is."""
        character = self.selection
        self.select(None)
        if character is not None:
            self.stayed.emit(character)

    def pick(self, character: Character) -> None:
        """Selects a character, deselects it when it is selected, or says why not."""
        if character == self.selection:
            self.put_back()
        elif not self._is_locked(character):
            self.select(character)

    def send(self, character: Character, to: int) -> None:
        """Plays the move that brings a character to a place, or says why it is refused."""
        if self.legal is None:
            return
        move = self.legal.targets(character).get(to)
        if move is None:  # what a click has lifted stays selected: the next may find its floor
            self.let_go.emit(character)
            self._refuse(character, self.legal.refusal(character, to))
            return
        self.select(None)
        self.chosen.emit(move)  # first, so that a pawn that is played goes on from where it is
        self.let_go.emit(character)

    def cancel(self) -> bool:
        """Lets go of everything; whether there was anything."""
        had_anything = self.cancel_drag() or self.selection is not None
        self.press = None
        self.put_back()
        return had_anything

    def _is_locked(self, character: Character) -> bool:
        cause = self.legal.locked(character) if self.legal else None
        if cause is not None:
            self._refuse(character, cause)
        return cause is not None or self.legal is None

    def _refuse(self, character: Character, cause: IllegalMove | None) -> None:
        if cause is not None:
            self.shaken.emit(character)
            self.refused.emit(cause)

    # --- pointing and dragging -----------------------------------------------------------------

    def point(self, at: QPointF | None) -> None:
        """The pointer is there, with no button down."""
        hover = None if at is None else self._cast.at(at)
        place = None if at is None else self._cast.geometry.place_at(at)
        if (hover, place) != (self.hover, self.hovered_place):
            self.hover, self.hovered_place = hover, place
            self.aim = None
            self.changed.emit()

    def push(self, at: QPointF) -> None:
        """The left button went down."""
        self.press = Press(at, self._cast.at(at))

    def pull(self, at: QPointF) -> None:
        """The pointer drags with the button down."""
        if self.drag is not None:
            self._drag_to(at)
        elif self.press is not None:
            self._start_drag(self.press, at)

    def drop(self, at: QPointF) -> None:
        """The left button went up."""
        press, self.press = self.press, None
        drag, self.drag = self.drag, None
        if drag is not None:
            self._drop(drag, at)
            self.select(None)
        elif press is not None:
            self._click(press, at)

    def cancel_drag(self) -> bool:
        """Sends a dragged pawn home; whether there was one."""
        drag, self.drag, self.press = self.drag, None, None
        if drag is None:
            return False
        self.select(None)
        self.let_go.emit(drag.character)
        sound(Cue.BACK)
        self.changed.emit()
        return True

    def _start_drag(self, press: Press, at: QPointF) -> None:
        character = press.character
        self.press = None
        if character is None or self._is_locked(character):
            return
        feet = self._cast.pawn(character).pos()
        self.drag = Drag(character, feet - press.at, at)
        self.select(character)
        self._drag_to(at)

    def _drag_to(self, at: QPointF) -> None:
        assert self.drag is not None
        self.drag.pointer = at
        self.hovered_place = self._cast.geometry.place_at(at)
        self.changed.emit()

    def _drop(self, drag: Drag, at: QPointF) -> None:
        place = self._cast.geometry.place_at(at)
        if place is None or place == self._cast.seating.places[drag.character]:
            self.select(None)
            self.let_go.emit(drag.character)
            sound(Cue.BACK)
            self.changed.emit()
        else:
            self.send(drag.character, place)

    def _click(self, press: Press, at: QPointF) -> None:
        """A click on a pawn picks it; one on a floor or WC sends the selected pawn there."""
        place = self._cast.geometry.place_at(at)
        is_same = self._cast.at(at) == press.character
        if not is_same or self.legal is None:
            return
        character = press.character
        if self.selection is None or character == self.selection:
            if character is not None:
                self.pick(character)
            elif self.hinted is not None and place == self.hinted[1]:
                self.follow_hint()  # a floor that is lit is there to be clicked
        elif character is not None and self.legal.may_move(character):
            self.pick(character)
        elif place is not None:
            self.send(self.selection, place)
        else:
            self.select(None)

    # --- aiming by keys ------------------------------------------------------------------------

    def lift_or_send(self) -> None:
        """Enter: picks up the focused character, then sends it to the place aimed at."""
        if self.selection is None:
            if self.hinted is not None and self.cursor in (None, self.hinted[0]):
                self.follow_hint()
            elif self.cursor is not None and not self._is_locked(self.cursor):
                self.select(self.cursor)
                self.aim_first()
        elif self.aim is None and len(self._offered) > 1:
            self.aim_first()
        else:
            self.send(self.selection, self._offered[0] if self.aim is None else self.aim)

    def aim_first(self) -> None:
        """Aims at the place that the selected character would go to by itself."""
        if self.selection is not None and self.legal is not None:
            self.aim = self.legal.next_place(self.selection)
            self.changed.emit()

    def aim_by(self, step: int) -> None:
        """Aims one offered place further up or down."""
        if self.aim is None:
            self.aim_first()
        elif self.aim in self._offered:
            last = len(self._offered) - 1
            before, index = self.aim, self._offered.index(self.aim) + step
            self.aim = self._offered[max(0, min(last, index))]
            if self.aim == before:
                self.ended.emit("up" if step > 0 else "down")
            self.changed.emit()

    def send_to_wc(self) -> bool:
        """Sends the selected character to the WC; False where there is nobody or none."""
        if self.selection is None or self.legal is None:
            return False
        wc = self.legal.wc(self.selection)
        if wc is not None:
            self.send(self.selection, wc)
        return wc is not None

    @property
    def _offered(self) -> tuple[int, ...]:
        if self.selection is None or self.legal is None:
            return ()
        return self.legal.places(self.selection)

    @property
    def pointed_place(self) -> int | None:
        """The place under the pointer or aimed at."""
        return self.hovered_place if self.aim is None else self.aim
