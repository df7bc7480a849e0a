"""Training: vectors and policies are the same thing, games are learned from, evolution climbs."""

from random import Random

import pytest

from tools.arena.insight import losses
from tools.training.__main__ import source
from tools.training.evolution import FORM_2003, evolved, fitness
from tools.training.evolution_2024 import fitness as fitness_2024
from tools.training.logit import fitted
from tools.training.logit_2024 import fitted_2024
from tools.training.vectors import (
    LENGTH,
    LENGTH_2024,
    to_policy,
    to_policy_2024,
    to_vector,
    to_vector_2024,
)
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.cards import own_cards
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.policies import KINDS, NAIVE, PATIENT, SHREWD, STEADY, UNRULY
from vivaroi_gui.ai.vivaroi.policies_2024 import (
    KEEN_2024,
    KINDS_2024,
    PATIENT_2024,
    SHREWD_2024,
    STEADY_2024,
    UNRULY_2024,
)
from vivaroi_gui.ai.vivaroi.policy import Policy
from vivaroi_gui.ai.vivaroi.policy_2024 import Policy2024
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move


@pytest.mark.parametrize("policy", KINDS)
def test_a_policy_becomes_a_vector_and_back(policy: object) -> None:
    vector = to_vector(policy)  # type: ignore[arg-type]
    assert len(vector) == LENGTH
    again = to_vector(to_policy(vector))
    assert again == pytest.approx(vector, abs=0.3)


def naively(seen: View, luck: int) -> Move:
    """Somebody who plays by the naive policy, and by nothing else."""
    assert seen.seat is not None
    found, cards = expertise(seen.options), [own_cards(seen)]
    playout, is_own = found.playout_of(seen), seen.crown_holder == seen.seat
    weights = [
        playout.chances_of(move, seen.seat, cards, found.naive, is_own=is_own)[0]
        for move in seen.legal
    ]
    return Random(luck).choices(seen.legal, weights)[0]


def test_what_is_fitted_to_games_acts_like_their_player() -> None:
    """The fit finds the preferences of the naive policy again."""
    found = fitted(naively, games=40, seed=1)
    for stage in (1, 2):
        strangers, favourites = found.lift[stage]
        assert sum(favourites) > 1.5 * sum(strangers)
        bias, mine, _, _ = found.vote[stage]
        assert bias + mine > 1
    _, low, _, _, high = found.place[1]
    assert high > 1.5 * low


def test_evolution_finds_something_better_than_its_start() -> None:
    heard: list[int] = []
    better = evolved(
        FORM_2003, NAIVE, [[UNRULY]], 12, 60, 1, lambda number, _: heard.append(number)
    )
    assert heard == list(range(12))
    before = fitness(NAIVE, [[UNRULY]], 600, Random(2))
    assert fitness(better, [[UNRULY]], 600, Random(2)) > before + 0.03


def test_a_bait_is_worth_less_to_whoever_has_scruples() -> None:
    """The patient one wins by proposing strangers whom it refuses itself."""
    free, bound = (
        fitness(PATIENT, [[SHREWD, STEADY]], 300, Random(2), has_scruples=has_scruples)
        for has_scruples in (False, True)
    )
    assert bound < free - 0.1


def test_the_same_seed_finds_the_same_policy() -> None:
    first, second = (
        evolved(FORM_2003, NAIVE, [[UNRULY]], 3, 10, 5, lambda *_: None) for _ in range(2)
    )
    assert first == second


def test_the_loss_of_the_belief_is_told_by_the_progress_of_the_round() -> None:
    found = losses("novice", 2, 1, Budget(iterations=1))
    assert [loss.moment for loss in found][:3] == [
        "before placing",
        "after placing",
        "after 1 elections",
    ]
    assert found[0].samples == 2 * 3 * 3  # games, rounds, opponents
    assert found[0].belief == pytest.approx(found[0].uniform, abs=0.2)
    assert all(loss.uniform < 3.3 for loss in found)  # log 25 and less


@pytest.mark.parametrize("policy", KINDS_2024)
def test_a_policy_of_2024_becomes_a_vector_and_back(policy: Policy2024) -> None:
    vector = to_vector_2024(policy)
    assert len(vector) == LENGTH_2024
    assert to_vector_2024(to_policy_2024(vector)) == pytest.approx(vector, abs=0.3)


def test_what_is_fitted_to_games_of_2024_acts_like_their_player() -> None:
    found = fitted_2024(naively, games=20, seed=1)
    strangers, favourites = found.plain.lift[2]  # where all hold their No: most of these games
    assert sum(favourites) > 1.5 * sum(strangers)
    for stage in (1, 2):
        bias, mine, _, _ = found.plain.vote[stage]
        assert bias + mine > 1
    (into_3, _, _, _), (hidden_3, _, out_3, _) = found.wc
    assert into_3 > hidden_3
    assert out_3 > hidden_3


@pytest.mark.parametrize("policy", [NAIVE, KEEN_2024])
def test_what_is_printed_can_be_pasted(policy: Policy | Policy2024) -> None:
    names: dict[str, object] = {"Policy": Policy, "Policy2024": Policy2024}
    exec(source("FOUND", policy), names)
    assert names["FOUND"] == policy


def test_keenness_beats_chance_and_patience_beats_the_plain_players() -> None:
    random = [UNRULY_2024]
    assert fitness_2024(KEEN_2024, [random], 160, Random(1)) > 0.4
    plain = [SHREWD_2024, STEADY_2024]
    assert fitness_2024(PATIENT_2024, [plain], 160, Random(1)) > 0.3
    assert fitness_2024(UNRULY_2024, [random], 160, Random(1)) == pytest.approx(0.24, abs=0.08)
