"""The viewer's favourites: six arches in the colour of the room where each of them stands.

A team has two cards, one below the other.  Beside a card lies the Ambition that goes with it.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Goal
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vivaroi.access.papers import favourites
from vivaroi_gui.ui.vivaroi.panels.favourites_drawing import OpenCardDrawing, draw_closed
from vivaroi_gui.ui.vivaroi.panels.favourites_layout import Arch, FavouritesLayout
from vivaroi_gui.ui.vivaroi.panels.holding import Holding
from vivaroi_gui.ui.vivaroi.panels.open_favourites import OpenFavourites
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords

_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Favourites(Panel):
    """Covered by click, by key or by :meth:`toggle`; ``covered`` tells the page.

    A card that nobody may look at is closed, whether it was covered or not.
    """

    covered = Signal(bool)
    access_tree: AccessTree | None = None

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._view: View | None = None
        self._players: tuple[Player, ...] = ()
        self._drawn: object = None
        """What its picture tells."""
        self.is_covered = False
        self.may_open: Callable[[], bool] = lambda: True
        self.access_tree = AccessTree(self, press=lambda _: self.toggle())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view = players, None
        self._changed()

    def show_view(self, view: View | None) -> None:
        if view != self._view:
            self._view = view
            self._follow()
            if self._told != self._drawn:
                self.renew()

    def toggle(self) -> None:
        """Covers the card, or opens it again if that may be."""
        if self.is_covered and not self.may_open():
            return
        self.is_covered = not self.is_covered
        self._changed()
        self.covered.emit(self.is_covered)

    def cover(self, is_covered: bool) -> None:
        """Covers or opens the card as another one was."""
        if is_covered != self.is_covered:
            self.toggle()

    # --- what lies open ------------------------------------------------------------------------

    @property
    def goal(self) -> Goal | None:
        """The viewer's first card, None while it is closed."""
        return self._view.goal if self._view and not self.is_covered else None

    @property
    def open_cards(self) -> OpenFavourites | None:
        """What can be read of them now; None while they are closed."""
        if self._view is None or self.goal is None:
            return None
        return OpenFavourites(self._words, self._view, self._players)

    @property
    def holdings(self) -> tuple[Holding, ...]:
        """What lies open, of a team both."""
        cards = self.open_cards
        return cards.holdings if cards else ()

    @property
    def closed_text(self) -> str:
        """What the closed card says."""
        if not self._is_own:
            return self._words.closed_favourites()
        return self._words.covered() if self.is_covered else self._words.not_dealt()

    @property
    def _is_own(self) -> bool:
        """Whether somebody looks whose card this is."""
        return self._view is not None and self._view.seat is not None

    def _changed(self) -> None:
        self._follow()
        self.refresh()

    def _follow(self) -> None:
        shape = Qt.CursorShape.PointingHandCursor if self._is_own else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.describe()

    def describe(self) -> None:
        """The names are said only while the card lies open."""
        cards = self.open_cards
        self.setAccessibleName(cards.title if cards else self.closed_text)
        set_description(self, cards.spoken if cards else "")
        if self.access_tree is not None:
            is_covered = self._is_own and self.is_covered
            self.access_tree.show(lambda: tuple(favourites(cards, is_covered=is_covered)))

    # --- painting ------------------------------------------------------------------------------

    def arches(self) -> list[Arch]:
        """Where the favourites stand, card after card."""
        cards, layout = self.holdings, self._layout
        return [
            arch for number, one in enumerate(cards) for arch in layout.arches(number, one.goal)
        ]

    @property
    def _layout(self) -> FavouritesLayout:
        cards = self.open_cards
        if cards is None:
            return FavouritesLayout(self.face, self.unit)
        return FavouritesLayout(self.face, self.unit, len(cards.holdings), cards.has_ambition)

    @property
    def _told(self) -> object:
        """All that can be seen on it."""
        cards = self.open_cards
        return cards.told if cards else (self.closed_text, self._is_own)

    def draw(self, painter: QPainter) -> None:
        self._drawn = self._told
        pen, cards = Pen(painter, self.tips), self.open_cards
        if cards is None:
            draw_closed(pen, self._layout, self.closed_text, self.ratio, is_own=self._is_own)
        else:
            OpenCardDrawing(self, pen, self._layout, cards).draw()

    # --- Qt ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self._is_own:
            self.toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS and self._is_own:
            if not event.isAutoRepeat():
                self.toggle()
        else:
            super().keyPressEvent(event)
