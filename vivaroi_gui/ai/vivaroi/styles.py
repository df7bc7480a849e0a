"""The styles: what an opponent likes to do, whatever its level."""

from collections.abc import Callable
from typing import Final

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE, TRADERS
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Move, MoveUp, Place, Vote

Leaning = Callable[[View, Move], float]


def leaning(style: str) -> Leaning:
    """How much a style likes a move of a seat's view for its own sake, 0 to 1.

    Raises:
        KeyError: no such style.
    """
    return _LEANINGS[style]


def _even(_: View, __: Move) -> float:
    return 0.0


def _bluffer(view: View, move: Move) -> float:
    """Strangers go up, as if they were its own."""
    if isinstance(move, Place):
        return float(_is_stranger(view, move.character) and move.floor > TRADERS)
    if isinstance(move, MoveUp):
        return float(_is_stranger(view, move.character) and move.to < THRONE)
    return 0.0


def _hoarder(view: View, move: Move) -> float:
    """Others may vote against as long as they can."""
    if not isinstance(move, Vote) or not view.no_cards:
        return 0.0
    return float(move.card is YES and _others_hold_no(view))


def _burner(_: View, move: Move) -> float:
    """A No is there to be played."""
    return float(isinstance(move, Vote) and move.card is NO)


def _is_stranger(view: View, character: int) -> bool:
    return not any(character in goal for goal in view.goals)


def _others_hold_no(view: View) -> bool:
    return any(left for seat, left in enumerate(view.no_cards_left) if seat != view.seat)


_LEANINGS: Final[dict[str, Leaning]] = {
    "even": _even,
    "bluffer": _bluffer,
    "hoarder": _hoarder,
    "burner": _burner,
}
