"""Papers of a small page, one of them in front, and the tabs that choose it."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from vivaroi_gui.ui.kit.key_places import letter
from vivaroi_gui.ui.kit.night_tabs import NightTabs
from vivaroi_gui.ui.kit.tones import tones

L = TypeVar("L", bound=StrEnum)
_ENTER = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Down


class LeafTabs(NightTabs, Generic[L]):
    """Says what is in front; whoever lays out asks for it, and what is needed is brought there."""

    turned = Signal()
    """Another paper is in front."""
    moves_wanted = Signal(bool)
    """The list of moves came to the front, or lies no longer there."""

    def __init__(self, page: QWidget, lowest: QWidget, front: L, moves: L) -> None:
        """``lowest`` is the paper nearest to the board, ``moves`` the leaf of that list."""
        super().__init__(page)
        self.front = front
        self._moves = moves
        self._before = front
        """What was in front before the list of moves."""
        self._offered: tuple[L, ...] = ()
        self._board: QWidget | None = None
        self._page = page
        self._blind = _Blind(page)
        self._blind.stackUnder(lowest)
        self.currentChanged.connect(self._on_chosen)

    # --- what a game says ----------------------------------------------------------------------

    @property
    def hides_board(self) -> bool:
        """Whether a paper lies in the board's place."""
        raise NotImplementedError

    @property
    def is_board_front(self) -> bool:
        """Whether what is in front is the board."""
        raise NotImplementedError

    def word(self, leaf: L) -> str:
        """What a tab is called."""
        raise NotImplementedError

    def title(self) -> str:
        """What the tabs choose."""
        raise NotImplementedError

    # --- choosing ------------------------------------------------------------------------------

    def offer(self, leaves: Sequence[L]) -> None:
        """What can be chosen now; if what is in front cannot, the first comes there."""
        self._offered = tuple(leaves)
        if leaves and self.front not in leaves:
            self.bring(leaves[0])
        self._name()

    def bring(self, leaf: L) -> None:
        """To the front, without a word: whoever does so lays out."""
        was_moves = self.front is self._moves
        if not was_moves:
            self._before = self.front
        self.front = leaf
        if was_moves and leaf is not self._moves:
            self.moves_wanted.emit(False)

    def front_moves(self, *, is_shown: bool) -> None:
        """The list of moves was opened, or put away, by other means."""
        if self._moves not in self._offered or is_shown == (self.front is self._moves):
            return
        self.bring(self._moves if is_shown else self._before)
        self.offer(self._offered)
        self.turned.emit()

    def show_one_of(self, leaves: Sequence[L]) -> None:
        """Brings the first of them that can be chosen to the front."""
        offered = [leaf for leaf in leaves if leaf in self._offered]
        if offered and not self.isHidden():
            self.setCurrentIndex(self._offered.index(offered[0]))

    def _name(self) -> None:
        """Names the tabs, and marks the one in front."""
        self.blockSignals(True)
        self.name_tabs([self.word(leaf) for leaf in self._offered])
        if self.front in self._offered:
            self.setCurrentIndex(self._offered.index(self.front))
        self.blockSignals(False)
        self.setAccessibleName(self.title())
        self._blind.setVisible(self.hides_board)

    def _on_chosen(self, index: int) -> None:
        if 0 <= index < len(self._offered) and self._offered[index] is not self.front:
            self.bring(self._offered[index])
            self._blind.setVisible(self.hides_board)
            self.turned.emit()
            if self.front is self._moves:
                self.moves_wanted.emit(True)

    # --- keys ----------------------------------------------------------------------------------

    def lead_to(self, board: QWidget) -> None:
        """Letters that mean nothing on a paper are the board's; so is Enter on its tab."""
        self._board = board
        self._page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and isinstance(event, QKeyEvent) and self._press(event):
            return True
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent) -> bool:
        """Whether the key was meant for the board: then the keys go there."""
        board, focus = self._board, QApplication.focusWidget()
        if board is None or focus is None or event.type() is not QEvent.Type.KeyPress:
            return False
        if board is focus or board.isAncestorOf(focus):  # it has had no use for the key
            return False
        if self.hasFocus() and self.is_board_front and event.key() in _ENTER:
            board.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if self.hides_board or not letter(event):
            return False
        board.keyPressEvent(event)
        if event.isAccepted() and focus is QApplication.focusWidget():
            board.setFocus(Qt.FocusReason.OtherFocusReason)
        return event.isAccepted()

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area, unit)
        if self._blind.isVisible():
            self._blind.setGeometry(self._page.rect())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)


class _Blind(QWidget):
    """Night over the board, where a paper lies in its place; what moves there goes on."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), tones().night.foot)
