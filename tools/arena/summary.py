"""What the games of a match say, as figures and as a table."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from tools.arena.match import Game, Match, Times, class_end

_Z: Final = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""
_PERCENTILE: Final = 0.99

Figures = dict[str, Any]


def interval(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % score interval of Wilson for a share.

    It keeps close to its promise for few trials and for shares near 0 and 1, where the usual
    p ± 1.96 s does not (L. D. Brown, T. T. Cai and A. DasGupta, Interval Estimation for a
    Binomial Proportion, Statistical Science 16, 2001, 101-133).  A shared victory counts as a
    fraction of a success.  Games with the same deals hang together a little; reckoned by deals,
    the intervals of three matches of 1000 games were as wide within 6 %.
    """
    share = successes / trials
    weight = 1 + _Z**2 / trials
    centre = (share + _Z**2 / (2 * trials)) / weight
    spread = _Z * math.sqrt(share * (1 - share) / trials + _Z**2 / (4 * trials**2)) / weight
    return centre - spread, centre + spread


def summary(match: Match, games: Sequence[Game]) -> Figures:
    """The figures of some games, one at least; shares are of 1, times in ms of processor time.

    Games that the Emissary has won are counted, and left out of the shares.
    """
    won = math.fsum(game.share for game in games)
    lost_to_emissary = sum(game.is_emissary for game in games)
    decided = max(1, len(games) - lost_to_emissary)
    low, high = interval(won, decided)
    return {
        **match._asdict(),
        "games": len(games),
        "emissary": lost_to_emissary,
        "share": round(won / decided, 4),
        "interval": [round(low, 4), round(high, 4)],
        "par": round(1 / match.players, 4),
        "points": _points(match, games),
        "elections": _mean_of([n for game in games for n in game.elections], 2),
        "rounds": _mean_of([game.rounds for game in games], 2),
        "first": _mean_of([game.first_share for game in games], 4),
        "decision_ms": [_times([game.times[role] for game in games]) for role in (0, 1)],
    }


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return math.fsum(listed) / len(listed)


def _mean_of(values: Iterable[float | None], digits: int) -> float | None:
    """The mean of what is kept of games, None where it is kept of none."""
    known = [value for value in values if value is not None]
    return round(_mean(known), digits) if known else None


def _points(match: Match, games: Sequence[Game]) -> list[float]:
    """Mean points in a whole game: of the tested seat, and of each other one."""
    tested = _mean(game.totals[game.seat] for game in games)
    all_ = _mean(sum(game.totals) for game in games)
    return [round(tested, 2), round((all_ - tested) / (match.players - 1), 2)]


def _times(times: Sequence[Times]) -> Figures:
    """Mean and 99th percentile of a player's decisions, None for one that never chose."""
    classes: Counter[int] = Counter()
    for some in times:
        classes.update(some.classes)
    decisions = classes.total()
    if not decisions:
        return {"mean": None, "p99": None}
    mean = math.fsum(some.ms for some in times) / decisions
    return {"mean": round(mean, 3), "p99": round(_percentile(classes), 3)}


def _percentile(classes: Counter[int]) -> float:
    """The end of the class that holds the 99th percentile: at most 9 % above it."""
    wanted, counted, step = _PERCENTILE * classes.total(), 0, 0
    for step in sorted(classes):
        counted += classes[step]
        if counted >= wanted:
            break
    return class_end(step)


def table(summaries: Iterable[Figures]) -> str:
    """A table in Markdown: a line for each match; columns that say nothing of any are left out."""
    listed = list(summaries)
    columns = [
        (title, cells)
        for title, cell in _COLUMNS.items()
        if any(cells := [cell(figures) for figures in listed]) or title not in _OPTIONAL
    ]
    rows = [[title for title, _ in columns], ["---" for _ in columns]]
    rows += [[cells[row] for _, cells in columns] for row in range(len(listed))]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _games(figures: Figures) -> str:
    """Those that the Emissary has won do not count."""
    if not figures["emissary"]:
        return str(figures["games"])
    return f"{figures['games']}, the Emissary's {figures['emissary']}"


def _budget(figures: Figures) -> str:
    if figures["ms"] is not None:
        return f"{figures['ms']:g} ms"
    if figures["iterations"] is not None:
        return f"{figures['iterations']} iterations"
    return "as it likes"


def _time(times: Figures) -> str:
    return "-" if times["mean"] is None else f"{times['mean']:.2f} ({times['p99']:.2f})"


def _wins(figures: Figures) -> str:
    return f"**{figures['share']:.1%}**".replace("%", "")


def _interval(figures: Figures) -> str:
    low, high = figures["interval"]
    return f"{100 * low:.1f} to {100 * high:.1f}"


def _decimal(name: str, factor: float, figures: Figures) -> str:
    value = figures[name]
    return "" if value is None else f"{factor * value:.1f}"


_OPTIONAL: Final = {"elections a round", "rounds", "first player wins, %"}
"""What is kept of one game and not of another."""

_COLUMNS: Final[dict[str, Callable[[Figures], str]]] = {
    "one seat": lambda figures: figures["tested"],
    "all others": lambda figures: figures["others"],
    "players": lambda figures: str(figures["players"]),
    "form": lambda figures: figures["form"],
    "for each decision": _budget,
    "games": _games,
    "wins, %": _wins,
    "95 % interval": _interval,
    "par, %": partial(_decimal, "par", 100),
    "points": lambda figures: " : ".join(f"{points:.1f}" for points in figures["points"]),
    "elections a round": partial(_decimal, "elections", 1),
    "rounds": partial(_decimal, "rounds", 1),
    "first player wins, %": partial(_decimal, "first", 100),
    "ms a decision (99th percentile)": lambda figures: " : ".join(
        map(_time, figures["decision_ms"])
    ),
}
