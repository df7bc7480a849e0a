"""Games of equals, and how often each of them does what people call stupid."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from statistics import stdev
from typing import Final, NamedTuple, cast

from tools.arena.catalogue import (
    GRAVE,
    Diary,
    Later,
    after,
    at_the_count,
    passed_over,
    told_of,
)
from tools.arena.games import config
from tools.arena.players import player
from tools.turns import turns
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.blunder import Blunder
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.ai.vivaroi.estimate import all_favourites
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.levels import Mind, mind_of
from vivaroi_gui.rules import vivaroi
from vivaroi_gui.rules.core import LEVELS, Seat
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.records import Count, Election

PLAYERS: Final = 4
_Z: Final = 1.96
OPENINGS: Final = 10
"""How often the same deal is begun to find out whether it is always begun alike."""
LEAST_OPENINGS: Final = 4
"""So many of them have to differ."""
_DEALS: Final = 20


class Table(NamedTuple):
    """Four who play under one name; ``budget`` is for each decision."""

    name: str
    form: str
    budget: Budget
    seed: int

    @property
    def options(self) -> Options:
        return vivaroi.game.read_options(config(self.form, PLAYERS))


class Counted(NamedTuple):
    """What four seats did in a game, and how many elections it had by round."""

    found: Counter[str]
    elections: list[int]


def play(table: Table, number: int) -> Counted:
    """Plays a game, and counts the blunders of all its seats."""
    state, seeds = vivaroi.new(table.options), Random(f"{table.seed} game {number}")
    witness, choose = _Witness(table.options.seats, _mind(table.name)), _player(table.name)
    for seat, seen in turns(state, Random(f"{table.seed} deal {number}")):
        move = choose(seen, seeds.getrandbits(32), table.budget)
        witness.sees(seat, seen, move)
        vivaroi.apply(state, seat, move)
        if isinstance(move, Vote):
            witness.looks_at(vivaroi.view(state))
    end = vivaroi.view(state)
    return Counted(witness.verdict(end), [len(one.elections) for one in end.history])


def _mind(name: str) -> Mind | None:
    """What a player suspects with: a level with its own mind, which the Novice has none of."""
    level, *_ = name.replace("@", ":").split(":")
    return mind_of(level) if level in LEVELS else eminence


@lru_cache
def _player(name: str) -> Callable[[View, int, Budget], Move]:
    return cast("Callable[[View, int, Budget], Move]", player(name, "vivaroi"))


class _Witness:
    """Judges each move as soon as enough of it lies open."""

    def __init__(self, seats: int, mind: Mind | None) -> None:
        self._mind = mind
        self.found: Counter[str] = Counter()
        self._diaries = [Diary() for _ in range(seats)]
        self._pending: list[tuple[View, Move]] = []
        self._ballots: list[tuple[View, Election]] = []
        self._ascents: list[tuple[View, Move]] = []

    def sees(self, seat: Seat, seen: View, move: Move) -> None:
        """A seat makes a move."""
        self.found.update(told_of(Facts(seen), move, self._mind))
        self._diaries[seat].note(seen, move)
        if isinstance(move, Vote) or (isinstance(move, MoveUp) and move.to == THRONE):
            self._pending.append((seen, move))
        elif isinstance(move, MoveUp):
            self._ascents.append((seen, move))

    def looks_at(self, public: View) -> None:
        """After a vote: it may have been the last one."""
        if public.voted:
            return
        election = (public.elections or public.history[-1].elections)[-1]
        before = next(seen for seen, move in self._pending if isinstance(move, MoveUp))
        for seen, move in self._pending:
            self.found.update(after(seen, move, election, before))
            if isinstance(move, Vote):
                self._ballots.append((seen, election))
        self._pending.clear()

    def verdict(self, end: View) -> Counter[str]:
        """All that was found, now that the game is over."""
        for seen, election in self._ballots:
            self.found.update(at_the_count(seen, election, _next_count(seen, end)))
        for seen, move in self._ascents:
            self.found.update(passed_over(seen, move, _next_count(seen, end)))
        for diary in self._diaries:
            self.found.update(diary.blunders())
        return self.found


def _next_count(seen: View, end: View) -> Count:
    """The first one after a view, of a game that is over."""
    return end.history[seen.round - 1].counts[len(seen.counts)]


# --- figures --------------------------------------------------------------------------------


class Rate(NamedTuple):
    """How often something is done, per seat and game, and half a 95 % interval over games."""

    mean: float
    half: float


def rate(games: Sequence[Counted], kinds: Sequence[str] | frozenset[str]) -> Rate:
    """That of all these kinds together."""
    each = [sum(game.found[kind] for kind in kinds) / PLAYERS for game in games]
    spread = stdev(each) / math.sqrt(len(each)) if len(each) > 1 else 0.0
    return Rate(math.fsum(each) / len(each), _Z * spread)


def told(games: Sequence[Counted], begun: Sequence[int]) -> str:
    """The catalogue with the rates of these games, in Markdown; what never happened is a dash.

    ``begun`` are the openings of each deal that differ.
    """
    kinds: list[Blunder | Later] = [*Blunder, *Later]
    kinds.sort(key=lambda kind: (kind not in GRAVE, kind))
    rows = [("**grave**", rate(games, GRAVE)), ("all", rate(games, kinds))]
    rows += [(kind, rate(games, [kind])) for kind in kinds]
    lines = ["| per seat and game | |", "|---|---|", f"| tables of four | {len(games)} |"]
    lines += [f"| {name} | {_told(one)} |" for name, one in rows]
    rounds = [elections for game in games for elections in game.elections]
    lines.append(f"| elections a round | {sum(rounds) / len(rounds):.2f} |")
    alike = sum(different < LEAST_OPENINGS for different in begun)
    lines.append(f"| openings of {OPENINGS} that differ | {sum(begun) / len(begun):.1f} |")
    lines.append(f"| one-opening, of {len(begun)} deals | {alike} |")
    return "\n".join(lines)


def _told(one: Rate) -> str:
    return f"{one.mean:.2f} ± {one.half:.2f}" if one.mean else "–"


# --- openings -------------------------------------------------------------------------------


def openings(table: Table) -> list[int]:
    """Of ten beginnings of each deal how many differ: by favourite or stranger, and by floor.

    They are all alike where nobody places.
    """
    return [
        len({_opening(table, deal, number) for number in range(OPENINGS)}) for deal in range(_DEALS)
    ]


def _opening(table: Table, deal: int, number: int) -> tuple[bool, int] | None:
    state, seeds = vivaroi.new(table.options), Random(f"{deal} {number}")
    for seat, seen in turns(state, Random(f"opening {deal}")):
        move = _player(table.name)(seen, seeds.getrandbits(32), table.budget)
        if isinstance(move, Place):
            return move.character in all_favourites(seen), move.floor
        if isinstance(move, MoveUp):
            break
        vivaroi.apply(state, seat, move)
    return None
