"""How the papers beside the town are arranged on a small page: which there are, and where."""

from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.rooms import Room, page_room
from vivaroi_gui.ui.vienna.panels.column_tabs import ColumnTabs
from vivaroi_gui.ui.vienna.panels.small_column import SmallColumn, is_beside
from vivaroi_gui.ui.vienna.selection import Selection


class TownArrangement:
    """``small`` says where everything lies; None where there is room for all at once."""

    def __init__(
        self, page: QWidget, lowest: QWidget, selection: Selection, *, is_live: bool
    ) -> None:
        self._page = page
        self._is_live = is_live
        self._is_asking = False
        self.tabs = ColumnTabs(page, lowest, selection, has_moves=is_live)
        self.small: SmallColumn | None = None

    def follow(self, view: View) -> bool:
        """Another view: whether papers have to be laid out for it."""
        was_asking, self._is_asking = self._is_asking, view.pending is not None
        has_turned = self.tabs.follow(view)
        return self.tabs.is_small and (has_turned or was_asking != self._is_asking)

    def lay(self, players: int) -> SmallColumn | None:
        """For the size that the page has now."""
        width, height, text = self._page.width(), self._page.height(), text_factor()
        given = page_room(width, height)
        has_column = is_beside(width, given, text)
        self.tabs.fit(is_small=given <= Room.SMALL, is_beside=has_column)
        self.small = None
        if given <= Room.SMALL:
            self.small = SmallColumn(
                width,
                height,
                text,
                players,
                self.tabs.front,
                self.tabs.papers,
                is_beside=has_column,
                has_controls=self._is_live,
                is_asking=self._is_asking,
            )
        return self.small
