"""The table: the castle over the whole page, and the papers beside it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.events import RoundBegun
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.floats import Message
from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.paint_turns import PaintTurns
from vivaroi_gui.ui.kit.rooms import Room, page_room
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.panels.banner import Banner
from vivaroi_gui.ui.vivaroi.panels.chronicle import Chronicle
from vivaroi_gui.ui.vivaroi.panels.eliminated import Eliminated
from vivaroi_gui.ui.vivaroi.panels.favourites import Favourites
from vivaroi_gui.ui.vivaroi.panels.notes_sheet import NotesSheet
from vivaroi_gui.ui.vivaroi.panels.seats import Seats
from vivaroi_gui.ui.vivaroi.panels.votes import Votes
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.scene import BoardView
from vivaroi_gui.ui.vivaroi.small_table import SmallTable
from vivaroi_gui.ui.vivaroi.table_areas import TableAreas
from vivaroi_gui.ui.vivaroi.table_layout import table_layout
from vivaroi_gui.ui.vivaroi.table_leaves import TableLeaves
from vivaroi_gui.ui.vivaroi.words.editions import lore

if TYPE_CHECKING:
    from vivaroi_gui.ui.vivaroi.open_cards import OpenCards


class TablePage(GamePage[Options, View, Move]):
    """Shows a view; while the board takes its time to get there the panels stay with the mover."""

    has_secrets = True
    access_tree: AccessTree | None = None

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self._players: tuple[Player, ...] = ()
        self._options = Options()
        self._view: View | None = None
        self._is_placing = False
        self._settings = settings
        self._turns = PaintTurns(self)
        self._eyes: Seat | None = None
        self._words = PanelWords(self, is_live=is_live)
        self.board = BoardView(settings, self)
        self.board.ticket_of = lambda seat: _ticket_of(self.seats, seat)
        self.asking_paper = self.banner = Banner(self._words, self)
        self.seats = Seats(self._words, self)
        self.chronicle = Chronicle(self._words, self)
        self.secret_paper = self.favourites = Favourites(self._words, self)
        self.favourites.may_open = lambda: self.may_uncover()
        self.votes = Votes(self._words, self)
        self.eliminated = Eliminated(self._words, self)
        self.notes: NotesSheet = NotesSheet(self._words, self)
        self.leaves = TableLeaves(self, self.banner, has_moves=is_live)
        self.areas = TableAreas(QRectF(), QRectF(), 1.0, is_compact=False)
        self.cards: OpenCards | None = None
        """Everybody's, once a finished game has been seen with nothing hidden."""
        own = self.seats, self.favourites, self.votes, self.eliminated, self.chronicle
        self.access_tree = AccessTree(self)
        self.access_tree.show(lambda: (self.banner, self.board, self.leaves, *own))
        self._connect()

    def _connect(self) -> None:
        board = self.board
        board.chosen.connect(self.chosen)
        board.refused.connect(
            lambda refused: self.refused.emit(refused, self._options.cast[board.shaken])
        )
        board.selected.connect(self._on_selected)
        board.idle.connect(self._on_idle)
        board.renewed.connect(self.renewed)
        self.seats.menu_wanted.connect(self.seat_menu_wanted)
        self.banner.menu_wanted.connect(self.seat_menu_wanted)
        self.favourites.covered.connect(self._on_covered)
        self.chronicle.opened.connect(lambda _: self._lay_out())
        self.notes.marked.connect(self.noted)
        self.notes.opened.connect(lambda _: self._lay_out())
        self.leaves.lead_to(board)
        self.leaves.turned.connect(self._lay_out)
        self.leaves.moves_wanted.connect(self.moves_wanted)

    # --- as of every page of a game ------------------------------------------------------------

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        self._players, self._options, self._view = players, options, None
        self._is_placing = False
        self._words.lore = lore(options.edition)
        self.board.set_game(players, options)
        self.banner.set_players(players)
        self.seats.set_players(players)
        self.seats.set_agreed(agreed)
        self.chronicle.set_game(players, options)
        self.chronicle.set_agreed(agreed)
        self.notes.set_game(players, options)
        self.favourites.set_players(players)
        self.votes.show_view(None)
        self._lay_out()

    def show_view(self, view: View) -> None:
        self._show(view, ())

    def show_opened(self, view: View, seats: Sequence[View]) -> None:
        """With everybody's cards in the place of a viewer's favourites and votes."""
        self._show(view, seats)

    def show_before(self, view: View, seats: Sequence[View]) -> None:
        self._show(view, seats)

    def animate(self, events: tuple[Event, ...], view: View) -> None:
        """Plays events, then emits ``idle``; name, points and tray stay until all has landed."""
        meanwhile = _before_landing(self._view, events, view)
        self._show_panels(meanwhile, is_moving=meanwhile is not view)
        self._view = view
        self.board.animate(events, view)

    def take_focus(self) -> None:
        board = self.leaves if self.leaves.hides_board else self.board
        (self.notes.focused or board).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_moving(self) -> bool:
        return self.board.is_animating

    def skip(self) -> None:
        self.board.skip()
        self._turns.finish()

    def cancel_gesture(self) -> None:
        self.board.cancel_gesture()

    def set_history(self, events: Sequence[Event]) -> None:
        self.chronicle.set_events(events)

    def set_thinking(self, seat: Seat | None) -> None:
        self.banner.set_thinking(seat)
        self.seats.set_thinking(seat)

    def show_message(self, message: Message | None) -> None:
        self.banner.set_message(message)

    def mark_hint(self, move: Move | None, *, is_advice: bool = True) -> None:
        self.board.set_hint(move, is_advice=is_advice)

    def follow_hint(self) -> bool:
        return self.board.follow_hint()

    def toggle_cover(self) -> None:
        self.favourites.toggle()

    @property
    def papers(self) -> Sequence[QRectF]:
        column = self.seats, self.chronicle, self.favourites
        if not self.leaves.isHidden():
            areas = self.areas
            lying = areas.castle if areas.is_beside_castle else areas.leaf
            return [lying if not lying.isEmpty() else areas.seats]
        return [panel.face.translated(panel.pos()) for panel in column]

    @property
    def moves_area(self) -> QRectF:
        return self.areas.moves

    def front_moves(self, *, is_shown: bool) -> None:
        self.leaves.front_moves(is_shown=is_shown)
        self.board.access.leave_out_moves(are_listed=is_shown)

    # --- showing -------------------------------------------------------------------------------

    def _show(self, view: View, seats: Sequence[View]) -> None:
        """``seats`` are the views of all of them where nothing is hidden any more."""
        self._view = view
        self._show_panels(view)
        self.board.show_view(view)
        if seats and self.cards is None:
            from vivaroi_gui.ui.vivaroi.open_cards import OpenCards

            self.cards = OpenCards(self)
        if self.cards is not None:
            self.cards.show_cards(view, self._players, seats)
            self._lay_over_own(self.cards)

    def _show_panels(self, view: View, *, is_moving: bool = False) -> None:
        is_placing = view.phase is Phase.PLACING
        has_turned = self.leaves.follow(view)
        if is_placing != self._is_placing or has_turned:
            self._is_placing = is_placing
            self._lay_out()
        self._take_turns(view)
        self.banner.show_view(view, is_moving=is_moving)
        self.chronicle.look_as(view.seat)
        self.notes.look_as(view.seat)
        for panel in (self.seats, self.favourites, self.votes, self.eliminated):
            panel.show_view(view)

    def _take_turns(self, view: View) -> None:
        """No frame has to paint all papers, as long as the same eyes look at them."""
        is_same, self._eyes = view.seat == self._eyes, view.seat
        turns = self._turns if is_same and self._settings.speed.factor else None
        if turns is None:
            self._turns.finish()
        for panel in (self.banner, self.seats, self.chronicle, self.favourites):
            panel.turns = turns

    def _lay_out(self) -> None:
        self.areas = areas = self._laid()
        self.board.setGeometry(self.rect())
        self.board.set_areas(areas.castle, areas.road, areas.gate)
        self.seats.be_brief(is_brief=areas.has_brief_tickets)
        for panel, area in (
            (self.banner, areas.banner),
            (self.seats, areas.seats),
            (self.favourites, areas.favourites),
            (self.votes, areas.votes),
            (self.eliminated, areas.eliminated),
        ):
            panel.lie(area, areas.scale)
        self.chronicle.place(_chronicle_area(areas, is_open=self.chronicle.is_open), areas.scale)
        self.chronicle.raise_()
        self.notes.place(_notes_area(areas), areas.scale)
        self.notes.raise_()
        if self.least_height != self.notes.least_height:
            self.least_height = self.notes.least_height
            self.updateGeometry()
        self.leaves.place(areas.tabs, areas.scale)
        if self.cards is not None:
            self._lay_over_own(self.cards)

    def _laid(self) -> TableAreas:
        """With fewer papers at once where there is less room."""
        size = self.width(), self.height(), text_factor()
        tickets = (len(self._players) or 3) + self._options.emissary  # the Emissary's own, too
        given = self.leaves.fit(page_room(self.width(), self.height()))
        if given > Room.SMALL:
            return table_layout(*size[:2], tickets, self._is_placing, size[2])
        has_annexes = bool(self._options.rulebook.annexes)
        small = SmallTable(*size, tickets, self.leaves.front, self._is_placing, has_annexes)
        return small.tiny() if given is Room.TINY else small.small()

    def _lay_over_own(self, cards: "OpenCards") -> None:
        """In the place of the papers that are a viewer's own."""
        area = QRectF()
        for paper in (self.favourites, self.votes) if cards.has_cards else ():
            if not paper.isHidden():
                area |= paper.face.translated(paper.pos())
        cards.place(area, self.favourites.unit)
        cards.raise_()

    # --- slots ---------------------------------------------------------------------------------

    def _on_idle(self) -> None:
        if self._view is not None:
            self._show_panels(self._view)
        self.idle.emit()

    def _on_selected(self, character: int | None) -> None:
        self.banner.select(character)
        if character is None:
            return
        if not self.board.is_hinted(character):
            self.strayed.emit()
        if not self.board.is_dragging:
            self.lifted.emit(self._options.cast[character])

    def _on_covered(self, is_covered: bool) -> None:
        self.is_covered = is_covered
        self.board.set_marks(not is_covered)
        self.notes.cover(is_covered=is_covered)
        if is_covered:
            self.covered.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()


def _ticket_of(seats: Seats, seat: Seat) -> QPointF | None:
    """The middle of the ticket's left edge; the viewer's own may not lie there."""
    if seats.isHidden():
        return None
    for owner, area in seats.papers():
        if owner == seat:
            return QPointF(area.left(), area.center().y()) + seats.pos()
    return None


def _chronicle_area(areas: TableAreas, *, is_open: bool) -> QRectF:
    """An opened chronicle lies over what is below it, the whole tray whose head it is in."""
    area = QRectF(areas.chronicle)
    if not is_open or area.isEmpty():
        return area
    if not areas.tabs.isEmpty():
        return area | areas.seats if areas.leaf.isEmpty() else area
    if areas.gate.contains(area):
        area = areas.gate | area
    area.setBottom(areas.favourites.bottom())
    return area


def _notes_area(areas: TableAreas) -> QRectF:
    """Over the papers below the tickets; in a small window over these as well."""
    if not areas.tabs.isEmpty():
        return areas.banner | areas.leaf | areas.tabs
    area = areas.seats if areas.is_compact else areas.gate | areas.chronicle
    lowest = (areas.eliminated, areas.gate, areas.favourites)
    return area.united(QRectF(area.left(), max(one.bottom() for one in lowest), 1, 0))


def _before_landing(before: View | None, events: Sequence[Event], view: View) -> View:
    """What the panels show meanwhile: the position before, to the eyes that look now.

    A round that begins has no mover, and is shown at once.
    """
    if before is None or any(isinstance(event, RoundBegun) for event in events):
        return view
    return before.with_own_of(view)
