"""Decisions that were clear slips, judged by nothing but what their seat could know.

In three steps, each in fresh worlds, of which there are as many as was fixed beforehand: whoever
wins a race was lucky in it (winner's curse), and whoever looks until it is sure finds by chance.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

from vivaroi_gui.ai.bot import Figure
from vivaroi_gui.ai.measures import compared, figure
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.review import SURE
from vivaroi_gui.ai.vivaroi.blunder import DOUBTFUL
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.ai.vivaroi.reading import Deed
from vivaroi_gui.ai.vivaroi.review.beliefs import rounded
from vivaroi_gui.ai.vivaroi.review.chances import FINE, Gauge
from vivaroi_gui.ai.vivaroi.review.parts import Judged, Slip, is_judged
from vivaroi_gui.ai.vivaroi.search import Dealt, Search
from vivaroi_gui.ai.vivaroi.sense import sensible
from vivaroi_gui.rules.core import Decision, Seat
from vivaroi_gui.rules.vivaroi.moves import Move, Vote
from vivaroi_gui.rules.vivaroi.records import Election

_SCOUT: Final = Budget(iterations=600)
"""What the strongest level may spend to find its own move."""
_SIEVE: Final = 150
VERDICT: Final = 1200
"""Worlds to drop what is no slip, and to judge the rest."""
LEAST_LOSS: Final = 0.04
"""Chance to win that a slip has lost at least."""
_HARM: Final = 0.02
"""Less than that, beyond doubt, is no harm."""


class Verdict(NamedTuple):
    """A move that was better than the one played, and by how much."""

    better: Move
    loss: Figure

    @property
    def is_slip(self) -> bool:
        return self.loss.mean - SURE * self.loss.error >= LEAST_LOSS


def judged(gauge: Gauge, decisions: Iterable[Decision]) -> Iterator[Slip | Judged]:
    """Votes first, as they take the least time."""
    looked_at: dict[Seat, int] = {}
    for decision in sorted(
        filter(is_judged, decisions), key=lambda one: not isinstance(one.move, Vote)
    ):
        seat = decision.view.seat
        if slip := gauge.once(("judged", decision.inputs), partial(_slip, gauge, decision)):
            yield slip
        looked_at[seat] = looked_at.get(seat, 0) + 1
        yield Judged(seat, looked_at[seat])


def _slip(gauge: Gauge, decision: Decision) -> Slip | None:
    found = verdict(gauge, decision)
    if found is None or not found.is_slip:
        return None
    loss, error = rounded(found.loss[:2])
    is_harmless = _is_harmless(gauge, decision, found)
    seat, played = decision.view.seat, decision.move
    return Slip(decision.inputs, seat, played, found.better, loss, error, is_harmless)


def verdict(gauge: Gauge, decision: Decision) -> Verdict | None:
    """A better move, by the view of the decision alone; None where none is in sight."""
    if isinstance(decision.move, Vote):  # so few that none has to be looked for: that may go wrong
        others = [move for move in sensible(decision.view, DOUBTFUL) if move != decision.move]
    else:
        others = _scouted(gauge, decision)
    tried = [Verdict(move, loss(gauge, decision, move, move, _SIEVE)) for move in others]
    best = max(tried, key=lambda one: one.loss.mean, default=None)
    if best is None or best.loss.mean < LEAST_LOSS:
        return None
    return Verdict(best.better, loss(gauge, decision, best.better, "verdict", VERDICT))


def loss(gauge: Gauge, decision: Decision, better: Move, step: object, worlds: int) -> Figure:
    """How much less the move played is worth than a better one, in fresh worlds for each step."""
    search = _search(gauge, decision, step)
    found = compared(search, better, decision.move, worlds, gauge.should_stop)
    gauge.look()
    return found


def _search(gauge: Gauge, decision: Decision, step: object) -> Search[Any]:
    """That of the strongest level, in the seat of a decision."""
    view = replace(decision.view, legal=tuple(sensible(decision.view, DOUBTFUL)))
    return eminence(view, gauge.stream("judged", decision.inputs, step), lambda _: 0.0)


def _scouted(gauge: Gauge, decision: Decision) -> list[Move]:
    """The move of the strongest level, if it can tell it from the one played."""
    search = _search(gauge, decision, "scout")
    best = search.run(_SCOUT, gauge.should_stop)[0].move
    gauge.look()
    return [] if search.category(best) == search.category(decision.move) else [best]


def _is_harmless(gauge: Gauge, decision: Decision, found: Verdict) -> bool:
    """Hindsight: with the true cards the better move would not have brought more.

    Where it was a vote, all others vote as they did.
    """
    n = gauge.story.at_inputs(decision.inputs)
    rest = gauge.rest(n, "hindsight", decision.view.seat)
    search = _search(gauge, decision, "hindsight")
    election = gauge.story.moments[n + 1].deed if isinstance(decision.move, Vote) else None
    gains: list[float] = []
    for _ in range(FINE):
        gauge.look()
        deal = rest.deal()
        better, worse = (
            _worth(search, move, deal, election) for move in (found.better, decision.move)
        )
        gains.append(better - worse)
    loss = figure(gains)
    return loss.mean + SURE * loss.error <= _HARM


def _worth(search: Search[Any], move: Move, deal: Dealt[Any], election: Deed | None) -> float:
    """What a move brings in a world where an election goes on as it did."""
    known = None
    if isinstance(election, Election):
        known = dict(enumerate(election.votes))
        if election.emissary_vote:
            deal.start.stack(election.emissary_vote)
    return search.worth(move, search.end_of(move, deal, known), deal.goals)
