"""What may be done with a character, read off a view: every way of input asks here."""

from dataclasses import dataclass, field

from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import (
    FLOORS,
    PLACING_FLOORS,
    SERVANTS,
    THRONE,
    WC_3,
    WC_4,
    WCS,
    Character,
)
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place
from vivaroi_gui.ui.vivaroi.scene.geometry import LEVEL


@dataclass(frozen=True)
class LegalMoves:
    """The moves of a view's seat by character and by the floor or WC that they lead to."""

    view: View
    _legal: dict[Character, dict[int, Move]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        legal: dict[Character, dict[int, Move]] = {}
        for move in self.view.legal:
            if isinstance(move, Place):
                legal.setdefault(move.character, {})[move.floor] = move
            elif isinstance(move, MoveUp):
                legal.setdefault(move.character, {})[move.to] = move
        object.__setattr__(self, "_legal", legal)

    @property
    def is_placing(self) -> bool:
        return self.view.phase is Phase.PLACING

    @property
    def movable(self) -> frozenset[Character]:
        """Characters with a legal move."""
        return frozenset(self._legal)

    def may_move(self, character: Character) -> bool:
        return character in self._legal

    def targets(self, character: Character) -> dict[int, Move]:
        """The legal moves of a character by floor or WC."""
        return self._legal.get(character, {})

    def attempt(self, character: Character, to: int) -> Move:
        """The move that brings a character to a floor or WC, legal or not."""
        found = self.targets(character).get(to)
        if found is not None:
            return found
        return Place(character, to) if self.is_placing else MoveUp(character, to)

    def aim_of(self, move: Move) -> tuple[Character, int] | None:
        """The character that a legal move here is about, and where it leads."""
        for character, targets in self._legal.items():
            for place, legal in targets.items():
                if legal == move:
                    return character, place
        return None

    def refusal(self, character: Character, to: int) -> IllegalMove | None:
        """Why that move is refused; None when it is legal."""
        return self.view.refusal(self.attempt(character, to))

    def locked(self, character: Character) -> IllegalMove | None:
        """Why the character may not be moved at all; None when it may."""
        if self.may_move(character):
            return None
        return self.refusal(character, self.next_place(character))

    def next_place(self, character: Character) -> int:
        """Where the character would go by itself."""
        targets = self.targets(character)
        if self.is_placing:
            return min(targets, default=PLACING_FLOORS[0])
        return next(iter(targets), self._next_floor(character))

    def _next_floor(self, character: Character) -> int:
        place = self.view.places[character]
        if place in WCS:
            return LEVEL[place]
        return min(place + 1, THRONE) if place in FLOORS else SERVANTS

    def wc(self, character: Character) -> int | None:
        """The WC that comes first on the way of a character, in a castle that has any."""
        if not self.view.options.rulebook.annexes:
            return None
        place = self.view.places[character]
        return WC_4 if LEVEL[WC_3] <= place <= THRONE else WC_3

    def places(self, character: Character) -> tuple[int, ...]:
        """The floors and WCs that are worth offering, the illegal ones with their reason.

        Where a WC's floor is full, the WC is the other way.
        """
        if self.is_placing:
            return tuple(PLACING_FLOORS)
        floor = self._next_floor(character)
        wc = next((wc for wc in WCS if LEVEL[wc] == floor), None)
        is_full = self.view.places.count(floor) >= self.view.options.floor_limit
        is_below = self.view.places[character] in FLOORS
        if wc is not None and self.view.options.rulebook.annexes and is_full and is_below:
            return (floor, wc)
        return (floor,)
