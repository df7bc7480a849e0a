"""A stop in words: for tooltips and for those who do not see it."""

from collections.abc import Iterator, Sequence

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import Fit, StopIndex
from vivaroi_gui.rules.vienna.moves import Gendarme, Occupied, Place
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.vienna.scene.legal_stops import LegalStops
from vivaroi_gui.ui.vienna.words.refusals import refusal_words
from vivaroi_gui.ui.vienna.words.stops import stop_words

_SEEN = Occupied, Gendarme
"""Said already by who is there."""
_WAYS = 4
"""So many ways to reach a stop are told."""


def headline(view: View, stop: StopIndex) -> str:
    """Its name, and which dice it takes."""
    shown = view.stops[stop]
    return shown.name if shown.fit is Fit.ANY else f"{shown.name}, {stop_words().fit(shown)}"


def described(
    view: View, stop: StopIndex, players: Sequence[Player], legal: LegalStops | None
) -> str:
    """Its name, its numbers, what it does, who lies there, and whether the dice in the hand fit."""
    return f"{headline(view, stop)}. {explained(view, stop, players, legal)}"


def explained(
    view: View, stop: StopIndex, players: Sequence[Player], legal: LegalStops | None
) -> str:
    """The same without its head."""
    words = stop_words()
    said = [words.effect(view.stops[stop])]
    names = [people().seat(player) for player in players]
    lying = [view.placed[stop]] if stop else view.geheimbund
    said += [words.lying(dice, names[dice.seat]) for dice in lying if dice is not None]
    if view.gendarme == stop and stop:
        said.append(words.gendarme())
    if legal is not None:
        said += _offered(legal, stop)
    return " ".join(said)


def standing_there(
    view: View, stop: StopIndex, players: Sequence[Player], course: int
) -> Iterator[str]:
    """What eyes see of it: whose carriage is there, and where along the street it lies."""
    words = stop_words()
    for seat, position in enumerate(view.positions):
        if stop and position == stop:
            name = people().seat(players[seat])
            yield words.stands_there(name, is_own=seat == view.seat)
    yield words.place(stop, course)


def _offered(legal: LegalStops, stop: StopIndex) -> Iterator[str]:
    """What can be done there now, what it costs, or why not."""
    words = stop_words()
    if stop in legal.moves:
        yield words.for_gendarme() if legal.is_for_gendarme else words.fits_now()
        if legal.bribe(stop):
            yield words.way_back(legal.bribe(stop))
    elif legal.has_dice or legal.is_for_gendarme:
        cause = legal.refusal(stop)
        if cause is not None and not isinstance(cause, _SEEN):
            yield refusal_words().refusal(cause)
    elif ways := legal.ways(stop):
        yield words.ways([_way(way, legal.view) for way in ways[:_WAYS]])
        if coins := min(map(legal.view.bribe, ways)):
            yield words.way_back(coins)
    elif legal.may_place:
        cause = legal.why_closed(stop)
        if not isinstance(cause, _SEEN):
            yield refusal_words().refusal(cause) if cause else words.none_fits()


def _way(way: Place, view: View) -> str:
    """Its dice, as 2 + 3."""
    white = view.whites[view.turn] if way.white and view.turn is not None else None
    faces = way.dice if white is None else (*way.dice, white)
    return " + ".join(map(str, faces))
