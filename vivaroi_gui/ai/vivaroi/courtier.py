"""The courtier: a rule-based player that thinks one step ahead.

It wants its favourites high when a King is crowned, so it lifts the low ones and guards the high
ones; it proposes a favourite when the count would please it, and spends a No on a coronation that
would not.
"""

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Final

from vivaroi_gui.ai.vivaroi.ambitions import expected_bonus
from vivaroi_gui.ai.vivaroi.cards import seen_cards
from vivaroi_gui.ai.vivaroi.styles import Leaning
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import (
    DIGNITARIES,
    NOBLES,
    ROUND_OF_33,
    THRONE,
    WCS,
    Goal,
)
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.moves import Card, ChooseAmbition, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.points import goal_points

_PLEASED: Final = 3.0
"""Points above an average card's at which a coronation is welcome."""
_NO_COST: Final = 0.4
"""Points that a No card is worth while it can still stop somebody else's King."""
_LOST_FAVOURITE: Final = 5.0
"""Points lost with a favourite who is rejected."""
_SAYS_YES: Final = 0.6
"""How often a voter who still has a No is taken to say Yes."""
_HOPELESS: Final = 7
"""Points in the third round that are worth giving up for the 33."""
_LATE: Final = 5
"""Eliminated characters after which zero may be within reach."""
_ACHE_COST: Final = 1.5
"""Points that a Stomach-ache is worth beyond a No: it saves a favourite."""
_FOR_THE_OTHER: Final = 0.5
"""What it is worth to lift a favourite of the partner who is ahead: the lower score counts."""
_INTO_WC: Final = (0.6, -0.8)
_OUT_OF_WC: Final = (-2.0, 1.4)
"""Worth of moves for strangers and for favourites: whoever is in a WC scores nothing."""
_FANCY: Final = 1.5
"""Points that a style gives for what it likes to do."""


def choose(view: View, random: Random, leaning: Leaning) -> Move:
    """The best legal move by a plain estimate; ties are broken by ``random``."""
    moves = list(view.legal)
    random.shuffle(moves)
    return max(moves, key=lambda move: _worth(view, move) + _FANCY * leaning(view, move))


def _worth(view: View, move: Move) -> float:
    match move:
        case Vote(card):
            return _vote_worth(view, card)
        case Place(character, floor):
            return _placing_worth(view, character, floor)
        case MoveUp(character, to):
            return _ascent_worth(view, character, to)
        case ChooseAmbition(person, ambition):
            return expected_bonus(ambition, favourites(view, person))
    return 0.0


def _placing_worth(view: View, character: int, floor: int) -> float:
    """Favourites on floors 3 and 4, not all together; the others low."""
    mine = all_favourites(view)
    if character not in mine:
        return 1.5 - floor
    mine_there = sum(view.places[other] == floor for other in mine)
    return floor - 1.2 * mine_there


def _ascent_worth(view: View, character: int, to: int) -> float:
    if to == THRONE:
        return _proposal_worth(view, character)
    is_mine = character in all_favourites(view)
    if view.places[character] in WCS:
        return _OUT_OF_WC[is_mine]
    if to in WCS:
        return _INTO_WC[is_mine]
    if seeks_zero(view):
        return -to if is_mine else to
    if character == view.options.jester:
        return _jester_worth(view, to)
    if not is_mine:
        return -0.4 * to  # moving a stranger low down gives nothing away
    is_needed = character in _needy(view)
    return _lift_worth(to) * (1.0 if is_needed else _FOR_THE_OTHER)


def _lift_worth(to: int) -> float:
    """A favourite is safest among the Dignitaries: from the Nobles anybody can propose it."""
    return {NOBLES: 0.5, DIGNITARIES: 1.6}.get(to, 1.2 + 0.1 * to)


def _jester_worth(view: View, to: int) -> float:
    """He goes up where his coronation would please, and is left alone where it would not."""
    pleased = margin(view, BOUFFON) > _PLEASED
    return 1.0 + 0.1 * to if pleased else -0.6 * to


def _proposal_worth(view: View, nominee: int) -> float:
    """The crown for a favourite if it is likely; a stranger out of the way if a No is in hand."""
    above = margin(view, nominee)
    chance = _coronation_chance(view, nominee)
    if nominee in all_favourites(view):
        return chance * (above + _PLEASED) - (1 - chance) * _LOST_FAVOURITE
    if above < 0 and not view.no_cards:
        return chance * above
    return 0.7 * (1 - chance) + max(0.0, chance * above)


def _vote_worth(view: View, card: Card) -> float:
    """A card is spent only where the loss that it averts is likely enough."""
    nominee = view.nominee
    assert nominee is not None
    if card is Card.YES:
        return 0.0
    chance = _coronation_chance(view, nominee)
    averted = _loss(view, nominee) * chance - _NO_COST
    if card is Card.NO:
        return averted
    if nominee in all_favourites(view):
        return averted + (1 - chance) * _LOST_FAVOURITE - _ACHE_COST
    return averted - _NO_COST  # a No would throw the stranger out as well


def _loss(view: View, nominee: int) -> float:
    """Points that this coronation would cost against what the rest of the round may bring."""
    if seeks_zero(view):
        is_zero = goal_points(_goal(view), crowned(view, nominee)) == 0
        return 0.0 if is_zero else 2 * _NO_COST
    wanted = 0.0 if nominee in all_favourites(view) else _PLEASED
    return wanted - margin(view, nominee)


def _coronation_chance(view: View, nominee: int) -> float:
    """The chance that all others say Yes, by the cards that each can still hold."""
    armed = sum(left > 0 for seat, left in enumerate(cards_against_left(view)) if seat != view.seat)
    return float(_SAYS_YES**armed) * emissary_says_yes(view, nominee)


def cards_against_left(view: View) -> list[int]:
    """No and Stomach-ache cards of each seat: each that was played was seen."""
    left = list(view.no_cards_left)
    for seat in range(len(left)):
        aches = sum(election.votes[seat] is Card.STOMACH_ACHE for election in view.elections)
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
    markers = view.options.markers_of(view.seat)
    before = [view.totals[marker] for marker in markers] * (len(gains) // len(markers))
    sums = [total + gain for total, gain in zip(before, gains, strict=True)]
    return sums.index(min(sums))


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


def _needy(view: View) -> Goal:
    """What counts of the card of whoever is behind, of a team."""
    goals = own_goals(view)
    return goals[weakest(view, [goal_points(goal, view.places) for goal in goals])]


def favourites(view: View, person: int) -> Goal:
    """Those of one person of the seat who count."""
    assert view.seat is not None
    return own_goals(view)[view.options.sides[view.seat].index(person)]
