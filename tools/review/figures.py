"""Tables of what was said against what came, with intervals that are drawn by game.

Moments of a game hang together, so that whole games are drawn again (bootstrap, Efron 1979).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from tools.review.again import Twice
from tools.review.calibrated import BINS, Point, Row

_DRAWN: Final = 1000
_MEAN_AT_MOST, _BIN_AT_MOST = 0.02, 0.03
"""What is asked of a calibration: the mean distance, and that of a bin beyond its interval."""

Sums = list[list[float]]
"""Of a game by bin: how often, the sum of what was said, and of what came."""
Statement = tuple[float, float]
"""What was said, and what came."""


class Bin(NamedTuple):
    """What was ``said_so`` often, and came.

    ``low`` and ``high`` are the interval of how much more came than was said.
    """

    said_so: float
    said: float
    came: float
    low: float
    high: float


def binned(statements: Iterable[Statement]) -> Sums:
    """The sums of one game."""
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for said, came in statements:
        found = bins[min(BINS - 1, int(said * BINS))]
        for at, one in enumerate((1.0, said, came)):
            found[at] += one
    return bins


def chances(row: Row, name: str) -> Iterator[Statement]:
    """Each of those who may win at each moment is one statement."""
    for point in row.points:
        yield from zip(getattr(Point(*point), name), row.won, strict=True)


def bins_of(games: Sequence[Sums]) -> list[Bin | None]:
    """None where nothing was said."""
    random, found = Random(1), list[Bin | None]()
    drawn = [random.choices(range(len(games)), k=len(games)) for _ in range(_DRAWN)]
    for number in range(BINS):
        of_bin = [game[number] for game in games]
        count, said, came = (sum(column) for column in zip(*of_bin, strict=True))
        if not count:
            found.append(None)
            continue
        low, high = _interval(drawn, lambda one, of_bin=of_bin: _more(of_bin, one))  # type: ignore[misc]
        found.append(Bin(count, said / count, came / count, low, high))
    return found


def _more(of_bin: list[list[float]], drawn: list[int]) -> float | None:
    count = sum([of_bin[one][0] for one in drawn])
    return sum([of_bin[one][2] - of_bin[one][1] for one in drawn]) / count if count else None


def _interval(
    drawn: list[list[int]], measure: Callable[[list[int]], float | None]
) -> tuple[float, float]:
    """95 %, of whatever is measured in games that are drawn again."""
    found = sorted(one for one in map(measure, drawn) if one is not None)
    return found[int(0.025 * len(found))], found[int(0.975 * len(found))]


def distance(bins: Sequence[Bin | None]) -> float:
    """The mean distance between said and came."""
    known = [one for one in bins if one]
    whole = sum(one.said_so for one in known)
    return sum(one.said_so * abs(one.came - one.said) for one in known) / whole


def is_calibrated(bins: Sequence[Bin | None]) -> bool:
    """Whether both conditions hold."""
    is_off = any(one and (one.low > _BIN_AT_MOST or one.high < -_BIN_AT_MOST) for one in bins)
    return distance(bins) <= _MEAN_AT_MOST and not is_off


# --- tables ------------------------------------------------------------------------------------


def calibration(name: str, bins: Sequence[Bin | None]) -> Iterator[str]:
    """What was said and came by tenths, in points of a hundred."""
    held = "held" if is_calibrated(bins) else "NOT HELD"
    yield f"**{name}**: mean distance {100 * distance(bins):.2f} points, {held}"
    yield ""
    yield "| said, % | n | said | came | came − said, 95 % |"
    yield "|---|---|---|---|---|"
    for number, one in enumerate(bins):
        if one:
            said, came, low, high = (100 * value for value in one[1:])
            tenth = f"{10 * number}–{10 * number + 10}"
            apart = f"{low:+.1f} to {high:+.1f}"
            yield f"| {tenth} | {one.said_so:.0f} | {said:.1f} | {came:.1f} | {apart} |"
    yield ""


def brier(rows: Sequence[Row]) -> Iterator[str]:
    """Scores by kind and round, against two simple answers: lower is better."""
    yield "| form, round | games | all alike | lead alone | public | open |"
    yield "|---|---|---|---|---|---|"
    kinds = list(dict.fromkeys(row.kind for row in rows))
    for kind in [*kinds, None]:
        for number in (1, 2, 3, None):
            games = [row for row in rows if kind in (row.kind, None)]
            squares = [_squares(row, number) for row in games]
            whole = [one for one in squares if one]
            if whole and (kind is not None or number is None):
                count = sum(one[0] for one in whole)
                scores = [sum(one[at] for one in whole) / count for at in (1, 2, 3, 4)]
                told = " | ".join(f"{score:.3f}" for score in scores)
                label = f"{kind or 'all'}, {number or 'all'}"
                yield f"| {label} | {len(whole)} | {told} |"
    yield ""


def skill(rows: Sequence[Row]) -> Iterator[str]:
    """How much better than all alike, with intervals."""
    squares = [one for one in (_squares(row, None) for row in rows) if one]
    random = Random(2)
    drawn = [random.choices(range(len(squares)), k=len(squares)) for _ in range(_DRAWN)]
    for at, name in ((4, "open"), (3, "public"), (2, "lead alone")):

        def measure(one: list[int], at: int = at) -> float:
            return 1 - sum(squares[n][at] for n in one) / sum(squares[n][1] for n in one)

        low, high = _interval(drawn, measure)
        mean = measure(list(range(len(squares))))
        yield f"Skill over all alike, {name}: {mean:.3f} ({low:.3f} to {high:.3f})"
    yield ""


def _squares(row: Row, number: int | None) -> list[float] | None:
    """How many statements of a round, and the sums of their squared errors by answer."""
    found, even = [0.0] * 5, 1 / len(row.won)
    for point in (Point(*one) for one in row.points):
        if number in (point.round, None):
            for rival, won in enumerate(row.won):
                said = (even, point.lead[rival], point.public[rival], point.open[rival])
                found[0] += 1
                for at, one in enumerate(said, 1):
                    found[at] += (one - won) ** 2
    return found if found[0] else None


def losses(rows: Sequence[Row]) -> Iterator[str]:
    """How well the whole card was known, by the level of whoever held it."""
    yield "| level | statements | log-loss, nats | nothing known |"
    yield "|---|---|---|---|"
    sums: dict[str, list[float]] = {}
    for row in rows:
        for level, found in row.losses.items():
            all_ = sums.setdefault(level, [0.0, 0.0, 0.0])
            for at, one in enumerate(found):
                all_[at] += one
    for level, (count, loss, nothing) in sums.items():
        yield f"| {level} | {count:.0f} | {loss / count:.2f} | {nothing / count:.2f} |"
    yield ""


def deals(rows: Sequence[Row]) -> Iterator[str]:
    """How far apart are the chances before a deal, and behind it for whoever sees no card."""
    found = [
        abs(before - after)
        for row in rows
        for both in row.deals
        for before, after in zip(*both, strict=True)
    ]
    yield f"Before a deal and behind it unseen: {100 * sum(found) / len(found):.1f} points apart"
    yield ""


def report(rows: Sequence[Row]) -> Iterator[str]:
    """All tables of a run."""
    yield f"{len(rows)} games"
    yield ""
    for name in ("open", "public"):
        yield from calibration(name, bins_of([binned(chances(row, name)) for row in rows]))
    yield from calibration("favourites", bins_of([row.guessed for row in rows]))
    yield from brier(rows)
    yield from skill(rows)
    yield from losses(rows)
    yield from deals(rows)
    for kind in dict.fromkeys(row.kind for row in rows):
        of_kind = [row for row in rows if row.kind == kind]
        both = [
            bins_of([binned(chances(row, name)) for row in of_kind]) for name in ("open", "public")
        ]
        far = ", ".join(f"{100 * distance(bins):.1f}" for bins in both)
        yield f"{kind}: {len(of_kind)} games, mean distance open, public: {far} points"


def repeated(games: Sequence[Twice]) -> Iterator[str]:
    """What a second measurement said of what was said, and how long the first one took."""
    if not games:
        return
    yield ""
    yield f"{len(games)} games explained twice"
    yield ""
    yield "| said | how often | sign turned | under half of the least | said no more |"
    yield "|---|---|---|---|---|"
    for name in ("turns", "flips", "slips"):
        said, turned, halved = (
            sum(one.get(name, 0) for one in column)
            for column in zip(*((one.said, one.turned, one.halved) for one in games), strict=True)
        )
        unsaid = str(sum(one.unsaid for one in games)) if name == "slips" else ""
        yield f"| {name} | {said} | {turned} | {halved} | {unsaid} |"
    yield ""
    yield "| part | seconds, mean (worst) | begins after, mean (worst) |"
    yield "|---|---|---|"
    for name in dict.fromkeys(name for one in games for name in one.seconds):
        taken = [one.seconds.get(name, 0.0) for one in games]
        begun = [one.first[name] for one in games if name in one.first]
        yield f"| {name} | {mean_worst(taken)} | {mean_worst(begun)} |"
    yield f"| all | {mean_worst([sum(one.seconds.values()) for one in games])} | |"
    yield ""
    gaps, late = [one.gap_ms for one in games], [one.late for one in games]
    yield f"Longest time between two looks, ms: {mean_worst(gaps)}"
    yield f"Looks that came after more than 5 ms, of a thousand: {mean_worst(late)}"


def mean_worst(values: Sequence[float]) -> str:
    """In words."""
    return f"{sum(values) / len(values):.1f} ({max(values):.1f})"
