"""What is heard while a round is counted: its beats come with the picture, and count no points."""

from vivaroi_gui.ui.kit.cues import Cue, hush, sound
from vivaroi_gui.ui.vivaroi.count.pace import IN_TURN, CountProgress

_TICKS, _STONES = 8, 5
"""While a total rises and its shield walks, whatever they are."""


class CountNoises:
    """Told how far the count has come, it says what came since."""

    def __init__(self) -> None:
        self._popped = self._ticked = self._stepped = 0
        self.is_on = False

    def begin(self, *, is_heard: bool = True) -> None:
        """A count is played."""
        self._popped = self._ticked = self._stepped = 0
        self.is_on = is_heard

    def end(self) -> None:
        """It is over, or skipped."""
        if self.is_on:
            self.is_on = False
            hush(Cue.TICK, Cue.STONE)

    def follow(self, come: CountProgress) -> None:
        if not self.is_on:
            return
        heard = come.rows[: IN_TURN + 1]  # who is counted together is heard once
        popped = [int(row.popped) for row in heard if row.popped >= 1]
        if sum(popped) > self._popped:
            self._popped = sum(popped)
            sound(Cue.POP, (popped[-1] - 1) % Cue.POP.value.files + 1)  # each row climbs anew
        ticked = sum(int(row.risen * _TICKS) for row in heard)
        if ticked > self._ticked:
            self._ticked = ticked
            sound(Cue.TICK)
        stepped = sum(int(row.risen * _STONES) for row in heard)
        if stepped > self._stepped:
            self._stepped = stepped
            sound(Cue.STONE)
