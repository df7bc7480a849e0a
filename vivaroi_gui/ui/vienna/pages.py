"""The pages of Vienna, each made, and loaded, when it is first needed."""

from functools import cached_property

from vivaroi_gui.ui.session.screens import AnyPage, GamePages
from vivaroi_gui.ui.vienna.table_page import TablePage


class ViennaPages(GamePages):
    """Each page is an attribute by its name in the timeline."""

    def page(self, name: str) -> AnyPage:
        page: AnyPage = getattr(self, name)
        return page

    @cached_property
    def table(self) -> TablePage:
        return self._added(TablePage(self._settings, is_live=self._is_live))

    @cached_property
    def final(self) -> TablePage:
        page = TablePage(self._settings, is_live=self._is_live)
        page.is_end = True
        return self._added(page)
