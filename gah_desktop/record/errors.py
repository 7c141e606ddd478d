"""What can be wrong with a save file: a code, the place and its parameters, never a sentence."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from gah_desktop.engine.reasons import Reason

if TYPE_CHECKING:
    from gah_desktop.record.journal import Journal


class SaveCode(Enum):
    # The file as a whole
    NOT_A_FILE = "not_a_file"
    EMPTY = "empty"
    TOO_LARGE = "too_large"  # bytes, limit
    NOT_TEXT = "not_text"  # byte
    NOT_A_SAVE = "not_a_save"
    NEWER_VERSION = "newer_version"  # what, found, known
    # Its text
    TRUNCATED = "truncated"  # line, column
    MALFORMED = "malformed"  # line, column
    DUPLICATE_KEY = "duplicate_key"  # key
    BAD_NUMBER = "bad_number"  # number
    BAD_TEXT = "bad_text"
    TOO_DEEP = "too_deep"
    # Its parts
    MISSING = "missing"  # path
    WRONG_TYPE = "wrong_type"  # path, expected
    UNKNOWN_SETUP = "unknown_setup"  # detail
    UNKNOWN_PLAYER = "unknown_player"  # seat, kind
    UNUSABLE_CORRECTIONS = "unusable_corrections"  # section, id, field
    # The game it tells
    OLDER_RULES = "older_rules"  # entry: a sound file that plays out otherwise from there; 0: its deal does
    DEAL_DIFFERS = "deal_differs"
    UNKNOWN_ACTION = "unknown_action"  # entry, detail
    ILLEGAL_MOVE = "illegal_move"  # entry, kind; `why`
    CHANCE_DIFFERS = "chance_differs"  # entry, kind
    HASH_DIFFERS = "hash_differs"  # entry: how many were played
    EDITED = "edited"


class SaveError(Exception):
    """A file that can't be trusted. `readable` is the game up to the damage, if there is one.

    Entries count from 1, those that can be redone after those that are done.
    """

    def __init__(
        self,
        code: SaveCode,
        *,
        why: Reason | None = None,
        readable: Journal | None = None,
        **params: int | str,
    ) -> None:
        super().__init__(f"{code.value} {params or ''}".strip())
        self.code = code
        self.params = params
        self.why = why
        self.readable = readable
