"""The WCs (2024, "Les WC")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vivaroi.data import DIGNITARIES, OFFICERS, THRONE, WC_3, WC_4, WCS
from vivaroi_gui.rules.vivaroi.masks import members
from vivaroi_gui.rules.vivaroi.modules.module import Module
from vivaroi_gui.rules.vivaroi.moves import (
    FloorFull,
    FloorNotFull,
    MoveUp,
    NotOneFloor,
    OnlyFromBelow,
    OutOfWcToItsFloor,
    WcOccupied,
)

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.state import State
    from vivaroi_gui.rules.vivaroi.view import View

_FLOOR_OF: Final = {WC_3: OFFICERS, WC_4: DIGNITARIES}


class Wcs(Module):
    """In only from the floor below, while the WC's floor is full; out only to its floor."""

    def ascents(self, state: State) -> tuple[MoveUp, ...]:
        moves: list[MoveUp] = []
        for wc, floor in _FLOOR_OF.items():
            inside = state.at(wc)
            if inside and not state.is_full(floor):
                moves += [MoveUp(character, floor) for character in members(inside)]
            elif not inside and state.is_full(floor):
                moves += [MoveUp(character, wc) for character in members(state.at(floor - 1))]
        return tuple(moves)

    def rules_move(self, at: int, to: int) -> bool:
        return at in WCS or (to in WCS and at <= THRONE)

    def refused_ascent(self, seen: View, at: int, to: int) -> IllegalMove | None:
        return _refused_out(seen, at, to) if at in WCS else _refused_in(seen, at, to)


def _refused_out(seen: View, wc: int, to: int) -> IllegalMove | None:
    if to != _FLOOR_OF[wc]:
        return OutOfWcToItsFloor()
    return FloorFull() if seen.is_full(to) else None


def _refused_in(seen: View, at: int, wc: int) -> IllegalMove | None:
    floor = _FLOOR_OF[wc]
    if at >= floor:
        return OnlyFromBelow()
    if at != floor - 1:
        return NotOneFloor()
    if not seen.is_full(floor):
        return FloorNotFull()
    return WcOccupied() if wc in seen.places else None
