"""The pages of a game, one at a time in the same place; whose they are, the game's screens know."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import Event, IllegalMove, Move, Options, Seat
from vivaroi_gui.table.notes import SeatNotes
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit.access_faces import Untold
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.floats import Floats
from vivaroi_gui.ui.kit.grammar import joined, labelled
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.session.sayings import Sayings
from vivaroi_gui.ui.session.screens import AnyPage, GamePages
from vivaroi_gui.ui.settings import Settings, Speed


class PageStack(QStackedWidget):
    """Tells the pages of a game what all of them have to know; their signals come out here.

    ``is_live``: what is shown happens now, and nobody watches it again.
    """

    chosen = Signal(object)
    """A move that people want to play."""
    refused = Signal(object, str)
    """Why something was refused by the page itself, and of whom it was."""
    lifted = Signal(str)
    """Who was taken up to be moved, as actions name them."""
    rested = Signal()
    """Nothing moves any more; what lies open waits for ``read``."""
    renewed = Signal()
    """Something else is to be seen: a page, a result, or what an animation was cut short for."""
    read = Signal()
    strayed = Signal()
    """Something else was chosen than what a hint says."""
    leafed = Signal(int)
    """People leaf so many moments on, or back."""
    covered = Signal()
    """The viewer's secrets are hidden from view now."""
    uncovered = Signal(str)
    """They lie open again; what they are, in words for the viewer."""
    seat_menu_wanted = Signal(object, QPoint)
    """A seat, or None for all of them, and a point of the screen."""
    play_again_wanted = Signal()
    watch_again_wanted = Signal()
    explanation_wanted = Signal()
    """Of the game that is over; after a count, of its round."""
    home_wanted = Signal()
    moves_wanted = Signal(bool)
    """The list of moves, or no longer."""
    noted = Signal(int, int, object)
    """A secret note of the viewer: person, thing and mark."""
    slip_gone = Signal(QRect)
    """Something is no longer seen that lay over a part of the page."""
    planned = Signal()
    """Another game is what will probably be played next."""

    access_tree: AccessTree | None = None

    def __init__(self, settings: Settings, *, is_live: bool = True) -> None:
        super().__init__()
        self.access_tree = AccessTree(
            self, title="pages"
        )  # only what is seen: a page out of sight is not there
        self._wings = Untold(self)
        self.may_uncover: Callable[[], bool] = lambda: True
        """Asked before the viewer's secrets are opened again."""
        self._settings = settings
        self._is_live = is_live
        self._games: dict[str, GamePages] = {}
        self._game: tuple[tuple[Player, ...], Options, TableOptions] | None = None
        self._history: tuple[Event, ...] = ()
        self.floats = Floats()
        """The one owner of what floats over these pages."""
        self._has_own_notice = False
        self.messages = Sayings(self.floats, self)
        self.messages.changed.connect(self._on_message)
        self.currentChanged.connect(lambda _: self.renewed.emit())

    # --- the pages -----------------------------------------------------------------------------

    def of(self, game: str) -> GamePages:
        """The pages of a game, by its name in the catalog."""
        if game not in self._games:
            self._games[game] = pages = screens(game).pages(self._settings, is_live=self._is_live)
            pages.made.connect(self._on_made)
        return self._games[game]

    @property
    def game_pages(self) -> GamePages:
        """Those of the game that was set."""
        assert self._game is not None, "no game was set"
        return self.of(self._game[1].game)

    @property
    def _made(self) -> Iterator[AnyPage]:
        return iter(() if self._game is None else self.game_pages.all)

    @property
    def current(self) -> AnyPage | None:
        """The page of a game that is seen; None where another one is."""
        page = self.currentWidget()
        return page if isinstance(page, GamePage) else None

    def setCurrentWidget(self, page: QWidget) -> None:
        """The keys wait unseen: Qt would hand them to what comes next, which would be read out."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._wings.setFocus(Qt.FocusReason.OtherFocusReason)
        super().setCurrentWidget(page)

    @property
    def is_still(self) -> bool:
        """Whether nothing is to move: each page is shown as it will rest."""
        return self._settings.speed is Speed.OFF

    @property
    def is_at_end(self) -> bool:
        """Whether the end of the game is seen."""
        return self.current is not None and self.current.is_end

    def _on_made(self, page: AnyPage) -> None:
        page.chosen.connect(self.choose)
        page.refused.connect(self._on_refused)
        page.lifted.connect(self.lifted)
        page.objected.connect(self.messages.refuse)
        page.asked.connect(self.messages.answer)
        page.strayed.connect(self.strayed)
        page.idle.connect(self.rested)
        page.renewed.connect(self.renewed)
        page.continued.connect(self.read)
        page.leafed.connect(self.leafed)
        page.covered.connect(self.covered)
        page.may_uncover = lambda: self.may_uncover()
        page.seat_menu_wanted.connect(self.seat_menu_wanted)
        page.play_again_wanted.connect(self.play_again_wanted)
        page.watch_again_wanted.connect(self.watch_again_wanted)
        page.explanation_wanted.connect(self.explanation_wanted)
        page.home_wanted.connect(self.home_wanted)
        page.noted.connect(self.noted)
        page.moves_wanted.connect(self.moves_wanted)
        page.leads_keys = self._is_live
        page.show_message(self.messages.now)
        if self._game is not None:
            page.set_game(*self._game)
            page.set_history(self._history)
        self.addWidget(page)  # draws it, if it is the first

    def choose(self, move: Move) -> None:
        """Somebody has done on a page what is a move."""
        self.chosen.emit(move)

    # --- what all pages are told ---------------------------------------------------------------

    def ahead(self) -> Iterator[None]:
        """Loads and paints for pages that come later, a piece at each step; see ``GamePages``."""
        if self._game is None:
            return iter(())
        players, options, _ = self._game
        ratio = self.devicePixelRatioF()
        return self.game_pages.ahead(players, options, self.size(), ratio)

    def first_ahead(self, page: QSize) -> Iterator[None]:
        """The same for what this game begins with, in another size."""
        if self._game is None:
            return iter(())
        return self.game_pages.first_ahead(self._game[1], page, self.devicePixelRatioF())

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        """Another game: tells the pages that exist, and later ones as they are made."""
        self._game, self._history = (players, options, agreed), ()
        self.messages.refuse("")
        if self._has_own_notice:
            self.messages.notify("")  # of the game before
        for page in self._made:
            page.set_game(players, options, agreed)
            page.show_message(self.messages.now)

    def set_history(self, events: tuple[Event, ...]) -> None:
        """All that everybody saw in this game, oldest first."""
        self._history = events
        for page in self._made:
            page.set_history(events)

    def add(self, part: Part) -> None:
        """Something more has been found out about the game that is over."""
        if self.current is not None:
            self.current.add(part)

    def set_thinking(self, seat: Seat | None) -> None:
        """The seat of the AI at work."""
        for page in self._made:
            page.set_thinking(seat)

    def cancel_gesture(self) -> None:
        """What is held goes back to where it was."""
        for page in self._made:
            page.cancel_gesture()

    def toggle_cover(self, *, is_to_lie: bool = False) -> None:
        """Covers the secrets of the viewer, or opens them again, unless they are to lie covered."""
        was_covered = self._is_covered
        if was_covered and is_to_lie:
            return
        for page in self._made:
            page.toggle_cover()
        papers = [page.secret_paper for page in self._made if page.secret_paper is not None]
        if was_covered and not self._is_covered:
            told = [labelled(one.accessibleName(), one.accessibleDescription()) for one in papers]
            self.uncovered.emit(joined(*told))

    @property
    def _is_covered(self) -> bool:
        return any(page.is_covered for page in self._made)

    def show_notes(self, notes: SeatNotes | None) -> None:
        """The secret notes of whoever looks, where they lie open."""
        for page in self._made:
            if page.notes is not None:
                page.notes.follow(notes)

    def skip(self) -> None:
        """Ends the animation on the page that is seen."""
        if self.current is not None:
            self.current.skip()

    def take_focus(self) -> None:
        """The keys go to the page of the game that is seen."""
        if self.current is not None:
            self.current.take_focus()

    def tell_result(self) -> None:
        """A result was shown without an animation: tells what the end of one would have told."""
        self.rested.emit()
        self.renewed.emit()

    # --- what is said --------------------------------------------------------------------------

    def set_notice(self, text: str, *, is_of_game: bool = False) -> None:
        """Says something that is no refusal; stays for a while, whatever happens.

        ``is_of_game``: it is about the game on the table, and goes with it.
        """
        self._has_own_notice = is_of_game
        self.messages.notify(text)

    def set_hint(self, text: str, move: Move | None) -> None:
        """Says and marks a hint, or takes it back: no text, no hint."""
        self.messages.hint(text)
        self.mark_hint(move)

    def mark_hint(self, move: Move | None, *, is_advice: bool = True) -> None:
        """Marks a move as a hint or a row of a list does, or nothing any more."""
        for page in self._made:
            page.mark_hint(move, is_advice=is_advice)

    def show_refusal(self, refused: IllegalMove | None) -> None:
        """Says why a move was refused; None: other things have happened since."""
        if refused is None or self._game is None:
            self.messages.refuse("")
        else:
            self.messages.refuse(screens(self._game[1].game).refusal(refused))

    def _on_refused(self, refused: IllegalMove, who: str) -> None:
        self.show_refusal(refused)
        self.refused.emit(refused, who)

    def _on_message(self) -> None:
        for page in self._made:
            page.show_message(self.messages.now)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.floats.set_open(is_open=self.isEnabled())
