"""What each style likes, and that it shows in how an opponent plays."""

from collections import Counter
from random import Random

import pytest

from tests.rules.edition_2024 import tables as court
from tests.rules.tables import NO, YES, castle, dealt, nominate, vote
from tools.turns import turns
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.styles import leaning
from vivaroi_gui.rules.vivaroi import Options, Phase, apply, new, view
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place, Vote


def test_an_even_player_likes_nothing_for_its_own_sake() -> None:
    seen = view(dealt(), 0)
    assert {leaning("even")(seen, move) for move in seen.legal} == {0.0}


def test_a_bluffer_likes_strangers_high_but_not_on_the_throne() -> None:
    state = dealt(goals=("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP"))
    bluffer, seen = leaning("bluffer"), view(state, 0)
    assert bluffer(seen, Place(2, 4)) == 1
    assert bluffer(seen, Place(2, 1)) == 0
    assert bluffer(seen, Place(0, 4)) == 0
    assert bluffer(seen, MoveUp(2, 5)) == 1
    assert bluffer(seen, MoveUp(2, 6)) == 0
    assert bluffer(seen, MoveUp(0, 5)) == 0


def test_a_bluffer_takes_the_favourites_of_its_partner_for_no_strangers() -> None:
    seen = view(court.dealt_with(court.table(4, teams=((0, 1), (2, 3)))), 0)
    bluffer = leaning("bluffer")
    for character in range(court.BOUFFON):
        is_ours = character in seen.goals[0] or character in seen.goals[1]
        assert bluffer(seen, Place(character, 4)) == (not is_ours)


def test_a_hoarder_keeps_its_no_while_others_can_refuse() -> None:
    floors = {5: (0, 2), 4: (1, 6, 7, 9)}
    state = castle(dealt(), floors)
    nominate(state, 2)
    hoarder = leaning("hoarder")
    assert hoarder(view(state, 0), Vote(YES)) == 1
    assert hoarder(view(state, 0), Vote(NO)) == 0
    for _ in range(3):
        vote(state, YES, NO, NO, NO)
        castle(state, floors)
        nominate(state, 2)
    assert hoarder(view(state, 0), Vote(YES)) == 0


def test_a_burner_likes_every_no() -> None:
    state = castle(dealt(), {5: (0, 2)})
    nominate(state, 2)
    assert leaning("burner")(view(state, 0), Vote(NO)) == 1
    assert leaning("burner")(view(state, 0), Vote(YES)) == 0


def no_shares(level: str, style: str, games: int) -> float:
    """How often a player of a style among novices says No in the first two elections."""
    votes: Counter[bool] = Counter()
    for seed in range(games):
        random, state = Random(seed), new(Options(4, 1))
        for seat, seen in turns(state, random):
            if len(state.elections) == 2:
                break
            played = (level, style) if seat == 0 else ("novice", "even")
            luck = random.getrandbits(32)
            move = choose(seen, played[0], luck, played[1], budget=Budget(iterations=40))
            if seat == 0 and seen.phase is Phase.ELECTION:
                votes[move == Vote(NO)] += 1
            apply(state, seat, move)
    return votes[True] / votes.total()


@pytest.mark.parametrize(("level", "games"), [("novice", 120), ("courtier", 60), ("eminence", 24)])
def test_a_burner_says_no_more_often_than_a_hoarder(level: str, games: int) -> None:
    assert no_shares(level, "burner", games) > no_shares(level, "hoarder", games) + 0.08
