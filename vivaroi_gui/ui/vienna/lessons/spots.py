"""Where what a lesson of Vienna speaks of lies: a word, or a word and which, such as ``stop:oper``.

Areas are in pixels of the page; empty where nothing of the kind is to be seen.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Json
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import STREET
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.vienna.final_page import FinalPage
from vivaroi_gui.ui.vienna.panels.offers import Deed
from vivaroi_gui.ui.vienna.panels.small_column import TownTab
from vivaroi_gui.ui.vienna.table_page import TablePage

Area = Callable[[str], QRectF]
_CHANGES: Final = {
    "throw": Deed.THROW,
    "reroll": Deed.REROLL,
    "coin": Deed.COIN,
    "point": Deed.POINT,
    "double": Deed.DOUBLE,
}
_MINE: Final = (TownTab.MINE,)
_TABS: Final[Mapping[str, Sequence[TownTab]]] = {
    "start": (TownTab.START,),
    "stop": (TownTab.TOWN,),
    "race": (TownTab.PLAYERS,),
    "seat": (TownTab.PLAYERS,),
    "salon": (TownTab.SALON,),
    "chronicle": (TownTab.SALON,),
    "told": (TownTab.STOP,),
    "sums": (TownTab.SO_FAR,),
    "dice": (TownTab.TOWN, TownTab.MINE),
}
"""Behind which one is what lessons speak of; all else is with the dice."""


def picture(action: Json, view: View, height: float, ratio: float) -> QPixmap:
    """None: what is asked in Vienna is asked of persons."""
    return QPixmap()


def where(page: QWidget, spot: str, view: View) -> QRectF:
    """Where that is on a page of Vienna."""
    word, _, which = spot.partition(":")
    found = _areas(page, view).get(word)
    return found(which) if found is not None else QRectF()


def bring(page: QWidget, spots: Sequence[str]) -> None:
    """To the front, where papers lie behind tabs."""
    if isinstance(page, TablePage) and spots:
        page.tabs.show_one_of(_TABS.get(spots[0].partition(":")[0], _MINE))


def point(page: QWidget, spots: Sequence[str], view: View) -> None:
    """The keys stand on the one stop of these."""
    stops = [spot.removeprefix("stop:") for spot in spots if spot.startswith("stop:")]
    if isinstance(page, TablePage) and len(stops) == 1:
        page.town.point(view.board.index[stops[0]])


def clear(page: QWidget, *, others_act: bool) -> list[QRectF]:
    """What a bubble leaves free if it can: the papers, and where the others put dice."""
    if isinstance(page, TablePage):
        stops = [page.town.stop_area(stop) for stop in STREET] if others_act else []
        return [*stops, QRectF(page.column.geometry())]
    if isinstance(page, FinalPage):
        return [page.layout_now.honours]
    return []


def _areas(page: QWidget, view: View) -> Mapping[str, Area]:
    if isinstance(page, TablePage):
        return _on_table(page, view)
    if isinstance(page, FinalPage):
        rows = {str(row.standing.seat): row for row in page.rows if row.standing is not None}
        return {"row": lambda seat: QRectF(rows[seat].geometry()) if seat in rows else QRectF()}
    return {}


def _on_table(page: TablePage, view: View) -> dict[str, Area]:
    column, index = page.column, view.board.index
    hand = column.hand

    def paper(panel: Panel, _: str = "") -> QRectF:
        return _on_page(column, panel, panel.face)

    def row(seat: str) -> QRectF:
        areas = {str(one): area for one, area in column.seats.rows}
        return _on_page(column, column.seats, areas[seat]) if seat in areas else paper(hand)

    def dice(which: str) -> QRectF:
        shown = hand.dice.buttons[: hand.dice.number]
        meant = [one for one in shown if which in ("", str(one.face), one.colour)]
        return _on_page(column, hand, _together(meant))

    def turn(_: str) -> QRectF:
        """The faces to choose from, once a die is to be turned."""
        offered = _on_page(column, hand, _together(hand.dice.faces))
        return _chip(page, Deed.TURN, "") if offered.isEmpty() else offered

    papers = {
        "start": column.start,
        "race": column.race,
        "salon": column.salon,
        "chronicle": column.salon,
        "hand": hand,
        "told": column.evaluation.stop,
        "sums": column.evaluation.sums,
    }
    changes = {word: partial(_chip, page, deed) for word, deed in _CHANGES.items()}
    return {
        **{word: partial(paper, panel) for word, panel in papers.items()},
        **changes,
        "turn": turn,
        "stop": lambda name: page.town.stop_area(index[name]),
        "seat": row,
        "dice": dice,
        "circle": lambda _: _on_page(column, hand, hand.circle_area),
    }


def _chip(page: TablePage, deed: Deed, _: str) -> QRectF:
    """The button of a change or an answer, where it is offered."""
    hand = page.column.hand
    chip = hand.chip_of(deed)
    return QRectF() if chip is None else _on_page(page.column, hand, QRectF(chip.geometry()))


def _together(parts: Sequence[QWidget]) -> QRectF:
    area = QRectF()
    for part in parts:
        if not part.isHidden():
            area |= QRectF(part.geometry())
    return area


def _on_page(column: QWidget, panel: Panel, area: QRectF) -> QRectF:
    """An area of a paper in the column, in pixels of the page; empty while the paper is hidden."""
    if area.isEmpty() or not panel.isVisibleTo(column):
        return QRectF()
    return area.translated(panel.pos() + column.pos())
