"""Somebody who listens to what the screen says is to be heard."""

from typing import NamedTuple

from vivaroi_gui.ui.kit.cues import Cue


class Said(NamedTuple):
    """A cue, when it was said, in milliseconds, and which of its files was named."""

    ms: int
    cue: Cue
    which: int | None


class Listener:
    """Writes down what is to be heard; whoever lets time pass moves ``ms`` on."""

    def __init__(self) -> None:
        self.ms = 0
        self.said: list[Said] = []
        self.hushed: list[Cue] = []

    def hears(self, cue: Cue, which: int | None) -> None:
        self.said.append(Said(self.ms, cue, which))

    def hushes(self, hushed: tuple[Cue, ...]) -> None:
        self.hushed += hushed

    @property
    def cues(self) -> list[Cue]:
        return [one.cue for one in self.said]

    def forget(self) -> None:
        self.ms = 0
        self.said.clear()
        self.hushed.clear()
