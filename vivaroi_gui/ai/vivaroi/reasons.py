"""The reason for a move, told from what the seat may see."""

from random import Random
from typing import Any, Final

from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.ambitions import is_fitting
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.estimate import (
    all_favourites,
    crowned,
    emissary_says_yes,
    favourites,
    other_cards,
    own_goals,
    seeks_zero,
    weakest,
)
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Playout
from vivaroi_gui.ai.vivaroi.worlds import World
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import OFFICERS, THRONE, WCS, Goal
from vivaroi_gui.rules.vivaroi.modules.rule_of_33 import corrected
from vivaroi_gui.rules.vivaroi.moves import (
    STOMACH_ACHE,
    YES,
    Card,
    ChooseAmbition,
    Move,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.rules.vivaroi.points import goal_points

_WORLDS: Final = 60
_LIKELY: Final = 0.5


def reason(view: View, move: Move, random: Random) -> Reason:
    """Why ``move`` is good for the seat of the view."""
    match move:
        case Vote(card):
            return _of_vote(view, card, random)
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


def _of_vote(view: View, card: Card, random: Random) -> Reason:
    nominee = view.nominee
    assert nominee is not None
    if not view.no_cards and not view.stomach_aches:
        return Reason.YES_EMPTY
    if _is_worth_33(view, nominee):
        return Reason.SEEK_ZERO if card is YES else Reason.TRIED
    if card is YES:
        return _of_yes(view, nominee, random)
    if card is STOMACH_ACHE and _is_mine(view, nominee):
        return Reason.ACHE_SAVES
    if _rank(view, nominee) >= 0:
        return Reason.SEEK_ZERO if seeks_zero(view) else Reason.NO_MORE
    if card is STOMACH_ACHE:
        return Reason.ACHE_STOPS
    return Reason.NO_JESTER if nominee == view.options.jester else Reason.NO_COUNT


def _of_yes(view: View, nominee: int, random: Random) -> Reason:
    if _rank(view, nominee) > 0:
        return Reason.YES_JESTER if nominee == view.options.jester else Reason.YES_COUNT
    keeps_no = view.no_cards and _another_may_say_no(view, nominee)
    is_spared = keeps_no and _is_rejected(view, nominee, random)
    return Reason.YES_OTHERS if is_spared else Reason.TRIED


def _of_placing(view: View, character: int, floor: int) -> Reason:
    is_high = floor >= OFFICERS
    if _is_mine(view, character):
        return Reason.PLACE_FAVOURITE if is_high else Reason.PLACE_HIDDEN
    return Reason.PLACE_STRANGER_HIGH if is_high else Reason.PLACE_STRANGER_LOW


def _of_proposal(view: View, nominee: int, random: Random) -> Reason:
    if seeks_zero(view) or _is_worth_33(view, nominee):
        return Reason.SEEK_ZERO
    is_mine = _is_mine(view, nominee)
    if _is_rejected(view, nominee, random):
        is_drawn = not is_mine and any(_no_cards_of_others(view))
        return Reason.DRAW_NO if is_drawn else Reason.TRIED
    if is_mine:
        return Reason.CROWN_FAVOURITE
    if _rank(view, nominee) <= 0:
        return Reason.TRIED
    return Reason.CROWN_JESTER if nominee == view.options.jester else Reason.CROWN_STRANGER


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
    if character == view.options.jester and _rank(view, character) > 0:
        return Reason.LIFT_JESTER
    is_last = view.places.count(to) == view.options.floor_limit - 1
    return Reason.TAKE_SEAT if is_last else Reason.LIFT_STRANGER


def _is_mine(view: View, character: int) -> bool:
    return character in all_favourites(view)


def _is_rejected(view: View, nominee: int, random: Random) -> bool:
    """Whether the nominee will probably not be crowned, whatever this seat votes."""
    return _yes_of_others(view, nominee, random) < _LIKELY


def _yes_of_others(view: View, nominee: int, random: Random) -> float:
    """The chance that all others say Yes to a nominee, over worlds that may be."""
    assert view.seat is not None
    belief: Belief[Any] = Belief(view)
    playout = expertise(view.options).playout_of(view)
    if view.nominee is None:
        playout.lift(1 << nominee, THRONE)
    total = 0.0
    for _ in range(_WORLDS):
        world = belief.determinization(random.random)
        total += _yes_in(world, playout.dealt(random.random), belief, view.seat)
    return total / _WORLDS


def _yes_in(world: World, playout: Playout[Any], belief: Belief[Any], own: Seat) -> float:
    """The same in one world."""
    all_say_yes = 1.0
    for seat, (cards, kind) in enumerate(zip(world.goals, world.kinds, strict=True)):
        if seat != own and playout.can_vote_against(seat):
            (yes,) = playout.chances_of(Vote(YES), seat, [cards], belief.kinds[kind])
            all_say_yes *= yes
    return all_say_yes * playout.emissary_agrees


def _another_may_say_no(view: View, nominee: int) -> bool:
    """Whether anybody else, or the Emissary, may still have a No for the nominee."""
    return any(_no_cards_of_others(view)) or emissary_says_yes(view, nominee) < 1


def _no_cards_of_others(view: View) -> list[int]:
    return [left for seat, left in enumerate(view.no_cards_left) if seat != view.seat]


def _rank(view: View, nominee: int) -> int:
    """1 where the seat gains more than most others if the nominee is crowned now, -1 where less.

    It is 0 where neither can be said: both an average card and most of those that others can hold
    must be behind, or ahead.
    """
    own, others = _gains(view, nominee)
    average, half = sum(others) / len(others), len(others) / 2
    if own > average and sum(own > other for other in others) > half:
        return 1
    return -1 if own < average and sum(own < other for other in others) > half else 0


def _gains(view: View, nominee: int) -> tuple[int, list[int]]:
    """Points if the nominee is crowned now: the seat's own, and those of the others' cards.

    Of a team it is whoever is behind then; the 33 are counted.
    """
    points, _ = _count(view, nominee, [*own_goals(view), *other_cards(view)])
    sign = -1 if nominee == view.options.jester else 1
    gains = [sign * sum_ for sum_ in points]
    own, others = gains[: len(view.goals)], gains[len(view.goals) :]
    return own[weakest(view, own)], others


def _is_worth_33(view: View, nominee: int) -> bool:
    """Whether the seat has zero points if the nominee is crowned now, in the third round."""
    return bool(_count(view, nominee, own_goals(view))[1])


def _count(view: View, nominee: int, cards: list[Goal]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points by card once the nominee is King, and the cards that the rule of 33 strikes."""
    number = view.round if view.options.rule_of_33 else 0
    where = crowned(view, nominee)
    return corrected(number, [goal_points(card, where) for card in cards])
