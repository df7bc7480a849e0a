"""One player's row of the count: rank, face, name, six favourites, points."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.data import OUT, THRONE, Character
from vivaroi_gui.rules.vivaroi.score import points_at
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.fonts import numeral
from vivaroi_gui.ui.kit.ink import (
    CREAM,
    GOLD,
    INK,
    PLAQUES,
    falling,
    fill,
    mixed,
    outline,
    oval,
    tint,
)
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, pawn_picture
from vivaroi_gui.ui.score_page.standing import Standing
from vivaroi_gui.ui.score_page.strip import PlayerStrip, Who

WALLS = tuple(
    QColor(name)
    for name in ("#5C6788", "#A9664A", "#C9A057", "#5E8873", "#4C6CA6", "#B0587F", "#7A4AA0")
)
"""The colour of each floor's wall."""
_GREY, _DARK_GREY = QColor("#8C8794"), QColor("#5E5A68")
_WHITE = QColor("#FFFFFF")


class Columns:
    """Where the columns of the table are, in pixels from the left of a row."""

    def __init__(self, width: float, height: float, unit: float) -> None:
        self.player = 112 * unit
        self.total = width - 46 * unit
        self.round = width - 142 * unit
        self.before = width - 226 * unit
        name = 136 * unit
        largest = min(100 * unit, max(75 * unit, height * 0.66))
        self.pitch = min(largest, (self.before - 44 * unit - name - 122 * unit) / 6)
        self.favourites = self.before - 46 * unit - self.pitch * 5.5
        self.name_room = self.favourites - self.pitch / 2 - 8 * unit - name


class ScoreRow(PlayerStrip):
    """Shows a standing; ``show_progress`` says how much of it is already counted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._standing: Standing | None = None
        self._edition = ""
        self._points = ""
        self._told: Callable[[Character, int], str] = lambda _character, _place: ""
        self._is_best = False
        self._popped = 6.0
        self._share = 1.0

    def show_standing(
        self, standing: Standing, player: Player, edition: str, points: str, *, is_best: bool
    ) -> None:
        """``points`` is how the points of the round are written; ``is_best`` marks the most."""
        self._standing, self._edition = standing, edition
        self._points, self._is_best = points, is_best
        self.show_who(Who(player, standing.rank))

    def set_words(self, row: str, told: Callable[[Character, int], str]) -> None:
        """The row in words, and how to tell of one favourite."""
        self.setAccessibleName(row)
        self._told = told

    def show_progress(self, popped: float, share: float) -> None:
        """``popped`` favourites of six are on the table; ``share`` of the points is added."""
        self._popped, self._share = popped, share
        self.update()

    @property
    def name_room(self) -> float:
        return self._columns.name_room

    def tip_at(self, position: QPointF) -> str:
        favourites = self._standing.favourites if self._standing else ()
        for number, (character, place) in enumerate(favourites):
            if self._arch(number).contains(position):
                return self._told(character, place)
        return ""

    # --- drawing -------------------------------------------------------------------------------

    @property
    def _columns(self) -> Columns:
        return Columns(self.width(), self.height(), self.unit)

    def paint_columns(self, painter: QPainter) -> None:
        standing, columns = self._standing, self._columns
        if standing is None:
            return
        for number, (character, place) in enumerate(standing.favourites):
            size = max(0.0, min(1.0, self._popped - number))
            if size:
                self._paint_favourite(painter, number, character, place, size)
        self.paint_number(painter, columns.before, str(standing.before), 24, QColor("#5A4A70"))
        if self._popped >= len(standing.favourites):
            is_teal, is_plain = self._is_best or standing.is_struck, standing.is_struck
            self.paint_pill(
                painter, columns.round, self._points, is_teal=is_teal, is_plain=is_plain
            )
        total = standing.before + round((standing.total - standing.before) * self._share)
        self.paint_number(painter, columns.total, str(total), 36, INK)

    def _arch(self, number: int) -> QRectF:
        """The arch of a favourite."""
        columns, height = self._columns, self.height()
        tall = min(height * 0.82, columns.pitch * 1.25)
        wide = min(columns.pitch * 0.9, tall * 0.78)
        middle = columns.favourites + number * columns.pitch
        return QRectF(middle - wide / 2, height * 0.56 - tall / 2, wide, tall)

    def _paint_favourite(
        self, painter: QPainter, number: int, character: Character, place: int, size: float
    ) -> None:
        area = self._arch(number)
        painter.save()
        painter.translate(area.center())
        painter.scale(size, size)
        painter.translate(-area.center())
        is_out = place == OUT
        wall = _GREY if is_out else WALLS[place]
        path = _arched(area)
        fill(painter, path, falling(area, mixed(wall, _WHITE, 0.3), mixed(wall, _WHITE, 0.6)))
        outline(painter, path, mixed(wall, INK, 0.1), 1.2)
        height = area.height() * 0.88
        pawn = pawn_picture(self._edition, character, height, self.devicePixelRatioF())
        painter.setOpacity(0.38 if is_out else 1)
        corner = QPointF(area.center().x() - height * PAWN_RATIO / 2, area.bottom() - height - 1)
        painter.drawPixmap(corner, pawn)
        painter.setOpacity(1)
        if is_out:
            _paint_cross(painter, area)
        self._paint_badge(painter, area, place)
        painter.restore()

    def _paint_badge(self, painter: QPainter, area: QRectF, place: int) -> None:
        radius = max(10.0, min(13.5 * self.unit, area.width() * 0.24))
        x, y = area.right() - radius * 0.35, area.top() + radius * 0.75
        is_king = place == THRONE
        colour = GOLD if is_king else _DARK_GREY if place == OUT else PLAQUES[place]
        fill(painter, oval(x + 1, y + 1.5, radius, radius), tint(INK, 0.3))
        fill(painter, oval(x, y, radius, radius), colour)
        outline(painter, oval(x, y, radius, radius), CREAM, 1.8)
        area = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        made = numeral(radius * (1.1 if is_king else 1.25))
        write_middle(painter, area, str(points_at(place)), made, INK if is_king else CREAM)


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


def _paint_cross(painter: QPainter, area: QRectF) -> None:
    """Over an eliminated favourite: told by shape, not by grey alone."""
    size = area.width() * 0.26
    middle = area.center() + QPointF(0, -area.height() * 0.02)
    path = QPainterPath(middle + QPointF(-size, -size))
    path.lineTo(middle + QPointF(size, size))
    path.moveTo(middle + QPointF(size, -size))
    path.lineTo(middle + QPointF(-size, size))
    outline(painter, path, CREAM, size * 0.5)
    outline(painter, path, QColor("#B3262F"), size * 0.28)
