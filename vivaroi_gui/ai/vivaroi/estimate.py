"""What a seat can work out from its own view, without a guess about anybody.

Points if somebody is crowned now, above those of the cards that others can hold.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Final

from vivaroi_gui.ai.vivaroi.cards import seen_cards
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import ROUND_OF_33, THRONE, Goal
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.moves import STOMACH_ACHE
from vivaroi_gui.rules.vivaroi.points import goal_points

_HOPELESS: Final = 7
"""Points in the third round that are worth giving up for the 33."""
_LATE: Final = 5
"""Eliminated characters after which zero may be within reach."""


def cards_against_left(view: View) -> list[int]:
    """No and Stomach-ache cards of each seat: each that was played was seen."""
    left = list(view.no_cards_left)
    for seat in range(len(left)):
        aches = sum(election.votes[seat] is STOMACH_ACHE for election in view.elections)
        left[seat] += view.options.stomach_aches - aches
    return left


def emissary_says_yes(view: View, nominee: int) -> float:
    """The chance of its Yes; it has one among its cards."""
    if view.emissary_goal is None or nominee in favourites_that_count(
        view.options, view.emissary_goal
    ):
        return 1.0
    return 1 / view.emissary_pile


def margin(view: View, nominee: int) -> float:
    """Own points if the nominee is crowned now, above those of an average other card.

    A team minds whichever of its two is further behind then.
    """
    places = crowned(view, nominee)
    others = other_cards(view)
    average = sum(goal_points(card, places) for card in others) / len(others)
    sign = -1 if nominee == view.options.jester else 1
    gains = [sign * goal_points(goal, places) for goal in own_goals(view)]
    return gains[weakest(view, gains)] - sign * average


def weakest(view: View, gains: Sequence[int]) -> int:
    """Which of the seat's persons has the lowest score with these gains."""
    assert view.seat is not None
    sums = reached(view, view.seat, gains)
    return sums.index(min(sums))


def reached(view: View, seat: Seat, gains: Sequence[int]) -> list[int]:
    """The totals of a seat's persons with these gains; two who share a marker start level."""
    markers = view.options.markers_of(seat)
    before = [view.totals[marker] for marker in markers] * (len(gains) // len(markers))
    return [total + gain for total, gain in zip(before, gains, strict=True)]


def other_cards(view: View) -> list[Goal]:
    """What counts of the cards that others can hold: once they lie open, of those that they do."""
    options = view.options
    if view.open_goals:
        mine = options.sides[view.seat or 0]
        cards = [card for person, card in enumerate(view.open_goals) if person not in mine]
    else:
        seen = seen_cards(view)
        cards = [card for card in options.deck if card not in seen]
    return [favourites_that_count(options, card) for card in cards]


def crowned(view: View, nominee: int) -> tuple[int, ...]:
    """The places once the nominee is King."""
    return (*view.places[:nominee], THRONE, *view.places[nominee + 1 :])


def seeks_zero(view: View) -> bool:
    """Whether, in round three, with little left to win, the 33 are the better prize."""
    if view.round != ROUND_OF_33 or not view.options.rule_of_33:
        return False
    if view.phase is Phase.PLACING:
        return False
    return len(view.elections) >= _LATE and goal_points(_goal(view), view.places) <= _HOPELESS


def _goal(view: View) -> Goal:
    assert view.goal is not None, "only a seat's own view is played from"
    return view.goal


def own_goals(view: View) -> list[Goal]:
    """What counts of the seat's cards, in the order of its persons."""
    return [favourites_that_count(view.options, goal) for goal in view.goals]


def all_favourites(view: View) -> frozenset[int]:
    """Everybody on the seat's cards who counts."""
    return frozenset(chain.from_iterable(own_goals(view)))


def favourites(view: View, person: int) -> Goal:
    """Those of one person of the seat who count."""
    assert view.seat is not None
    return own_goals(view)[view.options.sides[view.seat].index(person)]
