"""Finished rounds and games for the two counting pages."""

from dataclasses import replace
from random import Random
from typing import Any

from vivaroi_gui.rules.core import CHANCE, Event, Seat
from vivaroi_gui.rules.vivaroi import Options, State, View, apply, draw, legal, new, to_act, view
from vivaroi_gui.rules.vivaroi.data import OUT, POINTS_FOR_ZERO
from vivaroi_gui.rules.vivaroi.moves import YES, Vote
from vivaroi_gui.rules.vivaroi.records import Result


def played(
    players: int = 4, rounds: int = 3, until: int = 2, seed: int = 3
) -> tuple[View, tuple[Event, ...]]:
    """A random game after ``until`` rounds, as the public sees it, and the events of its end."""
    random, state = Random(seed), new(Options(players=players, rounds=rounds))
    events: list[Event] = []
    while len(state.history) < until:
        events.clear()
        seat = to_act(state)[0]
        _play(state, seat, random, events)
    return view(state), tuple(events)


def _play(state: State, seat: Seat, random: Random, events: list[Event]) -> None:
    if seat == CHANCE:
        apply(state, seat, draw(state, random), events.append)
        return
    moves = legal(state, seat)
    is_yes = Vote(YES) in moves and random.random() < 0.9
    apply(state, seat, Vote(YES) if is_yes else random.choice(moves), events.append)


def with_totals(seen: View, totals: tuple[int, ...], points: tuple[int, ...]) -> View:
    """The same with other numbers in the last round."""
    return _with_count(seen, totals=totals, points=points, gained=points)


def with_result(seen: View, result: Result) -> View:
    return replace(_with_count(seen, totals=result.totals), result=result)


def all_eliminated(seen: View, seat: Seat) -> View:
    """The last round with nothing left of one seat's favourites: the rule of 33."""
    last = seen.history[-1].counts[-1]
    places = list(last.places)
    for favourite in last.goals[seat]:
        places[favourite] = OUT
    points, totals = list(last.points), list(last.totals)
    totals[seat] += POINTS_FOR_ZERO - points[seat]
    points[seat] = POINTS_FOR_ZERO
    return _with_count(
        seen,
        places=tuple(places),
        points=tuple(points),
        gained=tuple(points),
        totals=tuple(totals),
        got_33=(seat,),
    )


def _with_count(seen: View, **changed: Any) -> View:
    """The same with another last count."""
    last = seen.history[-1]
    count = last.counts[-1]._replace(**changed)
    last = last._replace(counts=(*last.counts[:-1], count), places=count.places)
    return replace(seen, totals=count.totals, history=(*seen.history[:-1], last))
