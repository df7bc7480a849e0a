"""The courtier: a rule-based player that thinks one step ahead.

It wants its favourites high when a King is crowned, so it lifts the low ones and guards the high
ones; it proposes a favourite when the count would please it, and spends a No on a coronation that
would not.
"""

from random import Random
from typing import Final

from vivaroi_gui.ai.styles import Leaning
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import (
    DECK,
    DIGNITARIES,
    NOBLES,
    THRONE,
    ZERO_BONUS_ROUND,
    Goal,
)
from vivaroi_gui.rules.vivaroi.moves import Card, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.score import goal_points

_PLEASED: Final = 3.0
"""Points above an average card's at which a coronation is welcome."""
_NO_COST: Final = 0.4
"""Points that a No card is worth while it can still stop somebody else's King."""
_LOST_FAVOURITE: Final = 5.0
"""Points lost with a favourite who is refused."""
_SAYS_YES: Final = 0.6
"""How often a voter who still has a No is taken to say Yes."""
_HOPELESS: Final = 7
"""Points in the third round that are worth giving up for the 33."""
_LATE: Final = 5
"""Eliminated characters after which zero may be within reach."""


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
    return 0.0


def _placing_worth(view: View, character: int, floor: int) -> float:
    """Favourites on floors 3 and 4, not all together; the others low."""
    if character not in _goal(view):
        return 1.5 - floor
    mine_there = sum(view.places[other] == floor for other in _goal(view))
    return floor - 1.2 * mine_there


def _ascent_worth(view: View, character: int, to: int) -> float:
    if to == THRONE:
        return _proposal_worth(view, character)
    is_mine = character in _goal(view)
    if seeks_zero(view):
        return -to if is_mine else to
    if not is_mine:
        return -0.4 * to  # moving a stranger low down gives nothing away
    return _lift_worth(to)


def _lift_worth(to: int) -> float:
    """A favourite is safest among the Dignitaries: from the Nobles anybody can propose it."""
    return {NOBLES: 0.5, DIGNITARIES: 1.6}.get(to, 1.2 + 0.1 * to)


def _proposal_worth(view: View, nominee: int) -> float:
    """The crown for a favourite if it is likely; a stranger out of the way if a No is in hand."""
    above = margin(view, nominee)
    chance = _coronation_chance(view)
    if nominee in _goal(view):
        return chance * (above + _PLEASED) - (1 - chance) * _LOST_FAVOURITE
    if above < 0 and not view.no_cards:
        return chance * above
    return 0.7 * (1 - chance) + max(0.0, chance * above)


def _vote_worth(view: View, card: Card) -> float:
    """A No is spent only where the loss that it averts is likely enough."""
    assert view.nominee is not None
    if card is Card.YES:
        return 0.0
    return _loss(view, view.nominee) * _coronation_chance(view) - _NO_COST


def _loss(view: View, nominee: int) -> float:
    """Points that this coronation would cost against what the rest of the round may bring."""
    if seeks_zero(view):
        is_zero = goal_points(_goal(view), crowned(view, nominee)) == 0
        return 0.0 if is_zero else 2 * _NO_COST
    wanted = 0.0 if nominee in _goal(view) else _PLEASED
    return wanted - margin(view, nominee)


def _coronation_chance(view: View) -> float:
    """The chance that all others say Yes, by the No cards that each can still hold."""
    armed = sum(left > 0 for seat, left in enumerate(view.no_cards_left) if seat != view.seat)
    return _SAYS_YES**armed


def margin(view: View, nominee: int) -> float:
    """Own points if the nominee is crowned now, above those of an average other card."""
    places = crowned(view, nominee)
    others = [card for card in DECK if card not in _known(view)]
    average = sum(goal_points(card, places) for card in others) / len(others)
    return goal_points(_goal(view), places) - average


def _known(view: View) -> set[Goal]:
    """Cards that no other player can hold: the own one and those used before."""
    used = {goal for finished in view.history for goal in finished.goals}
    return used | {_goal(view)}


def crowned(view: View, nominee: int) -> tuple[int, ...]:
    """The places once the nominee is King."""
    return (*view.places[:nominee], THRONE, *view.places[nominee + 1 :])


def seeks_zero(view: View) -> bool:
    """Whether, in round three, with little left to win, the 33 are the better prize."""
    if view.round != ZERO_BONUS_ROUND or view.phase is Phase.PLACING:
        return False
    return len(view.elections) >= _LATE and goal_points(_goal(view), view.places) <= _HOPELESS


def _goal(view: View) -> Goal:
    assert view.goal is not None, "only a seat's own view is played from"
    return view.goal
