"""Where what a lesson speaks of lies: a word, or a word and whom or which, such as ``pawn:irina``.

Areas are in pixels of the page; empty where nothing of the kind is to be seen.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Json
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    THRONE,
    WC_3,
    WC_4,
)
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.player_strip import PlayerStrip
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.session.end_page import EndPage
from vivaroi_gui.ui.vivaroi.ambition import AmbitionPage
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO, card_area, paint_card
from vivaroi_gui.ui.vivaroi.count import CountPage
from vivaroi_gui.ui.vivaroi.count.road import CountRoad
from vivaroi_gui.ui.vivaroi.count.row import CountRow
from vivaroi_gui.ui.vivaroi.hall import HallPage
from vivaroi_gui.ui.vivaroi.hall.place import VoterPlace, tag_area
from vivaroi_gui.ui.vivaroi.hall.tray_picture import KEY_TEXT
from vivaroi_gui.ui.vivaroi.panels.favourites import Favourites
from vivaroi_gui.ui.vivaroi.pictures import CROWN_RATIO, pawn_picture
from vivaroi_gui.ui.vivaroi.scene.plaque import plaque_area, ribbon_area
from vivaroi_gui.ui.vivaroi.small_table import Leaf
from vivaroi_gui.ui.vivaroi.table_page import TablePage
from vivaroi_gui.ui.vivaroi.words.cards import card_words

_WCS: Final = {"3": WC_3, "4": WC_4}
_DUNGEONS: Final = {"1": DUNGEON_1, "2": DUNGEON_2, "3": DUNGEON_3}
_RIM: Final = 7
"""Pixels around a card in the hand, for its ring."""
_LEANS: Final = 1.1
"""How much more room a card takes that is turned a little."""
_LEAVES: Final = {
    "pawn": (Leaf.CASTLE, Leaf.GATE),
    "goal": (Leaf.FAVOURITES,),
    "votes": (Leaf.VOTES,),
    "out": (Leaf.VOTES,),
    "seat": (Leaf.PLAYERS,),
    "seats": (Leaf.PLAYERS,),
    "emissary": (Leaf.PLAYERS,),
    "chronicle": (Leaf.CHRONICLE, Leaf.PLAYERS),
}
"""Where a small table has what is spoken of; all else is seen with the castle."""
Area = Callable[[str], QRectF]


def picture(action: Json, view: View, height: float, ratio: float) -> QPixmap:
    """Whom an action moves, or the card that is laid."""
    if (name := action.get("character")) is not None:
        edition = view.options.edition
        character = EDITION_NAMED[edition].cast.index(name)
        return pawn_picture(edition, character, height, ratio)
    width = height / CARD_RATIO
    card, words = Card(action["card"]), card_words().forms(Card(action["card"]))
    area = card_area(width)
    return painted(area, ratio, lambda painter: paint_card(painter, card, words, width, ratio))


def where(page: QWidget, spot: str, view: View) -> QRectF:
    """Where that is on a page of the castle."""
    word, _, which = spot.partition(":")
    found = _areas(page, view).get(word)
    area = found(which) if found is not None else QRectF()
    if isinstance(page, TablePage) and page.chronicle.is_open and word != "chronicle":
        return QRectF() if area.intersects(_of(page.chronicle)) else area
    return area


def bring(page: QWidget, spots: Sequence[str]) -> None:
    """On a small table: the paper on which the first of these lies, or the castle."""
    if isinstance(page, TablePage) and "chronicle" not in spots:
        page.chronicle.set_open(False)
    if isinstance(page, TablePage) and spots:
        page.leaves.show_one_of(_LEAVES.get(spots[0].partition(":")[0], (Leaf.CASTLE,)))


def point(page: QWidget, spots: Sequence[str], view: View) -> None:
    """The keys stand on the one pawn of these."""
    pawns = [spot.removeprefix("pawn:") for spot in spots if spot.startswith("pawn:")]
    if isinstance(page, TablePage) and len(pawns) == 1:
        page.board.point(view.options.rulebook.characters[pawns[0]])


def clear(page: QWidget, *, others_act: bool) -> list[QRectF]:
    """What a bubble leaves free if it can: where people act, and what they look at."""
    if isinstance(page, TablePage):
        areas = page.board.areas
        watched = [_of(page.seats), _of(page.votes)] if others_act else []
        return [areas.castle, areas.gate, _of(page.banner), _of(page.favourites), *watched]
    if isinstance(page, HallPage):
        ribbon = page.stage.geometry.ribbon(0)
        ballot, cards = QRectF(page.ballot.geometry()), _in_hall(page)["cards"]("")
        return [_candidate(page), ribbon, cards, ballot]
    if isinstance(page, AmbitionPage):
        return [*map(page.card_area, page.cards), _of(page.favourites)]
    rows = [QRectF(row.geometry()) for row in page.findChildren(PlayerStrip) if row.isVisible()]
    return [page.layout_now.honours] if isinstance(page, EndPage) else rows


def _areas(page: QWidget, view: View) -> Mapping[str, Area]:
    if isinstance(page, TablePage):
        return _on_table(page, view)
    if isinstance(page, HallPage):
        return _in_hall(page)
    if isinstance(page, CountPage):
        return _in_count(page, view)
    if isinstance(page, AmbitionPage):
        return {"card": lambda which: _ambition(page, which), "goal": lambda _: _goal(page, "")}
    return {}


def _of(panel: Panel) -> QRectF:
    """The face of a paper, where that is shown."""
    return QRectF() if panel.isHidden() else panel.face.translated(panel.pos())


# --- the table -----------------------------------------------------------------------------------


def _on_table(page: TablePage, view: View) -> dict[str, Area]:
    areas, cast = page.board.areas, view.options.rulebook.characters
    return {
        "pawn": lambda who: _pawn(page, cast[who]) if who in cast else QRectF(),
        "floor": lambda floor: areas.room(int(floor)),
        "throne": lambda _: areas.room(THRONE) | ribbon_area(areas),
        "pips": lambda floor: plaque_area(areas, int(floor)),
        "wc": lambda floor: areas.room(_WCS[floor]),
        "dungeon": lambda number: areas.cell(_DUNGEONS[number]),
        "beside_throne": lambda _: _standing_beside(page, view),
        "road": lambda _: areas.road,
        "goal": lambda which: _goal(page, which),
        "votes": lambda _: _of(page.votes),
        "out": lambda _: _of(page.eliminated),
        "seats": lambda _: _of(page.seats),
        "seat": lambda seat: _ticket(page, int(seat)),
        "emissary": lambda _: _ticket(page, None),
        "chronicle": lambda which: _chronicle(page, which),
        "phase": lambda _: _of(page.banner),
    }


def _pawn(page: TablePage, character: int) -> QRectF:
    """With the bulb of a hint that speaks of it."""
    return page.board.pawn_area(character) | page.board.hint_area(character)


def _standing_beside(page: TablePage, view: View) -> QRectF:
    """Whoever was crowned first and waits beside the throne."""
    waits = [one for one, place in enumerate(view.places) if place == BESIDE_THRONE]
    return page.board.pawn_area(waits[0]) if waits else QRectF()


def _ticket(page: TablePage, seat: int | None) -> QRectF:
    """The ticket of a seat; where it has none, the banner, which is the viewer's."""
    tickets = dict(page.seats.papers())
    if seat not in tickets:
        return _of(page.banner)
    return tickets[seat].translated(page.seats.pos())


def _chronicle(page: TablePage, which: str) -> QRectF:
    """The chronicle, or its head."""
    whole = _of(page.chronicle)
    if which == "head":
        whole.setHeight(min(whole.height(), 48 * page.chronicle.unit))
    return whole


def _goal(page: TablePage | AmbitionPage, which: str) -> QRectF:
    """The card of favourites, its head, one of a team's, or one favourite on it."""
    card: Favourites = page.favourites
    whole = _of(card)
    if which == "head":
        whole.setHeight(min(whole.height(), 72 * card.unit))
    elif which.isdecimal():
        half = whole.height() / 2
        whole = QRectF(whole.left(), whole.top() + half * int(which), whole.width(), half)
    return whole


# --- the other pages -----------------------------------------------------------------------------


def _candidate(page: HallPage) -> QRectF:
    """Whoever sits there, and the crown above."""
    geometry = page.stage.geometry
    wide = max(geometry.pawn_height * PAWN_RATIO, geometry.crown_width * 1.4)
    top = geometry.crown_hovering.y() - geometry.crown_width * CROWN_RATIO * 0.6
    return QRectF(geometry.feet.x() - wide / 2, top, wide, geometry.feet.y() - top)


def _in_hall(page: HallPage) -> dict[str, Area]:
    places = {place.voter.seat: place for place in page.stage.places if place.voter is not None}

    def card(seat: int | None) -> QRectF:
        """With its tag, which tells whose it is and what it says."""
        place = places.get(seat)
        return _card(page, place) | tag(seat) if place else QRectF()

    def tag(seat: int | None) -> QRectF:
        place = places.get(seat)
        return _tag(page, place) if place else QRectF()

    def cards(_: str) -> QRectF:
        area = QRectF()
        for seat in places:
            area |= card(seat)
        return area

    def emissary(_: str) -> QRectF:
        panel = _of(page.emissary)
        return tag(None) | card(None) if panel.isEmpty() else panel

    return {
        "candidate": lambda _: _candidate(page),
        "throne": lambda _: _candidate(page),
        "hand": lambda _: _in_ballot(page, page.ballot.cards),
        "lay": lambda _: _lay(page),
        "cards": cards,
        "card": lambda seat: card(int(seat)),
        "tag": lambda seat: tag(int(seat)),
        "seat": lambda seat: tag(int(seat)),
        "emissary": emissary,
        "goal": lambda _: _of(page.favourites),
    }


def _lay(page: HallPage) -> QRectF:
    """The button, and its key, where that is written over it."""
    area = _in_ballot(page, (page.ballot.confirm,))
    if not area.isEmpty() and page.ballot.chosen is not None:
        area.setTop(area.top() - 1.2 * KEY_TEXT.at(page.stage.geometry.unit))
    return area


def _in_ballot(page: HallPage, parts: Sequence[QWidget]) -> QRectF:
    """Some of what a card is chosen and played with, while that is to be seen."""
    ballot, area = page.ballot, QRectF()
    if not ballot.is_open:
        return area
    for part in parts:
        shape = part.mask().boundingRect()  # a card that leans has more room than it needs
        seen = part.rect() if shape.isEmpty() else shape.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        area |= QRectF(seen.translated(part.pos()))
    return area.translated(ballot.pos()) & QRectF(page.rect())


def _card(page: HallPage, place: VoterPlace) -> QRectF:
    width = page.stage.geometry.shown_width
    area = QRectF(0, 0, width * _LEANS, width * CARD_RATIO * _LEANS)
    area.moveCenter(place.card.pos())
    return area


def _tag(page: HallPage, place: VoterPlace) -> QRectF:
    spot = place.spot
    return tag_area(spot, page.stage.geometry).translated(spot.tag) if spot else QRectF()


def _in_count(page: CountPage, view: View) -> dict[str, Area]:
    rows: dict[str, CountRow] = {}
    for row in page.findChildren(CountRow):
        if row.standing is not None and row.isVisibleTo(page):
            seat = row.standing.seat
            rows["emissary" if seat is None else str(seat)] = row
    cast = view.options.rulebook.characters

    def badge(which: str) -> QRectF:
        seat, _, who = which.partition(":")
        row = rows.get(seat)
        return row.tile_of(cast[who]).translated(row.pos()) if row else QRectF()

    road = page.findChild(CountRoad)
    return {
        "row": lambda seat: QRectF(rows[seat].geometry()) if seat in rows else QRectF(),
        "badge": badge,
        "road": lambda _: QRectF(road.geometry()) if isinstance(road, QWidget) else QRectF(),
    }


def _ambition(page: AmbitionPage, which: str) -> QRectF:
    found = [card for card in page.cards if card.ambition == which]
    return page.card_area(found[0]) if found else QRectF()
