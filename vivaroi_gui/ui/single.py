"""One window for one folder of games: a second start raises the first and ends."""

import hashlib
import json
import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE_MS: Final = 1000
"""How long a first copy may take to answer; a stale socket is refused at once."""
_LONGEST: Final = 10_000
"""Bytes of a message."""


class SingleInstance(QObject):
    """``called`` brings the saved game that a second start was to open, or None.

    The socket of a copy that was killed is in nobody's way.
    """

    called = Signal(object)

    def __init__(self, games: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        digest = hashlib.sha256(os.fsencode(games.absolute())).hexdigest()
        self._name = f"vivaroi-{digest[:16]}"
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)

    def call_first(self, file: Path | None) -> bool:
        """Tells a copy that runs already to come to the front; whether there is one."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_PATIENCE_MS):
            return False
        said = json.dumps({"file": None if file is None else str(file.absolute())})
        socket.write(said.encode() + b"\n")
        is_said = socket.waitForBytesWritten(_PATIENCE_MS)
        socket.disconnectFromServer()
        return is_said

    def listen(self) -> None:
        """Becomes the first copy; where the system permits no sockets, copies do not meet."""
        if not self._server.listen(self._name):
            QLocalServer.removeServer(self._name)
            self._server.listen(self._name)

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
        file = _file_in(bytes(socket.readLine(_LONGEST).data()))
        socket.disconnectFromServer()
        # Whoever is called may open a box, and the socket must not go from under its own signal.
        QTimer.singleShot(0, self, lambda: self.called.emit(file))


def _file_in(message: bytes) -> Path | None:
    """The file that a message names; nonsense names none."""
    try:
        file = json.loads(message)["file"]
    except (ValueError, KeyError, TypeError):
        return None
    return Path(file) if isinstance(file, str) else None
