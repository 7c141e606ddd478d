"""What every page is given: the session, the settings, and the look in force. Holds no widgets, no rules."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import ANIMATIONS, Settings
from gah_desktop.app.start import reduced_motion
from gah_desktop.widgets.theme import DAY, Theme, apply_theme, theme_named


class Look(QObject):
    """Theme and text size as chosen, applied to the whole application and kept up to date."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.theme: Theme = DAY
        self.scale = 1.0
        # several presses of a key while one is drawn are one new look
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.apply)
        settings.changed.connect(self._setting_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        self.apply()

    def apply(self) -> None:
        self._soon.stop()
        app = QApplication.instance()
        self.theme = theme_named(self._settings.theme)
        self.scale = self._settings.text_scale / 100
        if isinstance(app, QApplication):
            apply_theme(app, self.theme, self.scale)
        self.changed.emit()

    @property
    def animation(self) -> int:
        """How long a movement takes, in milliseconds; 0 where there shall be none."""
        wanted = ANIMATIONS[self._settings.animation]
        return 0 if wanted and self.motion_reduced else wanted

    @property
    def motion_reduced(self) -> bool:
        """Whether the system asks for less movement; older desktops say so by their style alone."""
        from PySide6.QtWidgets import QStyle  # takes long, and a start moves nothing

        style = QApplication.style()
        return reduced_motion() or style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) <= 0

    def _scheme_changed(self) -> None:
        if self._settings.theme == "system":
            self._soon.start()

    def _setting_changed(self, name: str) -> None:
        if name in ("theme", "text_scale"):
            self._soon.start()


class Context:
    def __init__(self, session: Session, settings: Settings, paths: Paths, look: Look) -> None:
        self.session = session
        self.settings = settings
        self.paths = paths
        self.look = look
