"""What is wrong with a file: the sentence of every code, with the place and how much could be read."""

from __future__ import annotations

import errno
import sqlite3
from typing import Any

import pytest

from gah_desktop.engine import Setup
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.files import Fault, FileError
from gah_desktop.record import Journal, SaveCode, SaveError
from gah_desktop.text.errors import history_error_text, os_error_text, save_error_text

ERRORS: list[tuple[SaveCode | Fault, dict[str, Any], str]] = [
    (Fault.NOT_A_FILE, {}, "This is a device or a pipe, not a file."),
    (SaveCode.EMPTY, {}, "The file is empty."),
    (Fault.TOO_LARGE, {"bytes": 9, "limit": 5}, "The file is too large."),
    (Fault.NOT_TEXT, {"byte": 17}, "The file is not text; byte 17 cannot be read."),
    (SaveCode.NOT_A_SAVE, {}, "This file is not a saved game."),
    (SaveCode.BAD_TEXT, {}, "The file contains damaged text."),
    (Fault.TOO_DEEP, {}, "The file is nested too deeply."),
    (
        SaveCode.NEWER_VERSION,
        {"found": 9, "known": 1},
        "The file comes from a newer version of the game (9; this one reads up to 1).",
    ),
    (
        Fault.TRUNCATED,
        {"line": 3, "column": 14},
        "The file has been cut short at line 3, column 14.",
    ),
    (Fault.MALFORMED, {"line": 3, "column": 14}, "The file is damaged at line 3, column 14."),
    (Fault.DUPLICATE_KEY, {"key": "seed"}, "The file contains something twice: seed."),
    (
        Fault.BAD_NUMBER,
        {"number": "1e999"},
        "The file contains a number that makes no sense: 1e999.",
    ),
    (SaveCode.MISSING, {"path": "setup.seed"}, "A part of the file is missing: setup.seed."),
    (SaveCode.WRONG_TYPE, {"path": "setup.seed"}, "A part of the file makes no sense: setup.seed."),
    (
        SaveCode.UNUSABLE_CORRECTIONS,
        {"section": "guests", "id": "75", "field": "vp"},
        "The file corrects a card in an impossible way: guests, 75, vp.",
    ),
    (
        SaveCode.UNUSABLE_CORRECTIONS,
        {"section": "nowhere", "id": "", "field": ""},
        "The file corrects a card in an impossible way: nowhere.",
    ),
    (SaveCode.UNKNOWN_SETUP, {}, "The set-up in the file is not possible."),
    (SaveCode.UNKNOWN_ACTION, {"entry": 12}, "Step 12 of the file makes no sense."),
    (SaveCode.ILLEGAL_MOVE, {"entry": 12}, "Step 12 of the file is not allowed by the rules."),
    (
        SaveCode.CHANCE_DIFFERS,
        {"entry": 12},
        "In step 12 of the file, the dice or cards are not those of this game.",
    ),
    (
        SaveCode.DEAL_DIFFERS,
        {},
        "The cards in the file are not those its set-up deals; the file has been changed.",
    ),
    (SaveCode.HASH_DIFFERS, {"entry": 12}, "After step 12, the game is not the one that was saved."),
    (
        SaveCode.OLDER_RULES,
        {"entry": 12},
        "The game was played with older rules; from step 12 on it would go differently today.",
    ),
    (
        SaveCode.OLDER_RULES,
        {"entry": 0},
        "The game was played with older rules; its cards would be dealt differently today.",
    ),
    (SaveCode.UNKNOWN_PLAYER, {}, "The game was played by a bot that this version does not know."),
    (SaveCode.EDITED, {}, "The file has been changed since it was saved."),
]


@pytest.mark.parametrize(("code", "params", "sentence"), ERRORS)
def test_save_error(code: SaveCode | Fault, params: dict[str, Any], sentence: str) -> None:
    assert save_error_text(SaveError(code, **params)) == sentence


def test_every_code_is_above() -> None:
    assert {code for code, _, _ in ERRORS} == {*SaveCode, *Fault}


@pytest.mark.parametrize(("code", "params", "sentence"), ERRORS)
def test_error_of_any_file(code: SaveCode | Fault, params: dict[str, Any], sentence: str) -> None:
    if isinstance(code, Fault):
        assert os_error_text(FileError(code, **params)) == sentence


def test_why_a_step_is_not_allowed_and_how_much_could_be_read() -> None:
    journal = Journal.new(Setup(seed=1))
    journal.apply(journal.game.legal_actions()[0])
    error = SaveError(SaveCode.ILLEGAL_MOVE, readable=journal, why=reason(Code.NO_DIE, face=3), entry=2)
    assert save_error_text(error) == (
        "Step 2 of the file is not allowed by the rules. No die shows a 3. 1 step of the game could be read."
    )


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOENT, ""), "There is no such file or folder."),
        (OSError(errno.EEXIST, ""), "There is a file where a folder should be."),
        (OSError(errno.ENOTDIR, ""), "There is a file where a folder should be."),
        (OSError(errno.EISDIR, ""), "This is a folder, not a file."),
        (OSError(errno.EACCES, ""), "Access is not permitted."),
        (OSError(errno.ENOSPC, ""), "The disk is full."),
        (OSError(errno.EROFS, ""), "Nothing can be written there."),
        (OSError(errno.EDQUOT, ""), "Your share of the disk is used up."),
        (OSError(errno.EIO, ""), "The disk does not work properly."),
        (OSError(errno.EMFILE, ""), f"The system reports error number {errno.EMFILE}."),
        (OSError("Read-only"), "Read-only"),
    ],
)
def test_error_of_the_system(error: OSError, sentence: str) -> None:
    assert os_error_text(error) == sentence
    assert history_error_text(error) == sentence


def test_error_of_the_history() -> None:
    told = history_error_text(sqlite3.OperationalError("locked"))
    assert told == "The history file cannot be written."


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("SQLITE_FULL", "The disk is full."),
        ("SQLITE_READONLY", "Access is not permitted."),
        ("SQLITE_READONLY_DBMOVED", "Access is not permitted."),
        ("SQLITE_PERM", "Access is not permitted."),
        ("SQLITE_CANTOPEN", "Access is not permitted."),
        ("SQLITE_BUSY", "The history file cannot be written."),
    ],
)
def test_why_the_history_cannot_be_written(name: str, sentence: str) -> None:
    error = sqlite3.OperationalError("whatever")
    error.sqlite_errorname = name
    assert history_error_text(error) == sentence


def test_how_much_could_be_read_is_counted() -> None:
    journal = Journal.new(Setup(seed=1))
    assert save_error_text(SaveError(SaveCode.EDITED, readable=journal)) == (
        "The file has been changed since it was saved. 0 steps of the game could be read."
    )
