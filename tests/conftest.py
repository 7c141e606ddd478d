"""For every test: Qt without a display, no file of the user's in reach, and the same examples every time."""

import os
from pathlib import Path
from typing import Any

# before anything loads Qt
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

import gah_desktop.composition.window  # noqa: F401

settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, saves and logs of a test stay in the test's own folder."""
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "home" / name.lower()))


@pytest.fixture(autouse=True)
def widgets_outlive_their_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test has shown may be painted once more after it, and as garbage could go meanwhile."""
    kept: list[Any] = []
    add = QtBot.addWidget

    def keep(bot: QtBot, widget: Any, **more: Any) -> None:
        kept.append(widget)
        add(bot, widget, **more)

    monkeypatch.setattr(QtBot, "addWidget", keep)
