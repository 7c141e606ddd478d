"""Every page, dialog and box follows the theme: nothing keeps its colours when day turns into night."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.scenes import OF_DIALOGS, OF_PAGE, PAGES, SCENES, Stage, settle
from tests.desktop.walking import seen

MOST_KEPT = 0.25  # of the pixels of a widget; cards and pictograms keep some
SMALLEST = 40  # pixels on each side; smaller widgets are pictograms
# paper, printed as it is shown
PRINTED = ("reference-aid",)
# Qt draws the picture of its message box
OF_QT = ("qt_msgboxex_icon_label",)
DAILY = (*PAGES, *OF_DIALOGS, next(iter(OF_PAGE["table"])), "about", "reference-home", "reference-gallery")

Pixels = np.ndarray[tuple[int, ...], np.dtype[np.uint8]]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Iterator[Stage]:
    result = Stage(tmp_path_factory.mktemp("themes"), (1280, 800))
    yield result
    result.close()


def pixels(window: QWidget) -> Pixels:
    settle()
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return lines[:, : image.width(), :3].copy()


def unchanged(window: QWidget, change: Callable[[], object]) -> list[str]:
    """Widgets that keep their colours when the look changes."""
    before = pixels(window)
    change()
    same = (before == pixels(window)).all(axis=2)
    found = []
    for widget in seen(window):
        corner = widget.mapTo(window, QPoint()) if widget is not window else QPoint()
        left, top = max(0, corner.x()), max(0, corner.y())
        part = same[top : top + widget.height(), left : left + widget.width()]
        if min(part.shape) >= SMALLEST and part.mean() > MOST_KEPT and widget.objectName() not in OF_QT:
            found.append(f"{type(widget).__name__} {widget.objectName()}: {part.mean():.0%}")
    return found


@pytest.mark.parametrize(
    "scene",
    [
        scene if scene in DAILY else pytest.param(scene, marks=pytest.mark.slow)
        for scene in SCENES
        if scene not in PRINTED
    ],
)
def test_everything_follows_the_theme(qtbot: QtBot, stage: Stage, scene: str) -> None:
    stage.look_like("day", 100)
    settle()
    window = SCENES[scene](stage)
    assert unchanged(window, lambda: stage.look_like("night", 100)) == []
    if window is not stage.window:
        window.close()


def test_a_fixed_background_is_found(qtbot: QtBot, stage: Stage) -> None:
    stage.look_like("day", 100)
    box, fixed, plain = QWidget(), QLabel("Guests"), QLabel("Rooms")
    qtbot.addWidget(box)
    layout = QVBoxLayout(box)
    for label in (fixed, plain):
        layout.addWidget(label)
        label.setFixedSize(120, 60)
    fixed.setObjectName("fixed")
    fixed.setStyleSheet("background: #ffffff")
    box.setFixedSize(400, 300)
    box.show()
    (found,) = unchanged(box, lambda: stage.look_like("night", 100))
    assert found.startswith("QLabel fixed: ")
