"""Chance: the deal of a round, drawn or dictated."""

from random import Random
from typing import Final

from vivaroi_gui.rules.core import BadConfig
from vivaroi_gui.rules.vivaroi.data import CAST, DECK, FLOOR_LIMIT, RANDOM_FLOORS
from vivaroi_gui.rules.vivaroi.moves import Deal
from vivaroi_gui.rules.vivaroi.options import Placement
from vivaroi_gui.rules.vivaroi.state import State

_CARD_NUMBER: Final = {goal: number for number, goal in enumerate(DECK)}


class BadDeal(BadConfig):
    """A deal that does not fit the round: unknown or used goals, a wrong placement or player."""


def draw(state: State, random: Random) -> Deal:
    """The deal of the next round: unused goals, a first player in round one, random floors.

    Random floors are seats: four on each of floors 0-3, 13 of the 16 drawn evenly (ruling B5).
    """
    players = state.options.players
    unused = [number for number in range(len(DECK)) if number not in state.used]
    goals = tuple(DECK[number] for number in random.sample(unused, players))
    floors = [floor for floor in RANDOM_FLOORS for _ in range(FLOOR_LIMIT)]
    is_random = state.options.placement is Placement.RANDOM
    placement = tuple(random.sample(floors, len(CAST))) if is_random else None
    return Deal(goals, placement, None if state.round else random.randrange(players))


def check(state: State, deal: Deal) -> frozenset[int]:
    """The numbers of the cards dealt.

    Raises:
        BadDeal: naming what does not fit.
    """
    _check_placement(state, deal.placement)
    _check_first_player(state, deal)
    return _check_goals(state, deal)


def _check_goals(state: State, deal: Deal) -> frozenset[int]:
    if len(deal.goals) != state.options.players:
        raise BadDeal(f"goals: {state.options.players} cards, not {len(deal.goals)}")
    numbers = frozenset(_CARD_NUMBER.get(goal, -1) for goal in deal.goals)
    if -1 in numbers:
        raise BadDeal("goals: a card that is not in the deck")
    if len(numbers) != len(deal.goals) or numbers & state.used:
        raise BadDeal("goals: a card dealt twice in one game")
    return numbers


def _check_placement(state: State, placement: tuple[int, ...] | None) -> None:
    if (placement is not None) is not (state.options.placement is Placement.RANDOM):
        raise BadDeal("placement: to be given exactly where the options place at random")
    if placement is None:
        return
    if len(placement) != len(CAST) or not set(placement) <= set(RANDOM_FLOORS):
        raise BadDeal("placement: a floor 0-3 for each of the thirteen characters")
    if any(placement.count(floor) > FLOOR_LIMIT for floor in RANDOM_FLOORS):
        raise BadDeal("placement: more than four characters on one floor")


def _check_first_player(state: State, deal: Deal) -> None:
    if (deal.first_player is not None) is not (state.round == 0):
        raise BadDeal("first player: drawn in the first round only, then the crown decides")
    if deal.first_player is not None and not 0 <= deal.first_player < state.options.players:
        raise BadDeal(f"first player: no seat {deal.first_player}")
