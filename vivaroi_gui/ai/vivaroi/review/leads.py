"""What a lead between two rounds is worth: the logistic share, by the form of the game.

The figures are maximum likelihood fits to who has won games of novices and of players by rules of
thumb (``tools/review/leads.py``): a round of two coronations spreads the totals more than one.
"""

from typing import Final

from vivaroi_gui.ai.sample import Effect
from vivaroi_gui.ai.vivaroi.playout import Goals, Markers, P, Playout
from vivaroi_gui.ai.vivaroi.standing import lead_shares, shares_of_victory
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.score import seat_totals

_SCALE: Final = (0.0, 4.0, 5.5)
"""Points that a lead is measured in, by the rounds still to come."""
_WIDER: Final = {"wedding": 1.5, "emissary": 1.25, "ambition": 1.2}
"""How much more the rounds of a variant spread the totals; of several the greatest counts."""
_OF_TEAMS: Final = 1.2
"""So much more where the lower of two markers counts,"""
_OF_A_SHARED_MARKER: Final = 0.75
"""and so much less where the lower of two cards moves one."""

_HELD_BACK: Final = 5
"""Points that the Emissary's total counts less with rounds to come: at a table all are against it
more than in thought.  Fitted to who has won mixed games."""

_POWER: Final = 0.87
"""The odds against each other are raised to it: at a table less is sure than in thought."""

FITTED: Final = (_SCALE, _WIDER, _OF_TEAMS, _OF_A_SHARED_MARKER, _HELD_BACK, _POWER)
"""All of them: where one changes, what was found out by it is stale."""


def scale(options: Options, left: int) -> float:
    """The points that a lead is measured in with so many rounds to come."""
    found = [factor for name, factor in _WIDER.items() if name in options.switched_on]
    if options.teams and not options.shared_marker:
        found.append(_OF_TEAMS)
    shared = _OF_A_SHARED_MARKER if options.shared_marker else 1.0
    return _SCALE[left] * max(found, default=1.0) * shared


def shares(view: View, playout: Playout[P], goals: Goals) -> list[float]:
    """The chances if the round ends like this: of each seat, and last of the Emissary if it plays.

    Together they are 1.
    """
    totals, left = playout.totals(goals), view.options.rounds - view.round
    if left:
        return by_lead(totals, view.options, left)
    return shares_of_victory(totals, playout, goals)


def by_lead(markers: Markers, options: Options, left: int) -> list[float]:
    """What a lead is worth with so many rounds to come."""
    seats, emissary = markers
    if emissary is not None:
        markers = Markers(seats, emissary - _HELD_BACK)
    return lead_shares(markers, scale(options, left))


def after_count(view: View) -> list[float]:
    """The same at a count: nothing is drawn any more."""
    options, seats = view.options, range(view.options.seats)
    if view.result is None:
        markers = Markers(seat_totals(options, view.totals), view.emissary_total)
        return by_lead(markers, options, options.rounds - view.round)
    won = view.result.winners
    means = [(seat in won) / len(won) if won else 0.0 for seat in seats]
    return [*means, float(view.result.is_emissary)] if options.emissary else means


def tempered(found: Effect) -> Effect:
    """Chances as they are said: odds raised to the power, errors with them (logistic slope)."""
    raised = [one**_POWER for one in found.means]
    whole = sum(raised)
    means = tuple([one / whole for one in raised])
    three = zip(found.means, means, found.errors, strict=True)
    return Effect(means, tuple([error * _slope(before, after) for before, after, error in three]))


def _slope(before: float, after: float) -> float:
    """How errors change with them; 0 where nothing is in doubt."""
    if not 0 < before < 1:
        return 0.0
    return _POWER * after * (1 - after) / (before * (1 - before))
