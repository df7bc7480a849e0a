"""The window's side of the sound: nothing raises and nothing waits, whatever becomes of the rest.

No device is opened: the process plays into nothing, at a device's pace.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.conftest import PATIENCE_S
from vivaroi_gui.shipped import shipped
from vivaroi_gui.sound.player import SoundPlayer
from vivaroi_gui.sound.serving import NONE, serve

SOUNDS = shipped("resources") / "sounds"
QUICK_S = 1.0
"""In which orders are given: each takes microseconds."""


def wait(is_so: Callable[[], object]) -> None:
    end = monotonic() + PATIENCE_S
    while not is_so():
        assert monotonic() < end
        sleep(0.005)


@pytest.fixture
def player() -> Iterator[SoundPlayer]:
    player = SoundPlayer(SOUNDS, "NULL")
    yield player
    player.end()
    assert not [one for one in active_children() if one.name == "sound"]


def order(player: SoundPlayer, times: int) -> None:
    for _ in range(times):
        player.loop("music/home", 0.5, 0.2)
        player.play("effects/set-1", 1.0, 1)
        player.stop(("effects/drum",))


def test_orders_are_taken_before_and_after_it_plays(player: SoundPlayer) -> None:
    order(player, 3)
    wait(lambda: player.device)
    assert player.is_alive
    assert player.device == "Null"
    order(player, 3)
    player.end()
    order(player, 3)
    assert not player.is_alive


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
def test_a_process_that_hangs_or_dies_keeps_nobody_waiting(player: SoundPlayer) -> None:
    wait(lambda: player.device)
    (process,) = [one for one in active_children() if one.name == "sound"]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    begun = monotonic()
    order(player, 2000)  # far more than a pipe holds
    assert monotonic() - begun < QUICK_S
    os.kill(process.pid, signal.SIGCONT)
    os.kill(process.pid, signal.SIGKILL)

    def is_noticed() -> bool:
        order(player, 1)
        return not player.is_alive

    wait(is_noticed)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
def test_of_a_process_that_reads_nothing_any_more_nothing_is_left_either(
    player: SoundPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vivaroi_gui.sound.player._END_S", 0.2)
    wait(lambda: player.device)
    (process,) = [one for one in active_children() if one.name == "sound"]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    looks = [0]

    def is_stuck() -> bool:
        order(player, 100)
        looks.append(player._orders.qsize())
        return len(looks) > 20 and len(set(looks[-10:])) == 1

    wait(is_stuck)
    player.end()
    was_left = player._mouth.is_alive()
    if was_left:  # or nothing would end here either
        os.kill(process.pid, signal.SIGCONT)
    assert not was_left


class Pipe:
    """Writes down what the process says."""

    def __init__(self) -> None:
        self.said: list[object] = []

    def send(self, words: object) -> None:
        self.said.append(words)


def test_without_a_device_it_says_so_and_goes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import miniaudio

    def none(*_: object, **__: object) -> None:
        raise miniaudio.MiniaudioError("no device", -401)

    monkeypatch.setattr(miniaudio, "PlaybackDevice", none)
    monkeypatch.setattr("vivaroi_gui.sound.serving._be_quiet", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    pipe = Pipe()
    serve(pipe, str(tmp_path), "")  # type: ignore[arg-type]
    assert pipe.said == [NONE]
