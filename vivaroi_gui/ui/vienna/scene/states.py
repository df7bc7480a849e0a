"""How the stops are marked now: what the dice in the hand fit, what is pointed at or refused."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from vivaroi_gui.rules.vienna.board import Board, StopIndex
from vivaroi_gui.ui.kit.sheet import Draw, Sheet, painted
from vivaroi_gui.ui.vienna.pictures import gendarme_picture
from vivaroi_gui.ui.vienna.scene import marks
from vivaroi_gui.ui.vienna.scene.dice import Die, DieLook
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.marks import Mark
from vivaroi_gui.ui.vienna.scene.signs import paint_plates, plate_areas
from vivaroi_gui.ui.vienna.scene.stops import StopPlace

_FRAMES, _PLATES, _GHOSTS, _TAGS, _ALARM = 1.0, 2.0, 9.0, 11.0, 19.0
_STANDEE, _RINGS = 20.0, 30.0
_GHOSTLY = 0.55
_STANDEE_HEIGHT, _SMALL_STANDEE = 90.0, 50.0
_LIT = (Mark.LEGAL, Mark.POINTED, Mark.CURRENT, Mark.BEHIND_POINTED)
"""Where the number plate is golden."""
_WAY_BACK = (Mark.BEHIND, Mark.BEHIND_POINTED)
_TAG_ASIDE = QPointF(0, -24)
"""Where the tag of a way back hangs while dice are shown in its place."""


class _Picture(NamedTuple):
    pixmap: QPixmap
    corner: QPointF
    """Seen from where its sheet is put."""


class States:
    """One sheet for each mark of a stop, made when it is first needed, painted once for a size."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._layout = TownLayout()
        self._ratio = 1.0
        self._board: Board | None = None
        self._painted: dict[object, _Picture] = {}
        self._sheets: dict[tuple[float, StopIndex], Sheet] = {}
        self._marked: dict[StopIndex, Mark] = {}
        self._ghosts = [Die(), Die()]
        for ghost in self._ghosts:
            ghost.setZValue(_GHOSTS)
            ghost.setOpacity(_GHOSTLY)
            ghost.hide()
            scene.addItem(ghost)
        self._haunted: tuple[StopIndex, tuple[DieLook, ...], int] | None = None
        self._focus, self._hint, self._row = self._ring(), self._ring(), self._ring()
        self.alarm = QGraphicsWidget()
        """Holds the frame and the cross of what is refused, and shakes."""
        self.alarm.setZValue(_ALARM)
        self.alarm.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self.alarm)
        self._refused = Sheet(self.alarm)
        self.gendarme = self._ring()
        self.gendarme.setZValue(_STANDEE)
        self._standee_ghost = self._ring()
        self._ghost_stop: StopIndex | None = None
        self._barred = self._ring()
        self._barred.setZValue(_FRAMES)
        self._stops: dict[str, StopIndex | None] = {}
        self.clear()

    def set_board(self, board: Board) -> None:
        """The numbers on its plates."""
        self._board = board
        self._painted.clear()

    def draw(self, layout: TownLayout, ratio: float) -> None:
        """Takes new sizes or another light."""
        self._layout, self._ratio = layout, ratio
        self._painted.clear()
        self.mark(self._marked)
        if self._haunted is not None:
            self.haunt(*self._haunted)
        self.haunt_gendarme(self._ghost_stop)
        for name, show in (
            ("focus", self.focus),
            ("hint", self.hint),
            ("refused", self.refuse),
            ("gendarme", self.bar),
        ):
            show(self._stops.get(name))

    def clear(self) -> None:
        """Nothing is marked, but for where the gendarme stands."""
        self.mark({})
        self.haunt(None, (), 0)
        self.haunt_gendarme(None)
        self.focus(None)
        self.hint(None)
        self.refuse(None)

    # --- frames --------------------------------------------------------------------------------

    @property
    def marked(self) -> Mapping[StopIndex, Mark]:
        return self._marked

    def mark(self, wanted: Mapping[StopIndex, Mark]) -> None:
        """Frames, golden plates and tags of these stops; the others rest."""
        self._marked = dict(wanted)
        for sheet in self._sheets.values():
            sheet.hide()
        if self._layout.is_empty:
            return
        for stop, mark in wanted.items():
            place = self._layout.plan.places[stop]
            paint = partial(_paint_scaled, scale=self._layout.scale, mark=mark, place=place)
            self._lay(
                _FRAMES, stop, self._picture((mark, place.is_yard), paint, marks.room_of(mark))
            )
            if mark in _LIT:
                self._light_plate(stop)
            if mark in _WAY_BACK:
                self._hang_tag(stop, is_aside=mark is Mark.BEHIND_POINTED)

    def _light_plate(self, stop: StopIndex) -> None:
        if self._board is None:
            return
        shown = self._board.stops[stop]
        areas = plate_areas(self._layout, stop, shown)
        if not areas:
            return
        whole, around = areas[0], 4 * self._layout.scale
        for area in areas:
            whole = whole.united(area)
        whole.adjust(-around, -around, around, around)
        key = "plate", stop
        if key not in self._painted:
            paint = partial(paint_plates, layout=self._layout, index=stop, stop=shown, is_lit=True)
            self._painted[key] = _Picture(painted(whole, self._ratio, paint), whole.topLeft())
        sheet, picture = self._sheet(_PLATES, stop), self._painted[key]
        sheet.show_picture(picture.pixmap, picture.corner.x(), picture.corner.y())
        sheet.show()

    def _hang_tag(self, stop: StopIndex, *, is_aside: bool) -> None:
        tag = self._picture(
            "tag", lambda painter: marks.paint_way_back(painter, self._layout.scale)
        )
        sheet = self._lay(_TAGS, stop, tag)
        if is_aside:
            sheet.setPos(sheet.pos() + _TAG_ASIDE * self._layout.scale)

    # --- what lies over them -------------------------------------------------------------------

    def haunt(self, stop: StopIndex | None, looks: Sequence[DieLook], lying: int) -> None:
        """Shows dice faintly where they would come to lie, behind so many others."""
        self._haunted = None if stop is None else (stop, tuple(looks), lying)
        for ghost in self._ghosts:
            ghost.hide()
        if stop is None or self._layout.is_empty:
            return
        edge = self._layout.die_edge(stop)
        spots = self._layout.ghosts(stop, len(looks), lying)
        for ghost, look, spot in zip(self._ghosts, looks, spots, strict=False):
            ghost.draw_die(look, edge, self._ratio)
            ghost.setPos(spot)
            ghost.show()

    def haunt_gendarme(self, stop: StopIndex | None) -> None:
        """Shows faintly how he would stand there."""
        self._ghost_stop = stop
        is_shown = stop is not None and not self._layout.is_empty
        self._standee_ghost.setVisible(is_shown)
        if stop is not None and is_shown:
            self._stand(self._standee_ghost, stop)
            self._standee_ghost.setOpacity(_GHOSTLY)

    def focus(self, stop: StopIndex | None) -> None:
        """The ring of the keys."""
        room = marks.focus_room(self._layout.plan.places[stop or 0])
        self._show("focus", self._focus, stop, marks.paint_focus, room)

    def hint(self, stop: StopIndex | None) -> None:
        """Where a hint says to go."""
        self._show("hint", self._hint, stop, marks.paint_hint)

    def row(self, stop: StopIndex | None) -> None:
        """Where the row of a list leads on which the keys are."""
        self._show("row", self._row, stop, marks.paint_row)

    def refuse(self, stop: StopIndex | None) -> None:
        """A frame and a cross where something was tried."""
        self._show("refused", self._refused, stop, _paint_refused)

    def bar(self, stop: StopIndex | None) -> None:
        """The gendarme stands there, or beside the board."""
        self._show("gendarme", self._barred, stop, _paint_barred)
        self.gendarme.setVisible(stop is not None and not self._layout.is_empty)
        if stop is None or self._layout.is_empty:
            return
        self._stand(self.gendarme, stop)
        self.gendarme.setOpacity(1)

    def _stand(self, standee: Sheet, stop: StopIndex) -> None:
        high = standee_height(self._layout)
        drawn = gendarme_picture(high, self._ratio)
        standee.show_picture(drawn, -drawn.deviceIndependentSize().width() / 2, -high)
        standee.setPos(self._layout.gendarme(stop))

    def stop_of(self, mark: str) -> StopIndex | None:
        """Where ``focus``, ``hint``, ``refused`` or ``gendarme`` is shown."""
        return self._stops.get(mark)

    def _show(
        self,
        name: str,
        sheet: Sheet,
        stop: StopIndex | None,
        paint: Callable[[QPainter, StopPlace], None],
        room: QRectF = marks.NEAR,
    ) -> None:
        self._stops[name] = stop
        sheet.setVisible(stop is not None and not self._layout.is_empty)
        if stop is None or self._layout.is_empty:
            return
        scale, place = self._layout.scale, self._layout.plan.places[stop]

        def draw(painter: QPainter) -> None:
            painter.scale(scale, scale)
            paint(painter, place)

        self._place(sheet, stop, self._picture((name, place.is_yard), draw, room))

    # --- sheets --------------------------------------------------------------------------------

    def _picture(self, key: object, paint: Draw, room: QRectF = marks.NEAR) -> _Picture:
        if key not in self._painted:
            area = QRectF(room.topLeft() * self._layout.scale, room.size() * self._layout.scale)
            self._painted[key] = _Picture(painted(area, self._ratio, paint), area.topLeft())
        return self._painted[key]

    def _lay(self, layer: float, stop: StopIndex, picture: _Picture) -> Sheet:
        sheet = self._sheet(layer, stop)
        self._place(sheet, stop, picture)
        sheet.show()
        return sheet

    def _place(self, sheet: Sheet, stop: StopIndex, picture: _Picture) -> None:
        sheet.show_picture(picture.pixmap, picture.corner.x(), picture.corner.y())
        sheet.setPos(self._layout.pad(stop).center())

    def _sheet(self, layer: float, stop: StopIndex) -> Sheet:
        if (layer, stop) not in self._sheets:
            sheet = self._sheets[layer, stop] = self._ring()
            sheet.setZValue(layer)
        return self._sheets[layer, stop]

    def _ring(self) -> Sheet:
        sheet = Sheet()
        sheet.setZValue(_RINGS)
        sheet.hide()
        self._scene.addItem(sheet)
        return sheet


def _paint_scaled(painter: QPainter, scale: float, mark: Mark, place: StopPlace) -> None:
    painter.scale(scale, scale)
    marks.paint_mark(painter, mark, place)


def _paint_refused(painter: QPainter, place: StopPlace) -> None:
    marks.paint_mark(painter, Mark.REFUSED, place)
    marks.paint_cross(painter)


def _paint_barred(painter: QPainter, place: StopPlace) -> None:
    marks.paint_mark(painter, Mark.BARRED, place)


def standee_height(layout: TownLayout) -> float:
    """Of the gendarme."""
    high = _STANDEE_HEIGHT if layout.plan.has_picture else _SMALL_STANDEE
    return high * layout.scale
