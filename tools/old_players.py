"""How the three weaker levels played before they all searched: references of the arena.

Each takes (view, seed, budget) and answers with a move.
"""

from random import Random
from typing import Final

from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.ambitions import expected_bonus
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.cards import own_cards
from vivaroi_gui.ai.vivaroi.estimate import (
    all_favourites,
    cards_against_left,
    crowned,
    emissary_says_yes,
    favourites,
    margin,
    own_goals,
    seeks_zero,
    weakest,
)
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Goals, P, Playout
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.standing import round_share
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import DIGNITARIES, NOBLES, THRONE, WCS, Goal
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON
from vivaroi_gui.rules.vivaroi.moves import Card, ChooseAmbition, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.points import goal_points

_COUNSELLORS: Final = Budget(0.3, 400)
"""What the counsellor might spend on a decision."""
_PLEASED: Final = 3.0
"""Points above an average card's at which a coronation is welcome."""
_NO_COST: Final = 0.4
"""Points that a No card is worth while it can still stop somebody else's King."""
_LOST_FAVOURITE: Final = 5.0
"""Points lost with a favourite who is rejected."""
_SAYS_YES: Final = 0.6
"""How often a voter who still has a No is taken to say Yes."""
_ACHE_COST: Final = 1.5
"""Points that a Stomach-ache is worth beyond a No: it saves a favourite."""
_FOR_THE_OTHER: Final = 0.5
"""What it is worth to lift a favourite of the partner who is ahead: the lower score counts."""
_INTO_WC: Final = (0.6, -0.8)
_OUT_OF_WC: Final = (-2.0, 1.4)
"""Worth of moves for strangers and for favourites: whoever is in a WC scores nothing."""


def old_courtier(view: View, seed: int, _: Budget) -> Move:
    """Thinks one step ahead: what a coronation would bring against an average card.

    It lifts its low favourites and guards the high ones, proposes a favourite when the count would
    please it, and spends a No on a coronation that would not.
    """
    moves, random = list(view.legal), Random(seed)
    if len(moves) == 1:
        return moves[0]
    random.shuffle(moves)
    return max(moves, key=lambda move: _worth(view, move))


def old_novice(view: View, seed: int, _: Budget) -> Move:
    """Lifts its favourites and votes for them, and minds nobody else."""
    assert view.seat is not None
    if len(view.legal) == 1:
        return view.legal[0]
    found = expertise(view.options)
    playout, is_own = found.playout_of(view), view.crown_holder == view.seat
    held = [(min(own_cards(view), key=playout.points_of),)]
    weights = []
    for move in view.legal:
        weights += playout.chances_of(move, view.seat, held, found.naive, is_own=is_own)
    return Random(seed).choices(view.legal, weights)[0]


def old_counsellor(view: View, seed: int, budget: Budget) -> Move:
    """Belief and search, but takes all for plain players, and thinks of this round alone."""
    if len(view.legal) == 1:
        return view.legal[0]
    found = expertise(view.options)
    belief = Belief(view, (found.naive, found.shrewd))
    search = Search(view, belief, found.patient, _round_worth, Random(seed))
    return search.run(budget if any(budget) else _COUNSELLORS, lambda: False)[0].move


def _round_worth(_: View, seat: Seat, playout: Playout[P], goals: Goals) -> float:
    """The share of a round that ends like this, by its points alone."""
    return round_share(seat, playout, goals)


# --- what a move is worth to the old courtier --------------------------------------------------


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
        is_zero = goal_points(own_goals(view)[0], crowned(view, nominee)) == 0
        return 0.0 if is_zero else 2 * _NO_COST
    wanted = 0.0 if nominee in all_favourites(view) else _PLEASED
    return wanted - margin(view, nominee)


def _coronation_chance(view: View, nominee: int) -> float:
    """The chance that all others say Yes, by the cards that each can still hold."""
    armed = sum(left > 0 for seat, left in enumerate(cards_against_left(view)) if seat != view.seat)
    return float(_SAYS_YES**armed) * emissary_says_yes(view, nominee)


def _needy(view: View) -> Goal:
    """What counts of the card of whoever is behind, of a team."""
    goals = own_goals(view)
    return goals[weakest(view, [goal_points(goal, view.places) for goal in goals])]
