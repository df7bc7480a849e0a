"""Chance: the deal of a round, drawn or dictated."""

from random import Random

from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT, RANDOM_FLOORS
from vivaroi_gui.rules.vivaroi.edition import Placement
from vivaroi_gui.rules.vivaroi.modules import ambition, emissary
from vivaroi_gui.rules.vivaroi.moves import BadDeal, Deal
from vivaroi_gui.rules.vivaroi.options import Options
from vivaroi_gui.rules.vivaroi.state import State


def draw(state: State, random: Random) -> Deal:
    """The deal of the next round: unused goals, a first player in round one, random floors.

    Random floors are seats: four on each of floors 0-3, 13 of the 16 drawn evenly (ruling B5).
    """
    options = state.options
    deck, used = options.deck, state.used_cards
    unused = [number for number in range(len(deck)) if number not in used]
    cards = random.sample(unused, options.players + options.emissary)
    goals = [deck[number] for number in cards]
    is_random = options.placement is Placement.RANDOM
    return Deal(
        goals=tuple(goals[: options.players]),
        placement=_draw_placement(options, random) if is_random else None,
        first_player=None if state.round else random.randrange(options.seats),
        ambitions=ambition.draw(options, random) if options.ambition else None,
        emissary=emissary.draw(options, goals[-1], random) if options.emissary else None,
    )


def _draw_placement(options: Options, random: Random) -> tuple[int, ...]:
    floors = [floor for floor in RANDOM_FLOORS for _ in range(FLOOR_LIMIT)]
    return tuple(random.sample(floors, len(options.cast)))


def check(state: State, deal: Deal) -> frozenset[int]:
    """The numbers of the cards that are not dealt again in this game.

    Raises:
        BadDeal: naming what does not fit.
    """
    _check_placement(state, deal.placement)
    _check_first_player(state, deal)
    ambition.check(state.options, deal.ambitions)
    emissary.check(state.options, deal.emissary)
    numbers = _check_goals(state, deal)
    return frozenset() if state.options.rulebook.cards_come_back else numbers


def _check_goals(state: State, deal: Deal) -> frozenset[int]:
    options = state.options
    if len(deal.goals) != options.players:
        raise BadDeal(f"goals: {options.players} cards, not {len(deal.goals)}")
    goals = (*deal.goals, deal.emissary.goal) if deal.emissary else deal.goals
    numbers = frozenset([options.rulebook.card_numbers.get(goal, -1) for goal in goals])
    if -1 in numbers:
        raise BadDeal("goals: a card that is not in the deck")
    if len(numbers) != len(goals) or numbers & state.used_cards:
        raise BadDeal("goals: a card dealt twice in one game")
    return numbers


def _check_placement(state: State, placement: tuple[int, ...] | None) -> None:
    if (placement is not None) is not (state.options.placement is Placement.RANDOM):
        raise BadDeal("placement: to be given exactly where the options place at random")
    if placement is None:
        return
    if len(placement) != len(state.options.cast) or not set(placement) <= set(RANDOM_FLOORS):
        raise BadDeal("placement: a floor 0-3 for each of the thirteen characters")
    if any(placement.count(floor) > FLOOR_LIMIT for floor in RANDOM_FLOORS):
        raise BadDeal("placement: more than four characters on one floor")


def _check_first_player(state: State, deal: Deal) -> None:
    if (deal.first_player is not None) is not (state.round == 0):
        raise BadDeal("first player: drawn in the first round only, then the crown decides")
    if deal.first_player is not None and not 0 <= deal.first_player < state.options.seats:
        raise BadDeal(f"first player: no seat {deal.first_player}")
