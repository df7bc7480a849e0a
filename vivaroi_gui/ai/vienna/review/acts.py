"""What came between sights: throws of chance, turns of the seats, choices in the evaluation."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vivaroi_gui.rules.core import Seat, Sight
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.events import DieTurned


class Act(NamedTuple):
    """What came after one sight and by another one, and who did it, or :data:`CHANCE`."""

    since: int
    at: int
    seat: Seat


def acts(sights: Sequence[Sight]) -> Iterator[Act]:
    """All of a game, one after the other: of a turn all that led to its placing and follows it."""
    act: Act | None = None
    for at in range(1, len(sights)):
        before = sights[at - 1]
        (seat,) = before.view.to_act
        if act is not None and act.seat == seat and _goes_on(before):
            act = act._replace(at=at)
            continue
        if act is not None:
            yield act
        act = Act(at - 1, at, seat)
    if act is not None:
        yield act


_FLASHES: Final = (Phase.GENDARME, Phase.KRIEAU, Phase.PRATER)


def _goes_on(before: Sight) -> bool:
    """Whether what comes next belongs to the act before."""
    view: View = before.view
    is_turned = bool(before.events) and isinstance(before.events[-1], DieTurned)
    return view.phase in _FLASHES or (view.phase is Phase.TURN and is_turned)
