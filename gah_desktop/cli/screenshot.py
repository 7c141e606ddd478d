"""gah-desktop screenshot: a page of the window as a PNG file. Draws nothing itself."""

from __future__ import annotations

import argparse
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from gah_desktop.app.loading import load_game
from gah_desktop.cli.calls import apart
from gah_desktop.cli.game_options import chosen_modules
from gah_desktop.cli.language import speak
from gah_desktop.cli.streams import tell
from gah_desktop.record import Loaded, SaveError, read_save
from gah_desktop.text.errors import os_error_text, save_error_text
from gah_desktop.text.terms import labelled
from gah_desktop.text.voices import counted
from gah_desktop.tools import demonstration
from gah_desktop.tools.screenshot import picture


class _NoSuchTurn(Exception):
    """The message says how many turns the game has."""


def screenshot(options: argparse.Namespace) -> int:
    modules = chosen_modules(options.modules)
    with speak(options.lang):  # the terminal's language; the picture has its own
        if options.open is not None and modules:
            raise apart(f"--open {options.open}", "--modules")
        try:
            loaded = _loaded(options.open, options.turn, modules)
        except _NoSuchTurn as error:
            return _refused(str(error))
        except SaveError as error:
            return _refused(labelled(str(options.open), save_error_text(error)))
        except OSError as error:
            return _refused(labelled(str(options.open), os_error_text(error)))
    if options.sheet:
        return _sheets(options.sheet, loaded, options.lang, modules)
    image = picture(
        options.page,
        options.size,
        loaded,
        options.lang or "en",
        options.theme or "night",
        options.scale,
        modules,
    )
    return _write(options.out, image, options.lang)


def _sheets(folder: Path, loaded: Loaded | None, language: str | None, modules: tuple[str, ...]) -> int:
    """One after the other: a folder full of them takes minutes."""
    from gah_desktop.tools.contact_sheets import sheets

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        with speak(language):
            return _refused(labelled(str(folder), os_error_text(error)))
    return next(
        (1 for name, image in sheets(loaded, modules) if _write(folder / f"{name}.png", image, language)), 0
    )


def _write(file: Path, image: QImage, language: str | None) -> int:
    try:
        file.write_bytes(_png(image))
    except OSError as error:
        with speak(language):
            return _refused(labelled(str(file), os_error_text(error)))
    return 0


def _refused(text: str) -> int:
    tell(text)
    return 1


def _loaded(file: Path | None, turn: int | None, modules: tuple[str, ...]) -> Loaded | None:
    """The game to show; a turn without a file is one of the demonstration."""
    if file is not None:
        loaded = load_game(read_save(file))
    elif turn is not None:
        loaded = demonstration.noted(demonstration.play(demonstration.setup(modules=modules)))
    else:
        return None
    if turn is None:
        return loaded
    try:
        return Loaded(demonstration.at_turn(loaded.journal, turn), loaded.meta)
    except IndexError as error:
        text = counted("cli", "The game has only %n turn(s).", int(error.args[0]))
        raise _NoSuchTurn(text) from None


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
