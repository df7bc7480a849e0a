"""A playout of 2024 keeps the rules: move for move it stands where the game itself stands."""

from random import Random

import pytest

from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.edition_2024.tables import actors, table
from tests.rules.tables import random_step
from vivaroi_gui.ai.vivaroi.playout import Cards, Goals, Opening
from vivaroi_gui.ai.vivaroi.playout_2024 import Playout2024, opened, playout_of
from vivaroi_gui.ai.vivaroi.policies_2024 import BOLD_2024, KINDS_2024, UNRULY_2024
from vivaroi_gui.ai.vivaroi.policy_2024 import JESTER, Policy2024, place_masks
from vivaroi_gui.ai.vivaroi.standing import worth
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, State, apply, new, view
from vivaroi_gui.rules.vivaroi.data import BESIDE_THRONE, NOBLES, OUT, THRONE
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.modules.banished import counted
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.state import places


def goals_of(state: State) -> list[tuple[int, ...]]:
    """What counts of everybody's cards, by seat."""
    options = state.options
    masks = [mask_of(counted(options, goal)) for goal in state.goals]
    return [tuple(masks[person] for person in side) for side in options.sides]


def fresh(options: Options) -> Playout2024:
    """A round before anybody has placed."""
    return opened(options, Opening((), None))


def begun(state: State) -> Playout2024:
    """The round of a state, of which everything is known, before anybody has placed."""
    playout = playout_of(view(state, state.turn))
    playout.pile = list(state.pile)
    kept = enumerate(state.ambitions)
    playout.tally.ambitions = {person: ambition for person, ambition in kept if ambition}
    return playout


def follow(playout: Playout2024, move: Move) -> None:
    assert isinstance(move, Place | MoveUp)
    bit = 1 << move.character
    if isinstance(move, Place):
        playout.place(bit, move.floor)
    else:
        playout.lift(bit, move.to)


def agree(playout: Playout2024, state: State) -> None:
    standing = place_masks(places(state))
    standing[OUT] = playout.places[OUT]
    assert playout.places == standing
    assert playout.hands == state.hands
    assert playout.aches == state.stomach_aches
    assert playout.pile == state.pile
    assert playout.tally.emissary == state.emissary_total
    assert playout.turn == state.turn


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_playout_stands_where_the_rules_stand(options: Options) -> None:
    random, state, rounds = Random(3), new(options), 0
    while actors(state):
        while state.phase in (Phase.DEAL, Phase.AMBITION):
            apply(state, *random_step(state, random))
        play_alike(state, begun(state), goals_of(state), random)
        rounds += 1
    assert rounds == 3


def play_alike(state: State, playout: Playout2024, goals: Goals, random: Random) -> None:
    """A round at random, in the playout as by the rules; who has won in the end is the same."""
    while state.phase in (Phase.PLACING, Phase.ASCENT, Phase.ELECTION):
        seat, move = random_step(state, random)
        votes = dict(enumerate(state.votes)) if isinstance(move, Vote) else {}
        apply(state, seat, move)
        if not isinstance(move, Vote):
            follow(playout, move)
        elif state.phase is not Phase.ELECTION:
            votes[seat] = move.card
            known = {voter: card for voter, card in votes.items() if card}
            playout.elect(goals, [], random.random, known)
        if state.phase in (Phase.PLACING, Phase.ASCENT):
            agree(playout, state)
    assert playout.tally.markers == state.totals
    assert playout.tally.emissary == state.emissary_total
    if state.result:
        seen, winners = view(state), state.result.winners
        for seat in range(state.options.seats):
            share = worth(seen, seat, playout, goals)
            assert max(0.0, share) == ((seat in winners) / len(winners) if winners else 0)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_playout_ends_with_every_coronation_counted(options: Options) -> None:
    random = Random(4)
    for _ in range(5):
        state = new(options)
        while state.phase is not Phase.PLACING:
            apply(state, *random_step(state, random))
        playout, goals = begun(state), goals_of(state)
        policies = [random.choice(KINDS_2024) for _ in goals]
        playout.finish(goals, policies, random.random)
        assert playout.tally.coronations == 0
        assert playout.places[THRONE].bit_count() == 1
        assert playout.places[BESIDE_THRONE].bit_count() == options.wedding
        assert playout.tally.kings.bit_count() == 1 + options.wedding
        assert min(playout.hands) >= 0
        assert min(playout.aches) >= 0


def test_a_team_acts_for_both_and_more_for_whoever_is_behind() -> None:
    options = table(6, teams=((0, 1), (2, 3), (4, 5)))
    playout = fresh(options)
    one, both, other, nobody = 0b0001, 0b0110, 0b1000, 0b10000
    cards: Cards = (one | both, both | other)
    playout.places[NOBLES] = one

    def likings(policy: Policy2024) -> list[float]:
        aim = playout.aim_of(1, cards, policy)
        return [aim.liking(some) for some in (one, other, both, nobody)]

    ahead, behind, *rest = likings(BOLD_2024)
    assert 0 < ahead < 0.5 < behind < 1
    assert rest == [1, 0]
    assert likings(UNRULY_2024) == [0, 1, 1, 0]
    playout.tally.markers[3] += 10
    assert likings(BOLD_2024) == [pytest.approx(behind), pytest.approx(ahead), 1, 0]
    playout.tally.markers[3] += 30
    assert likings(BOLD_2024)[0] > behind


def test_a_count_upside_down_lets_the_other_partner_fall_behind() -> None:
    playout = fresh(table(4, teams=((0, 1), (2, 3))))
    playout.places[NOBLES] = 0b01
    cards: Cards = (0b01, 0b10)
    assert playout.aim_of(0, cards, BOLD_2024).liking(0b10) > 0.5
    playout.places[THRONE] = JESTER
    assert playout.aim_of(0, cards, BOLD_2024).liking(0b01) > 0.5


def test_nobody_votes_with_a_card_that_is_gone() -> None:
    options = table(4)
    playout = fresh(options)
    playout.places[THRONE] = 1
    playout.hands, playout.aches = [0] * 4, [0] * 4
    goals: Goals = [(0b111111 << seat,) for seat in range(4)]
    seat: Seat = 0
    assert playout.elect(goals, [KINDS_2024[0]] * 4, Random(1).random, None)
    assert playout.tally.markers[seat] == 30
