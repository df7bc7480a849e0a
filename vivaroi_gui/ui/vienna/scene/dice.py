"""The dice that lie in the town, and whose they are."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.ui.kit.fonts import at_most, heavy
from vivaroi_gui.ui.kit.ink import fill, outline, oval
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.portrait import shield_picture
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.vienna.pictures import WHITE, die_corner, die_picture
from vivaroi_gui.ui.vienna.scene.layout import TownLayout, heaps
from vivaroi_gui.ui.vienna.scene.stops import YARD
from vivaroi_gui.ui.vienna.town_tones import town_tones

RESTING, SHIELDS, MOVING = 10.0, 16.0, 40.0
"""Layers."""
_SHIELD, _LEAST_SHIELD = 19.0, 14.0
"""Units of an owner's shield; pixels, at least."""
_COUNT = 9.0


class DieLook(NamedTuple):
    """A die as it is seen."""

    colour: str
    face: int


def looks_of(dice: Occupation, colours: Sequence[str]) -> list[DieLook]:
    """Each of the dice that a seat has put somewhere, the white one last."""
    found = [DieLook(colours[dice.seat], face) for face in dice.dice]
    return found if dice.white is None else [*found, DieLook(WHITE, dice.white)]


class Die(Sheet):
    """Its origin is its middle."""

    def __init__(self) -> None:
        super().__init__()
        self.look: DieLook | None = None
        self.edge = 0.0
        self.rest = QPointF()
        """Where it belongs, whatever it does meanwhile."""

    def draw_die(self, look: DieLook, edge: float, ratio: float) -> None:
        self.look, self.edge = look, edge
        corner = die_corner(edge)
        self.show_picture(die_picture(*look, edge, ratio), corner.x(), corner.y())


class TownDice:
    """``placed`` by stop and ``yard`` are what lies there; whatever moves is decoration."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._layout = TownLayout()
        self._ratio = 1.0
        self._colours: Sequence[str] = ()
        self._lying: dict[StopIndex, list[Die]] = {}
        self._free: list[Die] = []
        self._shields: dict[StopIndex, Sheet] = {}
        self._counts: list[Sheet] = []
        self.placed: dict[StopIndex, Occupation] = {}
        self.yard: tuple[Occupation, ...] = ()

    def set_colours(self, colours: Sequence[str]) -> None:
        """Of each seat."""
        self._colours = colours
        self.show({}, ())

    def draw(self, layout: TownLayout, ratio: float) -> None:
        """Takes new sizes."""
        self._layout, self._ratio = layout, ratio
        self._lay_all()

    def show(self, placed: Mapping[StopIndex, Occupation], yard: tuple[Occupation, ...]) -> None:
        """Everything as it lies."""
        self.placed, self.yard = dict(placed), yard
        self._lay_all()

    def put(self, stop: StopIndex, dice: Occupation) -> None:
        """More dice come to a stop."""
        if stop == YARD:
            self.yard = (*self.yard, dice)
            self._lay_yard()
        else:
            self.placed[stop] = dice
            self._lay(stop)

    def take(self, stop: StopIndex) -> None:
        """The dice of a stop are gone."""
        self.placed.pop(stop, None)
        if stop == YARD:
            self.yard = ()
        self._lay_all()

    def seen(self, stop: StopIndex, dice: Occupation) -> list[Die]:
        """What shows these dice there, which came last: in a heap, what lies on it."""
        lying, looks = self._lying.get(stop, []), looks_of(dice, self._colours)
        if stop == YARD and any(count.isVisible() for count in self._counts):
            colours = {look.colour for look in looks}
            return [die for die in lying if die.look is not None and die.look.colour in colours]
        return lying[-len(looks) :]

    # --- laying --------------------------------------------------------------------------------

    def _lay_all(self) -> None:
        for stop in set(self._lying) - set(self.placed) - {YARD}:
            self._clear(stop)
        for stop in self.placed:
            self._lay(stop)
        self._lay_yard()

    def _clear(self, stop: StopIndex) -> None:
        for die in self._lying.pop(stop, []):
            die.hide()
            self._free.append(die)
        if stop in self._shields:
            self._shields[stop].hide()

    def _lay(self, stop: StopIndex) -> None:
        self._clear(stop)
        if self._layout.is_empty:
            return
        dice = self.placed[stop]
        edge = self._layout.die_edge(stop)
        spots = [
            (look, self._layout.slot(stop, slot))
            for slot, look in enumerate(looks_of(dice, self._colours))
        ]
        self._lying[stop] = [self._die(look, at, edge) for look, at in spots]
        self._hang_shield(stop, dice.seat)

    def _lay_yard(self) -> None:
        self._clear(YARD)
        for count in self._counts:
            count.hide()
        if self._layout.is_empty:
            return
        looks = [look for dice in self.yard for look in looks_of(dice, self._colours)]
        edge = self._layout.die_edge(YARD)
        lying = []
        for heap in heaps([look.colour for look in looks]):
            at = self._layout.slot(YARD, heap.slot)
            lying.append(self._die(looks[heap.top], at, edge))
            if heap.high > 1:
                self._write_count(heap.slot, heap.high, at + QPointF(edge, edge) * 0.42)
        self._lying[YARD] = lying

    def _die(self, look: DieLook, at: QPointF, edge: float) -> Die:
        if self._free:
            die = self._free.pop()
        else:
            die = Die()
            self._scene.addItem(die)
        die.draw_die(look, edge, self._ratio)
        die.rest = at
        die.setPos(at)
        die.setZValue(RESTING)
        die.setOpacity(1)
        die.setRotation(0)
        die.setScale(1)
        die.show()
        return die

    def _hang_shield(self, stop: StopIndex, seat: int) -> None:
        shield = self._shields.setdefault(stop, self._sheet())
        width = max(_LEAST_SHIELD, _SHIELD * self._layout.scale)
        drawn = shield_picture(self._colours[seat], width, self._ratio)
        shield.show_picture(drawn, -width / 2, -width / 2)
        shield.setPos(self._layout.owner(stop))
        shield.setOpacity(1)
        shield.show()

    def show_owner(self, stop: StopIndex, opacity: float) -> None:
        """The owner's shield there, as far as it is to be seen."""
        if stop in self._shields:
            self._shields[stop].setOpacity(opacity)

    def _write_count(self, slot: int, number: int, at: QPointF) -> None:
        while len(self._counts) <= slot:
            self._counts.append(self._sheet())
        radius = max(8.5, _COUNT * self._layout.scale)
        area = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        made = at_most(heavy(radius * 1.4), radius * 1.6)

        def paint(painter: QPainter) -> None:
            shown = town_tones()
            disc = oval(0, 0, radius - 1, radius - 1)
            fill(painter, disc, shown.plate)
            outline(painter, disc, shown.plate_rim, 1.2)
            write_middle(painter, area, str(number), made, shown.plate_text)

        sheet = self._counts[slot]
        sheet.draw(area, self._ratio, paint)
        sheet.setPos(at)
        sheet.show()

    def _sheet(self) -> Sheet:
        sheet = Sheet()
        sheet.setZValue(SHIELDS)
        sheet.hide()
        self._scene.addItem(sheet)
        return sheet
