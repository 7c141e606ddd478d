"""The commands of the window: no display, pictures of every page, figures; as a user calls them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gah_desktop.cli_window import bench_ui, screenshot
from gah_desktop.widgets.display import has_display, reaches_wayland, reaches_x
from gah_desktop.widgets.screenshot import PAGES
from tests.desktop.pages_helpers import played

WORDS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR")
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")


def without_display() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key not in WORDS}


@on_linux
@pytest.mark.parametrize("more", [{}, {"DISPLAY": ":7951"}, {"WAYLAND_DISPLAY": "wayland-7951"}])
def test_without_a_display_the_window_says_so_in_one_line(tmp_path: Path, more: dict[str, str]) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from gah_desktop.cli_window import run_window; raise SystemExit(run_window())",
        ],
        env={**without_display(), "XDG_CONFIG_HOME": str(tmp_path), **more},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    for command in ("simulate", "replay", "transcript", "screenshot"):
        assert command in done.stderr


@on_linux
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


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_its_picture(qtbot: QtBot, tmp_path: Path, page: str) -> None:
    out = tmp_path / f"{page}.png"
    assert screenshot(page=page, size=(1024, 680), out=out) == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1024, 680)


def test_the_same_picture_each_time(qtbot: QtBot, tmp_path: Path) -> None:
    for page in ("table", "start", "new", "score"):
        pictures = []
        for number in range(2):
            out = tmp_path / f"{page}-{number}.png"
            assert screenshot(page=page, out=out) == 0
            pictures.append(out.read_bytes())
        assert pictures[0] == pictures[1], page


def test_a_game_and_a_turn_of_it(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "game.gah"
    save.write_text(played(3), encoding="utf-8")
    for theme, lang in (("day", "en"), ("night", "de")):
        out = tmp_path / f"{theme}.png"
        assert screenshot(open_file=save, turn=9, theme=theme, lang=lang, scale=1.5, out=out) == 0
        assert not QImage(str(out)).isNull()
    assert screenshot(open_file=save, turn=4000, out=tmp_path / "no.png") == 1
    assert "turn" in capsys.readouterr().err
    save.write_text("{", encoding="utf-8")
    assert screenshot(open_file=save, out=tmp_path / "no.png") == 1
    assert screenshot(open_file=tmp_path / "nothing.gah", out=tmp_path / "no.png") == 1
    assert screenshot(page="new", out=tmp_path / "nowhere" / "no.png") == 1
    assert not (tmp_path / "no.png").exists()
    assert len(capsys.readouterr().err.splitlines()) == 3
    assert screenshot(open_file=tmp_path / "nothing.gah", lang="de", out=tmp_path / "no.png") == 1
    assert str(tmp_path / "nothing.gah") in capsys.readouterr().err


@pytest.mark.slow
def test_all_figures_are_measured() -> None:
    found = bench_ui()
    for figure in ("start_factor", "memory_factor", "frame_p95_ms", "game_added_percent"):
        assert figure in found
    assert found["frames"] > 100
