"""The worked examples of the rulebook, in which three players have four dice each (ruling A2)."""

from tests.rules.vienna.tables import (
    MATTHIAS,
    NINA,
    SABRINA,
    evaluated,
    lay,
    place,
    stop,
    stops_for,
    turn,
    with_symbols,
)
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.events import Placed
from vivaroi_gui.rules.vienna.records import Comparison
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.view import view


def first_example() -> State:
    """Sabrina has thrown 2, 2, 3 and 5."""
    state = turn((2, 2, 3, 5), (4, 6, 6, 6), (2, 5, 6, 6), coins=(1, 1, 1))
    place(state, "secession", 2)
    return state


def second_example() -> State:
    state = first_example()
    place(state, "heldenplatz", 4)
    place(state, "oper", 2)
    place(state, "rathaus", 2, 3)
    return state


def test_first_example_a_two_goes_to_secession() -> None:
    state = first_example()
    assert state.dice[SABRINA] == (2, 3, 5)
    assert view(state).positions[SABRINA] == stop("secession")


def test_second_example_two_and_three_are_a_five_at_the_rathaus() -> None:
    state = second_example()
    assert state.dice[SABRINA] == (5,)
    placed = {state.board.stops[i].id for i in range(25) if state.placed[i]}
    assert placed == {"secession", "heldenplatz", "oper", "rathaus"}


def test_third_example_the_way_back_to_the_burgtheater_costs_a_coin() -> None:
    state = second_example()
    place(state, "landtmann", 6)
    place(state, "universitaet", 5)
    assert stops_for(state, 5) == {"burgtheater", "parlament", "geheimbund"}
    (placed,) = place(state, "burgtheater", 5)
    assert isinstance(placed, Placed)
    assert (placed.bribe, state.coins[SABRINA]) == (1, 0)


def test_fourth_example_more_crosses_than_nina_and_as_many_as_matthias() -> None:
    state = turn((6,))
    with_symbols(state, (0, 4, 0), (0, 3, 0), (0, 2, 0))
    lay(state, "hofburg", MATTHIAS, 3, 4)
    lay(state, "stephansdom", SABRINA, 4, 5)
    influence, cathedral = evaluated(state)
    assert influence.card is Special.INFLUENCE
    assert cathedral.comparisons == (
        Comparison(MATTHIAS, own=4, theirs=4, points=1, coins=0),
        Comparison(NINA, own=4, theirs=2, points=2, coins=1),
    )
    assert (cathedral.points, cathedral.coins) == (3, 1)
