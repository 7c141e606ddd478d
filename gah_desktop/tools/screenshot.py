"""Draws a page of the window into a picture, the same each time, on a display or without. Opens no dialog."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

import gah_desktop.composition.window  # noqa: F401
from gah_desktop.app.logging import stop_logging
from gah_desktop.app.paths import Paths
from gah_desktop.app.start import build_application
from gah_desktop.record import Loaded
from gah_desktop.tools.scenes import scene
from gah_desktop.widgets.context import Context, Look
from gah_desktop.widgets.table.frames import Frames

QT_LOG = logging.getLogger("gah_desktop.qt")


def picture(
    page: str,
    size: tuple[int, int] = (1280, 800),
    loaded: Loaded | None = None,
    lang: str = "en",
    theme: str = "night",
    text_scale: int = 100,
    modules: tuple[str, ...] = (),
) -> QImage:
    """One of `tools.PICTURES`. `loaded` is the game to show; without one, bots play one to a good moment."""
    if QCoreApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with TemporaryDirectory() as folder:  # nothing of the user's is shown, and nothing changed
        application = build_application(sys.argv[:1], Paths(Path(folder)), lang)
        QT_LOG.setLevel(logging.ERROR)  # a platform without a display warns of what it can't do
        settings = application.settings
        settings.theme, settings.animation, settings.bot_pace = theme, "none", "slow"
        settings.text_scale = text_scale
        context = Context(application.session, settings, application.paths, Look(settings))
        try:
            return _draw(context, page, size, loaded, modules)
        finally:
            application.close()
            application.translator.set_language("en")
            QT_LOG.setLevel(logging.NOTSET)
            stop_logging()


def _draw(
    context: Context, page: str, size: tuple[int, int], loaded: Loaded | None, modules: tuple[str, ...]
) -> QImage:
    window = scene(context, page, loaded, modules)
    window.resize(*size)
    window.show()
    _settle()
    for frames in window.findChildren(Frames):
        while frames.waiting:
            QApplication.processEvents()
    image = window.grab().toImage()
    window.close()
    window.deleteLater()
    return image


def _settle() -> None:
    """All that was put off until the window is shown happens now."""
    app = QApplication.instance()
    assert app is not None
    for _ in range(4):
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
