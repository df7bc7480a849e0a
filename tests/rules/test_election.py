"""2003, "The Election of the King" (R35 to R47 of docs/rules-2003.md)."""

import pytest

from tests.rules.tables import (
    AWAY,
    CHANCE,
    FIORELLO,
    IRINA,
    NO,
    NOBLES,
    THRONE,
    YES,
    Card,
    State,
    Vote,
    actors,
    apply,
    castle,
    dealt,
    legal,
    nominate,
    standing_on,
    vote,
)
from vivaroi_gui.rules.vivaroi import Phase, view
from vivaroi_gui.rules.vivaroi.moves import AlreadyVoted, NoSuchCard
from vivaroi_gui.rules.vivaroi.records import Election


def election(players: int = 4, by: int = 0) -> State:
    state = castle(dealt(players), {NOBLES: {FIORELLO, IRINA}}, turn=by)
    nominate(state, FIORELLO)
    return state


def test_whoever_moved_the_nominee_takes_the_crown() -> None:
    assert election(by=2).crown_holder == 2


def test_the_crown_goes_to_each_player_who_calls_an_election() -> None:
    state = election(by=2)
    vote(state, YES, NO, YES, YES)
    nominate(state, IRINA)
    assert state.crown_holder == 3


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_votes_the_mover_too(players: int) -> None:
    assert actors(election(players)) == tuple(range(players))


def test_each_player_chooses_yes_or_no() -> None:
    assert set(legal(election(), 1)) == {Vote(YES), Vote(NO)}


def test_votes_are_laid_face_down() -> None:
    state = election()
    apply(state, 1, Vote(NO))
    for onlooker in (view(state), view(state, 0)):
        assert onlooker.voted == (1,)
        assert onlooker.vote is None
        assert onlooker.elections == ()
    assert view(state, 1).vote is NO


def test_the_cards_are_revealed_when_all_have_chosen() -> None:
    state = election(3)
    apply(state, 1, Vote(NO))
    apply(state, 0, Vote(YES))
    assert state.elections == []
    apply(state, 2, Vote(YES))
    (revealed,) = state.elections
    assert revealed == Election(FIORELLO, 0, (YES, NO, YES), AWAY)


def test_if_all_votes_are_yes_the_kingdom_has_a_new_king_and_the_round_is_over() -> None:
    state = election()
    vote(state, YES, YES, YES, YES)
    assert state.king == FIORELLO
    assert standing_on(state, THRONE) == {FIORELLO}
    assert actors(state) == (CHANCE,)


@pytest.mark.parametrize("noes", range(1, 16))
def test_with_at_least_one_no_the_character_is_not_elected(noes: int) -> None:
    state = election()
    vote(state, *[NO if noes >> seat & 1 else YES for seat in range(4)])
    assert state.king is None
    assert not state.elections[0].is_crowned


def test_a_character_not_elected_is_eliminated_from_the_round() -> None:
    state = election()
    vote(state, YES, YES, YES, NO)
    assert FIORELLO in standing_on(state, AWAY)
    assert standing_on(state, THRONE) == set()
    assert legal(state, 1) != ()
    assert all(getattr(move, "character", None) != FIORELLO for move in legal(state, 1))


def test_a_yes_is_taken_back_and_can_be_played_any_number_of_times() -> None:
    state = election()
    vote(state, YES, NO, NO, YES)
    nominate(state, IRINA)
    assert Vote(YES) in legal(state, 0)
    assert view(state, 0).no_cards == 3


def test_a_no_is_discarded_into_the_box() -> None:
    state = election()
    vote(state, YES, NO, NO, YES)
    assert state.no_cards == [3, 2, 2, 3]


def test_without_a_no_left_one_can_only_vote_yes() -> None:
    state = election()
    state.no_cards[2] = 0
    assert legal(state, 2) == (Vote(YES),)
    with pytest.raises(NoSuchCard):
        apply(state, 2, Vote(NO))


def test_the_last_no_can_be_played() -> None:
    state = election()
    state.no_cards[2] = 1
    vote(state, YES, YES, NO, YES)
    assert state.no_cards[2] == 0


def test_the_number_of_cards_in_hand_stays_secret_while_cards_lie_sealed() -> None:
    state = election()
    apply(state, 1, Vote(NO))
    assert view(state, 1).no_cards == 3  # the sealed one is still the player's own
    assert view(state, 0).no_cards == 3


def test_the_game_goes_on_left_of_the_crown() -> None:
    state = election(by=3)
    vote(state, NO, YES, YES, YES)
    assert state.phase is Phase.ASCENT
    assert actors(state) == (0,)


@pytest.mark.parametrize("laid", Card)
def test_nobody_votes_twice(laid: Card) -> None:
    state = election()
    apply(state, 1, Vote(YES))
    assert legal(state, 1) == ()
    with pytest.raises(AlreadyVoted):
        apply(state, 1, Vote(laid))


def test_after_an_election_no_vote_lies_on_the_table() -> None:
    state = election()
    vote(state, NO, YES, YES, YES)
    assert view(state).voted == ()
    assert view(state).nominee is None


def test_after_a_refusal_the_next_nominee_can_be_crowned() -> None:
    state = election()
    vote(state, NO, YES, YES, YES)
    nominate(state, IRINA)
    vote(state, YES, YES, YES, YES)
    assert state.king == IRINA
    assert standing_on(state, AWAY) == set(range(13)) - {IRINA}
