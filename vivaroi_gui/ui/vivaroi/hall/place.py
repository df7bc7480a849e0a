"""One voter's place: the card or an empty slot, the rays of the decision, the name tag."""

import math
from collections.abc import Iterator, Sequence
from itertools import product

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.afar import far
from vivaroi_gui.ui.kit.fonts import SMALLEST, bold, display, elided, fit
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.ink import fill, outline, rounded, shadow
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import edge_on_night, paint_portrait, portrait_ahead
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.cards import (
    CARD_RATIO,
    card_ahead,
    card_area,
    paint_back,
    paint_card,
    paint_slot,
)
from vivaroi_gui.ui.vivaroi.hall.geometry import HallGeometry
from vivaroi_gui.ui.vivaroi.hall.sheets import CardPiece, Piece
from vivaroi_gui.ui.vivaroi.hall.sight import Lying, Voter
from vivaroi_gui.ui.vivaroi.hall.spots import Spot
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.pictures import crown_picture
from vivaroi_gui.ui.vivaroi.words.cards import card_words

CARDS, TAGS = 40.0, 41.0
_FACES = {Lying.YES: Card.YES, Lying.NO: Card.NO, Lying.STOMACH_ACHE: Card.STOMACH_ACHE}
_SLOTS = {Lying.NOTHING: "icon-hour", Lying.FAVOUR: "icon-check"}
"""What is drawn where no card lies."""
_CROWN = Size(30, least=24)
_RAYS = 16
_LARGER = 144 / 132
_FACE, _FACE_OF_PAIR = 0.38, 0.23
"""Radii of a face on a tag, by its height: in one line, or below its partner's."""
_ROOMY = 3.4
"""Widths of a tag, by its height, from which both names of a team may stand side by side."""


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
        self.spot: Spot | None = None
        """Where it lay last."""

    def hide(self) -> None:
        self.voter = None
        set_tip(self.slot, "")
        for piece in self._pieces:
            piece.hide()

    def show(
        self,
        voter: Voter,
        player: Player | None,
        geometry: HallGeometry,
        ratio: float,
        at: Spot,
        *,
        in_two_lines: bool,
    ) -> None:
        """Lies there; without a player this is the place of the Emissary.

        The tags of teams are all alike: both names in one line, or one below the other.
        """
        self.voter, self.spot = voter, at
        self._draw_card(voter, at.width, ratio)
        self._stand(voter, at)
        self.tag.setPos(at.tag)
        area = tag_area(at, geometry)
        self._draw_tag(voter, Tag(area, player, geometry.unit, in_two_lines=in_two_lines), ratio)

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
        is_awaited = voter.lying is Lying.NOTHING and voter.seat is not None
        set_tip(self.slot, text("glossary", "hourglass") if is_awaited else "")
        if voter.lying in _SLOTS:
            icon = _SLOTS[voter.lying]
            of = width, icon
            self.slot.draw(area, ratio, lambda painter: paint_slot(painter, width, ratio, icon), of)
            return
        self.card.draw(area, ratio, lambda painter: paint_back(painter, width, ratio), width)
        self.draw_face(voter, width, ratio)

    def draw_face(self, voter: Voter, width: float, ratio: float) -> None:
        """Prepares the side that comes up; the card that decides is larger and has rays."""
        if voter.lying not in _FACES:
            return
        card = _FACES[voter.lying]
        words = card_words().forms(card)
        larger = width * (_LARGER if voter.decides else 1)

        def paint(painter: QPainter) -> None:
            paint_card(painter, card, words, larger, ratio)

        self.card.face.draw_of((card, words, larger), card_area(larger * 1.3), ratio, paint)
        reach = width * 1.25
        area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        self.rays.draw(area, ratio, lambda painter: _paint_rays(painter, width), width)

    def _draw_tag(self, voter: Voter, tag: "Tag", ratio: float) -> None:
        player, area, unit = tag.player, tag.area, tag.unit
        names = tag.fitting(self._words.names(player))
        states = self._words.on_tag(player, voter)
        crown = _CROWN.at(unit) if voter.is_proposer else 0.0

        def paint(painter: QPainter) -> None:
            tag.paint(painter, names, (states, _colour_of(voter.lying)), ratio)
            if crown:
                small = crown_picture(crown, ratio)
                painter.drawPixmap(QPointF(area.right() - crown, area.top() - crown * 0.62), small)

        of = player, names, *states, voter.lying, unit
        self.tag.draw(area.adjusted(-8, -8 - crown, 8, 12), ratio, paint, of)
        is_whole = names == [self._words.name(player)] and tag.has_room_for(states)
        set_tip(self.tag, self._tip(voter, player, is_whole=is_whole))

    def _tip(self, voter: Voter, player: Player | None, *, is_whole: bool) -> str:
        """What the tag leaves out."""
        if voter.is_proposer and player is not None:
            return labelled(self._words.name(player), self._words.proposer(player))
        if player is None or not is_whole:
            return self._words.told(player, voter)
        return ""


class Tag:
    """A name tag in an area: one face, the two of a team, or the Emissary's shield.

    Names of partners in two lines leave no room for what they do: the card shows it.
    """

    def __init__(
        self, area: QRectF, player: Player | None, unit: float, *, in_two_lines: bool = False
    ) -> None:
        self.area, self.player, self.unit = area, player, unit
        self._faces = player.persons if player else ()
        self._is_paired = in_two_lines and self._is_team

    @property
    def _is_team(self) -> bool:
        return len(self._faces) > 1

    def needs_two_lines(self, name: str) -> bool:
        """Whether a team's name is too long for one line, or its faces stand too close."""
        is_tight = self.area.width() < _ROOMY * self.area.height()
        return self._is_team and (is_tight or not self.fits(name))

    @property
    def left(self) -> float:
        """Where the words begin, by the faces that are before them."""
        heights = 0.84 if self._is_paired else 1.59 if self._is_team else 1.06
        return self.area.left() + self.area.height() * heights

    @property
    def room(self) -> float:
        """Pixels across for the words."""
        return self.area.right() - self.area.height() * 0.16 - self.left

    @property
    def font(self) -> QFont:
        """The font of the name, where it has room enough."""
        return display(max(13.5 if self._is_team else 14.5, far(19) * self.unit))

    def fits(self, name: str) -> bool:
        """Whether there is room for a name at its usual size."""
        return QFontMetricsF(self.font).horizontalAdvance(name) <= self.room

    def fitting(self, names: Sequence[str]) -> list[str]:
        """The first of these names that fits, else the last one, small; or both partners'."""
        if self._is_paired:
            return [person.name for person in self._faces]
        whole = [name for name in names if self.fits(name)]
        last = names[-1]
        return [whole[0] if whole else elided(last, self._small(last), self.room)]

    def _small(self, name: str) -> QFont:
        """The font of a name that may be too long."""
        return fit(name, self.font, self.room, SMALLEST)

    def paint(
        self,
        painter: QPainter,
        names: Sequence[str],
        said: tuple[Sequence[str], QColor],
        ratio: float,
    ) -> None:
        """The name, and what its owner does or did, in the first of these forms that fits."""
        self._paint_ground(painter)
        self._paint_faces(painter, ratio)
        if self._is_paired:
            self._paint_pair(painter, names)
            return
        middle, down = self.area.center().y(), self.area.height()
        align = Qt.AlignmentFlag.AlignLeft
        at = QPointF(self.left, middle - down * 0.05)
        write(painter, at, names[0], self._small(names[0]), tones().ribbon_text, align)
        states, colour = said
        state, small = self._state(states)
        below = QPointF(self.left, middle + down * 0.32)
        write(painter, below, elided(state, small, self.room), small, colour, align)

    def has_room_for(self, states: Sequence[str]) -> bool:
        """Whether one of these forms stands there whole."""
        state, made = self._state(states)
        return QFontMetricsF(made).horizontalAdvance(state) <= self.room

    def _state(self, forms: Sequence[str]) -> tuple[str, QFont]:
        """The first of these forms that fits, else the last one, with its font."""
        for form in forms:
            made = fit(form, bold(14.5 * self.unit), self.room, SMALLEST)
            if QFontMetricsF(made).horizontalAdvance(form) <= self.room:
                break
        return form, made

    def _paint_pair(self, painter: QPainter, names: Sequence[str]) -> None:
        """Each name beside its face."""
        for face, name in zip(self._middles(), names, strict=True):
            made = self._small(name)
            base = QPointF(self.left, face.y() + QFontMetricsF(made).xHeight() * 0.6)
            short = elided(name, made, self.room)
            write(painter, base, short, made, tones().ribbon_text, Qt.AlignmentFlag.AlignLeft)

    def _paint_ground(self, painter: QPainter) -> None:
        path = rounded(self.area, self.area.height() / 2)
        shadow(painter, path, 3, (8, 3), 0.14)
        fill(painter, path, tones().night.foot)
        outline(painter, path, self._edge, 2.4)

    @property
    def _edge(self) -> QColor:
        """In high contrast all alike: else whose colour is bright would seem to be on turn."""
        if self.player is None or tones().is_flat:
            return tones().frame_gold
        return edge_on_night(self.player)

    def _middles(self) -> list[QPointF]:
        """The middle of each face."""
        height = self.area.height()
        first = QPointF(self.area.left() + height / 2, self.area.center().y())
        step = QPointF(0, height * 0.46) if self._is_paired else QPointF(height * 0.53, 0)
        if self._is_paired:
            first -= step / 2
        return [first + step * number for number in range(len(self._faces))]

    def _paint_faces(self, painter: QPainter, ratio: float) -> None:
        """The second partner stands a little behind the first."""
        radius = self.area.height() * (_FACE_OF_PAIR if self._is_paired else _FACE)
        for middle, person in reversed(list(zip(self._middles(), self._faces, strict=True))):
            paint_portrait(painter, person, middle, radius, ratio)
        if not self._faces:
            middle = QPointF(self.area.left() + self.area.height() / 2, self.area.center().y())
            size = self.area.height() * 0.86
            shield = picture("kit/shield-empire", size, size * 66 / 64, ratio)
            painter.drawPixmap(middle - QPointF(size / 2, size / 2), shield)


def voters_ahead(players: Sequence[Player], geometry: HallGeometry, ratio: float) -> Iterator[None]:
    """Keeps the pictures of faces and cards, one at each step."""
    for player in players:
        shares = (_FACE, _FACE_OF_PAIR) if player.is_team else (_FACE,)
        for person, share in product(player.persons, shares):
            portrait_ahead(person, geometry.tag_height * share, ratio)
            yield
    for card, larger in product(Card, (1, _LARGER)):
        card_ahead(card, geometry.shown_width * larger, ratio)
        yield


def tag_area(at: Spot, geometry: HallGeometry) -> QRectF:
    """The area of a name tag around its middle."""
    width, height = at.tag_width, geometry.tag_height
    return QRectF(-width / 2, -height / 2, width, height)


def _paint_rays(painter: QPainter, width: float) -> None:
    """Rays around the card that decides: it is told by shape as well as by colour."""
    across, down = width * 0.85, width * CARD_RATIO * 0.68
    path = QPainterPath()
    for number in range(_RAYS):
        angle = number * 2 * math.pi / _RAYS
        x, y = math.cos(angle), math.sin(angle)
        path.moveTo(x * across, y * down)
        path.lineTo(x * across * 1.18, y * down * 1.16)
    outline(painter, path, tones().state_gold, width * 0.038)


def _colour_of(lying: Lying) -> QColor:
    """The colour of the words that tell how a vote lies."""
    said = {Lying.NO: tones().refused, Lying.STOMACH_ACHE: tones().unwell}
    return said.get(lying, tones().waiting if lying is Lying.NOTHING else tones().done)
