"""A playout keeps the rules: move for move it stands where the game itself stands."""

from random import Random
from typing import Any

import pytest

from tests.ai.vivaroi.rounds import goals_of
from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.tables import actors, random_step
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Goals, Playout, Spent
from vivaroi_gui.ai.vivaroi.playout_2003 import Playout2003
from vivaroi_gui.ai.vivaroi.playout_2024 import Playout2024
from vivaroi_gui.ai.vivaroi.policy_2024 import place_masks
from vivaroi_gui.ai.vivaroi.standing import worth
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, State, apply, new, view
from vivaroi_gui.rules.vivaroi.data import DUNGEONS, OUT
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.rules.vivaroi.state import places

FORMS = (*(Options(players) for players in range(3, 7)), Options(4, 3, Placement.RANDOM), *TABLES)


def begun(state: State) -> Playout[Any]:
    """The round of a state, of which everything is known, before anybody has placed."""
    playout = expertise(state.options).playout_of(view(state, state.turn))
    if isinstance(playout, Playout2024):
        playout.pile = list(state.pile)
        kept = enumerate(state.ambitions)
        playout.tally.ambitions = {person: ambition for person, ambition in kept if ambition}
    return playout


def follow(playout: Playout[Any], move: Move) -> None:
    assert isinstance(move, Place | MoveUp)
    bit = 1 << move.character
    if isinstance(move, Place):
        playout.place(bit, move.floor)
    else:
        playout.lift(bit, move.to)


def agree(playout: Playout[Any], state: State) -> None:
    assert playout.no_cards == state.no_cards
    assert playout.turn == state.turn
    if isinstance(playout, Playout2003):
        assert playout.floors == state.floors
        assert playout.reserve == state.reserve
        return
    assert isinstance(playout, Playout2024)
    standing = place_masks(places(state))
    standing[OUT] = playout.places[OUT]
    assert playout.places == standing
    assert playout.aches == state.stomach_aches
    assert playout.pile == state.pile
    assert playout.tally.emissary == state.emissary_total


def spent(election: Election) -> Spent:
    """What was laid against, as everybody saw."""
    no, ache = (
        sum(1 << seat for seat, card in enumerate(election.votes) if card is kind)
        for kind in (NO, STOMACH_ACHE)
    )
    return Spent(no, ache, is_emissary=election.emissary_vote in (NO, STOMACH_ACHE))


def sent_away(state: State) -> int:
    """Whoever was rejected; the Jester comes back at once, and the Banished was never there."""
    gone = {election.character for election in state.elections if not election.is_crowned}
    return sum(1 << one for one in gone if places(state)[one] in (OUT, *DUNGEONS))


def kings(state: State) -> list[int]:
    return [count.king for count in state.counts]


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_a_playout_stands_where_the_rules_stand(options: Options) -> None:
    random, state, rounds = Random(3), new(options), 0
    while actors(state):
        while state.phase in (Phase.DEAL, Phase.AMBITION):
            apply(state, *random_step(state, random))
        play_alike(state, begun(state), goals_of(state), random)
        rounds += 1
    assert rounds == 3


def play_alike(state: State, playout: Playout[Any], goals: Goals, random: Random) -> None:
    """A round at random, in the playout as by the rules; who has won in the end is the same."""
    while state.phase in (Phase.PLACING, Phase.ASCENT, Phase.ELECTION):
        seat, move = random_step(state, random)
        votes = dict(enumerate(state.votes)) if isinstance(move, Vote) else {}
        apply(state, seat, move)
        if not isinstance(move, Vote):
            follow(playout, move)
        elif state.phase is not Phase.ELECTION:
            votes[seat] = move.card
            known, before = {voter: card for voter, card in votes.items() if card}, playout.copy()
            playout.elect(goals, [], random.random, known)
            if state.phase is Phase.ASCENT:
                assert playout.spent_since(before) == spent(state.elections[-1])
        if state.phase in (Phase.PLACING, Phase.ASCENT):
            agree(playout, state)
            assert playout.sent_away == sent_away(state)
            assert [king for king in range(14) if playout.has_crowned(1 << king)] == kings(state)
    totals, options = playout.totals(goals), state.options
    sides = [options.markers_of(seat) for seat in range(options.seats)]
    assert totals.seats == [min(state.totals[marker] for marker in side) for side in sides]
    assert totals.emissary == state.emissary_total
    if isinstance(playout, Playout2024):
        assert playout.tally.markers == state.totals
    if state.result:
        seen, winners = view(state), state.result.winners
        for seat in range(options.seats):
            share = worth(seen, seat, playout, goals)
            assert max(0.0, share) == ((seat in winners) / len(winners) if winners else 0)
