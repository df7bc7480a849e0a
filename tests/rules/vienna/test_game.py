"""What the other rooms ask Vienna for as a game, what is seen of it, and why not."""

import json
import pickle
from dataclasses import replace
from random import Random

import pytest

from tests.rules.vienna.tables import SABRINA, cause, dealt, lay, play, random_game, stop, turn
from vivaroi_gui.rules.catalog import GAMES, game_named, game_of
from vivaroi_gui.rules.core import CHANCE, Event, Game, NotYourTurn, WrongPhase
from vivaroi_gui.rules.vienna import Options, Phase, View, game
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.rules.vienna.corrections import corrected
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.moves import (
    ChooseStartCard,
    ChooseSymbol,
    Deal,
    DoubleTurn,
    LeaveDice,
    Move,
    NoSuchStop,
    Place,
    Reroll,
    SetGendarme,
    Steal,
    TakeCharacter,
    Throw,
    TurnDie,
)
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.view import view as seen_by

VIENNA: Game[Options, State, View, Move] = game


def test_the_catalog_finds_it_by_its_name_and_edition() -> None:
    assert game_named(Options().game) is game_of("vienna") is game
    assert "vienna" in GAMES


def test_everybody_is_a_seat_and_has_a_marker() -> None:
    options = Options(5)
    assert (options.seats, options.sides, options.markers) == (
        5,
        ((0,), (1,), (2,), (3,), (4,)),
        ((0,), (1,), (2,), (3,), (4,)),
    )


def test_everybody_may_win_and_nobody_else() -> None:
    assert [Options(players).rivals for players in (3, 4, 5)] == [3, 4, 5]


def test_only_the_pile_is_sealed_and_its_seal_is_long_enough() -> None:
    for _, seat, move in random_game(Options(3), Random(2)):
        text = json.dumps(VIENNA.write_move(Options(3), seat, move))
        block = VIENNA.seal_block(move)
        assert (block is not None) is isinstance(move, Deal)
        assert block is None or len(text) <= block


def test_the_seal_holds_the_longest_pile() -> None:
    kinds = [card.id for card in SHIPPED.characters]
    longest = corrected({"characters": dict.fromkeys(kinds, 0) | {"ccc": 44}})
    move = Deal(4, longest.pile)
    block = VIENNA.seal_block(move)
    assert block is not None
    assert len(json.dumps(VIENNA.write_move(Options(5, longest), 4, move))) <= block


def test_nothing_is_secret_and_nothing_revealed() -> None:
    assert not VIENNA.has_secrets
    for state, _, _ in random_game(Options(3), Random(3)):
        shown = VIENNA.view(state)
        assert VIENNA.sealed_waiting(shown) == 0
        assert not VIENNA.chooses_at_once(shown)
        assert VIENNA.first_to_look(shown) == (state.turn or 0)
        json.dumps(VIENNA.public_facts(state))
    assert not VIENNA.reveals([Event()])


def test_people_read_the_evaluation_before_the_next_round_and_nothing_else() -> None:
    for state, _, _ in random_game(Options(3), Random(4)):
        is_over = state.phase is Phase.NEW_ROUND and bool(state.evaluation)
        assert VIENNA.is_read_first(VIENNA.view(state)) is is_over


def test_whoever_throws_for_the_first_time_in_a_round_throws_by_hand() -> None:
    for state, seat, _ in random_game(Options(3), Random(5)):
        thrower = VIENNA.thrower(VIENNA.view(state))
        if seat != CHANCE or state.phase is Phase.DEAL:
            assert thrower is None
        elif state.phase is Phase.NEW_ROUND or not state.has_thrown[state.turn or 0]:
            assert thrower == state.turn
        else:
            assert thrower is None  # whoever pays for another throw has asked for it


# --- views ---------------------------------------------------------------------------------------


def test_every_view_is_the_same_but_for_the_seat_and_its_moves() -> None:
    state = turn((2, 3), (4,))
    views = [seen_by(state, seat) for seat in (None, 0, 1, 2)]
    assert [bool(one.legal) for one in views] == [False, True, False, False]
    assert len({pickle.dumps(_bare(one)) for one in views}) == 1
    assert all(one.board is SHIPPED for one in views)


def _bare(shown: View) -> View:
    return replace(shown, seat=None, legal=())


@pytest.mark.parametrize("seat", [-1, 3, -2])
def test_nobody_sees_from_where_nobody_sits(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        seen_by(turn((2,)), seat)


def test_a_view_is_frozen_and_goes_to_other_processes() -> None:
    shown = seen_by(turn((2, 3), coins=(2,)), 0)
    assert pickle.loads(pickle.dumps(shown)) == shown
    with pytest.raises(AttributeError):
        shown.round = 3  # type: ignore[misc]


def test_the_order_of_the_pile_is_in_no_view() -> None:
    one, other = dealt(), dealt()
    other.pile = tuple(reversed(other.pile))
    assert one != other
    assert [seen_by(one, seat) for seat in range(3)] == [seen_by(other, seat) for seat in range(3)]


def test_a_copy_shares_nothing_that_changes() -> None:
    state = turn((2, 3), coins=(2,))
    before, twin = state.copy(), state.copy()
    assert twin == state
    play(twin, TurnDie(2, 1))
    play(twin, Place(stop("krieau"), (1,)))
    assert state == before != twin
    assert state != "a state"


def test_every_field_of_a_copy_is_its_own() -> None:
    state = turn((2, 3))
    twin = state.copy()
    lists = [name for name in State.__slots__ if isinstance(getattr(state, name), list)]
    assert len(lists) == 12
    assert not any(getattr(state, name) is getattr(twin, name) for name in lists)


# --- why not -------------------------------------------------------------------------------------

EVERY_KIND: list[Move] = [
    Deal(0, ()),
    Throw((1,)),
    ChooseStartCard(0),
    Place(1, (1,)),
    Reroll((1,)),
    TurnDie(1, 2),
    DoubleTurn(),
    SetGendarme(3),
    LeaveDice(),
    TakeCharacter(0),
    ChooseSymbol(Symbol.CROSS),
    Steal(()),
]


@pytest.mark.parametrize("move", EVERY_KIND, ids=str)
def test_what_belongs_to_another_phase_is_refused_as_that(move: Move) -> None:
    in_turn = isinstance(move, Place | Reroll | TurnDie)
    state = dealt() if in_turn else turn((2,))
    assert isinstance(cause(state, move), WrongPhase)


def test_nobody_plays_chance_and_chance_plays_nobody() -> None:
    state = dealt()
    play(state, ChooseStartCard(0))
    assert isinstance(cause(state, ChooseStartCard(1), 0), NotYourTurn)
    fresh = game.new(Options(3))
    assert game.legal(fresh, CHANCE) == ()
    for seat in (0, 7, -2):
        with pytest.raises(NotYourTurn):
            game.apply(fresh, seat, Deal(0, SHIPPED.pile))


def test_who_sits_nowhere_is_told_that_it_is_not_their_turn() -> None:
    state = turn((2,))
    with pytest.raises(NotYourTurn):
        game.apply(state, 7, Place(stop("oper"), (2,)))
    assert isinstance(seen_by(state).refusal(Place(stop("oper"), (2,))), NotYourTurn)


@pytest.mark.parametrize("index", [-1, 25, 99])
def test_a_stop_that_is_not_there_is_refused(index: int) -> None:
    assert isinstance(cause(turn((2,)), Place(index, (2,))), NoSuchStop)


def test_what_is_legal_is_not_refused() -> None:
    state = turn((2, 5), coins=(1,))
    lay(state, "rathaus", 1, 5)
    shown = seen_by(state, SABRINA)
    assert all(shown.refusal(move) is None for move in shown.legal)


def test_the_geheimbund_is_never_behind() -> None:
    state = turn((2, 5))
    lay(state, "heuriger", SABRINA, 3, 3)
    assert seen_by(state, SABRINA).bribe(Place(GEHEIMBUND, (2,))) == 0
    assert seen_by(dealt()).bribe(Place(GEHEIMBUND, (2,))) == 0
