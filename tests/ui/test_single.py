"""A second start on the same games raises the first one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tools.positions import save_game
from vivaroi_gui.ui.main_window import MainWindow
from vivaroi_gui.ui.single import SingleInstance


class Copy:
    """A started game, as far as it looks for others."""

    def __init__(self, games: Path) -> None:
        self.single = SingleInstance(games)
        self.calls: list[Path | None] = []
        self.single.called.connect(self.calls.append)

    def say(self, message: bytes) -> None:
        """Whatever another program may send."""
        socket = QLocalSocket()
        socket.connectToServer(self.single._name)
        assert socket.waitForConnected(1000)
        socket.write(message)
        assert socket.waitForBytesWritten(1000)
        socket.disconnectFromServer()


@pytest.fixture
def first(qapp: QApplication, tmp_path: Path) -> Iterator[Copy]:
    copy = Copy(tmp_path)
    copy.single.listen()
    yield copy
    copy.single._server.close()


def test_alone_nobody_is_called(qapp: QApplication, tmp_path: Path) -> None:
    assert not Copy(tmp_path).single.call_first(None)


def test_the_first_copy_is_called(first: Copy, tmp_path: Path, qtbot: QtBot) -> None:
    assert Copy(tmp_path).single.call_first(None)
    qtbot.waitUntil(lambda: first.calls == [None])


def test_the_file_of_the_second_start_is_handed_on(
    first: Copy, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "Fête à 6.vivaroi"
    assert Copy(tmp_path).single.call_first(file)
    qtbot.waitUntil(lambda: first.calls == [file])


def test_another_folder_of_games_is_another_game(first: Copy, tmp_path: Path) -> None:
    assert not Copy(tmp_path / "other").single.call_first(None)


def test_the_socket_of_a_killed_copy_is_no_obstacle(
    first: Copy, tmp_path: Path, qtbot: QtBot
) -> None:
    name = Path(first.single._server.fullServerName())
    first.single._server.close()
    name.touch()  # what a kill leaves behind
    second = Copy(tmp_path)
    assert not second.single.call_first(None)
    second.single.listen()
    assert Copy(tmp_path).single.call_first(None)
    qtbot.waitUntil(lambda: second.calls == [None])
    second.single._server.close()


@pytest.mark.parametrize(
    "message", [b"\n", b"nonsense\n", b"[]\n", b'{"file": 7}\n', b'{"file": null}\n', b"\xff\n"]
)
def test_nonsense_opens_no_file(first: Copy, qtbot: QtBot, message: bytes) -> None:
    first.say(message)
    qtbot.waitUntil(lambda: first.calls == [None])


def test_a_message_without_an_end_is_dropped(first: Copy, tmp_path: Path, qtbot: QtBot) -> None:
    first.say(b"x" * 100_000)
    assert Copy(tmp_path).single.call_first(None)
    qtbot.waitUntil(lambda: first.calls == [None])


def test_a_box_that_the_call_opens_outlives_the_second_copy(
    first: Copy, tmp_path: Path, qtbot: QtBot
) -> None:
    """The caller hangs up while the first copy still asks its people something."""
    outlived = []

    def ask(_: object) -> None:
        loop = QEventLoop()
        QTimer.singleShot(50, loop.quit)
        loop.exec()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        outlived.append(True)

    first.single.called.connect(ask)
    assert Copy(tmp_path).single.call_first(None)
    qtbot.waitUntil(lambda: outlived == [True])


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_the_window_comes_forward_with_the_file(window: MainWindow, tmp_path: Path) -> None:
    window.showMinimized()
    window.come_forward(save_game(tmp_path))
    assert not window.isMinimized()
    assert window.bridge.is_open
    assert window.bridge.view.round == 2
