"""A policy gives every legal move its chance, and all of them together one."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.ai.vivaroi.rounds import views
from vivaroi_gui.ai.vivaroi.policies import KINDS, NAIVE, UNRULY
from vivaroi_gui.ai.vivaroi.policy import (
    SHARE,
    Categories,
    ascents,
    chance,
    placings,
    points,
    stage,
    yes_chance,
)
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View
from vivaroi_gui.rules.vivaroi.data import DECK, FLOORS, RESERVE
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place
from vivaroi_gui.rules.vivaroi.points import goal_points

FORMS = [Options(4), Options(6), Options(3, 1, Placement.RANDOM)]


def masks(view: View) -> list[int]:
    """The characters of each place as a mask."""
    found = [0] * 9
    for character, place in enumerate(view.places):
        found[place] |= 1 << character
    return found


def of_move(choices: Categories, move: Move) -> float:
    """The chance of a move among these."""
    assert isinstance(move, Place | MoveUp)
    to = move.floor if isinstance(move, Place) else move.to
    return chance(choices, move.character, to)


def chances(view: View) -> Iterator[dict[object, float]]:
    """The chances of the legal moves of a view, for each kind of player."""
    assert view.goal is not None
    where, goal = masks(view), mask_of(view.goal)
    for policy in KINDS:
        if view.phase is Phase.PLACING:
            choices = placings(where[: len(FLOORS)], where[RESERVE], goal, policy)
        else:
            choices = ascents(where[: len(FLOORS)], goal, policy, 5)
        yield {move: of_move(choices, move) for move in view.legal}


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_the_legal_moves_share_out_the_whole_chance(options: Options) -> None:
    compared = 0
    for _, seen in views(options, Random(4)):
        if seen.phase is Phase.ELECTION:
            continue
        for found in chances(seen):
            assert sum(found.values()) == pytest.approx(1)
            assert min(found.values()) >= 0
            compared += 1
    assert compared > 50


def test_the_unruly_player_likes_all_moves_alike() -> None:
    for _, seen in views(Options(4), Random(5)):
        if seen.phase is not Phase.ELECTION:
            unruly = next(chances(seen))
            assert list(unruly.values()) == pytest.approx([1 / len(seen.legal)] * len(unruly))


def test_points_are_those_of_the_rules() -> None:
    for _, seen in views(Options(5), Random(6)):
        floors = masks(seen)[: len(FLOORS)]
        for goal in DECK[:5]:
            assert points(floors, mask_of(goal)) == goal_points(goal, seen.places)


def test_an_average_card_names_a_character_as_often_as_the_share_says() -> None:
    for character in range(13):
        assert sum(character in goal for goal in DECK) / len(DECK) == pytest.approx(SHARE)


@pytest.mark.parametrize(("no_cards", "expected"), [(0, 0), (1, 1), (2, 1), (3, 2), (8, 2)])
def test_the_stage_of_a_round_is_told_by_the_no_cards_of_the_others(
    no_cards: int, expected: int
) -> None:
    assert stage(no_cards) == expected


def test_the_naive_player_says_yes_to_its_favourite_rather_than_to_a_stranger() -> None:
    floors = [0, 0, 0, 0, 0, 0, 0b1]
    assert yes_chance(floors, 0b111111, NAIVE, 5, is_own=False) > 0.9
    assert yes_chance(floors, 0b1111110, NAIVE, 5, is_own=False) == pytest.approx(0.5)
    assert yes_chance(floors, 0b1111110, UNRULY, 0, is_own=True) == 0.5


def test_a_move_that_is_not_to_be_had_has_no_chance() -> None:
    floors = [0b1, 0, 0, 0, 0, 0, 0]
    assert chance(ascents(floors, 0b1, UNRULY, 3), 0, 1) == 1
    assert chance(ascents(floors, 0b1, UNRULY, 3), 0, 2) == 0
    assert chance(ascents(floors, 0b1, UNRULY, 3), 5, 1) == 0
