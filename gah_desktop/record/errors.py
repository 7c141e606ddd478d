"""What can be wrong with a save file: a code, the place and its parameters, never a sentence."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from gah_desktop.engine.reasons import Reason
from gah_desktop.files import Fault

if TYPE_CHECKING:
    from gah_desktop.record.journal import Journal


class SaveCode(Enum):
    # The file as a whole
    EMPTY = "empty"
    NOT_A_SAVE = "not_a_save"
    NEWER_VERSION = "newer_version"  # what, found, known
    BAD_TEXT = "bad_text"
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

    The code is a `Fault` if something is wrong with the file as such or with its JSON.

    Entries count from 1, those that can be redone after those that are done.
    """

    def __init__(
        self,
        code: SaveCode | Fault,
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
