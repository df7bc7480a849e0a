"""Who went where in a round: what everybody saw, told again from a view."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from vivaroi_gui.rules.vivaroi.data import RESERVE, SERVANTS, THRONE, Character
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place
from vivaroi_gui.rules.vivaroi.phase import AMBITION, PLACING
from vivaroi_gui.rules.vivaroi.view import View

M = TypeVar("M", Place, MoveUp)


def journeys(view: View) -> Iterator[Mapping[Character, int]]:
    """Step by step, where each character goes that moves in it; all begin at ``first_places``.

    A step is a placing, the move of all who were left over, a move up, or the end of an election.
    Whoever was crowned goes to where the King is now.
    """
    yield from ({move.character: move.floor} for move in _moves(view, Place))
    if view.phase not in (AMBITION, PLACING):
        placed = {move.character for move in _moves(view, Place)}
        waiting = (one for one, place in enumerate(view.first_places) if place == RESERVE)
        yield dict.fromkeys((one for one in waiting if one not in placed), SERVANTS)
    elections = iter(view.elections)
    for move in _moves(view, MoveUp):
        yield {move.character: move.to}
        if move.to == THRONE and (election := next(elections, None)):
            nominee = election.character
            yield {nominee: view.places[nominee] if election.is_crowned else election.to}


def _moves(view: View, kind: type[M]) -> Iterator[M]:
    return (move for _, move in view.acts if isinstance(move, kind))
