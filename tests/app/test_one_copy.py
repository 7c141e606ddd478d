"""What a second start tells the first one. That they find each other is tested with the window."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.one_copy import TOKEN, OneCopy
from gah_desktop.app.paths import Paths


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
