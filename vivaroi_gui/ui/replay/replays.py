"""Opens and leaves replays; the game on the table rests meanwhile."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.record import Record
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.replay.eyes import ALL
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.cover import Covering
from vivaroi_gui.ui.session.names import shown_players
from vivaroi_gui.ui.session.session import Ground
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:  # a start needs no replay: both are loaded later
    from vivaroi_gui.table.replay import Replay
    from vivaroi_gui.ui.replay.screen import ReplayScreen
    from vivaroi_gui.ui.session.review import Remark


def load_ahead() -> Iterator[None]:
    """Loads what a replay is made of, a piece at each step."""
    from vivaroi_gui.ui.replay import bar  # noqa: F401

    yield
    from vivaroi_gui.ui.replay import screen  # noqa: F401

    yield


def replayed_size(window: QSize) -> QSize:
    """Of the pages of a replay in a window of that size: a bar lies below them."""
    from vivaroi_gui.ui.replay.bar import bar_height

    return window - QSize(0, bar_height(window))


class Replays(Covering["ReplayScreen"]):
    """At most one replay, over everything else in the window."""

    explanation_wanted = Signal()
    """Of the game that is watched."""

    def __init__(self, bridge: Bridge, settings: Settings, ground: Ground) -> None:
        super().__init__(bridge, ground)
        self._settings = settings
        self.record: Record | None = None
        """What is watched; None where it is the game on the table."""

    @property
    def title(self) -> str:
        """What is watched, for the window's title; nothing where there is no replay."""
        if self.screen is None:
            return ""
        from vivaroi_gui.ui.replay.words import ReplayWords

        options = self.screen.replay.options
        title = screens(options.game).papers().short_title(options.edition)
        return f"{ReplayWords(self).title()} — {title}"

    def show(self, record: Record | None = None) -> None:
        """Shows a game from its start; without a record the one on the table.

        Of another game nobody is known to sit before the screen.
        """
        self._open(self._replay_of(record)).begin()
        self.changed.emit()

    def watch(
        self, record: Record | None, position: int, below: QWidget, remarks: "Sequence[Remark]" = ()
    ) -> None:
        """Plays how a position came about, over what has led there and waits for the end of it.

        ``remarks`` are the moments of which there is something to say.
        """
        replay = self._replay_of(record)
        screen = self._open(replay, below)
        screen.bar.explain.hide()
        screen.notes.set_remarks(remarks)
        screen.begin(screen.walk.step_at(position - 1))
        if replay.is_over:
            screen.look_through(ALL)
        screen.bar.said = screen.number + 1  # by the track, which has got the keys
        screen.step_forward()
        self.changed.emit()

    def _replay_of(self, record: Record | None) -> "Replay":
        from vivaroi_gui.table.replay import Replay

        self.record = record
        viewer = self._bridge.view.seat if record is None else None
        watched = record or self._bridge.table.record
        replay = Replay(watched, viewer, self._settings.curtain)
        replay.players = shown_players(replay.players)
        return replay

    def hide_secrets(self) -> None:
        """Nobody watches the screen any more."""
        if self.screen is not None:
            self.screen.hide_secrets()

    def _open(self, replay: "Replay", below: QWidget | None = None) -> "ReplayScreen":
        from vivaroi_gui.ui.replay.screen import ReplayScreen

        window, passing = self._ground.window, self._ground.passing
        screen = ReplayScreen(replay, self._settings, window, passing)
        screen.explanation_wanted.connect(self.explanation_wanted)
        self._lay(screen, below)
        return screen
