"""The game on the table is explained to its last page, quietly, while that is seen."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import Shown
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.record import Record
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.course import Course
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.session.review_feed import Keeper, ReviewFeed


class Explanation(QObject):
    """Goes on while the last page awaits more, or somebody looks at all that is found out.

    What has come by then stays: it begins with that when all is asked for.
    """

    def __init__(
        self, bridge: Bridge, course: Course, pages: PageStack, feed: ReviewFeed, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._course = course
        self._pages = pages
        self._feed = feed
        self._shown: Shown | None = None
        self._position = -1
        self._is_watched = False
        self.keeper_of: Callable[[Record], Keeper | None] = lambda _: None
        """Where parts are kept that belong to a game that is over."""
        feed.came.connect(self._on_came)
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._on_renewed)
        pages.renewed.connect(self._on_page)

    def shown(self) -> Shown:
        """What the game on the table has shown, the same each time: all, or up to its last count.

        Raises:
            Hidden: nothing may be explained, or people have yet to see what would be told.
        """
        from vivaroi_gui.table.replay import Hidden, Replay
        from vivaroi_gui.table.review import shown, shown_round

        if self._course.is_telling:
            raise Hidden("what was done is not told yet")
        table = self._bridge.table
        if self._shown is None or self._position != table.position:
            replay = Replay(table.record, None, CurtainPolicy.ALWAYS)
            self._shown = shown(replay) if table.is_over else shown_round(replay)
            self._position = table.position
        return self._shown

    @property
    def is_allowed(self) -> bool:
        """Whether anything of the game on the table may be explained now."""
        from vivaroi_gui.table.replay import Hidden

        if not self._bridge.is_open or self._course.is_telling:
            return False
        try:
            return self._bridge.table.is_over or bool(self.shown())
        except Hidden:
            return False

    @property
    def parts(self) -> tuple[Part, ...]:
        """What has been found out by now of the game on the table, if it is over."""
        table = self._bridge.table
        is_of_it = self._shown is not None and self._position == table.position and table.is_over
        return self._feed.parts if is_of_it else ()

    def start(self) -> None:
        """Has the feed bring all that may be explained now, until ``rest``.

        Raises:
            Hidden: nothing may.
        """
        self._begin()
        self._is_watched = True

    def rest(self) -> None:
        """Nobody looks any more: only what the last page awaits is found out."""
        self._is_watched = False
        self._stop_unless_awaited()

    def _begin(self) -> None:
        table = self._bridge.table
        self._feed.start(self.shown(), self.keeper_of(table.record) if table.is_over else None)

    def keep(self) -> None:
        """The game is put away where it is kept: what was found out about it goes with it."""
        table = self._bridge.table
        is_of_all = self._feed.is_whole and self._position == table.position and table.is_over
        keeper = self.keeper_of(table.record) if is_of_all else None
        if keeper is not None:
            keeper.write(self._feed.parts)

    def end(self) -> None:
        """The game is left, or another one comes."""
        self._feed.stop()
        self._shown, self._is_watched = None, False

    def _on_page(self) -> None:
        """Where things move, a page is seen before anything is made of the game for it."""
        if self._pages.is_still:
            self._on_renewed()
        else:
            self._due.start()

    def _on_renewed(self) -> None:
        page = self._pages.current
        if page is None or not page.awaits_parts or not self.is_allowed:
            return
        self._begin()
        for part in self._feed.parts:
            page.add(part)
        self._stop_unless_awaited()

    def _on_came(self, part: Part) -> None:
        self._pages.add(part)
        self._stop_unless_awaited()

    def _stop_unless_awaited(self) -> None:
        page = self._pages.current
        if not self._is_watched and (page is None or not page.awaits_parts):
            self._feed.stop()
