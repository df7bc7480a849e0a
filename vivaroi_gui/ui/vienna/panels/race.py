"""The race to 25 points: a course of cobbles, the flag, and a shield for each player."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vienna.data import END_SCORE
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_parts import Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.fonts import heavy
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.ink import falling, fill, outline, rounded, shadow
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.portrait import paint_shield
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.desk_tones import desk_tones
from vivaroi_gui.ui.vienna.panels.words import PanelWords, joined

_LAST: Final = 30
"""The last cobble, unless somebody has more points."""
_STEP: Final = 5
"""From one numbered cobble to the next."""
_FLAG, _BED = 12.0, 44.0
"""Units of the flag over the bed of the cobbles, and of that."""


class RaceTrack(Panel):
    """``show_scores`` takes shares of a way too: shields walk from score to score."""

    access_tree: AccessTree | None = None

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.access_tree = self._tree = AccessTree(self, Role.List)
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._scores: tuple[float, ...] = ()

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._scores = players, ()
        self.describe()
        self.refresh()

    def show_scores(self, scores: tuple[float, ...]) -> None:
        """Points by seat."""
        if scores != self._scores:
            self._scores = scores
            self.refresh()
            if all(float(score).is_integer() for score in scores):
                self.describe()

    def describe(self) -> None:
        self.setAccessibleName(self._words.race())
        set_description(self, joined(self._told))
        self._tree.show_rows(self._told)

    @property
    def _told(self) -> list[str]:
        standing = zip(self._players, self._scores, strict=False)
        return [self._words.stands(player, round(score)) for player, score in standing]

    # --- where things are ----------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The last cobble."""
        top = max(self._scores, default=0)
        return max(_LAST, -int(-top // _STEP) * _STEP)

    @property
    def _bed(self) -> QRectF:
        return QRectF(self.face).adjusted(0, self.face.height() - _BED * self.unit, 0, 0)

    @property
    def _pitch(self) -> float:
        return (self.face.width() - 12 * self.unit) / (self.last + 1)

    def _middle(self, score: float) -> float:
        """Of a cobble, across."""
        return self.face.left() + 6 * self.unit + (score + 0.5) * self._pitch

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        unit, bed, hues = self.unit, self._bed, desk_tones()
        path = rounded(bed, 10 * unit)
        shadow(painter, path, 3 * unit, (7 * unit, 3 * unit), 0.1)
        fill(painter, path, falling(bed, *hues.track))
        outline(painter, path, hues.track_edge, 1.2)
        self.tips.append(Tip(bed, labelled(self._words.race(), joined(self._told))))
        for score in range(self.last + 1):
            if score % _STEP:
                self._draw_cobble(painter, score)
        for score in range(0, self.last + 1, _STEP):
            self._draw_number(painter, score)
        self._draw_flag(painter)
        for seat, (at, width) in self._shields().items():
            paint_shield(painter, self._players[seat], at, width, self.ratio)

    def _stone(self, score: int, across: float) -> QRectF:
        unit = self.unit
        top = self._bed.top() + 24 * unit
        return QRectF(self._middle(score) - across / 2, top, across, 15 * unit)

    def _draw_cobble(self, painter: QPainter, score: int) -> None:
        hues, unit = desk_tones(), self.unit
        stone = self._stone(score, self._pitch - 1.6 * unit)
        fill(painter, rounded(stone, 3 * unit), hues.cobble if score < END_SCORE else hues.beyond)

    def _draw_number(self, painter: QPainter, score: int) -> None:
        """Every fifth cobble is golden, and as wide as its number."""
        unit, made = self.unit, heavy(13 * self.unit)
        needed = QFontMetricsF(made).horizontalAdvance(str(score)) + 3 * unit
        stone = self._stone(score, max(self._pitch - 1.6 * unit, needed))
        fill(painter, rounded(stone, 3 * unit), desk_tones().fifth)
        write_middle(painter, stone, str(score), made, tones().ink)

    def _draw_flag(self, painter: QPainter) -> None:
        unit, hues = self.unit, desk_tones()
        foot = QPointF(self._middle(END_SCORE), self._bed.top() + 24 * unit)
        head = QPointF(foot.x(), self._bed.top() - _FLAG * unit)
        pole = QPainterPath(foot)
        pole.lineTo(head)
        outline(painter, pole, hues.pole, 2.2 * unit)
        for column in range(4):
            for row in range(3):
                square = QRectF(head.x() + (1 + column * 5) * unit, head.y() + row * 5 * unit, 0, 0)
                square.setSize(square.size().expandedTo(QRectF(0, 0, 5 * unit, 5 * unit).size()))
                painter.fillRect(square, tones().ink if (column + row) % 2 else hues.flag)

    def _shields(self) -> dict[int, tuple[QPointF, float]]:
        """The shield of each seat: its middle and its width; on one cobble they lie aslant."""
        unit, seen, placed = self.unit, dict[float, int](), dict[int, tuple[QPointF, float]]()
        for seat, score in enumerate(self._scores):
            before = seen.get(score, 0)
            seen[score] = before + 1
            aside = QPointF(before * 9 * unit, -before * 4 * unit)
            at = QPointF(self._middle(score), self._bed.top() + 13 * unit) + aside
            placed[seat] = at, 21 * unit
        return placed
