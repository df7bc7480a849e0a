"""One voter's place: the card or an empty slot, the rays of a No, the name tag."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.hall.geometry import HallGeometry
from vivaroi_gui.ui.hall.sheets import CardPiece, Piece
from vivaroi_gui.ui.hall.sight import Lying, Voter
from vivaroi_gui.ui.hall.words import HallWords
from vivaroi_gui.ui.kit.cards import CARD_RATIO, card_area, paint_back, paint_card, paint_slot
from vivaroi_gui.ui.kit.fonts import bold, display
from vivaroi_gui.ui.kit.ink import STATE_GOLD, fill, outline, rounded, shadow
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import edge_on_night, elided, paint_portrait, plain_tip
from vivaroi_gui.ui.text import texts

CARDS, TAGS = 40.0, 41.0
_FACES = {Lying.YES: Card.YES, Lying.NO: Card.NO}
_SAYS = {
    Lying.NOTHING: QColor("#FFE08A"),
    Lying.FACE_DOWN: QColor("#BDEBD3"),
    Lying.YES: QColor("#BDEBD3"),
    Lying.NO: QColor("#FFC7B4"),
}
_RAYS = 16
_LARGER = 144 / 132


class VoterPlace:
    """Draws a voter; who lies how is told, never asked."""

    def __init__(self, scene: QGraphicsScene, words: HallWords) -> None:
        self._words = words
        self.slot = Piece(CARDS - 1)
        self.rays = Piece(CARDS - 2)
        self.card = CardPiece(CARDS)
        self.tag = Piece(TAGS)
        self._pieces = (self.slot, self.rays, self.card, self.tag)
        for piece in self._pieces:
            scene.addItem(piece)
        self.voter: Voter | None = None

    def hide(self) -> None:
        self.voter = None
        for piece in self._pieces:
            piece.hide()

    def show(
        self,
        voter: Voter,
        player: Player,
        geometry: HallGeometry,
        ratio: float,
        at: tuple[QPointF, float, float],
    ) -> None:
        """Lies at ``at``: the middle of the card, its width in pixels, its angle in degrees."""
        self.voter = voter
        middle, width, tilt = at
        self._draw_card(voter.lying, width, ratio)
        self._stand(voter.lying, middle, tilt)
        self.tag.setPos(geometry.tag_of(middle, width))
        self._draw_tag(voter, player, geometry, ratio)

    def _stand(self, lying: Lying, middle: QPointF, tilt: float) -> None:
        for piece in (self.slot, self.rays, self.card):
            piece.setPos(middle)
            piece.setOpacity(1)
            piece.setScale(1)
        self.card.lie(tilt, is_turned=lying in _FACES)
        self.card.setVisible(lying is not Lying.NOTHING)
        self.slot.setVisible(lying is Lying.NOTHING)
        self.rays.setVisible(lying is Lying.NO)
        self.tag.show()

    def _draw_card(self, lying: Lying, width: float, ratio: float) -> None:
        area = card_area(width * 1.3)
        if lying is Lying.NOTHING:
            self.slot.draw(area, ratio, lambda painter: paint_slot(painter, width, ratio))
            return
        self.card.draw(area, ratio, lambda painter: paint_back(painter, width, ratio))
        if lying in _FACES:
            self.draw_face(lying, width, ratio)

    def draw_face(self, lying: Lying, width: float, ratio: float) -> None:
        """Prepares the side that comes up; a No is larger and has rays."""
        card = _FACES[lying]
        word = texts().card(card)
        larger = width * (_LARGER if card is Card.NO else 1)

        def paint(painter: QPainter) -> None:
            paint_card(painter, card, word, larger, ratio)

        self.card.face.draw(card_area(larger * 1.3), ratio, paint)
        reach = width * 1.25
        area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        self.rays.draw(area, ratio, lambda painter: _paint_rays(painter, width))

    def _draw_tag(self, voter: Voter, player: Player, geometry: HallGeometry, ratio: float) -> None:
        width, height, unit = geometry.tag_width, geometry.tag_height, geometry.unit
        area = QRectF(-width / 2, -height / 2, width, height)
        state = self._words.in_brief(player, voter.lying)
        crown = max(30 * unit, 24.0) if voter.is_proposer else 0.0
        is_cut = _paints_cut(player.name, area, unit)

        def paint(painter: QPainter) -> None:
            _paint_tag(painter, area, player, (state, _SAYS[voter.lying]), unit, ratio)
            if crown:
                small = picture("kit/crown", crown, crown * 110 / 128, ratio)
                painter.drawPixmap(QPointF(area.right() - crown, area.top() - crown * 0.62), small)

        self.tag.draw(area.adjusted(-8, -8 - crown, 8, 12), ratio, paint)
        tip = player.name if is_cut else ""
        if voter.is_proposer:
            tip = f"{texts().seat(player)}: {self._words.proposer()}"
        self.tag.setToolTip(plain_tip(tip) if tip else "")


def _left_of_words(area: QRectF) -> float:
    return area.left() + area.height() * 1.06


def _room(area: QRectF) -> float:
    return area.right() - area.height() * 0.16 - _left_of_words(area)


def _name_font(area: QRectF, unit: float) -> QFont:
    return display(max(14.5, 18 * unit))


def _paints_cut(name: str, area: QRectF, unit: float) -> bool:
    return elided(name, _name_font(area, unit), _room(area)) != name


def _paint_tag(
    painter: QPainter,
    area: QRectF,
    player: Player,
    said: tuple[str, QColor],
    unit: float,
    ratio: float,
) -> None:
    path = rounded(area, area.height() / 2)
    shadow(painter, path, 3, (8, 3), 0.14)
    fill(painter, path, QColor("#2A1C55"))
    outline(painter, path, edge_on_night(player), 2.4)
    radius = area.height() * 0.38
    face = QPointF(area.left() + area.height() / 2, area.center().y())
    paint_portrait(painter, player, face, radius, ratio)
    left, room = _left_of_words(area), _room(area)
    made = _name_font(area, unit)
    name = elided(player.name, made, room)
    align = Qt.AlignmentFlag.AlignLeft
    middle = area.center().y()
    write(painter, QPointF(left, middle - area.height() * 0.05), name, made, "#FFF6E2", align)
    state, colour = said
    small = bold(14.5 * unit)
    below = QPointF(left, middle + area.height() * 0.32)
    write(painter, below, elided(state, small, room), small, colour, align)


def _paint_rays(painter: QPainter, width: float) -> None:
    """Rays around a No: it is told by shape as well as by colour."""
    across, down = width * 0.85, width * CARD_RATIO * 0.68
    path = QPainterPath()
    for number in range(_RAYS):
        angle = number * 2 * math.pi / _RAYS
        x, y = math.cos(angle), math.sin(angle)
        path.moveTo(x * across, y * down)
        path.lineTo(x * across * 1.18, y * down * 1.16)
    outline(painter, path, STATE_GOLD, width * 0.038)
