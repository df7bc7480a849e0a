"""What the end of a round is worth for the game: standing, the 33 of round three, tie-break."""

from math import exp
from typing import Final

from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Goals, Markers, P, Playout
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View

_ROUND_SCALE: Final = 4.0
"""Points that a lead in a round by itself is measured in."""
_FAR_SCALE: Final = 8.0
"""Points that whoever is far behind measures the distance in."""
_CLOSE: Final = 0.002
"""Worth of a point for whoever loses: of two defeats the closer one."""


def worth(view: View, seat: Seat, playout: Playout[P], goals: Goals) -> float:
    """The chance, 0 to 1, that ``seat`` wins the game if the round ends like this.

    After the last round it is the victory itself, shared ones by shares.
    """
    totals = playout.totals(goals)
    left = view.options.rounds - view.round
    if left:
        return _chance(totals.seats[seat], totals, expertise(view.options).scale[left])
    return _victory(totals, seat, playout, goals)


def nearness(_: View, seat: Seat, playout: Playout[P], goals: Goals) -> float:
    """How near, 0 to 1, ``seat`` comes to the others, for whoever can hardly win any more.

    It grows with the own points, and with what the leader does not get.
    """
    totals = playout.totals(goals)
    return _chance(totals.seats[seat], totals, _FAR_SCALE)


def lead_shares(markers: Markers, scale: float) -> list[float]:
    """The chance to win of each seat, and of the Emissary, by where their markers stand."""
    return [_chance(own, markers, scale) for own in _rivals(markers)]


def shares_of_victory(totals: Markers, playout: Playout[P], goals: Goals) -> list[float]:
    """What the end of the game is worth to each seat, and last to the Emissary where it plays."""
    winners = _winners(totals, playout, goals)
    won = [(seat in winners) / len(winners) if winners else 0.0 for seat in range(len(goals))]
    return won if totals.emissary is None else [*won, float(not winners)]


def round_share(seat: Seat, playout: Playout[P], goals: Goals) -> float:
    """The share, 0 to 1, of a round that ends like this, by its points alone."""
    gains = playout.gains(goals)
    return _chance(gains.seats[seat], gains, _ROUND_SCALE)


def _chance(own: int, markers: Markers, scale: float) -> float:
    return 1 / sum([exp((total - own) / scale) for total in _rivals(markers)])


def _rivals(markers: Markers) -> list[int]:
    """The Emissary is one more."""
    totals, emissary = markers
    return totals if emissary is None else [*totals, emissary]


def _victory(markers: Markers, seat: Seat, playout: Playout[P], goals: Goals) -> float:
    totals, emissary = markers
    best = max(totals)
    ahead = best
    if emissary is not None and emissary > best:
        ahead = emissary + 1  # it wins alone if it is ahead of everybody
    if totals[seat] < ahead:
        return _CLOSE * (totals[seat] - ahead)
    winners = _winners(markers, playout, goals)
    return 1 / len(winners) if seat in winners else 0.0


def _winners(markers: Markers, playout: Playout[P], goals: Goals) -> list[Seat]:
    """The highest, then whom the tie-break likes; nobody where the Emissary wins."""
    totals, emissary = markers
    best = max(totals)
    if emissary is not None and emissary > best:
        return []
    leaders = [one for one, total in enumerate(totals) if total == best]
    if len(leaders) == 1:
        return leaders
    ranks = {one: playout.tie_break(goals[one]) for one in leaders}
    most = max(ranks.values())
    return [one for one in leaders if ranks[one] == most]
