"""What came at each sight of a game, told from what everybody saw before it and then."""

from collections.abc import Sequence
from typing import NamedTuple

from vivaroi_gui.ai.vivaroi.review.deeds import deed, is_deal
from vivaroi_gui.rules.core import Sight
from vivaroi_gui.rules.vivaroi.records import Act, Count, Election
from vivaroi_gui.rules.vivaroi.view import View


class Happening(NamedTuple):
    """What led to a sight: the deal of a round, an act, an election; or nothing that was seen.

    ``number`` counts the elections of a round from 1.
    """

    round: int
    is_deal: bool = False
    act: Act | None = None
    election: Election | None = None
    number: int = 0
    counted: Count | None = None
    """What the election was followed by, where it crowned."""


def happenings(sights: Sequence[Sight]) -> tuple[Happening, ...]:
    """What came, by sight."""
    views = [sight.view for sight in sights]
    return tuple(_happening(views[at - 1] if at else None, view) for at, view in enumerate(views))


def _happening(before: View | None, view: View) -> Happening:
    if before is None or is_deal(before, view):
        return Happening(view.round, is_deal=True)
    done = deed(before, view)
    if isinstance(done, Election):
        count = view.counts[-1] if len(view.counts) > len(before.counts) else None
        return Happening(view.round, election=done, number=len(view.elections), counted=count)
    return Happening(view.round, act=done)
