"""Who stood out, and by what: silent wherever nobody does."""

from collections.abc import Callable, Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from vivaroi_gui.ai.review import SURE, Turn
from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs
from vivaroi_gui.ai.vivaroi.review.chances import Gauge
from vivaroi_gui.ai.vivaroi.review.parts import Award, Flip, Honour
from vivaroi_gui.ai.vivaroi.review.story import Retold
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.moves import NO, YES
from vivaroi_gui.rules.vivaroi.records import Election

MOST: Final = 6
"""Awards of a game."""
_LEAD: Final = 0.05
"""By how much the table knew less, or more, of whoever gets an award than of the next one."""
_TRAIL: Final = -1.0
"""Bits of a deed that misled: the true card looked half as likely, or less."""
_TRAILS: Final = 2
"""False trails that the bluffer has laid more than the next one."""
_BOLD: Final = 0.10
_MADE_KING: Final = 0.20
_CLOSE: Final = 0.25
"""Chance to win that the boldest No, a kingmaker's proposal and the closest call moved at least."""
_LOW: Final = 0.6
"""A comeback was under this share of an even chance."""
_LOWEST: Final = 6
"""Points of the first curve, its lowest ones, among which that of a comeback is looked for."""
_APART: Final = 2.0
"""Standard errors that part whoever gets an award from the next one: else nobody does."""


def awards(gauge: Gauge, turning: Sequence[Turn], single: Sequence[Flip]) -> Iterator[Award]:
    """At most six, each for one person, in the order in which they are shown."""
    found = [
        *_by_beliefs(gauge.beliefs, gauge.look),
        _bold_no(gauge.story, single),
        _kingmaker(gauge.story, turning),
        _close_call(gauge.story, single),
        _comeback(gauge),
    ]
    yield from [one for one in found if one][:MOST]


# --- without playouts --------------------------------------------------------------------------


def _by_beliefs(beliefs: Beliefs, look: Callable[[], None]) -> Iterator[Award]:
    """How well everybody's secret was kept, as long as it was one."""
    moments = enumerate(beliefs.story.moments)
    hidden = [n for n, one in moments if one.is_counted or not one.view.open_goals]
    known, trails = list[float](), list[int]()
    for person in beliefs.persons:
        look()
        true = [beliefs.odds(n, person).of_card(beliefs.true_card(n, person)) for n in hidden]
        known.append(sum(true) / len(true))
        acted = [n for n in range(len(beliefs.story.moments)) if person in beliefs.actors(n)]
        trails.append(sum(beliefs.bits(n, person) <= _TRAIL for n in acted))
    if (secret := _ahead([-one for one in known], _LEAD)) is not None:
        yield Award(Honour.SECRET, secret, after=round(known[secret], 4))
    book = _ahead(known, _LEAD)
    if book is not None and not _is_last(beliefs, book):
        yield Award(Honour.OPEN_BOOK, book, after=round(known[book], 4))
    if (bluffer := _ahead(trails, _TRAILS)) is not None:
        yield Award(Honour.BLUFFER, bluffer, trails=trails[bluffer])


def _ahead(values: Sequence[float], lead: float) -> int | None:
    """Who has so much more than anybody else."""
    second, first = sorted(values)[-2:]
    return values.index(first) if first - second >= lead else None


def _is_last(beliefs: Beliefs, person: int) -> bool:
    """Nobody has less: an open book would hurt there."""
    result = beliefs.story.result
    assert result is not None
    return result.totals[beliefs.seat_of[person]] == min(result.totals)


# --- out of what was measured ------------------------------------------------------------------


class _Gain(NamedTuple):
    """What an election brought to a seat by a single vote."""

    seat: Seat
    flip: Flip

    @property
    def mean(self) -> float:
        return self.flip.means[self.seat] - self.flip.instead[self.seat]

    @property
    def error(self) -> float:
        return self.flip.errors[self.seat]

    @property
    def least(self) -> float:
        """What it brought for certain."""
        return self.mean - SURE * self.error


def _is_ahead(first: float, second: float, *errors: float) -> bool:
    """Whether more than chance tells the two apart: else a second measurement may turn them."""
    return first - second > _APART * hypot(*errors)


def _bold_no(story: Retold, single: Sequence[Flip]) -> Award | None:
    """The only No of an election, and what it was worth to the voter."""
    alone = [flip for flip in single if flip.card is YES and _was_no(story, flip)]
    return _by_vote(Honour.BOLD_NO, story, [_Gain(one.voters[0], one) for one in alone], _BOLD)


def _was_no(story: Retold, flip: Flip) -> bool:
    election = _deed_at(story, flip.at)
    return isinstance(election, Election) and election.votes[flip.voters[0]] is NO


def _close_call(story: Retold, single: Sequence[Flip]) -> Award | None:
    """The vote that, had it been different, would have cost the winner most."""
    return _by_vote(
        Honour.CLOSE_CALL,
        story,
        [_Gain(winner, flip) for winner in _winners(story) for flip in single],
        _CLOSE,
    )


def _by_vote(honour: Honour, story: Retold, gains: list[_Gain], least: float) -> Award | None:
    best = max(gains, key=lambda one: one.least, default=None)
    if best is None or best.least < least:
        return None
    seat, flip = best
    others = [one for one in gains if one.seat != seat]
    if not all(_is_ahead(best.mean, one.mean, best.error, one.error) for one in others):
        return None
    person, before, after = story.options.sides[seat][0], flip.instead[seat], flip.means[seat]
    return Award(honour, person, flip.at, before=before, after=after)


def _kingmaker(story: Retold, turning: Sequence[Turn]) -> Award | None:
    """Who proposed a candidate that was elected and helped somebody else most."""
    crowned = [(turn, _deed_at(story, turn.at)) for turn in turning]
    gifts = [
        (turn.after - turn.before, turn, deed.by)
        for turn, deed in crowned
        if isinstance(deed, Election) and deed.is_crowned and deed.by != turn.seat
    ]
    rise, turn, by = max(gifts, default=(0.0, None, 0))
    if turn is None or rise < _MADE_KING:
        return None
    others = [(one, other.error) for one, other, its in gifts if its != by]
    if not all(_is_ahead(rise, one, turn.error, error) for one, error in others):
        return None
    person = story.options.sides[by][0]
    return Award(Honour.KINGMAKER, person, turn.at, turn.seat, turn.before, turn.after)


def _comeback(gauge: Gauge) -> Award | None:
    """How low a winner once was.

    Of many points the lowest is too low, and another one may be the lowest: some are measured anew.
    """
    story, curve = gauge.story, gauge.open_curve()
    points = [
        (one.means[winner], n, winner) for winner in _winners(story) for n, one in enumerate(curve)
    ]
    measured = [(gauge.fine(n), n, winner) for _, n, winner in sorted(points)[:_LOWEST]]
    if not measured:
        return None
    chances, n, winner = min(measured, key=lambda one: one[0].means[one[2]])
    low = chances.means[winner]
    if low + 2 * chances.errors[winner] > _LOW / story.options.seats:
        return None
    person = story.options.sides[winner][0]
    return Award(Honour.COMEBACK, person, story.moments[n].at, before=low)


def _winners(story: Retold) -> tuple[Seat, ...]:
    return story.result.winners if story.result else ()


def _deed_at(story: Retold, at: int) -> object:
    return next(one.deed for one in story.moments if one.at == at)
