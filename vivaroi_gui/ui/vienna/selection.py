"""Which dice of the one on turn are chosen, and what for: town and column both look at it.

It knows no rule: where the chosen dice may go, and which changes there are, says ``view.legal``.
"""

from collections import Counter
from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

_PAIR = 2
"""So many dice are placed at once, at most."""


class Use(Enum):
    """What the dice are chosen for."""

    PLACING = auto()
    """One or two; a third takes the place of the first."""
    REROLLING = auto()
    """Any number."""
    TURNING = auto()
    """One."""

    @property
    def most(self) -> int | None:
        """So many may be chosen; None for any number."""
        return {Use.PLACING: _PAIR, Use.REROLLING: None, Use.TURNING: 1}[self]


class Selection(QObject):
    """Places in the hand, which holds the own dice by their faces and the white one after them."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own: tuple[int, ...] = ()
        self._white: int | None = None
        self._chosen: tuple[int, ...] = ()
        self._use = self._asked = Use.PLACING

    # --- the hand ------------------------------------------------------------------------------

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces in the hand, the white die's last."""
        return self._own if self._white is None else (*self._own, self._white)

    def is_white(self, place: int) -> bool:
        return place == len(self._own)

    def show_hand(self, own: tuple[int, ...], white: int | None, asked: Use = Use.PLACING) -> None:
        """The dice as they lie now, and what they are asked for before anything else is begun.

        Other ones, or asked for something else: nothing is chosen any more.
        """
        if (own, white, asked) != (self._own, self._white, self._asked):
            self._own, self._white, self._asked = own, white, asked
            self._chosen, self._use = (), asked
            self.changed.emit()

    # --- what is chosen ------------------------------------------------------------------------

    @property
    def use(self) -> Use:
        return self._use

    @property
    def chosen(self) -> tuple[int, ...]:
        """Places, the one that was chosen first leads."""
        return self._chosen

    @property
    def own(self) -> tuple[int, ...]:
        """The faces of the own dice that are chosen, ascending as in a move."""
        places = (place for place in self._chosen if not self.is_white(place))
        return tuple(sorted(self._own[place] for place in places))

    @property
    def white(self) -> bool:
        """Whether the white die is chosen."""
        return any(map(self.is_white, self._chosen))

    @property
    def total(self) -> int:
        return sum(self.dice[place] for place in self._chosen)

    def is_within(self, dice: Sequence[int], *, white: bool) -> bool:
        """Whether nothing is chosen but some of these faces, and of the white die only if so."""
        return not Counter(self.own) - Counter(dice) and (white or not self.white)

    def toggle(self, place: int) -> None:
        """Chooses a die, or lets go of it."""
        if place in self._chosen:
            kept = tuple(one for one in self._chosen if one != place)
        else:
            kept = (*self._chosen, place)
        self.choose(kept)

    def choose(self, places: tuple[int, ...]) -> None:
        """Those that there are in the hand; of too many the last ones."""
        most, there = self._use.most, tuple(one for one in places if one < len(self.dice))
        kept = there if most is None else there[-most:]
        if kept != self._chosen:
            self._chosen = kept
            self.changed.emit()

    def choose_faces(self, own: tuple[int, ...], *, white: bool) -> None:
        """The dice of a move, for placing."""
        left, places = list(enumerate(self._own)), []
        for face in own:
            found = next(one for one in left if one[1] == face)
            left.remove(found)
            places.append(found[0])
        self.begin(Use.PLACING)
        self.choose((*places, *((len(self._own),) if white else ())))

    def begin(self, use: Use) -> None:
        """Chooses for something else; of what is chosen, as much stays as that takes."""
        if use is self._use:
            return
        self._use = use
        most = use.most
        if most is not None and len(self._chosen) > most:
            self._chosen = ()
        self.changed.emit()

    def clear(self) -> bool:
        """Nothing is chosen, and nothing else begun than is asked; False where nothing was."""
        was_begun = bool(self._chosen) or self._use is not self._asked
        if was_begun:
            self._chosen, self._use = (), self._asked
            self.changed.emit()
        return was_begun
