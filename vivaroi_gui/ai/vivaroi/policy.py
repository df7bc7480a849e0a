"""How a kind of player acts, as probabilities: the model behind belief and playouts.

A policy is a conditional logit (McFadden 1974) over the categories of moves that a player can tell
apart by its own goal: a favourite or a stranger, from which floor, to the throne or not.  Within a
category all characters are alike.  Positions are bit masks, as in the rules.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT, FLOORS, NOBLES, OUT, RESERVE, THRONE
from vivaroi_gui.rules.vivaroi.masks import EVERYBODY

Weights = tuple[float, ...]
Pair = tuple[Weights, Weights]
"""For strangers, and for favourites."""

Categories = list[tuple[float, int, int]]
"""Categories of moves: the weight up to and with this one, the characters, where to."""

SHARE: Final = 6 / 13
"""The share of the cards that name any one character: 12 of 26."""
_STEEP: Final = 30.0


class Policy(NamedTuple):
    """Weights of moves, by the stage of the round (see :func:`stage`).

    ``place`` has weights by floor, ``lift`` by the floor that is left; ``propose`` and ``vote``
    have (bias, bias for a favourite, slope) of a logit in points above an average card's;
    ``vote`` has a fourth one, the bias for whomever the voter has proposed.
    """

    place: Pair
    lift: tuple[Pair, Pair, Pair]
    propose: tuple[Weights, Weights, Weights]
    vote: tuple[Weights, Weights, Weights]


def stage(no_cards: int) -> int:
    """0 where the others hold no No any more, 1 where they hold one or two, else 2."""
    return 0 if no_cards == 0 else 1 if no_cards < 3 else 2


def floor_masks(places: Sequence[int]) -> tuple[list[int], int]:
    """The characters on each floor, and those beside the board, as masks."""
    masks = [0] * (OUT + 1)
    for character, place in enumerate(places):
        masks[place] |= 1 << character
    return masks[: len(FLOORS)], masks[RESERVE]


def points(floors: list[int], goal: int) -> int:
    """Points of a goal as the characters stand; the throne counts 10."""
    _, one, two, three, four, five, throne = floors
    return (
        (one & goal).bit_count()
        + 2 * (two & goal).bit_count()
        + 3 * (three & goal).bit_count()
        + 4 * (four & goal).bit_count()
        + 5 * (five & goal).bit_count()
        + 10 * (throne & goal).bit_count()
    )


def placings(
    floors: list[int], reserve: int, goal: int, policy: Policy, limit: int = FLOOR_LIMIT
) -> Categories:
    """What a player with this goal may place, with weights; a floor holds ``limit``."""
    ways: Categories = []
    total = 0.0
    strangers, favourites = reserve & ~goal, reserve & goal
    s, f = strangers.bit_count(), favourites.bit_count()
    for floor in (1, 2, 3, 4):
        if floors[floor].bit_count() < limit:
            if s:
                total += s * policy.place[0][floor]
                ways.append((total, strangers, floor))
            if f:
                total += f * policy.place[1][floor]
                ways.append((total, favourites, floor))
    return ways


def ascents(floors: list[int], goal: int, policy: Policy, no_cards: int) -> Categories:
    """What a player with this goal may move up, with weights; others hold ``no_cards`` No."""
    at = stage(no_cards)
    of_stranger, of_favourite = policy.lift[at]
    ways: Categories = []
    total = 0.0
    own = castle = 0
    for floor in (0, 1, 2, 3, 4):
        here = floors[floor]
        if not here:
            continue
        favourites = here & goal
        f, all_here = favourites.bit_count(), here.bit_count()
        s = all_here - f
        own += floor * f
        castle += floor * all_here
        if floors[floor + 1].bit_count() < FLOOR_LIMIT:
            if s:
                total += s * of_stranger[floor]
                ways.append((total, here ^ favourites, floor + 1))
            if f:
                total += f * of_favourite[floor]
                ways.append((total, favourites, floor + 1))
    if floors[NOBLES]:
        _propose(floors[NOBLES], goal, policy.propose[at], own, castle, ways)
    return ways


def _propose(
    nobles: int, goal: int, weights: Weights, own: int, castle: int, ways: Categories
) -> None:
    """Adds who may be proposed; ``own`` and ``castle`` are the points below the Nobles."""
    total = ways[-1][0] if ways else 0.0
    bias, mine, slope = weights
    favourites = nobles & goal
    f = favourites.bit_count()
    s = nobles.bit_count() - f
    own += 5 * f
    castle += 5 * (s + f)
    margin = own - SHARE * (castle + 5)
    if s:
        logit = bias + slope * margin
        total += s * exp(logit if logit < _STEEP else _STEEP)
        ways.append((total, nobles ^ favourites, THRONE))
    if f:
        logit = bias + mine + slope * (margin + 5)
        total += f * exp(logit if logit < _STEEP else _STEEP)
        ways.append((total, favourites, THRONE))


def yes_chance(floors: list[int], goal: int, policy: Policy, no_cards: int, is_own: bool) -> float:
    """The chance of a Yes from somebody who holds a No; the nominee stands on the throne.

    ``is_own``: this voter has proposed the nominee.
    """
    bias, mine, slope, own_bias = policy.vote[stage(no_cards)]
    logit = bias + slope * (points(floors, goal) - SHARE * points(floors, EVERYBODY))
    if floors[THRONE] & goal:
        logit += mine
    if is_own:
        logit += own_bias
    if logit > _STEEP:
        return 1.0
    return 1 / (1 + exp(-logit)) if logit > -_STEEP else 0.0


def chance(ways: Categories, character: int, to: int) -> float:
    """The chance of one move among these."""
    before = 0.0
    for upto, mask, floor in ways:
        if floor == to and mask >> character & 1:
            return (upto - before) / mask.bit_count() / ways[-1][0]
        before = upto
    return 0.0
