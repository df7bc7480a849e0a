"""The course of a game: walks the moments in which it is told, from page to page."""

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.rules.core import Event, IllegalMove, Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.moment import Moment, Telling
from vivaroi_gui.ui.session.pages import GamePage, Pages
from vivaroi_gui.ui.vivaroi.timeline import COUNT, timeline


class Course(QObject):
    """Turns to the page of each moment; what is to be read stays until people go on."""

    changed = Signal()
    """Before a page turns: what may be done now is something else."""
    counted = Signal(object)
    """The count is shown, of this view."""

    def __init__(self, bridge: Bridge, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._way: tuple[Moment, ...] = ()
        self._place = 0
        self._is_moving = False
        bridge.advanced.connect(self._on_advanced)
        bridge.shown.connect(self._on_shown)
        bridge.thinking.connect(self._on_thinking)
        bridge.refused.connect(self._on_refused)
        pages.rested.connect(self._on_rested)
        pages.votes_read.connect(self._on_read)
        pages.count_read.connect(self._on_read)

    @property
    def moment(self) -> Moment | None:
        """What is seen now; None beyond the last one, and without a game."""
        return self._way[self._place] if self._place < len(self._way) else None

    @property
    def is_unread(self) -> bool:
        """Whether a revealed election lies open: what follows would tell how it ends."""
        return self.moment is not None and self.moment.telling is Telling.ONCE_READ

    @property
    def is_behind(self) -> bool:
        """Whether what is seen is still on its way to the view: votes lie open, a piece moves."""
        if self.moment is None or self.moment.telling is Telling.AT_ONCE:
            return False
        return self._is_moving or self.is_unread

    def forget(self) -> None:
        """The game is left, or another one comes: nobody reads on."""
        self._way, self._place, self._is_moving = (), 0, False

    def show(self, view: View) -> None:
        """The page of the phase, as it is; the table too, which plays what comes of it."""
        self._way, self._place, self._is_moving = timeline((), view), 0, False
        self.changed.emit()
        table, page = self._pages.table, self._pages.page(self._way[0].rests)
        table.set_chronicle(self._bridge.events)
        self._turn_to(page)
        table.show_view(view)
        if page is not table:
            page.show_view(view)

    # --- from moment to moment -----------------------------------------------------------------

    def _on_advanced(self, events: tuple[Event, ...], view: View) -> None:
        self._way, self._place = timeline(events, view), 0
        self._begin(self._way[0])

    def _begin(self, moment: Moment) -> None:
        if moment.is_known:
            self._rest()
            return
        view = self._bridge.view
        self._is_moving = True
        self.changed.emit()
        if moment.plays == COUNT:
            self.counted.emit(view)
        page = self._pages.page(moment.plays)
        self._turn_to(page)
        page.animate(moment.events, view)

    def _on_rested(self) -> None:
        """Nothing moves any more; what is to be read is read first."""
        is_waiting = self.moment is not None and self.moment.waits
        if self._bridge.is_open and not is_waiting:
            self._rest()

    def _rest(self) -> None:
        """The next seat acts."""
        self._bridge.step()
        self.show(self._bridge.view)

    def _on_read(self) -> None:
        """All heads were together: nobody's secrets are open now."""
        if self.is_unread:
            self._bridge.look_away()
        self._place += 1
        if self.moment is None:
            self._bridge.proceed()
        else:
            self._begin(self.moment)

    def _on_shown(self, view: View) -> None:
        """Another viewer, or a step taken back."""
        if not self.is_unread:
            self.show(view)

    # --- pages ---------------------------------------------------------------------------------

    def _turn_to(self, page: GamePage) -> None:
        if self._pages.currentWidget() is not page:
            self._pages.setCurrentWidget(page)
            page.take_focus()

    def _on_thinking(self, seat: Seat | None) -> None:
        self._pages.table.set_thinking(seat)

    def _on_refused(self, refused: IllegalMove) -> None:
        self._pages.table.show_refusal(refused)
