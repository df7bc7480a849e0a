"""What the opponents do in 2024: legal, blind to what is hidden, and sensible."""

import pickle
from itertools import cycle
from random import Random

import pytest

from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.tables import CHANCE, actors, random_step, with_other_secrets
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi import outlook
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.rules.vivaroi import Options, Phase, apply, draw, new, view
from vivaroi_gui.rules.vivaroi.options import STYLES

QUICK = Budget(iterations=2)
"""Enough for an answer, not for a good one."""


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a seat ask its belief as often as it should."""
    monkeypatch.setattr(outlook, "_WORLDS", 4)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_plain_levels_play_whole_games(options: Options) -> None:
    """Courtiers, who take longest, play in one round, another one at each table."""
    random, state, styles = Random(1), new(options), cycle(STYLES)
    courtly = 1 + TABLES.index(options) % 3
    while seats := actors(state):
        seat = random.choice(seats)
        if seat == CHANCE:
            apply(state, CHANCE, draw(state, random))
            continue
        seen = view(state, seat)
        level = "courtier" if state.round == courtly and seat % 2 else "novice"
        move = choose(seen, level, random.getrandbits(32), next(styles), budget=QUICK)
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
        seen, level = view(state, seat), LEVELS[(seat % 2 + state.round) % 4]
        move = choose(seen, level, random.getrandbits(32), budget=QUICK)
        assert move in seen.legal
        apply(state, seat, move)
    assert len(state.history) == 3


# --- blind to what is hidden ------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_is_hidden_changes_neither_the_question_nor_the_answer(options: Options) -> None:
    """One level is asked in a round: what it has read of one it remembers."""
    random, state, compared = Random(2), new(options), 0
    while state.round < 2 or len(state.acts) < 20:
        level = LEVELS[(TABLES.index(options) + state.round) % 4]
        for seat in actors(state)[-1:] if state.phase is not Phase.DEAL else ():
            other = with_other_secrets(state, seat, random)
            question, twin = view(state, seat), view(other, seat)
            assert pickle.dumps(question) == pickle.dumps(twin)
            compared += 1
            if compared % 9 == 0:
                answers = [choose(one, level, compared, budget=QUICK) for one in (question, twin)]
                assert answers[0] == answers[1]
        apply(state, *random_step(state, random))
    assert compared > 20
