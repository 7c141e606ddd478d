"""The commands that need Qt's widgets: the window itself, its pictures, its speed. No looks, no rules."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from gah_desktop.app.paths import Paths
from gah_desktop.text.terms import fill, labelled, translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from gah_desktop.app.start import Application
    from gah_desktop.record import Loaded
    from gah_desktop.widgets.context import Context
    from gah_desktop.widgets.main_window import MainWindow

WITHOUT_DISPLAY = "simulate, replay, transcript, cards, rules, bench, screenshot"
LARGEST_FACTOR = 4  # "2" and "200" both mean text twice as large


def run_window(open_file: Path | None = None, lang: str | None = None, theme: str | None = None) -> int:
    """Open the window, and the game in the file if there is one; the exit code."""
    from gah_desktop.widgets.display import has_display

    if not has_display():
        _say_that_there_is_no_display(lang)
        return 2
    application, window = start(open_file, lang, theme)
    window.show()
    signal.signal(signal.SIGINT, lambda *_: application.qt.quit())
    awake = QTimer()  # Python hears of Ctrl-C only while it runs
    awake.timeout.connect(lambda: None)
    awake.start(500)
    code = int(application.qt.exec())
    awake.stop()
    return code


def start(
    open_file: Path | None, lang: str | None, theme: str | None, paths: Paths | None = None
) -> tuple[Application, MainWindow]:
    """The application and its main window, ready to be shown. `theme` holds for this run alone."""
    gc.disable()  # what is made now stays; looking for garbage among it would take as long as a page
    from gah_desktop.app.start import build_application
    from gah_desktop.reference.opener import Opener
    from gah_desktop.widgets.context import Context, Look
    from gah_desktop.widgets.main_window import MainWindow

    paths = paths or Paths()
    application = build_application(sys.argv[:1], paths, lang or "")
    settings = application.settings
    if theme and theme != settings.theme:
        usual, settings.theme = settings.theme, theme

        def forget() -> None:
            if settings.theme == theme:
                settings.theme = usual

        application.qt.aboutToQuit.connect(forget)
    context = Context(application.session, settings, application.paths, Look(settings))
    window = MainWindow(context)
    window.referenceRequested.connect(Opener(context, application.catalog, window).open)
    if open_file is None or not window.open_file(open_file):
        window.show_page("start")
    if application.paths.overrides_file.exists():
        window.tell_overrides(application.catalog().override_problems)
    QTimer.singleShot(0, _started)
    return application, window


def _started() -> None:
    """What is there by now is never looked through again."""
    gc.freeze()
    gc.enable()


def screenshot(
    open_file: Path | None = None,
    turn: int | None = None,
    lang: str | None = None,
    theme: str | None = None,
    size: tuple[int, int] = (1280, 800),
    scale: float = 100,
    page: str = "table",
    out: Path = Path("screenshot.png"),
) -> int:
    """Draw a page into a PNG file; `scale` is the size of text, in percent or as a factor."""
    if QCoreApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from gah_desktop.app.logging import stop_logging
    from gah_desktop.app.start import build_application

    with TemporaryDirectory() as folder:  # nothing of the user's is shown, and nothing changed
        application = build_application(sys.argv[:1], Paths(Path(folder)), lang or "en")
        settings = application.settings
        settings.theme, settings.animation, settings.bot_pace = theme or "night", "none", "slow"
        settings.text_scale = round(scale * 100) if scale <= LARGEST_FACTOR else round(scale)
        problem = _draw(application, open_file, turn, page, size, out)
        application.close()
        application.translator.set_language("en")
        stop_logging()
    if problem:
        print(problem, file=sys.stderr)
    return 1 if problem else 0


def _draw(
    application: Application,
    open_file: Path | None,
    turn: int | None,
    page: str,
    size: tuple[int, int],
    out: Path,
) -> str:
    """What is in the way of the picture; "" if it is there."""
    from gah_desktop.record import SaveError
    from gah_desktop.text.errors import os_error_text, save_error_text
    from gah_desktop.widgets.context import Context, Look
    from gah_desktop.widgets.screenshot import draw

    settings = application.settings
    try:
        loaded = _loaded(open_file, turn)
    except SaveError as error:
        return labelled(str(open_file), save_error_text(error))
    except OSError as error:
        return labelled(str(open_file), os_error_text(error))
    except ValueError as error:
        return str(error)
    context = Context(application.session, settings, application.paths, Look(settings))
    image = draw(context, page, size, loaded, lambda: _reference(context))
    if not image.save(str(out), "PNG"):  # type: ignore[call-overload]
        return fill(translate("cli", "%1 cannot be written."), out)
    return ""


def _reference(context: Context) -> QMainWindow:
    from gah_desktop.reference.window import ReferenceWindow

    window = ReferenceWindow(context.settings, context.look)
    window.open_page("gallery", "guests")
    return window


def bench_ui() -> dict[str, Any]:
    """The window's figures, measured in processes of their own."""
    from gah_desktop.widgets.measure import measure

    return measure(FIRST_TABLE)


FIRST_TABLE = "from gah_desktop.cli_window import first_table; first_table(*sys.argv[1:], tell)"


def first_table(folder: str, file: str, then: Callable[[], object]) -> None:
    """Start as usual with a game; `then` is called when its table has been painted."""
    application, window = start(Path(file), "en", "night", Paths(Path(folder)))
    window.resize(1280, 800)
    painted = _Painted(window.table_page, then)
    window.show()
    application.qt.exec()
    painted.deleteLater()


class _Painted(QObject):
    """Tells when a widget has been painted for the first time."""

    def __init__(self, watched: QObject, then: Callable[[], object]) -> None:
        super().__init__()
        self._then = then
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False


def _loaded(file: Path | None, turn: int | None) -> Loaded | None:
    """The game to show; ValueError if it has no such turn."""
    from gah_desktop.record import Loaded, loads, read_save
    from gah_desktop.widgets import demonstration

    if file is None and turn is None:
        return None
    if file is None:
        loaded = demonstration.noted(demonstration.play(demonstration.setup()))
    else:
        loaded = loads(read_save(file))
    if turn is None:
        return loaded
    try:
        return Loaded(demonstration.at_turn(loaded.journal, turn), loaded.meta)
    except IndexError as error:
        text = translate("cli", "The game has only %n turn(s).", None, int(error.args[0]))
        raise ValueError(text) from None


def _say_that_there_is_no_display(lang: str | None) -> None:
    """One line, in the user's language."""
    from gah_desktop.app.settings import Settings
    from gah_desktop.app.translator import Translator

    app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    Translator(app).set_language(lang or Settings(Paths().settings_file).language)
    text = translate("cli", "There is no display to open the window on; these commands need none: %1.")
    print(fill(text, WITHOUT_DISPLAY), file=sys.stderr)
