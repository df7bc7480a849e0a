"""The shields of the scoring markers on the score road."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from vivaroi_gui.ui.kit.fonts import display
from vivaroi_gui.ui.kit.ink import fill, lit, outline, shade
from vivaroi_gui.ui.kit.lettering import fitted, write_middle
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.scene.geometry import STONES, Geometry, asides, beside_stone

_LAYER = 3.0
_SHIELD = 0.92 / 2.4
_SIGN_RIGHT = 68.0
EMPIRE = "empire"
"""The shield of the Emissary, beside those of the players' colours."""


class ScoreRoad:
    """Shields stand by the stone of their points, those of ties side by side."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._sign = Sheet()
        self._sign.setZValue(_LAYER)
        scene.addItem(self._sign)
        self.shields: list[QGraphicsWidget] = []
        self.rims: list[Sheet] = []
        self._sheets: list[Sheet] = []
        self._looks: Sequence[str] = ()
        self._geometry = Geometry()
        self._ratio = 1.0
        self._totals: Sequence[int] = ()

    def set_markers(self, looks: Sequence[str]) -> None:
        """One shield for each scoring marker, by its colour; those not needed are hidden."""
        self._looks = looks
        while len(self.shields) < len(looks):
            shield = QGraphicsWidget()
            shield.setZValue(_LAYER)
            self.shields.append(shield)
            self.rims.append(Sheet(shield))
            self._sheets.append(Sheet(shield))
            self._scene.addItem(shield)
        self._draw_shields()
        self.show(self._totals)

    def draw(self, geometry: Geometry, ratio: float, word: str) -> None:
        """Takes new sizes, or the word of another language."""
        self._geometry, self._ratio = geometry, ratio
        self._sign.setVisible(not geometry.road.isEmpty())
        if geometry.road.isEmpty():
            self.show(self._totals)
            return
        area = QRectF(geometry.road_point(0, 830), geometry.road_point(100, 900))
        self._sign.draw(area, ratio, lambda painter: self._paint_sign(painter, word))
        self._draw_shields()
        self.show(self._totals)

    def show(self, totals: Sequence[int]) -> None:
        """Puts the shields where the totals say; one that went round has a golden rim."""
        self._totals = totals
        for marker, shield in enumerate(self.shields):
            is_seated = marker < len(self._looks) and marker < len(totals)
            is_seated = is_seated and not self._geometry.road.isEmpty()
            shield.setVisible(is_seated)
            if is_seated:
                shield.setPos(self.spot(totals, marker))
                self.rims[marker].setVisible(totals[marker] >= STONES)

    def spot(self, totals: Sequence[int], marker: int) -> QPointF:
        """Where a shield stands when these are the totals."""
        here, geometry = totals[marker], self._geometry
        aside = asides(totals)[marker]
        return geometry.stone(here) + QPointF(aside, beside_stone(here)) * geometry.road_scale

    def move_shield(
        self, marker: int, before: Sequence[int], after: Sequence[int], share: float
    ) -> None:
        """A shield on its way from one score to another."""
        start, end = self.spot(before, marker), self.spot(after, marker)
        self.shields[marker].setPos(start + (end - start) * share)

    def marker_at(self, position: QPointF) -> int | None:
        """Whose shield is below the pointer, the one in front first."""
        for marker in reversed(range(len(self.shields))):
            shield = self.shields[marker]
            if shield.isVisible() and self._reach.translated(shield.pos()).contains(position):
                return marker
        return None

    @property
    def _reach(self) -> QRectF:
        size = max(24.0, 22 * self._geometry.road_scale)
        return QRectF(-size / 2, -size / 2, size, size)

    def _draw_shields(self) -> None:
        if self._geometry.road.isEmpty():
            return
        scale = _SHIELD * max(0.78, self._geometry.road_scale)
        rim = picture("kit/shield-rim", 80 * scale, 82 * scale, self._ratio)
        for look, sheet, behind in zip(self._looks, self._sheets, self.rims, strict=False):
            pixmap = picture(f"kit/shield-{look}", 64 * scale, 66 * scale, self._ratio)
            sheet.show_picture(pixmap, -32 * scale, -30 * scale)
            behind.show_picture(rim, -40 * scale, -38 * scale)

    def _paint_sign(self, painter: QPainter, word: str) -> None:
        geometry, scale = self._geometry, self._geometry.road_scale
        post = QPainterPath(geometry.road_point(40, 840))
        post.lineTo(geometry.road_point(40, 896))
        outline(painter, post, castle_tones().post, 7 * scale)
        made = fitted(display, 17 * scale, word, (_SIGN_RIGHT - 10) * scale)
        width = QFontMetricsF(made).horizontalAdvance(word) / scale + 14
        left = max(4.0, _SIGN_RIGHT - max(52.0, width))
        corners = ((left, 838), (_SIGN_RIGHT, 838), (_SIGN_RIGHT + 9, 853), (_SIGN_RIGHT, 868))
        board = QPainterPath(geometry.road_point(left, 868))
        for x, y in corners:
            board.lineTo(geometry.road_point(x, y))
        board.closeSubpath()
        shade(painter, board.translated(scale, 3 * scale), 89 / 255)
        fill(painter, board, lit(castle_tones().board, board.boundingRect()))
        area = QRectF(geometry.road_point(left, 838), geometry.road_point(_SIGN_RIGHT + 2, 868))
        write_middle(painter, area, word, made, castle_tones().board_text)
