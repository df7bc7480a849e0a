"""One player's row of the count: rank, face, name, six favourites, points."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from vivaroi_gui.rules.vivaroi.data import OUT, THRONE, Character
from vivaroi_gui.rules.vivaroi.score import points_at
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.hall.papers import paint_strip
from vivaroi_gui.ui.hall.portrait import colour_of, elided, paint_portrait, plain_tip
from vivaroi_gui.ui.kit.fonts import display, fit, heavy, numeral
from vivaroi_gui.ui.scene.geometry import PAWN_RATIO
from vivaroi_gui.ui.scene.ink import (
    CREAM,
    GOLD,
    INK,
    PLAQUES,
    falling,
    fill,
    mixed,
    outline,
    oval,
    rounded,
    tint,
)
from vivaroi_gui.ui.scene.lettering import write, write_middle
from vivaroi_gui.ui.scene.pictures import pawn_picture
from vivaroi_gui.ui.scene.sheet import painted
from vivaroi_gui.ui.score_page.standing import Standing

WALLS = tuple(
    QColor(name)
    for name in ("#5C6788", "#A9664A", "#C9A057", "#5E8873", "#4C6CA6", "#B0587F", "#7A4AA0")
)
"""The colour of each floor's wall."""
_GREY, _DARK_GREY = QColor("#8C8794"), QColor("#5E5A68")
_WHITE = QColor("#FFFFFF")
_TEAL = QColor("#17806F")


class Columns:
    """Where the columns of the table are, in pixels from the left of a row."""

    def __init__(self, width: float, unit: float) -> None:
        self.rank = 36 * unit
        self.face = 92 * unit
        self.name = 136 * unit
        self.total = width - 46 * unit
        self.round = width - 142 * unit
        self.before = width - 226 * unit
        self.pitch = min(75 * unit, (self.before - 44 * unit - self.name - 96 * unit) / 6)
        self.favourites = self.before - 46 * unit - self.pitch * 5.5
        self.name_room = self.favourites - self.pitch / 2 - 8 * unit - self.name


class ScoreRow(QWidget):
    """Shows a standing; ``show_progress`` says how much of it is already counted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._standing: Standing | None = None
        self._player: Player | None = None
        self._points = ""
        self._told: Callable[[Character, int], str] = lambda _character, _place: ""
        self._is_best = False
        self._unit = 1.0
        self._popped = 6.0
        self._share = 1.0
        self._ground = QPixmap()

    def show_standing(
        self, standing: Standing, player: Player, points: str, *, is_best: bool
    ) -> None:
        """``points`` is how the points of the round are written; ``is_best`` marks the most."""
        self._standing, self._player = standing, player
        self._points, self._is_best = points, is_best
        self._ground = QPixmap()
        self.update()

    def set_words(self, row: str, told: Callable[[Character, int], str]) -> None:
        """The row in words, and how to tell of one favourite."""
        self.setAccessibleName(row)
        self._told = told

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self._ground = QPixmap()
        self.update()

    def show_progress(self, popped: float, share: float) -> None:
        """``popped`` favourites of six are on the table; ``share`` of the points is added."""
        self._popped, self._share = popped, share
        self.update()

    # --- drawing -------------------------------------------------------------------------------

    @property
    def _columns(self) -> Columns:
        return Columns(self.width(), self._unit)

    def _paint(self, painter: QPainter, standing: Standing, player: Player) -> None:
        columns, unit, middle = self._columns, self._unit, self.height() / 2
        self._paint_who(painter, standing, player)
        for number, (character, place) in enumerate(standing.favourites):
            size = max(0.0, min(1.0, self._popped - number))
            if size:
                self._paint_favourite(painter, number, character, place, size)
        before = QRectF(columns.before - 40 * unit, middle - 20, 80 * unit, 40)
        write_middle(painter, before, str(standing.before), numeral(24 * unit), QColor("#5A4A70"))
        if self._popped >= 6:
            self._paint_points(painter, QPointF(columns.round, middle))
        total = standing.before + round((standing.total - standing.before) * self._share)
        area = QRectF(columns.total - 40 * unit, middle - 30, 80 * unit, 60)
        write_middle(painter, area, str(total), numeral(36 * unit), INK)

    def _paint_who(self, painter: QPainter, standing: Standing, player: Player) -> None:
        columns, unit, middle = self._columns, self._unit, self.height() / 2
        rank = QRectF(columns.rank - 20, middle - 20, 40, 40)
        write_middle(painter, rank, str(standing.rank), numeral(30 * unit), QColor("#7E5F30"))
        radius = min(30 * unit, self.height() * 0.34)
        face = QPointF(columns.face, middle - radius * 0.08)
        paint_portrait(painter, player, face, radius, self.devicePixelRatioF())
        made = self._name_font()
        name = elided(player.name, made, columns.name_room)
        at = QPointF(columns.name, middle + made.pixelSize() * 0.32)
        write(painter, at, name, made, INK, Qt.AlignmentFlag.AlignLeft)

    def _name_font(self) -> QFont:
        name = self._player.name if self._player else ""
        return fit(name, display(22 * self._unit), self._columns.name_room, 14)

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
        pawn = pawn_picture(character, height, self.devicePixelRatioF())
        painter.setOpacity(0.38 if is_out else 1)
        corner = QPointF(area.center().x() - height * PAWN_RATIO / 2, area.bottom() - height - 1)
        painter.drawPixmap(corner, pawn)
        painter.setOpacity(1)
        if is_out:
            _paint_cross(painter, area)
        self._paint_badge(painter, area, place)
        painter.restore()

    def _paint_badge(self, painter: QPainter, area: QRectF, place: int) -> None:
        radius = max(10.0, min(13.5 * self._unit, area.width() * 0.24))
        x, y = area.right() - radius * 0.35, area.top() + radius * 0.75
        is_king = place == THRONE
        colour = GOLD if is_king else _DARK_GREY if place == OUT else PLAQUES[place]
        fill(painter, oval(x + 1, y + 1.5, radius, radius), tint(INK, 0.3))
        fill(painter, oval(x, y, radius, radius), colour)
        outline(painter, oval(x, y, radius, radius), CREAM, 1.8)
        area = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        made = numeral(radius * (1.1 if is_king else 1.25))
        write_middle(painter, area, str(points_at(place)), made, INK if is_king else CREAM)

    def _paint_points(self, painter: QPainter, middle: QPointF) -> None:
        unit = self._unit
        is_struck = self._standing is not None and self._standing.is_struck
        wide, tall = (94 if is_struck else 66) * unit, max(30.0, 44 * unit)
        area = QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)
        is_marked = self._is_best or is_struck
        fill(painter, rounded(area, tall / 2), _TEAL if is_marked else QColor("#EBD3A0"))
        made = heavy(22 * unit) if is_struck else numeral(25 * unit)
        colour = QColor("#FFF6E2") if is_marked else INK
        write_middle(painter, area, self._points, fit(self._points, made, wide - 8), colour)

    def _on_ground(self) -> QPixmap:
        """The strip of paper, drawn once for each size."""
        if self._ground.isNull() and self._player is not None and self._standing is not None:
            player, is_first = self._player, self._standing.rank == 1
            strip = QRectF(2, 3, self.width() - 4, self.height() - 9)

            def paint(painter: QPainter) -> None:
                paint_strip(painter, strip, colour_of(player), is_first=is_first)

            self._ground = painted(QRectF(self.rect()), self.devicePixelRatioF(), paint)
        return self._ground

    def _tip_at(self, position: QPointF) -> str:
        if self._standing is None or self._player is None:
            return ""
        for number, (character, place) in enumerate(self._standing.favourites):
            if self._arch(number).contains(position):
                return self._told(character, place)
        return self._player.name if position.x() < self._arch(0).left() else ""

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = self._tip_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), plain_tip(tip) if tip else "", self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._standing is None or self._player is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._on_ground())
        painter.translate(0, -2)
        self._paint(painter, self._standing, self._player)


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
