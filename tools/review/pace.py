"""How long an explanation takes on one core: python -m tools.review.pace

Of a game of each form in which one seat's decisions are judged, in seconds of the processor: the
first part, awards (of Vienna turning points and luck), everything.  A clock on the wall tells more
of what else the machine does.
"""

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from tools.review import vienna
from tools.review.mixed import mixed
from vivaroi_gui.ai.review import Luck, Part
from vivaroi_gui.ai.vienna.review.explain import explained
from vivaroi_gui.ai.vivaroi.bot import explain

_SEED: Final = 1
_CASTLE: Final = (0, 1, 5, 3, 6, 8, 17)
"""Games of their run: four of 2003 and of 2024, variants, teams, eight."""
_VIENNA: Final = (1, 3)
"""Of four and of five."""


class Pace(NamedTuple):
    """Seconds until something was there, and the longest between two parts."""

    first: float
    awards: float
    whole: float
    apart: float


def pace(parts: Iterator[Part]) -> Pace:
    """Luck follows awards, or turning points."""
    begun = last = time.process_time()
    first = awards = apart = 0.0
    for part in parts:
        now = time.process_time()
        apart, last = max(apart, now - last), now
        first = first or now - begun
        if isinstance(part, Luck):
            awards = now - begun
    return Pace(first, awards, time.process_time() - begun, apart)


def _told() -> Iterator[str]:
    yield "| game | sights | first part | awards | everything | longest between parts |"
    yield "|---|---|---|---|---|---|"
    for number in _CASTLE:
        game = mixed(_SEED, number)
        own = tuple(one for one in game.made if one.view.seat == 0)
        name = f"{game.kind}, {game.options.players} players"
        yield _row(name, len(game.sights), pace(explain(game.shown(own), _SEED)))
    for number in _VIENNA:
        shown = vienna.mixed(_SEED, number)
        name = f"Vienna, {shown.sights[0].view.options.players} players"
        yield _row(name, len(shown.sights), pace(explained(shown, _SEED, lambda: False)))


def _row(name: str, sights: int, found: Pace) -> str:
    return f"| {name} | {sights} | {' | '.join(f'{one:.1f}' for one in found)} |"


if __name__ == "__main__":
    for line in _told():
        print(line, flush=True)
