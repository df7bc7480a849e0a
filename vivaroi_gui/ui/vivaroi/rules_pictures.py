"""Pictures for the rules, drawn from what the game itself shows: castle, cards, favourites."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from vivaroi_gui.rules.vivaroi.data import (
    DIGNITARIES,
    DUNGEONS,
    FLOORS,
    NOBLES,
    OFFICERS,
    OUT,
    POINTS_AT,
    THRONE,
    TRADERS,
    WCS,
    Character,
)
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Card
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED
from vivaroi_gui.ui.kit.fonts import numeral
from vivaroi_gui.ui.kit.ink import fill, outline, oval, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, paint_landscape, picture
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.struck import paint_struck
from vivaroi_gui.ui.kit.tones import Tones, tones
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO, paint_card
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.pictures import Mood, crown_picture, pawn_picture
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.scenery import paint_castle, paint_front
from vivaroi_gui.ui.vivaroi.scene.seating import Seating
from vivaroi_gui.ui.vivaroi.words.cards import card_words

_PICTURES: Final = ("castle", "climb", "votes", "goal")
_CASTLE: Final = QRectF(0, 0, 420, 372)
_CLIMB: Final = QRectF(0, 0, 420, 312)
_GOAL: Final = QRectF(0, 0, 510, 116)
_HIGH: Final = 186.0
_VOTE: Final = 170.0
"""How high the picture of an election is, and how wide each of its outcomes."""
_RADIUS: Final = 15.0
_CLIMBERS: Final = {
    1: DIGNITARIES,
    6: TRADERS,
    **dict.fromkeys((0, 3, 4, 8), OFFICERS),
}
"""Where those stand of whom it is shown who may go up."""
_EXAMPLE: Final = {
    "2003": (THRONE, NOBLES, DIGNITARIES, OFFICERS, 1, 0),
    "2024": (THRONE, NOBLES, DIGNITARIES, TRADERS, WCS[1], DUNGEONS[2]),
}
"""Where six favourites stand at the end of a round."""


class _Outcome(NamedTuple):
    """Three cards, and what becomes of the candidate."""

    cards: tuple[Card, ...]
    mood: Mood
    to: int
    """Where the candidate goes."""


_OUTCOMES: Final = {
    "2003": (
        _Outcome((YES, YES, YES), Mood.PROUD, THRONE),
        _Outcome((YES, NO, YES), Mood.SULKING, OUT),
    ),
    "2024": (
        _Outcome((YES, YES, YES), Mood.PROUD, THRONE),
        _Outcome((YES, NO, YES), Mood.SULKING, DUNGEONS[2]),
        _Outcome((YES, NO, STOMACH_ACHE), Mood.WORRIED, NOBLES),
    ),
}


def rules_pictures(edition: str, ratio: float) -> Mapping[str, QPixmap]:
    """By the addresses that the text names, at the pixels of the device."""
    return {name: _drawn(name, edition, ratio) for name in _PICTURES}


def rules_pictures_ahead(edition: str, ratio: float) -> Iterator[None]:
    """Keeps them, one at each step, and before that everybody who stands in a castle."""
    cast, climbers = range(len(EDITION_NAMED[edition].cast)), _CLIMBERS
    for geometry, shown in ((_geometry(edition, _CASTLE), cast), (_climbed(edition), climbers)):
        for character in shown:
            pawn_picture(edition, character, geometry.stand(NOBLES).height, ratio)
            yield
    for name in _PICTURES:
        _drawn(name, edition, ratio)
        yield


def _drawn(name: str, edition: str, ratio: float) -> QPixmap:
    words = tuple(word for card in Card for word in card_words().forms(card))
    return _kept(name, edition, ratio, tones(), words)


@lru_cache(maxsize=8)
def _kept(name: str, edition: str, ratio: float, _tones: Tones, _words: tuple[str, ...]) -> QPixmap:
    votes = QRectF(0, 0, _VOTE * len(_OUTCOMES[edition]), _HIGH)
    area, paint = {
        "castle": (_CASTLE, _paint_castle),
        "climb": (_CLIMB, _paint_climb),
        "votes": (votes, _paint_votes),
        "goal": (_GOAL, _paint_goal),
    }[name]
    return painted(area, ratio, partial(paint, edition, area, ratio))


# --- the castle ----------------------------------------------------------------------------------


def _paint_castle(edition: str, area: QRectF, ratio: float, painter: QPainter) -> None:
    """All floors, and on each what a favourite is worth there."""
    geometry = _geometry(edition, area)
    _paint_scene(painter, area, geometry)
    seats = Seating().after(_spread(edition))
    _paint_pawns(painter, edition, geometry, seats, ratio)
    paint_front(painter, geometry)
    for place in _worth(edition):
        room = geometry.cell(place) if place in DUNGEONS else geometry.room(place)
        at = QPointF(room.left() - 20 * geometry.scale, room.center().y())
        if place == THRONE or place not in FLOORS:
            at = QPointF(room.right(), room.top() + 12 * geometry.scale)
        _paint_seal(painter, at, place)


def _paint_climb(edition: str, area: QRectF, ratio: float, painter: QPainter) -> None:
    """One goes up from the Dignitaries to the Nobles; another waits below four Officers."""
    geometry = _climbed(edition)
    _paint_scene(painter, area, geometry)
    places = [OUT] * len(EDITION_NAMED[edition].cast)
    for character, place in _CLIMBERS.items():
        places[character] = place
    seats = Seating().after(places)
    _paint_pawns(painter, edition, geometry, seats, ratio)
    goal = seats.landing(geometry, 1, NOBLES)
    start = seats.stand(geometry, 1)
    assert goal is not None, "there is room among the Nobles"
    assert start is not None, "somebody stands there"
    painter.setOpacity(0.45)
    _paint_pawn(painter, edition, 1, goal.feet, goal.height, ratio)
    painter.setOpacity(1.0)
    high = goal.height * 0.62
    arrow = picture("kit/arrow-up", high, high, ratio)
    painter.drawPixmap(start.feet + QPointF(start.height * 0.32, -1.55 * start.height), arrow)
    for floor in range(TRADERS, THRONE):
        _paint_seal(painter, QPointF(_RADIUS + 8, geometry.room(floor).center().y()), floor)


def _climbed(edition: str) -> Geometry:
    """The part of a castle in which somebody goes up."""
    scale = _CLIMB.width() / 520
    whole = QRectF(-166 * scale, -184 * scale, 830 * scale, 766 * scale)
    if EDITION_NAMED[edition].annexes:
        return Geometry(whole.translated(26 * scale, 0), has_annexes=True)
    return Geometry(whole)


def _geometry(edition: str, area: QRectF) -> Geometry:
    has_annexes = bool(EDITION_NAMED[edition].annexes)
    inside = area.adjusted(4, 4, -4 - 26 * has_annexes, 0)
    return Geometry(inside, has_annexes=has_annexes)


def _paint_scene(painter: QPainter, area: QRectF, geometry: Geometry) -> None:
    painter.setClipPath(rounded(area, 12))
    paint_landscape(painter, area)
    paint_castle(painter, geometry)


def _worth(edition: str) -> Iterator[int]:
    """Each place that is worth something, or that nobody would look for."""
    yield from FLOORS
    if EDITION_NAMED[edition].annexes:
        yield from (*WCS, *DUNGEONS)


def _spread(edition: str) -> Sequence[int]:
    """Where everybody stands: one on the throne, and some on each floor."""
    count = len(EDITION_NAMED[edition].cast)
    places = [THRONE, 5, 4, 4, 3, 3, 3, 2, 2, 1, 1, 1, 0, OFFICERS][:count]
    if EDITION_NAMED[edition].annexes:
        places[3], places[6] = DUNGEONS[2], WCS[1]
    return places


def _paint_pawns(
    painter: QPainter, edition: str, geometry: Geometry, seats: Seating, ratio: float
) -> None:
    for character, _ in enumerate(seats.places):
        stand = seats.stand(geometry, character)
        if stand is not None:
            _paint_pawn(painter, edition, character, stand.feet, stand.height, ratio)


# --- cards and favourites ------------------------------------------------------------------------


def _paint_votes(edition: str, area: QRectF, ratio: float, painter: QPainter) -> None:
    """Each outcome on a paper of its own: the cards, and the candidate below."""
    for number, outcome in enumerate(_OUTCOMES[edition]):
        paper = QRectF(number * _VOTE + 4, 2, _VOTE - 8, area.height() - 4)
        _paint_paper(painter, paper)
        wide = 46.0
        for place, card in enumerate(outcome.cards):
            painter.save()
            painter.translate(paper.center().x() + (place - 1) * 50, 14 + wide * CARD_RATIO / 2)
            paint_card(painter, card, card_words().forms(card), wide, ratio)
            painter.restore()
        _paint_candidate(painter, edition, outcome, paper, ratio)


def _paint_candidate(
    painter: QPainter, edition: str, outcome: _Outcome, paper: QRectF, ratio: float
) -> None:
    """Crowned, out of the castle, or with what a favourite brings where it goes."""
    feet = QPointF(paper.center().x(), paper.bottom() - 8)
    candidate = len(EDITION_NAMED[edition].cast) - 6
    painter.setOpacity(0.5 if outcome.to == OUT else 1.0)
    _paint_pawn(painter, edition, candidate, feet, 70, ratio, outcome.mood)
    painter.setOpacity(1.0)
    if outcome.to == THRONE:
        painter.drawPixmap(feet + QPointF(-15, -86), crown_picture(30, ratio))
    elif outcome.to == OUT:
        paint_struck(painter, QRectF(feet.x() - 29, feet.y() - 70, 58, 70))
    else:
        _paint_seal(painter, feet + QPointF(44, -36), outcome.to)


def _paint_goal(edition: str, area: QRectF, ratio: float, painter: QPainter) -> None:
    """Six favourites, each with what it brings, and the sum."""
    _paint_paper(painter, area.adjusted(2, 2, -2, -2))
    step, places = 72.0, _EXAMPLE[edition]
    for number, place in enumerate(places):
        feet = QPointF(42 + number * step, area.bottom() - 14)
        _paint_pawn(painter, edition, number * 2, feet, 84, ratio)
        _paint_seal(painter, feet + QPointF(24, -72), place)
        if place == THRONE:
            painter.drawPixmap(feet + QPointF(-16, -98), crown_picture(32, ratio))
    total = QRectF(42 + 5.5 * step, 0, area.right() - 46 - 5.5 * step, area.height())
    told = f"= {sum(POINTS_AT[place] for place in places)}"
    write_middle(painter, total, told, numeral(30), tones().heading)


def _paint_paper(painter: QPainter, area: QRectF) -> None:
    shape = rounded(area, 12)
    fill(painter, shape, tones().cream)
    outline(painter, shape, tones().row_edge, 1.6)


def _paint_pawn(
    painter: QPainter,
    edition: str,
    character: Character,
    feet: QPointF,
    height: float,
    ratio: float,
    mood: Mood | None = None,
) -> None:
    drawn = pawn_picture(edition, character, height, ratio, mood)
    painter.drawPixmap(feet - QPointF(height * PAWN_RATIO / 2, height), drawn)


def _paint_seal(painter: QPainter, at: QPointF, place: int) -> None:
    """What a favourite brings there, in the colour of the place."""
    disc = oval(at.x(), at.y(), _RADIUS, _RADIUS)
    fill(painter, disc, _colour(place))
    outline(painter, disc, tones().cream, 2)
    told = str(POINTS_AT[place]).replace("-", "−")
    write_middle(painter, disc.boundingRect(), told, numeral(15), tones().cream)


def _colour(place: int) -> QColor:
    shown = castle_tones()
    if place in FLOORS:
        return shown.seals[place]
    return shown.dungeon_seal if place in DUNGEONS else shown.wc_seal
