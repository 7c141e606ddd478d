"""The save file: a game as a log in readable JSON, replayed and verified on loading. Touches no disk.

One object; each entry is an action with what chance then produced, on a line of its own, so that a
damaged file can be read up to the damage. `hash` is the state at the end, `undone` holds the steps
that can be redone, `seal` is a digest of all the rest. Loading trusts nothing that it reads.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from gah_desktop.catalog import corrected_catalog
from gah_desktop.engine import IllegalAction, Setup
from gah_desktop.engine.actions import from_dict, to_dict
from gah_desktop.record.chance import chance_of
from gah_desktop.record.errors import SaveCode, SaveError
from gah_desktop.record.journal import Entry, Journal
from gah_desktop.record.migrations import FORMAT_VERSION, migrate
from gah_desktop.record.parsing import parse

FORMAT = "gah-desktop game"
# Counts up whenever the rules change so that an older log would play out differently.
RULES_VERSION = 1
MAX_CORRECTIONS = 64 << 10  # characters; all cards and boards together have fewer house values
_HEAD = f'{{\n"format": {json.dumps(FORMAT)}'
_ENTRIES = '"entries": ['


class Loaded(NamedTuple):
    journal: Journal
    meta: dict[str, Any]


def dumps(journal: Journal, meta: Mapping[str, Any] | None = None) -> str:
    """The game and the application's own notes about it (`meta`, JSON values) as a file's text."""
    setup = journal.game.setup
    done, undone = journal.entries[: journal.position], journal.entries[journal.position :]
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "rules": RULES_VERSION,
        "meta": dict(meta or {}),
        "setup": setup.to_dict(),
        "catalog": journal.game.state.t.catalog.overrides,
        "deal": chance_of(journal.opening),
        "entries": [_entry(entry) for entry in done],
        "hash": journal.game.hash(),
    }
    if undone:
        data["undone"] = [_entry(entry) for entry in undone]
        data["undone_hash"] = journal.game_at(len(journal.entries)).hash()
    data["seal"] = _seal(data)
    return "{\n" + ",\n".join(_block(key, value) for key, value in data.items()) + "\n}\n"


def loads(text: str | bytes) -> Loaded:
    """Recording a file's text and verify every step; SaveError says what is wrong with it, and where."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise SaveError(SaveCode.NOT_TEXT, byte=error.start + 1) from None
    if not text.strip():
        raise SaveError(SaveCode.EMPTY)
    try:
        data = parse(text)
    except SaveError as error:
        if not _looks_like_ours(text):
            raise SaveError(SaveCode.NOT_A_SAVE) from None
        error.readable = _salvage(text)
        raise
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(SaveCode.NOT_A_SAVE)
    sealed = _seal(data) == data.get("seal")
    data = _current(data)
    loaded = _play(data)
    if not sealed:
        raise SaveError(SaveCode.EDITED, readable=loaded.journal)
    return loaded


def _entry(entry: Entry) -> dict[str, Any]:
    data = to_dict(entry.action)
    if chance := entry.chance:
        data["then"] = chance
    return data


def _block(key: str, value: Any) -> str:
    if isinstance(value, list):
        lines = ",\n".join(json.dumps(line, ensure_ascii=False) for line in value)
        return f"{json.dumps(key)}: [\n{lines}\n]"
    return f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False, allow_nan=False)}"


def _seal(data: Mapping[str, Any]) -> str:
    rest = {key: value for key, value in data.items() if key != "seal"}
    try:
        text = json.dumps(rest, ensure_ascii=False, sort_keys=True, allow_nan=False).encode("utf-8")
    except UnicodeEncodeError:  # half a character: JSON can say it, no text can hold it
        raise SaveError(SaveCode.BAD_TEXT) from None
    return hashlib.sha256(text).hexdigest()


def _looks_like_ours(text: str) -> bool:
    return text.startswith(_HEAD[: len(text)]) or json.dumps(FORMAT) in text[:400]


def _current(data: dict[str, Any]) -> dict[str, Any]:
    """The data in today's format, if it is not from a newer one."""
    for what, known in (("version", FORMAT_VERSION), ("rules", RULES_VERSION)):
        found = _take(data, what, int)
        if found > known:
            raise SaveError(SaveCode.NEWER_VERSION, what=what, found=found, known=known)
        if found < 1:
            raise SaveError(SaveCode.WRONG_TYPE, path=what, expected="int")
    return migrate(data, data["version"])


def _take(data: Mapping[str, Any], key: str, kind: type) -> Any:
    if key not in data:
        raise SaveError(SaveCode.MISSING, path=key)
    if type(data[key]) is not kind:
        raise SaveError(SaveCode.WRONG_TYPE, path=key, expected=kind.__name__)
    return data[key]


def _play(data: Mapping[str, Any]) -> Loaded:
    meta = _take(data, "meta", dict)
    done = _take(data, "entries", list)
    undone = _take(data, "undone", list) if "undone" in data else []
    hashes = [(len(done), _take(data, "hash", str))]
    if undone:
        hashes.append((len(done) + len(undone), _take(data, "undone_hash", str)))
    journal = _begin(data)
    _replay(journal, done)
    _check_hash(journal, hashes[0])
    if undone:
        try:
            _replay(journal, undone)
            _check_hash(journal, hashes[1])
        finally:
            journal.go_to(len(done))
    return Loaded(journal, meta)


def _begin(data: Mapping[str, Any]) -> Journal:
    """The game as it was dealt."""
    overrides = _take(data, "catalog", dict)
    if (length := len(json.dumps(overrides))) > MAX_CORRECTIONS:  # each is checked by itself, slowly
        raise SaveError(SaveCode.TOO_LARGE, bytes=length, limit=MAX_CORRECTIONS)
    catalog, problems = corrected_catalog(overrides)
    if problems:
        first = problems[0]
        raise SaveError(SaveCode.UNUSABLE_CORRECTIONS, section=first.section, id=first.id, field=first.field)
    setup_data = _take(data, "setup", dict)
    try:
        setup = Setup.from_dict(setup_data)
    except (ValueError, TypeError) as error:
        raise SaveError(SaveCode.UNKNOWN_SETUP, detail=str(error)[:200]) from None
    journal = Journal.new(setup, catalog)
    if _take(data, "deal", list) != chance_of(journal.opening):
        raise SaveError(SaveCode.DEAL_DIFFERS)
    return journal


def _replay(journal: Journal, entries: Iterable[Any]) -> None:
    """Play on; at the first fault the journal, as far as it got, goes with the error."""
    for number, entry in enumerate(entries, len(journal.entries) + 1):
        if not isinstance(entry, dict):
            raise SaveError(SaveCode.WRONG_TYPE, path=f"entries.{number}", expected="dict", readable=journal)
        told = entry.get("then", [])
        try:
            choice = {key: value for key, value in entry.items() if key != "then"}
            action = from_dict(choice, journal.game.state.t)
        except ValueError as error:
            raise SaveError(
                SaveCode.UNKNOWN_ACTION, entry=number, detail=str(error)[:200], readable=journal
            ) from None
        try:
            events = journal.apply(action)
        except IllegalAction as error:
            raise SaveError(
                SaveCode.ILLEGAL_MOVE, entry=number, kind=action.kind, why=error.reason, readable=journal
            ) from None
        if chance_of(events) != told:
            journal.undo()
            journal.forget_undone()
            raise SaveError(SaveCode.CHANCE_DIFFERS, entry=number, kind=action.kind, readable=journal)


def _check_hash(journal: Journal, told: tuple[int, str]) -> None:
    if journal.game.hash() != told[1]:
        raise SaveError(SaveCode.HASH_DIFFERS, entry=told[0], readable=journal)


def _salvage(text: str) -> Journal | None:
    """What can be played of a damaged file: everything up to the first line that makes no sense."""
    head, found, tail = text.partition(_ENTRIES)
    if not found:
        return None
    journal: Journal | None = None
    try:
        journal = _begin(_current(parse(head + _ENTRIES + "]}")))
        for line in tail.lstrip("\n").split("\n"):
            _replay(journal, [parse(line.rstrip().rstrip(","))])
    except SaveError:
        pass  # what can't be read ends what could
    return journal
