"""Settings: live, in one file, and never in the way."""

import errno
import json
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.conftest import SystemIn
from vivaroi_gui import __version__
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.setting import Preference, SystemWishes
from vivaroi_gui.ui.settings import TABLE, Settings, Speed, Theme


@pytest.fixture
def file(data_dir: Path) -> Path:
    return data_dir / "deep" / "settings.json"


def test_a_choice_is_told_and_kept(file: Path, qtbot: QtBot) -> None:
    settings = Settings(file)
    with qtbot.waitSignal(settings.changed):
        settings.update(speed=Speed.FAST, language="it", curtain=CurtainPolicy.NEVER)
    again = Settings(file)
    assert (again.speed, again.language, again.curtain) == (Speed.FAST, "it", CurtainPolicy.NEVER)


def test_a_choice_that_went_through_qt_is_the_choice_again(file: Path) -> None:
    settings = Settings(file)
    settings.update(speed="fast", theme="day", curtain="never")
    assert (settings.speed, settings.theme, settings.curtain) == (
        Speed.FAST,
        Theme.DAY,
        CurtainPolicy.NEVER,
    )
    assert settings.speed.factor == 0.5


def test_a_language_for_now_is_not_kept_until_it_is_chosen(file: Path) -> None:
    Settings(file).update(language="it")
    settings = Settings(file)
    settings.speak_for_now("fr")
    settings.update(speed=Speed.FAST)
    assert settings.language == "fr"
    assert Settings(file).language == "it"
    settings.update(language="fr")
    assert Settings(file).language == "fr"


def test_the_same_choice_again_is_no_news(file: Path, qtbot: QtBot) -> None:
    settings = Settings(file)
    with qtbot.assertNotEmitted(settings.changed):
        settings.update(calm=Preference.SYSTEM)


def test_without_a_file_the_language_of_the_system_is_spoken(file: Path) -> None:
    assert Settings(file, "fr").language == "fr"


def test_the_language_of_the_system_is_spoken_until_another_is_chosen(file: Path) -> None:
    Settings(file, "fr").update(calm=Preference.ON)
    settings = Settings(file, "it")
    assert settings.language == "it"
    settings.update(language="it")
    assert Settings(file, "fr").language == "it"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"null",
        b"[1, 2]",
        b"{",
        b"\xff\xfe\x00",
        b"[" * 5000,
        b'{"language": "xx", "speed": "warp", "is_calm": 1, "theme": null, "curtain": []}',
        b'{"language": ["fr"], "speed": {}, "curtain": {"auto": 1}, "saved_as": [], "theme": 1e9}',
        b'{"unknown": true, "__class__": "x", "geometry": 7}',
        b'{"is_muted": true' + b" " * 1_000_000 + b"}",
        b'{"effects": 101, "music": -1, "ambience": 60.5, "is_muted": 1}',
    ],
)
def test_a_damaged_file_means_the_defaults(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    assert Settings(file).chosen == Settings().chosen


@pytest.mark.parametrize(
    "content",
    [b'{"theme": "day", "keys": ', b"\xff\xfe\x00", b"[1]", b"[" * 5000, b" " * 1_000_001],
)
def test_a_file_that_makes_no_sense_is_kept_aside(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    for number in (1, 2):
        file.write_bytes(content)
        settings = Settings(file)
        assert settings.set_aside == file.with_name(f"settings.damaged-{number}")
        settings.update(theme=Theme.DAY)
        assert Settings(file).theme is Theme.DAY
    kept = [one.read_bytes() for one in file.parent.glob("*.damaged-*")]
    assert kept == [content, content]


@pytest.mark.parametrize("content", [b"", b"{}", b'{"speed": "warp"}'])
def test_a_file_that_makes_sense_or_says_nothing_stays(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    assert Settings(file).set_aside is None
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


def test_one_bad_value_does_not_spoil_the_others(file: Path) -> None:
    file.parent.mkdir()
    file.write_text(json.dumps({"speed": "warp", "theme": "day"}))
    assert Settings(file).theme is Theme.DAY


def test_a_folder_that_cannot_be_written_is_no_obstacle(data_dir: Path) -> None:
    (data_dir / "deep").write_text("a file where a folder should be")
    settings = Settings(data_dir / "deep" / "settings.json")
    settings.update(calm=Preference.ON)
    assert settings.is_calm


def test_no_draft_is_left_beside_the_file(file: Path) -> None:
    Settings(file).update(calm=Preference.ON)
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


def test_no_draft_is_left_where_the_file_cannot_be_written(file: Path) -> None:
    file.mkdir(parents=True)  # a folder in its place
    Settings(file).update(calm=Preference.ON)
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


def test_a_full_disk_leaves_the_old_file_and_no_draft(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings(file).update(calm=Preference.ON)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    settings = Settings(file)
    settings.update(calm=Preference.OFF)
    assert not settings.is_calm
    assert Settings(file).is_calm
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are POSIX")
def test_a_pipe_in_the_place_of_the_file_keeps_nobody_waiting(file: Path) -> None:
    file.parent.mkdir()
    os.mkfifo(file)
    assert Settings(file).chosen == Settings().chosen


def test_a_file_that_cannot_be_read_now_is_not_replaced(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings(file).update(theme=Theme.DAY)

    def read(*_: object) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as locked:
        locked.setattr("vivaroi_gui.ui.settings_file.read_most", read)
        settings = Settings(file)
    settings.update(speed=Speed.FAST)
    assert settings.speed is Speed.FAST
    assert Settings(file).theme is Theme.DAY


def test_what_only_a_newer_version_understands_stays_in_the_file(file: Path) -> None:
    newer = {"keys": {"hint": ["H", "F3"]}, "volume": 7, "theme": "moonlight", "language": "eo"}
    file.parent.mkdir()
    file.write_text(json.dumps(newer))
    settings = Settings(file, "it")
    assert (settings.language, settings.theme) == ("it", Theme.SYSTEM)
    settings.update(calm=Preference.ON)
    written = json.loads(file.read_text())
    assert written == {**written, **newer, "calm": "on"}
    settings.update(theme=Theme.DAY, language="fr")
    written = json.loads(file.read_text())
    assert written == {**written, **newer, "theme": "day", "language": "fr"}


def test_what_is_nested_too_deeply_to_be_written_again_is_dropped(file: Path) -> None:
    deep: list[object] = []
    for _ in range(500):
        deep = [deep]
    file.parent.mkdir()
    file.write_text(json.dumps({"deep": deep, "theme": "day"}))
    Settings(file).update(calm=Preference.ON)
    assert "deep" not in json.loads(file.read_text())
    assert Settings(file).theme is Theme.DAY


AS_WRITTEN = {
    "0.1.0": """{
  "language": "fr", "speed": "slow", "calm": "on", "contrast": "off", "theme": "day",
  "marks_favourites": false, "is_full_screen": true, "curtain": "always", "shows_past_votes": true,
  "tells_since_turn": false, "is_lively": false, "passes_on": false, "talk": "lively",
  "last_table": "[]", "last_form": "{}", "guides_met": "guided-2003", "has_finished": true,
  "tells_tips": false, "tips_seen": "tip.full", "lessons_done": "[]",
  "other_tables": "[]", "last_game": "vienna", "saved_as": "Sunday", "geometry": "AdnQ",
  "is_muted": true, "effects": 70, "music": 0, "ambience": 100, "music_when": "always",
  "gave_way_to_reader": true, "counts_no_cards": true, "puzzle_days": "[]",
  "tells_events": "others",  "tells_votes": false, "opens_by_two_presses": true,
  "has_letter_keys": false, "keys": "{}", "text": "150", "is_afar": true,
  "large_targets": "on"
}"""
}
"""A file of each version in which the table got rows, all of them other than at first."""


def version(name: str) -> tuple[int, ...]:
    return tuple(map(int, name.split(".")))


@pytest.mark.parametrize("written", AS_WRITTEN)
def test_the_file_of_an_older_version_means_what_it_meant(file: Path, written: str) -> None:
    file.parent.mkdir()
    file.write_text(AS_WRITTEN[written])
    chosen, first = Settings(file).chosen, Settings().chosen
    known = {key for key, row in TABLE.items() if version(row.since) <= version(written)}
    assert {key for key in TABLE if chosen[key] != first[key]} == known


@pytest.mark.parametrize(("chosen", "factor"), [("system", 1.25), ("100", 1.0), ("200", 2.0)])
def test_text_is_as_large_as_the_system_s_until_a_size_is_chosen(
    chosen: str, factor: float
) -> None:
    settings = Settings()
    settings.update(text=chosen)
    told: list[float] = []
    settings.changed.connect(lambda: told.append(settings.text_factor))
    settings.wish(SystemWishes(text=1.25))
    assert settings.text_factor == factor
    assert told == ([factor] if chosen == "system" else [])


def test_every_version_that_brought_a_setting_has_a_file() -> None:
    assert {row.since for row in TABLE.values()} == set(AS_WRITTEN)
    assert max(map(version, AS_WRITTEN)) <= version(__version__)


def test_what_stands_in_the_dialog_has_words() -> None:
    shown = [row for row in TABLE.values() if row.tab is not None]
    assert len(shown) >= 8
    for row in shown:
        assert row.title()
        assert row.scale or len(row.words()) == len(row.values)
        assert row.values or isinstance(row.default, bool)


def test_a_setting_is_called_in_the_table_as_in_the_file() -> None:
    assert [row.key for row in TABLE.values()] == list(TABLE)
    assert list(Settings().chosen) == list(TABLE)


@pytest.mark.parametrize(
    ("before", "now"), [(True, Preference.ON), (False, Preference.SYSTEM), (1, Preference.SYSTEM)]
)
def test_whoever_once_reduced_motion_has_it_reduced(
    file: Path, before: object, now: Preference
) -> None:
    file.parent.mkdir()
    file.write_text(json.dumps({"is_calm": before}))
    assert Settings(file).calm is now


@pytest.mark.parametrize("wished", [True, False])
@pytest.mark.parametrize(
    ("chosen", "held"), [(Preference.SYSTEM, None), (Preference.ON, True), (Preference.OFF, False)]
)
def test_what_the_system_wishes_holds_until_somebody_chooses(
    file: Path, qtbot: QtBot, chosen: Preference, held: bool | None, wished: bool
) -> None:
    settings = Settings(file)
    settings.update(calm=chosen, contrast=chosen)
    before = settings.is_calm
    with qtbot.waitSignal(settings.relit, timeout=0, raising=False) as told:
        settings.wish(SystemWishes(less_motion=wished, more_contrast=wished))
    holds = wished if held is None else held
    assert settings.is_calm is holds
    assert (settings.look == "contrast") is holds
    assert told.signal_triggered is (holds is not before)


@pytest.mark.parametrize(
    ("speed", "factor"),
    [(Speed.OFF, 0.0), (Speed.FAST, 0.5), (Speed.NORMAL, 1.0), (Speed.SLOW, 2.0)],
)
def test_a_speed_stretches_every_duration(speed: Speed, factor: float) -> None:
    assert speed.factor == factor


def test_everything_lies_below_one_folder_where_that_is_wished(data_dir: Path) -> None:
    places = Places(data_dir)
    assert places.settings_file.is_relative_to(data_dir)
    assert places.games.is_relative_to(data_dir)


def test_else_it_lies_where_the_system_keeps_such_things() -> None:
    import appdirs

    places = Places()
    assert str(places.settings_file).startswith(appdirs.user_config_dir("vivaroi", False))
    assert str(places.games).startswith(appdirs.user_data_dir("vivaroi", False))


def test_the_light_goes_with_the_system_where_that_was_chosen(system_in: SystemIn) -> None:
    settings = Settings()
    told: list[Theme] = []
    settings.update(theme=Theme.DUSK)
    settings.relit.connect(lambda: told.append(settings.light))
    system_in(Qt.ColorScheme.Light)
    settings.update(theme=Theme.SYSTEM)
    system_in(Qt.ColorScheme.Dark)
    system_in(Qt.ColorScheme.Light)
    assert told == [Theme.DUSK, Theme.DAY]


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="variables of other systems")
@pytest.mark.parametrize("odd", ["", "somewhere", "./here"])
def test_a_variable_that_names_no_folder_counts_as_not_set(
    monkeypatch: pytest.MonkeyPatch, odd: str
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, odd)
    places = Places()
    assert places.settings_file == Path.home() / ".config/vivaroi/settings.json"
    assert places.games == Path.home() / ".local/share/vivaroi/games"
    assert places.reports == Path.home() / ".cache/vivaroi/log/reports"
