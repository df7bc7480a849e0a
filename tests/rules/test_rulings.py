"""What the rulebook leaves open, and how we play it: B1 to B15."""

from itertools import permutations
from random import Random

import pytest

from tests.rules.tables import (
    ALIGHIERO,
    AWAY,
    CHANCE,
    ERNESTO,
    FIORELLO,
    GAVINO,
    IRINA,
    LEONARDO,
    NO,
    NOBLES,
    ODESSA,
    OFFICERS,
    SERVANTS,
    THRONE,
    YES,
    Deal,
    MoveUp,
    Options,
    State,
    Vote,
    actors,
    all_forms,
    apply,
    card,
    castle,
    conceivable,
    crown,
    dealt,
    draw,
    legal,
    new,
    next_deal,
    nominate,
    place_everybody,
    random_game,
    vote,
)
from vivaroi_gui.rules.vivaroi import Phase, Placement, view
from vivaroi_gui.rules.vivaroi.data import DECK
from vivaroi_gui.rules.vivaroi.modules.rule_of_33 import corrected
from vivaroi_gui.rules.vivaroi.points import favourites_in_castle, goal_points
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.rules.vivaroi.score import decide


def stubborn_round(players: int) -> State:
    """Whoever can votes No; the highest character is proposed each time."""
    state = dealt(players, rounds=1)
    place_everybody(state)
    while state.phase is not Phase.GAME_OVER:
        for seat in actors(state):
            apply(state, seat, max(legal(state, seat), key=stubbornness))
    return state


def stubbornness(move: object) -> tuple[bool, int]:
    return move == Vote(NO), getattr(move, "to", 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_b1_even_if_everybody_always_says_no_somebody_is_crowned(players: int) -> None:
    state = stubborn_round(players)
    assert state.king is not None
    assert state.no_cards == [0] * players


@pytest.mark.parametrize(("players", "cards"), [(3, 12), (4, 12), (5, 10), (6, 12)])
def test_b1_there_are_fewer_no_cards_than_characters(players: int, cards: int) -> None:
    assert sum(dealt(players).no_cards) == cards < 13


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_b1_one_no_an_election_still_leaves_somebody_to_crown(players: int) -> None:
    state = dealt(players, rounds=1)
    place_everybody(state)
    while state.phase is not Phase.GAME_OVER:
        (seat, *_) = actors(state)
        moves = legal(state, seat)
        apply(state, seat, Vote(NO) if Vote(NO) in moves and spared(state) else best(moves))
    assert state.king is not None
    assert len(state.elections) == sum(dealt(players).no_cards) + 1


def spared(state: State) -> bool:
    return NO not in state.votes


def best(moves: tuple[object, ...]) -> MoveUp | Vote:
    move = max(moves, key=lambda move: (move == Vote(YES), getattr(move, "to", 0)))
    assert isinstance(move, MoveUp | Vote)
    return move


def test_b2_the_quick_form_of_one_round_has_no_rule_of_thirty_three() -> None:
    state = dealt(3, rounds=1, goals=["ACEFNO", "BDEMNP", "CFGILO"])
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert state.totals == [0, 0, 10]


def test_b3_still_level_after_the_tie_break_the_victory_is_shared() -> None:
    places = [AWAY] * 13
    places[FIORELLO] = NOBLES  # a favourite of the first two
    goals = map(card, ("CFGILO", "ACEFNO", "BDEMNP"))
    won = decide((40, 40, 12), [favourites_in_castle(goal, places) for goal in goals])
    assert won.winners == (0, 1)


@pytest.mark.parametrize("floor", [SERVANTS, THRONE])
def test_b4_servants_and_the_king_are_in_the_castle(floor: int) -> None:
    places = [AWAY] * 13
    places[IRINA] = floor
    assert favourites_in_castle(card("CFGILO"), places) == 1


def test_b5_random_floors_are_seats_four_on_each_of_four_floors() -> None:
    state, random = new(Options(3, 1, Placement.RANDOM)), Random(2)
    empty_seats = [0] * 5
    for _ in range(400):
        placement = draw(state, random).placement or ()
        for floor in range(4):
            empty_seats[4 - placement.count(floor)] += 1
    # 16 seats, 3 of them empty: a floor has 0, 1, 2, 3 empty seats in 220, 264, 72, 4 of 560
    assert empty_seats[4] == 0
    assert abs(empty_seats[0] - 1600 * 220 / 560) < 100
    assert abs(empty_seats[1] - 1600 * 264 / 560) < 100
    assert abs(empty_seats[2] - 1600 * 72 / 560) < 70


def test_b6_twenty_six_cards_are_enough_for_six_players_and_three_rounds() -> None:
    state, random, seen = new(Options(6)), Random(4), list[tuple[int, ...]]()
    for _ in range(3):
        deal = draw(state, random)
        seen += deal.goals
        apply(state, CHANCE, deal)
        crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert len(set(seen)) == 18


def test_b7_nobody_holds_the_crown_before_the_first_election_of_a_round() -> None:
    state = dealt()
    holders = [state.crown_holder]
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    holders.append(state.crown_holder)
    next_deal(state)
    assert [*holders, state.crown_holder] == [None, 0, None]


def test_b8_hands_are_secret_but_past_votes_are_public() -> None:
    state = castle(dealt(3), {NOBLES: {IRINA, GAVINO}})
    nominate(state, IRINA)
    vote(state, NO, YES, YES)
    onlooker = view(state)
    assert onlooker.no_cards is None
    assert onlooker.elections[0].votes == (NO, YES, YES)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_b9_everybody_votes_in_any_order_hidden_until_the_last(order: tuple[int, ...]) -> None:
    state = castle(dealt(3), {NOBLES: {IRINA}})
    nominate(state, IRINA)
    for number, seat in enumerate(order):
        assert view(state).elections == ()
        assert view(state).voted == tuple(sorted(order[:number]))
        apply(state, seat, Vote(YES))
    assert state.king == IRINA


def test_b10_a_yes_for_a_lost_nominee_costs_nothing() -> None:
    state = castle(dealt(3), {NOBLES: {IRINA, GAVINO}})
    nominate(state, IRINA)
    vote(state, YES, NO, YES)
    assert state.no_cards == [4, 3, 4]


def test_b11_favourites_among_the_servants_score_zero_points_and_so_thirty_three() -> None:
    places = [AWAY] * 13
    for character in card("ACEFNO"):
        places[character] = SERVANTS
    assert corrected(3, [goal_points(card("ACEFNO"), places)]) == ((33,), (0,))


def test_b11_several_players_may_get_thirty_three_in_the_same_round() -> None:
    goals = [card("ACEFNO"), card("BDEMNP"), card("CFGILO")]
    places = [AWAY] * 13
    places[IRINA] = THRONE
    points = [goal_points(goal, places) for goal in goals]
    assert corrected(3, points) == ((33, 33, 10), (0, 1))
    assert corrected(2, points) == ((0, 0, 10), ())


@pytest.mark.parametrize("options", all_forms(), ids=str)
def test_b12_rounds_and_placing_are_independent(options: Options) -> None:
    state = new(options)
    apply(state, CHANCE, draw(state, Random(8)))
    at_random = options.placement is Placement.RANDOM
    assert state.phase is (Phase.ASCENT if at_random else Phase.PLACING)
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert state.phase is (Phase.GAME_OVER if options.rounds == 1 else Phase.DEAL)


@pytest.mark.parametrize("options", all_forms(), ids=str)
def test_b13_one_must_move_and_a_move_always_exists(options: Options) -> None:
    for state, seat, _ in random_game(options, Random(options.players)):
        assert seat == CHANCE or legal(state, seat)


def test_b13_no_conceivable_move_passes_the_turn() -> None:
    passed = {MoveUp(character, floor) for character in range(13) for floor in (SERVANTS,)}
    state = castle(dealt(), {SERVANTS: {IRINA}, OFFICERS: {ODESSA}})
    assert passed < set(conceivable())
    assert not passed & set(legal(state, 0))


def test_b14_the_tie_break_decides_a_game_of_one_round_too() -> None:
    # Ten points each: the king, or two Nobles; but there are two in one castle, one in the other
    state = dealt(3, rounds=1, goals=["CFGILO", "ACEFNO", "BDEMNP"])
    floors = {NOBLES: {IRINA, ALIGHIERO, ERNESTO}}
    crown(castle(state, floors), IRINA)
    assert state.totals == [10, 10, 5]
    assert state.result is not None
    assert state.result.tie_break == (1, 2, 1)
    assert state.result.winners == (1,)


def test_b15_the_elections_of_a_round_stay_on_record() -> None:
    state = castle(dealt(3), {NOBLES: {IRINA, GAVINO, LEONARDO}})
    for character in (IRINA, GAVINO):
        nominate(state, character)
        vote(state, NO, YES, YES)
    crown(state, LEONARDO)
    assert state.history[0].elections == (
        Election(IRINA, 0, (NO, YES, YES), AWAY),
        Election(GAVINO, 1, (NO, YES, YES), AWAY),
        Election(LEONARDO, 2, (YES, YES, YES), THRONE),
    )


def test_a_dictated_deal_is_played_as_it_is() -> None:
    state = new(Options(3, 1, Placement.RANDOM))
    placement = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3)
    apply(state, CHANCE, Deal(DECK[3:6], placement, 2))
    assert view(state).places == placement
    assert view(state, 0).goal == DECK[3]
