"""What the opponents choose: legal, repeatable, blind to chance to come, and worth playing."""

import pickle
from itertools import islice
from random import Random

import pytest

from tests.ai.vienna.walks import TABLES, states, views
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vienna import bot
from vivaroi_gui.ai.vienna.bot import advise, choose
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.rules.vienna import Options, Phase, View, game

QUICK = Budget(iterations=6)
"""Enough for an answer, not for a good one."""


def some(options: Options) -> list[View]:
    """A position of each phase."""
    random, found = Random(2), dict[Phase, View]()
    for _ in range(2):
        for seen in views(options, random):
            if len(seen.legal) > 1:
                found.setdefault(seen.phase, seen)
    return list(found.values())


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """In which an advised move is compared."""
    monkeypatch.setattr(bot, "_ROUNDS", 4)


@pytest.mark.parametrize("table", TABLES)
def test_every_level_answers_with_a_legal_move_the_same_for_the_same_seed(
    table: str,
) -> None:
    seen = some(TABLES[table])
    assert {one.phase for one in seen} >= {Phase.START_CARD, Phase.TURN, Phase.TAKE, Phase.STEAL}
    for one in seen:
        before = pickle.dumps(one)
        for level in LEVELS:
            move = choose(one, level, 5, budget=QUICK)
            assert move in one.legal
            again = pickle.loads(before)  # as it comes to the process in which they think
            assert choose(again, level, 5, budget=QUICK) == move
        assert advise(one, 5, budget=QUICK).move in one.legal
        assert pickle.dumps(one) == before


def test_no_dice_are_known_before_they_are_thrown_nor_who_comes_next_of_the_pile() -> None:
    """Twins with other cards to come choose alike; no state knows of dice to come."""
    for state in islice(states(Options(4), Random(3)), 0, None, 60):
        (seat,) = game.to_act(state)
        twin = state.copy()
        twin.pile = tuple(Random(8).sample(state.pile, len(state.pile)))
        seen, by_twin = game.view(state, seat), game.view(twin, seat)
        assert pickle.dumps(seen) == pickle.dumps(by_twin)
        for level in LEVELS:
            assert choose(seen, level, 1, budget=QUICK) == choose(by_twin, level, 1, budget=QUICK)


def test_who_may_not_act_has_nothing_to_choose() -> None:
    seen = game.view(game.new(Options(4)), 0)
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(seen, "novice", 1)
    with pytest.raises(ValueError, match="nothing to choose"):
        advise(seen, 1)


def test_an_unknown_level_or_style_is_refused() -> None:
    seen = next(views(Options(4), Random(1)))
    for level, style in (("king", "even"), ("courtier", "proud")):
        with pytest.raises(KeyError):
            choose(seen, level, 1, style)
