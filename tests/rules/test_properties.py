"""What must hold in every game, tried on random ones."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from tests.rules.tables import (
    CAST,
    CHANCE,
    Move,
    Options,
    Seat,
    State,
    actors,
    all_forms,
    apply,
    cause,
    conceivable,
    draw,
    legal,
    new,
    random_game,
    random_step,
)
from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vivaroi import Phase, Placement, view
from vivaroi_gui.rules.vivaroi.actions import read_move, write_move
from vivaroi_gui.rules.vivaroi.masks import members
from vivaroi_gui.rules.vivaroi.state import places

FORMS = all_forms()
SEEDS = range(2)
every_form = pytest.mark.parametrize("options", FORMS, ids=str)
every_seed = pytest.mark.parametrize("seed", SEEDS)


def played(options: Options, seed: int) -> tuple[State, list[tuple[Seat, Move]]]:
    """The end of a random game, and its moves."""
    moves, state = [], new(options)
    for position, seat, move in random_game(options, Random(seed)):
        moves.append((seat, move))
        state = position
    return state, moves


@every_form
@every_seed
def test_every_character_is_always_in_exactly_one_place(options: Options, seed: int) -> None:
    for state, _, _ in random_game(options, Random(seed)):
        inside = [
            character for mask in (*state.floors, state.reserve) for character in members(mask)
        ]
        assert len(inside) == len(set(inside))
        assert len(places(state)) == 13
        away = places(state).count(8)
        assert away == (0 if state.phase is Phase.PLACING else 13 - len(inside))


@every_form
@every_seed
def test_as_many_are_eliminated_as_were_rejected(options: Options, seed: int) -> None:
    for state, _, _ in random_game(options, Random(seed)):
        if state.phase in (Phase.ASCENT, Phase.ELECTION):
            assert places(state).count(8) == len(state.elections)


@every_form
@every_seed
def test_no_more_than_four_are_ever_on_a_floor(options: Options, seed: int) -> None:
    for state, _, _ in random_game(options, Random(seed)):
        counted = Counter(places(state))
        assert max(counted[floor] for floor in range(7)) <= 4
        assert counted[6] == (state.nominee is not None or state.king is not None)


@every_form
@every_seed
def test_every_round_crowns_a_king_and_scores_33_at_most(options: Options, seed: int) -> None:
    state, _ = played(options, seed)
    assert len(state.history) == options.rounds
    assert state.result is not None
    assert state.result.winners
    for number, finished in enumerate(state.history, start=1):
        assert finished.number == number
        assert finished.places[finished.king] == 6
        assert [election.is_crowned for election in finished.elections].count(True) == 1
        assert all(0 <= points <= 33 for points in finished.points)


@every_form
@every_seed
def test_totals_are_the_sums_of_the_rounds(options: Options, seed: int) -> None:
    state, _ = played(options, seed)
    sums = [
        sum(finished.points[seat] for finished in state.history) for seat in range(options.players)
    ]
    assert state.totals == sums


@every_form
@every_seed
def test_no_cards_in_hand_are_those_of_the_start_less_those_played(
    options: Options, seed: int
) -> None:
    for state, _, _ in random_game(options, Random(seed)):
        if state.phase in (Phase.ASCENT, Phase.ELECTION):
            for seat in range(options.players):
                spent = sum(election.votes[seat] == "no" for election in state.elections)
                assert state.no_cards[seat] == options.no_cards - spent >= 0


@every_form
@every_seed
def test_replay_equals_play(options: Options, seed: int) -> None:
    end, moves = played(options, seed)
    again = new(options)
    for seat, move in moves:
        apply(again, seat, move)
    assert again == end


@every_form
@every_seed
def test_the_text_form_of_every_move_played_comes_back(options: Options, seed: int) -> None:
    for state, seat, move in random_game(options, Random(seed)):
        text = write_move(options, seat, move)
        assert read_move(options, text, state.turn) == (seat, move)


@every_form
def test_a_copy_shares_nothing(options: Options) -> None:
    random = Random(9)
    for state, _, _ in islice(random_game(options, Random(4)), 0, None, 9):
        twin, frozen = state.copy(), repr(snapshot(state))
        assert twin == state
        for _ in range(30):
            if actors(twin):
                apply(twin, *random_step(twin, random))
        assert twin != state
        assert repr(snapshot(state)) == frozen


def snapshot(state: State) -> list[object]:
    return [getattr(state, name) for name in State.__slots__]


def test_a_position_is_equal_to_no_other_thing() -> None:
    assert new(Options()) != object()
    assert new(Options()) != new(Options(3))


@every_form
def test_among_all_conceivable_moves_the_legal_ones_are_played_and_the_others_change_nothing(
    options: Options,
) -> None:
    """Of those who may not act at all some are tried."""
    changing, every = 0, conceivable()
    for state, _, _ in islice(random_game(options, Random(options.players)), 0, None, 37):
        before = state.copy()
        for seat in range(CHANCE, options.players):
            offered = set(legal(state, seat))
            for move in every if offered else every[seat + 1 :: 7]:
                if move in offered:
                    twin = state.copy()
                    apply(twin, seat, move)
                    assert twin != state
                    changing += 1
                else:
                    with pytest.raises(IllegalMove):
                        apply(state, seat, move)
        assert state == before
    assert changing


@every_form
def test_the_view_refuses_what_the_position_refuses(options: Options) -> None:
    every = conceivable()
    for state, _, _ in islice(random_game(options, Random(7)), 0, None, 61):
        for seat in range(options.players):
            seen = view(state, seat)
            for move in every if seen.legal else every[seat::7]:
                assert type(seen.refusal(move)) is cause(state, seat, move)


@every_form
def test_only_those_who_may_act_have_moves(options: Options) -> None:
    for state, _, _ in random_game(options, Random(12)):
        for seat in range(options.players):
            assert bool(legal(state, seat)) is (seat in actors(state))
        assert legal(state, CHANCE) == ()


@every_form
def test_every_drawn_deal_can_be_dealt(options: Options) -> None:
    for seed in range(8):
        state = new(options)
        apply(state, CHANCE, draw(state, Random(seed)))
        at_random = options.placement is Placement.RANDOM
        assert state.phase is (Phase.ASCENT if at_random else Phase.PLACING)
        assert len(CAST) == sum(mask.bit_count() for mask in (*state.floors, state.reserve))
