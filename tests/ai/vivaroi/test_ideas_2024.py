"""What a good player of 2024 knows to do, in positions where that is plain."""

import pytest

from tests.rules.edition_2024.tables import (
    ANNA,
    BOUFFON,
    BRIDGET,
    CLOTHILDE,
    CRAFTSMEN,
    DAGOBERT,
    DIGNITARIES,
    ELOISE,
    FOIDVO,
    GASTON,
    JEANNE,
    LEONARDO,
    MAV,
    MERLIN,
    NO,
    NOBLES,
    OFFICERS,
    OUAF,
    OUT,
    ROMEO,
    SERVANTS,
    TRADERS,
    VICTORIA,
    WC_3,
    WC_4,
    YES,
    castle,
    dealt_with,
    nominate,
    table,
    vote,
)
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.rules.vivaroi import State, view
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move, MoveUp, Vote
from vivaroi_gui.rules.vivaroi.records import Election

ENOUGH = Budget(iterations=150)
THINKERS = pytest.mark.parametrize("level", ["courtier", "eminence"])

CARDS = ("ACFLMR", "DEJLRB", "EGJLMA", "BDGJOV")
"""Seat 0 wants Anna, Clothilde, Foidvo, Leonardo, Merlin and Romeo."""
HIGH = {
    NOBLES: (ANNA, OUAF),
    DIGNITARIES: (CLOTHILDE, FOIDVO, LEONARDO, MERLIN),
    OFFICERS: (ROMEO, BOUFFON),
    CRAFTSMEN: (DAGOBERT, VICTORIA, GASTON),
    SERVANTS: (BRIDGET, ELOISE, JEANNE),
}
"""A castle in which seat 0 has much."""
LOW = {
    NOBLES: (OUAF, VICTORIA),
    DIGNITARIES: (GASTON, DAGOBERT, BRIDGET, JEANNE),
    OFFICERS: (ELOISE, BOUFFON),
    CRAFTSMEN: (ANNA, CLOTHILDE, FOIDVO),
    SERVANTS: (LEONARDO, MERLIN, ROMEO),
}
"""One in which it has little."""


def choices(state: State, level: str, seat: int = 0) -> set[Move]:
    seen = view(state, seat)
    return {choose(seen, level, seed, budget=ENOUGH) for seed in range(3)}


def last_round(**options: bool) -> State:
    state = dealt_with(table(4, **options), goals=CARDS)
    state.round = 3
    return state


def without_no(state: State, where: dict[int, tuple[int, ...]]) -> State:
    """Everybody has spent every No in sight of all, and the castle stands like that."""
    for _ in range(3):
        castle(state, {NOBLES: (OUAF,)})
        nominate(state, OUAF, by=3)
        vote(state, NO)
    state.rejections = 0
    return castle(state, where)


def with_the_last_ache(state: State, where: dict[int, tuple[int, ...]]) -> State:
    """The same, and all but seat 0 have spent their Stomach-ache as well."""
    castle(without_no(state, where), {NOBLES: (OUAF,)})
    nominate(state, OUAF, by=3)
    vote(state, YES, MAV, MAV, MAV)
    state.rejections = 0
    return castle(state, where)


@THINKERS
def test_a_stomach_ache_cancels_a_coronation_that_would_cost_the_game(level: str) -> None:
    state = with_the_last_ache(last_round(), LOW)
    nominate(state, VICTORIA, by=3)
    assert choices(state, level) == {Vote(MAV)}


@THINKERS
def test_it_is_kept_where_the_count_wins_the_game(level: str) -> None:
    state = without_no(last_round(), HIGH)
    nominate(state, ANNA, by=3)
    assert choices(state, level) == {Vote(YES)}


@THINKERS
def test_the_jester_is_crowned_by_whoever_has_little(level: str) -> None:
    state = without_no(last_round(), {**LOW, NOBLES: (BOUFFON,), OFFICERS: (OUAF, ELOISE)})
    nominate(state, BOUFFON, by=3)
    assert choices(state, level) == {Vote(YES)}


@THINKERS
def test_the_jester_is_stopped_by_whoever_has_much(level: str) -> None:
    where = {**HIGH, NOBLES: (BOUFFON, ANNA), OFFICERS: (ROMEO,)}
    state = with_the_last_ache(last_round(), where)
    nominate(state, BOUFFON, by=3)
    assert choices(state, level) == {Vote(MAV)}


def test_a_courtier_saves_a_favourite_whom_the_others_will_vote_against() -> None:
    state = castle(last_round(), {**LOW, NOBLES: (ANNA, OUAF), CRAFTSMEN: (CLOTHILDE, FOIDVO)})
    nominate(state, ANNA, by=3)
    assert choices(state, "courtier") == {Vote(MAV)}


@THINKERS
def test_the_ambition_is_the_one_that_can_be_met(level: str) -> None:
    state = dealt_with(table(4, ambition=True), goals=CARDS)
    state.offers[0] = ("two_wc", "no_wc")
    assert choices(state, level) == {ChooseAmbition(0, "no_wc")}


def test_of_two_alike_the_ambition_is_the_one_for_the_own_favourites() -> None:
    women = dealt_with(table(4, ambition=True), goals=("ABELOV", *CARDS[1:3], "DFGJMR"))
    women.offers = [("man_king", "woman_queen")] * 4
    assert choices(women, "courtier") == {ChooseAmbition(0, "woman_queen")}
    assert choices(women, "courtier", seat=3) == {ChooseAmbition(3, "man_king")}


@THINKERS
def test_a_team_lifts_for_the_one_who_is_behind(level: str) -> None:
    options = table(6, teams=((0, 1), (2, 3), (4, 5)))
    state = dealt_with(options, goals=("ACFLMR", "BDGJOV", *CARDS[1:3], "ABDEFM", "EFJMOV"))
    state.round, state.totals = 3, [80, 40, 50, 50, 50, 50]
    castle(state, {TRADERS: (ANNA, CLOTHILDE, VICTORIA), SERVANTS: (BOUFFON,)})
    assert choices(state, level) == {MoveUp(VICTORIA, OFFICERS)}


@THINKERS
def test_a_favourite_comes_out_of_a_wc_and_a_stranger_stays(level: str) -> None:
    state = castle(
        without_no(last_round(), LOW),
        {WC_4: (ANNA,), WC_3: (VICTORIA,), OFFICERS: (BOUFFON,), SERVANTS: (JEANNE,)},
    )
    assert choices(state, level) == {MoveUp(ANNA, DIGNITARIES)}


def test_a_courtier_shuts_strangers_in_rather_than_favourites() -> None:
    crowd = (GASTON, OUAF, JEANNE, BOUFFON)
    where = {DIGNITARIES: (CLOTHILDE, FOIDVO), OFFICERS: crowd, TRADERS: (ANNA, VICTORIA)}
    assert choices(castle(last_round(), where), "courtier") == {MoveUp(VICTORIA, WC_3)}


def test_nobody_seeks_zero_where_there_is_no_rule_of_33() -> None:
    state = castle(last_round(), {TRADERS: (ANNA, VICTORIA), SERVANTS: (BOUFFON,)})
    state.elections = [Election(OUAF, 3, (YES,) * 4, OUT)] * 5
    assert choices(state, "courtier") == {MoveUp(ANNA, OFFICERS)}
