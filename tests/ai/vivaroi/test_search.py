"""The search finds what is plainly best, keeps its budget, and stops when nobody waits."""

from random import Random
from types import SimpleNamespace

import pytest

from tests.ai.vivaroi.rounds import in_phase
from tests.rules.tables import NO, YES, castle, dealt, nominate, vote
from vivaroi_gui.ai import race
from vivaroi_gui.ai.race import Budget, Trial
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.policies import KINDS, PATIENT
from vivaroi_gui.ai.vivaroi.policy import Policy
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.standing import worth
from vivaroi_gui.rules.vivaroi import Options, Phase, State, to_act, view
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Vote

PATIENCE = Budget(iterations=300)


def search(state: State, seat: int = 0, seed: int = 1, **more: object) -> Search[Policy]:
    seen = view(state, seat)
    return Search(seen, Belief(seen, KINDS), PATIENT, worth, Random(seed), **more)  # type: ignore[arg-type]


def never() -> bool:
    return False


def trials(state: State, budget: Budget = PATIENCE) -> list[Trial[Move]]:
    return search(state).run(budget, never)


def without_no(state: State) -> State:
    """Everybody but seat 0 has spent every No, in sight of all."""
    floors = {5: (0, 2), 4: (1, 6, 7, 9), 3: (11,), 1: (3, 4, 5)}
    castle(state, floors)
    for _ in range(3):
        nominate(state, 2)
        vote(state, YES, NO, NO, NO)
        castle(state, floors)
    return state


def test_a_crown_that_nobody_can_vote_against_is_taken_for_the_favourite() -> None:
    state = without_no(dealt(rounds=1, goals=("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")))
    assert trials(state)[0].move == MoveUp(0, 6)


def test_the_last_no_is_spent_on_a_king_who_loses_the_game() -> None:
    state = without_no(dealt(rounds=1, goals=("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")))
    castle(state, {5: (2, 3), 4: (0, 1, 4, 5), 2: (6, 7, 9, 11)}, turn=1)
    nominate(state, 2)
    assert trials(state)[0].move == Vote(NO)


def test_a_favourite_who_wins_the_game_is_crowned() -> None:
    state = without_no(dealt(rounds=1, goals=("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")))
    castle(state, {5: (0, 1), 4: (6, 7, 9, 11), 1: (2, 3, 4, 5)}, turn=1)
    nominate(state, 0)
    assert trials(state)[0].move == Vote(YES)


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT, Phase.ELECTION])
def test_the_same_seed_gives_the_same_trials(phase: Phase) -> None:
    state = in_phase(phase, Options(5), seed=3, skip=2)
    seat = to_act(state)[0]
    first = search(state, seat, 7).run(PATIENCE, never)
    assert search(state, seat, 7).run(PATIENCE, never) == first
    assert all(trial.move in view(state, seat).legal for trial in first)


def test_the_budget_in_iterations_is_kept_but_for_the_last_world() -> None:
    state = in_phase(Phase.ASCENT, Options(4), seed=3)
    found = search(state, state.turn or 0).run(Budget(iterations=200), never)
    spent = sum(trial.playouts for trial in found)
    assert 200 <= spent <= 200 + 4 * len(found)


def test_the_budget_in_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def a_world_later() -> bool:
        nonlocal now
        now += 0.01
        return False

    monkeypatch.setattr(race, "time", SimpleNamespace(perf_counter=lambda: now))
    state = in_phase(Phase.ASCENT, Options(6), seed=3)
    found = search(state, state.turn or 0).run(Budget(seconds=0.5), a_world_later)
    assert now == pytest.approx(0.5, abs=0.1)
    assert found[0].playouts > 40


def test_a_search_that_is_stopped_answers_with_what_it_has() -> None:
    state = in_phase(Phase.ASCENT, Options(4), seed=3)
    asked: list[int] = []

    def at_once() -> bool:
        asked.append(1)
        return True

    found = search(state, state.turn or 0).run(Budget(), at_once)
    assert found[0].move in view(state, state.turn).legal
    assert sum(trial.playouts for trial in found) < 4 * len(found)
    assert asked


def test_good_moves_are_tried_more_often_than_bad_ones() -> None:
    found = trials(without_no(dealt(rounds=1)))
    assert found[0].playouts == max(trial.playouts for trial in found)
    assert found[0].playouts > 2 * min(trial.playouts for trial in found)


def test_a_liking_decides_between_moves_that_are_as_good() -> None:
    state = castle(dealt(rounds=1), {0: range(4), 1: range(4, 8), 3: range(8, 12), 4: (12,)})
    chosen = MoveUp(4, 2)

    def liking(move: Move) -> float:
        return 50.0 * (move == chosen)

    assert search(state, liking=liking).run(PATIENCE, never)[0].move == chosen


def test_scores_rank_the_moves_as_the_race_does() -> None:
    state = in_phase(Phase.ASCENT, Options(4), seed=3)
    race = search(state, state.turn or 0)
    assert [trial.move for trial in race.run(PATIENCE, never)] == [one for one, _ in race.scores()]


def test_where_all_stand_by_their_proposals_a_king_is_not_refused_by_the_proposer() -> None:
    """Nobody else can: he is crowned in every world, proposed by whom ever."""
    state = without_no(dealt(rounds=1))
    mine = search(state, stand_by=True)
    assert all(mine.made(MoveUp(0, 6), mine.deal())[1] for _ in range(20))
    castle(state, {5: (2,), 4: (0,)}, turn=0)
    nominate(state, 2)
    theirs = search(state, seat=1, stand_by=True)
    assert all(theirs.made(Vote(YES), theirs.deal())[1] for _ in range(20))
