"""What is played, and one game of it: one seat against all others."""

import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from tools.arena.games import FORMS, Ending, config, ending, fortune
from tools.arena.players import Player, player
from tools.turns import decisions
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.rules.catalog import game_of
from vivaroi_gui.rules.core import AnyGame, Move, Options, Seat

STEPS_PER_DOUBLING: Final = 8
"""Decision times are counted in classes, each 2^(1/8) = 9 % above the one before."""


class Match(NamedTuple):
    """All that tells games apart but their number: games of equal matches may be summed up.

    ``tested`` sits in one seat and ``others`` in all the rest; ``players`` are seats, in a form
    of teams those.  ``ms`` of wall time or ``iterations`` of a search are for each decision of
    either; None leaves it to the player.
    """

    tested: str
    others: str
    players: int = 4
    form: str = "2003"
    ms: float | None = None
    iterations: int | None = None
    seed: int = 1

    @property
    def game(self) -> AnyGame:
        """The rules that it is played by."""
        return game_of(FORMS[self.form]["edition"])

    @property
    def options(self) -> Options:
        """Those of the game.

        Raises:
            BadConfig: what the rules forbid.
        """
        options: Options = self.game.read_options(config(self.form, self.players))
        return options

    @property
    def budget(self) -> Budget:
        return Budget(None if self.ms is None else self.ms / 1000, self.iterations)


class Times(NamedTuple):
    """Processor time of a player's decisions, those without a choice left out.

    ``classes`` counts them by class of time: class ``k`` ends at 2^(k/8) microseconds.
    """

    decisions: int
    ms: float
    classes: dict[int, int]


class Game(NamedTuple):
    """A finished game: who sat where, what it brought, and how long was thought.

    ``share`` is the tested seat's part of the victory: 1, 0, or less than 1 if it is shared.
    ``totals`` are by seat, ``elections`` by round; ``times`` of the tested one and of the others.
    If ``is_emissary`` nobody of these has won.  Where it is kept how many ``rounds`` it took,
    ``first_share`` is the part of the victory of whoever began.
    """

    number: int
    seat: Seat
    share: float
    totals: tuple[int, ...]
    elections: tuple[int, ...]
    times: tuple[Times, Times]
    is_emissary: bool = False
    rounds: int | None = None
    first_share: float | None = None


Note = Callable[[Seat, Move], None]
"""Hears what is moved, by whom."""


def play(match: Match, number: int, note: Note = lambda *_: None) -> Game:
    """Game ``number`` of a match; all but the times is the same whenever it is played.

    The tested one moves on a seat every game.  As many games as there are seats have the same
    deals, so that each card and each place in the order of play falls to it once.
    """
    seat = number % match.players
    players = [_player(match.others, match.game.name)] * match.players
    players[seat] = _player(match.tested, match.game.name)
    clock = _Clock(seat)
    end = _play_out(match, number, players, clock, note)
    return Game(
        number=number,
        seat=seat,
        share=_share(end, seat),
        totals=end.totals,
        elections=end.elections,
        times=(clock.tested.times, clock.others.times),
        is_emissary=end.is_emissary,
        rounds=end.rounds,
        first_share=None if end.first is None else _share(end, end.first),
    )


_player = lru_cache(player)


def _share(end: Ending, seat: Seat) -> float:
    return (seat in end.winners) / max(1, len(end.winners))


def _play_out(
    match: Match, number: int, players: list[Player], clock: "_Clock", note: Note
) -> Ending:
    game, begun = match.game, None
    state = game.new(match.options)
    deals = fortune(game.name, f"{match.seed} deal {number // match.players}")
    seeds = Random(f"{match.seed} game {number}")
    for seat, seen in decisions(game, state, deals):
        begun = begun or seen
        with clock.of(seat) if len(seen.legal) > 1 else nullcontext():
            move = players[seat](seen, seeds.getrandbits(32), match.budget)
        game.apply(state, seat, move)
        note(seat, move)
    return ending(begun, game.view(state))


class _StopWatch:
    """Adds up the processor time of what is done ``with`` it."""

    def __init__(self) -> None:
        self._started = 0
        self._ns = 0
        self._classes: Counter[int] = Counter()

    @property
    def times(self) -> Times:
        return Times(self._classes.total(), round(self._ns / 1e6, 3), dict(self._classes))

    def __enter__(self) -> None:
        self._started = time.process_time_ns()

    def __exit__(self, *_: object) -> None:
        taken = time.process_time_ns() - self._started
        self._ns += taken
        self._classes[class_of(taken / 1000)] += 1


class _Clock:
    """A stop watch for the tested seat and one for all others."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self.tested = _StopWatch()
        self.others = _StopWatch()

    def of(self, seat: Seat) -> _StopWatch:
        return self.tested if seat == self._seat else self.others


def class_of(microseconds: float) -> int:
    """The class that a time is counted in."""
    return math.ceil(STEPS_PER_DOUBLING * math.log2(max(1.0, microseconds)))


def class_end(step: int) -> float:
    """Milliseconds at which a class of times ends."""
    return float(2 ** (step / STEPS_PER_DOUBLING)) / 1000


def write(game: Game) -> dict[str, Any]:
    """A game as plain JSON values; what not every game has is told only where it is."""
    values = {**game._asdict(), "times": [times._asdict() for times in game.times]}
    return {name: value for name, value in values.items() if not _is_left_out(name, value)}


def _is_left_out(name: str, value: object) -> bool:
    return name in Game._field_defaults and value == Game._field_defaults[name]


def read(values: dict[str, Any]) -> Game:
    """The inverse of :func:`write`, from JSON.

    Raises:
        TypeError, KeyError, ValueError: not what a game was written as.
    """
    tested, others = (_read_times(times) for times in values["times"])
    game = Game(**{**values, "times": (tested, others)})
    return game._replace(totals=tuple(game.totals), elections=tuple(game.elections))


def _read_times(values: dict[str, Any]) -> Times:
    classes = {int(step): count for step, count in values["classes"].items()}
    return Times(values["decisions"], values["ms"], classes)
