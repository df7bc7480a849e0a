"""The game on the table is explained to its last page, quietly, while that is seen."""

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Shown
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.session.review_feed import ReviewFeed
from vivaroi_gui.ui.settings import Settings


class Explanation(QObject):
    """Goes on until the game is left: whoever asks for all of it then has it sooner."""

    def __init__(
        self,
        bridge: Bridge,
        pages: PageStack,
        settings: Settings,
        feed: ReviewFeed,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._settings = settings
        self._feed = feed
        self._shown: Shown | None = None
        feed.came.connect(pages.add)
        pages.renewed.connect(self._on_renewed)

    def shown(self) -> Shown:
        """What the game on the table has shown, the same each time.

        Raises:
            Hidden: it goes on.
        """
        if self._shown is None:
            from vivaroi_gui.table.replay import Replay
            from vivaroi_gui.table.review import shown

            record = self._bridge.table.record
            self._shown = shown(Replay(record, None, self._settings.curtain))
        return self._shown

    def end(self) -> None:
        """The game is left, or another one comes."""
        self._feed.stop()
        self._shown = None

    def _on_renewed(self) -> None:
        page = self._pages.current
        if page is None or not page.explains or not self._bridge.is_open:
            return
        self._feed.start(self.shown())
        for part in self._feed.parts:
            page.add(part)
