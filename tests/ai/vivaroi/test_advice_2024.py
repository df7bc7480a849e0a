"""The reasons for what the edition of 2024 adds are true of the position."""

import pytest

from tests.ai.vivaroi.cases import why
from tests.rules.edition_2024.tables import (
    ANNA,
    BOUFFON,
    CLOTHILDE,
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
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.bot import advise
from vivaroi_gui.rules.vivaroi import State, view
from vivaroi_gui.rules.vivaroi.moves import Card, ChooseAmbition, MoveUp, Vote

CARDS = ("ACFLMR", "BDEJLR", "AEGJLM", "BDGJOV")
"""Seat 0 wants Anna, Clothilde, Foidvo, Leonardo, Merlin and Romeo."""
RICH = {NOBLES: (BOUFFON,), DIGNITARIES: (ANNA, CLOTHILDE, FOIDVO, LEONARDO)}
POOR = {NOBLES: (BOUFFON,), DIGNITARIES: (GASTON, VICTORIA, JEANNE, ELOISE)}
CROWD = (GASTON, OUAF, JEANNE, BOUFFON)
MEN_ONLY = ("DFGJMR", *CARDS[1:])


def dealt(**options: bool) -> State:
    return dealt_with(table(4, **options), goals=CARDS)


def unarmed() -> State:
    """Nobody but seat 0 can vote against anybody."""
    state = dealt()
    for card in (NO, NO, NO, MAV):
        nominate(castle(state, {NOBLES: (OUAF,)}), OUAF, by=3)
        vote(state, YES, card, card, card)
    return state


def test_ways_into_a_wc_and_out_of_it() -> None:
    state = castle(dealt(), {OFFICERS: CROWD, TRADERS: (ANNA, VICTORIA)})
    assert why(state, MoveUp(VICTORIA, WC_3)) is Reason.ALONE, "it would be shut for Anna as well"
    castle(state, {OFFICERS: CROWD, TRADERS: (VICTORIA,)})
    assert why(state, MoveUp(VICTORIA, WC_3)) is Reason.BLOCK_WC
    castle(state, {WC_3: (ANNA,), WC_4: (VICTORIA,), SERVANTS: (BOUFFON,)})
    assert why(state, MoveUp(ANNA, OFFICERS)) is Reason.LEAVE_WC
    assert why(state, MoveUp(VICTORIA, DIGNITARIES)) is Reason.FREE_WC


def test_a_favourite_hides_in_a_wc_where_there_is_something_to_hide_from() -> None:
    full = {NOBLES: CROWD[:3], DIGNITARIES: (BOUFFON, CLOTHILDE, ELOISE, MERLIN), OFFICERS: (ANNA,)}
    assert why(castle(dealt(), full), MoveUp(ANNA, WC_4)) is Reason.HIDE_IN_WC
    assert why(castle(unarmed(), full), MoveUp(ANNA, WC_4)) is Reason.ALONE


def test_the_jester_is_lifted_by_the_poor_for_the_reversal() -> None:
    poor = castle(dealt(), {**POOR, NOBLES: (), OFFICERS: (BOUFFON,), TRADERS: (OUAF,)})
    poor.floors[DIGNITARIES] ^= 1 << ELOISE
    assert why(poor, MoveUp(BOUFFON, DIGNITARIES)) is Reason.LIFT_JESTER
    rich = castle(dealt(), {**RICH, NOBLES: (), OFFICERS: (BOUFFON,), TRADERS: (OUAF,)})
    rich.floors[DIGNITARIES] ^= 1 << ANNA
    assert why(rich, MoveUp(BOUFFON, DIGNITARIES)) is not Reason.LIFT_JESTER


@pytest.mark.parametrize(
    ("where", "card", "expected"),
    [
        (RICH, NO, Reason.NO_JESTER),
        (RICH, YES, Reason.YES_OTHERS),
        (RICH, MAV, Reason.ACHE_STOPS),
    ],
)
def test_votes_on_the_jester(
    where: dict[int, tuple[int, ...]], card: Card, expected: Reason
) -> None:
    state = castle(dealt(), where)
    nominate(state, BOUFFON, by=1)
    assert why(state, Vote(card)) is expected


def test_the_jester_is_proposed_and_crowned_for_the_count_where_nobody_can_refuse() -> None:
    state = castle(unarmed(), {**POOR, NOBLES: (BOUFFON, OUAF)})
    assert why(state, MoveUp(BOUFFON, 6), MoveUp(OUAF, 6)) is Reason.CROWN_JESTER
    nominate(state, BOUFFON, by=1)
    assert why(state, Vote(YES), Vote(NO)) is Reason.YES_JESTER


def test_a_stomach_ache_saves_a_favourite_and_stops_a_stranger() -> None:
    state = castle(dealt(), {**POOR, NOBLES: (ANNA, OUAF)})
    nominate(state, ANNA, by=1)
    assert why(state, Vote(MAV)) is Reason.ACHE_SAVES
    state.rejections = 3
    assert why(state, Vote(MAV)) is not Reason.ACHE_SAVES, "no dungeon is left to escape"
    state = castle(dealt(), {**POOR, NOBLES: (ANNA, OUAF)})
    nominate(state, OUAF, by=1)
    assert why(state, Vote(MAV)) is Reason.ACHE_STOPS


def test_a_yes_keeps_no_no_where_only_a_stomach_ache_is_in_hand() -> None:
    state = castle(dealt(), RICH)
    nominate(state, BOUFFON, by=1)
    state.no_cards[0] = 0
    assert why(state, Vote(YES)) is Reason.ALONE
    state.stomach_aches[0] = 0
    assert why(state, Vote(YES)) is Reason.YES_EMPTY


@pytest.mark.parametrize(("ambition", "expected"), [("man_king", True), ("woman_queen", False)])
def test_an_ambition_fits_where_it_asks_for_such_favourites(ambition: str, expected: bool) -> None:
    state = dealt_with(table(4, ambition=True, wedding=True), goals=MEN_ONLY)
    state.offers[0] = (ambition, "two_wc")
    chosen = why(state, ChooseAmbition(0, ambition), worlds=20)
    assert (chosen is Reason.AMBITION_FITS) is expected


def test_of_two_ambitions_one_will_probably_bring_more() -> None:
    state = dealt_with(table(4, ambition=True), goals=CARDS)
    state.offers[0] = ("not_floors_0_1", "two_wc")
    seen = view(state, 0)
    likely, unlikely = (ChooseAmbition(0, one) for one in state.offers[0])
    assert why(state, likely, unlikely, worlds=20) is Reason.AMBITION_LIKELY
    assert why(state, unlikely, likely, worlds=20) is Reason.ALONE
    assert isinstance(advise(seen, 1, budget=Budget(iterations=10)).move, ChooseAmbition)
