"""What is heard while a round is counted: its beats come with the picture, and count no points."""

from typing import Final

from vivaroi_gui.ui.kit.cues import Cue, hush, sound
from vivaroi_gui.ui.vivaroi.count.pace import STONE_MS, WALK_MS, CountProgress

_TICKS: Final = 8
"""While the totals rise, whatever they are."""
_STRIDE: Final = 2
"""Stones of the farthest shield from one that is heard to the next."""


class CountNoises:
    """Told how far the count has come, it says what came since."""

    def __init__(self) -> None:
        self._popped = self._ticked = self._stepped = 0
        self._strides = 0
        self.is_on = False

    def begin(self, farthest: int) -> None:
        """A count is played in which the farthest shield has so many stones to go."""
        self._popped = self._ticked = self._stepped = 0
        self._strides = min(farthest, WALK_MS // STONE_MS) // _STRIDE
        self.is_on = True

    def end(self) -> None:
        """It is over, or skipped."""
        if self.is_on:
            self.is_on = False
            hush(Cue.TICK, Cue.STONE)

    def follow(self, come: CountProgress) -> None:
        if not self.is_on:
            return
        while self._popped < int(come.popped):
            self._popped += 1
            sound(Cue.POP, (self._popped - 1) % Cue.POP.value.files + 1)
        ticked = int(come.risen * _TICKS)
        if ticked > self._ticked:
            self._ticked = ticked
            sound(Cue.TICK)
        stepped = int(come.walked * self._strides)
        if stepped > self._stepped:
            self._stepped = stepped
            sound(Cue.STONE)
