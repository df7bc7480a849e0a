"""What each temper likes, and that it shows in how an opponent plays."""

from random import Random

from tests.ai.vivaroi.rounds import in_phase
from tests.rules.edition_2024 import tables as court
from tests.rules.tables import NO, YES, castle, dealt, nominate, vote
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.animals import TEMPER_OF
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.tempers import liking, rancour
from vivaroi_gui.rules.core import DEFAULT_STYLE
from vivaroi_gui.rules.vivaroi import Options, Phase, View, view
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.options import TEMPERS
from vivaroi_gui.table.players import AVATARS


def test_an_even_player_likes_nothing_for_its_own_sake() -> None:
    seen = view(dealt(), 0)
    assert {liking("even", seen)(move) for move in seen.legal} == {0.0}


def test_a_bluffer_likes_strangers_high_but_not_on_the_throne() -> None:
    state = dealt(goals=("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP"))
    bluffer = liking("bluffer", view(state, 0))
    assert bluffer(Place(2, 4)) == 1
    assert bluffer(Place(2, 1)) == 0
    assert bluffer(Place(0, 4)) == 0
    assert bluffer(MoveUp(2, 5)) == 1
    assert bluffer(MoveUp(2, 6)) == 0
    assert bluffer(MoveUp(0, 5)) == 0


def test_a_bluffer_takes_the_favourites_of_its_partner_for_no_strangers() -> None:
    seen = view(court.dealt_with(court.table(4, teams=((0, 1), (2, 3)))), 0)
    bluffer = liking("bluffer", seen)
    for character in range(court.BOUFFON):
        is_ours = character in seen.goals[0] or character in seen.goals[1]
        assert bluffer(Place(character, 4)) == (not is_ours)


def test_a_hoarder_keeps_its_no_while_others_can_vote_against() -> None:
    floors = {5: (0, 2), 4: (1, 6, 7, 9)}
    state = castle(dealt(), floors)
    nominate(state, 2)
    hoarder = liking("hoarder", view(state, 0))
    assert hoarder(Vote(YES)) == 1
    assert hoarder(Vote(NO)) == 0
    for _ in range(3):
        vote(state, YES, NO, NO, NO)
        castle(state, floors)
        nominate(state, 2)
    assert liking("hoarder", view(state, 0))(Vote(YES)) == 0


def test_a_burner_likes_every_no() -> None:
    state = castle(dealt(), {5: (0, 2)})
    nominate(state, 2)
    burner = liking("burner", view(state, 0))
    assert burner(Vote(NO)) == 1
    assert burner(Vote(YES)) == 0


def test_a_friend_of_its_friends_lifts_them_and_says_yes_to_them() -> None:
    state = castle(dealt(goals=("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")), {5: (0, 2)})
    kind = liking("kind", view(state, 0))
    assert kind(MoveUp(0, 4)) > 0.8 > kind(MoveUp(2, 4))
    assert kind(MoveUp(0, 6)) > 3 * kind(MoveUp(2, 6))
    nominate(state, 0)
    assert liking("kind", view(state, 0))(Vote(YES)) == 1
    assert liking("kind", view(state, 1))(Vote(YES)) < 0.5


def test_a_grudge_is_for_those_who_refused_the_own_proposals_as_all_have_seen() -> None:
    state = castle(dealt(), {5: (0, 2, 3)})
    nominate(state, 0)
    vote(state, YES, NO, YES, YES)
    for proposer, share in ((1, 1.0), (2, 0.0)):
        castle(state, {5: (2, 3)}, turn=proposer)
        nominate(state, proposer + 1)
        seen = view(state, 0)
        assert rancour(seen) == share
        assert liking("unforgiving", seen)(Vote(NO)) == share
        vote(state, NO, YES, YES, YES)


def votes_against(level: str, style: str, positions: list[View]) -> int:
    """How often a player of a style says No."""
    luck, quick = Random(1), Budget(iterations=40)
    votes = [choose(seen, level, luck.getrandbits(32), style, budget=quick) for seen in positions]
    return votes.count(Vote(NO))


def test_a_burner_says_no_more_often_than_a_hoarder() -> None:
    elections = [in_phase(Phase.ELECTION, Options(4), seed) for seed in range(15)]
    positions = [view(state, seat) for state in elections for seat in range(4)]
    burner, hoarder = (votes_against("novice", one, positions) for one in ("burner", "hoarder"))
    assert burner > hoarder + 0.08 * len(positions)


def test_every_animal_has_a_temper_and_every_temper_an_animal() -> None:
    assert set(TEMPER_OF) == set(AVATARS)
    assert set(TEMPER_OF.values()) == set(TEMPERS) - {DEFAULT_STYLE}
