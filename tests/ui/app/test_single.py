"""A second start on the same games raises the first one."""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tools.positions import save_game
from vivaroi_gui.ui.app import single
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.app.single import SingleInstance


class Copy:
    """A started game, as far as it looks for others."""

    def __init__(self, games: Path) -> None:
        self.single = SingleInstance(games)
        self.calls: list[Path | None] = []
        self.single.called.connect(self.calls.append)

    def say(self, message: bytes) -> None:
        """Whatever another program may send."""
        socket = QLocalSocket()
        socket.connectToServer(self.single._lock.note())
        assert socket.waitForConnected(1000)
        socket.write(message)
        socket.waitForBytesWritten(1000)
        QApplication.processEvents()
        socket.disconnectFromServer()


class Second:
    """A second start, in a thread of its own as it waits for an answer."""

    def __init__(self, games: Path, file: Path | None = None) -> None:
        self.answered: list[bool] = []
        self._games, self._file = games, file
        self._thread = Thread(target=self._start)
        self._thread.start()

    def _start(self) -> None:
        single = SingleInstance(self._games)
        self.answered.append(not single.become_first() and single.call_first(self._file))

    def is_answered(self, qtbot: QtBot) -> bool:
        qtbot.waitUntil(lambda: bool(self.answered))
        self._thread.join()
        return self.answered[0]


@pytest.fixture
def copies(qapp: QApplication) -> Iterator[Callable[[Path], Copy]]:
    """Starts that become the first, and end after the test."""
    made: list[Copy] = []

    def start(games: Path) -> Copy:
        made.append(Copy(games))
        assert made[-1].single.become_first()
        return made[-1]

    yield start
    for copy in made:
        copy.single.end()


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder with room for the name of a socket in a name of some hundred letters."""
    with tempfile.TemporaryDirectory(prefix="v") as folder:
        yield Path(folder)


@pytest.fixture
def first(copies: Callable[[Path], Copy], tmp_path: Path) -> Copy:
    return copies(tmp_path)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits for nobody who does not answer."""
    monkeypatch.setattr(single, "ANSWER_MS", 1)
    monkeypatch.setattr(single, "CONNECT_MS", 1)


def test_there_is_one_first_copy(first: Copy, tmp_path: Path) -> None:
    assert not Copy(tmp_path).single.become_first()


def test_the_first_copy_is_called(first: Copy, tmp_path: Path, qtbot: QtBot) -> None:
    assert Second(tmp_path).is_answered(qtbot)
    qtbot.waitUntil(lambda: first.calls == [None])


def test_the_file_of_the_second_start_is_handed_on(
    first: Copy, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "Fête à 6.vivaroi"
    assert Second(tmp_path, file).is_answered(qtbot)
    qtbot.waitUntil(lambda: first.calls == [file])


def test_another_folder_of_games_is_another_game(
    first: Copy, copies: Callable[[Path], Copy], tmp_path: Path
) -> None:
    copies(tmp_path / "other")


def test_where_the_temporary_folder_is_another_one_the_first_is_found_all_the_same(
    first: Copy, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert Second(tmp_path).is_answered(qtbot)


def test_the_socket_of_a_killed_copy_is_no_obstacle(
    first: Copy, copies: Callable[[Path], Copy], tmp_path: Path, qtbot: QtBot
) -> None:
    name = Path(first.single._server.fullServerName())
    first.single.end()
    name.touch()  # what a kill leaves behind
    second = copies(tmp_path)
    assert Second(tmp_path).is_answered(qtbot)
    qtbot.waitUntil(lambda: second.calls == [None])


def test_a_first_copy_that_hangs_has_not_answered(
    first: Copy, tmp_path: Path, impatient: None
) -> None:
    """Nothing here lets it answer: no event is processed meanwhile."""
    assert not Copy(tmp_path).single.call_first(None)
    assert first.calls == []


def test_a_first_copy_that_cannot_be_called_has_not_answered(
    first: Copy, tmp_path: Path, impatient: None
) -> None:
    for note in ("", "nonsense", "/", str(tmp_path / "socket"), "\0", "x" * 5000):
        first.single._lock.leave(note)
        assert not Copy(tmp_path).single.call_first(None)


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o755])
def test_nobody_is_told_of_a_file_where_a_stranger_could_listen(
    first: Copy, tmp_path: Path, mode: int, impatient: None
) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(mode)
    stranger = QLocalServer()
    assert stranger.listen(str(folder / "vivaroi"))
    first.single._lock.leave(stranger.fullServerName())
    assert not Copy(tmp_path).single.call_first(tmp_path / "secret.vivaroi")
    assert not stranger.waitForNewConnection(1)[0]
    stranger.close()


@pytest.mark.skipif(os.name != "posix", reason="sockets in folders")
@pytest.mark.parametrize("folder", ["run", "run/app/a.b", "tmp"])
def test_the_first_copy_listens_in_a_folder_of_the_users_own(
    copies: Callable[[Path], Copy], short: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    """That of a Flatpak before that of the session before the one for temporary files."""
    for name in ("run/app/a.b", "tmp"):
        (short / name).mkdir(parents=True)
    (short / "run").chmod(0o777 if folder == "tmp" else 0o700)
    (short / "run/app/a.b").chmod(0o700 if "app" in folder else 0o755)
    monkeypatch.setattr(tempfile, "tempdir", str(short / "tmp"))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short / "run"))
    monkeypatch.setenv("FLATPAK_ID", "a.b")
    listens = Path(copies(short / "games").single._server.fullServerName())
    own = short / folder
    assert listens.parent == (own / f"vivaroi-{os.geteuid()}" if folder == "tmp" else own)


@pytest.mark.skipif(os.name != "posix", reason="sockets in folders")
def test_where_the_name_of_the_folder_is_too_long_for_a_socket_the_next_one_serves(
    copies: Callable[[Path], Copy], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (tmp_path / ("x" * 120)).mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / ("x" * 120)))
    first = copies(tmp_path / "games")
    assert Second(tmp_path / "games").is_answered(qtbot)
    qtbot.waitUntil(lambda: first.calls == [None])


@pytest.mark.skipif(os.name != "posix", reason="sockets in folders")
def test_in_a_temporary_folder_that_a_stranger_has_prepared_nobody_listens(
    copies: Callable[[Path], Copy], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    (tmp_path / f"vivaroi-{os.geteuid()}").mkdir(mode=0o700)
    (tmp_path / f"vivaroi-{os.geteuid()}").chmod(0o777)
    copy = copies(tmp_path / "games")
    assert not copy.single._server.isListening()
    assert copy.single._lock.note() == ""


@pytest.mark.parametrize(
    "message",
    [
        *(b"\n", b"nonsense\n", b"[]\n", b'{"file": 7}\n', b"\xff\n", b"null\n"),
        *(
            b'{"file": null, "more": 1}\n',
            b'{"file": "a\\u0000b"}\n',
            b'{"file": "\\ud800"}\n',
            b"x" * 20_000 + b"\n",
        ),
        *(b"[" * 9_000 + b"\n", b'{"file":' * 1_200 + b"\n", b"x" * 100_000),
    ],
    ids=lambda message: str(message[:24]),
)
def test_nonsense_is_refused_and_calls_nobody(
    first: Copy, tmp_path: Path, qtbot: QtBot, message: bytes
) -> None:
    first.say(message)
    file = tmp_path / "game.vivaroi"
    assert Second(tmp_path, file).is_answered(qtbot)
    qtbot.waitUntil(lambda: first.calls == [file])


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
    assert Second(tmp_path).is_answered(qtbot)
    qtbot.waitUntil(lambda: outlived == [True])


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_the_window_comes_forward_with_the_file(window: MainWindow, tmp_path: Path) -> None:
    window.showMinimized()
    window.come_forward(save_game(tmp_path))
    assert not window.isMinimized()
    assert window.session.bridge.is_open
    assert window.session.bridge.view.round == 2
