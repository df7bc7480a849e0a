"""The decisions of a seat that were clear slips, and where they are seen: pure, without Qt."""

from bisect import bisect_right
from collections.abc import Collection
from typing import NamedTuple

from vivaroi_gui.ai.vivaroi.review.parts import Flip, Slip
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place, Vote
from vivaroi_gui.ui.vivaroi.review.findings import Findings

MOST_SLIPS = 3
"""So many are shown at first."""


class SlipSeen(NamedTuple):
    """Where a slip is seen: ``at`` is the sight it led to, ``before`` what everybody saw then.

    ``flip`` is what that vote decided, where it decided alone.
    """

    slip: Slip
    at: int
    before: View
    flip: Flip | None


def seen(findings: Findings, slip: Slip) -> SlipSeen:
    """A slip, and the sight in which its outcome is to be seen."""
    inputs = [sight.inputs for sight in findings.sights]
    at = min(bisect_right(inputs, slip.inputs), len(inputs) - 1)
    before: View = findings.sights[max(0, at - 1)].view
    return SlipSeen(slip, at, before, _flip(findings, slip, at))


def _flip(findings: Findings, slip: Slip, at: int) -> Flip | None:
    if not isinstance(slip.better, Vote):
        return None
    decided = (one for one in findings.flips if one.at == at)
    return next((one for one in decided if _is_of(one, slip)), None)


def _is_of(flip: Flip, slip: Slip) -> bool:
    return slip.seat in flip.voters and Vote(flip.card) == slip.better


def character_of(one: SlipSeen) -> Character | None:
    """Whom the decision was about."""
    played = one.slip.played
    if isinstance(played, Place | MoveUp):
        return played.character
    return one.before.nominee


def held_by(findings: Findings, one: SlipSeen) -> frozenset[Character]:
    """The favourites of the seat in the round of a slip, of a team those of both."""
    return frozenset(who for goal in _goals(findings, one) for who in goal)


def counting_for(findings: Findings, one: SlipSeen) -> frozenset[Character]:
    """Those of them that bring points: the Banished does not."""
    options, goals = findings.options, _goals(findings, one)
    return frozenset(who for goal in goals for who in favourites_that_count(options, goal))


def _goals(findings: Findings, one: SlipSeen) -> tuple[Goal, ...]:
    view: View = findings.sights[-1].view
    round_ = findings.happenings[one.at].round
    goals = next(told.goals for told in view.history if told.number == round_)
    return tuple(goals[person] for person in view.options.sides[one.slip.seat])


class Judging:
    """Whose decisions are looked at: people's by themselves, those of others once asked about."""

    def __init__(self, findings: Findings, people: Collection[Seat]) -> None:
        self._findings = findings
        self._people = frozenset(people)
        self._asked: dict[Seat, int] = {}

    def ask(self, seat: Seat, decisions: int) -> None:
        """So many decisions of that seat are looked at, too."""
        self._asked[seat] = decisions

    def is_asked(self, seat: Seat) -> bool:
        return seat in self._people or seat in self._asked

    def is_whole(self, seat: Seat) -> bool:
        """Whether nothing more comes about a seat."""
        if seat in self._people:
            return self._findings.is_complete
        return self._findings.decisions(seat) >= self._asked.get(seat, 1)
