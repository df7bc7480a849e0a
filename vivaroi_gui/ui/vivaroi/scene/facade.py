"""What is in front of the pawns in the castle of 2024: portcullises, tags, signs."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QGraphicsWidget,
)

from vivaroi_gui.rules.vivaroi.data import DUNGEONS, POINTS_AT, WCS
from vivaroi_gui.ui.kit.fonts import heavy
from vivaroi_gui.ui.kit.ink import fill, lit, outline, oval, rounded, shade
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.scenery import paint_front

_LAYER = 20.0
"""Above pawns that stand, below one that moves and below marks."""
_TAG, _TAG_SINKS, _SMALLEST_TAG = 14.0, 5.0, 0.85
_PLATE, _SMALLEST_PLATE = 19.0, 17.0
_RAISED = 44.0
"""How far a portcullis rises, in units: the way in is free then."""


class Portcullis(QGraphicsPathItem):
    """Its path is the dungeon's arch; only what of the ``grille`` is within shows."""

    def __init__(self) -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.grille = QGraphicsWidget(self)
        self.sheet = Sheet(self.grille)


class Facade:
    """Everything is half transparent or small: no letter of a pawn is ever behind it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.portcullises = {dungeon: Portcullis() for dungeon in DUNGEONS}
        self._trim = Sheet()
        for layer, item in enumerate((*self.portcullises.values(), self._trim)):
            item.setZValue(_LAYER + layer * 0.1)
            scene.addItem(item)
        self._geometry = Geometry()
        self._lifted = dict.fromkeys(DUNGEONS, 0.0)
        self.hide()

    def draw(self, geometry: Geometry, ratio: float) -> None:
        """Takes new sizes; nothing is there in a castle without annexes."""
        self._geometry = geometry
        self.hide()
        if not geometry.has_annexes or geometry.is_empty:
            return
        for dungeon, portcullis in self.portcullises.items():
            cell = geometry.cell(dungeon)
            portcullis.setPath(_arch(cell))
            portcullis.sheet.draw(cell, ratio, self._paint_picture)
            portcullis.show()
            self.lift(dungeon, self._lifted[dungeon])
        self._trim.draw(self._trimmed, ratio, self._paint_trim)
        self._trim.show()

    def hide(self) -> None:
        for item in (*self.portcullises.values(), self._trim):
            item.hide()

    def lower_all(self) -> None:
        """Every portcullis where the picture has it."""
        for dungeon in self.portcullises:
            self.lift(dungeon, 0)

    def lift(self, dungeon: int, share: float) -> None:
        """A grille is up at share 1, while somebody goes in."""
        self._lifted[dungeon] = share
        away = QPointF(0, -_RAISED * share * self._geometry.scale)
        self.portcullises[dungeon].grille.setPos(away)

    def tag(self, dungeon: int) -> QRectF:
        """The tag with a dungeon's points, in its arch: clear of the letter one dungeon up."""
        cell, scale = self._geometry.cell(dungeon), self._geometry.scale
        radius = _TAG * max(scale, _SMALLEST_TAG)
        middle = QPointF(cell.center().x(), cell.top() + _TAG_SINKS * scale)
        return QRectF(middle - QPointF(radius, radius), middle + QPointF(radius, radius))

    @property
    def _trimmed(self) -> QRectF:
        area = self._geometry.rect(690, 300, 180, 430)
        return area.united(self.tag(DUNGEONS[0]))

    def _paint_trim(self, painter: QPainter) -> None:
        """The signs of the WCs and the tags of the dungeons."""
        signs = QPainterPath()
        signs.setFillRule(Qt.FillRule.WindingFill)
        for wc in WCS:
            signs.addRect(self._geometry.room(wc).adjusted(0, -30 * self._geometry.scale, 10, 0))
        painter.save()
        painter.setClipPath(signs)
        self._paint_picture(painter)
        painter.restore()
        if tones().is_flat:
            for wc in WCS:
                _paint_door(painter, self._geometry.room(wc), self._geometry.scale)
        for dungeon in DUNGEONS:
            self._paint_tag(painter, dungeon)

    def _paint_picture(self, painter: QPainter) -> None:
        paint_front(painter, self._geometry)

    def _paint_tag(self, painter: QPainter, dungeon: int) -> None:
        area = self.tag(dungeon)
        radius, middle = area.width() / 2, area.center()
        disc = oval(middle.x(), middle.y(), radius, radius)
        shade(painter, disc.translated(radius * 0.07, radius * 0.15), 90 / 255)
        fill(painter, disc, lit(castle_tones().dungeon_seal, area))
        ring = oval(middle.x(), middle.y(), radius * 0.82, radius * 0.82)
        outline(painter, ring, castle_tones().dungeon_ring, radius * 0.085)
        points = f"−{-POINTS_AT[dungeon]}"
        write_middle(painter, area, points, heavy(radius * 1.14), castle_tones().dungeon_text)


def _paint_door(painter: QPainter, room: QRectF, scale: float) -> None:
    """What a WC is called, where its picture has no light to be seen by."""
    tall = max(_PLATE * scale, _SMALLEST_PLATE)
    plate = QRectF(room.center().x() - 0.85 * tall, room.top() - 0.1 * tall, 1.7 * tall, tall)
    fill(painter, rounded(plate, tall * 0.25), tones().light)
    outline(painter, rounded(plate, tall * 0.25), tones().ink, tall * 0.1)
    write_middle(painter, plate, "WC", heavy(tall * 0.76), tones().ink)


def _arch(cell: QRectF) -> QPainterPath:
    """The opening of a dungeon, as the picture has it."""
    shoulder = cell.top() + cell.height() * 28 / 86
    bend = cell.top() + cell.height() * 2 / 86
    path = QPainterPath(cell.bottomLeft())
    path.lineTo(cell.left(), shoulder)
    path.quadTo(QPointF(cell.left(), bend), QPointF(cell.center().x(), cell.top()))
    path.quadTo(QPointF(cell.right(), bend), QPointF(cell.right(), shoulder))
    path.lineTo(cell.bottomRight())
    path.closeSubpath()
    return path
