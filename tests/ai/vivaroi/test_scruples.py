"""A seat that searches plans nothing that people would call stupid."""

from random import Random

import pytest

from tests.ai.vivaroi.rounds import goals_of
from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.tables import castle, dealt, random_step
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Playout
from vivaroi_gui.ai.vivaroi.policies import PATIENT, UNRULY
from vivaroi_gui.ai.vivaroi.policy import Policy
from vivaroi_gui.ai.vivaroi.scruples import Arsenal, Guns, Prospect, Scruples, permitted, rash
from vivaroi_gui.rules.vivaroi import Options, Phase, State, apply, new, view
from vivaroi_gui.rules.vivaroi.data import NOBLES, THRONE
from vivaroi_gui.rules.vivaroi.masks import mask_of

ABLE = Guns([3, 3, 3])
GOALS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")


def playout(state: State, *, is_decisive: bool = False) -> Playout[Policy]:
    """Seat 0 has scruples in it."""
    found: Playout[Policy] = expertise(state.options).playout_of(view(state, 0))
    found.bind(Scruples(0, is_decisive))
    return found


def moves(here: Playout[Policy], state: State) -> set[tuple[int, int]]:
    """Whom seat 0 may take where, as masks."""
    ways = here.ways((mask_of(state.goals[0]),), UNRULY)
    return {(mask, to) for _, mask, to in ways}


def test_it_plans_no_bait_that_it_would_have_to_refuse_by_itself() -> None:
    state = castle(dealt(goals=GOALS), {5: (2, 3), 4: (4, 5, 9), 1: (0, 1, 6)})
    assert not any(to == THRONE for _, to in moves(playout(state), state))
    free = expertise(state.options).playout_of(view(state, 0))
    assert any(to == THRONE for _, to in moves(free, state))


def test_at_the_last_count_it_plans_no_proposal_below_half_of_par() -> None:
    """About 0.18 and 0.05: half of par is 0.125."""
    assert not rash(Prospect(15, 12, [0, 0, 0]), 0.46, 3, mine=0, jester=0)
    assert rash(Prospect(13, 12, [0, 0, 0]), 0.46, 3, mine=0, jester=0)


def test_it_keeps_its_favourites_from_the_nobles_while_all_can_refuse() -> None:
    state = castle(dealt(goals=GOALS), {4: (0, 2), 1: (1, 3)})
    here = playout(state)
    assert {mask for mask, to in moves(here, state) if to == NOBLES} == {1 << 2}
    here.no_cards[1] = 0
    assert len([mask for mask, to in moves(here, state) if to == NOBLES]) == 2


def test_where_there_is_nothing_else_it_proposes_anybody() -> None:
    state = castle(dealt(goals=GOALS), {5: (2, 3, 4, 5, 9)})
    assert {to for _, to in moves(playout(state), state)} == {THRONE}


def test_the_others_are_not_bound() -> None:
    state = castle(dealt(goals=GOALS), {5: (2, 3), 4: (4, 5, 9), 1: (0, 1, 6)}, turn=1)
    here = playout(state)
    assert any(to == THRONE for _, to in moves(here, state))


@pytest.mark.parametrize(
    ("hand", "nominee", "guns", "allowed"),
    [
        # its own proposal, while others can refuse it too
        (Arsenal(3, 0, True, False), Prospect(10, 13), ABLE, {"yes"}),
        (Arsenal(1, 0, True, False), Prospect(10, 14), ABLE, {"yes", "no"}),
        (Arsenal(1, 0, True, False), Prospect(10, 13), Guns([0, 0, 0]), {"yes", "no"}),
        # a friend, and a good count
        (Arsenal(3, 1, False, True), Prospect(15, 12), ABLE, {"yes"}),
        (Arsenal(3, 1, False, True), Prospect(13, 12), ABLE, {"yes", "ache"}),
        (Arsenal(3, 0, False, True), Prospect(12, 12), ABLE, {"yes"}),
        (Arsenal(3, 0, False, True), Prospect(11, 12), ABLE, {"yes", "no"}),
        (Arsenal(3, 1, False, False), Prospect(12, 12), ABLE, {"yes", "no"}),
        # the last No
        (Arsenal(1, 0, False, False), Prospect(14, 12), ABLE, {"yes"}),
        # nobody else can refuse
        (Arsenal(1, 0, False, False), Prospect(8, 12), Guns([0, 0, 0]), {"no"}),
        (Arsenal(3, 0, False, False), Prospect(8, 12), ABLE, {"yes", "no"}),
        # the last count: an own proposal that may still win, a victory, a defeat
        (Arsenal(3, 0, True, False), Prospect(12, 12, [0, 0, 0]), ABLE, {"yes"}),
        (Arsenal(3, 0, True, False), Prospect(9, 12, [0, 0, 0]), ABLE, {"yes", "no"}),
        (Arsenal(3, 0, False, False), Prospect(9, 12, [20, 20, 20]), ABLE, {"yes"}),
        (Arsenal(3, 0, False, True), Prospect(15, 12, [-20, 0, 0]), Guns([1, 0, 0]), {"no"}),
        (Arsenal(3, 0, False, True), Prospect(15, 12, [-20, 0, 0]), ABLE, {"yes", "no"}),
    ],
)
def test_it_votes_in_thought_as_it_will(
    hand: Arsenal, nominee: Prospect, guns: Guns, allowed: set[str]
) -> None:
    chances = permitted((0.4, 0.4, 0.2 if hand.aches else 0.0), hand, nominee, guns, guns)
    names = ("yes", "no", "ache")
    assert {name for name, chance in zip(names, chances, strict=True) if chance} == allowed
    assert sum(chances) == pytest.approx(1)


def test_the_first_of_a_proposal_of_its_own_is_its_yes() -> None:
    """Nobody but it could refuse a stranger who costs it little; another still can."""
    state = castle(dealt(goals=GOALS), {5: (2,), 4: (0, 1, 6), 1: (3, 4)})
    cards = [(mask_of(goal),) for goal in state.goals]
    for _ in range(20):
        here = playout(state)
        here.no_cards[1:] = [1, 0, 0]
        here.lift(1 << 2, THRONE)
        before = here.no_cards[0]
        here.elect(cards, [PATIENT] * 4, Random(1).random)
        assert here.no_cards[0] == before


@pytest.mark.parametrize("options", [Options(4), *TABLES], ids=str)
def test_a_round_within_scruples_comes_to_its_end(options: Options) -> None:
    random, state = Random(6), new(options)
    while state.phase is not Phase.PLACING:
        apply(state, *random_step(state, random))
    found = expertise(options)
    for number in range(6):
        here = found.playout_of(view(state, state.turn))
        here.bind(Scruples(number % options.seats, is_decisive=number % 2 == 0))
        policies = [random.choice((*found.kinds, found.searching)) for _ in goals_of(state)]
        here.finish(goals_of(state), policies, random.random)
        assert min(here.no_cards) >= 0
