"""The pages under the top bar, each made when it is first needed."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar, Union

from PySide6.QtCore import QEvent, QPoint, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.panels.favourites import Favourites
from vivaroi_gui.ui.vivaroi.table_page import TablePage

if TYPE_CHECKING:  # start-up shows the home page or the table: the others are loaded later
    from vivaroi_gui.ui.home import HomePage
    from vivaroi_gui.ui.vivaroi.ambition import AmbitionPage
    from vivaroi_gui.ui.vivaroi.count import CountPage
    from vivaroi_gui.ui.vivaroi.final_page import FinalPage
    from vivaroi_gui.ui.vivaroi.hall import HallPage


GamePage = Union["TablePage", "AmbitionPage", "HallPage", "CountPage", "FinalPage"]
NOTICE_MS = 12000
"""How long a notice stays in sight."""
G = TypeVar("G", "TablePage", "AmbitionPage", "HallPage", "CountPage", "FinalPage")


class Pages(QStackedWidget):
    """The home page and the five pages of a game; their signals come out here."""

    started = Signal(object, object)
    """Players and options of a new game."""
    resumed = Signal()
    load_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    chosen = Signal(object)
    """A move, or a sealed vote."""
    rested = Signal()
    """The animation has ended; an election waits for ``votes_read`` first."""
    renewed = Signal()
    """Something else is to be seen: a page, a result, or what an animation was cut short for."""
    votes_read = Signal()
    covered = Signal()
    """The viewer's favourites are hidden from view now."""
    seat_menu_wanted = Signal(object, QPoint)
    """A seat, or None for all of them, and a point of the screen."""
    count_read = Signal()
    played_again = Signal()
    watched_again = Signal()
    left = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._game: tuple[tuple[Player, ...], Options] | None = None
        self._of_game: list[GamePage] = []
        self._told = ""
        self.currentChanged.connect(lambda _: self.renewed.emit())
        self._notice = QTimer(self, singleShot=True, interval=NOTICE_MS)
        self._notice.timeout.connect(lambda: self.set_notice(""))

    def set_game(self, players: tuple[Player, ...], options: Options) -> None:
        """Another game: tells the pages that exist, and later ones as they are made."""
        self._game = players, options
        for page in self._of_game:
            page.set_game(players, options)

    def set_notice(self, text: str) -> None:
        """Says something that is no refusal; stays for a while, whatever happens."""
        self._told = text
        self.table.set_notice(text)
        if "hall" in self.__dict__:
            self.hall.set_notice(text)
        if "ambition" in self.__dict__:
            self.ambition.set_notice(text)
        self._notice.setInterval(NOTICE_MS)
        self._run_notice()

    def _run_notice(self) -> None:
        """What a curtain covers nobody reads: the notice waits, with the time that it has left."""
        if self._told and self.isEnabled():
            self._notice.start()
        elif self._notice.isActive():
            left = self._notice.remainingTime()
            self._notice.stop()
            self._notice.setInterval(left)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._run_notice()

    def set_hint(self, text: str, move: Move | None) -> None:
        """Shows a hint where it belongs, or takes it back: no text, no hint."""
        if "table" in self.__dict__:
            self.table.set_hint(text, move)
        if "hall" in self.__dict__:
            self.hall.set_hint(text, move)
        if "ambition" in self.__dict__:
            self.ambition.set_hint(text, move)

    @property
    def is_final(self) -> bool:
        """Whether the end of the game is seen."""
        return "final" in self.__dict__ and self.currentWidget() is self.final

    @property
    def is_hall(self) -> bool:
        return "hall" in self.__dict__ and self.currentWidget() is self.hall

    @property
    def is_score(self) -> bool:
        return "score" in self.__dict__ and self.currentWidget() is self.score

    def skip(self) -> None:
        """Ends the animation on the page that is seen."""
        for page in self._of_game:
            if page is self.currentWidget():
                page.skip()

    def take_focus(self) -> None:
        """The keys go to the page of the game that is seen."""
        for page in self._of_game:
            if page is self.currentWidget():
                page.take_focus()

    def page(self, name: str) -> GamePage:
        """The page of that name, as in the moments of a game."""
        pages: dict[str, Callable[[], GamePage]] = {
            "table": lambda: self.table,
            "ambition": lambda: self.ambition,
            "hall": lambda: self.hall,
            "count": lambda: self.score,
            "end": lambda: self.final,
        }
        return pages[name]()

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

    @cached_property
    def table(self) -> TablePage:
        page = TablePage(self._settings)
        page.chosen.connect(self.chosen)
        page.idle.connect(self.rested)
        page.renewed.connect(self.renewed)
        page.seat_menu_wanted.connect(self.seat_menu_wanted)
        page.favourites.covered.connect(self._on_covered)
        return self._added(page)

    @cached_property
    def ambition(self) -> "AmbitionPage":
        from vivaroi_gui.ui.vivaroi.ambition import AmbitionPage

        page = AmbitionPage(self._settings)
        page.chosen.connect(self.chosen)
        page.idle.connect(self.rested)
        page.set_notice(self._told)
        self._share_cover(page.favourites)
        return self._added(page)

    @cached_property
    def hall(self) -> "HallPage":
        from vivaroi_gui.ui.vivaroi.hall import HallPage

        page = HallPage(self._settings)
        page.sealed.connect(self.chosen)
        page.idle.connect(self.rested)
        page.renewed.connect(self.renewed)
        page.continued.connect(self.votes_read)
        page.set_notice(self._told)
        self._share_cover(page.favourites)
        return self._added(page)

    @cached_property
    def score(self) -> "CountPage":
        from vivaroi_gui.ui.vivaroi.count import CountPage

        page = CountPage(self._settings)
        page.continued.connect(self.count_read)
        page.renewed.connect(self.renewed)
        return self._added(page)

    @cached_property
    def final(self) -> "FinalPage":
        from vivaroi_gui.ui.vivaroi.final_page import FinalPage

        page = FinalPage(self._settings)
        page.play_again.connect(self.played_again)
        page.home.connect(self.left)
        page.watch_again.connect(self.watched_again)
        return self._added(page)

    def _share_cover(self, favourites: Favourites) -> None:
        """Covers and opens them with those of the table."""
        favourites.cover(self.table.favourites.is_covered)
        favourites.covered.connect(self.table.favourites.cover)
        self.table.favourites.covered.connect(favourites.cover)

    def _on_covered(self, is_covered: bool) -> None:
        if is_covered:
            self.covered.emit()

    def _added(self, page: G) -> G:
        self.addWidget(page)
        self._of_game.append(page)
        if self._game is not None:
            page.set_game(*self._game)
        return page
