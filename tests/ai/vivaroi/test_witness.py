"""What a move tells of one's own card is what another belief makes of it, seen afterwards."""

from math import exp, log2
from random import Random

import pytest

from tests.ai.vivaroi.rounds import in_phase
from tests.rules.edition_2024.tables import table
from vivaroi_gui.ai.vivaroi.cards import masks_of, own_cards
from vivaroi_gui.ai.vivaroi.coronation import Coronation
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.reading import read
from vivaroi_gui.ai.vivaroi.witness import Witness
from vivaroi_gui.rules.vivaroi import Options, Phase, State, apply, view
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place

TABLES = (Options(4), table(4), table(4, banished=True))


def chances(state: State, seat: int) -> dict[int, float]:
    """What can be told of a seat's card by whoever reads the round from its beginning."""
    seen = view(state)
    masks, kinds = masks_of(seen.options), expertise(seen.options).kinds
    chances = dict.fromkeys(masks, 0.0)
    for row in read(seen, kinds).logs[seat]:
        for mask, log in zip(masks, row, strict=True):
            chances[mask] += exp(log)
    whole = sum(chances.values())
    return {mask: chance / whole for mask, chance in chances.items()}


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT])
def test_a_move_tells_what_others_make_of_it(options: Options, phase: Phase) -> None:
    """In a first round, before which nobody is known."""
    state, random = in_phase(phase, options, seed=4, skip=3), Random(2)
    seat = state.turn or 0
    seen, (own,) = view(state, seat), own_cards(view(state, seat))
    witness, before = Witness(seen), chances(state, seat)
    for move in random.sample(seen.legal, 4):
        assert isinstance(move, Place | MoveUp)
        if isinstance(move, MoveUp) and move.to == THRONE:
            continue
        after = state.copy()
        apply(after, seat, move)
        told = chances(after, seat)
        assert witness.bits(move) == pytest.approx(log2(told[own] / before[own]))
        likely = sum(chance for card, chance in told.items() if card >> move.character & 1)
        assert witness.suspicion(move.character, move) == pytest.approx(likely)


def test_what_was_thought_before_is_remembered() -> None:
    state = in_phase(Phase.PLACING, Options(4), seed=4)
    seen = view(state, state.turn)
    witness = Witness(seen)
    first, last = (move for move in (seen.legal[0], seen.legal[-1]) if isinstance(move, Place))
    bits = witness.bits(first)
    witness.bits(last)
    assert witness.bits(first) == bits


def test_a_coronation_is_counted_for_every_world_as_for_the_seat_itself() -> None:
    """The card of the seat in another hand brings what it brings the seat."""
    seen = view(in_phase(Phase.ASCENT, Options(4), seed=4, skip=9), 0)
    found, goals = Coronation(seen, 3), [own_cards(seen)] * 4
    assert found.lead(goals) == 0
    assert found.beaten(goals) == found.ahead(goals) == 0
    better = [own_cards(seen), *[(1 << 3,)] * 3]
    assert found.lead(better) == found.own - 10
