"""A count, row by row: a pure function of a view."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.data_2024 import COMPENSATION, EMISSARY_START
from vivaroi_gui.rules.vivaroi.modules.compensation import is_compensated
from vivaroi_gui.rules.vivaroi.moves import Place
from vivaroi_gui.rules.vivaroi.records import Act, Count, Election, Round
from vivaroi_gui.rules.vivaroi.score import points_at, seat_totals
from vivaroi_gui.ui.vivaroi.banished import banished

_RESTING = (Phase.DEAL, Phase.GAME_OVER)


@dataclass(frozen=True)
class Reckoning:
    """One coronation and its count; ``round`` is the finished round, None while it goes on.

    ``before`` are the totals by marker before it, ``ambitions`` by person: None as long as they are
    secret.  ``compensated`` are the seats that got points for placing one character only.
    """

    options: Options
    number: int
    count: Count
    election: Election
    goals: tuple[Goal, ...]
    ambitions: tuple[str | None, ...]
    emissary_goal: Goal | None
    before: tuple[int, ...]
    emissary_before: int
    compensated: tuple[Seat, ...]
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
    marker.  ``is_counted``: this is the total that counts for its seat.  ``is_compensated``: points
    for placing one character only came before the count.
    """

    rank: int
    seat: Seat | None
    marker: int
    cards: tuple[CardCount, ...]
    before: int
    points: int
    total: int
    is_struck: bool = False
    is_counted: bool = True
    is_compensated: bool = False


def reckoning(view: View) -> Reckoning | None:
    """The last coronation, unless the next round has begun since."""
    options = view.options
    if view.phase in _RESTING and view.history:
        *earlier, round_ = view.history
        counts, acts, elections = round_.counts, round_.acts, round_.elections
        goals, ambitions = round_.goals, round_.ambitions
        number, emissary_goal = round_.number, round_.emissary_goal
    elif view.counts and view.open_goals:
        earlier, round_ = list(view.history), None
        counts, acts, elections = view.counts, view.acts, view.elections
        goals, ambitions = view.open_goals, ()
        number, emissary_goal = view.round, view.emissary_goal
    else:
        return None
    return Reckoning(
        options=options,
        number=number,
        count=counts[-1],
        election=[election for election in elections if election.is_crowned][-1],
        goals=goals,
        ambitions=ambitions or (None,) * options.players,
        emissary_goal=emissary_goal,
        before=_before(options, earlier, acts, counts),
        emissary_before=_emissary_before(earlier, counts),
        compensated=tuple(_compensated(options, acts)),
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


def has_ties(reckoned: Reckoning) -> bool:
    by_seat = seat_totals(reckoned.options, reckoned.count.totals)
    return len(set(by_seat)) < len(by_seat)


# --- before the count --------------------------------------------------------------------------


def _before(
    options: Options, earlier: Sequence[Round], acts: Sequence[Act], counts: Sequence[Count]
) -> tuple[int, ...]:
    """The second count of a round goes on from the first one."""
    if len(counts) > 1:
        return counts[-2].totals
    totals = list(earlier[-1].totals) if earlier else [options.start] * len(options.markers)
    for seat in _compensated(options, acts):
        for marker in options.markers_of(seat):
            totals[marker] += COMPENSATION
    return tuple(totals)


def _emissary_before(earlier: Sequence[Round], counts: Sequence[Count]) -> int:
    if len(counts) > 1:
        return counts[-2].emissary_total or 0
    return (earlier[-1].counts[-1].emissary_total or 0) if earlier else EMISSARY_START


def _compensated(options: Options, acts: Sequence[Act]) -> Iterator[Seat]:
    placers = [seat for seat, act in acts if isinstance(act, Place)]
    for number, seat in enumerate(placers, 1):
        if is_compensated(options, number):
            yield seat


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
        before=reckoned.before[marker],
        points=min(card.sum for card in cards),
        total=total,
        is_struck=persons[0] in count.zero_bonus,
        is_counted=total == by_seat[seat],
        is_compensated=seat in reckoned.compensated and not reckoned.is_second,
    )


def _of_emissary(reckoned: Reckoning, total: int, rank: int) -> Standing:
    card = _card(reckoned, reckoned.emissary_goal or (), reckoned.count.emissary or 0)
    marker = len(reckoned.count.totals)
    return Standing(rank, None, marker, (card,), reckoned.emissary_before, card.points, total)


def _card_of(reckoned: Reckoning, person: int) -> CardCount:
    ambition, points = reckoned.ambitions[person], reckoned.count.ambition[person]
    goal = reckoned.goals[person]
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
    points = points_at(place)
    return Favourite(character, place, -points if reckoned.count.is_inverted else points)
