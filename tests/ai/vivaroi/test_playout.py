"""A playout keeps the rules: move for move it stands where the game itself stands."""

from random import Random
from typing import Any

import pytest

from tests.ai.vivaroi.rounds import goals_of
from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.tables import actors, random_step
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Goals, Playout
from vivaroi_gui.ai.vivaroi.playout_2003 import Playout2003
from vivaroi_gui.ai.vivaroi.playout_2024 import Playout2024
from vivaroi_gui.ai.vivaroi.policy_2024 import place_masks
from vivaroi_gui.ai.vivaroi.standing import worth
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, State, apply, new, view
from vivaroi_gui.rules.vivaroi.data import OUT
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place, Vote
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
            known = {voter: card for voter, card in votes.items() if card}
            playout.elect(goals, [], random.random, known)
        if state.phase in (Phase.PLACING, Phase.ASCENT):
            agree(playout, state)
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
