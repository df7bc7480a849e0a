"""A paper for each seat beside a board: each has a menu, and tells at a press what its tip does."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.tips import plain_tip

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class SeatPapers(Panel):
    """Keys ask for the menu of all seats; whoever has no seat has no menu."""

    menu_wanted = Signal(object, QPoint)
    """The seat whose menu is asked for, None for all of them; where on the screen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._players: tuple[Player, ...] = ()
        self._thinking: Seat | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    # --- what a game says ----------------------------------------------------------------------

    def papers(self) -> Sequence[tuple[Seat | None, QRectF]]:
        """The seats and the areas of their papers; no seat for that of a guest."""
        raise NotImplementedError

    def told_of(self, seat: Seat | None) -> str:
        """What the tooltip of a paper says; nothing before a view is shown."""
        raise NotImplementedError

    # --- what is shown -------------------------------------------------------------------------

    def set_thinking(self, seat: Seat | None) -> None:
        if seat != self._thinking:
            self._thinking = seat
            self._changed()

    def _changed(self) -> None:
        self.describe()
        self.renew()

    # --- menus ---------------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._want_menu_of_all()
            return
        at = QPointF(event.pos())
        for seat, area in self.papers():
            if area.contains(at) and seat is not None:
                self.menu_wanted.emit(seat, event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A paper tells at once what its tooltip would tell."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position()
        below = [seat for seat, area in self.papers() if area.contains(at)]
        if below and (told := self.told_of(below[0])):
            QToolTip.showText(event.globalPosition().toPoint(), plain_tip(told), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._want_menu_of_all()
        else:
            super().keyPressEvent(event)

    def _want_menu_of_all(self) -> None:
        self.menu_wanted.emit(None, self.mapToGlobal(self.face.topLeft().toPoint()))
