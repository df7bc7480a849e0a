"""The reason for a move, told from what the seat may see."""

from random import Random
from typing import Final

from vivaroi_gui.ai.advice import Reason
from vivaroi_gui.ai.belief import Belief
from vivaroi_gui.ai.courtier import crowned, margin, seeks_zero
from vivaroi_gui.ai.policies import KINDS
from vivaroi_gui.ai.policy import floor_masks, yes_chance
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
    if _coronation_chance(view, nominee, random) < _LIKELY:
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


def _coronation_chance(view: View, nominee: int, random: Random) -> float:
    """The chance that all others say Yes, over worlds that may be."""
    belief = Belief(view)
    floors, _ = floor_masks(crowned(view, nominee))
    total = 0.0
    for _ in range(_WORLDS):
        world = belief.determinization(random.random)
        all_say_yes = 1.0
        for seat, held in enumerate(belief.hands):
            if held and seat != view.seat:
                others = sum(belief.hands) - held
                policy = KINDS[world[seat].kind]
                goal = world[seat].goal
                all_say_yes *= yes_chance(floors, goal, policy, others, is_own=False)
        total += all_say_yes
    return total / _WORLDS
