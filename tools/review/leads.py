"""Fits what a lead between two rounds is worth to who has won, in every form of the castle.

python -m tools.review.leads [--games 150] [--seed 1]

Games of novices and of players by rules of thumb, half of each kind: they take no time, and no
figure that is fitted here has a part in them.  It is a conditional logit with one figure, by
maximum likelihood; the interval is where the likelihood is within 1.92 of the highest (Wilks 1938).
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from math import log
from random import Random
from typing import Final, NamedTuple

from tools.numbers import positive
from tools.reference_players import by_rules
from tools.review.mixed import TABLES
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.playout import Markers
from vivaroi_gui.ai.vivaroi.review.leads import after_count
from vivaroi_gui.ai.vivaroi.standing import lead_shares
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import Options, State, apply, draw, new, to_act, view
from vivaroi_gui.rules.vivaroi.game import read_options
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.rules.vivaroi.score import seat_totals

_TRIED: Final = [quarter / 4 for quarter in range(6, 100)]
"""Scales, in points."""
_WITHIN: Final = 1.92
_LEAST: Final = 1e-9


class Count(NamedTuple):
    """Where all who might win stood, and the share of the victory of each."""

    markers: Markers
    won: list[float]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.review.leads")
    parser.add_argument("--games", type=positive, default=150)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    print("| form | one round to come | two rounds to come |\n|---|---|---|")
    for name, options in _forms():
        random = Random(f"{chosen.seed}/{name}")
        games = [list(_counts(options, random)) for _ in range(chosen.games)]
        fits = " | ".join(_fit([game[-left] for game in games]) for left in (1, 2))
        print(f"| {name} | {fits} |", flush=True)
    return 0


def _forms() -> Iterator[tuple[str, Options]]:
    seen = set()
    for kind, config in TABLES:
        options: Options = read_options(config)
        if options.rounds > 1 and (text := json.dumps(config)) not in seen:
            seen.add(text)
            extras = ", ".join(options.switched_on)
            of = f"{options.seats} teams" if options.teams else f"{options.seats} players"
            yield f"{kind}, {of}" + (f" ({extras})" if extras else ""), options


def _counts(options: Options, random: Random) -> Iterator[Count]:
    """What each count but the last one of a game has left."""
    state, left = new(options), list[Markers]()
    by_thumb = [random.random() < 0.5 for _ in range(options.seats)]
    while seats := to_act(state):
        if seats[0] != CHANCE:
            apply(state, seats[0], _chosen(state, seats[0], random, by_thumb[seats[0]]))
            continue
        if state.history:
            left.append(Markers(seat_totals(options, state.totals), state.emissary_total))
        apply(state, CHANCE, draw(state, random))
    won = after_count(view(state))
    yield from (Count(markers, won) for markers in left)


def _chosen(state: State, seat: int, random: Random, by_thumb: bool) -> Move:
    seen, seed = view(state, seat), random.getrandbits(32)
    return by_rules(seen, seed, Budget()) if by_thumb else choose(seen, "novice", seed)


def _fit(counts: Sequence[Count]) -> str:
    found = {scale: _likelihood(counts, scale) for scale in _TRIED}
    best = max(found, key=lambda scale: found[scale])
    near = [scale for scale, one in found.items() if one > found[best] - _WITHIN]
    return f"{best:.2f} ({near[0]:.2f} to {near[-1]:.2f})"


def _likelihood(counts: Sequence[Count], scale: float) -> float:
    """The logarithm of how likely these have won, if a lead is measured in so many points."""
    found = 0.0
    for markers, won in counts:
        shares = lead_shares(markers, scale)
        found += sum(share * log(max(_LEAST, one)) for share, one in zip(won, shares, strict=True))
    return found


if __name__ == "__main__":
    raise SystemExit(main())
