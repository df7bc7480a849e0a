"""The pace of the table's page: what moves there lands, lies open to be read, and is passed on."""

from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.ui.kit.haste import Wait
from vivaroi_gui.ui.settings import Settings

READ_MS: Final = 500
"""How long a stop of the evaluation lies open at normal speed, once nothing moves."""


class Moving(Protocol):
    """A part of the page."""

    def skip(self) -> None:
        """Ends a running animation at once."""


class Pace(QObject):
    """Is ``idle`` when all parts have landed and what they show was read, unless it is held."""

    landed = Signal()
    """Nothing moves any more."""
    idle = Signal()

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._moving = 0
        self._is_hasty = False
        self.is_held = False
        """Whether people want to look on at what lies open."""
        self._is_read = False
        self._reading = Wait(self)
        self._reading.timeout.connect(self.idle)

    @property
    def is_moving(self) -> bool:
        return self._moving > 0

    @property
    def is_reading(self) -> bool:
        """Whether it goes on by itself after a while."""
        return self._reading.isActive()

    def begin(self, parts: int, *, is_read: bool) -> None:
        """So many parts move from now on; ``is_read``: what they lead to is worth a while."""
        self.halt()
        self._moving, self._is_read = parts, is_read

    def land(self) -> None:
        """One of the parts has come to rest."""
        if not self._moving:
            return
        self._moving -= 1
        if self._moving:
            return
        self.landed.emit()
        if not self._is_read or (self._is_hasty and not self.is_held):
            self.idle.emit()
        elif not self.is_held:
            self._reading.begin(READ_MS * self._settings.speed.factor)

    def hasten(self, *parts: Moving) -> None:
        """Ends what moves in those parts, or the time to read; what is held stays."""
        self._is_hasty = True
        for part in parts:
            part.skip()
        self._is_hasty = False
        if self.is_reading:
            self._reading.stop()
            self.idle.emit()

    def hold(self, *, is_held: bool) -> None:
        """What lies open stays so, or no longer; whoever lets go of it goes on."""
        self.is_held = is_held
        if is_held:
            self._reading.stop()

    def halt(self) -> None:
        """Nothing moves, and nothing is waited for."""
        self._reading.stop()
        self._moving = 0
