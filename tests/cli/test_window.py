"""gah-desktop without a command, where there is no display for its window."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from gah_desktop.cli.window import WITHOUT_DISPLAY
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
            " simulate, rate, replay, transcript, cards, rules, bench, screenshot.\n"
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
