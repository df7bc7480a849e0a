"""The reason for a move, told from what the seat may see."""

from random import Random
from typing import Final

from vivaroi_gui.ai.advice import Reason
from vivaroi_gui.ai.courtier import margin, seeks_zero
from vivaroi_gui.ai.editions import edition
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT, OFFICERS, THRONE
from vivaroi_gui.rules.vivaroi.moves import NO, Card, Move, MoveUp, Place, Vote

_WORLDS: Final = 60
_LIKELY: Final = 0.5


def reason(view: View, move: Move, random: Random) -> Reason:
    """Why ``move`` is good for the seat of the view."""
    match move:
        case Vote(card):
            return _of_vote(view, card)
        case Place(character, floor):
            return _of_placing(view, character, floor)
        case MoveUp(character, to) if to == THRONE:
            return _of_proposal(view, character, random)
        case MoveUp(character, to):
            return _of_ascent(view, character, to)
    raise ValueError("a deal is nobody's choice")


def _of_vote(view: View, card: Card) -> Reason:
    assert view.nominee is not None
    if not view.no_cards:
        return Reason.YES_EMPTY
    is_good = margin(view, view.nominee) > 0
    if card is NO:
        if not is_good:
            return Reason.NO_COUNT
        return Reason.SEEK_ZERO if seeks_zero(view) else Reason.NO_MORE
    return Reason.YES_COUNT if is_good else Reason.YES_OTHERS


def _of_placing(view: View, character: int, floor: int) -> Reason:
    is_high = floor >= OFFICERS
    if _is_mine(view, character):
        return Reason.PLACE_FAVOURITE if is_high else Reason.PLACE_HIDDEN
    return Reason.PLACE_STRANGER_HIGH if is_high else Reason.PLACE_STRANGER_LOW


def _of_proposal(view: View, nominee: int, random: Random) -> Reason:
    if seeks_zero(view):
        return Reason.SEEK_ZERO
    if edition(view.options).yes_of_others(view, nominee, _WORLDS, random) < _LIKELY:
        return Reason.DRAW_NO
    return Reason.CROWN_FAVOURITE if _is_mine(view, nominee) else Reason.CROWN_STRANGER


def _of_ascent(view: View, character: int, to: int) -> Reason:
    if _is_mine(view, character):
        return Reason.LIFT_FAVOURITE
    if seeks_zero(view):
        return Reason.SEEK_ZERO
    is_last = view.places.count(to) == FLOOR_LIMIT - 1
    return Reason.TAKE_SEAT if is_last else Reason.LIFT_STRANGER


def _is_mine(view: View, character: int) -> bool:
    assert view.goal is not None
    return character in view.goal
