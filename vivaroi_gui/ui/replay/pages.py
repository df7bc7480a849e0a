"""The pages of a game that is watched again: the same ones, and nothing to be done on them."""

from vivaroi_gui.table.replay import Scene, Step
from vivaroi_gui.ui.session.pages import PageStack
from vivaroi_gui.ui.session.screens import AnyPage
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.pages import CastlePages


class ReplayPages(PageStack):
    """Of its own, so that those of the running game stay as they are."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, is_live=False)

    @property
    def castle(self) -> CastlePages:
        pages = self.of("vivaroi")
        assert isinstance(pages, CastlePages)
        return pages

    def page_at_rest(self, step: Step) -> AnyPage:
        """Where a step is seen."""
        castle = self.castle
        if step.scene is Scene.AMBITION:
            return castle.ambition
        if step.scene in (Scene.HALL, Scene.REVEALED):
            return castle.hall
        if step.scene is Scene.COUNT:
            return castle.count
        return castle.end if step.scene is Scene.END else castle.table

    def page_that_plays(self, step: Step, *, is_vote: bool) -> AnyPage:
        """Where what led to a step is seen; a candidate walks to the throne before the hall."""
        if step.scene is Scene.HALL and not is_vote:
            return self.castle.table
        return self.page_at_rest(step)
