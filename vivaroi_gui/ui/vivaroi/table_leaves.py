"""The papers of a small table, one of them in front, and the tabs that choose it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.ui.kit.night_tabs import NightTabs
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.small_table import Leaf, leaves_of


class TableLeaves(NightTabs):
    """What a turn needs comes to the front when the turn begins, and not again."""

    turned = Signal()
    """Another paper is in front."""
    moves_wanted = Signal(bool)
    """The list of moves came to the front, or lies no longer there."""

    def __init__(self, page: QWidget, lowest: QWidget, *, has_moves: bool) -> None:
        """``lowest`` is the paper nearest to the board."""
        super().__init__(page)
        self.front = Leaf.FAVOURITES
        self._has_moves = has_moves
        self._given = Room.WIDE
        self._turn: tuple[Seat | None, Seat | None, bool] | None = None
        self._is_placing = False
        self._before = Leaf.FAVOURITES
        """What was in front before the list of moves."""
        self._offered: tuple[Leaf, ...] = ()
        self._page = page
        self._blind = _Blind(page)
        self._blind.stackUnder(lowest)
        self.currentChanged.connect(self._on_chosen)

    @property
    def hides_board(self) -> bool:
        """Whether a paper lies in the castle's place."""
        return self._given is Room.TINY and self.front is not Leaf.CASTLE

    def fit(self, given: Room) -> Room:
        """Offers what there is room for; hands the room on."""
        if given != self._given:
            self._given = given
            self._need()
        self._offer()
        return given

    def follow(self, view: View) -> bool:
        """Brings what the turn needs to the front; whether that is something else now."""
        before = self._offered, self.front
        self._is_placing = view.phase is Phase.PLACING
        turn = view.turn, view.seat, self._is_placing
        if turn != self._turn:
            self._turn = turn
            self._need()
        self._offer()
        return before != (self._offered, self.front)

    def _need(self) -> None:
        needed = Leaf.CASTLE if self._given is Room.TINY else Leaf.GATE
        if needed is Leaf.CASTLE or self._is_placing:
            self._bring(needed)

    def front_moves(self, *, is_shown: bool) -> None:
        """The list of moves was opened, or put away, by other means."""
        if self._given > Room.SMALL or is_shown == (self.front is Leaf.MOVES):
            return
        self._bring(Leaf.MOVES if is_shown else self._before)
        self._offer()
        self.turned.emit()

    def show_one_of(self, leaves: Sequence[Leaf]) -> None:
        """Brings the first of them that can be chosen to the front."""
        offered = [leaf for leaf in leaves if leaf in self._offered]
        if offered and not self.isHidden():
            self.setCurrentIndex(self._offered.index(offered[0]))

    def _bring(self, leaf: Leaf) -> None:
        was_moves = self.front is Leaf.MOVES
        if self.front is not Leaf.MOVES:
            self._before = self.front
        self.front = leaf
        if was_moves and leaf is not Leaf.MOVES:
            self.moves_wanted.emit(False)

    def _offer(self) -> None:
        """Names the tabs, and marks the one in front, which is always one of them."""
        offered = leaves_of(self._given, is_placing=self._is_placing, has_moves=self._has_moves)
        if self.front not in offered:
            self._bring(Leaf.CASTLE if self._given is Room.TINY else Leaf.FAVOURITES)
        self._offered = offered
        self.blockSignals(True)
        self.name_tabs([self._word(leaf) for leaf in offered])
        self.setCurrentIndex(offered.index(self.front))
        self.blockSignals(False)
        self.setAccessibleName(self.tr("What lies open"))
        self._blind.setVisible(self.hides_board)

    def _on_chosen(self, index: int) -> None:
        if 0 <= index < len(self._offered) and self._offered[index] is not self.front:
            self._bring(self._offered[index])
            self._blind.setVisible(self.hides_board)
            self.turned.emit()
            if self.front is Leaf.MOVES:
                self.moves_wanted.emit(True)

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area, unit)
        if self._blind.isVisible():
            self._blind.setGeometry(self._page.rect())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._offer()
        super().changeEvent(event)

    def _word(self, leaf: Leaf) -> str:
        return {
            Leaf.CASTLE: self.tr("Castle"),
            Leaf.GATE: self.tr("Gate"),
            Leaf.FAVOURITES: self.tr("Favourites"),
            Leaf.VOTES: self.tr("Votes"),
            Leaf.PLAYERS: self.tr("Players"),
            Leaf.CHRONICLE: self.tr("Chronicle"),
            Leaf.MOVES: self.tr("Moves"),
        }[leaf]


class _Blind(QWidget):
    """Night over the board, where a paper lies in its place; what moves there goes on."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), tones().night.foot)
