"""The pages of a game that is watched again: the same ones, and nothing to be done on them."""

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.table.replay import Scene, Step
from vivaroi_gui.ui.session.pages import GamePage, Pages
from vivaroi_gui.ui.vivaroi.lore import EditionWords
from vivaroi_gui.ui.vivaroi.table_page import TablePage

if TYPE_CHECKING:
    from vivaroi_gui.ui.vivaroi.ambition import AmbitionPage
    from vivaroi_gui.ui.vivaroi.count import CountPage
    from vivaroi_gui.ui.vivaroi.final_page import FinalPage
    from vivaroi_gui.ui.vivaroi.hall import HallPage

G = TypeVar("G", "TablePage", "AmbitionPage", "HallPage", "CountPage", "FinalPage")


class ReplayPages(Pages):
    """Of its own, so that those of the running game stay as they are."""

    played = Signal()
    """A page has shown all of its events."""

    def page_at_rest(self, step: Step) -> GamePage:
        """Where a step is seen."""
        if step.scene is Scene.AMBITION:
            return self.ambition
        if step.scene in (Scene.HALL, Scene.REVEALED):
            return self.hall
        if step.scene is Scene.COUNT:
            return self.score
        return self.final if step.scene is Scene.END else self.table

    def page_that_plays(self, step: Step, *, is_vote: bool) -> GamePage:
        """Where what led to a step is seen; a candidate walks to the throne before the hall."""
        if step.scene is Scene.HALL and not is_vote:
            return self.table
        return self.page_at_rest(step)

    def show_everywhere(self, view: View) -> None:
        """Shows a view on each page that could hold somebody's secrets."""
        for name in ("table", "ambition", "hall"):
            if name in self.__dict__:
                getattr(self, name).show_view(view)

    def _added(self, page: G) -> G:
        page.idle.connect(self.played)
        for words in page.findChildren(EditionWords):
            words.is_live = False
        return super()._added(page)
