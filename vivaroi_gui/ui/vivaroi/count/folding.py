"""A row whose favourites fold into a button where they had no room."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.control import paint_ring
from vivaroi_gui.ui.kit.fonts import SMALLEST, bold, fit
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.player_strip import PlayerStrip, Who
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import advance
from vivaroi_gui.ui.vivaroi.count.columns import CountColumns

_UNFOLDS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FoldingRow(PlayerStrip):
    """A press unfolds them, in the place of the name and of the points, or folds them again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fold_words = ""
        """What is folded."""
        self._is_unfolded = False

    @property
    def _columns(self) -> CountColumns:
        raise NotImplementedError

    def fold_where_needed(self) -> None:
        """In another size: takes the keys where there is something to unfold."""
        policy = Qt.FocusPolicy
        is_folded = self._columns.is_folded
        self.setFocusPolicy(policy.StrongFocus if is_folded else policy.NoFocus)
        shape = Qt.CursorShape
        self.setCursor(shape.PointingHandCursor if is_folded else shape.ArrowCursor)

    def _unfold(self) -> bool:
        """Opens or closes the row; False where nothing is folded."""
        if self._columns.is_folded:
            self._is_unfolded = not self._is_unfolded
            self.update()
        return self._columns.is_folded

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(self._unfold())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _UNFOLDS or not self._unfold():
            super().keyPressEvent(event)

    def _paint_fold(self, painter: QPainter, area: QRectF) -> None:
        """What has no room, to be unfolded."""
        path = rounded(area, area.height() / 2)
        fill(painter, path, tones().button)
        outline(painter, path, tones().gold_edge, 1.4)
        made, room = bold(16 * self.unit), area.width() - 6 * self.unit
        forms = (f"{self.fold_words} ▸", self.fold_words)
        words = next((one for one in forms if advance(one, made, room) <= room), "▸")
        write_middle(painter, area, words, fit(words, made, room, SMALLEST), tones().ink)
        if self.hasFocus():
            paint_ring(painter, area, area.height() / 2)

    def _paint_name(self, painter: QPainter, who: Who) -> None:
        """What is unfolded takes its place."""
        if not (self._is_unfolded and self._columns.is_folded):
            super()._paint_name(painter, who)
