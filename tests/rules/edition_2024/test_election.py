"""2024, "Le couronnement du Roi", and the Jester's own case."""

from random import Random

import pytest

from tests.rules.edition_2024.tables import (
    ANNA,
    BOUFFON,
    BRIDGET,
    CHANCE,
    CLOTHILDE,
    CRAFTSMEN,
    DAGOBERT,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    ELOISE,
    JEANNE,
    LEONARDO,
    MAV,
    MERLIN,
    NO,
    NOBLES,
    OUAF,
    OUT,
    ROMEO,
    SERVANTS,
    TRADERS,
    YES,
    Card,
    Phase,
    State,
    Vote,
    actors,
    apply,
    at,
    castle,
    crown,
    dealt,
    nominate,
    vote,
)
from vivaroi_gui.rules.vivaroi import draw, legal, view
from vivaroi_gui.rules.vivaroi.moves import NoSuchCard

MANY = {NOBLES: {JEANNE, ANNA, BRIDGET, BOUFFON}, TRADERS: {LEONARDO}}


def test_each_votes_yes_no_or_stomach_ache() -> None:
    state = castle(dealt(), MANY)
    nominate(state, JEANNE)
    assert set(legal(state, 2)) == {Vote(YES), Vote(NO), Vote(MAV)}


def test_jeanne_is_the_first_to_be_rejected_and_goes_to_dungeon_3() -> None:
    state = castle(dealt(), MANY)
    nominate(state, JEANNE)
    vote(state, YES, NO, YES, YES)
    assert at(state, JEANNE) == DUNGEON_3
    assert state.no_cards == [3, 2, 3, 3]
    assert state.phase is Phase.ASCENT
    assert actors(state) == (1,)


def test_the_second_goes_to_dungeon_2_the_third_to_1_the_fourth_to_the_box() -> None:
    state = castle(dealt(3), {NOBLES: {JEANNE, ANNA, BRIDGET, MERLIN}})
    for character in (JEANNE, ANNA, BRIDGET, MERLIN):
        nominate(state, character)
        vote(state, NO, YES, YES)
    assert [at(state, one) for one in (JEANNE, ANNA, BRIDGET, MERLIN)] == [
        DUNGEON_3,
        DUNGEON_2,
        DUNGEON_1,
        OUT,
    ]


def test_a_stomach_ache_cancels_and_jeanne_is_back_on_floor_5() -> None:
    state = castle(dealt(), MANY)
    nominate(state, JEANNE)
    vote(state, YES, NO, MAV, NO)
    assert at(state, JEANNE) == NOBLES
    assert state.elections[-1].is_cancelled
    assert not state.elections[-1].is_crowned
    assert (state.no_cards, state.stomach_aches) == ([3, 2, 3, 2], [1, 1, 0, 1])
    assert actors(state) == (1,)


def test_everybody_can_count_the_no_cards_and_takes_no_stomach_ache_for_one() -> None:
    state = castle(dealt(), MANY)
    nominate(state, JEANNE)
    vote(state, YES, NO, MAV, NO)
    assert view(state).no_cards_left == (3, 2, 3, 2)


def test_a_cancelled_election_takes_nobody_a_dungeon() -> None:
    state = castle(dealt(), MANY)
    nominate(state, JEANNE)
    vote(state, MAV, NO, YES, YES)
    nominate(state, ANNA)
    vote(state, YES, NO, YES, YES)
    assert at(state, ANNA) == DUNGEON_3


@pytest.mark.parametrize("card", [NO, MAV])
def test_a_card_that_is_spent_cannot_be_played_again(card: Card) -> None:
    state = castle(dealt(5), MANY)
    state.no_cards[1] = state.stomach_aches[1] = 0
    nominate(state, JEANNE)
    assert legal(state, 1) == (Vote(YES),)
    assert isinstance(view(state, 1).refusal(Vote(card)), NoSuchCard)
    with pytest.raises(NoSuchCard):
        apply(state, 1, Vote(card))


def test_all_yes_ends_the_round_and_whoever_caused_it_begins_the_next() -> None:
    state = castle(dealt(), MANY)
    crown(state, JEANNE, by=2)
    assert state.phase is Phase.DEAL
    assert state.history[0].crowned_by == 2
    apply(state, CHANCE, draw(state, Random(1)))
    assert state.first_player == 2
    assert (state.no_cards, state.stomach_aches, state.rejections) == ([3] * 4, [1] * 4, 0)


def rejected_jester(where: dict[int, set[int]]) -> State:
    state = castle(dealt(), {NOBLES: {BOUFFON}, **where})
    nominate(state, BOUFFON)
    vote(state, YES, NO, YES, YES)
    return state


TWO = {TRADERS: {ANNA, BRIDGET, CLOTHILDE, DAGOBERT}}
ONE = {CRAFTSMEN: {ELOISE, OUAF, MERLIN, ROMEO}}


def test_the_jester_rejected_goes_to_floor_2_or_1_or_0() -> None:
    assert at(rejected_jester({}), BOUFFON) == TRADERS
    assert at(rejected_jester(TWO), BOUFFON) == CRAFTSMEN
    assert at(rejected_jester({**TWO, **ONE}), BOUFFON) == SERVANTS


def test_d6_the_jester_takes_nobody_a_dungeon() -> None:
    state = rejected_jester({NOBLES: {BOUFFON, JEANNE}})
    nominate(state, JEANNE)
    vote(state, YES, NO, YES, YES)
    assert at(state, JEANNE) == DUNGEON_3


def test_a_stomach_ache_brings_the_jester_back_to_floor_5() -> None:
    state = castle(dealt(), MANY)
    nominate(state, BOUFFON)
    vote(state, MAV, NO, YES, YES)
    assert at(state, BOUFFON) == NOBLES
