"""The end of the game: symbols and coins once more, and who has won ("Fin de la partie")."""

from collections.abc import Callable

from vivaroi_gui.rules.core import Emit, Seat
from vivaroi_gui.rules.vienna.circles import symbols_of
from vivaroi_gui.rules.vienna.data import COINS_FOR_A_POINT, FINAL_MAJORITY, Symbol
from vivaroi_gui.rules.vienna.events import GameWon
from vivaroi_gui.rules.vienna.phase import GAME_OVER
from vivaroi_gui.rules.vienna.records import LastCount, Result, TieBreak
from vivaroi_gui.rules.vienna.state import State


def end_game(state: State, emit: Emit | None) -> None:
    """Counts for the last time."""
    counts = tuple(_count(state, seat) for seat in range(state.options.seats))
    state.scores = [count.total for count in counts]
    state.coins = [count.coins_left for count in counts]
    state.phase, state.turn = GAME_OVER, None
    state.result = decide(counts)
    if emit:
        emit(GameWon(state.result))


def _count(state: State, seat: Seat) -> LastCount:
    before, coins = state.scores[seat], state.coins[seat]
    majorities = _majorities(state, seat)
    coin_points, coins_left = divmod(coins, COINS_FOR_A_POINT)
    return LastCount(
        seat=seat,
        before=before,
        symbols=symbols_of(state, seat),
        majorities=majorities,
        coins=coins,
        coin_points=coin_points,
        coins_left=coins_left,
        specials=state.specials_of(seat),
        total=before + len(majorities) * FINAL_MAJORITY + coin_points,
    )


def _majorities(state: State, seat: Seat) -> tuple[Symbol, ...]:
    """The symbols of which a seat has more than both neighbours: as many is not enough."""
    own = symbols_of(state, seat)
    others = [symbols_of(state, neighbour) for neighbour in state.options.neighbours[seat]]
    return tuple(one for one in Symbol if all(own[one] > other[one] for other in others))


def decide(counts: tuple[LastCount, ...]) -> Result:
    """Who has won: points, then special cards, then the coins that are left (ruling A16)."""
    leaders = _best(counts, lambda count: count.total)
    by_specials = _best(leaders, lambda count: len(count.specials))
    by_coins = _best(by_specials, lambda count: count.coins_left)
    steps = (
        (leaders, TieBreak.NONE_NEEDED),
        (by_specials, TieBreak.SPECIALS),
        (by_coins, TieBreak.COINS),
    )
    tie_break = next((by for left, by in steps if len(left) == 1), TieBreak.SHARED)
    return Result(_seats(by_coins), _seats(leaders), tie_break, counts)


def _best(
    counts: tuple[LastCount, ...], figure: Callable[[LastCount], int]
) -> tuple[LastCount, ...]:
    most = max(map(figure, counts))
    return tuple(count for count in counts if figure(count) == most)


def _seats(counts: tuple[LastCount, ...]) -> tuple[Seat, ...]:
    return tuple(count.seat for count in counts)
