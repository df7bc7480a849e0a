"""The reference players: strong enough to be a measure, and doing what they say they do."""

from random import Random

import pytest

from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.tables import YES, actors, all_forms, castle, dealt, nominate, random_step
from tools.arena.match import Match, play
from tools.reference_players import at_random, by_rules
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.rules.vivaroi import Options, State, apply, new, view
from vivaroi_gui.rules.vivaroi.moves import NO, Move, MoveUp, Place, Vote

GOALS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")  # seat 0 wants 0, 1, 6, 7, 9 and 11


def choices(state: State, seat: int) -> set[Move]:
    """What the rules of thumb do, by different draws."""
    return {by_rules(view(state, seat), seed, Budget()) for seed in range(9)}


@pytest.mark.parametrize("options", [*all_forms(), *TABLES], ids=str)
def test_every_position_has_a_legal_answer_and_the_same_seed_gives_the_same(
    options: Options,
) -> None:
    random, state = Random(1), new(options)
    while seats := actors(state):
        for seat in (one for one in seats if one >= 0):
            seen = view(state, seat)
            for player in (at_random, by_rules):
                move = player(seen, 5, Budget())
                assert move in seen.legal
                assert player(seen, 5, Budget()) == move
        apply(state, *random_step(state, random))


def test_a_favourite_is_lifted_to_the_dignitaries_and_left_there() -> None:
    state = castle(dealt(goals=GOALS), {4: (0, 1, 6), 3: (7,), 0: (2, 3)})
    assert choices(state, 0) == {MoveUp(7, 4)}
    castle(state, {4: (0, 1, 6, 7), 0: (2, 3)})
    assert choices(state, 0) == {MoveUp(2, 1), MoveUp(3, 1)}


def test_favourites_are_placed_high_but_not_all_together() -> None:
    state = dealt(goals=GOALS)
    placed = [move for move in choices(state, 0) if isinstance(move, Place)]
    assert {move.floor for move in placed} == {4}
    assert {move.character for move in placed} <= {0, 1, 6, 7, 9, 11}
    for seat, character in ((0, 0), (1, 1), (2, 6), (3, 2)):
        apply(state, seat, Place(character, 4))
    assert {move.floor for move in choices(state, 0) if isinstance(move, Place)} == {3}


def test_a_vote_is_for_a_good_count_and_against_a_bad_one() -> None:
    state = castle(dealt(goals=GOALS), {5: (0,), 4: (1, 6, 7, 9), 3: (11,), 1: (2, 3, 4, 5)})
    nominate(state, 0)
    assert choices(state, 0) == {Vote(YES)}
    assert choices(state, 1) == {Vote(NO)}
    state.no_cards[1] = 0
    assert choices(state, 1) == {Vote(YES)}


def test_a_stranger_is_proposed_while_the_others_can_vote_against_it() -> None:
    state = castle(dealt(goals=GOALS), {5: (2, 0), 4: (1, 6, 7, 9), 1: (3, 4, 5)})
    assert choices(state, 0) == {MoveUp(2, 6)}


def test_a_favourite_is_crowned_when_nobody_can_vote_against() -> None:
    floors = {5: (0, 2), 4: (1, 6, 7, 9), 3: (11,), 1: (3, 4, 5)}
    state = castle(dealt(goals=GOALS), floors)
    for _ in range(3):
        nominate(state, 2)
        for seat in range(4):
            apply(state, seat, Vote(NO))
        castle(state, floors)
    assert choices(state, 0) == {MoveUp(0, 6)}


@pytest.mark.parametrize(("others", "least"), [("random", 0.5), ("old-courtier", 0.35)])
def test_the_rules_of_thumb_win_far_more_than_their_share(others: str, least: float) -> None:
    games = [play(Match("rule-based", others), number) for number in range(120)]
    assert sum(game.share for game in games) / len(games) > least


@pytest.mark.parametrize(("form", "seats"), [("2024", 4), ("2024-teams", 3), ("2024-wedding", 4)])
def test_in_2024_the_rules_of_thumb_win_far_more_than_their_share_too(
    form: str, seats: int
) -> None:
    games = [play(Match("rule-based", "random", seats, form), number) for number in range(40)]
    assert sum(game.share for game in games) / len(games) > 1.5 / seats
