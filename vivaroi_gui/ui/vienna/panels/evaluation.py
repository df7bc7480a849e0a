"""What the evaluation of a round shows, read out of a view: no rule is known here."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import Stop
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.events import RoundOver, StartCoinsTaken
from vivaroi_gui.rules.vienna.records import Comparison, Evaluated, compare


def is_evaluating(view: View) -> bool:
    """Whether the papers tell of an evaluation: it goes on, or its end can be read."""
    return bool(view.evaluation) or view.pending is not None


def so_far(view: View) -> tuple[Evaluated, ...]:
    """The stops that lie behind, but for the one that lies open."""
    return view.evaluation if view.pending is not None else view.evaluation[:-1]


def lies_open(view: View) -> Evaluated | None:
    """The stop that was evaluated last; None where one waits for a choice."""
    if view.pending is not None or not view.evaluation:
        return None
    return view.evaluation[-1]


def losers_of(record: Evaluated) -> tuple[Seat, ...]:
    """Who had to give coins or a card to the one whose dice were there."""
    if record.card is not None:
        return () if record.owner in (None, record.seat) else (record.owner,)
    return tuple(seat for seat, _ in record.stolen)


def looking_back(view: View, number: int) -> View:
    """As far as the stop with that number of an evaluation that is over."""
    return replace(view, evaluation=view.evaluation[: number + 1])


class Sum(NamedTuple):
    """What a round has brought a seat until now; ``coins`` may be fewer than before."""

    points: int = 0
    coins: int = 0


def start_of_round(events: Sequence[Event], view: View) -> tuple[Sum, ...] | None:
    """Points and coins by seat when the round of a view began; None where no event tells."""
    for event in reversed(events):
        if isinstance(event, RoundOver) and event.number == view.round - 1:
            return tuple(map(Sum, event.scores, event.coins))
        if isinstance(event, StartCoinsTaken) and view.round <= 1:
            score = view.board.start_score(view.options.players)
            return tuple(Sum(score, coins) for coins in event.coins)
    return None


def sums(
    view: View, start: Sequence[Sum] | None = None, *, before_last: bool = False
) -> tuple[Sum, ...]:
    """What the round has brought, by seat, since its ``start``, turns included.

    Without a start, what the evaluation alone has brought.
    """
    evaluated = _evaluated(view, view.evaluation)
    now = tuple(map(Sum, view.scores, view.coins))
    whole = evaluated if start is None else _less(now, start)
    if not before_last:
        return whole
    return _less(whole, _less(evaluated, _evaluated(view, so_far(view))))


def _less(these: Sequence[Sum], those: Sequence[Sum]) -> tuple[Sum, ...]:
    pairs = zip(these, those, strict=True)
    return tuple(Sum(one.points - two.points, one.coins - two.coins) for one, two in pairs)


def _evaluated(view: View, records: Sequence[Evaluated]) -> tuple[Sum, ...]:
    """Coins that others took away are counted with whom they lack."""
    found = [Sum() for _ in range(view.options.players)]
    for record in records:
        own = found[record.seat]
        coins = own.coins + record.coins - record.paid
        found[record.seat] = Sum(own.points + record.points, coins)
        for seat, stolen in record.stolen:
            found[seat] = Sum(found[seat].points, found[seat].coins - stolen)
    return _with_fare(view, found)


def _with_fare(view: View, found: list[Sum]) -> tuple[Sum, ...]:
    """What a seat has paid at the stop where it still has to choose."""
    if view.pending is not None and view.turn is not None:
        own = found[view.turn]
        found[view.turn] = Sum(own.points, own.coins - view.stops[view.pending].cost)
    return tuple(found)


def would_bring(view: View, seat: Seat, symbol: Symbol) -> tuple[Comparison, ...]:
    """What a symbol would bring at Gloriette: points as at its own stop, no coins."""
    stop = next(stop for stop in view.stops if stop.symbol is symbol)
    others = [(one, view.symbols[one][symbol]) for one in view.options.neighbours[seat]]
    found = compare(view.symbols[seat][symbol], others, stop)
    return tuple(one._replace(coins=0) for one in found)


def pending_stop(view: View) -> Stop | None:
    """Where the evaluation waits."""
    return None if view.pending is None else view.stops[view.pending]
