"""The pages of the castle in a window, or in a replay, by their own types."""

from typing import Protocol

from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.vivaroi.castle_pages import CastlePages


class HasPages(Protocol):
    """A window, or the screen of a replay."""

    @property
    def pages(self) -> PageStack: ...


def pages_of(shown_in: HasPages) -> CastlePages:
    """Those that a game has there, or would have."""
    pages = shown_in.pages.of(Options.game)
    assert isinstance(pages, CastlePages)
    return pages
