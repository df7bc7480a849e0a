"""Advice: what a strong player would do, and the reason, told from what the seat may see."""

from enum import StrEnum
from random import Random
from typing import Final, NamedTuple

from vivaroi_gui.ai.belief import Belief
from vivaroi_gui.ai.courtier import crowned, margin, seeks_zero
from vivaroi_gui.ai.policies import KINDS
from vivaroi_gui.ai.policy import yes_chance
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT, FLOORS, OFFICERS, THRONE
from vivaroi_gui.rules.vivaroi.moves import NO, Card, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.state import mask_of


class Reason(StrEnum):
    """Why a strong player would make a move, told from what its seat may see."""

    PLACE_FAVOURITE = "place_favourite"
    """A favourite starts high."""
    PLACE_HIDDEN = "place_hidden"
    """A favourite starts low or in a crowd, where nobody suspects it."""
    PLACE_STRANGER_LOW = "place_stranger_low"
    """A stranger starts low, and takes no good seat."""
    PLACE_STRANGER_HIGH = "place_stranger_high"
    """A stranger starts high, as bait for the others' No."""
    LIFT_FAVOURITE = "lift_favourite"
    """A favourite climbs and is worth more."""
    LIFT_STRANGER = "lift_stranger"
    """A stranger climbs: it gives nothing away."""
    TAKE_SEAT = "take_seat"
    """A stranger takes the last seat of a floor: nobody else gets in."""
    CROWN_FAVOURITE = "crown_favourite"
    """A favourite is proposed, and the others will probably say Yes."""
    CROWN_STRANGER = "crown_stranger"
    """A stranger is proposed: the count would be good for this seat."""
    DRAW_NO = "draw_no"
    """A stranger is proposed so that the others spend their No."""
    YES_COUNT = "yes_count"
    """Yes: the count would be good for this seat."""
    YES_OTHERS = "yes_others"
    """Yes: somebody else will probably refuse, and the No is kept."""
    YES_EMPTY = "yes_empty"
    """Yes: there is no No left."""
    NO_COUNT = "no_count"
    """No: the count would be bad for this seat."""
    SEEK_ZERO = "seek_zero"
    """Zero points in the third round are within reach, and they are worth 33."""


class Advice(NamedTuple):
    """What a strong player would do, and why."""

    move: Move
    reason: Reason


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
        return Reason.SEEK_ZERO if seeks_zero(view) and is_good else Reason.NO_COUNT
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
    floors = [
        mask_of(tuple(one for one, at in enumerate(crowned(view, nominee)) if at == floor))
        for floor in FLOORS
    ]
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
