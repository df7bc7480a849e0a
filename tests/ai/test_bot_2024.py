"""What the opponents do in 2024: legal, blind to what is hidden, and sensible."""

import pickle
from itertools import cycle
from random import Random

import pytest

from tests.ai.tables_2024 import TABLES
from tests.rules.edition_2024.tables import (
    CHANCE,
    MAV,
    NO,
    YES,
    actors,
)
from tests.rules.tables import random_step
from vivaroi_gui.ai.bot import LEVELS, STYLES, choose
from vivaroi_gui.ai.search import Budget
from vivaroi_gui.rules.vivaroi import Options, Phase, State, apply, draw, new, view
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS

QUICK = Budget(iterations=2)
"""Enough for an answer, not for a good one."""


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("level", ["novice", "courtier"])
def test_plain_levels_play_whole_games(options: Options, level: str) -> None:
    random, state, styles = Random(1), new(options), cycle(STYLES)
    while seats := actors(state):
        seat = random.choice(seats)
        if seat == CHANCE:
            apply(state, CHANCE, draw(state, random))
            continue
        move = choose(view(state, seat), level, random.getrandbits(32), next(styles))
        apply(state, seat, move)
    assert state.result is not None
    assert len(state.history) == 3


@pytest.mark.parametrize("options", TABLES[1::5], ids=str)
def test_all_levels_together_play_a_whole_game(options: Options) -> None:
    random, state = Random(2), new(options)
    while seats := actors(state):
        seat = random.choice(seats)
        if seat == CHANCE:
            apply(state, CHANCE, draw(state, random))
            continue
        seen, level = view(state, seat), LEVELS[(seat + state.round) % 4]
        move = choose(seen, level, random.getrandbits(32), budget=QUICK)
        assert move in seen.legal
        apply(state, seat, move)
    assert len(state.history) == 3


# --- blind to what is hidden ------------------------------------------------------------------


def shuffled(state: State, seat: int, random: Random) -> State:
    """The same position to the eyes of a seat, with all that is hidden from it changed."""
    other, options = state.copy(), state.options
    rivals = [one for one in range(options.seats) if one != seat]
    persons = [person for rival in rivals for person in options.sides[rival]]
    if not (options.wedding and state.counts):
        _deal_again(other, persons, random)
    for person in persons:
        if state.offers[person]:
            other.offers[person] = tuple(random.sample(tuple(AMBITIONS), 2))
        if state.ambitions[person]:
            other.ambitions[person] = random.choice(tuple(AMBITIONS))
    for rival in rivals:
        other.hands[rival] = random.randrange(options.no_cards + 1)
        other.stomach_aches[rival] = random.randrange(2)
        if state.votes[rival] is not None:
            other.votes[rival] = random.choice((YES, NO, MAV))
    random.shuffle(other.pile)
    return other


def _deal_again(other: State, persons: list[int], random: Random) -> None:
    seen = [goal for one, goal in enumerate(other.goals) if one not in persons]
    unseen = [goal for goal in other.options.deck if goal not in (*seen, other.emissary_goal)]
    for person in persons:
        other.goals[person] = unseen.pop(random.randrange(len(unseen)))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_is_hidden_changes_neither_the_question_nor_the_answer(options: Options) -> None:
    random, state, compared = Random(2), new(options), 0
    while state.round < 2 or len(state.acts) < 20:
        for seat in actors(state)[-1:] if state.phase is not Phase.DEAL else ():
            question, twin = view(state, seat), view(shuffled(state, seat, random), seat)
            assert pickle.dumps(question) == pickle.dumps(twin)
            compared += 1
            if compared % 6 == 0:
                level = LEVELS[compared // 6 % 4]
                answers = [choose(one, level, compared, budget=QUICK) for one in (question, twin)]
                assert answers[0] == answers[1]
        apply(state, *random_step(state, random))
    assert compared > 20
