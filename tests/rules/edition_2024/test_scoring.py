"""2024, "Couronnement et décompte des points", "Round suivant", "Fin de partie et victoire"."""

import pytest

from tests.rules.edition_2024.tables import (
    ANNA,
    BESIDE_THRONE,
    BOUFFON,
    BRIDGET,
    CRAFTSMEN,
    DIGNITARIES,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    ELOISE,
    FOIDVO,
    JEANNE,
    LEONARDO,
    MERLIN,
    NOBLES,
    OFFICERS,
    OUAF,
    OUT,
    SERVANTS,
    THRONE,
    TRADERS,
    VICTORIA,
    WC_3,
    WC_4,
    Phase,
    State,
    castle,
    crown,
    dealt_with,
    table,
)
from vivaroi_gui.rules.vivaroi.points import goal_points, highest, points_at
from vivaroi_gui.rules.vivaroi.score import decide

FIRST, SECOND = "EFJMOV", "ABELOV"
"""The two cards that the rulebook shows."""


@pytest.mark.parametrize(
    ("place", "points"),
    [
        (THRONE, 10),
        (NOBLES, 5),
        (DIGNITARIES, 4),
        (OFFICERS, 3),
        (TRADERS, 2),
        (CRAFTSMEN, 1),
        (SERVANTS, 0),
        (WC_3, 0),
        (WC_4, 0),
        (OUT, 0),
        (DUNGEON_3, -3),
        (DUNGEON_2, -2),
        (DUNGEON_1, -1),
        (BESIDE_THRONE, 0),
    ],
)
def test_points_of_a_place(place: int, points: int) -> None:
    assert points_at(place) == points


def example(king: int = LEONARDO) -> State:
    """Leonardo is elected; Merlin and Foidvo are in the dungeons, Victoria is in a WC."""
    state = dealt_with(table(3), [FIRST, SECOND, "BDEJLR"])
    where = {
        NOBLES: {king},
        DIGNITARIES: {JEANNE},
        TRADERS: {OUAF},
        CRAFTSMEN: {ELOISE},
        DUNGEON_3: {MERLIN},
        DUNGEON_2: {FOIDVO},
        WC_4: {VICTORIA},
    }
    castle(state, where)
    crown(state, king)
    return state


def test_dungeons_cost_points_and_a_wc_brings_none() -> None:
    (count,) = example().history[0].counts
    assert count.points[0] == 1 - 2 + 4 - 3 + 2 + 0
    assert count.totals == tuple(20 + points for points in count.points)


def inverted() -> State:
    """Charles has moved the Jester to the throne, and everybody said Yes (ruling D18)."""
    state = dealt_with(table(3), [SECOND, FIRST, "BDEJLR"])
    where = {
        NOBLES: {BOUFFON, BRIDGET},
        DIGNITARIES: {LEONARDO, JEANNE},
        OFFICERS: {ANNA},
        TRADERS: {OUAF},
        CRAFTSMEN: {ELOISE},
        DUNGEON_3: {MERLIN},
        DUNGEON_2: {FOIDVO},
        WC_3: {VICTORIA},
    }
    castle(state, where)
    crown(state, BOUFFON)
    return state


def test_with_the_jester_as_king_all_points_are_inverted() -> None:
    (count,) = inverted().history[0].counts
    assert count.is_inverted
    assert count.points[0] == -15
    assert count.points[1] == 2 - 4 + 3 - 2 - 1


def test_a_count_tells_what_a_favourite_is_worth_in_it() -> None:
    state = dealt_with(table(3))
    crown(castle(state, {NOBLES: {ANNA, BRIDGET}}), ANNA)
    assert [state.history[0].counts[0].worth(place) for place in (THRONE, NOBLES)] == [10, 5]
    state = dealt_with(table(3))
    crown(castle(state, {NOBLES: {BOUFFON, ANNA}}), BOUFFON)
    assert [state.history[0].counts[0].worth(place) for place in (THRONE, NOBLES)] == [-10, -5]


def test_no_score_falls_below_0() -> None:
    state = dealt_with(table(3), [SECOND, FIRST, "BDEJLR"])
    castle(state, {NOBLES: {BOUFFON, BRIDGET}, DIGNITARIES: {LEONARDO}})
    state.totals = [3, 20, 20]
    crown(state, BOUFFON)
    assert state.totals[0] == 0


def test_the_jester_brings_nobody_points_for_himself() -> None:
    state = dealt_with(table(3), [FIRST, SECOND, "BDEJLR"])
    castle(state, {NOBLES: {BOUFFON}})
    crown(state, BOUFFON)
    assert state.totals == [20, 20, 20]


def test_after_the_third_round_the_highest_score_wins() -> None:
    state = dealt_with(table(3), [FIRST, SECOND, "BDEJLR"])
    state.round = 3
    castle(state, {NOBLES: {FOIDVO}})
    crown(state, FOIDVO)
    assert state.phase is Phase.GAME_OVER
    assert state.result is not None
    assert state.result.winners == (0,)


def test_there_is_no_rule_of_33() -> None:
    state = dealt_with(table(3), [FIRST, SECOND, "BDEJLR"])
    state.round = 3
    castle(state, {NOBLES: {LEONARDO}})
    crown(state, LEONARDO)
    assert state.totals == [20, 30, 30]
    assert state.history[0].got_33 == ()


def test_a_tie_goes_to_the_highest_favourite_in_the_castle() -> None:
    assert decide((30, 30, 12), (3, 4, 6)).winners == (1,)
    assert decide((30, 30, 12), (4, 4, 6)).winners == (0, 1)


def test_one_favourite_that_is_higher_beats_many_at_the_end_of_a_game() -> None:
    state = dealt_with(table(3), [FIRST, SECOND, "BDEJLR"])
    state.round, state.totals = 3, [15, 20, 0]
    castle(state, {NOBLES: {BOUFFON, ANNA}, SERVANTS: {ELOISE, FOIDVO, JEANNE, MERLIN}})
    crown(state, BOUFFON)  # inverted: Anna costs the second player five points
    assert state.result is not None
    assert state.result.leaders == (0, 1)
    assert state.result.winners == (1,)


def test_d14_wcs_and_dungeons_are_outside_the_floors() -> None:
    places = [OUT] * 14
    places[ANNA], places[BRIDGET], places[ELOISE] = WC_4, DUNGEON_3, CRAFTSMEN
    assert highest((ANNA, BRIDGET), places) == -1
    assert highest((ANNA, BRIDGET, ELOISE), places) == CRAFTSMEN
    assert highest((), places) == -1


def test_d12_both_of_a_couple_are_as_high_as_the_throne() -> None:
    places = [OUT] * 14
    places[ANNA] = BESIDE_THRONE
    assert highest((ANNA,), places) == THRONE


def test_points_of_a_card_add_up() -> None:
    places = [OUT] * 14
    places[ANNA], places[BRIDGET] = THRONE, DUNGEON_1
    assert goal_points((ANNA, BRIDGET, ELOISE), places) == 9
