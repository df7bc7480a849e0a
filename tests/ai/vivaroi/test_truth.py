"""A hint claims nothing that the rules contradict, whatever the position and the move."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.ai.vivaroi.claims import is_true
from tests.ai.vivaroi.rounds import views
from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.tables import NO, YES, castle, dealt, nominate, vote
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.reasons import reason
from vivaroi_gui.rules.vivaroi import Options, Phase, State, View, view
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Vote

FORMS = (*(Options(players) for players in (3, 4, 6)), *TABLES)
CARDS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")
OFTEN = (
    Reason.CROWN_STRANGER,
    Reason.DRAW_NO,
    Reason.YES_COUNT,
    Reason.YES_OTHERS,
    Reason.NO_COUNT,
    Reason.ACHE_STOPS,
    Reason.ACHE_SAVES,
    Reason.TRIED,
)


@cache
def hints(options: Options) -> list[tuple[View, Move, Reason]]:
    """Votes and proposals of a random game, and some of the other moves, each with its reason."""
    random = Random(3)
    return [
        (seen, move, reason(seen, move, random))
        for _, seen in views(options, random)
        for move in some(seen, random)
    ]


def some(seen: View, random: Random) -> list[Move]:
    """A quarter of what is about a King: it is what hints say most of."""
    if seen.phase is Phase.PLACING:
        return []
    kings = [move for move in seen.legal if is_about_a_king(move) and random.random() < 0.25]
    others = [move for move in seen.legal if not is_about_a_king(move)]
    return kings[:2] + others[:1]


def is_about_a_king(move: Move) -> bool:
    return isinstance(move, Vote) or (isinstance(move, MoveUp) and move.to == THRONE)


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_no_reason_claims_what_the_rules_contradict(options: Options) -> None:
    assert not [hint for hint in hints(options) if not is_true(*hint)]


def test_all_that_can_be_looked_up_was_looked_up() -> None:
    """Else the test above proves nothing; the largest table is enough to see it."""
    told = Counter(why for *_, why in hints(FORMS[-1]))
    assert min(told[why] for why in OFTEN) > 2


def of(state: State, move: Move) -> Reason:
    return reason(view(state, 0), move, Random(1))


def nobody_else_can_vote_against() -> State:
    """Everybody but seat 0 has spent all No cards."""
    state = dealt(goals=CARDS)
    for _ in range(3):
        nominate(castle(state, {5: (2,)}), 2)
        vote(state, YES, NO, NO, NO)
    return state


def test_a_stranger_is_not_said_to_bring_more_where_it_brings_less() -> None:
    state = castle(nobody_else_can_vote_against(), {5: (2, 3), 4: (4, 5, 8, 12)})
    assert of(state, MoveUp(2, 6)) is Reason.TRIED
    castle(state, {5: (0, 2), 4: (1, 6, 7, 9)})
    assert of(state, MoveUp(2, 6)) is Reason.CROWN_STRANGER


def test_a_favourite_that_the_others_reject_is_no_stranger_that_costs_them_a_no() -> None:
    state = castle(dealt(goals=CARDS), {5: (0, 2), 4: (1, 6, 7, 9)})
    assert of(state, MoveUp(2, 6)) is Reason.DRAW_NO
    assert of(state, MoveUp(0, 6)) is Reason.TRIED


def test_nobody_else_will_vote_against_where_nobody_else_can() -> None:
    for state, why in (
        (dealt(goals=CARDS), Reason.YES_OTHERS),
        (nobody_else_can_vote_against(), Reason.TRIED),
    ):
        nominate(castle(state, {5: (2, 3), 4: (4, 5, 8, 12)}), 2)
        assert of(state, Vote(YES)) is why


def test_zero_points_in_the_third_round_are_no_bad_count() -> None:
    state = castle(dealt(goals=CARDS), {5: (2, 3), 4: (4, 5, 8, 12), 0: (0, 1)})
    state.round = 3
    assert of(state, MoveUp(2, 6)) is Reason.SEEK_ZERO
    nominate(state, 2)
    assert of(state, Vote(YES)) is Reason.SEEK_ZERO
    assert of(state, Vote(NO)) is Reason.TRIED
