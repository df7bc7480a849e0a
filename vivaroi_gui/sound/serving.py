"""In the sound's process: orders come, a device asks for what they come to."""

import contextlib
import os
import signal
from collections import deque
from collections.abc import Callable, Generator
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from vivaroi_gui.sound.mixing import RATE, Mixer, Samples, Stream

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NONE: Final = "none"
"""What is told in the place of a device where there is none."""
PERIOD_MS: Final = 30
PERIODS: Final = 4
"""What a device asks for at a time, and how many of these it has in store."""
_LOOK_S: Final = 1.0
_LOST_S: Final = 4.0
"""A device that asks for nothing so long is not there any more."""
_MixerOrder = Callable[[Mixer], None]


def serve(pipe: "Connection", folder: str, backend: str) -> None:
    """Plays what is ordered until the other end of the pipe is closed, or the device is gone.

    Tells once which device it plays on.  ``backend`` is a name of miniaudio's; empty: the best.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    _be_quiet()
    with contextlib.suppress(EOFError, OSError):
        _play(pipe, Path(folder), backend)


def _be_quiet() -> None:
    """What the system's own sound library has to say is for nobody."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)


def _play(pipe: "Connection", folder: Path, backend: str) -> None:
    import miniaudio

    shelf = Shelf(folder)
    desk = Desk(shelf)
    wanted = [miniaudio.Backend[backend]] if backend else _backends()
    try:
        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.FLOAT32,
            nchannels=2,
            sample_rate=RATE,
            buffersize_msec=PERIOD_MS,
            callback_periods=PERIODS,
            backends=wanted,
            app_name="Viva il Re!",
        )
    except miniaudio.MiniaudioError:
        pipe.send(NONE)
        return
    with device:
        device.start(desk.feed())
        pipe.send(device.backend)
        _listen(pipe, desk, shelf)


def _backends() -> list[object]:
    """Those of the systems; ALSA without a card would only complain."""
    from miniaudio import Backend

    found = [Backend.WASAPI, Backend.DSOUND, Backend.COREAUDIO, Backend.PULSEAUDIO]
    return [*found, Backend.ALSA] if Path("/dev/snd").exists() else [*found]


def _listen(pipe: "Connection", desk: "Desk", shelf: "Shelf") -> None:
    """Takes orders; meanwhile sounds are decoded that may be wanted.

    Raises:
        EOFError, OSError: nobody is at the other end.
    """
    heard, since = desk.blocks, monotonic()
    while True:
        waits = _LOOK_S if shelf.is_ready else 0.0
        if pipe.poll(waits):
            desk.take(pipe.recv())
        else:
            shelf.decode_one()
        now = monotonic()
        if desk.blocks != heard or now - since > 2 * _LOST_S:  # the machine may have slept
            heard, since = desk.blocks, now
        elif now - since > _LOST_S:
            return


class Shelf:
    """The files of a folder: effects decoded, in mono; loops as they are."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._left = sorted(folder.glob("effects/*.ogg"), reverse=True)
        self._effects: dict[str, Samples] = {}
        self._loops: dict[str, bytes] = {}

    @property
    def is_ready(self) -> bool:
        return not self._left

    def decode_one(self) -> None:
        """One more of those that nobody has asked for yet."""
        if self._left:
            self.effect(f"effects/{self._left.pop().stem}")

    def effect(self, name: str) -> Samples | None:
        """None where there is no such file, or no sound in it."""
        from miniaudio import DecodeError, SampleFormat, decode_file

        if name not in self._effects:
            file = str(self._folder / f"{name}.ogg")
            with contextlib.suppress(DecodeError, OSError):
                decoded = decode_file(file, SampleFormat.FLOAT32, 1, RATE)
                self._effects[name] = decoded.samples
        return self._effects.get(name)

    def has_loop(self, name: str) -> bool:
        """Whether it can be played: it is read here, and not while a device waits."""
        if name not in self._loops:
            with contextlib.suppress(OSError):
                self._loops[name] = (self._folder / f"{name}.ogg").read_bytes()
        return name in self._loops

    def opened(self, name: str) -> Stream:
        from miniaudio import SampleFormat, stream_memory

        stream: Stream = stream_memory(self._loops[name], SampleFormat.FLOAT32, 2, RATE)
        return stream


class Desk:
    """Between the thread that hears orders and the device's, which asks for the mix."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._mixer = Mixer(shelf.opened)
        self._orders: deque[_MixerOrder] = deque()
        self.blocks = 0
        """So often the device has asked."""

    def take(self, order: tuple[object, ...]) -> None:
        """An order as it came; one that nobody understands is none."""
        match order:
            case ("play", str(name), float(gain), int(rank)):
                samples = self._shelf.effect(name)
                if samples is not None:
                    self._orders.append(lambda mixer: mixer.play(name, samples, gain, rank))
            case ("stop", tuple(names)):
                self._orders.append(lambda mixer: mixer.stop(names))
            case ("silence",):
                self._orders.append(lambda mixer: mixer.stop())
            case ("loop", str(name), float(gain), float(seconds)):
                if self._shelf.has_loop(name):
                    self._orders.append(lambda mixer: mixer.loop(name, gain, seconds))

    def mixed(self, frames: int) -> Samples:
        """What the orders until now come to."""
        while self._orders:
            self._orders.popleft()(self._mixer)
        return self._mixer.mixed(frames)

    def feed(self) -> Generator[Samples | bytes, int, None]:
        """For the device: sent a number of frames, yields them."""
        made = self._fed()
        next(made)
        return made

    def _fed(self) -> Generator[Samples | bytes, int, None]:
        frames = yield b""
        while True:
            self.blocks += 1
            frames = yield self.mixed(frames)
