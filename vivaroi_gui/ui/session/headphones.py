"""Before secrets are read aloud among several people, whoever holds them is told to put on
headphones: what is covered is opened only then.
"""

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.announcer import Announcer
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.page_stack import PageStack


class Headphones(QObject):
    """Covers the viewer's cards as the curtain opens; the first wish to open them warns instead.

    Once for each seat and game, where a screen is read to two people or more.
    """

    def __init__(self, bridge: Bridge, pages: PageStack, announcer: Announcer) -> None:
        super().__init__(pages)
        self._bridge = bridge
        self._pages = pages
        self._announcer = announcer
        self._warned: set[Seat] = set()
        pages.may_uncover = self._may_uncover
        pages.uncovered.connect(announcer.say)
        pages.covered.connect(self._on_covered)
        bridge.opened.connect(self._warned.clear)

    @property
    def _are_needed(self) -> bool:
        if not self._announcer.is_heard or not self._bridge.is_open:
            return False
        return sum(player.is_persons for player in self._bridge.players) > 1

    def cover(self) -> None:
        """The curtain is about to open: nothing may be read out before somebody asks for it."""
        if self._are_needed and self._bridge.table.game.has_secrets:
            self._pages.toggle_cover(is_to_lie=True)
            self._announcer.say(text("access", "say.curtain_open"))

    def _may_uncover(self) -> bool:
        seat = self._bridge.viewer.seat if self._bridge.is_open else None
        if seat is None or seat in self._warned or not self._are_needed:
            return True
        self._warned.add(seat)
        self._announcer.answer(text("access", "say.headphones"))
        return False

    def _on_covered(self) -> None:
        """By whoever looks."""
        if self._bridge.is_open and self._bridge.viewer.seat is not None:
            self._announcer.say(text("access", "say.covered"))
