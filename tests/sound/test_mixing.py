"""Voices and loops made one: the same numbers for the same orders, and never a click."""

from array import array
from collections.abc import Iterator
from itertools import cycle, islice, pairwise
from pathlib import Path

import pytest

from vivaroi_gui.shipped import shipped
from vivaroi_gui.sound.mixing import DUCKED, RATE, VOICES, Mixer, Samples, Stream
from vivaroi_gui.sound.serving import Desk, Shelf

BLOCK = 441
SOUNDS = shipped("resources") / "sounds"


def tone(level: float, seconds: float = 1.0) -> Samples:
    return array("f", [level]) * round(seconds * RATE)


def steady(_: str) -> Stream:
    """A loop of full level, whose file ends every 1,000 frames."""
    made = _blocks()
    next(made)
    return made


def _blocks() -> Stream:
    left, frames = 1000, (yield array("f"))
    while left:
        given = min(left, frames)
        left -= given
        frames = yield array("f", [1.0]) * (2 * given)


@pytest.fixture
def mixer() -> Mixer:
    return Mixer(steady)


def left(mixer: Mixer, seconds: float) -> list[float]:
    """What the left side gets, in so many seconds."""
    return [one for _ in range(round(seconds * RATE / BLOCK)) for one in mixer.mixed(BLOCK)[0::2]]


def test_nothing_ordered_is_silence(mixer: Mixer) -> None:
    assert mixer.mixed(BLOCK).tobytes() == bytes(8 * BLOCK)


def test_sounds_are_added_and_heard_on_both_sides(mixer: Mixer) -> None:
    mixer.play("a", tone(0.25), 1.0, 1)
    mixer.play("b", tone(0.5), 0.5, 1)
    mixed = mixer.mixed(BLOCK)
    assert set(mixed) == {0.5}
    assert len(mixed) == 2 * BLOCK


def test_a_sound_ends_with_its_samples(mixer: Mixer) -> None:
    mixer.play("a", tone(0.25, 0.015), 1.0, 1)
    heard = left(mixer, 0.03)
    assert heard.count(0.25) == round(0.015 * RATE)
    assert mixer.is_silent


def test_the_same_sound_does_not_start_twice_at_once(mixer: Mixer) -> None:
    mixer.play("a", tone(0.25), 1.0, 1)
    mixer.play("a", tone(0.25), 1.0, 1)
    assert set(mixer.mixed(BLOCK)) == {0.25}
    left(mixer, 0.05)
    mixer.play("a", tone(0.25), 1.0, 1)
    assert set(mixer.mixed(BLOCK)) == {0.5}


def test_of_too_many_the_least_gives_way_and_of_equals_the_oldest(mixer: Mixer) -> None:
    mixer.play("oldest", tone(1 / 64), 1.0, 1)
    for number in range(VOICES - 1):
        mixer.play(str(number), tone(0), 1.0, 1)
    mixer.play("too weak", tone(1.0), 1.0, 0)
    assert set(mixer.mixed(BLOCK)) == {1 / 64}
    mixer.play("result", tone(1 / 4), 1.0, 2)
    assert left(mixer, 0.05)[-1] == 1 / 4


def test_what_is_stopped_fades_without_a_click(mixer: Mixer) -> None:
    mixer.play("drum", tone(1.0), 1.0, 1)
    left(mixer, 0.1)
    mixer.stop(("drum", "other"))
    heard = left(mixer, 0.05)
    steps = [abs(one - other) for one, other in pairwise(heard)]
    assert heard[0] == 1.0
    assert heard[-1] == 0.0
    assert max(steps) < 0.01


def test_a_loop_comes_goes_and_has_no_gap(mixer: Mixer) -> None:
    mixer.loop("ambience/day", 0.5, 0.2)
    rising = left(mixer, 0.3)
    assert all(one <= other for one, other in pairwise(rising))
    assert set(left(mixer, 0.5)) == {0.5}
    mixer.loop("ambience/day", 0.0, 0.1)
    assert left(mixer, 0.2)[-1] == 0.0
    assert mixer.is_silent


def test_music_gives_way_to_a_result_and_comes_back(mixer: Mixer) -> None:
    mixer.loop("music/home", 1.0, 0.0)
    mixer.loop("ambience/day", 1.0, 0.0)
    left(mixer, 0.1)
    mixer.play("crowned", tone(0.0, 0.6), 1.0, 3)
    assert left(mixer, 0.4)[-1] == pytest.approx(1 + DUCKED, abs=1e-6)
    assert left(mixer, 0.6)[-1] == pytest.approx(2.0, abs=1e-6)


def test_a_loop_that_was_never_there_is_not_opened_to_be_ended(mixer: Mixer) -> None:
    mixer.loop("music/home", 0.0, 0.5)
    assert mixer.is_silent


# --- with the files of the game ------------------------------------------------------------------


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf(SOUNDS)


def ordered(desk: Desk) -> None:
    """As much at once as there can be, at full volume."""
    desk.take(("loop", "ambience/dusk", 1.0, 0.0))
    desk.take(("loop", "music/final", 1.0, 0.0))
    for name in ("won", "crowned", "turn", "set-1", "floor-5", "your-turn", "round-over"):
        desk.take(("play", f"effects/{name}", 1.0, 3))


def test_the_mix_is_the_same_each_time_and_clips_nothing(shelf: Shelf) -> None:
    def mixed() -> Iterator[Samples]:
        desk = Desk(shelf)
        ordered(desk)
        return (desk.mixed(4410) for _ in range(12))

    first = [*mixed()]
    assert first == [*mixed()]
    assert 0.1 < max(max(block) for block in first) < 1.0


def test_an_order_that_nobody_understands_is_none(shelf: Shelf) -> None:
    desk = Desk(shelf)
    for order in ((), ("dance",), ("play", "effects/set-1"), ("loop", "music/none", 1.0, 0.0)):
        desk.take(order)
    desk.take(("play", "effects/none", 1.0, 1))
    assert desk.mixed(BLOCK).tobytes() == bytes(8 * BLOCK)


def test_a_file_that_is_no_sound_is_none(tmp_path: Path) -> None:
    (tmp_path / "effects").mkdir()
    (tmp_path / "effects" / "bad.ogg").write_bytes(bytes(islice(cycle(b"Ogg"), 900)))
    shelf = Shelf(tmp_path)
    shelf.decode_one()
    assert shelf.is_ready
    assert shelf.effect("effects/bad") is None
