"""Who stands where on a floor, from what a view tells: after a loaded game as before it."""

from collections.abc import Iterator, Mapping, Sequence

from vivaroi_gui.rules.vivaroi import Placement, View
from vivaroi_gui.rules.vivaroi.data import (
    DIGNITARIES,
    OFFICERS,
    RESERVE,
    SERVANTS,
    THRONE,
    WC_3,
    WC_4,
    Character,
)
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.ui.vivaroi.scene.seating import Seating

_BELOW_WC = {WC_3: OFFICERS - 1, WC_4: DIGNITARIES - 1}
"""The floor from which a WC is entered."""


def seated(view: View) -> Seating:
    """The seating once all moves of the round are played through, none of them sideways."""
    seating = Seating().after(_start(view))
    for going in _journeys(view):
        seating = seating.moved(going)
    return seating.after(view.places)


def _start(view: View) -> list[int]:
    """Where the characters were when the round began."""
    ascents, at_gate = _ascents(view), {*_placed(view), *_left_over(view)}
    return [
        RESERVE if character in at_gate else _origin(view, ascents, character)
        for character in range(len(view.places))
    ]


def _journeys(view: View) -> Iterator[Mapping[Character, int]]:
    """Who went where, one step after the other."""
    yield from ({character: floor} for character, floor in _placed(view).items())
    yield dict.fromkeys(_left_over(view), SERVANTS)
    ascents = _ascents(view)
    for number, move in enumerate(ascents, 1):
        yield {move.character: move.to}
        if move.to == THRONE:
            yield {move.character: _origin(view, ascents[number:], move.character)}


def _placed(view: View) -> dict[Character, int]:
    """Those that people placed, in their order, with the floor."""
    moves = (move for _, move in view.acts)
    return {move.character: move.floor for move in moves if not isinstance(move, MoveUp)}


def _left_over(view: View) -> list[Character]:
    """Those that nobody placed."""
    if view.options.placement is not Placement.PLAYERS:
        return []
    ascents, placed = _ascents(view), _placed(view)
    unplaced = (one for one in range(len(view.places)) if one not in placed)
    return [one for one in unplaced if _origin(view, ascents, one) == SERVANTS]


def _ascents(view: View) -> list[MoveUp]:
    return [move for _, move in view.acts if isinstance(move, MoveUp)]


def _origin(view: View, later: Sequence[MoveUp], character: Character) -> int:
    """Where a character was before these moves: below the place of its first, or still there."""
    reached = next((move.to for move in later if move.character == character), None)
    if reached is None:
        return view.places[character]
    return _BELOW_WC.get(reached, reached - 1)
