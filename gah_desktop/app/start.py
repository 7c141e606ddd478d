"""Puts the running application together: Qt, settings, language, log, session. Opens no window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from gah_desktop import __version__
from gah_desktop.app.logging import start_logging
from gah_desktop.app.paths import APP, APP_ID, Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.app.translator import Translator
from gah_desktop.catalog import load_catalog

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog


class Program(QApplication):
    """It hears of files that the system hands over while it runs, as macOS does with a double click."""

    handed = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.handed.emit(event.file())
            return True
        return super().event(event)


class Application:
    """Everything a window needs; one per process. `language` overrides the setting for this run."""

    def __init__(self, qt: QApplication, paths: Paths, language: str = "", keeps: bool = True) -> None:
        self.qt = qt
        self.paths = paths
        self.settings = Settings(paths.settings_file)
        self.translator = Translator(qt)
        self.translator.set_language(language or self.settings.language)
        self.session = Session(self.settings, paths, keeps=keeps)
        self.translator.changed.connect(self.session.languageChanged)
        self.settings.changed.connect(self._setting_changed)
        qt.aboutToQuit.connect(self.close)

    def catalog(self) -> Catalog:
        """The cards, with the owner's corrections if there are any."""
        return load_catalog(self.paths.overrides_file)

    def close(self) -> None:
        self.session.close()

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self.translator.set_language(self.settings.language)


def build_application(
    arguments: Sequence[str], paths: Paths | None = None, language: str = "", keeps: bool = True
) -> Application:
    """The QApplication and all that belongs to it; call it once, before any window.

    `keeps` False: another copy plays in the same folders, and this one writes nothing there.
    """
    paths = paths or Paths()
    existing = QApplication.instance()
    if not isinstance(existing, QApplication):
        QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
        existing = Program([*arguments, "-style", "Fusion"])  # as an argument it is set soonest
    else:
        existing.setStyle("Fusion")
    existing.setProperty("gahFusion", True)
    QCoreApplication.setOrganizationName(APP)
    QCoreApplication.setApplicationName(APP)
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APP_ID)  # by which a desktop finds icon and name
    start_logging(paths.log_file)
    return Application(existing, paths, language, keeps)


def reduced_motion() -> bool:
    """Whether the system asks for little movement; older versions of Qt cannot tell."""
    style = QGuiApplication.styleHints()  # held: what it answers goes with it
    hints = getattr(style, "accessibility", lambda: None)()
    preference = getattr(hints, "motionPreference", lambda: None)()
    return preference is not None and preference.name == "ReducedMotion"
