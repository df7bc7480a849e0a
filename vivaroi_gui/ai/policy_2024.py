"""How a kind of player acts in 2024: a policy of 2003, and what the castle has besides.

Positions are masks by place, annexes included.  A goal is the mask of the favourites that count.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from vivaroi_gui.ai.policy import (
    Choices,
    Pair,
    Policy,
    Weights,
    chance,
    placings,
    stage,
)
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import (
    ANNEXES,
    NOBLES,
    OFFICERS,
    RESERVE,
    THRONE,
    TRADERS,
    WC_3,
    WC_4,
    WCS,
    Goal,
)
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON, DECK
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.state import unsealed

JESTER: Final = 1 << BOUFFON
COURT: Final = JESTER - 1
"""The mask of all who may be somebody's favourite."""

_STEEP: Final = 30.0
_WC_ABOVE: Final = WC_3 - TRADERS
"""From a floor to the WC that is reached from it."""
_BESIDE: Final = WC_3 - OFFICERS
"""From a floor to its own WC."""


class Policy2024(NamedTuple):
    """``plain`` holds for the floors; the Jester is a stranger there.

    ``wc`` has weights of moves into the WCs of floors 3 and 4, and out of them.  ``jester`` has
    logits in his favour: a bias and a slope for lifting him, in points that his coronation would
    bring, a bias for proposing him, and one for his Yes.  ``ache`` has by stage (bias, bias for a
    favourite, slope) of the Stomach-ache against the No, ``spare`` what each No and Stomach-ache
    in hand adds to the logit of a Yes: whoever can still refuse may wait for more.
    """

    plain: Policy
    wc: Pair
    jester: Weights
    ache: tuple[Weights, Weights, Weights]
    spare: Weights


@dataclass(frozen=True, slots=True)
class Figures:
    """What a policy is told about the table: how many a floor holds, and the share of the cards
    that count any one character."""

    limit: int
    share: float


def figures(options: Options) -> Figures:
    """Those of a game."""
    named = sum(mask.bit_count() for mask in masks_of(options))
    return Figures(options.floor_limit, named / len(DECK) / BOUFFON)


def counted(options: Options, goal: Goal) -> Goal:
    """What counts of a card: not the Banished, where there is one."""
    return unsealed(goal) if options.banished else goal


@lru_cache
def masks_of(options: Options) -> tuple[int, ...]:
    """What counts of each card of the deck, as masks."""
    return tuple(mask_of(counted(options, goal)) for goal in options.deck)


def place_masks(places: Sequence[int]) -> list[int]:
    """The characters in each place."""
    masks = [0] * ANNEXES.stop
    for character, place in enumerate(places):
        masks[place] |= 1 << character
    return masks


def points(places: list[int], goal: int) -> int:
    """Points of a goal as the characters stand, whoever is King."""
    _, one, two, three, four, five, throne, _, _, _, _, cell_1, cell_2, cell_3, _ = places
    return (
        (one & goal).bit_count()
        + 2 * (two & goal).bit_count()
        + 3 * (three & goal).bit_count()
        + 4 * (four & goal).bit_count()
        + 5 * (five & goal).bit_count()
        + 10 * (throne & goal).bit_count()
        - (cell_1 & goal).bit_count()
        - 2 * (cell_2 & goal).bit_count()
        - 3 * (cell_3 & goal).bit_count()
    )


def ascents(
    places: list[int], goal: int, policy: Policy2024, refusals: int, table: Figures
) -> Choices:
    """What a player with this goal may move up, with weights; others hold ``refusals`` cards."""
    at = stage(refusals)
    limit = table.limit
    of_stranger, of_favourite = policy.plain.lift[at]
    wc_stranger, wc_favourite = policy.wc
    margin = points(places, goal) - table.share * points(places, COURT)
    choices: Choices = []
    total = 0.0
    for floor in (0, 1, 2, 3, 4):
        here = places[floor]
        if not here:
            continue
        if places[floor + 1].bit_count() < limit:
            to = floor + 1
            stranger, favourite = of_stranger[floor], of_favourite[floor]
        elif floor in (2, 3) and not places[floor + _WC_ABOVE]:
            to = floor + _WC_ABOVE
            stranger, favourite = wc_stranger[floor - 2], wc_favourite[floor - 2]
        else:
            continue
        if here & JESTER:
            here ^= JESTER
            bias, slope = policy.jester[:2]
            total += stranger * _weight(bias - slope * margin)
            choices.append((total, JESTER, to))
        favourites = here & goal
        if here ^ favourites:
            total += (here ^ favourites).bit_count() * stranger
            choices.append((total, here ^ favourites, to))
        if favourites:
            total += favourites.bit_count() * favourite
            choices.append((total, favourites, to))
    if places[WC_3] or places[WC_4]:
        _leave_wc(places, goal, policy, limit, choices)
    if places[NOBLES]:
        _propose(places, goal, policy, at, margin, table.share, choices)
    return choices


def _leave_wc(
    places: list[int], goal: int, policy: Policy2024, limit: int, choices: Choices
) -> None:
    total = choices[-1][0] if choices else 0.0
    for number, wc in enumerate(WCS):
        here, floor = places[wc], wc - _BESIDE
        if here and places[floor].bit_count() < limit:
            total += policy.wc[1 if here & goal else 0][number + 2]
            choices.append((total, here, floor))


def _propose(
    places: list[int],
    goal: int,
    policy: Policy2024,
    at: int,
    margin: float,
    share: float,
    choices: Choices,
) -> None:
    total = choices[-1][0] if choices else 0.0
    here = places[NOBLES]
    bias, mine, slope = policy.plain.propose[at]
    if here & JESTER:
        here ^= JESTER
        total += _weight(bias + policy.jester[2] - slope * margin)
        choices.append((total, JESTER, THRONE))
    favourites = here & goal
    margin -= share * 5
    if here ^ favourites:
        total += (here ^ favourites).bit_count() * _weight(bias + slope * margin)
        choices.append((total, here ^ favourites, THRONE))
    if favourites:
        total += favourites.bit_count() * _weight(bias + mine + slope * (margin + 5))
        choices.append((total, favourites, THRONE))


class Hand(NamedTuple):
    """What a voter holds beside its Yes; ``is_own``: it has proposed the nominee."""

    no_cards: int
    aches: int
    is_own: bool


def ballot(
    places: list[int],
    goal: int,
    policy: Policy2024,
    refusals: int,
    hand: Hand,
    table: Figures,
) -> tuple[float, float]:
    """The chance of a Yes, and of a Yes or a No; the rest is that of a Stomach-ache.

    The nominee stands on the throne.
    """
    at = stage(refusals)
    bias, mine, slope, own_bias = policy.plain.vote[at]
    ache_bias, ache_mine, ache_slope = policy.ache[at]
    margin = points(places, goal) - table.share * points(places, COURT)
    nominee = places[THRONE]
    if nominee & JESTER:
        margin = -margin
        bias += policy.jester[3]
    logit = bias + slope * margin + policy.spare[at] * (hand.no_cards + hand.aches)
    ache_logit = ache_bias + ache_slope * margin
    if nominee & goal:
        logit += mine
        ache_logit += ache_mine
    if hand.is_own:
        logit += own_bias
    yes = _weight(logit)
    no = 1.0 if hand.no_cards else 0.0
    ache = _weight(ache_logit) if hand.aches else 0.0
    total = yes + no + ache
    return yes / total, (yes + no) / total


def _weight(logit: float) -> float:
    return exp(_STEEP if logit > _STEEP else logit if logit > -_STEEP else -_STEEP)


def chance_of(
    move: Move,
    places: list[int],
    goal: int,
    policy: Policy2024,
    refusals: int,
    hand: Hand,
    table: Figures,
) -> float:
    """How likely a player with this goal makes a move."""
    match move:
        case Place(character, floor):
            choices = placings(places, places[RESERVE], goal, policy.plain, table.limit)
            return chance(choices, character, floor)
        case MoveUp(character, to):
            return chance(ascents(places, goal, policy, refusals, table), character, to)
        case Vote(card):
            yes, upto_no = ballot(places, goal, policy, refusals, hand, table)
            return yes if card is YES else upto_no - yes if card is NO else 1 - upto_no
    raise ValueError("no policy chooses that")
