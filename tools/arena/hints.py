"""Hints asked for in games of equals: how often each reason is given, and whether it is true."""

import time
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from tools.arena.claims import is_true
from tools.arena.games import config
from tools.turns import turns
from vivaroi_gui.ai.bot import Advice, Figure
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.bot import choose, considered
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.ai.vivaroi.measures import Quantity, Trials
from vivaroi_gui.ai.vivaroi.reasons import CLAIMS, why
from vivaroi_gui.ai.vivaroi.regret import bearable
from vivaroi_gui.rules import vivaroi
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.moves import Move

AGAIN: Final = 600
"""Worlds in which all is measured once more."""
_ALIKE: Final = 0.1
"""Chances to win by which neither of two moves is better that were called alike."""
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
    """What was said, whether it was so, and whether it was so when it was measured again."""

    phase: Phase
    reason: Reason
    is_close: bool
    is_so: bool
    is_so_again: bool
    seconds: float


def asked(guests: Guests, number: int) -> list[Hint]:
    """Plays a game, and asks for hints in it."""
    state, random = vivaroi.new(guests.options), Random(f"{guests.seed} game {number}")
    found: list[Hint] = []
    for seat, seen in turns(state, Random(f"{guests.seed} deal {number}")):
        if len(seen.legal) > 1 and len(found) < A_GAME and random.random() < _SHARE:
            found.append(_hint(seen, guests.budget, random))
        vivaroi.apply(state, seat, choose(seen, guests.level, random.getrandbits(32)))
    return found


def _hint(seen: View, budget: Budget | None, random: Random) -> Hint:
    started = time.process_time()
    case = considered(seen, random.getrandbits(32), budget=budget)
    advice = Advice(case.move, *why(case))
    seconds = time.process_time() - started
    is_so = advice.move in bearable(seen) and is_true(seen, advice)
    trials = Measured(eminence(seen, random, lambda _: 0.0), AGAIN)
    is_so_again = holds_again(advice, Case(case.view, case.move, case.other, trials))
    return Hint(seen.phase, Reason(advice.reason), advice.is_close, is_so, is_so_again, seconds)


# --- measured once more -----------------------------------------------------------------------


class Measured(Trials):
    """In worlds of its own, so many that a mean is taken for what it is."""

    def mean(self, of: Quantity, move: Move) -> Figure:
        return super().mean(of, move)._replace(error=0.0)

    def gain(self, of: Quantity, move: Move, other: Move) -> Figure:
        return super().gain(of, move, other)._replace(error=0.0)


def holds_again(advice: Advice, case: Case) -> bool:
    """Whether nothing that was said turns round where it is measured anew."""
    reason, lead = Reason(advice.reason), case.lead
    if advice.is_close and (lead is None or abs(lead.mean) > _ALIKE):
        return False
    if reason is Reason.BEST_TRIED:
        return case.is_better
    claims = dict(CLAIMS[type(advice.move)])
    return reason not in claims or claims[reason](case) is not None


# --- what is told -----------------------------------------------------------------------------


def told(hints: Sequence[Hint]) -> str:
    """How often each reason was given, in Markdown."""
    lines = [
        "| reason | hints | beside one about as good | false | denied by a second measurement |",
        "|---|---|---|---|---|",
    ]
    counts = {reason: [hint for hint in hints if hint.reason is reason] for reason in Reason}
    given = sorted(counts.items(), key=lambda one: -len(one[1]))
    lines += [f"| {reason.name} | {_row(some)} |" for reason, some in given if some]
    lines.append(f"| **all** | {_row(hints)} |")
    times = sorted(hint.seconds for hint in hints)
    half = times[len(times) // 2]
    lines.append(f"\nHalf of the hints took {half:.2f} s of a core, the slowest {times[-1]:.2f} s.")
    return "\n".join(lines)


def _row(hints: Sequence[Hint]) -> str:
    close, false = sum(one.is_close for one in hints), sum(not one.is_so for one in hints)
    return f"{len(hints)} | {close} | {false} | {sum(not one.is_so_again for one in hints)}"
