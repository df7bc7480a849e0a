"""What is said at some moments of a game, and what came of it."""

from math import log
from random import Random
from typing import Final, NamedTuple

from tools.review.mixed import Mixed, mixed
from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs
from vivaroi_gui.ai.vivaroi.review.chances import Gauge, settled
from vivaroi_gui.ai.vivaroi.review.story import retold

MOMENTS: Final = 14
"""Moments of a game that are looked at."""
PLAYOUTS: Final = 100
BINS: Final = 10


class Point(NamedTuple):
    """Chances at a moment, by whoever may win: as measured, and by the lead alone."""

    round: int
    lead: list[float]
    open: list[float]
    public: list[float]


class Row(NamedTuple):
    """A game.  ``won`` is the share of the victory of whoever could win.

    ``guessed`` are, by tenths of what was said of a character, how often, the sum of what was said
    and how often it was true.  ``losses`` are the logarithmic losses on the true card, by level:
    how many, their sum, and what they would be if nothing were known.  ``deals`` are, for each
    deal, the chances before it and as everybody could tell behind it.
    """

    number: int
    kind: str
    seats: int
    levels: list[str]
    won: list[float]
    points: list[Point]
    guessed: list[list[float]]
    losses: dict[str, list[float]]
    deals: list[list[list[float]]]


def calibrated(seed: int, number: int) -> Row:
    """A game of a run, measured."""
    game = mixed(seed, number)
    gauge = Gauge(Beliefs(retold(game.sights)), seed, lambda: False)
    story, random = gauge.story, Random(f"{seed}/{number}/moments")
    told = [n for n, one in enumerate(story.moments) if one.view.result is None]
    chosen = sorted(random.sample(told, min(MOMENTS, len(told))))
    won = settled(story.moments[-1].view).means
    return Row(
        number,
        game.kind,
        game.options.seats,
        list(game.levels),
        list(won),
        [_point(gauge, n) for n in chosen],
        _guessed(gauge.beliefs, chosen),
        _losses(game, gauge.beliefs, chosen),
        _deals(gauge),
    )


def _point(gauge: Gauge, n: int) -> Point:
    moment = gauge.story.moments[n]
    first = max(m for m, one in enumerate(gauge.story.moments[: n + 1]) if one.deed is None)
    lead = _lead(gauge, first)
    both = [list(gauge.more(n, PLAYOUTS, is_public=one).means) for one in (False, True)]
    return Point(moment.view.round, list(lead), *both)


def _lead(gauge: Gauge, first: int) -> tuple[float, ...]:
    """What the count before a deal has left, and even chances at first."""
    if first:
        return settled(gauge.story.moments[first - 1].view).means
    rivals = gauge.story.options.rivals
    return (1 / rivals,) * rivals


def _deals(gauge: Gauge) -> list[list[list[float]]]:
    """What a count has left, beside what playouts say before any card is known.

    At first, where the Emissary may begin ahead, both are by playouts.
    """
    moments = enumerate(gauge.story.moments)
    deals = [n for n, one in moments if one.deed is None]
    before = [_lead(gauge, n) if n else gauge.undealt(n).means for n in deals]
    after = [gauge.more(n, 200, is_public=True).means for n in deals]
    return [[list(one), list(other)] for one, other in zip(before, after, strict=True)]


def _guessed(beliefs: Beliefs, chosen: list[int]) -> list[list[float]]:
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for n in chosen:
        if not beliefs.story.moments[n].view.open_goals:
            for person in beliefs.persons:
                mask = beliefs.masks[beliefs.true_card(n, person)]
                for who, said in enumerate(beliefs.favourites(beliefs.odds(n, person))):
                    _count(bins, said, mask >> who & 1)
    return bins


def _count(bins: list[list[float]], said: float, came: float) -> None:
    found = bins[min(BINS - 1, int(said * BINS))]
    found[0] += 1
    found[1] += said
    found[2] += came


def _losses(game: Mixed, beliefs: Beliefs, chosen: list[int]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for n in chosen:
        if not beliefs.story.moments[n].view.open_goals:
            for person in beliefs.persons:
                odds = beliefs.odds(n, person)
                sums = found.setdefault(game.levels[beliefs.seat_of[person]], [0.0, 0.0, 0.0])
                sums[0] += 1
                sums[1] -= log(max(1e-12, odds.of_card(beliefs.true_card(n, person))))
                sums[2] += log(len(odds.cards))
    return found
