"""2024, "L'Émissaire de l'Empire"."""

from random import Random

import pytest

from tests.rules.edition_2024.tables import (
    ANNA,
    BOUFFON,
    BRIDGET,
    CHANCE,
    CLOTHILDE,
    DAGOBERT,
    DUNGEON_3,
    FOIDVO,
    MAV,
    NO,
    NOBLES,
    YES,
    Card,
    Phase,
    State,
    actors,
    apply,
    at,
    castle,
    crown,
    dealt_with,
    nominate,
    rested,
    table,
    vote,
)
from vivaroi_gui.rules.vivaroi import Options, draw, legal, new, view
from vivaroi_gui.rules.vivaroi.moves import EmissaryDeal
from vivaroi_gui.rules.vivaroi.score import final_result

FAVOURITES = (0, 2, 5, 8, 9, 11)
"""Anna, Clothilde, Foidvo, Leonardo, Merlin, Roméo."""


def played(*pile: Card, players: int = 3) -> State:
    """The Emissary's pile begins with these cards."""
    hand = [YES, MAV, *[NO] * {2: 4, 3: 3}[players]]
    for card in pile:
        hand.remove(card)
    emissary = EmissaryDeal(FAVOURITES, (*pile, *hand))
    goals = ["EFJMOV", "ABELOV", "BDEJLR"][:players]
    state = dealt_with(table(players, emissary=True), goals, emissary=emissary)
    return castle(state, {NOBLES: {ANNA, BRIDGET, BOUFFON}})


def test_it_starts_on_40_with_an_open_card_and_a_face_down_pile() -> None:
    seen = view(played(), 0)
    assert seen.emissary_total == 40
    assert seen.emissary_goal == FAVOURITES
    assert seen.emissary_pile == 5


def test_its_cards_are_shuffled() -> None:
    state, tops = new(table(2)), set()
    for seed in range(40):
        deal = draw(state, Random(seed))
        assert deal.emissary is not None
        tops.add(deal.emissary.pile[0])
    assert tops == {YES, NO, MAV}


def test_for_a_favourite_it_says_yes_and_plays_no_card() -> None:
    state = played(NO)
    crown(state, ANNA)
    assert state.phase is Phase.DEAL
    assert state.history[0].elections[0].emissary_vote is YES


@pytest.mark.parametrize("nominee", [BRIDGET, BOUFFON])
def test_else_its_first_card_counts_and_is_gone(nominee: int) -> None:
    state = played(NO)
    nominate(state, nominee)
    vote(state, YES)
    assert not state.elections[0].is_crowned
    assert state.elections[0].emissary_vote is NO
    assert len(state.pile) == 4


def test_its_no_sends_to_the_dungeon_and_its_stomach_ache_cancels() -> None:
    state = played(NO, MAV)
    nominate(state, BRIDGET)
    vote(state, YES)
    assert at(state, BRIDGET) == DUNGEON_3
    nominate(state, BOUFFON)
    vote(state, YES)
    assert state.elections[1].is_cancelled
    assert at(state, BOUFFON) == NOBLES


def test_d9_a_yes_goes_under_the_pile() -> None:
    state = played(YES, NO)
    nominate(state, BRIDGET)
    vote(state, NO, YES, YES)
    assert state.pile[0] is NO
    assert state.pile[-1] is YES
    assert len(state.pile) == 5


def test_it_scores_its_favourites_and_the_jester_inverts_them() -> None:
    state = played()
    crown(state, ANNA)
    assert state.emissary_total == 50
    state = played(YES)
    crown(state, BOUFFON)
    assert state.history[0].counts[0].emissary_points == -5
    assert state.emissary_total == 35


def test_its_score_does_not_fall_below_0_either() -> None:
    state = played(YES)
    state.emissary_total = 3
    crown(state, BOUFFON)  # Anna is a Noble: 5 points less
    assert state.emissary_total == 0


def test_it_gets_a_new_card_and_a_whole_pile_for_the_next_round() -> None:
    state = played(NO)
    crown(state, ANNA)
    apply(state, CHANCE, draw(state, Random(5)))
    assert state.emissary_goal != FAVOURITES
    assert sorted(state.pile) == sorted([YES, MAV, NO, NO, NO])
    assert state.emissary_goal not in state.goals


def test_it_wins_alone_if_it_is_ahead_of_everybody() -> None:
    state = played(players=2)
    state.round = 3
    crown(state, ANNA)
    assert state.result is not None
    assert state.result.is_emissary
    assert state.result.winners == ()


@pytest.mark.parametrize(("emissary", "wins"), [(61, False), (62, False), (63, True)])
def test_who_is_level_with_it_wins_all_the_same(emissary: int, wins: bool) -> None:
    """D28: it has to be ahead of everybody."""
    state = played(players=2)
    crown(state, ANNA)
    state.totals, state.emissary_total = [60, 62], emissary
    won = final_result(state)
    assert won.is_emissary is wins
    assert won.winners == (() if wins else (1,))


def test_it_places_and_moves_nobody() -> None:
    state = rested(dealt_with(table(3, emissary=True)))
    assert [seat for seat, _ in state.acts] == [0, 1, 2] * 4
    apply(state, 0, legal(state, 0)[0])
    assert actors(state) == (1,)


def test_with_two_players_an_election_needs_both_and_the_emissary() -> None:
    state = played(NO, players=2)
    castle(state, {NOBLES: {CLOTHILDE, DAGOBERT, FOIDVO}})
    nominate(state, DAGOBERT)
    vote(state, YES)
    assert at(state, DAGOBERT) == DUNGEON_3


def test_whoever_can_win_are_the_seats_and_the_emissary() -> None:
    """Rulebook 2024, Emissary of the Empire: if the Emissary has most, the players have lost."""
    assert Options(players=2, edition="2024", emissary=True).rivals == 3
    assert Options(players=4, edition="2024").rivals == 4
