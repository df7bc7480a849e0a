"""What each style likes, and that it shows in how an opponent plays."""

from random import Random

import pytest

from tests.ai.vivaroi.rounds import in_phase
from tests.rules.edition_2024 import tables as court
from tests.rules.tables import NO, YES, castle, dealt, nominate, vote
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.styles import leaning
from vivaroi_gui.rules.vivaroi import Options, Phase, View, view
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


def test_a_hoarder_keeps_its_no_while_others_can_vote_against() -> None:
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


def votes_against(level: str, style: str, positions: list[View]) -> int:
    """How often a player of a style says No."""
    luck, quick = Random(1), Budget(iterations=40)
    votes = [choose(seen, level, luck.getrandbits(32), style, budget=quick) for seen in positions]
    return votes.count(Vote(NO))


@pytest.mark.parametrize("level", ["novice", "courtier", "counsellor", "eminence"])
def test_a_burner_says_no_more_often_than_a_hoarder(level: str) -> None:
    elections = [in_phase(Phase.ELECTION, Options(4, 1), seed) for seed in range(15)]
    positions = [view(state, seat) for state in elections for seat in range(4)]
    burner, hoarder = (votes_against(level, style, positions) for style in ("burner", "hoarder"))
    assert burner > hoarder + 0.08 * len(positions)
