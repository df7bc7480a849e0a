"""The pages of the castle, each made, and loaded, when it is first needed."""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.session.screens import AnyPage, GamePages, LessonSpots
from vivaroi_gui.ui.vivaroi.ahead import hall_ahead, paint_ahead, paint_first_ahead
from vivaroi_gui.ui.vivaroi.panels.favourites import Favourites
from vivaroi_gui.ui.vivaroi.table_page import TablePage
from vivaroi_gui.ui.vivaroi.timeline import TABLE

if TYPE_CHECKING:
    from vivaroi_gui.ui.vivaroi.ambition import AmbitionPage
    from vivaroi_gui.ui.vivaroi.count import CountPage
    from vivaroi_gui.ui.vivaroi.final_page import FinalPage
    from vivaroi_gui.ui.vivaroi.hall import HallPage


class CastlePages(GamePages):
    """Each page is an attribute by its name in the timeline."""

    def page(self, name: str) -> AnyPage:
        page: AnyPage = getattr(self, name)
        return page

    @property
    def spots(self) -> LessonSpots:
        from vivaroi_gui.ui.vivaroi.lessons import spots

        return spots

    def show(self, name: str, view: View) -> None:
        """The castle goes along with what is shown elsewhere: it plays what comes of it."""
        self.table.show_view(view)
        if name != TABLE:
            self.page(name).show_view(view)

    def ahead(
        self, players: tuple[Player, ...], options: Options, page: QSize, ratio: float
    ) -> Iterator[None]:
        yield from hall_ahead(players, options, page, ratio)
        hall = self.hall
        yield
        hall.stage.resize(page.width(), page.height(), ratio)
        yield
        yield from paint_ahead(players, options, page, ratio)
        for _ in (self.count, self.end):
            yield
        from vivaroi_gui.ui.vivaroi.rules_pictures import rules_pictures_ahead

        yield from rules_pictures_ahead(options.edition, ratio)

    def first_ahead(self, options: Options, page: QSize, ratio: float) -> Iterator[None]:
        return paint_first_ahead(options, page, ratio)

    def coming(self, view: View) -> Iterator[None]:
        """The hall, while the candidate walks to the throne."""
        if view.phase is not Phase.ELECTION or "hall" not in vars(self):
            return iter(())
        from vivaroi_gui.ui.vivaroi.hall.sight import sight_of

        return self.hall.stage.ahead(sight_of(view))

    @cached_property
    def table(self) -> TablePage:
        page = TablePage(self._settings, is_live=self._is_live)
        return self._added(page)

    @cached_property
    def ambition(self) -> "AmbitionPage":
        from vivaroi_gui.ui.vivaroi.ambition import AmbitionPage

        page = AmbitionPage(self._settings, is_live=self._is_live)
        self._share_cover(page.favourites)
        return self._added(page)

    @cached_property
    def hall(self) -> "HallPage":
        from vivaroi_gui.ui.vivaroi.hall import HallPage

        page = HallPage(self._settings, is_live=self._is_live)
        self._share_cover(page.favourites)
        return self._added(page)

    @cached_property
    def count(self) -> "CountPage":
        from vivaroi_gui.ui.vivaroi.count import CountPage

        return self._added(CountPage(self._settings, is_live=self._is_live))

    @cached_property
    def end(self) -> "FinalPage":
        from vivaroi_gui.ui.vivaroi.final_page import FinalPage

        return self._added(FinalPage(self._settings, is_live=self._is_live))

    def _share_cover(self, favourites: Favourites) -> None:
        """Covers and opens them with those of the table."""
        favourites.may_open = self.table.favourites.may_open
        favourites.cover(self.table.favourites.is_covered)
        favourites.covered.connect(self.table.favourites.cover)
        self.table.favourites.covered.connect(favourites.cover)
