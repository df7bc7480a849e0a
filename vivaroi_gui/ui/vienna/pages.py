"""The pages of Vienna, each made, and loaded, when it is first needed."""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from vivaroi_gui.rules.vienna import Options, View
from vivaroi_gui.rules.vienna.events import StopEvaluated
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.screens import AnyPage, GamePages, LessonSpots
from vivaroi_gui.ui.vienna.ahead import paint_ahead, paint_first_ahead
from vivaroi_gui.ui.vienna.table_page import TablePage

if TYPE_CHECKING:
    from vivaroi_gui.ui.vienna.final_page import FinalPage


class ViennaPages(GamePages):
    """Each page is an attribute by its name in the timeline."""

    def page(self, name: str) -> AnyPage:
        page: AnyPage = getattr(self, name)
        return page

    @property
    def spots(self) -> LessonSpots:
        from vivaroi_gui.ui.vienna.lessons import spots

        return spots

    def told_by(self, moment: Moment, view: View) -> str:
        """The stop that was evaluated last."""
        told = [one.record.stop for one in moment.events if isinstance(one, StopEvaluated)]
        return f"stop:{view.stops[told[-1]].id}" if told else ""

    def ahead(
        self, players: tuple[Player, ...], options: Options, page: QSize, ratio: float
    ) -> Iterator[None]:
        return paint_ahead(players, page, ratio)

    def first_ahead(self, options: Options, page: QSize, ratio: float) -> Iterator[None]:
        return paint_first_ahead(options, page, ratio)

    @cached_property
    def table(self) -> TablePage:
        return self._added(TablePage(self._settings, is_live=self._is_live))

    @cached_property
    def final(self) -> "FinalPage":
        from vivaroi_gui.ui.vienna.final_page import FinalPage

        return self._added(FinalPage(self._settings, is_live=self._is_live))
