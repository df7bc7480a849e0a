"""Each level plays as it is described, and the stronger one wins."""

from random import Random

import pytest

from tests.ai.vienna.walks import views
from tools.arena.match import Match, play
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vienna.bot import BUDGETS, choose
from vivaroi_gui.ai.vienna.search import Search
from vivaroi_gui.ai.vienna.standing import chance, hoard
from vivaroi_gui.ai.vienna.tastes import SOUND
from vivaroi_gui.rules.vienna import Options, Phase, View
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.rules.vienna.moves import Place, Reroll


def first_turn(seed: int = 1) -> View:
    return next(seen for seen in views(Options(4), Random(seed)) if seen.phase is Phase.TURN)


@pytest.mark.parametrize(
    ("tested", "others", "games", "least"),
    [("novice", "random", 4, 3), ("courtier", "novice", 16, 7), ("courtier", "random", 4, 3)],
)
def test_a_level_beats_three_of_the_one_below(
    tested: str, others: str, games: int, least: float
) -> None:
    match = Match(tested, others, form="vienna")
    assert sum(play(match, number).share for number in range(games)) > least


def test_a_novice_is_not_always_sure_but_no_fool() -> None:
    seen = first_turn()
    moves = [choose(seen, "novice", seed) for seed in range(60)]
    places = [move for move in moves if isinstance(move, Place)]
    assert len(set(moves)) > 1
    assert len(places) > 55
    assert sum(move.stop != GEHEIMBUND for move in places) > 45


def test_a_courtier_asks_no_luck() -> None:
    seen = first_turn()
    assert len({choose(seen, "courtier", seed) for seed in range(5)}) == 1


def test_more_playouts_go_to_better_moves_and_few_to_rerolls() -> None:
    seen = first_turn()
    for value in (chance, hoard):
        trials = Search(seen, SOUND, value, Random(1), 10).run(Budget(iterations=60), lambda: False)
        assert trials[0].playouts == max(trial.playouts for trial in trials)
        assert sum(isinstance(trial.move, Reroll) for trial in trials) <= 3
        assert len(trials) == 10


def test_a_search_that_is_stopped_answers_with_what_it_has_found() -> None:
    seen = first_turn()
    trials = Search(seen, SOUND, chance, Random(1), 10).run(Budget(), lambda: True)
    assert all(trial.playouts for trial in trials)


def test_no_level_may_think_for_longer_than_a_second() -> None:
    for budget in BUDGETS.values():
        assert budget.seconds is not None
        assert budget.seconds <= 1
