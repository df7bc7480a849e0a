"""Voices and loops made one: plain arithmetic, the same numbers for the same orders."""

from array import array
from collections.abc import Callable, Generator
from dataclasses import dataclass
from itertools import repeat
from operator import add, mul
from typing import TYPE_CHECKING, Final, TypeAlias

RATE: Final = 44_100
"""Frames in a second; a frame of the mix has two samples, left and right, from -1 to 1."""
if TYPE_CHECKING:
    Samples: TypeAlias = array[float]
else:  # which takes no parameter before Python 3.12
    Samples = array
Stream: TypeAlias = Generator[Samples, int, None]
"""Sent a number of frames, yields at most as many of a loop in stereo, till its file ends."""

VOICES: Final = 6
DUCKED: Final = 0.4
"""What is left of the music under a result: 8 dB less."""
LOUDEST: Final = 3
"""The rank of a result."""
_DUCKING_S: Final = 0.2
_CUT_S: Final = 0.02
"""How quickly a voice fades that is cut short: a click would be heard else."""
_APART: Final = round(0.04 * RATE)
"""Frames in which the same sound does not start twice."""


@dataclass(slots=True)
class Voice:
    """A sound that plays, in mono."""

    name: str
    samples: Samples
    gain: float
    rank: int
    place: int = 0

    def next(self, frames: int) -> Samples:
        """So many frames on, silence after the end."""
        part = self.samples[self.place : self.place + frames]
        self.place += len(part)
        if self.gain != 1:
            part = array("f", map(mul, part, repeat(self.gain)))
        part.frombytes(bytes(4 * (frames - len(part))))
        return part

    def cut(self) -> None:
        """Fades from where it is; it counts as none any more."""
        rest = self.samples[self.place : self.place + round(_CUT_S * RATE)]
        fall = 1 / max(1, len(rest))
        self.samples = array("f", (one * (1 - fall * k) for k, one in enumerate(rest)))
        self.place, self.rank = 0, -1

    @property
    def is_over(self) -> bool:
        return self.place >= len(self.samples)


@dataclass(slots=True)
class Loop:
    """Music or ambience, whose end fits its beginning; on its way from a gain to another."""

    stream: Stream | None = None
    gain: float = 0.0
    aim: float = 0.0
    step: float = 1.0
    """How much the gain changes in a frame."""

    def walk(self, frames: int) -> None:
        """The gain, so many frames on."""
        way = self.step * frames
        self.gain += max(-way, min(way, self.aim - self.gain))


class Mixer:
    """Takes orders between two blocks; ``opened`` begins the stream of a loop anew."""

    def __init__(self, opened: Callable[[str], Stream]) -> None:
        self._opened = opened
        self._voices: list[Voice] = []
        self._loops: dict[str, Loop] = {}
        self._duck = 1.0
        self._now = 0
        self._started: dict[str, int] = {}

    @property
    def is_silent(self) -> bool:
        return not self._voices and not self._loops

    # --- orders --------------------------------------------------------------------------------

    def play(self, name: str, samples: Samples, gain: float, rank: int) -> None:
        """Where there are too many voices the least gives way, of equals the oldest."""
        if self._now - self._started.get(name, -_APART) < _APART:
            return
        sounding = [voice for voice in self._voices if voice.rank >= 0]
        if len(sounding) >= VOICES:
            least = min(sounding, key=lambda voice: voice.rank)
            if least.rank > rank:
                return
            least.cut()
        self._started[name] = self._now
        self._voices.append(Voice(name, samples, gain, rank))

    def stop(self, names: tuple[str, ...] | None = None) -> None:
        """Ends sounds, or all of them."""
        for voice in self._voices:
            if voice.rank >= 0 and (names is None or voice.name in names):
                voice.cut()

    def loop(self, name: str, gain: float, seconds: float) -> None:
        """A loop goes to a gain in so many seconds; at 0 it is put away."""
        if name not in self._loops and not gain:
            return
        loop = self._loops.setdefault(name, Loop())
        loop.aim = gain
        loop.step = abs(gain - loop.gain) / max(1.0, seconds * RATE)

    # --- the mix -------------------------------------------------------------------------------

    def mixed(self, frames: int) -> Samples:
        """The next frames, in stereo."""
        self._now += frames
        before = self._duck
        self._walk_duck(frames)
        parts = [self._looped(name, frames, before) for name in [*self._loops]]
        if self._voices:
            parts.append(_widened(_sum([voice.next(frames) for voice in self._voices])))
            self._voices = [voice for voice in self._voices if not voice.is_over]
        return _sum(parts) if parts else array("f", bytes(8 * frames))

    def _walk_duck(self, frames: int) -> None:
        aim = DUCKED if any(voice.rank >= LOUDEST for voice in self._voices) else 1.0
        way = (1 - DUCKED) * frames / (_DUCKING_S * RATE)
        self._duck += max(-way, min(way, aim - self._duck))

    def _looped(self, name: str, frames: int, duck: float) -> Samples:
        """The next frames of a loop; it is gone once it has come down to nothing."""
        loop = self._loops[name]
        part, is_music = self._read(name, loop, frames), name.startswith("music/")
        start = loop.gain * (duck if is_music else 1.0)
        loop.walk(frames)
        end = loop.gain * (self._duck if is_music else 1.0)
        if loop.gain == loop.aim == 0:
            del self._loops[name]
        if start == end:
            return array("f", map(mul, part, repeat(end)))
        rise = (end - start) / len(part)
        return array("f", map(mul, part, (start + rise * k for k in range(len(part)))))

    def _read(self, name: str, loop: Loop, frames: int) -> Samples:
        part = array("f")
        while len(part) < 2 * frames:
            loop.stream = loop.stream or self._opened(name)
            try:
                part.extend(loop.stream.send(frames - len(part) // 2))
            except StopIteration:
                loop.stream = None
        return part


def _sum(parts: list[Samples]) -> Samples:
    total = parts[0]
    for part in parts[1:]:
        total = array("f", map(add, total, part))
    return total


def _widened(mono: Samples) -> Samples:
    """The same at the left and at the right."""
    stereo = array("f", bytes(8 * len(mono)))
    stereo[0::2] = mono
    stereo[1::2] = mono
    return stereo
