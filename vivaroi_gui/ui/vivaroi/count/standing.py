"""A count, row by row: a pure function of a view."""

from collections.abc import Sequence
from dataclasses import dataclass

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.modules.banished import banished
from vivaroi_gui.rules.vivaroi.records import Count, Election, Round
from vivaroi_gui.rules.vivaroi.score import seat_totals

_RESTING = (Phase.DEAL, Phase.GAME_OVER)


@dataclass(frozen=True)
class Reckoning:
    """One coronation and its count; ``round`` is the finished round, None while it goes on.

    ``ambitions`` are by person: None as long as they are secret.
    """

    options: Options
    number: int
    count: Count
    election: Election
    ambitions: tuple[str | None, ...]
    emissary_goal: Goal | None
    round: Round | None

    @property
    def is_second(self) -> bool:
        """Whether this is the second coronation of a royal wedding."""
        return self.round is not None and len(self.round.counts) > 1

    @property
    def is_stranded(self) -> bool:
        """Whether a royal wedding ended without a second coronation (ruling D17)."""
        return self.options.wedding and self.round is not None and len(self.round.counts) == 1


@dataclass(frozen=True)
class Favourite:
    """One of a card; ``points`` is None for the Banished, who does not count."""

    character: Character
    place: int
    points: int | None


@dataclass(frozen=True)
class CardCount:
    """The card of one person, or of the Emissary: favourites, the most valuable first.

    ``counted`` is their sum before the rule of 33, ``points`` after it.  ``ambition`` is None
    where there is none or it is secret.
    """

    favourites: tuple[Favourite, ...]
    counted: int
    points: int
    ambition: str | None = None
    ambition_points: int = 0

    @property
    def sum(self) -> int:
        return self.points + self.ambition_points


@dataclass(frozen=True)
class Standing:
    """The row of one scoring marker; ``seat`` is None for the Emissary, who is ranked too.

    ``cards`` are those of its persons, two of a shared marker.  ``points`` is what moves the
    marker.  ``is_counted``: this is the total that counts for its seat.  ``compensation``: points
    for placing one character only, which are in ``before``.
    """

    rank: int
    seat: Seat | None
    marker: int
    cards: tuple[CardCount, ...]
    before: int
    points: int
    total: int
    got_33: bool = False
    is_counted: bool = True
    compensation: int = 0


def reckoning(view: View) -> Reckoning | None:
    """The last coronation, unless the next round has begun since."""
    if view.phase in _RESTING and view.history:
        round_ = view.history[-1]
        return _reckoned(view, round_.counts, round_.elections, round_)
    return _reckoned(view, view.counts, view.elections, None) if view.counts else None


def _reckoned(
    view: View, counts: Sequence[Count], elections: Sequence[Election], round_: Round | None
) -> Reckoning:
    return Reckoning(
        options=view.options,
        number=view.round,
        count=counts[-1],
        election=[election for election in elections if election.is_crowned][-1],
        ambitions=round_.ambitions if round_ else (None,) * view.options.players,
        emissary_goal=view.emissary_goal,
        round=round_,
    )


def standings(reckoned: Reckoning) -> tuple[Standing, ...]:
    """All rows by what counts for their seats, the highest first; equal seats share a rank."""
    options, totals = reckoned.options, reckoned.count.totals
    by_seat = seat_totals(options, totals)
    seats = sorted(range(options.seats), key=lambda seat: (-by_seat[seat], seat))
    rows = [
        _standing(reckoned, seat, marker, by_seat)
        for seat in seats
        for marker in options.markers_of(seat)
    ]
    emissary = reckoned.count.emissary_total
    if emissary is not None:
        better = (row for row in rows if by_seat[row.seat or 0] >= emissary)
        rank = 1 + sum(other > emissary for other in by_seat)
        rows.insert(sum(1 for _ in better), _of_emissary(reckoned, emissary, rank))
    return tuple(rows)


def counting_places(rows: Sequence[Standing]) -> list[int]:
    """The place of each row while it is counted: as they sit, the Emissary last."""
    order = sorted(range(len(rows)), key=lambda row: (rows[row].seat is None, rows[row].seat or 0))
    return [order.index(row) for row in range(len(rows))]


def has_ties(reckoned: Reckoning, *, at_head: bool = False) -> bool:
    """Whether totals are equal, ``at_head`` the highest."""
    by_seat = seat_totals(reckoned.options, reckoned.count.totals)
    return by_seat.count(max(by_seat)) > 1 if at_head else len(set(by_seat)) < len(by_seat)


# --- rows --------------------------------------------------------------------------------------


def _standing(reckoned: Reckoning, seat: Seat, marker: int, by_seat: Sequence[int]) -> Standing:
    count, persons = reckoned.count, reckoned.options.markers[marker]
    cards = tuple(_card_of(reckoned, person) for person in persons)
    total = count.totals[marker]
    return Standing(
        rank=1 + sum(other > by_seat[seat] for other in (*by_seat, count.emissary_total or 0)),
        seat=seat,
        marker=marker,
        cards=cards,
        before=count.totals_before[marker],
        points=count.gained[marker],
        total=total,
        got_33=persons[0] in count.got_33,
        is_counted=total == by_seat[seat],
        compensation=count.compensation[marker],
    )


def _of_emissary(reckoned: Reckoning, total: int, rank: int) -> Standing:
    card = _card(reckoned, reckoned.emissary_goal or (), reckoned.count.emissary_points or 0)
    marker, before = len(reckoned.count.totals), reckoned.count.emissary_before or 0
    return Standing(rank, None, marker, (card,), before, card.points, total)


def _card_of(reckoned: Reckoning, person: int) -> CardCount:
    ambition, points = reckoned.ambitions[person], reckoned.count.ambition_points[person]
    goal = reckoned.count.goals[person]
    return _card(reckoned, goal, reckoned.count.points[person], ambition, points)


def _card(
    reckoned: Reckoning,
    goal: Goal,
    points: int,
    ambition: str | None = None,
    ambition_points: int = 0,
) -> CardCount:
    favourites = [_favourite(reckoned, goal, character) for character in goal]
    favourites.sort(key=lambda one: (one.points is None, -(one.points or 0), one.place))
    counted = sum(one.points or 0 for one in favourites)
    return CardCount(tuple(favourites), counted, points, ambition, ambition_points)


def _favourite(reckoned: Reckoning, goal: Goal, character: Character) -> Favourite:
    place = reckoned.count.places[character]
    if character == banished(reckoned.options, goal):
        return Favourite(character, place, None)
    return Favourite(character, place, reckoned.count.worth(place))
