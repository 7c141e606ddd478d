"""gah-desktop without a command, where there is no display for its window."""

from __future__ import annotations

import socket
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from gah_desktop.cli import window
from gah_desktop.cli.window import WITHOUT_DISPLAY
from gah_desktop.widgets import display
from gah_desktop.widgets.display import has_display, reaches_wayland, reaches_x
from tests.cli.terminal import run
from tests.cli.test_wrong_calls import COMMANDS

WORDS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR")
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")
NONE = dict.fromkeys(WORDS, "")


@pytest.mark.parametrize("words", [(), ("--theme", "night"), ("--lang", "de"), ("--open", "game.gah")])
@pytest.mark.parametrize("more", [{}, {"DISPLAY": ":7951"}, {"WAYLAND_DISPLAY": "wayland-7951"}])
def test_without_a_display_one_line_says_what_needs_none(
    words: tuple[str, ...], more: dict[str, str]
) -> None:
    answer = run(*words, env={**NONE, **more})
    assert (answer.code, answer.out) == (2, "")
    if "de" in words:
        assert answer.err.count("\n") == 1 and "display" not in answer.err
    else:
        assert answer.err == (
            "There is no display to open the window on; these commands need none:"
            " simulate, rate, replay, hint, review, transcript, position, cards, rules, bench, screenshot.\n"
        )


def test_all_commands_are_named_that_need_no_display() -> None:
    assert set(WITHOUT_DISPLAY.split(", ")) == set(COMMANDS)


def test_what_counts_as_a_display(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for word in WORDS:
        monkeypatch.delenv(word, raising=False)
    assert not has_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert has_display()
    assert not reaches_x("")
    assert not reaches_x("nonsense")
    assert not reaches_x(":99999999")
    assert not reaches_wayland("wayland-0")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wl"))
        compositor.listen()
        assert reaches_wayland("wl")
        assert reaches_wayland(str(tmp_path / "wl"))


def test_a_library_that_qt_lacks_is_named_before_qt_would_end_the_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Qt itself would name libxcb-cursor, whichever is missing."""
    lacking = ("libxcb-icccm.so.4", "libxcb-keysyms.so.1")

    def load(name: str) -> None:
        if name.endswith("libqxcb.so") or name in lacking:
            told = lacking[0] if name.endswith("libqxcb.so") else name
            raise OSError(f"{told}: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("ctypes.CDLL", load)
    monkeypatch.setattr(window, "has_display", lambda: True)
    monkeypatch.setattr(window, "run", lambda *_: pytest.fail("the window must not be opened"))
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert window.window(Namespace(open=None, lang="en", theme=None)) == 2
    assert capsys.readouterr().err == (
        "The window cannot open: Qt lacks these libraries of the system: libxcb-icccm.so.4,"
        " libxcb-keysyms.so.1.\nOn Debian and Ubuntu: sudo apt install libxcb-icccm4 libxcb-keysyms1\n"
    )


@pytest.mark.parametrize("platform", ["offscreen", "wayland"])
def test_libraries_of_x11_do_not_matter_elsewhere(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    def fail(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr("ctypes.CDLL", fail)
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert display.missing_libraries() == []
