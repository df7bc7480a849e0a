"""What sounds belong to what is seen: files for every cue, music for every page."""

import pytest

from vivaroi_gui.ui.kit.cues import DRUMS, Cue, drum
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.setting import MusicWhen
from vivaroi_gui.ui.settings import Speed, Theme
from vivaroi_gui.ui.sound.program import Where, ambience_of, effect_gain, gain, music_of

LIMIT = 4_000_000
"""Bytes by which sound may make a download larger."""


def test_every_cue_has_its_files_and_every_file_its_cue() -> None:
    named = {
        heard.file(number)
        for heard in (cue.value for cue in Cue)
        for number in range(heard.first, heard.first + heard.files)
    }
    assert named == {file.stem for file in resource("sounds", "effects").glob("*.ogg")}


def test_every_loop_has_its_file() -> None:
    loops = {music_of(where, MusicWhen.ALWAYS) for where in Where}
    loops |= {ambience_of(light) for light in (Theme.DAY, Theme.DUSK)}
    root = resource("sounds")
    files = [*root.glob("music/*.ogg"), *root.glob("ambience/*.ogg")]
    assert loops == {f"{file.parent.name}/{file.stem}" for file in files}


def test_the_sounds_are_small() -> None:
    files = [file for file in resource("sounds").rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < LIMIT


@pytest.mark.parametrize(
    ("when", "heard"),
    [(MusicWhen.NEVER, set()), (MusicWhen.AT_REST, {Where.HOME, Where.COUNT, Where.END})],
)
def test_music_plays_when_people_want_it(when: MusicWhen, heard: set[Where]) -> None:
    assert {where for where in Where if music_of(where, when)} == heard


def test_each_page_has_music_of_its_own_where_there_always_is_some() -> None:
    assert len({music_of(where, MusicWhen.ALWAYS) for where in Where} - {""}) == len(Where)


def test_volumes_are_as_ears_take_them() -> None:
    assert gain(0) == 0.0
    assert gain(100) == 1.0
    assert gain(80) == pytest.approx(0.64)


def test_calm_motion_is_heard_without_what_accompanies_motion() -> None:
    silent = {cue for cue in Cue if not effect_gain(cue, 100, is_calm=True)}
    assert silent == {*DRUMS, Cue.TICK, Cue.STONE, Cue.TUMBLE}
    assert effect_gain(Cue.CROWNED, 100, is_calm=True) == 0.5
    assert all(effect_gain(cue, 100, is_calm=False) == 1.0 for cue in Cue)


def test_the_drum_is_as_long_as_the_cards_tremble() -> None:
    moving = [speed for speed in Speed if speed.factor]
    assert {drum(speed.factor) for speed in moving} == set(DRUMS)
