"""The window put together: application, pages and reference; its start and its run. No looks, no rules."""

from __future__ import annotations

import gc
import signal
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer

import gah_desktop.composition.window  # noqa: F401
from gah_desktop.app.last_resort import LastResort
from gah_desktop.app.one_copy import OneCopy
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.start import Application, Program, build_application
from gah_desktop.reference.opener import Opener
from gah_desktop.widgets.art import canvas
from gah_desktop.widgets.art.kept import remove
from gah_desktop.widgets.context import Context, Look
from gah_desktop.widgets.main_window import MainWindow


def run(open_file: Path | None = None, lang: str | None = None, theme: str | None = None) -> int:
    """Open the window, and the game in the file if there is one; the exit code. It needs a display."""
    resort, paths = LastResort(), Paths()
    resort.install()
    copy = OneCopy(paths)
    first = copy.take()
    if not first:
        if copy.hand_over(open_file):
            return 0
        first = copy.take_over()
    application, window = start(open_file, lang, theme, paths, first)
    resort.happened.connect(window.tell_unexpected, Qt.ConnectionType.QueuedConnection)
    QTimer.singleShot(0, partial(_tell_unusable, window, paths))
    if first:
        paths.sweep()
        copy.asked.connect(window.come_forward)
        QTimer.singleShot(0, copy.listen)
    else:
        window.notices.second_copy()
    window.open()

    def leave(*_: object) -> None:
        window.leave()
        application.qt.quit()

    for asked in (signal.SIGINT, signal.SIGTERM):  # Ctrl-C, or the system is shut down
        signal.signal(asked, leave)
    awake = QTimer()  # Python hears of signals only while it runs
    awake.timeout.connect(lambda: None)
    awake.start(500)
    code = int(application.qt.exec())
    awake.stop()
    if first:
        keep_pictures(paths)
    copy.release()
    return code


def start(
    open_file: Path | None,
    lang: str | None,
    theme: str | None,
    paths: Paths | None = None,
    keeps: bool = True,
) -> tuple[Application, MainWindow]:
    """The application and its main window, ready to be shown. `theme` holds for this run alone."""
    gc.disable()  # what is made now stays; looking for garbage among it would take as long as a page
    paths = paths or Paths()
    application = build_application(sys.argv[:1], paths, lang or "", keeps)
    settings = application.settings
    if theme and theme != settings.theme:
        usual, settings.theme = settings.theme, theme

        def forget() -> None:
            if settings.theme == theme:
                settings.theme = usual

        application.qt.aboutToQuit.connect(forget)
    canvas.use_kept_pictures(application.paths.pictures)
    context = Context(application.session, settings, application.paths, Look(settings))
    window = MainWindow(context)
    if isinstance(application.qt, Program):
        application.qt.handed.connect(window.come_forward)
    window.referenceRequested.connect(Opener(context, application.catalog, window).open)
    application.session.wait_with_saving()
    if open_file is None or not window.open_file(open_file):
        window.show_page("start")
    if application.paths.has_overrides:
        window.notices.overrides(application.catalog().override_problems)
    window.seen.connect(partial(_started, application.session))
    return application, window


def keep_pictures(paths: Paths) -> None:
    """What was on show is there at once the next time; where nothing can be kept it is drawn again."""
    with suppress(OSError):
        folder = paths.pictures.parent
        if not folder.is_dir():
            remove(folder)  # what has its name is in the way
        folder.mkdir(parents=True, exist_ok=True)
        canvas.keep_pictures(paths.pictures)


def _tell_unusable(window: MainWindow, paths: Paths) -> None:
    folders = paths.unusable()
    if folders:
        window.notices.unusable(folders)


def _started(session: Session) -> None:
    """What is there by now is never looked through again."""
    session.save_at_last()
    gc.freeze()
    gc.enable()
