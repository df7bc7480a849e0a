"""Vienna's training: tastes and vectors are the same thing, games are learned from."""

from random import Random

import pytest

from tools.training.__main__ import source
from tools.training.evolution import evolved
from tools.training.vienna import (
    FORM_VIENNA,
    Sample,
    fitness,
    fitted_standing,
    played,
    sampled,
    to_tastes,
    to_vector,
)
from vivaroi_gui.ai.vienna.position import Position
from vivaroi_gui.ai.vienna.standing import Facts
from vivaroi_gui.ai.vienna.tastes import PLAIN, SOUND, Tastes

FOOLISH = SOUND._replace(coin=0.05, symbol=3.0)


@pytest.mark.parametrize("tastes", [SOUND, PLAIN])
def test_tastes_become_a_vector_and_back(tastes: Tastes) -> None:
    again = to_tastes(to_vector(tastes))
    assert to_vector(again) == pytest.approx(to_vector(tastes), abs=0.02)


def test_a_game_in_thought_has_rounds_and_shares_one_victory() -> None:
    for players in (3, 4, 5):
        ends: list[int] = []

        def hear(position: Position, ends: list[int] = ends) -> None:
            ends.append(max(position.scores))

        shares = played([SOUND] * players, Random(players), hear)
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1)
        assert 2 < len(ends) < 15
        assert ends == sorted(ends)


def test_who_would_give_anything_for_symbols_loses() -> None:
    assert fitness(FOOLISH, [[SOUND]], 24, Random(1)) < 0.15


def test_the_same_seed_finds_the_same_tastes() -> None:
    first, second = (
        evolved(FORM_VIENNA, SOUND, [[PLAIN]], 1, 2, 5, lambda *_: None, 0.2) for _ in range(2)
    )
    assert first == second != SOUND


def test_what_is_fitted_finds_what_made_the_winners_win() -> None:
    """Made-up rounds in which the second fact decides, late in the game only."""
    random, samples = Random(1), list[Sample]()
    for _ in range(300):
        seen: list[Facts] = [(random.random(), random.random()) for _ in range(3)]
        far = random.random()
        decisive = [facts[1] if far > 0.5 else random.random() for facts in seen]
        samples.append(Sample(seen, far, [float(one == max(decisive)) for one in decisive]))
    early, late = fitted_standing(samples, Random(2))
    assert late[1] > 2
    assert late[1] > 3 * max(abs(early[0]), abs(late[0]))


def test_the_end_of_each_round_is_a_sample() -> None:
    samples = list(sampled(SOUND, 3, Random(1)))
    assert {len(one.seen) for one in samples} == {3, 4}
    assert all(sum(one.shares) == pytest.approx(1) for one in samples)


def test_what_is_printed_can_be_pasted() -> None:
    found: dict[str, Tastes] = {}
    exec(source("FOUND", SOUND), {"Tastes": Tastes}, found)
    assert found["FOUND"] == SOUND
