"""The castle's furniture: backdrop, facade, frames, plaques, ribbon and the tray at the gate."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT, FLOORS, THRONE, WCS
from vivaroi_gui.ui.kit.fonts import display, text_factor
from vivaroi_gui.ui.kit.ink import falling, fill, hand_cut, outline, rounded, shadow, tint
from vivaroi_gui.ui.kit.lettering import fitted, write
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.scene.facade import Facade
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.marks import Frame, paint_frame
from vivaroi_gui.ui.vivaroi.scene.plaque import (
    Plaque,
    paint_plaque,
    paint_throne_ribbon,
    plaque_area,
    ribbon_area,
)
from vivaroi_gui.ui.vivaroi.scene.scenery import scenery

BACKDROP, FRAMES, PLAQUES = -10.0, 1.0, 2.0
"""Layers of the furniture."""
_FRAMED = (*FLOORS, *WCS)


class Words(NamedTuple):
    """The words on the furniture, in the language of the screen."""

    floors: tuple[str, ...] = ("",) * len(FLOORS)
    full: str = ""
    gate: str = ""
    score: str = ""


class Furniture:
    """Sheets that are painted again only when what they show has changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._backdrop = Sheet()
        self.facade = Facade(scene)
        self._frames = {place: Sheet() for place in _FRAMED}
        self._plaques = [Sheet() for _ in FLOORS]
        self._tray = Sheet()
        for layer, sheets in (
            (BACKDROP, [self._backdrop]),
            (FRAMES, [*self._frames.values()]),
            (PLAQUES, [*self._plaques, self._tray]),
        ):
            for sheet in sheets:
                sheet.setZValue(layer)
                scene.addItem(sheet)
        for floor, sheet in enumerate(self._plaques):
            sheet.setZValue(PLAQUES + 0.01 * (len(FLOORS) - floor))  # its tag is over the one above
        self.geometry = Geometry()
        self._ratio = 1.0
        self._words = Words()
        self._taken = [0] * len(FLOORS)
        self._has_tray = False
        self._limit = FLOOR_LIMIT
        self._framed = dict.fromkeys(_FRAMED, Frame.NONE)
        self._drawn: dict[int, object] = {}
        self._light = tones()
        self._text = text_factor()

    def draw(self, size: QRectF, geometry: Geometry, ratio: float) -> None:
        """Takes new sizes or another light, and paints everything."""
        kept = (*_lines(self.geometry), self._ratio, self._light, self._text)
        backdrop = (size, tones(), *_lines(geometry), ratio)
        if self._drawn.get(-1) != backdrop:
            self._backdrop.show_picture(scenery(size, geometry, ratio).pixmap(), 0, 0)
        if kept != (*_lines(geometry), ratio, tones(), text_factor()):
            self._drawn.clear()
            self.facade.draw(geometry, ratio)
        self._drawn[-1] = backdrop
        self.geometry, self._ratio, self._light = geometry, ratio, tones()
        self._text = text_factor()
        self._draw_plaques()
        self._draw_frames()
        self._draw_tray()

    def speak(self, words: Words) -> None:
        """Takes the words of another language."""
        self._words = words
        self._draw_plaques()
        self._draw_tray()

    def set_floor_limit(self, limit: int) -> None:
        """Each floor holds so many characters."""
        self._limit = limit
        self._draw_plaques()

    def show_taken(self, taken: list[int]) -> None:
        """How many characters stand on each floor."""
        self._taken = taken
        self._draw_plaques()

    def frame(self, frames: dict[int, Frame]) -> None:
        """Frames floors and WCs; those not named stay plain."""
        self._framed = {place: frames.get(place, Frame.NONE) for place in _FRAMED}
        self._draw_frames()
        self._draw_plaques()

    def show_tray(self, is_shown: bool) -> None:
        """Shows the tray at the gate, where the page gives it room."""
        self._has_tray = is_shown
        self._tray.setVisible(is_shown and not self.geometry.gate.isEmpty())

    @property
    def words(self) -> Words:
        return self._words

    def plaque(self, floor: int) -> Plaque:
        """What the plaque of a floor says now."""
        is_target = self._framed[floor] not in (Frame.NONE, Frame.REFUSED)
        words = self._words
        taken = self._taken[floor]
        return Plaque(floor, words.floors[floor], words.full, taken, self._limit, is_target)

    def framed(self, place: int) -> Frame:
        return self._framed[place]

    # --- painting ------------------------------------------------------------------------------

    def _draw_plaques(self) -> None:
        if self.geometry.is_empty:
            return
        for floor in FLOORS:
            plaque = self.plaque(floor)
            if self._drawn.get(floor) != plaque:
                self._drawn[floor] = plaque
                self._draw_plaque(plaque)

    def _draw_plaque(self, plaque: Plaque) -> None:
        geometry, sheet = self.geometry, self._plaques[plaque.floor]
        if plaque.floor == THRONE:
            area = ribbon_area(geometry)
            sheet.draw(area, self._ratio, lambda p: paint_throne_ribbon(p, geometry, plaque.name))
        else:
            area = plaque_area(geometry, plaque.floor)
            sheet.draw(area, self._ratio, lambda p: paint_plaque(p, geometry, plaque))

    def _draw_frames(self) -> None:
        if self.geometry.is_empty:
            return
        for place, frame in self._framed.items():
            key = 100 + place
            if self._drawn.get(key) != frame:
                self._drawn[key] = frame
                self._draw_frame(place, frame)

    def _draw_frame(self, place: int, frame: Frame) -> None:
        sheet, scale = self._frames[place], self.geometry.scale
        sheet.setVisible(frame is not Frame.NONE)
        if frame is not Frame.NONE:
            room = self.geometry.room(place)
            sheet.draw(
                room.adjusted(-4, -4, 4, 4),
                self._ratio,
                lambda painter: paint_frame(painter, room, scale, frame),
            )

    def _draw_tray(self) -> None:
        gate = self.geometry.gate
        self.show_tray(self._has_tray)
        if not gate.isEmpty():
            margin = 16.0
            area = gate.adjusted(-margin, -margin, margin, margin)
            self._tray.draw(area, self._ratio, self._paint_tray)

    def _paint_tray(self, painter: QPainter) -> None:
        gate, scale = self.geometry.gate, max(0.72, self.geometry.scale)
        paper = hand_cut(gate, 1.6 * scale)
        shadow(painter, rounded(gate, 2), 6 * scale, (14 * scale, 8 * scale, 3 * scale), 0.075)
        fill(painter, paper, falling(gate, *tones().paper))
        outline(painter, paper, tones().paper_edge, 1.2)
        inner = hand_cut(gate.adjusted(6, 6, -6, -6), 1)
        outline(painter, inner, tint(tones().paper_edge, 140 / 255), 1)
        self._paint_title(painter, gate, scale)

    def _paint_title(self, painter: QPainter, gate: QRectF, scale: float) -> None:
        word = self._words.gate
        made = fitted(display, 20 * scale, word, gate.width() - 36)
        base = QPointF(gate.left() + 18 * scale, gate.top() + self.geometry.gate_head * 0.7)
        write(painter, base, word, made, tones().ink, Qt.AlignmentFlag.AlignLeft)
        start = base.x() + QFontMetricsF(made).horizontalAdvance(word) + 12 * scale
        line = QPainterPath(QPointF(start, base.y() - 7 * scale))
        line.lineTo(gate.right() - 20 * scale, base.y() - 7 * scale)
        outline(painter, line, tint(tones().gold_edge, 204 / 255), 1.2)


def _lines(geometry: Geometry) -> tuple[QRectF, QRectF, bool]:
    """What the look of castle and road follows from."""
    return geometry.castle, geometry.road, geometry.has_annexes
