"""2003, "End of the game and victory" (R59 and R60 of docs/rules-2003.md)."""

from tests.rules.tables import (
    ALIGHIERO,
    AWAY,
    BEATRICE,
    CRAFTSMEN,
    DIGNITARIES,
    FIORELLO,
    IRINA,
    MERLINO,
    NATALE,
    NOBLES,
    SERVANTS,
    State,
    actors,
    card,
    castle,
    crown,
    dealt,
    legal,
    next_deal,
    standing_on,
)
from vivaroi_gui.rules.vivaroi import Phase, result, view
from vivaroi_gui.rules.vivaroi.points import favourites_in_castle
from vivaroi_gui.rules.vivaroi.score import decide


def in_third_round(goals: list[str]) -> State:
    """Two rounds have gone by that gave everybody the points of nobody."""
    state = dealt(len(goals))
    for _ in range(2):
        crown(castle(state, {NOBLES: {IRINA}}), IRINA)
        next_deal(state)
    state.totals = [0] * len(goals)
    state.goals = [card(goal) for goal in goals]
    return state


def test_the_game_ends_after_three_rounds() -> None:
    state = in_third_round(["ACEFNO", "BDEMNP", "CFGILO"])
    assert result(state) is None
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert state.phase is Phase.GAME_OVER
    assert actors(state) == ()
    assert [legal(state, seat) for seat in range(3)] == [(), (), ()]


def test_the_player_with_the_highest_total_wins() -> None:
    state = in_third_round(["CFGILO", "ACEFNO", "ABGIMO"])
    state.totals = [20, 5, 19]
    crown(castle(state, {NOBLES: {IRINA, FIORELLO}}), IRINA)
    # Irina 10 and Fiorello 5; Fiorello 5; Irina 10
    assert state.totals == [35, 10, 29]
    won = view(state).result
    assert won is not None
    assert (won.winners, won.totals) == ((0,), (35, 10, 29))


def test_the_total_counts_not_the_last_round() -> None:
    state = in_third_round(["CFGILO", "ACEFNO", "ABGIMO"])
    state.totals = [0, 50, 0]
    crown(castle(state, {NOBLES: {IRINA, FIORELLO}}), IRINA)
    assert state.result is not None
    assert state.result.winners == (1,)


def test_a_tie_goes_to_most_favourites_still_in_the_castle() -> None:
    # The first has Irina and Fiorello in the castle, the third Irina and three more.
    state = in_third_round(["CFGILO", "BDEMNP", "ABGIMO"])
    state.totals = [0, 0, 5]
    floors = {NOBLES: {IRINA, FIORELLO}, CRAFTSMEN: {NATALE}}
    floors[SERVANTS] = {ALIGHIERO, BEATRICE, MERLINO}
    crown(castle(state, floors), IRINA)
    assert state.result is not None
    assert state.result.totals == (15, 1, 15)
    assert state.result.tie_break == (2, 3, 4)
    assert state.result.winners == (2,)


def test_the_tie_break_is_for_those_who_are_level_only() -> None:
    goals = (card("CFGILO"), card("BDEMNP"), card("ABGIMO"))
    places = [AWAY] * 13
    for character in card("BDEMNP"):
        places[character] = DIGNITARIES
    won = decide((30, 29, 30), [favourites_in_castle(goal, places) for goal in goals])
    assert won.leaders == (0, 2)
    assert won.tie_break == (0, 6, 2)  # Beatrice and Merlino are favourites of the third, too
    assert won.winners == (2,)


def test_only_favourites_in_the_castle_break_a_tie() -> None:
    places = [AWAY] * 13
    places[FIORELLO] = NOBLES
    assert favourites_in_castle(card("CFGILO"), places) == 1
    assert favourites_in_castle(card("BDEMNP"), places) == 0


def test_the_castle_of_the_third_round_stands_at_the_end() -> None:
    state = in_third_round(["CFGILO", "BDEMNP", "ABGIMO"])
    crown(castle(state, {NOBLES: {IRINA}, SERVANTS: {FIORELLO}}), IRINA)
    assert standing_on(state, SERVANTS) == {FIORELLO}
    assert state.king == IRINA
