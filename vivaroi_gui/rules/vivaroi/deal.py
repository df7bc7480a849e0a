"""Chance: the deal of a round, drawn or dictated."""

from collections import Counter
from random import Random

from vivaroi_gui.rules.core import BadConfig
from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT, RANDOM_FLOORS
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Card, Deal, EmissaryDeal
from vivaroi_gui.rules.vivaroi.options import Options, Placement
from vivaroi_gui.rules.vivaroi.state import State


class BadDeal(BadConfig):
    """A deal that does not fit the round: unknown or used goals, a wrong placement or player."""


def draw(state: State, random: Random) -> Deal:
    """The deal of the next round: unused goals, a first player in round one, random floors.

    Random floors are seats: four on each of floors 0-3, 13 of the 16 drawn evenly (ruling B5).
    """
    options = state.options
    deck, used = options.deck, state.used
    unused = [number for number in range(len(deck)) if number not in used]
    cards = random.sample(unused, options.players + options.emissary)
    goals = [deck[number] for number in cards]
    is_random = options.placement is Placement.RANDOM
    return Deal(
        goals=tuple(goals[: options.players]),
        placement=_draw_placement(options, random) if is_random else None,
        first_player=None if state.round else random.randrange(options.seats),
        ambitions=_draw_ambitions(options, random) if options.ambition else None,
        emissary=EmissaryDeal(goals[-1], _draw_pile(options, random)) if options.emissary else None,
    )


def _draw_placement(options: Options, random: Random) -> tuple[int, ...]:
    floors = [floor for floor in RANDOM_FLOORS for _ in range(FLOOR_LIMIT)]
    return tuple(random.sample(floors, len(options.cast)))


def _draw_ambitions(options: Options, random: Random) -> tuple[tuple[str, str], ...]:
    cards = random.sample(tuple(AMBITIONS), 2 * options.players)
    return tuple(zip(cards[::2], cards[1::2], strict=True))


def _draw_pile(options: Options, random: Random) -> tuple[Card, ...]:
    return tuple(random.sample(_hand(options), len(_hand(options))))


def _hand(options: Options) -> tuple[Card, ...]:
    """The vote cards of each seat, and of the Emissary."""
    return (YES, *(NO,) * options.no_cards, *(STOMACH_ACHE,) * options.stomach_aches)


def check(state: State, deal: Deal) -> frozenset[int]:
    """The numbers of the cards that are not dealt again in this game.

    Raises:
        BadDeal: naming what does not fit.
    """
    _check_placement(state, deal.placement)
    _check_first_player(state, deal)
    _check_ambitions(state.options, deal.ambitions)
    _check_emissary(state.options, deal.emissary)
    numbers = _check_goals(state, deal)
    return frozenset() if state.options.cards_come_back else numbers


def _check_goals(state: State, deal: Deal) -> frozenset[int]:
    options = state.options
    if len(deal.goals) != options.players:
        raise BadDeal(f"goals: {options.players} cards, not {len(deal.goals)}")
    goals = (*deal.goals, deal.emissary.goal) if deal.emissary else deal.goals
    numbers = frozenset([options.card_numbers.get(goal, -1) for goal in goals])
    if -1 in numbers:
        raise BadDeal("goals: a card that is not in the deck")
    if len(numbers) != len(goals) or numbers & state.used:
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


def _check_ambitions(options: Options, ambitions: tuple[tuple[str, str], ...] | None) -> None:
    if (ambitions is not None) is not options.ambition:
        raise BadDeal("ambition: to be dealt exactly where the option is chosen")
    if ambitions is None:
        return
    if len(ambitions) != options.players or any(len(pair) != 2 for pair in ambitions):
        raise BadDeal("ambition: two cards for each person")
    cards = [card for pair in ambitions for card in pair]
    if not set(cards) <= set(AMBITIONS):
        raise BadDeal("ambition: no such card")
    if len(set(cards)) != len(cards):
        raise BadDeal("ambition: a card dealt twice in one round")


def _check_emissary(options: Options, emissary: EmissaryDeal | None) -> None:
    if (emissary is not None) is not options.emissary:
        raise BadDeal("emissary: to be dealt exactly where the variant is played")
    if emissary is not None and Counter(emissary.pile) != Counter(_hand(options)):
        raise BadDeal("emissary: its pile has the vote cards of a player")
