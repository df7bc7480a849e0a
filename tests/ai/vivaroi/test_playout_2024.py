"""A playout of 2024 keeps the rules: move for move it stands where the game itself stands."""

from random import Random

import pytest

from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.edition_2024.tables import actors, table
from tests.rules.tables import random_step
from vivaroi_gui.ai.vivaroi.belief_2024 import Belief2024
from vivaroi_gui.ai.vivaroi.playout_2024 import Castle2024, Goals, aim_of, elect, opening, play_out
from vivaroi_gui.ai.vivaroi.policies_2024 import BOLD_2024, KINDS_2024, UNRULY_2024
from vivaroi_gui.ai.vivaroi.policy_2024 import JESTER, Policy2024, place_masks
from vivaroi_gui.ai.vivaroi.search_2024 import castle_of
from vivaroi_gui.ai.vivaroi.standing_2024 import worth
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


def begun(state: State) -> Castle2024:
    """The round of a state, of which everything is known, before anybody has placed."""
    seen = view(state, state.turn)
    castle = castle_of(seen, Belief2024(seen))
    castle.pile = list(state.pile)
    castle.ambitions = {one: kept for one, kept in enumerate(state.ambitions) if kept}
    return castle


def follow(castle: Castle2024, move: Move) -> None:
    assert isinstance(move, Place | MoveUp)
    bit = 1 << move.character
    if isinstance(move, Place):
        castle.place(bit, move.floor)
    else:
        castle.lift(bit, move.to)


def agree(castle: Castle2024, state: State) -> None:
    standing = place_masks(places(state))
    standing[OUT] = castle.places[OUT]
    assert castle.places == standing
    assert castle.hands == state.hands
    assert castle.aches == state.stomach_aches
    assert castle.pile == state.pile
    assert castle.emissary_total == state.emissary_total
    assert castle.turn == state.turn


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_playout_stands_where_the_rules_stand(options: Options) -> None:
    random, state, rounds = Random(3), new(options), 0
    while actors(state):
        while state.phase in (Phase.DEAL, Phase.AMBITION):
            apply(state, *random_step(state, random))
        play_alike(state, begun(state), goals_of(state), random)
        rounds += 1
    assert rounds == 3


def play_alike(state: State, castle: Castle2024, goals: Goals, random: Random) -> None:
    """A round at random, in the playout as by the rules; who has won in the end is the same."""
    while state.phase in (Phase.PLACING, Phase.ASCENT, Phase.ELECTION):
        seat, move = random_step(state, random)
        votes = dict(enumerate(state.votes)) if isinstance(move, Vote) else {}
        apply(state, seat, move)
        if not isinstance(move, Vote):
            follow(castle, move)
        elif state.phase is not Phase.ELECTION:
            votes[seat] = move.card
            elect(
                castle, goals, [], random.random, {one: card for one, card in votes.items() if card}
            )
        if state.phase in (Phase.PLACING, Phase.ASCENT):
            agree(castle, state)
    assert castle.totals == state.totals
    assert castle.emissary_total == state.emissary_total
    if state.result:
        seen, winners = view(state), state.result.winners
        for seat in range(state.options.seats):
            share = worth(seen, seat, castle, goals)
            assert max(0.0, share) == ((seat in winners) / len(winners) if winners else 0)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_playout_ends_with_every_coronation_counted(options: Options) -> None:
    random = Random(4)
    for _ in range(5):
        state = new(options)
        while state.phase is not Phase.PLACING:
            apply(state, *random_step(state, random))
        castle, goals = begun(state), goals_of(state)
        policies = [random.choice(KINDS_2024) for _ in goals]
        play_out(castle, goals, policies, random.random)
        assert castle.coronations == 0
        assert castle.places[THRONE].bit_count() == 1
        assert castle.places[BESIDE_THRONE].bit_count() == options.wedding
        assert castle.kings.bit_count() == 1 + options.wedding
        assert min(castle.hands) >= 0
        assert min(castle.aches) >= 0


def test_a_team_acts_for_both_and_more_for_whoever_is_behind() -> None:
    options = table(6, teams=((0, 1), (2, 3), (4, 5)))
    castle = opening(options, None)
    one, both, other, nobody = 0b0001, 0b0110, 0b1000, 0b10000
    goals: Goals = [(one | both, both | other)] * 3
    castle.places[NOBLES] = one

    def likings(policy: Policy2024) -> list[float]:
        aim = aim_of(castle, 1, goals, policy)
        return [aim.liking(some) for some in (one, other, both, nobody)]

    ahead, behind, *rest = likings(BOLD_2024)
    assert 0 < ahead < 0.5 < behind < 1
    assert rest == [1, 0]
    assert likings(UNRULY_2024) == [0, 1, 1, 0]
    castle.totals[3] += 10
    assert likings(BOLD_2024) == [pytest.approx(behind), pytest.approx(ahead), 1, 0]
    castle.totals[3] += 30
    assert likings(BOLD_2024)[0] > behind


def test_a_count_upside_down_lets_the_other_partner_fall_behind() -> None:
    castle = opening(table(4, teams=((0, 1), (2, 3))), None)
    castle.places[NOBLES] = 0b01
    goals: Goals = [(0b01, 0b10)] * 2
    assert aim_of(castle, 0, goals, BOLD_2024).liking(0b10) > 0.5
    castle.places[THRONE] = JESTER
    assert aim_of(castle, 0, goals, BOLD_2024).liking(0b01) > 0.5


def test_nobody_votes_with_a_card_that_is_gone() -> None:
    options = table(4)
    castle = opening(options, None)
    castle.places[THRONE] = 1
    castle.hands, castle.aches = [0] * 4, [0] * 4
    goals: Goals = [(0b111111 << seat,) for seat in range(4)]
    seat: Seat = 0
    assert elect(castle, goals, [KINDS_2024[0]] * 4, Random(1).random, None)
    assert castle.totals[seat] == 30
