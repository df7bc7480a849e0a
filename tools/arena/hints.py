"""Hints asked for in games of equals: how often each reason is given, and whether it is true."""

import time
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from tools.arena.claims import is_true
from tools.arena.games import config
from tools.turns import turns
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.bot import advise, choose
from vivaroi_gui.ai.vivaroi.sense import sensible
from vivaroi_gui.rules import vivaroi
from vivaroi_gui.rules.vivaroi import Options, Phase

A_GAME: Final = 20
"""Hints that are asked for in a game at most."""
_SHARE: Final = 0.15
"""How often somebody who has a choice asks."""


class Guests(NamedTuple):
    """Those who play and ask: all of one level; ``budget`` is that of the move that is advised."""

    level: str
    form: str
    players: int
    budget: Budget | None
    seed: int

    @property
    def options(self) -> Options:
        return vivaroi.game.read_options(config(self.form, self.players))


class Hint(NamedTuple):
    """What was said, and whether it was so; ``lead`` is that over the next best move."""

    phase: Phase
    reason: Reason
    is_close: bool
    is_so: bool
    lead: float | None
    seconds: float


def asked(guests: Guests, number: int) -> list[Hint]:
    """Plays a game, and asks for hints in it."""
    state, random = vivaroi.new(guests.options), Random(f"{guests.seed} game {number}")
    found: list[Hint] = []
    for seat, seen in turns(state, Random(f"{guests.seed} deal {number}")):
        if len(seen.legal) > 1 and len(found) < A_GAME and random.random() < _SHARE:
            started = time.perf_counter()
            advice = advise(seen, random.getrandbits(32), budget=guests.budget)
            seconds = time.perf_counter() - started
            is_so = advice.move in sensible(seen) and is_true(seen, advice)
            lead = advice.figures.get("lead")
            found.append(
                Hint(
                    seen.phase,
                    Reason(advice.reason),
                    advice.is_close,
                    is_so,
                    None if lead is None else lead.mean,
                    seconds,
                )
            )
        move = choose(seen, guests.level, random.getrandbits(32))
        vivaroi.apply(state, seat, move)
    return found


def told(hints: Sequence[Hint]) -> str:
    """How often each reason was given, in Markdown."""
    lines = ["| reason | hints | beside one about as good | false |", "|---|---|---|---|"]
    counts = {reason: [hint for hint in hints if hint.reason is reason] for reason in Reason}
    for reason, some in sorted(counts.items(), key=lambda one: -len(one[1])):
        lines.append(f"| {reason} | {_row(some)} |")
    lines.append(f"| **all** | {_row(hints)} |")
    times = sorted(hint.seconds for hint in hints)
    if times:
        half = times[len(times) // 2]
        lines.append(f"\nHalf of the hints took {half:.2f} s, the slowest one {times[-1]:.2f} s.")
    return "\n".join(lines)


def _row(hints: Iterable[Hint]) -> str:
    some = list(hints)
    close, false = sum(hint.is_close for hint in some), sum(not hint.is_so for hint in some)
    return f"{len(some)} | {close} | {false}"
