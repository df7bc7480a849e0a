"""A policy that acts like a given player: a conditional logit fitted to its games.

Maximum likelihood (McFadden 1974) by stochastic gradients with steps that shrink for each
parameter on its own (AdaGrad; Duchi, Hazan and Singer 2011).
"""

from collections.abc import Callable, Iterator
from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from tools.training.vectors import FIRST_VOTE, LENGTH, PROPOSAL, VOTE, WEIGHTS, to_policy
from tools.turns import turns
from vivaroi_gui.ai.vivaroi.policy import SHARE, Policy, stage
from vivaroi_gui.rules.vivaroi import Options, View, apply, new
from vivaroi_gui.rules.vivaroi.data import (
    FLOOR_LIMIT,
    NOBLES,
    PLACING_FLOORS,
    POINTS,
    RESERVE,
    THRONE,
)
from vivaroi_gui.rules.vivaroi.moves import NO, Move, MoveUp, Place, Vote

Chooser = Callable[[View, int], Move]
Feature = tuple[int, float]
"""A parameter's place in the vector of :mod:`tools.training.vectors`, and its factor."""

_EPOCHS: Final = 6
_RATE: Final = 0.2
_DECAY: Final = 1e-4


class Category(NamedTuple):
    """Moves that are alike to the policy: how many, and what speaks for one of them."""

    size: int
    features: tuple[Feature, ...]


class Sample(NamedTuple):
    """One decision: the categories to choose from, and the one that was chosen."""

    categories: list[Category]
    chosen: int


def fitted(chooser: Chooser, games: int, seed: int, players: int = 4) -> Policy:
    """The policy that explains best what ``chooser`` does in games against itself."""
    random = Random(seed)
    options = Options(players)
    samples = [one for _ in range(games) for one in played(chooser, options, sampled, random)]
    return to_policy(learned(samples, LENGTH, random))


def learned(samples: list[Sample], length: int, random: Random) -> list[float]:
    """The logits that make what was chosen as likely as can be."""
    vector = [0.0] * length
    gradients = [1e-6] * length
    for _ in range(_EPOCHS):
        random.shuffle(samples)
        for sample in samples:
            _learn(vector, gradients, sample)
    return vector


def _learn(vector: list[float], gradients: list[float], sample: Sample) -> None:
    logits = [sum(vector[i] * x for i, x in one.features) for one in sample.categories]
    highest = max(logits)
    weights = [
        one.size * exp(logit - highest)
        for one, logit in zip(sample.categories, logits, strict=True)
    ]
    total = sum(weights)
    for number, category in enumerate(sample.categories):
        surprise = (number == sample.chosen) - weights[number] / total
        for i, x in category.features:
            gradient = surprise * x - _DECAY * vector[i]
            gradients[i] += gradient * gradient
            vector[i] += _RATE * gradient / sqrt(gradients[i])


def played(
    chooser: Chooser, options: Options, sample: Callable[[View, Move], Sample], random: Random
) -> Iterator[Sample]:
    """The decisions of a game of ``chooser`` against itself."""
    state = new(options)
    for seat, seen in turns(state, random):
        move = chooser(seen, random.getrandbits(32))
        if len(seen.legal) > 1:
            yield sample(seen, move)
        apply(state, seat, move)


def sampled(seen: View, move: Move) -> Sample:
    """A decision as the policy sees it."""
    if isinstance(move, Place):
        return _of_placing(seen, move)
    if isinstance(move, MoveUp):
        return _of_ascent(seen, move)
    assert seen.nominee is not None
    is_mine = _is_mine(seen, seen.nominee)
    margin = _margin(seen) + POINTS[THRONE] * (is_mine - SHARE)
    is_own = seen.crown_holder == seen.seat
    figures = (1.0, float(is_mine), margin, float(is_own))
    yes = Category(1, tuple(enumerate(figures, FIRST_VOTE + VOTE * _stage(seen))))
    return Sample([yes, Category(1, ())], int(move == Vote(NO)))


def _of_placing(seen: View, move: Place) -> Sample:
    categories: list[Category] = []
    chosen = -1
    for floor in PLACING_FLOORS:
        if seen.places.count(floor) == FLOOR_LIMIT:
            continue
        for is_mine in (False, True):
            here = _at(seen, RESERVE, is_mine=is_mine)
            if move.floor == floor and move.character in here:
                chosen = len(categories)
            if here:
                categories.append(Category(len(here), ((4 * is_mine + floor - 1, 1.0),)))
    return Sample(categories, chosen)


def _of_ascent(seen: View, move: MoveUp) -> Sample:
    categories: list[Category] = []
    chosen = -1
    for floor in range(THRONE):
        if seen.places.count(floor + 1) == FLOOR_LIMIT:
            continue
        for is_mine in (False, True):
            here = _at(seen, floor, is_mine=is_mine)
            if move.to == floor + 1 and move.character in here:
                chosen = len(categories)
            if here:
                categories.append(Category(len(here), _for_ascent(seen, floor, is_mine=is_mine)))
    return Sample(categories, chosen)


def _for_ascent(seen: View, floor: int, *, is_mine: bool) -> tuple[Feature, ...]:
    at = _stage(seen)
    if floor < NOBLES:
        return ((8 + 10 * at + 5 * is_mine + floor, 1.0),)
    first = WEIGHTS + PROPOSAL * at
    margin = _margin(seen) - SHARE * NOBLES + NOBLES * is_mine
    return ((first, 1.0), (first + 1, float(is_mine)), (first + 2, margin))


def _at(seen: View, place: int, *, is_mine: bool) -> list[int]:
    everybody = enumerate(seen.places)
    return [one for one, at in everybody if at == place and _is_mine(seen, one) == is_mine]


def _is_mine(seen: View, character: int) -> bool:
    assert seen.goal is not None
    return character in seen.goal


def _margin(seen: View) -> float:
    """Own points below the throne, less those of an average card."""
    return sum(
        at * (_is_mine(seen, character) - SHARE)
        for character, at in enumerate(seen.places)
        if at < THRONE
    )


def _stage(seen: View) -> int:
    left = seen.no_cards_left
    return stage(sum(left) - left[seen.seat or 0])
