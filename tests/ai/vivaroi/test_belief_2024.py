"""What a belief of 2024 rules out, what it learns, and what stays open."""

from itertools import chain
from random import Random

import pytest

from tests.ai.vivaroi.rounds import views
from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.edition_2024.tables import (
    ANNA,
    DAGOBERT,
    MAV,
    NO,
    NOBLES,
    OFFICERS,
    YES,
    State,
    castle,
    dealt_with,
    nominate,
    table,
    vote,
)
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.cards import masks_of
from vivaroi_gui.ai.vivaroi.playout import Goals, Playout
from vivaroi_gui.ai.vivaroi.playout_2024 import Playout2024
from vivaroi_gui.ai.vivaroi.policies_2024 import NAIVE_2024, UNRULY_2024
from vivaroi_gui.ai.vivaroi.policy_2024 import Policy2024
from vivaroi_gui.ai.vivaroi.reading import read
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.start_2024 import playout_of
from vivaroi_gui.rules.vivaroi import Options, Phase, View, apply, view
from vivaroi_gui.rules.vivaroi.data_2024 import DECK
from vivaroi_gui.rules.vivaroi.moves import EmissaryDeal, MoveUp

KINDS = (NAIVE_2024,)


def believed(state: State, seat: int = 0) -> Belief[Policy2024]:
    return Belief(view(state, seat), KINDS)


def chance_with(belief: Belief[Policy2024], person: int, character: int) -> float:
    """The chance that a character is among somebody's favourites."""
    chances = belief.suspicions[person].chances()
    return sum(chance for goal, chance in chances.items() if goal >> character & 1)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_only_the_cards_in_sight_are_ruled_out_and_no_card_is_dealt_twice(
    options: Options,
) -> None:
    random, masks = Random(1), masks_of(options)
    for number, (state, seen) in enumerate(views(options, Random(1))):
        if number % 23 or state.round > 2:
            continue
        belief = Belief(seen, (UNRULY_2024,))
        world = belief.determinization(random.random)
        held = [goal for side in world.goals for goal in side]
        assert len(set(held)) == options.players
        assert world.goals[seen.seat or 0] == belief.cards
        in_sight = {*seen.goals} | ({seen.emissary_goal} if seen.emissary_goal else set())
        if seen.open_goals:
            assert held == [masks[options.rulebook.card_numbers[goal]] for goal in seen.open_goals]
        for suspicion in belief.suspicions.values():
            open_cards = 1 if seen.open_goals else len(DECK) - len(in_sight)
            assert len(suspicion.chances()) == open_cards


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_hands_are_counted_and_the_pile_holds_what_was_not_seen(options: Options) -> None:
    for number, (state, seen) in enumerate(views(options, Random(2))):
        if number % 23 == 0:
            for playout in (read(seen, (UNRULY_2024,)).playout, playout_of(seen)):
                assert isinstance(playout, Playout2024)
                assert playout.no_cards == state.no_cards
                assert playout.aches == state.stomach_aches
                assert sorted(playout.dealt(Random(3).random).pile) == sorted(state.pile)


def test_a_yes_of_the_emissary_that_was_seen_lies_under_its_pile() -> None:
    goal = next(goal for goal in DECK if DAGOBERT not in goal)
    deal = EmissaryDeal(goal, (YES, NO, NO, NO, NO, MAV))
    state = castle(dealt_with(table(2), emissary=deal), {NOBLES: (DAGOBERT,)})
    state.acts = []
    nominate(state, DAGOBERT, by=0)
    vote(state, NO, YES)
    playout = playout_of(view(state, 0))
    piles = {tuple(playout.dealt(Random(seed).random).pile) for seed in range(20)}
    assert {pile[-1] for pile in piles} == {YES}
    assert len(piles) > 1


def test_the_others_may_have_any_ambition_that_this_seat_was_not_offered() -> None:
    options, found = table(4, teams=((0, 1), (2, 3)), ambition=True), list[dict[int, str]]()

    def remember(_: View, __: int, playout: Playout[Policy2024], ___: Goals) -> float:
        assert isinstance(playout, Playout2024)
        found.append(dict(playout.tally.ambitions))
        return 0.0

    seen = next(one for state, one in views(options, Random(1)) if state.phase is Phase.ASCENT)
    seat = seen.seat or 0
    search = Search(seen, Belief(seen, KINDS), NAIVE_2024, remember, Random(1))
    search.run(Budget(iterations=60), lambda: False)
    offered = set(chain.from_iterable(seen.offers))
    for ambitions in found:
        own = [ambitions.pop(person) for person in options.sides[seat]]
        assert own == list(seen.ambitions)
        assert sorted(ambitions) == sorted(options.sides[1 - seat])
        assert len(set(ambitions.values())) == 2
        assert not offered & set(ambitions.values())
    assert len({card for ambitions in found for card in ambitions.values()}) > 8


def test_who_lifts_somebody_is_suspected_of_its_cards_and_a_team_less_so() -> None:
    alone, team = dealt_with(table(3)), dealt_with(table(6, teams=((0, 1), (2, 3), (4, 5))))
    for state in (alone, team):
        castle(state, {0: (ANNA, DAGOBERT, *range(4, 8)), OFFICERS: (13,)}, turn=1)
        for to in (1, 2):
            state.turn = 1
            apply(state, 1, MoveUp(ANNA, to))
    of_alone, of_partner = (
        chance_with(believed(alone), 1, ANNA),
        chance_with(believed(team), 2, ANNA),
    )
    assert of_alone > of_partner > 0.47
    assert chance_with(believed(team), 3, ANNA) == pytest.approx(of_partner)


def test_the_jester_is_nobodys_favourite() -> None:
    for state, seen in views(table(4), Random(4)):
        if state.phase is Phase.ELECTION:
            belief = Belief(seen, KINDS)
            assert all(chance_with(belief, person, 13) == 0 for person in belief.suspicions)
            return
    pytest.fail("no election")


def test_random_players_are_found_out_within_a_round() -> None:
    for state, seen in views(table(4), Random(7)):
        if state.round == 2:
            kinds = (UNRULY_2024, NAIVE_2024)
            assert Belief(seen, kinds).share_of(0) > 0.8
            return
    pytest.fail("no second round")
