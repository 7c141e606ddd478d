"""One running copy for each folder of games: a second start hands over to the first. Opens no window."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
from contextlib import suppress
from enum import Enum
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, Signal

from gah_desktop.app.paths import Paths, name_for_qt, set_aside
from gah_desktop.files import FileError, check, decoded
from gah_desktop.parsing import parse

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)

PATIENCE = 4.0  # seconds in which the first copy has to answer; it may just be starting
LONGEST = 1 << 16  # bytes of a request
LONGEST_LOCK = 1 << 12  # bytes; it names a process and a machine
TOKEN = "XDG_ACTIVATION_TOKEN"  # by which Wayland lets the first window come to the front


class Refusal(Enum):
    """Why a request is not followed, if the fault is not in its text."""

    TOO_LONG = "too_long"
    NO_REQUEST = "no_request"
    BAD_NAME = "bad_name"
    BAD_TOKEN = "bad_token"


class Refused(Exception):
    """A request that makes no sense to this copy."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.value)
        self.code = why


class Request(NamedTuple):
    """What another start wants: a file opened, "" for none. Both are text as the system has it."""

    open: str
    token: str

    @classmethod
    def read(cls, line: bytes) -> Request:
        """Refused or FileError if it makes no sense."""
        if not line.endswith(b"\n"):
            raise Refused(Refusal.TOO_LONG)
        told = parse(decoded(line))
        if not isinstance(told, dict):
            raise Refused(Refusal.NO_REQUEST)
        name, token = told.get("open"), told.get("token")
        if not isinstance(name, str) or not isinstance(token, str):
            raise Refused(Refusal.NO_REQUEST)
        for text, why in ((name, Refusal.BAD_NAME), (token, Refusal.BAD_TOKEN)):
            try:
                if b"\0" in os.fsencode(text):
                    raise Refused(why)
            except UnicodeEncodeError:  # half a character
                raise Refused(why) from None
        return cls(name, token)

    def written(self) -> bytes:
        """Return one line. A name need not be UTF-8: Python holds other bytes as surrogates, and JSON too."""
        return json.dumps(self._asdict()).encode() + b"\n"


class OneCopy(QObject):
    """Who holds the lock plays and writes; it dies with its process, whatever ends that."""

    # another start wants this window, and this file opened; "" for none; Qt's own texts have no surrogates
    asked = Signal(object)

    def __init__(self, paths: Paths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = paths.lock
        self._lock = QLockFile(name_for_qt(self._file))
        self._lock.setStaleLockTime(0)  # a process that lives is never taken for dead
        self._name = _address(paths.data)
        self._server: QLocalServer | None = None
        self._lines: list[QLocalSocket] = []

    def take(self) -> bool:
        """Whether this is the first copy. Where no lock can be written nothing else can be either."""
        try:
            check(self._file, LONGEST_LOCK)
        except OSError as error:
            if os.path.lexists(self._file):  # no copy has written it, and Qt might wait for it
                try:
                    new = set_aside(self._file)
                except OSError:
                    return True
                log.warning("The lock cannot be used (%r) and is now %s.", error, new.name)
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
                self._refuse(line, Refused(Refusal.TOO_LONG))

    def _do(self, line: QLocalSocket) -> None:
        try:
            wish = Request.read(bytes(line.readLine(LONGEST).data()))
        except (FileError, Refused) as error:
            self._refuse(line, error)
            return
        line.write(b"yes\n")
        line.flush()
        if wish.token:
            os.environ[TOKEN] = wish.token
        self.asked.emit(wish.open)

    def _refuse(self, line: QLocalSocket, error: FileError | Refused) -> None:
        log.warning("A request over the local socket is refused: %s", error)
        line.write(f"no {error.code.value}\n".encode())
        line.flush()
        line.disconnectFromServer()

    # -- a second one

    def hand_over(self, file: Path | None) -> bool:
        """Have the first copy open the file and show itself; False if it does not answer."""
        if file is not None:
            with suppress(OSError):  # the folder in which this copy was started may be gone
                file = Path.cwd() / file
        wish = Request("" if file is None else str(file), os.environ.get(TOKEN, "")).written()
        until = monotonic() + PATIENCE
        while monotonic() < until:
            if self._tell(wish, until):
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
    name = f"gah-desktop-{hashlib.sha256(os.fsencode(os.path.realpath(data))).hexdigest()[:16]}"
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)
    return name if sys.platform == "win32" or not folder else str(Path(folder) / name)
