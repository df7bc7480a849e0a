"""One window for one folder of games: a second start raises the first and ends.

The lock of the folder says whether there is a first one, and its note at which socket that one is
called.  The socket lies in a folder of the user's own, so that nobody else can listen there.
"""

import hashlib
import json
import os
import secrets
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from vivaroi_gui.table.files import readable
from vivaroi_gui.table.lock import Lock

ANSWER_MS: Final = 10_000
"""How long the first copy may take to answer: it may be starting."""
CONNECT_MS: Final = 2000
"""How long until it must be there to be called."""
_AGAIN_S: Final = 0.05
_LONGEST: Final = 10_000
"""Bytes of a message."""
_HERE: Final = b"here\n"


class SingleInstance(QObject):
    """``called`` brings the saved game that a second start was to open, or None."""

    called = Signal(object)

    def __init__(self, games: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._lock = Lock(games / "game.lock")
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)

    def become_first(self) -> bool:
        """Becomes the first copy, unless there is one.

        Where the system permits no sockets, others see that there is one, but cannot call it.
        """
        if not self._lock.take():
            return False
        if self._lock.is_held:
            self._listen()
        return True

    def call_first(self, file: Path | None) -> bool:
        """Asks the first copy to come to the front; whether it has answered that it does."""
        socket = self._connected()
        if socket is None:
            return False
        said = json.dumps({"file": None if file is None else str(file.absolute())})
        socket.write(said.encode() + b"\n")
        deadline = monotonic() + ANSWER_MS / 1000
        while not socket.canReadLine():
            if monotonic() >= deadline or not _waits_for(socket):
                return False
        return bytes(socket.readLine(len(_HERE) + 1).data()) == _HERE

    def end(self) -> None:
        """Another copy may become the first one."""
        self._server.close()
        self._lock.release()

    # --- the second copy -----------------------------------------------------------------------

    def _connected(self) -> QLocalSocket | None:
        """A line to the first copy, which may be about to open its end."""
        deadline = monotonic() + CONNECT_MS / 1000
        while True:
            name = self._lock.note()
            if _is_ours(name):
                socket = QLocalSocket()
                socket.connectToServer(name)
                if socket.waitForConnected(CONNECT_MS):
                    return socket
            if monotonic() >= deadline:
                return None
            sleep(_AGAIN_S)

    # --- the first copy ------------------------------------------------------------------------

    def _listen(self) -> None:
        for name in _socket_names(self._games):
            QLocalServer.removeServer(name)  # of a copy that was killed: the lock is ours
            if self._server.listen(name):
                break
        self._lock.leave(self._server.fullServerName())

    def _on_connected(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            socket.disconnected.connect(socket.deleteLater)
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        try:
            file = _file_in(bytes(socket.readLine(_LONGEST).data()))
        except ValueError:
            socket.abort()
            return
        socket.write(_HERE)
        socket.disconnectFromServer()
        # Whoever is called may open a box, and the socket must not go from under its own signal.
        QTimer.singleShot(0, self, lambda: self.called.emit(file))


def _file_in(message: bytes) -> Path | None:
    """The file that a message names.

    Raises:
        ValueError: it is no message of a second start.
    """
    try:
        said = json.loads(message)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(said, dict) or said.keys() != {"file"}:
        raise ValueError("another message")
    file = said["file"]
    if file is None:
        return None
    if not isinstance(file, str) or "\0" in file:
        raise ValueError("no name of a file")
    os.fsencode(file)  # half a character is none either
    return Path(file)


def _waits_for(socket: QLocalSocket) -> bool:
    """Waits a moment; whether an answer may have come, or may come still.

    Qt lets nothing else of Python run while it waits; the first copy may be in another thread.
    """
    sleep(_AGAIN_S)
    is_there = socket.waitForReadyRead(1) or socket.canReadLine()
    return is_there or socket.state() is QLocalSocket.LocalSocketState.ConnectedState


# --- where the first copy listens -------------------------------------------------------------


def _socket_names(games: Path) -> Iterator[str]:
    """Names that nobody but this user can listen at, the best one first."""
    if sys.platform == "win32":  # pipes have no folder: nobody guesses the name
        yield f"vivaroi-{secrets.token_hex(16)}"
        return
    digest = hashlib.sha256(os.fsencode(games.absolute())).hexdigest()
    for folder in filter(_is_private, (*_session_folders(), _temporary_folder())):
        yield str(folder / f"vivaroi-{digest[:16]}")


def _temporary_folder() -> Path:
    """A folder of ours, unless somebody was there before."""
    folder = Path(tempfile.gettempdir(), f"vivaroi-{os.geteuid()}")
    with suppress(OSError):
        folder.mkdir(mode=0o700)
    return folder


def _session_folders() -> tuple[Path, ...]:
    """The folders of the session; of a Flatpak the one that its copies have in common first."""
    session, flatpak = (os.environ.get(name, "") for name in ("XDG_RUNTIME_DIR", "FLATPAK_ID"))
    shared = (Path(session, "app", flatpak),) if session and flatpak else ()
    return (*shared, Path(session)) if session else ()


def _is_private(folder: Path) -> bool:
    """Whether nobody else may put anything there, and Qt can spell its name."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    is_own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid()
    return is_own and not found.st_mode & 0o077 and readable(folder) == str(folder)


def _is_ours(name: str) -> bool:
    """Whether only this user can listen at a name; the note of a lock may be anybody's."""
    if sys.platform == "win32":
        return name.rpartition("\\")[2].startswith("vivaroi-")
    return name.startswith("/") and _is_private(Path(name).parent)
