"""Where the dice in the hand may go, read off a view: every way of input asks here."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.moves import (
    Dice,
    Gendarme,
    Move,
    NoCoinToGoBack,
    Occupied,
    Place,
    SetGendarme,
)

_CLOSED: Final = (Occupied, Gendarme, NoCoinToGoBack)


@dataclass(frozen=True)
class LegalStops:
    """The moves of a view's seat that lead to a stop.

    ``dice`` and ``white`` are what is chosen of the hand; the gendarme needs none.
    """

    view: View
    dice: Dice = ()
    white: bool = False
    moves: dict[StopIndex, Move] = field(init=False, repr=False)
    """By stop."""

    def __post_init__(self) -> None:
        found: dict[StopIndex, Move] = {}
        for move in self.view.legal:
            is_chosen = isinstance(move, Place) and self._is_hand(move)
            if isinstance(move, SetGendarme) or (isinstance(move, Place) and is_chosen):
                found[move.stop] = move
        object.__setattr__(self, "moves", found)

    def _is_hand(self, move: Place) -> bool:
        return (move.dice, move.white) == (self.dice, self.white)

    @property
    def is_for_gendarme(self) -> bool:
        return self.view.phase is Phase.GENDARME

    @property
    def has_dice(self) -> bool:
        """Whether any are chosen."""
        return bool(self.dice) or self.white

    @property
    def may_place(self) -> bool:
        """Whether dice are to be placed now by whoever looks."""
        return any(isinstance(move, Place) for move in self.view.legal)

    def bribe(self, stop: StopIndex) -> int:
        """Coins for the coachman, who has to turn round."""
        move = self.moves.get(stop)
        return self.view.bribe(move) if isinstance(move, Place) else 0

    def ways(self, stop: StopIndex) -> list[Place]:
        """All dice with which the stop can be taken, one die first."""
        found = [one for one in self.view.legal if isinstance(one, Place) and one.stop == stop]
        return sorted(found, key=lambda one: (len(one.dice) + one.white, one.white))

    def why_closed(self, stop: StopIndex) -> IllegalMove | None:
        """Why no dice may go there, whatever they show; None where it is only for their faces."""
        turn = self.view.turn
        dice = () if turn is None else self.view.dice[turn]
        tried = [(face,) for face in dice] + [tuple(sorted(two)) for two in combinations(dice, 2)]
        causes = [self.view.refusal(Place(stop, one, False)) for one in tried]
        return next((one for one in causes if isinstance(one, _CLOSED)), None)

    def refusal(self, stop: StopIndex) -> IllegalMove | None:
        """Why what is in the hand may not go there; None where it may, or nobody is asked."""
        if not self.view.legal or stop in self.moves:
            return None
        if self.is_for_gendarme:
            return self.view.refusal(SetGendarme(stop))
        return self.view.refusal(Place(stop, self.dice, self.white)) if self.may_place else None
