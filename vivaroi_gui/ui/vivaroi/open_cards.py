"""Everybody's favourites and Ambitions, where a finished game is seen with nothing hidden."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Goal
from vivaroi_gui.rules.vivaroi.modules.banished import banished
from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_sheet, paint_title
from vivaroi_gui.ui.kit.people import people, persons
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.portrait import paint_shield
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen, advance, fits
from vivaroi_gui.ui.vivaroi.panels.pawn_row import gone, paint_pawns
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_emblem, ambition_title
from vivaroi_gui.ui.vivaroi.words.editions import lore

_HEAD, _EDGE, _GAP = 42.0, 18.0, 10.0
_NAME, _SHIELD = 0.24, 22.0
"""Share of a cell for the name, at least; width of the shield before it."""
_SHRUNK = 0.85
"""How much of their height pawns keep for the sake of names."""
_LETTERS = 0.8
"""Of a name, by the height of its line."""
_LINE = 15.0
"""Units of a line, at least."""
_COLUMNS = (1, 2, 3, 4)
_LOOSEST = 1.8
"""Steps from pawn to pawn, in widths."""


class Held(NamedTuple):
    """The cards of one person."""

    person: Person
    goal: Goal
    ambition: str | None


class OpenCards(Panel):
    """A line for each person; in as many columns as make the pawns largest."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._held: tuple[Held, ...] = ()
        self.hide()

    def show_cards(self, view: View, players: Sequence[Player], seats: Sequence[View]) -> None:
        """``view`` has the open goals; ``seats`` are the views of all of them, or none to close."""
        self._view = view
        ambitions = [ambition for seat in seats for ambition in seat.ambitions]
        named = zip(persons(players), view.open_goals, ambitions, strict=True)
        self._held = tuple(Held(*one) for one in named) if seats and view.open_goals else ()
        self.describe()
        self.refresh()

    @property
    def has_cards(self) -> bool:
        return bool(self._held)

    @property
    def _title(self) -> str:
        return self.tr("Everybody’s favourites")

    def describe(self) -> None:
        self.setAccessibleName(self._title)
        set_description(self, "; ".join(self._told(one) for one in self._held))

    def _told(self, held: Held) -> str:
        assert self._view is not None
        named = lore(self._view.options.edition).character
        told = labelled(held.person.name, people().names([named(one) for one in held.goal]))
        return told if held.ambition is None else f"{told}, {ambition_title(held.ambition)}"

    @property
    def _has_title(self) -> bool:
        """Where lines would be too low below it, its tab is enough."""
        high = self.face.height() / self.unit - _HEAD - 0.7 * _EDGE
        return high >= _LINE * -(-len(self._held) // _COLUMNS[-1])

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        pen, unit = Pen(painter, self.tips), self.unit
        paint_sheet(painter, self.face, unit)
        if self._has_title:
            paint_title(pen, self.face, unit, self._title)
        for area, held in zip(self._cells(), self._held, strict=True):
            self._draw_person(pen, area, held)

    def _cells(self) -> list[QRectF]:
        unit, edge = self.unit, _EDGE * self.unit
        top = _HEAD * unit if self._has_title else 0.7 * edge
        room = self.face.adjusted(edge, top, -edge, -0.7 * edge)
        across = max(_COLUMNS, key=lambda columns: self._pawn_height(room, columns))
        down = -(-len(self._held) // across)
        wide = (room.width() - (across - 1) * _GAP * unit) / across
        high = room.height() / down
        return [
            QRectF(
                room.left() + number // down * (wide + _GAP * unit),
                room.top() + number % down * high,
                wide,
                high,
            )
            for number in range(len(self._held))
        ]

    def _pawn_height(self, room: QRectF, columns: int) -> float:
        down = -(-len(self._held) // columns)
        wide = room.width() / columns * (1 - _NAME) - _SHIELD * self.unit
        return min(room.height() / down, wide / 7 / PAWN_RATIO, 72 * self.unit)

    def _draw_person(self, pen: Pen, area: QRectF, held: Held) -> None:
        assert self._view is not None
        unit, options, middle = self.unit, self._view.options, area.center().y()
        shield = QPointF(area.left() + 9 * unit, middle)
        paint_shield(pen.painter, held.person, shield, 18 * unit, self.ratio)
        across = self._name_width(area)
        name = area.adjusted(_SHIELD * unit, 0, 0, 0)
        name.setWidth(across - 6 * unit)
        self._write_name(pen, name, held.person.name)
        pawns = area.adjusted(_SHIELD * unit + across, 0, 0, 0)
        if options.ambition:
            side = min(area.height(), pawns.width() / 7)
            pawns.setRight(area.right() - side)
            self._draw_ambition(pen, QRectF(pawns.right(), middle - side / 2, side, side), held)
        self._draw_pawns(pen, pawns, held.goal)

    def _name_width(self, cell: QRectF) -> float:
        """As the longest name needs, if pawns that are not far apart leave it."""
        unit, most = self.unit, cell.width()
        made = self._letters(cell)
        longest = max(advance(one.person.name, made, 0) for one in self._held)
        high = _SHRUNK * min(0.94 * cell.height(), (1 - _NAME) * most / 7 / PAWN_RATIO)
        spare = most - _SHIELD * unit - 7 * high * PAWN_RATIO
        return max(_NAME * most, min(longest + 6 * unit, spare))

    def _letters(self, cell: QRectF) -> QFont:
        """No higher than a line of many."""
        return bold(min(15.5 * self.unit, _LETTERS * cell.height()))

    def _write_name(self, pen: Pen, area: QRectF, name: str) -> None:
        """On two lines, if it must be."""
        made, room = self._letters(area), area.width()
        if advance(name, made, room) > room and fits(area, name, made):
            pen.lines(area, name, made, tones().ink, LEFT)
            return
        base = QPointF(area.left(), area.center().y() + 5 * self.unit)
        pen.line(base, name, made, tones().ink, room)

    def _draw_pawns(self, pen: Pen, area: QRectF, goal: Goal) -> None:
        """As large as fits, and not far apart."""
        assert self._view is not None
        options, step = self._view.options, area.width() / len(goal)
        high = min(0.94 * area.height(), step / PAWN_RATIO)
        step = min(step, high * PAWN_RATIO * _LOOSEST)
        banished_one = banished(options, goal)
        for number, character in enumerate(goal):
            spot = QRectF(area.left() + number * step, area.center().y() - high / 2, step, high)
            one = (character,)
            crossed = gone(self._view, one)
            edition, ratio = options.edition, self.ratio
            paint_pawns(pen.painter, edition, one, spot, ratio, banished_one, crossed)

    def _draw_ambition(self, pen: Pen, area: QRectF, held: Held) -> None:
        if held.ambition is not None:
            side = area.width()
            emblem = picture(ambition_emblem(held.ambition), side, side, self.ratio)
            pen.painter.drawPixmap(area.topLeft(), emblem)
            pen.tell(area, ambition_title(held.ambition))
