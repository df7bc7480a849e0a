"""One voter's place: the card or an empty slot, the rays of the decision, the name tag."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.hall.geometry import HallGeometry, Spot
from vivaroi_gui.ui.hall.sheets import CardPiece, Piece
from vivaroi_gui.ui.hall.sight import Lying, Voter
from vivaroi_gui.ui.hall.words import HallWords
from vivaroi_gui.ui.kit.cards import CARD_RATIO, card_area, paint_back, paint_card, paint_slot
from vivaroi_gui.ui.kit.fonts import bold, display, elided
from vivaroi_gui.ui.kit.ink import STATE_GOLD, fill, outline, rounded, shadow
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import edge_on_night, paint_portrait, plain_tip
from vivaroi_gui.ui.text import texts

CARDS, TAGS = 40.0, 41.0
_FACES = {Lying.YES: Card.YES, Lying.NO: Card.NO, Lying.STOMACH_ACHE: Card.STOMACH_ACHE}
_SLOTS = {Lying.NOTHING: "icon-hour", Lying.FAVOUR: "icon-check"}
"""What is drawn where no card lies."""
_SAYS = {
    Lying.NOTHING: QColor("#FFE08A"),
    Lying.FACE_DOWN: QColor("#BDEBD3"),
    Lying.YES: QColor("#BDEBD3"),
    Lying.NO: QColor("#FFC7B4"),
    Lying.STOMACH_ACHE: QColor("#F4E2A0"),
    Lying.FAVOUR: QColor("#BDEBD3"),
}
_RAYS = 16
_LARGER = 144 / 132
_ROOMY = 3.4
"""Widths of a tag, by its height, from which a team's faces stand side by side."""
_EMPIRE = QColor("#E5B64A")


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
        player: Player | None,
        geometry: HallGeometry,
        ratio: float,
        at: Spot,
    ) -> None:
        """Lies there; without a player this is the place of the Emissary."""
        self.voter = voter
        self._draw_card(voter, at.width, ratio)
        self._stand(voter, at)
        self.tag.setPos(at.tag)
        self._draw_tag(voter, player, geometry, ratio, at.tag_width)

    def _stand(self, voter: Voter, at: Spot) -> None:
        for piece in (self.slot, self.rays, self.card):
            piece.setPos(at.card)
            piece.setOpacity(1)
            piece.setScale(1)
        self.card.lie(at.tilt, is_turned=voter.lying in _FACES)
        self.card.setVisible(voter.lying not in _SLOTS)
        self.slot.setVisible(voter.lying in _SLOTS)
        self.rays.setVisible(voter.decides)
        self.tag.show()

    def _draw_card(self, voter: Voter, width: float, ratio: float) -> None:
        area = card_area(width * 1.3)
        if voter.lying in _SLOTS:
            icon = _SLOTS[voter.lying]
            self.slot.draw(area, ratio, lambda painter: paint_slot(painter, width, ratio, icon))
            return
        self.card.draw(area, ratio, lambda painter: paint_back(painter, width, ratio))
        self.draw_face(voter, width, ratio)

    def draw_face(self, voter: Voter, width: float, ratio: float) -> None:
        """Prepares the side that comes up; the card that decides is larger and has rays."""
        if voter.lying not in _FACES:
            return
        card = _FACES[voter.lying]
        word = texts().card(card)
        larger = width * (_LARGER if voter.decides else 1)

        def paint(painter: QPainter) -> None:
            paint_card(painter, card, word, larger, ratio)

        self.card.face.draw(card_area(larger * 1.3), ratio, paint)
        reach = width * 1.25
        area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        self.rays.draw(area, ratio, lambda painter: _paint_rays(painter, width))

    def _draw_tag(
        self,
        voter: Voter,
        player: Player | None,
        geometry: HallGeometry,
        ratio: float,
        width: float,
    ) -> None:
        height, unit = geometry.tag_height, geometry.unit
        area = QRectF(-width / 2, -height / 2, width, height)
        tag = Tag(area, player, unit)
        name = tag.fitting(self._words.names(player))
        state = self._words.in_brief(player, voter)
        crown = max(30 * unit, 24.0) if voter.is_proposer else 0.0

        def paint(painter: QPainter) -> None:
            tag.paint(painter, name, (state, _SAYS[voter.lying]), ratio)
            if crown:
                small = picture("kit/crown", crown, crown * 110 / 128, ratio)
                painter.drawPixmap(QPointF(area.right() - crown, area.top() - crown * 0.62), small)

        self.tag.draw(area.adjusted(-8, -8 - crown, 8, 12), ratio, paint)
        full = self._words.name(player)
        tip = full if name != full else ""
        if player is None:
            tip = self._words.told(player, voter)
        if voter.is_proposer:
            tip = f"{full}: {self._words.proposer()}"
        self.tag.setToolTip(plain_tip(tip) if tip else "")


class Tag:
    """A name tag in an area: one face, the two of a team, or the Emissary's shield."""

    def __init__(self, area: QRectF, player: Player | None, unit: float) -> None:
        self._area, self._player, self._unit = area, player, unit
        self._faces = player.persons if player else ()

    @property
    def _is_team(self) -> bool:
        return len(self._faces) > 1

    @property
    def _is_tight(self) -> bool:
        """Whether the faces of a team stand above each other, for want of room."""
        return self._area.width() < _ROOMY * self._area.height()

    @property
    def left(self) -> float:
        """Where the words begin."""
        height = self._area.height()
        more = height * 0.53 if self._is_team and not self._is_tight else 0.0
        return self._area.left() + height * 1.06 + more

    @property
    def room(self) -> float:
        """For the words."""
        return self._area.right() - self._area.height() * 0.16 - self.left

    @property
    def font(self) -> QFont:
        """Of the name."""
        return display(max(13.5 if self._is_team else 14.5, 18 * self._unit))

    def fitting(self, names: Sequence[str]) -> str:
        """The first of these names that fits, else the last one cut short."""
        metrics = QFontMetricsF(self.font)
        for name in names:
            if metrics.horizontalAdvance(name) <= self.room:
                return name
        return elided(names[-1], self.font, self.room)

    def paint(self, painter: QPainter, name: str, said: tuple[str, QColor], ratio: float) -> None:
        """The name, and what its owner does or did."""
        self._paint_ground(painter)
        self._paint_faces(painter, ratio)
        left, middle = self.left, self._area.center().y()
        down = self._area.height()
        align = Qt.AlignmentFlag.AlignLeft
        write(painter, QPointF(left, middle - down * 0.05), name, self.font, "#FFF6E2", align)
        state, colour = said
        small = bold(14.5 * self._unit)
        below = QPointF(left, middle + down * 0.32)
        write(painter, below, elided(state, small, self.room), small, colour, align)

    def _paint_ground(self, painter: QPainter) -> None:
        path = rounded(self._area, self._area.height() / 2)
        shadow(painter, path, 3, (8, 3), 0.14)
        fill(painter, path, QColor("#2A1C55"))
        edge = edge_on_night(self._player) if self._player else _EMPIRE
        outline(painter, path, edge, 2.4)

    def _paint_faces(self, painter: QPainter, ratio: float) -> None:
        """The second partner stands a little behind the first."""
        middle = QPointF(self._area.left() + self._area.height() / 2, self._area.center().y())
        height = self._area.height()
        radius, first, step = height * 0.38, QPointF(0, 0), QPointF(height * 0.53, 0)
        if self._is_team and self._is_tight:
            radius, step = height * 0.26, QPointF(height * 0.36, height * 0.36)
            first = step * -0.5
        for number, person in reversed(list(enumerate(self._faces))):
            paint_portrait(painter, person, middle + first + step * number, radius, ratio)
        if not self._faces:
            size = self._area.height() * 0.86
            shield = picture("kit/shield-empire", size, size * 66 / 64, ratio)
            painter.drawPixmap(middle - QPointF(size / 2, size / 2), shield)


def _paint_rays(painter: QPainter, width: float) -> None:
    """Rays around the card that decides: it is told by shape as well as by colour."""
    across, down = width * 0.85, width * CARD_RATIO * 0.68
    path = QPainterPath()
    for number in range(_RAYS):
        angle = number * 2 * math.pi / _RAYS
        x, y = math.cos(angle), math.sin(angle)
        path.moveTo(x * across, y * down)
        path.lineTo(x * across * 1.18, y * down * 1.16)
    outline(painter, path, STATE_GOLD, width * 0.038)
