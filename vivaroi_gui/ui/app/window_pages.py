"""What lies under the top bar: the home page, or a page of the game that is on the table."""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from vivaroi_gui.ui.replay import load_ahead
from vivaroi_gui.ui.session.page_stack import PageStack

if TYPE_CHECKING:  # a start may show the table: the home page is loaded later
    from vivaroi_gui.ui.home import HomePage


class WindowPages(PageStack):
    """The pages of games, and the one that leads to them."""

    started = Signal(object, object)
    """Players and options of a new game."""
    resumed = Signal()
    load_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()

    def ahead(self) -> Iterator[None]:
        """The way home leads over a picture of its own size; a replay has to be loaded."""
        yield from super().ahead()
        yield from self.home.ahead(self.size())
        yield from load_ahead()

    @cached_property
    def home(self) -> "HomePage":
        from vivaroi_gui.ui.home import HomePage

        page = HomePage(self._settings)
        page.start_requested.connect(self.started)
        page.continue_requested.connect(self.resumed)
        page.load_requested.connect(self.load_wanted)
        page.rules_requested.connect(self.rules_wanted)
        page.settings_requested.connect(self.settings_wanted)
        self.addWidget(page)
        return page
