"""What is ordered of the player, by a real window: when, how loud, and when nothing is."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.sound.serving import NONE
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.settings import SettingsDialog, Silence
from vivaroi_gui.ui.kit.cues import Cue, hush, sound
from vivaroi_gui.ui.setting import MusicWhen
from vivaroi_gui.ui.settings import Speed, Theme
from vivaroi_gui.ui.sound.director import Director

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Noting:
    """Takes the place of the player, and writes its orders down."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.stopped: set[str] = set()
        self.loops: dict[str, float] = {}
        self.is_alive = True
        self.device = "Null"
        self.has_left = False

    def play(self, name: str, gain: float, rank: int) -> None:
        self.played.append((name, gain))

    def stop(self, names: tuple[str, ...]) -> None:
        self.stopped |= set(names)

    def silence(self) -> None:
        self.played.append(("silence", 0.0))

    def loop(self, name: str, gain: float, seconds: float) -> None:
        self.loops[name] = gain
        if not gain:
            del self.loops[name]

    def leave(self) -> None:
        self.has_left = True

    def end(self) -> None:
        self.has_left = True

    def named(self) -> list[str]:
        """What was played since this was asked last."""
        names = [name.removeprefix("effects/") for name, _ in self.played]
        self.played.clear()
        return names


class Heard:
    """A director, and whoever plays for it now."""

    def __init__(self, window: MainWindow) -> None:
        self.players: list[Noting] = []
        self.director = Director(
            window, window.session, window.settings, lambda: window.covers.is_open, self._made
        )
        window.dialogs.heard = self.director

    def _made(self) -> Noting:
        self.players.append(Noting())
        return self.players[-1]

    @property
    def player(self) -> Noting:
        return self.players[-1]

    @property
    def loops(self) -> dict[str, float]:
        """Which go on, once all that is seen has come."""
        QApplication.processEvents()
        return self.player.loops


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


@pytest.fixture
def heard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    monkeypatch.setattr(Director, "SETTLE_MS", 0)
    heard = Heard(window)
    heard.director.wake()
    yield heard
    window.dialogs.heard = None
    heard.director.end()
    heard.director.setParent(None)
    heard.director.deleteLater()
    QApplication.processEvents()


def in_game(window: MainWindow, phase: Phase = Phase.ASCENT) -> None:
    window.open(table_at(human_turn(phase), family(4)))


def test_nothing_sounds_before_the_first_key(window: MainWindow) -> None:
    heard = Heard(window)
    sound(Cue.PAGE)
    assert (heard.player.named(), heard.loops) == ([], {})
    handle = window.windowHandle()
    assert isinstance(handle, QWindow)
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    sound(Cue.PAGE)
    assert heard.player.named() == ["page"]
    assert heard.loops == {"ambience/dusk": 0.36, "music/home": 0.36}
    heard.director.end()
    heard.director.setParent(None)
    heard.director.deleteLater()
    sound(Cue.PAGE)  # nobody listens any more
    assert heard.player.named() == []


def test_files_have_their_turn_unless_one_is_named(heard: Heard) -> None:
    for _ in range(4):
        sound(Cue.SET)
    sound(Cue.FLOOR, 0)
    sound(Cue.FLOOR, 5)
    assert heard.player.named() == ["set-1", "set-2", "set-3", "set-1", "floor-0", "floor-5"]


def test_each_page_has_its_music_when_people_want_it(window: MainWindow, heard: Heard) -> None:
    assert set(heard.loops) == {"ambience/dusk", "music/home"}
    in_game(window)
    assert set(heard.loops) == {"ambience/dusk"}
    window.settings.update(music_when=MusicWhen.ALWAYS, theme=Theme.DAY)
    assert set(heard.loops) == {"ambience/day", "music/climb"}
    window.settings.update(music_when=MusicWhen.NEVER)
    assert set(heard.loops) == {"ambience/day"}


def test_volumes_are_followed_at_once(window: MainWindow, heard: Heard) -> None:
    window.settings.update(effects=50, music=0, ambience=100)
    assert heard.loops == {"ambience/dusk": 1.0}
    sound(Cue.PAGE)
    assert heard.player.played == [("effects/page", 0.25)]
    window.settings.update(effects=0)
    sound(Cue.PAGE)
    assert len(heard.player.played) == 1


def test_the_key_mutes_all_and_brings_it_back(
    window: MainWindow, heard: Heard, qtbot: QtBot
) -> None:
    first = heard.player
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert window.settings.is_muted
    assert window.commands.mute.statusTip() == "The sound is off."
    sound(Cue.PAGE)
    QApplication.processEvents()
    assert first.named() == ["silence"]
    assert first.loops == {}
    qtbot.waitUntil(lambda: first.has_left)
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: heard.player is not first)
    assert heard.loops == {"ambience/dusk": 0.36, "music/home": 0.36}


def test_nothing_is_started_where_everything_is_muted(window: MainWindow) -> None:
    window.settings.update(is_muted=True)
    heard = Heard(window)
    heard.director.wake()
    sound(Cue.PAGE)
    assert heard.players == []
    heard.director.end()
    heard.director.setParent(None)
    heard.director.deleteLater()


@pytest.mark.parametrize("phase", [Phase.ELECTION, Phase.ASCENT])
def test_whoever_chooses_a_vote_is_not_heard_thinking(
    window: MainWindow, heard: Heard, phase: Phase
) -> None:
    in_game(window, phase)
    heard.player.named()
    for cue in (Cue.BUTTON, Cue.LIFT, Cue.BACK, Cue.HINT, Cue.PAGE, Cue.REFUSE, Cue.UNDO):
        sound(cue)
    assert bool(heard.player.named()) is (phase is Phase.ASCENT)
    sound(Cue.LAY)
    assert heard.player.named() == ["lay-1"]


def test_a_hidden_window_is_silent_but_calls_who_plays_alone(
    window: MainWindow, heard: Heard
) -> None:
    in_game(window)
    heard.player.named()
    heard.director._on_visibility(QWindow.Visibility.Minimized)
    assert heard.loops == {}
    sound(Cue.SET)
    sound(Cue.YOUR_TURN)
    assert heard.player.named() == ["your-turn"]
    heard.director._on_visibility(QWindow.Visibility.Windowed)
    assert heard.loops == {"ambience/dusk": 0.36}


def test_whoever_waited_for_others_is_called(window: MainWindow, heard: Heard) -> None:
    in_game(window)
    heard.player.named()
    window.session.refresh()
    assert heard.player.named() == []
    window.session.bridge.thinking.emit(1)
    window.session.refresh()
    window.session.refresh()
    assert heard.player.named() == ["your-turn"]


def test_a_vote_that_all_are_asked_for_is_nobodys_turn(window: MainWindow, heard: Heard) -> None:
    in_game(window, Phase.ELECTION)
    heard.player.named()
    pages_of(window).table.show()  # as long as the candidate is on the way to the throne
    window.pages.setCurrentWidget(pages_of(window).table)
    window.session.bridge.thinking.emit(1)
    window.session.refresh()
    assert "your-turn" not in heard.player.named()


def test_the_music_of_the_end_waits_for_its_fanfare(window: MainWindow, heard: Heard) -> None:
    window.settings.update(speed=Speed.NORMAL)
    window.open(table_at(lambda view: view.result is not None, family(4)))
    assert "music/final" not in heard.loops
    pages_of(window).end.show_view(window.session.bridge.view)  # shown once more, it goes on
    window.pages.skip()
    assert heard.player.named()[-1] == "won"
    assert "music/final" not in heard.loops
    heard.director._fanfare.stop()
    heard.director.follow()
    assert heard.loops["music/final"] == 0.36


def test_a_player_that_is_gone_comes_back_with_the_next_round(heard: Heard) -> None:
    heard.player.is_alive = False
    sound(Cue.PAGE)
    assert len(heard.players) == 1
    sound(Cue.DEAL)
    assert len(heard.players) == 2
    sound(Cue.DEAL)
    assert len(heard.players) == 2


def test_what_is_cut_short_is_stopped(heard: Heard) -> None:
    hush(Cue.DRUM, Cue.TICK)
    assert heard.player.stopped == {"effects/drum", "effects/tick-1", "effects/tick-2"}


def test_the_settings_say_that_there_is_no_device_and_look_again(
    window: MainWindow, heard: Heard, qtbot: QtBot
) -> None:
    window.commands.settings.trigger()
    (dialog,) = window.findChildren(SettingsDialog)
    dialog.field("music")
    (silence,) = dialog.findChildren(Silence)
    again = silence.again
    assert not again.isVisible()
    heard.player.device, heard.player.is_alive = NONE, False
    qtbot.waitUntil(again.isVisible)
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert len(heard.players) == 2
    assert not again.isVisible()
