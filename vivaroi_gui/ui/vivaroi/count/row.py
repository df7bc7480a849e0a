"""One marker's row of the count: rank, face, name, favourites, Ambition, points."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.data import OUT, THRONE
from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.fonts import bold, fit, numeral
from vivaroi_gui.ui.kit.ink import falling, fill, mixed, outline, oval, pale, rounded, shade
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.player_strip import Who
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.struck import paint_struck
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.count.columns import CountColumns, Shape
from vivaroi_gui.ui.vivaroi.count.folding import FoldingRow
from vivaroi_gui.ui.vivaroi.count.standing import CardCount, Favourite, Standing
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.walls import badge, paint_black_seal, paint_sign, wall
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_emblem
from vivaroi_gui.ui.vivaroi.words.points import signed

_ROOM_FOR_REMARK = Size(76, least=62)
_BRACKET = Size(3, least=2)

_SMALL = 36.0
"""Pixels of a tile under which there is hardly room for anything but the pawn."""


def pawn_height(tile: QRectF) -> float:
    """The height of the pawn in the arch of a favourite."""
    return tile.height() * 0.88


class CountRow(FoldingRow):
    """Shows a standing; ``show_progress`` says how much of it is already counted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._standing: Standing | None = None
        self._shape = Shape()
        self._points = self._remark = self._earlier = ""
        self._told: Callable[[Favourite], str] = lambda _: ""
        self._told_ambition: Callable[[CardCount], str] = lambda _: ""
        self._is_best = self._is_linked = self._has_partner = False
        self._popped = 6.0
        self._share = 1.0
        self._is_ranked = True
        self._whole: Who | None = None
        self._words = "", ""

    def set_shape(self, shape: Shape) -> None:
        self._shape = shape

    def show_standing(
        self, standing: Standing, who: Who, points: str, *, is_best: bool, is_linked: bool
    ) -> None:
        """``points`` is how those of the round are written; ``is_best`` marks the most.

        ``is_linked`` to the row above, which is the partner's.
        """
        self._standing = standing
        self._points, self._is_best, self._is_linked = points, is_best, is_linked
        self._has_partner = bool(who.note)
        self._whole = who
        self._introduce()

    @property
    def standing(self) -> Standing | None:
        return self._standing

    def tile_of(self, character: int) -> QRectF:
        """Where a favourite's tile lies in the row; empty where it is on none of its cards."""
        cards = self._standing.cards if self._standing else ()
        for card, corner in zip(cards, self._corners(len(cards)), strict=True):
            for number, favourite in enumerate(card.favourites):
                if favourite.character == character:
                    return self._columns.tile(corner, number)
        return QRectF()

    def set_words(
        self,
        row: tuple[str, str],
        remark: str,
        earlier: str,
        told: Callable[[Favourite], str],
        told_ambition: Callable[[CardCount], str],
    ) -> None:
        """The row in brief and what it is made of, remarks on total and total before, and how to
        tell of a tile.
        """
        self._words = row
        self._introduce()
        self._earlier = earlier
        self._remark, self._told, self._told_ambition = remark, told, told_ambition
        self.update()

    def show_progress(self, popped: float, share: float, *, is_ranked: bool) -> None:
        """``popped`` tiles of a card are on the table; ``share`` of the points is added."""
        if (popped, share, is_ranked) == (self._popped, self._share, self._is_ranked):
            return
        self._popped, self._share = popped, share
        if is_ranked != self._is_ranked:
            self._is_ranked = is_ranked
            self._introduce()
        self.update()

    def _introduce(self) -> None:
        """Who it is, with the rank and all in words as soon as these are told."""
        who = self._whole
        if who is None:
            return
        self.show_who(who if self._is_ranked else replace(who, rank=None, is_first=False))
        brief, made_of = self._words if self._is_ranked else (who.name, "")
        self.setAccessibleName(aloud(brief))
        set_description(self, made_of)

    @property
    def name_room(self) -> float:
        return self._columns.name_room

    def tip_at(self, position: QPointF) -> str:
        columns, cards = self._columns, self._standing.cards if self._standing else ()
        for card, corner in zip(cards, self._corners(len(cards)), strict=True):
            for number, favourite in enumerate(card.favourites):
                if columns.tile(corner, number).contains(position):
                    return self._told(favourite)
            ambition = columns.tile(corner, len(card.favourites))
            if self._has_ambition and ambition.contains(position):
                return self._told_ambition(card)
        is_before = abs(position.x() - columns.before) < 40 * self.unit
        return self._earlier if is_before else ""

    # --- drawing -------------------------------------------------------------------------------

    @property
    def _columns(self) -> CountColumns:
        size = self.width(), self.height(), self.unit, self._shape
        columns = CountColumns(*size)
        if self._is_unfolded and columns.is_folded:
            return CountColumns(*size, is_unfolded=True)
        return columns

    @property
    def _has_ambition(self) -> bool:
        """Whether there is a tile for it; the Emissary gets none."""
        is_person = self._standing is not None and self._standing.seat is not None
        return is_person and self._shape.tiles > 6

    def _corners(self, cards: int) -> tuple[QPointF, ...]:
        """Where the lines of the cards begin; a single one has the middle of the row."""
        columns = self._columns
        if cards == 1:
            return (QPointF(columns.left, (self.height() - columns.line) / 2),)
        return columns.cards[:cards]

    def paint_columns(self, painter: QPainter) -> None:
        standing, columns = self._standing, self._columns
        if standing is None:
            return
        if self._is_linked:
            self._paint_link(painter)
        if columns.is_folded and not self._is_unfolded:
            self._paint_fold(painter, columns.fold)
        is_unfolded = self._is_unfolded and columns.is_folded
        if is_unfolded or not columns.is_folded:
            corners = self._corners(len(standing.cards))
            for card, corner in zip(standing.cards, corners, strict=True):
                self._paint_card(painter, card, corner)
        if not is_unfolded:
            self._paint_points(painter, standing, columns)
        total = standing.before + round((standing.total - standing.before) * self._share)
        colour, pixels = (
            (tones().ink, 36) if standing.is_counted else (castle_tones().open_text, 27)
        )
        self.paint_number(painter, columns.total, str(total), pixels, colour)
        self._paint_remark(painter)

    def _paint_points(self, painter: QPainter, standing: Standing, columns: CountColumns) -> None:
        """The total before, and the points of the round."""
        self.paint_number(painter, columns.before, str(standing.before), 24, tones().old_text)
        if standing.compensation:
            self._paint_compensation(painter, columns.before, standing.compensation)
        if self._popped >= self._shape.tiles:
            is_best = self._is_best and self._is_ranked
            is_teal, is_plain = is_best or standing.got_33, standing.got_33
            self.paint_pill(
                painter, columns.round, self._points, is_teal=is_teal, is_plain=is_plain
            )

    def _paint_compensation(self, painter: QPainter, x: float, points: int) -> None:
        """A small sign beside the number; the tooltip tells of it."""
        made = bold(14 * self.unit)
        high = max(self.height() / 2 - 7 * self.unit, 0.8 * made.pixelSize())
        at = QPointF(x + 17 * self.unit, high)
        write(painter, at, f"+{points}", made, tones().assent, Qt.AlignmentFlag.AlignLeft)

    def _paint_remark(self, painter: QPainter) -> None:
        """What is to be said of the total, where there is room below it."""
        standing = self._standing
        assert standing is not None
        if self._has_partner and standing.is_counted:
            wide, y = 46 * self.unit, self.height() / 2 + 17 * self.unit
            painter.fillRect(QRectF(self._columns.total - wide / 2, y, wide, 3), tones().gold_edge)
        if not self._remark or self.height() < _ROOM_FOR_REMARK.at(self.unit):
            return
        made = fit(self._remark, bold(14 * self.unit), 150 * self.unit, 13)
        at = QPointF(self.width() - 12 * self.unit, self.height() - 9 * self.unit)
        write(painter, at, self._remark, made, tones().assent, Qt.AlignmentFlag.AlignRight)

    def _paint_link(self, painter: QPainter) -> None:
        """A branch from the row above, which is the partner's."""
        unit, middle = self.unit, self.height() / 2
        path = QPainterPath(QPointF(36 * unit, 4))
        path.lineTo(36 * unit, middle)
        path.lineTo(54 * unit, middle)
        outline(painter, path, tones().gold_edge, _BRACKET.at(unit))

    def _paint_card(self, painter: QPainter, card: CardCount, corner: QPointF) -> None:
        for number, favourite in enumerate(card.favourites):
            size = max(0.0, min(1.0, self._popped - number))
            if size:
                area = self._columns.tile(corner, number)
                with _Scaled(painter, area.center(), size):
                    self._paint_favourite(painter, area, favourite)
        if self._has_ambition and self._popped >= self._shape.tiles:
            self._paint_ambition(painter, self._columns.tile(corner, len(card.favourites)), card)
        if self._shape.cards > 1 and self._popped >= self._shape.tiles and self._has_two:
            self._paint_sum(painter, card, corner)

    @property
    def _has_two(self) -> bool:
        return self._standing is not None and len(self._standing.cards) > 1

    def _paint_sum(self, painter: QPainter, card: CardCount, corner: QPointF) -> None:
        """What the card brought; the lower sum, which moves the marker, is underlined."""
        assert self._standing is not None
        columns, is_lower = self._columns, card.sum == self._standing.points
        middle = corner.x() + columns.card - columns.sum / 2
        area = QRectF(middle - columns.sum / 2, corner.y(), columns.sum, columns.line)
        made = fit(signed(card.sum), numeral((22 if is_lower else 17) * self.unit), columns.sum, 13)
        write_middle(
            painter, area, signed(card.sum), made, tones().ink if is_lower else tones().soft_ink
        )
        if is_lower:
            wide = columns.sum * 0.62
            rule = QRectF(middle - wide / 2, area.center().y() + 14 * self.unit, wide, 3)
            painter.fillRect(rule, tones().gold_edge)

    def _paint_favourite(self, painter: QPainter, area: QRectF, favourite: Favourite) -> None:
        place = favourite.place
        is_out = place == OUT
        ground = wall(place, castle_tones().gone_wall)
        path = _arched(area)
        fill(
            painter,
            path,
            falling(area, mixed(ground, tones().light, 0.3), mixed(ground, tones().light, 0.6)),
        )
        outline(painter, path, mixed(ground, tones().ink, 0.1), 1.2)
        height = pawn_height(area)
        pawn = pawn_picture(
            self._shape.edition, favourite.character, height, self.devicePixelRatioF()
        )
        painter.setOpacity(pale(0.55) if is_out or favourite.points is None else 1)
        corner = QPointF(area.center().x() - height * PAWN_RATIO / 2, area.bottom() - height - 1)
        painter.drawPixmap(corner, pawn)
        painter.setOpacity(1)
        if is_out:
            paint_struck(painter, area)
        paint_sign(painter, path, place)
        self._paint_badge(painter, area, favourite)

    def _badge(self, area: QRectF) -> tuple[QPointF, float]:
        """The middle and the radius of a tile's badge; beside a small pawn rather than on it."""
        if area.width() >= _SMALL:
            radius = max(10.0, min(13.5 * self.unit, area.width() * 0.24))
            return QPointF(area.right() - radius * 0.35, area.top() + radius * 0.75), radius
        spare = max(0.0, self._columns.pitch - area.width() - 4) / 2
        aside = min(9.0, spare)
        return QPointF(area.right() - 3 + aside, area.top() + (4 if spare < 5 else 7)), 9.0

    def _paint_badge(self, painter: QPainter, area: QRectF, favourite: Favourite) -> None:
        middle, radius = self._badge(area)
        x, y = middle.x(), middle.y()
        if favourite.points is None:
            paint_black_seal(painter, middle, radius)
            return
        is_king = favourite.place == THRONE
        colour = tones().gold if is_king else badge(favourite.place, castle_tones().gone_seal)
        shade(painter, oval(x + 1, y + 1.5, radius, radius), 0.3)
        fill(painter, oval(x, y, radius, radius), colour)
        outline(painter, oval(x, y, radius, radius), tones().cream, 1.8)
        said = signed(favourite.points)
        made = numeral(radius * (1.1 if len(said) > 1 else 1.25))
        spot = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        write_middle(painter, spot, said, made, tones().ink if is_king else tones().cream)

    def _paint_ambition(self, painter: QPainter, area: QRectF, card: CardCount) -> None:
        """The card with its emblem and points, or from behind as long as it is secret."""
        sheet = rounded(area, area.width() * 0.12)
        if card.ambition is None:
            self._paint_secret(painter, area)
            return
        fill(painter, sheet, falling(area, *tones().minty))
        outline(painter, sheet, tones().mint_edge, 1.4)
        size = min(area.width() * 0.82, area.height() * 0.6)
        spot = QPointF(area.center().x() - size / 2, area.bottom() - size - area.height() * 0.08)
        painter.setOpacity(1 if card.ambition_points else pale(0.55))
        name = ambition_emblem(card.ambition)
        painter.drawPixmap(spot, picture(name, size, size, self.devicePixelRatioF()))
        painter.setOpacity(1)
        if not card.ambition_points:
            paint_struck(painter, QRectF(spot, QSizeF(size, size)))
        middle, radius = self._badge(area)
        x, y = middle.x(), middle.y()
        fill(
            painter,
            oval(x, y, radius, radius),
            tones().assent if card.ambition_points else castle_tones().gone_seal,
        )
        outline(painter, oval(x, y, radius, radius), tones().cream, 1.8)
        said = str(card.ambition_points)
        box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        write_middle(painter, box, said, numeral(radius * 1.2), tones().cream)

    def _paint_secret(self, painter: QPainter, area: QRectF) -> None:
        wide = min(area.width(), area.height() / 1.42)
        tall = wide * 330 / 240
        back = picture("kit/card-ambition-back", wide, tall, self.devicePixelRatioF())
        painter.drawPixmap(area.center() - QPointF(wide / 2, tall / 2), back)


class _Scaled:
    """Paints larger or smaller around a point."""

    def __init__(self, painter: QPainter, middle: QPointF, size: float) -> None:
        self._painter, self._middle, self._size = painter, middle, size

    def __enter__(self) -> None:
        self._painter.save()
        self._painter.translate(self._middle)
        self._painter.scale(self._size, self._size)
        self._painter.translate(-self._middle)

    def __exit__(self, *_: object) -> None:
        self._painter.restore()


def _arched(area: QRectF) -> QPainterPath:
    """A pointed arch, as the castle's windows are."""
    shoulder = area.top() + area.height() * 0.36
    middle = area.center().x()
    path = QPainterPath(area.bottomLeft())
    path.lineTo(area.left(), shoulder)
    path.cubicTo(
        QPointF(area.left(), area.top() + area.height() * 0.1),
        QPointF(middle - area.width() * 0.3, area.top()),
        QPointF(middle, area.top()),
    )
    path.cubicTo(
        QPointF(middle + area.width() * 0.3, area.top()),
        QPointF(area.right(), area.top() + area.height() * 0.1),
        QPointF(area.right(), shoulder),
    )
    path.lineTo(area.bottomRight())
    path.closeSubpath()
    return path
