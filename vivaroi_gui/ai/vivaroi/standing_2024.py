"""What the end of a round of 2024 is worth for the game: see :mod:`.standing`."""

from collections.abc import Sequence
from math import exp
from typing import Final

from vivaroi_gui.ai.vivaroi.playout_2024 import Castle2024, Goals, Table
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import BESIDE_THRONE, NOBLES, SERVANTS, THRONE

_SCALE: Final = (0.0, 4.0, 5.5)
"""Points that a lead is measured in, by the rounds still to come."""
_ROUND_SCALE: Final = 4.0
_CLOSE: Final = 0.002
"""Worth of a point for whoever loses: of two defeats the closer one."""


def worth(view: View, seat: Seat, castle: Castle2024, goals: Goals) -> float:
    """The chance, 0 to 1, that ``seat`` wins the game if the round has ended like this.

    After the last round it is the victory itself, shared ones by shares.
    """
    totals = _by_seat(castle.table, castle.totals)
    left = view.options.rounds - view.round
    if left:
        return _chance(totals, seat, castle.emissary_total, _SCALE[left])
    return _victory(totals, seat, castle, goals)


def round_worth(view: View, seat: Seat, castle: Castle2024, _: Goals) -> float:
    """What the end of a round is worth to whoever thinks no further, 0 to 1."""
    return round_share(seat, castle, view.totals, view.emissary_total)


def round_share(
    seat: Seat, castle: Castle2024, before: Sequence[int], emissary_before: int | None
) -> float:
    """The share, 0 to 1, of a round that began with these totals, by its points alone."""
    gains = [total - old for total, old in zip(castle.totals, before, strict=True)]
    emissary = None
    if castle.emissary_total is not None and emissary_before is not None:
        emissary = castle.emissary_total - emissary_before
    return _chance(_by_seat(castle.table, gains), seat, emissary, _ROUND_SCALE)


def _by_seat(table: Table, totals: Sequence[int]) -> list[int]:
    """Of partners with a marker each the lower one counts."""
    if table.is_shared or len(table.sides) == len(totals):
        return list(totals)
    return [min([totals[person] for person in side]) for side in table.sides]


def _chance(totals: list[int], seat: Seat, emissary: int | None, scale: float) -> float:
    own = totals[seat]
    rivals = totals if emissary is None else [*totals, emissary]
    return 1 / sum([exp((total - own) / scale) for total in rivals])


def _victory(totals: list[int], seat: Seat, castle: Castle2024, goals: Goals) -> float:
    best = max(totals)
    ahead = best
    if castle.emissary_total is not None and castle.emissary_total > best:
        ahead = castle.emissary_total + 1  # it wins alone if it is ahead of everybody
    if totals[seat] < ahead:
        return _CLOSE * (totals[seat] - ahead)
    leaders = [one for one, total in enumerate(totals) if total == best]
    if len(leaders) == 1:
        return 1.0
    heights = {one: _height(castle.places, goals[one]) for one in leaders}
    most = max(heights.values())
    winners = [one for one in leaders if heights[one] == most]
    return 1 / len(winners) if seat in winners else 0.0


def _height(places: list[int], goals: tuple[int, ...]) -> int:
    """The highest floor with a favourite of either partner, -1 for none."""
    favourites = 0
    for goal in goals:
        favourites |= goal
    if (places[THRONE] | places[BESIDE_THRONE]) & favourites:
        return THRONE
    floors = range(NOBLES, SERVANTS - 1, -1)
    return next((floor for floor in floors if places[floor] & favourites), -1)
