"""What is measured of two moves comes from worlds of its own, the same for both."""

from math import inf
from typing import Any

import pytest

from tests.ai.vivaroi import cases
from tests.ai.vivaroi.rounds import in_phase
from tests.rules.tables import castle, dealt, nominate
from vivaroi_gui.ai.bot import Figure
from vivaroi_gui.ai.measures import compared, figure
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.rules.vivaroi import Options, Phase, State, view
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Vote

CARDS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")


def search_of(state: State, seat: int = 0) -> Search[Any]:
    return cases.search_of(view(state, seat), seed=7)


def test_a_yes_that_wins_the_game_is_better_than_a_no_by_more_than_chance() -> None:
    state = castle(
        dealt(rounds=1, goals=CARDS), {5: (0, 1), 4: (6, 7, 9, 11), 1: (2, 3, 4, 5)}, turn=1
    )
    nominate(state, 0)
    found = compared(search_of(state), Vote(YES), Vote(NO), 60)
    assert found.worlds == 60
    assert found.mean > 2 * found.error > 0


def test_what_is_compared_the_other_way_round_differs_by_its_sign_alone() -> None:
    state = in_phase(Phase.ELECTION, Options(4), seed=3)
    one, other = (
        compared(search_of(state, 1), *pair, 60)
        for pair in ((Vote(YES), Vote(NO)), (Vote(NO), Vote(YES)))
    )
    assert one.mean == pytest.approx(-other.mean, abs=3 * (one.error + other.error))


def test_a_placing_that_no_race_tries_is_compared_as_well() -> None:
    state = in_phase(Phase.PLACING, Options(4), seed=3)
    seat = state.turn or 0
    first, *_, last = view(state, seat).legal
    assert compared(search_of(state, seat), first, last, 5).worlds == 5


def test_a_stop_leaves_it_at_the_worlds_seen_so_far() -> None:
    state = in_phase(Phase.ELECTION, Options(4), seed=3)
    asked = iter([False, False, False, True])
    found = compared(search_of(state, 1), Vote(YES), Vote(NO), 100, lambda: next(asked))
    assert found.worlds == 3


def test_an_error_is_that_of_a_mean_and_unknown_where_no_spread_was_seen() -> None:
    found = figure([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.error == pytest.approx(0.6455, abs=1e-4)
    assert figure([0.5]) == Figure(0.5, inf, 1)
    assert figure([]) == Figure(0.0, inf, 0)


@pytest.mark.parametrize("worlds", [0, 1])
def test_where_time_was_too_short_for_worlds_a_hint_has_no_figure_of_them(worlds: int) -> None:
    state = castle(
        dealt(rounds=1, goals=CARDS), {5: (0, 1), 4: (6, 7, 9, 11), 1: (2, 3, 4, 5)}, turn=1
    )
    nominate(state, 0)
    told = cases.told(state, Vote(YES), Vote(NO), worlds)
    assert "lead" not in told.figures
    assert all(one.is_measured for one in told.figures.values())
    assert "lead" in cases.told(state, Vote(YES), Vote(NO), 2).figures
