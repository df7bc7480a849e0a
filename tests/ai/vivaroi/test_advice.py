"""Advice is the strongest level's move, with a reason that is true of the position."""

from random import Random

import pytest

from tests.ai.vivaroi.rounds import in_phase
from tests.rules.tables import NO, YES, castle, dealt, nominate, vote
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.bot import advise, choose
from vivaroi_gui.ai.vivaroi.reasons import reason
from vivaroi_gui.rules.vivaroi import Options, Phase, State, view
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place, Vote

SHORT = Budget(iterations=60)
CARDS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")


def of(state: State, move: Move, seat: int = 0) -> Reason:
    return reason(view(state, seat), move, Random(1))


@pytest.mark.parametrize("phase", [Phase.ASCENT, Phase.ELECTION])
def test_the_advice_is_what_the_strongest_level_does(phase: Phase) -> None:
    state = in_phase(phase, Options(4), seed=5)
    seen = view(state, state.turn or 0)
    assert advise(seen, 3, budget=SHORT).move == choose(seen, "eminence", 3, budget=SHORT)


def test_nobody_is_advised_who_may_not_act() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        advise(view(dealt(), 2), 1)


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (Place(0, 4), Reason.PLACE_FAVOURITE),
        (Place(0, 1), Reason.PLACE_HIDDEN),
        (Place(2, 1), Reason.PLACE_STRANGER_LOW),
        (Place(2, 3), Reason.PLACE_STRANGER_HIGH),
    ],
)
def test_placings(move: Move, expected: Reason) -> None:
    assert of(dealt(goals=CARDS), move) is expected


def test_ascents() -> None:
    state = castle(dealt(goals=CARDS), {0: (0, 2), 1: (1, 3, 4), 3: (5,)})
    assert of(state, MoveUp(0, 1)) is Reason.LIFT_FAVOURITE
    assert of(state, MoveUp(2, 1)) is Reason.TAKE_SEAT
    assert of(state, MoveUp(5, 4)) is Reason.LIFT_STRANGER


def test_a_proposal_without_votes_against_is_for_the_crown_and_another_one_draws_no() -> None:
    floors = {5: (0, 2), 4: (1, 6, 7, 9), 3: (11,), 1: (3, 4, 5)}
    state = castle(dealt(goals=CARDS), floors)
    assert of(state, MoveUp(2, 6)) is Reason.DRAW_NO
    for _ in range(3):
        nominate(state, 2)
        vote(state, YES, NO, NO, NO)
        castle(state, floors)
    assert of(state, MoveUp(0, 6)) is Reason.CROWN_FAVOURITE
    assert of(state, MoveUp(2, 6)) is Reason.CROWN_STRANGER


def test_votes() -> None:
    state = castle(dealt(goals=CARDS), {5: (0, 2), 4: (1, 6, 7, 9)})
    nominate(state, 0)
    assert of(state, Vote(YES)) is Reason.YES_COUNT
    assert of(state, Vote(NO)) is Reason.NO_MORE
    state = castle(dealt(goals=CARDS), {5: (2, 3), 4: (4, 5, 8, 12)})
    nominate(state, 2)
    assert of(state, Vote(NO)) is Reason.NO_COUNT
    assert of(state, Vote(YES)) is Reason.YES_OTHERS
    state.no_cards[0] = 0
    assert of(state, Vote(YES)) is Reason.YES_EMPTY


def test_zero_is_the_reason_in_a_third_round_with_little_left() -> None:
    state = castle(dealt(goals=CARDS), {5: (2,), 4: (3, 4), 0: (0, 1)})
    state.round = 3
    for _ in range(5):
        nominate(state, 2)
        vote(state, YES, YES, YES, NO)
        state.no_cards[3] = 3
        castle(state, {5: (2,), 4: (3, 4), 0: (0, 1)})
    assert of(state, MoveUp(3, 5)) is Reason.SEEK_ZERO
    assert of(state, MoveUp(2, 6)) is Reason.SEEK_ZERO
    assert of(state, MoveUp(0, 1)) is Reason.LIFT_FAVOURITE
