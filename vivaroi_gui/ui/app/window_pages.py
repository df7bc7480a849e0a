"""What lies under the top bar: the home page, or a page of the game that is on the table."""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from vivaroi_gui.ui import catalog, replay, review
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:  # a start may show the table: the home page is loaded later
    from vivaroi_gui.ui.home import HomePage
    from vivaroi_gui.ui.lessons.scenario import Scenario


class WindowPages(PageStack):
    """The pages of games, and the one that leads to them."""

    start_wanted = Signal(object, object)
    """Players and options of a new game."""
    resume_wanted = Signal(str)
    """The game that is to be gone on with."""
    load_wanted = Signal()
    learn_wanted = Signal()
    guide_wanted = Signal(str)
    """A guided round by its name; without one, the lesson that was left."""
    lesson_given_up = Signal()
    """Nobody goes on with the lesson that was left."""
    rules_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, settings: Settings, own: Path) -> None:
        """``own`` is the folder of files that people write themselves."""
        super().__init__(settings)
        self._own = own
        self._left: Scenario | None = None
        """The lesson that can be gone on with."""

    def ahead(self) -> Iterator[None]:
        """From home the game begins that is chosen there; home and replay have their own sizes."""
        _meet_own_kinds()
        yield
        if self.current is None:
            yield from self._planned_ahead()
        yield from super().ahead()
        yield from self._home_ahead()
        yield from replay.load_ahead()
        yield from self.first_ahead(replay.replayed_size(self.window().size()))
        yield from review.load_ahead()
        yield from review.paint_ahead(self.window().size(), self.devicePixelRatioF())
        yield from _load_dialogs()

    def _planned_ahead(self) -> Iterator[None]:
        """What the game begins with whose form is chosen."""
        options = self.home.form.options
        pages = self.of(options.game)
        yield
        yield from pages.first_ahead(options, self.size(), self.devicePixelRatioF())

    def _home_ahead(self) -> Iterator[None]:
        for game in catalog.ALL:
            screens = catalog.ALL[game]
            yield
            yield from screens.form_ahead()
        from vivaroi_gui.ui import home  # noqa: F401

        yield
        yield from self.home.ahead(self.size())

    def keep_lesson(self, lesson: "Scenario | None") -> None:
        """Home says which lesson can be gone on with, if any."""
        self._left = lesson
        if "home" in vars(self):
            self._invite(self.home)

    def _invite(self, home: "HomePage") -> None:
        left = self._left
        guide = catalog.screens(left.options.game).guide if left else ""
        home.invitation.keep(left.title if left else "", guide)

    @cached_property
    def home(self) -> "HomePage":
        from vivaroi_gui.ui.home import HomePage

        page = HomePage(self._settings, self._own)
        page.planned.connect(self.planned)
        page.start_wanted.connect(self.start_wanted)
        page.resume_wanted.connect(self.resume_wanted)
        page.load_wanted.connect(self.load_wanted)
        page.learn.clicked.connect(self.learn_wanted)
        page.invitation.accepted.connect(self.guide_wanted)
        page.invitation.given_up.connect(self.lesson_given_up)
        page.rules.clicked.connect(self.rules_wanted)
        page.settings_wanted.connect(self.settings_wanted)
        self._invite(page)
        self.addWidget(page)
        return page


def _load_dialogs() -> Iterator[None]:
    """Those that are made of most modules."""
    from vivaroi_gui.ui.dialogs import settings  # noqa: F401

    yield
    from vivaroi_gui.ui.dialogs import rules  # noqa: F401

    yield


def _meet_own_kinds() -> None:
    """Has PySide set up all kinds of objects now, for some 30 ms, which it does at the first one of
    Qt's own whose kind it cannot tell: else that of the timer of the first animation.
    """
    QLineEdit().children()
