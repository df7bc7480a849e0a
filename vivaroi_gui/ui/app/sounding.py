"""Gives a window its sound, once it has been seen."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.resources import resource

if TYPE_CHECKING:  # loaded once the first page is painted
    from vivaroi_gui.sound.player import SoundPlayer
    from vivaroi_gui.ui.sound.director import Director

_LATE_MS: Final = 1500


class Sounding(QObject):
    """Begins late, so that no page waits for it, and ends with the game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._director: Director | None = None
        self._late = QTimer(self, singleShot=True, interval=_LATE_MS)
        self._late.timeout.connect(self._begin)
        self._late.start()

    def _begin(self) -> None:
        from vivaroi_gui.ui.sound.director import Director

        window = self._window
        self._director = Director(
            window, window.session, window.settings, lambda: window.covers.is_open, _player
        )
        window.covers.changed.connect(self._director.follow)
        window.dialogs.heard = self._director

    def end(self) -> None:
        """No more sound."""
        self._late.stop()
        if self._director is not None:
            self._director.end()


def _player() -> "SoundPlayer":
    from vivaroi_gui.sound.player import SoundPlayer

    return SoundPlayer(resource("sounds"))
