"""What moves by itself in the castle: a little, by chance, and the same at every seat."""

import pytest

from vivaroi_gui.ui.vivaroi.life.acts import MOST, TRAITS, Acts, IdleKind, IdleStep

BEAT = 55
BEATS = 18 * 60_000 // BEAT
"""Eighteen minutes."""


def played(seed: int, beats: int = BEATS) -> list[list[IdleStep]]:
    acts = Acts(seed)
    return [list(acts.go_on(BEAT)) for _ in range(beats)]


@pytest.fixture(scope="module")
def long_evening() -> list[list[IdleStep]]:
    return played(7)


def test_at_most_four_items_move_at_once(long_evening: list[list[IdleStep]]) -> None:
    for steps in long_evening:
        assert sum(TRAITS[step.act.kind].items for step in steps) <= MOST == 4


def test_everything_comes_once_and_nothing_twice_at_the_same_time(
    long_evening: list[list[IdleStep]],
) -> None:
    for steps in long_evening:
        kinds = [step.act.kind for step in steps]
        assert len(kinds) == len(set(kinds))
    assert {step.act.kind for steps in long_evening for step in steps} == set(IdleKind)


def test_an_act_is_shown_to_its_end_and_then_not_again_for_a_while(
    long_evening: list[list[IdleStep]],
) -> None:
    ended: dict[IdleKind, int] = {}
    for beat, steps in enumerate(long_evening):
        for step in steps:
            kind = step.act.kind
            if step.since <= BEAT and kind in ended:
                assert (beat - ended[kind]) * BEAT >= TRAITS[kind].pause
            if step.is_last:
                assert step.since == step.act.milliseconds
                ended[kind] = beat
    assert set(ended) == set(IdleKind)


def test_the_same_seed_has_the_same_acts_and_another_one_others() -> None:
    assert played(3, 2000) == played(3, 2000)
    assert played(3, 2000) != played(4, 2000)
