"""What is wrong with a file: whole sentences for the codes of `record` and of the system. No files.

What only programmers understand is left to the log.
"""

import errno
import logging
from collections.abc import Callable
from typing import Any

from gah_desktop.files import Fault, FileError
from gah_desktop.record import SaveCode, SaveError
from gah_desktop.text.voices import counted

from .literals import QT_TRANSLATE_NOOP
from .reasons import reason_text
from .terms import fill, translate

log = logging.getLogger(__name__)

PLAIN: dict[Fault | SaveCode, str] = {
    Fault.NOT_A_FILE: QT_TRANSLATE_NOOP("errors", "This is a device or a pipe, not a file."),
    Fault.TOO_LARGE: QT_TRANSLATE_NOOP("errors", "The file is too large."),
    SaveCode.EMPTY: QT_TRANSLATE_NOOP("errors", "The file is empty."),
    SaveCode.NOT_A_SAVE: QT_TRANSLATE_NOOP("errors", "This file is not a saved game."),
    SaveCode.BAD_TEXT: QT_TRANSLATE_NOOP("errors", "The file contains damaged text."),
    Fault.TOO_DEEP: QT_TRANSLATE_NOOP("errors", "The file is nested too deeply."),
    SaveCode.DEAL_DIFFERS: QT_TRANSLATE_NOOP(
        "errors", "The cards in the file are not those its set-up deals; the file has been changed."
    ),
    SaveCode.UNKNOWN_SETUP: QT_TRANSLATE_NOOP("errors", "The set-up in the file is not possible."),
    SaveCode.UNKNOWN_PLAYER: QT_TRANSLATE_NOOP(
        "errors", "The game was played by a bot that this version does not know."
    ),
    SaveCode.EDITED: QT_TRANSLATE_NOOP("errors", "The file has been changed since it was saved."),
}

SPOKEN: dict[Fault | SaveCode, Callable[[dict[str, Any]], str]] = {
    SaveCode.OLDER_RULES: lambda p: _older_rules(p["entry"]),
    Fault.NOT_TEXT: lambda p: fill(
        translate("errors", "The file is not text; byte %1 cannot be read."), p["byte"]
    ),
    SaveCode.NEWER_VERSION: lambda p: fill(
        translate("errors", "The file comes from a newer version of the game (%1; this one reads up to %2)."),
        p["found"],
        p["known"],
    ),
    Fault.TRUNCATED: lambda p: fill(
        translate("errors", "The file has been cut short at line %1, column %2."), p["line"], p["column"]
    ),
    Fault.MALFORMED: lambda p: fill(
        translate("errors", "The file is damaged at line %1, column %2."), p["line"], p["column"]
    ),
    Fault.DUPLICATE_KEY: lambda p: fill(
        translate("errors", "The file contains something twice: %1."), p["key"]
    ),
    Fault.BAD_NUMBER: lambda p: fill(
        translate("errors", "The file contains a number that makes no sense: %1."), p["number"]
    ),
    SaveCode.MISSING: lambda p: fill(translate("errors", "A part of the file is missing: %1."), p["path"]),
    SaveCode.WRONG_TYPE: lambda p: fill(
        translate("errors", "A part of the file makes no sense: %1."), p["path"]
    ),
    SaveCode.UNUSABLE_CORRECTIONS: lambda p: fill(
        translate("errors", "The file corrects a card in an impossible way: %1."),
        ", ".join(str(p[part]) for part in ("section", "id", "field") if p[part]),  # as far as it goes
    ),
    SaveCode.UNKNOWN_ACTION: lambda p: fill(
        translate("errors", "Step %1 of the file makes no sense."), p["entry"]
    ),
    SaveCode.ILLEGAL_MOVE: lambda p: fill(
        translate("errors", "Step %1 of the file is not allowed by the rules."), p["entry"]
    ),
    SaveCode.CHANCE_DIFFERS: lambda p: fill(
        translate("errors", "In step %1 of the file, the dice or cards are not those of this game."),
        p["entry"],
    ),
    SaveCode.HASH_DIFFERS: lambda p: fill(
        translate("errors", "After step %1, the game is not the one that was saved."), p["entry"]
    ),
}


def _older_rules(entry: int) -> str:
    if not entry:
        return translate(
            "errors", "The game was played with older rules; its cards would be dealt differently today."
        )
    return fill(
        translate(
            "errors",
            "The game was played with older rules; from step %1 on it would go differently today.",
        ),
        entry,
    )


def os_error_text(error: OSError) -> str:
    """Why a file or folder can't be used. What has no number comes from Qt, which speaks our languages."""
    log.info("%r", error)
    match error:
        case FileError():
            return _fault_text(error)
        case FileNotFoundError():
            return translate("errors", "There is no such file or folder.")
        case FileExistsError() | NotADirectoryError():
            return translate("errors", "There is a file where a folder should be.")
        case IsADirectoryError():
            return translate("errors", "This is a folder, not a file.")
        case PermissionError():
            return translate("errors", "Access is not permitted.")
        case BlockingIOError():
            return translate("errors", "Another program is using it at the moment.")
    match error.errno:
        case errno.ENOSPC:
            return translate("errors", "The disk is full.")
        case errno.EDQUOT:
            return translate("errors", "Your share of the disk is used up.")
        case errno.EROFS:
            return translate("errors", "Nothing can be written there.")
        case errno.EIO:
            return translate("errors", "The disk does not work properly.")
    if error.errno is None:
        return str(error)
    return fill(translate("errors", "The system reports error number %1."), error.errno)


def history_error_text(error: Exception) -> str:
    """Why a finished game is not in the history, or why that can't be read."""
    if isinstance(error, OSError):
        return os_error_text(error)
    log.info("%r", error)
    match getattr(error, "sqlite_errorname", "").split("_")[1:2]:
        case ["FULL"]:
            return translate("errors", "The disk is full.")
        case ["READONLY" | "PERM" | "CANTOPEN"]:
            return translate("errors", "Access is not permitted.")
    return translate("errors", "The history file cannot be written.")


def save_error_text(error: SaveError) -> str:
    """What is wrong, where, and how much of the game could be read."""
    log.info("%r", error)
    told = [_fault_text(error)]
    if error.why is not None:
        told.append(reason_text(error.why))
    if error.readable is not None:
        steps = error.readable.position
        told.append(counted("errors", "%n step(s) of the game could be read.", steps))
    return " ".join(told)


def _fault_text(error: FileError | SaveError) -> str:
    if error.code in PLAIN:
        return translate("errors", PLAIN[error.code])
    return SPOKEN[error.code](error.params)
