"""Whatever is raised in what Qt calls: it is told, nothing is left half done, and the process lives on."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from types import FunctionType

import pytest
from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

import gah_desktop
from gah_desktop.app.guard import NOTHING, is_override

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
pytestmark = pytest.mark.qt_no_exception_capture  # what is told is what these tests are about


class Numbers(QAbstractListModel):
    """Three rows, the second of which can't be read."""

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return {0: "one", 2: "three"}[index.row()]
        return None


class Blots(QStyledItemDelegate):
    """Fills every row; the second one raises in the middle of it."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.setPen(Qt.GlobalColor.red)
        if index.row() == 1:
            raise KeyError("strtdel")
        painter.fillRect(option.rect, Qt.GlobalColor.red)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(50, 20)


class Sizeless(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        raise ZeroDivisionError


class Broken(QWidget):
    """Raises while its painter is at work."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(Qt.GlobalColor.red)
        raise KeyError("heuristib")


class Deaf(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        raise RuntimeError("no event is good enough")


def listed(qtbot: QtBot, delegate: QStyledItemDelegate | None = None) -> QListView:
    view = QListView()
    qtbot.addWidget(view)
    view.setModel(Numbers(view))
    if delegate is not None:
        delegate.setParent(view)
        view.setItemDelegate(delegate)
    view.resize(200, 120)
    return view


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What the last resort hears of."""
    heard: set[str] = set()
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.add(repr(error)))
    return heard


def test_data_that_raises(qtbot: QtBot, told: set[str]) -> None:
    view = listed(qtbot)
    view.show()
    view.grab()
    assert view.model().index(0, 0).data() == "one"
    assert view.model().index(1, 0).data() is None
    assert told == {"KeyError(1)"}


def test_a_delegate_that_raises_leaves_the_other_rows_alone(qtbot: QtBot, told: set[str]) -> None:
    view = listed(qtbot, Blots())
    view.show()
    image = view.viewport().grab().toImage()
    assert told >= {"KeyError('strtdel')"}
    red = [QImage.pixelColor(image, 10, y).name() == "#ff0000" for y in (10, 30, 50)]
    assert red == [True, False, True]


def test_a_size_that_raises(qtbot: QtBot, told: set[str]) -> None:
    view = listed(qtbot, Sizeless())
    view.show()
    view.grab()
    assert "ZeroDivisionError()" in told


def test_a_painter_never_outlives_what_it_painted_for(qtbot: QtBot, told: set[str]) -> None:
    widget = Broken()
    qtbot.addWidget(widget)
    widget.show()
    for _ in range(3):
        widget.grab()
        assert not widget.paintingActive()
    assert told == {"KeyError('heuristib')"}


def test_an_event_filter_that_raises(qtbot: QtBot, told: set[str]) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    deaf = Deaf()
    widget.installEventFilter(deaf)
    widget.show()
    widget.removeEventFilter(deaf)
    assert told == {"RuntimeError('no event is good enough')"}


def test_the_process_ends_as_it_should() -> None:
    """Without the guard it ends in a segmentation fault."""
    code = """
import sys
from PySide6.QtWidgets import QApplication
import gah_desktop.app
from tests.app.test_guard import Broken
sys.excepthook = lambda *told: None
app = QApplication([])
widget = Broken()
widget.show()
widget.grab()
del widget
print("done")
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def all_classes() -> Iterator[type[QObject]]:
    for module in pkgutil.walk_packages(gah_desktop.__path__, "gah_desktop."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    waiting: list[type[QObject]] = [QObject]
    while waiting:
        found = waiting.pop().__subclasses__()
        waiting += found
        yield from (cls for cls in found if cls.__module__.startswith("gah_desktop"))


def test_every_method_that_qt_calls_is_guarded_and_has_an_answer() -> None:
    guarded = {
        (cls.__name__, name, str(method.__annotations__.get("return")), hasattr(method, "__wrapped__"))
        for cls in all_classes()
        for name, method in vars(cls).items()
        if isinstance(method, FunctionType) and is_override(cls, name)
    }
    names = {name for _, name, _, _ in guarded}
    assert {"data", "paint", "paintEvent", "sizeHint", "eventFilter", "changeEvent", "flags"} <= names
    assert [method for method in guarded if not method[3]] == []
    answers = {answer for _, _, answer, _ in guarded}
    assert {answer for answer in answers if not answer.endswith("None")} - {"Any"} <= set(NOTHING)


def test_an_answer_says_nothing() -> None:
    said = {answer: make() for answer, make in NOTHING.items()}
    data = said.pop("QMimeData")
    assert isinstance(data, QMimeData) and data.formats() == []
    assert said == {
        "bool": False,
        "int": 0,
        "str": "",
        "list[str]": [],
        "QSize": QSize(),
        "QRect": QRect(),
        "QRegion": QRegion(),
        "QModelIndex": QModelIndex(),
        "Qt.ItemFlag": Qt.ItemFlag(0),
        "Qt.DropAction": Qt.DropAction.IgnoreAction,
        "Qt.Orientation": Qt.Orientation(0),
    }
