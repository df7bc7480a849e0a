"""The course of a game: which page plays what has happened, and which one shows what is now."""

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.rules.core import Event, IllegalMove, Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import OUT
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    FirstCrowned,
    RoundBegun,
    RoundOver,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.pages import GamePage, Pages


class Course(QObject):
    """Turns to the page of each phase; a revealed election stays until it has been read."""

    changed = Signal()
    """Before a page turns: what may be done now is something else."""
    counted = Signal(object)
    """The count is shown, of this view."""

    def __init__(self, bridge: Bridge, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._unread: tuple[Event, ...] = ()
        self._is_moving = False
        bridge.advanced.connect(self._on_advanced)
        bridge.shown.connect(self._on_shown)
        bridge.thinking.connect(self._on_thinking)
        bridge.refused.connect(self._on_refused)
        pages.rested.connect(self._on_rested)
        pages.votes_read.connect(self._on_votes_read)
        pages.count_read.connect(self._on_count_read)

    @property
    def is_unread(self) -> bool:
        """Whether a revealed election lies open: what follows would tell how it ends."""
        return bool(self._unread)

    @property
    def is_behind(self) -> bool:
        """Whether what is seen is still on its way to the view: votes lie open, a piece moves."""
        return self.is_unread or self._is_moving

    def forget(self) -> None:
        """The game is left, or another one comes: nobody reads on."""
        self._unread, self._is_moving = (), False

    def show(self, view: View) -> None:
        """The page of the phase, as it is; the table too, which plays what comes of it."""
        self._is_moving = False
        self.changed.emit()
        table, page = self._pages.table, self.page_of(view)
        table.set_chronicle(self._bridge.events)
        self._turn_to(page)
        table.show_view(view)
        if page is not table:
            page.show_view(view)

    def page_of(self, view: View) -> GamePage:
        """Where a view is shown at rest."""
        if view.phase is Phase.ELECTION:
            return self._pages.hall
        if view.phase is Phase.AMBITION:
            return self._pages.ambition
        if view.result:
            return self._pages.final
        if view.phase is Phase.DEAL and view.history:
            return self._pages.score
        return self._pages.table

    def _turn_to(self, page: GamePage) -> None:
        if self._pages.currentWidget() is not page:
            self._pages.setCurrentWidget(page)
            page.take_focus()

    def _page_that_plays(self, event: Event, view: View) -> GamePage:
        if isinstance(event, VoteLaid):
            return self._pages.hall
        if isinstance(event, AmbitionChosen) or view.phase is Phase.AMBITION:
            return self._pages.ambition
        return self._pages.table

    def _on_shown(self, view: View) -> None:
        """Another viewer, or a step taken back."""
        if not self._unread:
            self.show(view)

    def _on_advanced(self, events: tuple[Event, ...], view: View) -> None:
        is_vote = isinstance(events[0], VoteLaid)
        self._unread = events if is_vote and len(events) > 1 else ()
        self._is_moving = not any(isinstance(event, RoundBegun) for event in events)
        self.changed.emit()
        page = self._page_that_plays(events[0], view)
        self._turn_to(page)
        page.animate(events, view)

    def _on_rested(self) -> None:
        """Nothing moves any more: the next seat acts, once a revealed election is read."""
        if self._bridge.is_open and not self._unread:
            self._bridge.step()
            self.show(self._bridge.view)

    def _on_votes_read(self) -> None:
        """All heads were together: nobody's secrets are open now."""
        self._bridge.look_away()
        events = self._unread
        if any(isinstance(event, FirstCrowned) for event in events):
            self._count(events)  # the wedding goes on once it is read
            return
        self.forget()
        if any(isinstance(event, RoundOver) for event in events):
            self.changed.emit()
            self._count(events)
        else:
            self._see_off(events)

    def _count(self, events: tuple[Event, ...]) -> None:
        view = self._bridge.view
        self.counted.emit(view)
        self._turn_to(self._pages.score)
        self._pages.score.animate(events, view)

    def _see_off(self, events: tuple[Event, ...]) -> None:
        """Whoever is not out of the round is seen to go where the election leads."""
        view = self._bridge.view
        nominees = (one.election.character for one in events if isinstance(one, VotesRevealed))
        if all(view.places[nominee] == OUT for nominee in nominees):
            self._on_rested()
            return
        self._is_moving = True
        self.changed.emit()
        self._turn_to(self._pages.table)
        self._pages.table.animate(events, view)

    def _on_count_read(self) -> None:
        """The next round, the end of the game, or on with a wedding."""
        if self._unread:
            events = self._unread
            self.forget()
            self._see_off(events)
        elif self._bridge.view.result:
            self.show(self._bridge.view)
        else:
            self._bridge.proceed()

    def _on_thinking(self, seat: Seat | None) -> None:
        self._pages.table.set_thinking(seat)

    def _on_refused(self, refused: IllegalMove) -> None:
        self._pages.table.show_refusal(refused)
