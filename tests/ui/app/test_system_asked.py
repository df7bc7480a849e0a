"""What the system wishes: asked in each system's own way, and no answer is no trouble."""

import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.app import system_asked
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.app.system_asked import SystemAsked, less_motion, more_contrast
from vivaroi_gui.ui.app.system_text import step_of
from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.setting import Preference, TextSize
from vivaroi_gui.ui.settings import Settings


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """A desktop without a portal, whose settings lie in an empty folder."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "")
    monkeypatch.setattr(system_asked, "_portal_says", lambda _: None)
    return monkeypatch


@pytest.mark.parametrize("key", ["reduced-motion", "contrast"])
@pytest.mark.parametrize("answer", [True, False, None])
def test_a_portal_is_believed(linux: pytest.MonkeyPatch, key: str, answer: bool | None) -> None:
    linux.setattr(system_asked, "_portal_says", {key: answer}.get)
    asked = less_motion if key == "reduced-motion" else more_contrast
    assert bool(asked()) is bool(answer)


@pytest.mark.parametrize(
    ("written", "wished"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nAnimationDurationFactor=soon\n", None),
        ("no file of settings at all", None),
        (None, None),
    ],
)
def test_plasma_says_it_in_its_file(
    linux: pytest.MonkeyPatch, tmp_path: Path, written: str | None, wished: bool | None
) -> None:
    linux.setenv("XDG_CURRENT_DESKTOP", "KDE")
    if written is not None:
        (tmp_path / "kdeglobals").write_text(written)
    assert less_motion() is wished


@pytest.mark.parametrize(("told", "wished"), [("false\n", True), ("true\n", False), ("", None)])
def test_an_older_gnome_says_it_by_its_own_program(
    linux: pytest.MonkeyPatch, told: str, wished: bool | None
) -> None:
    linux.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    linux.setattr(shutil, "which", lambda _: "gsettings")
    linux.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=told))
    assert less_motion() is wished


def test_a_program_that_does_not_answer_is_given_up(linux: pytest.MonkeyPatch) -> None:
    def run(*_: object, timeout: float, **__: object) -> None:
        assert timeout <= 0.5
        raise subprocess.TimeoutExpired("gsettings", timeout)

    linux.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    linux.setattr(shutil, "which", lambda _: "gsettings")
    linux.setattr(subprocess, "run", run)
    assert less_motion() is None


@pytest.mark.parametrize(("moves", "wished"), [(True, False), (False, True), (None, None)])
def test_windows_says_whether_it_animates(
    monkeypatch: pytest.MonkeyPatch, moves: bool | None, wished: bool | None
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(system_asked, "_windows_says", lambda _: moves)
    assert less_motion() is wished
    assert more_contrast() is None  # Qt itself knows


def test_macos_is_asked_for_each_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(system_asked, "_mac_says", lambda name: "Motion" in name)
    assert less_motion() is True
    assert more_contrast() is False


def test_the_settings_follow_each_time_people_come_back(
    linux: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    settings, wished = Settings(), {"reduced-motion": True, "contrast": False}
    linux.setattr(system_asked, "_portal_says", wished.get)
    with qtbot.waitSignal(settings.changed):
        asked = SystemAsked(settings, settings)
    assert (settings.is_calm, settings.look) == (True, "dusk")
    wished.update(contrast=True)
    with qtbot.waitSignal(settings.relit):
        asked._on_state_changed(Qt.ApplicationState.ApplicationActive)
    assert (settings.is_calm, settings.look) == (True, "contrast")
    wished.update({"contrast": False, "reduced-motion": False})
    with qtbot.waitSignal(settings.relit):
        asked.on_portal_changed("org.freedesktop.appearance", "contrast")
    assert (settings.is_calm, settings.look) == (False, "dusk")
    qtbot.waitUntil(lambda: not asked.is_asking)
    asked.end()
    asked._on_state_changed(Qt.ApplicationState.ApplicationActive)
    assert not asked.is_asking


@pytest.mark.parametrize("name", ["calm", "contrast"])
def test_whoever_chooses_less_motion_or_more_contrast_by_the_menu_has_chosen(
    lent_window: MainWindow, name: str
) -> None:
    chosen = []
    for _ in range(2):
        getattr(lent_window.commands, name).trigger()
        chosen.append(getattr(lent_window.settings, name))
    assert chosen == [Preference.ON, Preference.OFF]


@pytest.mark.parametrize(
    ("points", "platform", "step"),
    [
        (9, "win32", 1.0),
        (13.5, "win32", 1.5),
        (13, "darwin", 1.0),
        (10, "linux", 1.0),
        (11, "linux", 1.0),
        (12.6, "linux", 1.25),
        (26, "linux", 2.0),
        (8, "linux", 1.0),
        (-1, "linux", 1.0),
    ],
)
def test_text_as_large_as_the_system_s_is_a_step_that_people_could_choose(
    points: float, platform: str, step: float
) -> None:
    assert step_of(points, platform) == step


def test_another_font_of_the_system_sizes_all_text_at_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    for name in ("less_motion", "more_contrast"):
        monkeypatch.setattr(system_asked, name, lambda: None)
    asked = SystemAsked(window.settings, window)
    qtbot.waitUntil(lambda: not asked.is_asking)
    monkeypatch.setattr(system_asked, "system_text", lambda: 1.5)
    QApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))
    qtbot.waitUntil(lambda: text_factor() == 1.5)
    assert QApplication.font().pixelSize() == 24
    asked.end()
    window.settings.update(text=TextSize.P100)
    assert QApplication.font().pixelSize() == 16
