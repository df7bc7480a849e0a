"""A policy of 2024 that acts like a given player: see :mod:`tools.training.logit`."""

from random import Random
from typing import Final

from tools.training.logit import Category, Chooser, Feature, Sample, learned, played
from tools.training.vectors import (
    ACHE,
    FIRST_VOTE,
    FIRST_WC,
    JESTER,
    LENGTH_2024,
    PROPOSAL,
    SPARE,
    VOTE,
    WEIGHTS,
    to_policy_2024,
)
from vivaroi_gui.ai.vivaroi.estimate import cards_against_left, crowned, own_goals
from vivaroi_gui.ai.vivaroi.policy import stage
from vivaroi_gui.ai.vivaroi.policy_2024 import COURT, Policy2024, figures, place_masks, points
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import THRONE, WC_3, WCS
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import STOMACH_ACHE, Move, MoveUp, Place, Vote

OPTIONS: Final = (
    Options(4, edition="2024"),
    Options(3, edition="2024"),
    Options(4, edition="2024", wedding=True),
)
"""Tables at which everybody has one card."""


def fitted_2024(chooser: Chooser, games: int, seed: int) -> Policy2024:
    """The policy that explains best what ``chooser`` does in games against itself."""
    random = Random(seed)
    samples = [
        one
        for game in range(games)
        for one in played(chooser, OPTIONS[game % len(OPTIONS)], _sample, random)
    ]
    return to_policy_2024(learned(samples, LENGTH_2024, random))


def _sample(seen: View, move: Move) -> Sample:
    if isinstance(move, Vote):
        return _of_vote(seen, move)
    of = _of_placing if isinstance(move, Place) else _of_ascent
    categories: dict[tuple[Feature, ...], int] = {}
    for one in seen.legal:
        features = of(seen, one)
        categories[features] = categories.get(features, 0) + 1
    chosen = list(categories).index(of(seen, move))
    return Sample([Category(size, features) for features, size in categories.items()], chosen)


def _of_vote(seen: View, move: Vote) -> Sample:
    assert seen.nominee is not None
    is_mine = float(_is_mine(seen, seen.nominee))
    margin = _margin(seen, seen.nominee)
    is_own = float(seen.crown_holder == seen.seat)
    figures_ = (1.0, is_mine, margin, is_own)
    yes = tuple(enumerate(figures_, FIRST_VOTE + VOTE * _stage(seen)))
    held = (seen.no_cards or 0) + (seen.stomach_aches or 0)
    yes += ((SPARE + _stage(seen), float(held)),)
    if seen.nominee == BOUFFON:
        yes += ((JESTER + 3, 1.0),)
    ache = tuple(enumerate((1.0, is_mine, margin), ACHE + 3 * _stage(seen)))
    categories = [Category(1, yes)]
    cards = [vote for vote in seen.legal if isinstance(vote, Vote)]
    for vote in cards[1:]:
        categories.append(Category(1, ache if vote.card is STOMACH_ACHE else ()))
    return Sample(categories, cards.index(move))


def _of_placing(seen: View, move: Move) -> tuple[Feature, ...]:
    assert isinstance(move, Place)
    return ((4 * _is_mine(seen, move.character) + move.floor - 1, 1.0),)


def _of_ascent(seen: View, move: Move) -> tuple[Feature, ...]:
    assert isinstance(move, MoveUp)
    character, to = move.character, move.to
    is_mine, at = _is_mine(seen, character), seen.places[character]
    if to in WCS:
        return ((FIRST_WC + 4 * is_mine + to - WC_3, 1.0),)
    if at in WCS:
        return ((FIRST_WC + 4 * is_mine + 2 + at - WC_3, 1.0),)
    if to == THRONE:
        return _of_proposal(seen, character)
    lift: tuple[Feature, ...] = ((8 + 10 * _stage(seen) + 5 * is_mine + at, 1.0),)
    if character == BOUFFON:
        lift += ((JESTER, 1.0), (JESTER + 1, _margin(seen, BOUFFON)))
    return lift


def _of_proposal(seen: View, nominee: int) -> tuple[Feature, ...]:
    first = WEIGHTS + PROPOSAL * _stage(seen)
    margin = _margin(seen, nominee)
    features = ((first, 1.0), (first + 1, float(_is_mine(seen, nominee))), (first + 2, margin))
    return (*features, (JESTER + 2, 1.0)) if nominee == BOUFFON else features


def _is_mine(seen: View, character: int) -> bool:
    return character in own_goals(seen)[0]


def _margin(seen: View, nominee: int) -> float:
    """Own points above those of an average card, were the nominee crowned."""
    goal = mask_of(own_goals(seen)[0])
    places = place_masks(crowned(seen, nominee))
    margin = points(places, goal) - figures(seen.options).share * points(places, COURT)
    return -margin if nominee == BOUFFON else margin


def _stage(seen: View) -> int:
    left = cards_against_left(seen)
    return stage(sum(left) - left[seen.seat or 0])
