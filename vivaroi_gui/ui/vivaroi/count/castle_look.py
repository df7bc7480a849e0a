"""The castle as the round left it, laid over the count while somebody looks at it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.count.small_count import count_layout
from vivaroi_gui.ui.vivaroi.scene import BoardView


class CastleLook(QWidget):
    """A board to look at; it is made when it is first wanted.

    In a small window the buttons stand below it, and the road has no room.
    """

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._board: BoardView | None = None
        self.hide()

    def show_round(self, players: tuple[Player, ...], view: View) -> None:
        """The round that has just ended."""
        self._players, self._view = players, view
        if self._board is not None:
            self._fill(self._board)

    def setVisible(self, is_visible: bool) -> None:
        if is_visible and self._board is None:
            self._board = BoardView(self._settings, self)
            self._fill(self._board)
        super().setVisible(is_visible)
        if is_visible:
            self.raise_()

    def _fill(self, board: BoardView) -> None:
        page = count_layout(self.width(), self.height(), len(self._players), 1)
        below = page.buttons.top() if page.is_small else page.road.top()
        board.setGeometry(self.rect())
        road = QRectF() if page.is_small else page.road
        board.set_areas(QRectF(0, 0, page.width, below), road, QRectF())
        if self._view is not None:
            board.set_game(self._players, self._view.options)
            board.show_view(self._view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._board is not None:
            self._fill(self._board)
