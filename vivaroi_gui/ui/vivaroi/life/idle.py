"""The idle life of the castle: one slow timer, which stops whenever anything else happens."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.vivaroi.life.acts import Acts
from vivaroi_gui.ui.vivaroi.life.living_parts import LivingParts
from vivaroi_gui.ui.vivaroi.life.power import is_on_battery

BEAT_MS: Final = 55
_SAVING: Final = 2
"""On battery a beat takes so many times as long."""
_ASKED_EVERY_MS: Final = 30_000
_WATCHED: Final = 100
"""Beats over which it is seen whether the machine keeps up."""
_TOO_LATE: Final = 1.6
"""A beat takes so many times as long on average where the machine has better things to do."""


class IdleLife(QObject):
    """``wake`` lets it go on where it may, ``rest`` has everything at rest at once."""

    def __init__(self, parts: LivingParts, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._parts = parts
        self._acts = Acts(0)
        self._is_astir = False
        self._timer = QTimer(self, interval=BEAT_MS)
        self._timer.timeout.connect(self._on_beat)
        self._watch = QElapsedTimer()
        self._beats = 0
        self._is_too_slow = False
        self._asked = QElapsedTimer()

    def wake(self, is_awake: bool) -> None:
        """Lets parts move by themselves, or keeps all of them at rest."""
        if not is_awake or self._is_too_slow:
            self.rest()
        elif not self._timer.isActive():
            self._ask_for_power()
            self._timer.start()
            self._beats = 0
            self._watch.start()

    def _ask_for_power(self) -> None:
        if not self._asked.isValid() or self._asked.elapsed() > _ASKED_EVERY_MS:
            self._asked.start()
            self._timer.setInterval(BEAT_MS * (_SAVING if is_on_battery() else 1))

    def begin(self, seed: int) -> None:
        """Another position: other acts, the same at every seat."""
        self.rest()
        self._acts = Acts(seed)

    def rest(self) -> None:
        self._timer.stop()
        if self._is_astir:
            self._is_astir = False
            self._parts.rest()

    @property
    def is_moving(self) -> bool:
        return self._timer.isActive()

    def _on_beat(self) -> None:
        if self._viewport.visibleRegion().isEmpty():  # behind a curtain, nobody sees it
            return
        for step in self._acts.go_on(self._timer.interval()):
            self._is_astir = True
            self._parts.show(step)
        self._mind_the_machine()

    def _mind_the_machine(self) -> None:
        """What is decoration stops, until the next start, where it makes all the rest slow."""
        self._beats += 1
        expected = _WATCHED * self._timer.interval()
        if self._beats % _WATCHED == 0 and self._watch.restart() > expected * _TOO_LATE:
            self._is_too_slow = True
            self.rest()
