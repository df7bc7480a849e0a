"""The reason for a move, told from what the seat may see."""

from random import Random
from typing import Final

from vivaroi_gui.ai.advice import Reason
from vivaroi_gui.ai.ambitions import is_fitting
from vivaroi_gui.ai.courtier import all_favourites, favourites, margin, seeks_zero
from vivaroi_gui.ai.editions import edition
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import OFFICERS, THRONE, WCS
from vivaroi_gui.rules.vivaroi.moves import (
    NO,
    STOMACH_ACHE,
    YES,
    Card,
    ChooseAmbition,
    Move,
    MoveUp,
    Place,
    Vote,
)

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
            return _of_wc(view, character, to) or _of_ascent(view, character, to)
        case ChooseAmbition(person, ambition):
            fits = is_fitting(ambition, favourites(view, person))
            return Reason.AMBITION_FITS if fits else Reason.AMBITION_LIKELY
    raise ValueError("a deal is nobody's choice")


def _of_vote(view: View, card: Card) -> Reason:
    nominee = view.nominee
    assert nominee is not None
    if not view.no_cards and not view.stomach_aches:
        return Reason.YES_EMPTY
    is_good = margin(view, nominee) > 0
    if card is STOMACH_ACHE:
        return Reason.ACHE_SAVES if _is_mine(view, nominee) else Reason.ACHE_STOPS
    if nominee == view.options.jester and is_good == (card is YES):
        return Reason.YES_JESTER if is_good else Reason.NO_JESTER
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
    if nominee == view.options.jester:
        return Reason.CROWN_JESTER
    return Reason.CROWN_FAVOURITE if _is_mine(view, nominee) else Reason.CROWN_STRANGER


def _of_wc(view: View, character: int, to: int) -> Reason | None:
    """Why somebody is moved into a WC, or out of one; None for any other move."""
    is_mine = _is_mine(view, character)
    if to in WCS:
        return Reason.HIDE_IN_WC if is_mine else Reason.BLOCK_WC
    if view.places[character] in WCS:
        return Reason.LEAVE_WC if is_mine else Reason.FREE_WC
    return None


def _of_ascent(view: View, character: int, to: int) -> Reason:
    if _is_mine(view, character):
        return Reason.LIFT_FAVOURITE
    if seeks_zero(view):
        return Reason.SEEK_ZERO
    if character == view.options.jester and margin(view, character) > 0:
        return Reason.LIFT_JESTER
    is_last = view.places.count(to) == view.options.floor_limit - 1
    return Reason.TAKE_SEAT if is_last else Reason.LIFT_STRANGER


def _is_mine(view: View, character: int) -> bool:
    return character in all_favourites(view)
