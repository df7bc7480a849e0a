"""The papers of a small table, one of them in front, and the tabs that choose it."""

from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.ui.kit.leaf_tabs import LeafTabs
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.vivaroi.small_table import Leaf, leaves_of


class TableLeaves(LeafTabs[Leaf]):
    """What a turn needs comes to the front when the turn begins, and not again."""

    def __init__(self, page: QWidget, lowest: QWidget, *, has_moves: bool) -> None:
        super().__init__(page, lowest, Leaf.FAVOURITES, Leaf.MOVES)
        self._has_moves = has_moves
        self._given = Room.WIDE
        self._turn: tuple[Seat | None, Seat | None, bool] | None = None
        self._is_placing = False

    @property
    def hides_board(self) -> bool:
        """Whether a paper lies in the castle's place."""
        return self._given is Room.TINY and self.front is not Leaf.CASTLE

    @property
    def is_board_front(self) -> bool:
        return self.front is Leaf.CASTLE

    def fit(self, given: Room) -> Room:
        """Offers what there is room for; hands the room on."""
        if given != self._given:
            self._given = given
            self._need()
        self._settle()
        return given

    def follow(self, view: View) -> bool:
        """Brings what the turn needs to the front; whether that is something else now."""
        before = self._offered, self.front
        self._is_placing = view.phase is Phase.PLACING
        turn = view.turn, view.seat, self._is_placing
        if turn != self._turn:
            self._turn = turn
            self._need()
        self._settle()
        return before != (self._offered, self.front)

    def _need(self) -> None:
        needed = Leaf.CASTLE if self._given is Room.TINY else Leaf.GATE
        if needed is Leaf.CASTLE or self._is_placing:
            self.bring(needed)

    def front_moves(self, *, is_shown: bool) -> None:
        if self._given <= Room.SMALL:
            super().front_moves(is_shown=is_shown)

    def _settle(self) -> None:
        """What is in front is always one of those that can be chosen."""
        offered = leaves_of(self._given, is_placing=self._is_placing, has_moves=self._has_moves)
        if self.front not in offered:
            self.bring(Leaf.CASTLE if self._given is Room.TINY else Leaf.FAVOURITES)
        self.offer(offered)

    def title(self) -> str:
        return self.tr("What lies open")

    def word(self, leaf: Leaf) -> str:
        return {
            Leaf.CASTLE: self.tr("Castle"),
            Leaf.GATE: self.tr("Gate"),
            Leaf.FAVOURITES: self.tr("Favourites"),
            Leaf.VOTES: self.tr("Votes"),
            Leaf.PLAYERS: self.tr("Players"),
            Leaf.CHRONICLE: self.tr("Chronicle"),
            Leaf.MOVES: self.tr("To play"),
        }[leaf]
