"""The reference player of Vienna: strong enough to be a measure, and doing what it says it does."""

from random import Random

from tests.ai.vienna.walks import views
from tools.arena.match import Match, play
from tools.vienna_player import by_rules
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.rules.vienna import Options, Phase


def test_every_phase_has_a_legal_answer_and_the_same_seed_gives_the_same() -> None:
    phases = set[Phase]()
    for seed in range(4):
        for seen in views(Options(3 + seed % 3), Random(seed)):
            if seen.phase not in phases:
                move = by_rules(seen, 5, Budget())
                assert move in seen.legal
                assert by_rules(seen, 5, Budget()) == move
                phases.add(seen.phase)
    assert phases == set(Phase) - {Phase.DEAL, Phase.NEW_ROUND, Phase.THROW, Phase.GAME_OVER}


def test_it_goes_along_the_street_before_any_dice_go_to_the_geheimbund() -> None:
    first = next(seen for seen in views(Options(4), Random(1)) if seen.phase is Phase.TURN)
    move = by_rules(first, 1, Budget())
    assert getattr(move, "stop", 0) > 0


def test_it_wins_far_more_than_its_share_against_novices() -> None:
    match = Match("rule-based", "novice", form="vienna")
    assert sum(play(match, number).share for number in range(8)) > 2.5
