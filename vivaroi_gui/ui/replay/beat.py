"""The beat to which a replay plays on by itself, at one of three speeds."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from vivaroi_gui.ui.settings import Speed

BEAT_MS = 700
"""How long a step stands at normal speed before the next one."""
_READING = 4
"""Beats for what people read."""
SPEEDS: Final = {Speed.SLOW: "½×", Speed.NORMAL: "1×", Speed.FAST: "2×"}


class Beat(QObject):
    """``struck`` asks for the next step, once for each :meth:`wait`."""

    struck = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self.is_on = False
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.struck)

    def turn(self, *, on: bool) -> None:
        """Begins or ends; either way nothing is waited for now."""
        self.hold()
        self.is_on = on

    def hold(self) -> None:
        """The step that was waited for comes otherwise."""
        self._time.stop()

    def wait(self, *, is_to_be_read: bool) -> None:
        """The step of now has come to rest; while the beat is on another one follows."""
        if self.is_on:
            self._time.start(self.time(is_to_be_read=is_to_be_read))

    def time(self, *, is_to_be_read: bool) -> int:
        """How long a step stands, in milliseconds."""
        return round(BEAT_MS * self.speed.factor * (_READING if is_to_be_read else 1))

    def beside(self, by: int) -> Speed:
        """The speed so many places on, or the last one there."""
        speeds = list(SPEEDS)
        place = speeds.index(self.speed) + by
        return speeds[min(len(speeds) - 1, max(0, place))]
