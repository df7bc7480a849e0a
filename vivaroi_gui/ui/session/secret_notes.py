"""The viewer's secret notes: opened by command, written into the game, closed to all others."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from vivaroi_gui.table.notes import NoteMark, SeatNotes
from vivaroi_gui.ui.kit.floats import Float
from vivaroi_gui.ui.kit.reasons import allow_action
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.game_page import NotesPaper
from vivaroi_gui.ui.session.page_stack import PageStack


class SecretNotes(QObject):
    """They lie open as long as their owner looks, and never while the favourites are covered."""

    def __init__(self, bridge: Bridge, pages: PageStack, action: QAction, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._action = action
        action.triggered.connect(self._on_wanted)
        pages.noted.connect(self._on_noted)
        bridge.viewer.changed.connect(self._show)
        bridge.advanced.connect(self._on_advanced)  # no lambda: it would keep the bridge for good

    @property
    def _notes(self) -> SeatNotes | None:
        """Of whoever looks; nobody's where nothing is to be guessed any more."""
        bridge = self._bridge
        seat = bridge.viewer.seat if bridge.is_open else None
        return None if seat is None or bridge.view.result else bridge.table.notes(seat)

    @property
    def _paper(self) -> NotesPaper | None:
        page = self._pages.current
        return page.notes if page is not None else None

    def refresh(self) -> None:
        """Whether they can be opened now, and why not."""
        is_there = self._paper is not None and self._notes is not None
        why_not = "notes" if self._bridge.is_open else "no.game"
        allow_action(self._action, "" if is_there else text("controls", why_not))

    def dismiss(self) -> bool:
        """Closes them; False where none lie open."""
        paper = self._paper
        if paper is None or paper.notes is None:
            return False
        paper.close()
        self._pages.take_focus()
        return True

    def _on_wanted(self) -> None:
        paper, notes = self._paper, self._notes
        if paper is None or notes is None or self.dismiss():
            return
        if paper.open(notes):
            self._pages.floats.make_way(Float.RECAP)
        else:
            told = text("keys", "notes.covered")
            self._pages.set_notice(told, is_of_game=True)

    def _on_noted(self, person: int, thing: int, mark: NoteMark) -> None:
        """Whoever looks has written it."""
        notes = self._notes
        if notes is not None:
            self._bridge.table.note(notes.seat, person, thing, mark)
            self._bridge.warn_unsaved()
            self._show()

    def _on_advanced(self, *_: object) -> None:
        self._show()

    def _show(self) -> None:
        self._pages.show_notes(self._notes)
