"""Gives a window its sound, once it has been seen."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.settings import Settings

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
        _give_way_to_reader(window.settings)
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


def _give_way_to_reader(settings: Settings) -> None:
    """What the screen says comes first: only effects are left, until people turn the rest up."""
    if QAccessible.isActive() and not settings.gave_way_to_reader:
        settings.update(music=0, ambience=0, gave_way_to_reader=True)


def _player() -> "SoundPlayer":
    from vivaroi_gui.sound.player import SoundPlayer

    return SoundPlayer(resource("sounds"))
