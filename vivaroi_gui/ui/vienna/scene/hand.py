"""What the player's hand does in the town: pointing, carrying dice, choosing a stop.

Every way of input ends in :meth:`TownHand.send`.
"""

from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.moves import Move, Place, SetGendarme
from vivaroi_gui.ui.vienna.scene.layout import TownLayout, nearest_stop, next_stop
from vivaroi_gui.ui.vienna.scene.legal_stops import LegalStops
from vivaroi_gui.ui.vienna.scene.signs import is_called
from vivaroi_gui.ui.vienna.selection import Selection, Use

_ASIDE: Final = ("up", "down")


class TownHand(QObject):
    """Holds what is pointed at, reached by keys and carried; knows no event of Qt's."""

    chosen = Signal(object)
    refused = Signal(object)
    asked = Signal(int)
    """A stop that was pressed with no dice chosen: whoever does so wants to know of it."""
    changed = Signal()
    """Marks have to follow."""
    retold = Signal()
    """So have the words of all stops."""
    ended = Signal(str)
    """Nothing lies further that way: left, right, up or down."""
    shaken = Signal(int)
    """The stop that does not take what was tried."""

    def __init__(self, selection: Selection, parent: QObject) -> None:
        super().__init__(parent)
        self._selection = selection
        self._view: View | None = None
        self.layout = TownLayout()
        self.legal: LegalStops | None = None
        self.hint: Move | None = None
        self.is_advice = True
        """Whether the hint is one, or a row of a list on which the keys are."""
        self.hover: StopIndex | None = None
        self.cursor: StopIndex | None = None
        self.pressed: StopIndex | None = None
        self.is_carrying = False
        self.dropped_at: QPointF | None = None
        """Where dice were let go that are being placed."""
        selection.changed.connect(self._follow)

    def take(self, view: View | None) -> None:
        """A new position, or none while something moves."""
        self._view = view
        self.pressed = None
        self._follow()

    def forget(self) -> None:
        """Another game: nothing is pointed at any more."""
        self.hover = self.cursor = None
        self.take(None)

    def _follow(self) -> None:
        """What is chosen of the dice is another choice."""
        self.legal = None
        if self._view is not None:
            chosen = self._selection
            is_placing = chosen.use is Use.PLACING
            dice, white = (chosen.own, chosen.white) if is_placing else ((), False)
            self.legal = LegalStops(self._view, dice, white)
        self.changed.emit()
        self.retold.emit()

    # --- pointing ------------------------------------------------------------------------------

    def point(self, at: QPointF | None) -> None:
        """The pointer is there, with no button down."""
        hover = None if at is None else self.layout.stop_at(at)
        if hover != self.hover:
            self.hover = hover
            self.changed.emit()

    def push(self, at: QPointF) -> None:
        """The left button went down."""
        self.pressed = self.layout.stop_at(at)

    def lift(self, at: QPointF) -> None:
        """The left button went up: a click, if it is where it went down."""
        pressed, self.pressed = self.pressed, None
        if pressed is not None and pressed == self.layout.stop_at(at):
            self.send(pressed)

    # --- carrying ------------------------------------------------------------------------------

    def carry(self, at: QPointF) -> None:
        """Dice that were chosen are dragged; the pointer is there."""
        self.is_carrying = True
        self.point(at)

    def drop(self, at: QPointF) -> bool:
        """Lets go of what is carried; whether it is placed there."""
        self.let_go()
        stop = self.layout.stop_at(at)
        if stop is None or self.legal is None:
            return False
        self.dropped_at = at
        is_placed = self.send(stop)
        self.dropped_at = None
        return is_placed

    def let_go(self) -> None:
        """What is carried goes home."""
        if self.is_carrying:
            self.is_carrying = False
            self.changed.emit()

    # --- choosing ------------------------------------------------------------------------------

    def send(self, stop: StopIndex) -> bool:
        """Plays the move that leads there, or says why not; without dice, what the stop is."""
        legal = self.legal
        if legal is None:
            return False
        move = legal.moves.get(stop)
        if move is not None:
            self.chosen.emit(move)
            return True
        if legal.may_place and not legal.has_dice:
            self.asked.emit(stop)
            return False
        cause = legal.refusal(stop)
        if cause is not None:
            self.shaken.emit(stop)
            self.refused.emit(cause)
        return False

    def show_hint(self, move: Move | None, *, is_advice: bool = True) -> None:
        """Another hint, or none any more; the keys go to where it leads."""
        self.hint, self.is_advice = move, is_advice
        if self.hinted is not None:
            self.cursor = self.hinted
        self.changed.emit()

    @property
    def hinted(self) -> StopIndex | None:
        """Where the hint leads, while it is good."""
        hint = self.hint
        is_good = self.legal is not None and hint in self.legal.view.legal
        return hint.stop if is_good and isinstance(hint, Place | SetGendarme) else None

    def follow_hint(self) -> bool:
        """Plays what the hint says, with the dice that it speaks of; False where there is none."""
        if self.legal is None or self.hint not in self.legal.view.legal:
            return False
        self.chosen.emit(self.hint)
        return True

    # --- keys ----------------------------------------------------------------------------------

    @property
    def offered(self) -> tuple[StopIndex, ...]:
        """The stops that are lit."""
        return tuple(self.legal.moves) if self.legal else ()

    @property
    def is_asked(self) -> bool:
        """Whether a stop is what is asked for now."""
        legal = self.legal
        if legal is None or legal.is_for_gendarme:
            return bool(self.offered)
        return legal.may_place and self._selection.use is Use.PLACING

    @property
    def is_told(self) -> bool:
        """Whether an evaluation is to be seen."""
        return self._view is not None and bool(self._view.evaluation)

    def walk(self, across: int, down: int, *, is_free: bool) -> bool:
        """To the next stop in a direction, of those that are lit; ``is_free``: of all.

        From one that is not lit, and with none that way, to the nearest; False where the way ends.
        """
        places = self.layout.plan.places
        every = range(len(places))
        among = every if is_free or not self.offered else self.offered
        if self.cursor is None:
            self._go(next(iter(sorted(among))))
            return True
        found = next_stop(places, self.cursor, (across, down), among)
        if found is None and self.cursor not in among:
            found = nearest_stop(places, self.cursor, among)
        if found is not None:
            self._go(found)
        else:
            self.ended.emit("left" if across < 0 else "right" if across else _ASIDE[down > 0])
        return found is not None

    def seek(self, initial: str) -> bool:
        """To the next stop along the street whose name begins so; whether there is one."""
        stops = self._view.stops if self._view is not None else ()
        number, start = len(stops), 0 if self.cursor is None else self.cursor + 1
        order = ((start + step) % number for step in range(number))
        found = next((one for one in order if is_called(stops[one].name, initial)), None)
        if found is not None:
            self._go(found)
        return found is not None

    def follow_street(self, step: int) -> None:
        """To the next stop along the street, lit or not."""
        number = len(self.layout.plan.places)
        start = -min(step, 0) if self.cursor is None else self.cursor + step
        self._go(start % number)

    def arrive(self) -> None:
        """Tab came from elsewhere: something that can be chosen is a good place to begin."""
        if self.cursor is None or (self.offered and self.cursor not in self.offered):
            self._go(min(self.offered, default=1))

    def _go(self, stop: StopIndex) -> None:
        self.cursor = stop
        self.changed.emit()
