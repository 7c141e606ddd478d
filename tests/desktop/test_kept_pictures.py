"""Pictures kept from one start to the next: found again as they were, never depended on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from gah_desktop.app.paths import Paths
from gah_desktop.desktop import keep_pictures
from gah_desktop.widgets.art import canvas, kept
from gah_desktop.widgets.art.specs import State
from gah_desktop.widgets.theme import DAY, NIGHT, Theme


@pytest.fixture
def drawn(qapp: QApplication) -> Iterator[list[str]]:
    """What had to be drawn, since it was not kept."""
    canvas.clear_pictures()
    yield []
    canvas.clear_pictures()
    canvas.use_kept_pictures(Path("/nowhere"))


def paint(drawn: list[str], what: str, theme: Theme = NIGHT, ratio: float = 1.0, side: int = 20) -> QImage:
    def draw(painter: QPainter, rect: QRectF, theme: Theme, art: str, state: State) -> None:
        drawn.append(art)
        painter.fillRect(rect, theme.gold if art == "gold" else theme.accent)

    sheet = QImage(round(40 * ratio), round(40 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    sheet.setDevicePixelRatio(ratio)
    sheet.fill(0)
    painter = QPainter(sheet)
    canvas.Painter(draw)(painter, QRectF(4, 4, side, side), theme, what)
    painter.end()
    return sheet


def next_start(file: Path) -> None:
    canvas.clear_pictures()
    canvas.use_kept_pictures(file)


def test_the_next_start_finds_what_was_painted(drawn: list[str], tmp_path: Path) -> None:
    file = tmp_path / "pictures"
    before = [paint(drawn, "gold"), paint(drawn, "red", DAY), paint(drawn, "gold", ratio=1.5)]
    canvas.keep_pictures(file)
    next_start(file)
    drawn.clear()
    assert [paint(drawn, "gold"), paint(drawn, "red", DAY), paint(drawn, "gold", ratio=1.5)] == before
    assert drawn == []


@pytest.mark.parametrize("other", [{"side": 21}, {"theme": DAY}, {"ratio": 2.0}, {"what": "silver"}])
def test_what_looks_otherwise_is_drawn(drawn: list[str], tmp_path: Path, other: dict[str, object]) -> None:
    file = tmp_path / "pictures"
    paint(drawn, "gold")
    canvas.keep_pictures(file)
    next_start(file)
    drawn.clear()
    paint(drawn, **({"what": "gold"} | other))  # type: ignore[arg-type]
    assert len(drawn) == 1


def damaged(data: bytes) -> bytes:
    return data[:-8] + bytes(8)


def cut(data: bytes) -> bytes:
    return data[:-40]


def other_version(data: bytes) -> bytes:
    return data.replace(b'"mark": "', b'"mark": "0', 1)


def nonsense(data: bytes) -> bytes:
    return b"\xff\x00 no such file \n"


def a_list(data: bytes) -> bytes:
    return b"[1, 2]\n"


@pytest.mark.parametrize("change", [damaged, cut, other_version, nonsense, a_list])
def test_a_file_that_is_not_as_it_was_is_not_believed(
    drawn: list[str], tmp_path: Path, change: Callable[[bytes], bytes]
) -> None:
    file = tmp_path / "pictures"
    before = paint(drawn, "gold")
    canvas.keep_pictures(file)
    file.write_bytes(change(file.read_bytes()))
    next_start(file)
    drawn.clear()
    assert paint(drawn, "gold") == before
    assert drawn == ["gold"]


def test_what_was_painted_last_is_kept_first(
    drawn: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "LIMIT_BYTES", 20 * 20 * 4 * 2)
    file = tmp_path / "pictures"
    for what in ("one", "two", "three"):
        paint(drawn, what)
    canvas.keep_pictures(file)
    assert file.stat().st_size < 20 * 20 * 4 * 2 + 2000
    next_start(file)
    drawn.clear()
    for what in ("one", "two", "three"):
        paint(drawn, what)
    assert drawn == ["one"]


def test_where_nothing_can_be_kept_nobody_is_troubled(
    drawn: list[str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be")
    paint(drawn, "gold")
    with caplog.at_level(logging.WARNING):
        keep_pictures(Paths(tmp_path))
    assert not caplog.records
    with pytest.raises(OSError, match=r"."):
        canvas.keep_pictures(tmp_path / "no" / "such" / "folder")


def test_pictures_lie_in_the_folder_for_what_may_be_lost(drawn: list[str], tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    assert not (tmp_path / "cache").exists()
    paint(drawn, "gold")
    keep_pictures(paths)
    assert paths.pictures == tmp_path / "cache" / "pictures"
    assert list(paths.pictures.parent.iterdir()) == [paths.pictures], "no half of a file is left"


def test_a_picture_is_kept_with_its_ratio(qapp: QApplication, tmp_path: Path) -> None:
    picture = QPixmap(30, 20)
    picture.setDevicePixelRatio(2)
    picture.fill(NIGHT.gold)
    kept.write(tmp_path / "pictures", [(("gold", 15.0, 10.0), picture)])
    found = kept.Kept(tmp_path / "pictures").find(("gold", 15.0, 10.0))
    assert found is not None
    assert (found.width(), found.height(), found.devicePixelRatio()) == (30, 20, 2.0)
    assert found.toImage().pixelColor(3, 3) == NIGHT.gold


def test_the_file_does_not_say_what_was_painted(drawn: list[str], tmp_path: Path) -> None:
    """Cards in the hand of another player may be among it."""
    file = tmp_path / "pictures"
    paint(drawn, "Sommelière")
    canvas.keep_pictures(file)
    head = file.read_bytes().partition(b"\n")[0].decode()
    assert "Sommeli" not in head and "draw" not in head
    next_start(file)
    drawn.clear()
    paint(drawn, "Sommelière")
    assert drawn == []
