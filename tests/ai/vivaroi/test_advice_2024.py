"""The reasons for what the edition of 2024 adds are true of the position."""

from random import Random

import pytest

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
from vivaroi_gui.ai.vivaroi.reasons import reason
from vivaroi_gui.rules.vivaroi import State, view
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move, MoveUp, Vote

CARDS = ("ACFLMR", "BDEJLR", "AEGJLM", "BDGJOV")
"""Seat 0 wants Anna, Clothilde, Foidvo, Leonardo, Merlin and Romeo."""
RICH = {NOBLES: (BOUFFON,), DIGNITARIES: (ANNA, CLOTHILDE, FOIDVO, LEONARDO)}
POOR = {NOBLES: (BOUFFON,), DIGNITARIES: (GASTON, VICTORIA, JEANNE, ELOISE)}


def of(state: State, move: Move) -> Reason:
    return reason(view(state, 0), move, Random(1))


def dealt(**options: bool) -> State:
    return dealt_with(table(4, **options), goals=CARDS)


def test_ways_into_a_wc_and_out_of_it() -> None:
    crowd = (GASTON, OUAF, JEANNE, BOUFFON)
    state = castle(dealt(), {OFFICERS: crowd, TRADERS: (ANNA, VICTORIA)})
    assert of(state, MoveUp(ANNA, WC_3)) is Reason.HIDE_IN_WC
    assert of(state, MoveUp(VICTORIA, WC_3)) is Reason.BLOCK_WC
    castle(state, {WC_3: (ANNA,), WC_4: (VICTORIA,), SERVANTS: (BOUFFON,)})
    assert of(state, MoveUp(ANNA, OFFICERS)) is Reason.LEAVE_WC
    assert of(state, MoveUp(VICTORIA, DIGNITARIES)) is Reason.FREE_WC


def test_the_jester_is_lifted_by_the_poor_for_the_reversal() -> None:
    poor = castle(dealt(), {**POOR, NOBLES: (), OFFICERS: (BOUFFON,), TRADERS: (OUAF,)})
    poor.floors[DIGNITARIES] ^= 1 << ELOISE
    assert of(poor, MoveUp(BOUFFON, DIGNITARIES)) is Reason.LIFT_JESTER
    rich = castle(dealt(), {**RICH, NOBLES: (), OFFICERS: (BOUFFON,), TRADERS: (OUAF,)})
    rich.floors[DIGNITARIES] ^= 1 << ANNA
    assert of(rich, MoveUp(BOUFFON, DIGNITARIES)) is not Reason.LIFT_JESTER


@pytest.mark.parametrize(
    ("where", "card", "expected"),
    [
        (POOR, YES, Reason.YES_JESTER),
        (RICH, NO, Reason.NO_JESTER),
        (RICH, YES, Reason.YES_OTHERS),
        (POOR, NO, Reason.NO_MORE),
        (RICH, MAV, Reason.ACHE_STOPS),
    ],
)
def test_votes_on_the_jester(
    where: dict[int, tuple[int, ...]], card: object, expected: Reason
) -> None:
    state = castle(dealt(), where)
    nominate(state, BOUFFON, by=1)
    assert of(state, Vote(card)) is expected  # type: ignore[arg-type]


def test_a_stomach_ache_saves_a_favourite_and_stops_a_stranger() -> None:
    state = castle(dealt(), {**POOR, NOBLES: (ANNA, OUAF)})
    nominate(state, ANNA, by=1)
    assert of(state, Vote(MAV)) is Reason.ACHE_SAVES
    state = castle(dealt(), {**POOR, NOBLES: (ANNA, OUAF)})
    nominate(state, OUAF, by=1)
    assert of(state, Vote(MAV)) is Reason.ACHE_STOPS


def test_a_yes_has_no_other_reason_only_where_nothing_else_is_in_hand() -> None:
    state = castle(dealt(), POOR)
    nominate(state, BOUFFON, by=1)
    state.no_cards[0] = 0
    assert of(state, Vote(YES)) is Reason.YES_JESTER
    state.stomach_aches[0] = 0
    assert of(state, Vote(YES)) is Reason.YES_EMPTY


def test_a_yes_keeps_no_no_where_only_a_stomach_ache_is_in_hand() -> None:
    state = castle(dealt(), RICH)
    nominate(state, BOUFFON, by=1)
    assert of(state, Vote(YES)) is Reason.YES_OTHERS
    state.no_cards[0] = 0
    assert of(state, Vote(YES)) is Reason.TRIED


def test_a_stomach_ache_on_a_stranger_with_whom_the_seat_gains_more_waits_for_still_more() -> None:
    state = castle(dealt(), {DIGNITARIES: (ANNA, CLOTHILDE, FOIDVO, LEONARDO), NOBLES: (OUAF,)})
    nominate(state, OUAF, by=1)
    assert of(state, Vote(MAV)) is Reason.NO_MORE


def test_the_jester_is_proposed_for_the_count_where_nobody_can_vote_against() -> None:
    state = dealt()
    for cards in ([NO] * 3, [MAV]):
        for card in cards:
            castle(state, {NOBLES: (OUAF,)})
            nominate(state, OUAF, by=3)
            vote(state, card)
    castle(state, {**POOR, NOBLES: (BOUFFON, OUAF)})
    assert of(state, MoveUp(BOUFFON, 6)) is Reason.CROWN_JESTER


def test_an_ambition_fits_the_favourites_or_is_likely() -> None:
    state = dealt_with(table(4, ambition=True), goals=("ABELOV", *CARDS[1:]))
    state.offers[0] = ("woman_queen", "no_wc")
    assert of(state, ChooseAmbition(0, "woman_queen")) is Reason.AMBITION_FITS
    assert of(state, ChooseAmbition(0, "no_wc")) is Reason.AMBITION_LIKELY
    advice = advise(view(state, 0), 1, budget=Budget(iterations=10))
    assert isinstance(advice.move, ChooseAmbition)
