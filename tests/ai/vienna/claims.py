"""Whether what a hint says is true, by the rules alone: by what is legal, and by playing on."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from tests.ai.vienna.walks import step
from vivaroi_gui.ai.vienna.advice import Reason
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vienna import game
from vivaroi_gui.rules.vienna.board import GEHEIMBUND, Action
from vivaroi_gui.rules.vienna.events import KrieauGained, RoundOver, StopEvaluated
from vivaroi_gui.rules.vienna.moves import (
    ChooseStartCard,
    ChooseSymbol,
    Move,
    Place,
    Reroll,
    SetDie,
    Steal,
)
from vivaroi_gui.rules.vienna.phase import Phase
from vivaroi_gui.rules.vienna.records import Evaluated
from vivaroi_gui.rules.vienna.state import State

_ROUNDS: Final = 4
"""Rests of a round that are played at random to look what comes of a move."""


def is_true(state: State, move: Any, why: Reason) -> bool:
    """Whether nothing that can happen by the rules speaks against a reason."""
    return _CLAIMS[why](state, move)


# --- by what is legal ----------------------------------------------------------------------------


def _seat(state: State) -> int:
    assert state.turn is not None
    return state.turn


def _legal(state: State) -> tuple[Any, ...]:
    return game.legal(state, _seat(state))


def stops_of(state: State, seat: int) -> set[int]:
    """Where a seat could place its dice along the street if it were on turn."""
    other = state.copy()
    other.turn, other.phase = seat, Phase.TURN
    return {move.stop for move in game.legal(other, seat) if isinstance(move, Place)} - {GEHEIMBUND}


def after(state: State, move: Move) -> State:
    twin = state.copy()
    game.apply(twin, _seat(state), move)
    return twin


def _another_fits(state: State, move: Any) -> bool:
    others = set(range(state.options.seats)) - {_seat(state)}
    return any(move.stop in stops_of(state, other) for other in others)


def _is_nearest(state: State, move: Place) -> bool:
    seat = _seat(state)
    ahead = {stop for stop in stops_of(state, seat) if stop >= state.positions[seat]}
    return min(ahead) == move.stop


def _opens(state: State, move: Move) -> bool:
    seat = _seat(state)
    before = stops_of(state, seat)
    twin = state.copy()
    if isinstance(move, SetDie):
        game.apply(twin, seat, move)
    else:
        twin = after(state, move)
    return not stops_of(twin, seat) <= before


def _is_in_vain(state: State, move: Reroll) -> bool:
    """However the coins are: no legal placing ahead takes one of these dice."""
    seat, twin = _seat(state), state.copy()
    twin.coins = [0 for _ in state.coins]
    placings = (one for one in game.legal(twin, seat) if isinstance(one, Place) and one.stop)
    return not any(set(one.dice) & set(move.dice) for one in placings)


def _is_most(state: State, move: Steal) -> bool:
    most = max(sum(n for _, n in one.coins) for one in _legal(state))
    return bool(sum(n for _, n in move.coins) == most)


# --- by playing on -------------------------------------------------------------------------------


def _told(state: State, move: Move) -> Iterator[list[Event]]:
    """What happens after a move until the round is over, in some rests of it."""
    for seed in range(_ROUNDS):
        random, twin, told = Random(seed), state.copy(), list[Event]()
        game.apply(twin, _seat(state), move, told.append)
        while not any(isinstance(event, RoundOver) for event in told):
            step(twin, random, told.append)
        yield told


def _records(told: list[Event]) -> list[Evaluated]:
    return [event.record for event in told if isinstance(event, StopEvaluated)]


def _here(state: State, move: Place) -> Iterator[Evaluated]:
    """How the stop of a placing is evaluated in the end."""
    for told in _told(state, move):
        yield next(one for one in _records(told) if one.stop == move.stop)


def _brings(what: str) -> Callable[[State, Any], bool]:
    def claim(state: State, move: Place) -> bool:
        gain = getattr(state.board.stops[move.stop].gains, what)
        return gain > 0 and all(
            getattr(one, what) == gain and one.paid == 0 for one in _here(state, move)
        )

    return claim


def _comes(state: State, move: Place) -> bool:
    seat = _seat(state)
    return all(one.card is not None and one.seat == seat for one in _here(state, move))


def _from_nobody(state: State, move: Place) -> bool:
    return _comes(state, move) and all(one.owner is None for one in _here(state, move))


def _from_another(state: State, move: Place) -> bool:
    owners = {one.owner for one in _here(state, move)}
    return _comes(state, move) and not owners & {None, _seat(state)}


def _stays(state: State, move: Place) -> bool:
    return _comes(state, move) and all(one.owner == one.seat for one in _here(state, move))


def _is_first(state: State, move: Place) -> bool:
    seat = _seat(state)
    for told in _told(state, move):
        chosen = [one for one in _records(told) if one.character is not None]
        if any(one.stop < move.stop and one.seat != seat for one in chosen):
            return False
    return True


def _pays_now(state: State, move: Place) -> bool:
    """Were the round to end here, it would bring points."""
    twin = state.copy()
    twin.placed = [None for _ in twin.placed]
    twin.taken = 0
    twin.dice = [() if seat != twin.turn else move.dice for seat in range(twin.options.seats)]
    twin.has_thrown = [True for _ in twin.dice]
    keeps = twin.turn
    twin.whites = [
        white if seat == keeps and move.white else None for seat, white in enumerate(twin.whites)
    ]
    told: list[Event] = []
    game.apply(twin, _seat(state), move, told.append)
    return any(one.points > 0 for one in _records(told))


def _can_pay(state: State, move: Place) -> bool:
    stop = state.board.stops[move.stop]
    left = after(state, move).coins[_seat(state)]
    return stop.cost > 0 and left >= stop.cost and stop.gains.points > 0


def _krieau_pays(state: State, move: Place) -> bool:
    return after(state, move).phase is Phase.GENDARME


def _sets_a_die(state: State, move: Place) -> bool:
    return after(state, move).phase is Phase.PRATER


def _nowhere(state: State, move: Place) -> bool:
    return move.stop == GEHEIMBUND and not stops_of(state, _seat(state))


def _coin_each(state: State, move: Place) -> bool:
    seat = _seat(state)
    gained = after(state, move).coins[seat] - state.coins[seat]
    return gained == len(move.dice) + move.white


def _coins_there(state: State, move: Place) -> bool:
    is_rich = any(n >= 3 for seat, n in enumerate(state.coins) if seat != state.turn)
    return state.board.stops[move.stop].action is Action.TIERGARTEN and is_rich


def _specials_there(state: State, move: Place) -> bool:
    return len(state.specials_of(_seat(state))) > 1


def _symbols(state: State, move: Any) -> bool:
    def shown(card: int) -> int:
        return sum(state.board.characters[card].symbols)

    return shown(move.character) == max(map(shown, state.display))


def _ahead_of(state: State, seat: int) -> set[tuple[int, int]]:
    """The symbols in which a seat is ahead of each neighbour."""
    seen = game.view(state).symbols
    return {
        (symbol, neighbour)
        for symbol in range(3)
        for neighbour in state.options.neighbours[seat]
        if seen[seat][symbol] > seen[neighbour][symbol]
    }


def _passes(state: State, move: Move) -> bool:
    seat, twin = _seat(state), state.copy()
    twin.taken &= 1 << (twin.pending or 0)  # nothing but this stop
    game.apply(twin, seat, move)
    return bool(_ahead_of(twin, seat) - _ahead_of(state, seat))


def _points_of(state: State, move: Move) -> int:
    seat, told = _seat(state), list[Event]()
    game.apply(state.copy(), seat, move, told.append)
    return _records(told)[0].points


def _most_points(state: State, move: ChooseSymbol) -> bool:
    every = (_points_of(state, one) for one in _legal(state))
    return _points_of(state, move) == max(every)


def _second_turn(state: State, move: Move) -> bool:
    twin = after(state, move)
    return twin.turn == state.turn and twin.phase is Phase.TURN


def _is_alone(state: State, _: Move) -> bool:
    return len(_legal(state)) == 1


def _start(state: State, move: ChooseStartCard) -> bool:
    """No other card is better in coins and symbols both."""
    cards = state.board.start_cards
    coins, symbols = cards[move.card].coins, sum(cards[move.card].symbols)
    others = [cards[one.card] for one in _legal(state) if one != move]
    return not any(one.coins > coins and sum(one.symbols) > symbols for one in others)


def _point(state: State, move: Move) -> bool:
    told: list[Event] = []
    game.apply(state.copy(), _seat(state), move, told.append)
    return any(isinstance(event, KrieauGained) and event.points for event in told)


def _poor(state: State, move: Move) -> bool:
    return not state.coins[_seat(state)] and not _point(state, move)


_CLAIMS: Final[dict[Reason, Callable[[State, Any], bool]]] = {
    Reason.ONLY: _is_alone,
    Reason.START_WORTH: _start,
    Reason.CONTESTED: _another_fits,
    Reason.SURE_POINTS: _brings("points"),
    Reason.SURE_COINS: _brings("coins"),
    Reason.BOUGHT_POINTS: _can_pay,
    Reason.FIRST_CHOICE: _is_first,
    Reason.NEW_CARD: _from_nobody,
    Reason.OTHERS_CARD: _from_another,
    Reason.OWN_CARD: _stays,
    Reason.MAJORITY: _pays_now,
    Reason.COINS_TO_TAKE: _coins_there,
    Reason.MANY_SPECIALS: _specials_there,
    Reason.BLOCKS: _krieau_pays,
    Reason.ANY_FACE: _sets_a_die,
    Reason.NO_STOP_FITS: _nowhere,
    Reason.COIN_FOR_EACH: _coin_each,
    Reason.NEAREST: _is_nearest,
    Reason.THROWN_IN_VAIN: _is_in_vain,
    Reason.NEW_STOP: _opens,
    Reason.CLOSES: _another_fits,
    Reason.POINT_STAYS: _point,
    Reason.NO_COIN_LEFT: _poor,
    Reason.TWO_IN_A_ROW: _second_turn,
    Reason.MOST_SYMBOLS: _symbols,
    Reason.PASSES: _passes,
    Reason.MOST_POINTS: _most_points,
    Reason.MOST_COINS: _is_most,
}
