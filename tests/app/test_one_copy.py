"""What a second start tells the first one. That they find each other is tested with the window."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.one_copy import LONGEST, TOKEN, OneCopy, Refusal, Refused, Request
from gah_desktop.app.paths import Paths
from gah_desktop.files import Fault, FileError
from tests.helpers.odd_files import KINDS, POSIX, Make, refuse, unreadable


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the copies of a test find each other."""
    tmp_path.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


@pytest.fixture
def sent(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []

    def tell(copy: OneCopy, wish: bytes, until: float) -> bool:
        assert wish.endswith(b"\n")
        told.append(json.loads(wish))
        return True

    monkeypatch.setattr(OneCopy, "_tell", tell)
    monkeypatch.delenv(TOKEN, raising=False)
    return told


def test_a_start_without_a_file_asks_for_the_window_alone(sent: list[dict[str, Any]], tmp_path: Path) -> None:
    assert OneCopy(Paths(tmp_path)).hand_over(None)
    assert sent == [{"open": "", "token": ""}]


def test_a_file_is_named_from_the_root_and_the_token_goes_with_it(
    sent: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(TOKEN, "let me in")
    assert OneCopy(Paths(tmp_path)).hand_over(Path("saves") / "Sunday.gah")
    assert sent == [{"open": str(tmp_path / "saves" / "Sunday.gah"), "token": "let me in"}]


def test_nobody_answers_for_seconds(
    sent: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, tries = [0.0], list[float]()
    monkeypatch.setattr("gah_desktop.app.one_copy.monotonic", lambda: clock[0])
    monkeypatch.setattr("gah_desktop.app.one_copy.sleep", lambda s: clock.__setitem__(0, clock[0] + s))

    def refused(copy: OneCopy, wish: bytes, until: float) -> bool:
        tries.append(until)
        clock[0] += 0.9
        return False

    monkeypatch.setattr(OneCopy, "_tell", refused)
    assert not OneCopy(Paths(tmp_path)).hand_over(None)
    assert tries == [4.0] * 4


def test_one_copy_holds_the_lock(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = OneCopy(Paths(tmp_path)), OneCopy(Paths(tmp_path))
    assert first.take() and not second.take()
    first.release()
    assert second.take()
    second.release()


# What is asked for over the socket


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"{\n", Fault.TRUNCATED),
        (b"nonsense}\n", Fault.MALFORMED),
        (b"\n", Fault.TRUNCATED),
        (b"\x00\n", Fault.TRUNCATED),
        (b"\xff\xfe\n", Fault.NOT_TEXT),
        (b"[" * 50_000 + b"\n", Fault.TOO_DEEP),
        (b'{"open": "", "token": "", "x": ' + b"[" * 20 + b"]" * 20 + b"}\n", Fault.TOO_DEEP),
        (b'{"open": "", "open": "", "token": ""}\n', Fault.DUPLICATE_KEY),
        (b'{"open": 1e999, "token": ""}\n', Fault.BAD_NUMBER),
        (b'{"open": ' + b"9" * 5000 + b', "token": ""}\n', Fault.BAD_NUMBER),
        (b"[]\n", Refusal.NO_REQUEST),
        (b"7\n", Refusal.NO_REQUEST),
        (b"null\n", Refusal.NO_REQUEST),
        (b"{}\n", Refusal.NO_REQUEST),
        (b'{"open": "a"}\n', Refusal.NO_REQUEST),
        (b'{"open": 3, "token": ""}\n', Refusal.NO_REQUEST),
        (b'{"open": "a", "token": null}\n', Refusal.NO_REQUEST),
        (b'{"open": ["a"], "token": ""}\n', Refusal.NO_REQUEST),
        (b'{"open": "a\\u0000b", "token": ""}\n', Refusal.BAD_NAME),
        (b'{"open": "a\\ud800", "token": ""}\n', Refusal.BAD_NAME),
        (b'{"open": "", "token": "a\\u0000b"}\n', Refusal.BAD_TOKEN),
        (b'{"open": "", "token": "\\udfff"}\n', Refusal.BAD_TOKEN),
        (b'{"open": "a", "token": ""}', Refusal.TOO_LONG),
        (b'{"open": "' + b"a" * 70_000 + b'", "token": ""}\n', Refusal.TOO_LONG),
        (b"x" * 70_000, Refusal.TOO_LONG),
    ],
    ids=lambda value: value[:20].decode("latin-1") if isinstance(value, bytes) else value.value,
)
@pytest.mark.skipif(sys.platform == "win32", reason="there any file name is text")
def test_a_bad_request_is_refused_with_its_reason_and_logged_in_one_line(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture, line: bytes, why: Fault | Refusal
) -> None:
    if line.endswith(b"\n") and len(line) < LONGEST:
        with pytest.raises((FileError, Refused)) as caught:
            Request.read(line)
        error = caught.value
        assert isinstance(error, FileError | Refused) and error.code is why
    copy, asked = OneCopy(Paths(tmp_path)), list[str]()
    copy.asked.connect(asked.append)
    copy.listen()
    if not line.endswith(b"\n"):
        line = line.ljust(LONGEST)
    with caplog.at_level(logging.WARNING):
        heard = answers(qtbot, copy, line)
    assert heard == f"no {why.value}\n".encode()
    assert asked == [] and len(caplog.records) == 1 and "\n" not in caplog.text.strip()
    assert answers(qtbot, copy, Request("", "").written()) == b"yes\n", "it still listens"
    assert asked == [""]
    copy.release()


def answers(qtbot: QtBot, copy: OneCopy, line: bytes) -> bytes:
    from PySide6.QtNetwork import QLocalSocket

    other = QLocalSocket()
    other.connectToServer(copy._name)
    other.write(line)
    heard = bytearray()
    other.readyRead.connect(lambda: heard.extend(bytes(other.readAll().data())))
    qtbot.waitUntil(lambda: heard.endswith(b"\n"))
    other.abort()
    return bytes(heard)


@pytest.mark.skipif(sys.platform == "win32", reason="there any file name is text")
@pytest.mark.parametrize("name", ["caf\udce9.gah", "Béla 陳.gah", "a\nb.gah", "\udcff\udcfe"])
def test_a_file_of_any_name_arrives(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    copy, asked = OneCopy(Paths(tmp_path)), list[str]()
    copy.asked.connect(asked.append)
    copy.listen()
    line = Request(str(tmp_path / name), "").written()
    assert line.count(b"\n") == 1
    assert answers(qtbot, copy, line) == b"yes\n"
    assert asked == [str(tmp_path / name)]
    copy.release()


def test_a_start_whose_folder_is_gone_hands_over_the_name_as_it_is(
    sent: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> Path:
        raise FileNotFoundError(2, "")

    monkeypatch.setattr(Path, "cwd", gone)
    assert OneCopy(Paths(tmp_path)).hand_over(Path("Sunday.gah"))
    assert sent == [{"open": "Sunday.gah", "token": ""}]


# The lock


@POSIX
@pytest.mark.parametrize("make", [kind for kind in KINDS if kind is not unreadable])
def test_a_lock_that_no_copy_has_made_is_held_by_none(qtbot: QtBot, tmp_path: Path, make: Make) -> None:
    paths = Paths(tmp_path)
    make(paths.lock)
    first, second = OneCopy(paths), OneCopy(paths)
    assert first.take() or first.take_over()
    assert not second.take() and not second.take_over()
    first.release()


def test_a_lock_that_may_not_be_read_is_held_by_none(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = Paths(tmp_path)
    paths.lock.write_text("1\n")
    monkeypatch.setattr("os.open", refuse)
    copy = OneCopy(paths)
    assert copy.take()
    monkeypatch.undo()
    assert paths.lock.with_name("lock.damaged-1").exists()
    copy.release()


# Folders with names that are not UTF-8


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux has such names")
def test_copies_find_each_other_in_a_folder_of_any_name(qtbot: QtBot, tmp_path: Path) -> None:
    root = tmp_path / "caf\udce9"
    first, second, elsewhere = OneCopy(Paths(root)), OneCopy(Paths(root)), OneCopy(Paths(tmp_path / "caf"))
    assert first.take() and not second.take() and elsewhere.take()
    assert first._name == second._name != elsewhere._name
    assert (root / "data" / "lock").exists()
    first.release()
    elsewhere.release()
    assert not (root / "data" / "lock").exists()
