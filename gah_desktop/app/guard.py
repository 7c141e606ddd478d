"""No exception gets out of what Qt calls: painting, data, events. Knows neither the game nor any widget.

Qt goes on while a Python exception is pending, and a painter that was not ended takes the process
with it. So in every class that is made from one of Qt's, each method of Qt's that the class
overrides tells `sys.excepthook` of what is raised, lets go of all that its frames held, painters
included, and answers with nothing.
"""

from __future__ import annotations

import functools
import sys
import traceback
from collections.abc import Callable
from types import FunctionType
from typing import Any

from PySide6.QtCore import QMimeData, QModelIndex, QObject, QRect, QSize, Qt
from PySide6.QtGui import QRegion

# What a method answers after an exception, by what it is declared to return; anything else is None.
NOTHING: dict[str, Callable[[], object]] = {
    "bool": bool,
    "int": int,
    "str": str,
    "list[str]": list,
    "QSize": QSize,
    "QRect": QRect,
    "QRegion": QRegion,
    "QModelIndex": QModelIndex,
    "QMimeData": QMimeData,
    "Qt.ItemFlag": lambda: Qt.ItemFlag.NoItemFlags,
    "Qt.DropAction": lambda: Qt.DropAction.IgnoreAction,
    "Qt.Orientation": lambda: Qt.Orientation(0),
}


def guard_overrides() -> None:
    """Call once, before the first class is made from one of Qt's."""
    QObject.__init_subclass__ = classmethod(_guard_class)  # type: ignore[assignment]


def _guard_class(cls: type[QObject], /, **arguments: Any) -> None:
    for name, method in list(vars(cls).items()):
        if isinstance(method, FunctionType) and is_override(cls, name):
            setattr(cls, name, _guarded(method))


def is_override(cls: type[QObject], name: str) -> bool:
    """Whether Qt has a method of this name, which it may call itself."""
    if name.startswith("_"):
        return False
    return any(type(vars(base).get(name)).__name__ == "method_descriptor" for base in cls.__mro__[1:])


def _guarded(method: FunctionType) -> Callable[..., Any]:
    nothing = NOTHING.get(str(method.__annotations__.get("return")), lambda: None)

    @functools.wraps(method)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return method(*arguments, **named)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            traceback.clear_frames(error.__traceback__)
            return nothing()

    return call
