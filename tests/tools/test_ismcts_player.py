"""The textbook's opponent: it tries all that is legal, and takes what brings the victory."""

from random import Random

import pytest

from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.tables import YES, actors, castle, dealt, nominate, random_step
from tools.ismcts_player import Tree, search
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.rules.vivaroi import Options, apply, new, view
from vivaroi_gui.rules.vivaroi.moves import NO, ChooseAmbition, Vote

GOALS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")  # seat 0 wants 0, 1, 6, 7, 9 and 11


@pytest.mark.parametrize("options", [Options(4), *TABLES[::2]], ids=str)
def test_each_legal_move_is_tried_before_any_is_tried_again(options: Options) -> None:
    random, state = Random(1), new(options)
    for _ in range(9 * options.seats):
        for seat in (one for one in actors(state)[:1] if one >= 0):
            seen = view(state, seat)
            if len(seen.legal) > 1 and not isinstance(seen.legal[0], ChooseAmbition):
                tree = Tree(seen, random.random)
                for _ in seen.legal:
                    tree.grow()
                assert [tree.visits_of(move) for move in seen.legal] == [1] * len(seen.legal)
        apply(state, *random_step(state, random))


@pytest.mark.parametrize("options", [Options(3), *TABLES[2:7:2]], ids=str)
def test_the_same_seed_gives_the_same_legal_move(options: Options) -> None:
    random, state = Random(2), new(options)
    for _ in range(30):
        for seat in (one for one in actors(state)[:1] if one >= 0):
            seen = view(state, seat)
            move = search(seen, 5, Budget(iterations=9))
            assert move in seen.legal
            assert search(seen, 5, Budget(iterations=9)) == move
        apply(state, *random_step(state, random))


def test_in_the_last_round_a_count_that_wins_is_voted_for_and_another_one_against() -> None:
    state = castle(dealt(goals=GOALS), {5: (0,), 4: (1, 6, 7, 9), 3: (11,), 1: (2, 3, 4, 5)})
    state.round = 3
    nominate(state, 0)
    votes = [search(view(state, seat), 1, Budget(iterations=200)) for seat in (0, 1)]
    assert votes == [Vote(YES), Vote(NO)]


def test_what_its_seat_does_not_see_changes_nothing() -> None:
    moves = set()
    for others in (GOALS[1:], GOALS[:0:-1]):
        state = castle(dealt(goals=(GOALS[0], *others)), {4: (0, 1, 6), 3: (7,), 0: (2, 3)})
        moves.add(search(view(state, 0), 3, Budget(iterations=50)))
    assert len(moves) == 1
