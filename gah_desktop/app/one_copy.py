"""One running copy for each folder of games: a second start hands over to the first. Opens no window."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, Signal

from gah_desktop.app.paths import Paths, set_aside

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)

PATIENCE = 4.0  # seconds in which the first copy has to answer; it may just be starting
LONGEST = 1 << 16  # bytes of a request
TOKEN = "XDG_ACTIVATION_TOKEN"  # by which Wayland lets the first window come to the front


class OneCopy(QObject):
    """Who holds the lock plays and writes; it dies with its process, whatever ends that."""

    asked = Signal(str)  # another start wants this window, and this file opened; "" for none

    def __init__(self, paths: Paths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = paths.lock
        self._lock = QLockFile(str(self._file))
        self._lock.setStaleLockTime(0)  # a process that lives is never taken for dead
        self._name = _address(paths.data)
        self._server: QLocalServer | None = None
        self._lines: list[QLocalSocket] = []

    def take(self) -> bool:
        """Whether this is the first copy. Where no lock can be written nothing else can be either."""
        if not self._file.is_file() and os.path.lexists(self._file):  # a folder or a pipe is no lock
            set_aside(self._file)
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def take_over(self) -> bool:
        """The same when nobody has answered: a damaged lock, which names no process, is held by none.

        The system knows who lives; a copy that only sleeps keeps its lock.
        """
        return self._lock.removeStaleLockFile() and self.take()

    def release(self) -> None:
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    # -- the first copy

    def listen(self) -> None:
        """From now on other starts are heard."""
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        QLocalServer.removeServer(self._name)  # of a copy that was killed
        if not self._server.listen(self._name):
            log.warning("Another start will not find this copy: %s", self._server.errorString())

    def _answer(self) -> None:
        while self._server is not None and (line := self._server.nextPendingConnection()) is not None:
            self._lines.append(line)
            line.readyRead.connect(self._hear)
            line.disconnected.connect(self._drop)
        self._hear()

    def _drop(self) -> None:
        """Whoever asked has gone."""
        from PySide6.QtNetwork import QLocalSocket

        gone = QLocalSocket.LocalSocketState.UnconnectedState
        for line in [line for line in self._lines if line.state() == gone]:
            self._lines.remove(line)
            line.deleteLater()

    def _hear(self) -> None:
        for line in list(self._lines):
            if line.canReadLine():
                self._do(line)
            elif line.bytesAvailable() >= LONGEST:
                line.abort()

    def _do(self, line: QLocalSocket) -> None:
        try:
            told = json.loads(bytes(line.readLine(LONGEST).data()))
            file, token = str(told["open"]), str(told["token"])
        except (ValueError, KeyError, TypeError):
            line.abort()
            return
        line.write(b"yes\n")
        line.flush()
        if token:
            os.environ[TOKEN] = token
        self.asked.emit(file)

    # -- a second one

    def hand_over(self, file: Path | None) -> bool:
        """Have the first copy open the file and show itself; False if it does not answer."""
        wish = {"open": "" if file is None else str(Path.cwd() / file), "token": os.environ.get(TOKEN, "")}
        until = monotonic() + PATIENCE
        while monotonic() < until:
            if self._tell(json.dumps(wish).encode() + b"\n", until):
                return True
            sleep(0.1)
        return False

    def _tell(self, wish: bytes, until: float) -> bool:
        from PySide6.QtNetwork import QLocalSocket

        line = QLocalSocket()
        line.connectToServer(self._name)
        if not line.waitForConnected(500):
            return False
        line.write(wish)
        line.flush()
        while monotonic() < until:
            if line.canReadLine():
                return bytes(line.readLine().data()) == b"yes\n"
            heard = line.waitForReadyRead(200)
            if not heard and line.state() != QLocalSocket.LocalSocketState.ConnectedState:
                break
        return False


def _address(data: Path) -> str:
    """Where the first copy listens: a place of this user alone, by the folder whose games it plays."""
    name = f"gah-desktop-{hashlib.sha256(os.path.realpath(data).encode()).hexdigest()[:16]}"
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)
    return name if sys.platform == "win32" or not folder else str(Path(folder) / name)
