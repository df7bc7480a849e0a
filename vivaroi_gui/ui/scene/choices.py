"""What may be done with a character, read off a view: every way of input asks here."""

from dataclasses import dataclass, field

from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import (
    FLOORS,
    PLACING_FLOORS,
    SERVANTS,
    THRONE,
    Character,
)
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place


@dataclass(frozen=True)
class Choices:
    """The moves of a view's seat by character and floor."""

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
        """The legal moves of a character by floor."""
        return self._legal.get(character, {})

    def attempt(self, character: Character, floor: int) -> Move:
        """The move that brings a character to a floor, legal or not."""
        found = self.targets(character).get(floor)
        if found is not None:
            return found
        return Place(character, floor) if self.is_placing else MoveUp(character, floor)

    def aim_of(self, move: Move) -> tuple[Character, int] | None:
        """The character and the floor that a legal move here is about."""
        for character, floors in self._legal.items():
            for floor, legal in floors.items():
                if legal == move:
                    return character, floor
        return None

    def refusal(self, character: Character, floor: int) -> IllegalMove | None:
        """Why that move is refused; None when it is legal."""
        return self.view.refusal(self.attempt(character, floor))

    def locked(self, character: Character) -> IllegalMove | None:
        """Why the character may not be moved at all; None when it may."""
        if self.may_move(character):
            return None
        return self.refusal(character, self.next_floor(character))

    def next_floor(self, character: Character) -> int:
        """The floor that the character would go to by itself."""
        if self.is_placing:
            return min(self.targets(character), default=PLACING_FLOORS[0])
        place = self.view.places[character]
        return min(place + 1, THRONE) if place in FLOORS else SERVANTS

    def floors(self, character: Character) -> tuple[int, ...]:
        """The floors that are worth offering, the illegal ones with their reason."""
        if self.is_placing:
            return tuple(PLACING_FLOORS)
        return (self.next_floor(character),)
