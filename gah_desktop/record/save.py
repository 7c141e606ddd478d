"""The save file: a game as a log in JSON, replayed and verified on loading. Touches no disk.

One object; each entry is an action with what chance then produced, on a line of its own, so that a
damaged file can be read up to the damage. The seed, the deal, chance and hidden choices are encoded by
`hidden.py`. `hash` is the fingerprint of the game at the end, `undone` holds the steps that can be
redone, `seal` is a digest of all the rest. Loading trusts nothing that it reads; a game made with older
rules that would play out otherwise now is said to be just that.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from gah_desktop.catalog import corrected_catalog
from gah_desktop.engine import IllegalAction, Setup, fingerprint
from gah_desktop.engine.actions import Action, from_dict, to_dict
from gah_desktop.engine.reasons import Reason
from gah_desktop.files import Fault, FileError, decoded
from gah_desktop.parsing import parse
from gah_desktop.record import format_1
from gah_desktop.record.chance import chance_of
from gah_desktop.record.errors import SaveCode, SaveError
from gah_desktop.record.hidden import decode_entry, decode_head, encode, encode_entry
from gah_desktop.record.journal import Entry, Journal
from gah_desktop.record.migrations import FORMAT_VERSION, migrate, migrate_entry
from gah_desktop.record.old_rules import RULES_VERSION

FORMAT = "gah-desktop game"
MAX_CORRECTIONS = 64 << 10  # characters; all cards and boards together have fewer house values
_HEAD = f'{{\n"format": {json.dumps(FORMAT)}'
_ENTRIES = '"entries": ['


class Written(NamedTuple):
    """A step of a journal as a line of the file, and as the seal has it."""

    entry: Entry
    line: str
    canonical: str


class Loaded(NamedTuple):
    """A game and the application's notes; `old_rules` if it has a move that today's rules refuse."""

    journal: Journal
    meta: dict[str, Any]
    old_rules: bool = False


def dumps(journal: Journal, meta: Mapping[str, Any] | None = None) -> str:
    """The game and the application's own notes about it (`meta`, JSON values) as a file's text."""
    setup = journal.game.setup
    written = _written(journal)
    done, undone = written[: journal.position], written[journal.position :]
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "rules": RULES_VERSION,
        "meta": dict(meta or {}),
        "setup": {**setup.to_dict(), "seed": encode(setup.seed)},
        "catalog": journal.game.state.t.catalog.overrides,
        "deal": encode(chance_of(journal.opening)),
        "entries": done,
        "fingerprint": fingerprint.VERSION,
        "hash": journal.game.hash(),
    }
    if undone:
        data["undone"] = undone
        data["undone_hash"] = journal.game_at(len(journal.entries)).hash()
    data["seal"] = _digest(_sealed(data))
    return "{\n" + ",\n".join(_block(key, value) for key, value in data.items()) + "\n}\n"


def loads(text: str | bytes) -> Loaded:
    """Recording a file's text and verify every step; SaveError says what is wrong with it, and where."""
    if isinstance(text, bytes):
        try:
            text = decoded(text)
        except FileError as error:
            raise SaveError(error.code, **error.params) from None
    if not text.strip():
        raise SaveError(SaveCode.EMPTY)
    try:
        data = parse(text)
    except FileError as error:
        if not _looks_like_ours(text):
            raise SaveError(SaveCode.NOT_A_SAVE) from None
        raise SaveError(error.code, readable=_salvage(text), **error.params) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(SaveCode.NOT_A_SAVE)
    sealed = _seal(data) == data.get("seal")
    loaded = _play(_current(data), data["version"], sealed)
    if not sealed:
        raise SaveError(SaveCode.EDITED, readable=loaded.journal)
    return loaded


def _entry(entry: Entry) -> dict[str, Any]:
    data = to_dict(entry.action)
    if entry.rules != RULES_VERSION:
        data["rules"] = entry.rules
    if chance := entry.chance:
        data["then"] = chance
    return encode_entry(data)


def _written(journal: Journal) -> list[Written]:
    """Every step as it is written; a save after each of them writes only what is new."""
    known: list[Written] = journal.written
    for place, entry in enumerate(journal.entries):
        if place < len(known) and known[place].entry is entry:
            continue
        del known[place:]
        data = _entry(entry)
        known.append(Written(entry, json.dumps(data, ensure_ascii=False), _canonical(data)))
    del known[len(journal.entries) :]
    return known


def _sealed(data: Mapping[str, Any]) -> str:
    """What the seal is of: all of it on one line, keys in their order."""
    told = []
    for key in sorted(data):
        value = data[key]
        steps = isinstance(value, list) and value and isinstance(value[0], Written)
        text = f"[{', '.join(step.canonical for step in value)}]" if steps else _canonical(value)
        told.append(f"{json.dumps(key)}: {text}")
    return "{" + ", ".join(told) + "}"


def _canonical(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, allow_nan=False)


def _block(key: str, value: Any) -> str:
    if isinstance(value, list):
        lines = ",\n".join(
            line.line if isinstance(line, Written) else json.dumps(line, ensure_ascii=False) for line in value
        )
        return f"{json.dumps(key)}: [\n{lines}\n]"
    return f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False, allow_nan=False)}"


def _seal(data: Mapping[str, Any]) -> str:
    return _digest(_canonical({key: value for key, value in data.items() if key != "seal"}))


def _digest(text: str) -> str:
    try:
        return hashlib.sha256(text.encode("utf-8")).hexdigest()
    except UnicodeEncodeError:  # half a character: JSON can say it, no text can hold it
        raise SaveError(SaveCode.BAD_TEXT) from None


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


def _play(data: Mapping[str, Any], version: int, sealed: bool) -> Loaded:
    """`version` is the format that the entries are in; only what is `sealed` is as it was saved."""
    digests = _take(data, "fingerprint", int)
    meta = _take(data, "meta", dict)
    done = _take(data, "entries", list)
    undone = _take(data, "undone", list) if "undone" in data else []
    hashes = [(len(done), _take(data, "hash", str))]
    if undone:
        hashes.append((len(done) + len(undone), _take(data, "undone_hash", str)))
    older = sealed and data["rules"] < RULES_VERSION
    journal = _begin(data, older)
    steps = _Steps(journal, version, data["rules"], older)
    steps.replay(done)
    steps.check(digests, hashes[0])
    if undone:
        here = journal.position
        try:
            steps.replay(undone)
            steps.check(digests, hashes[1])
        finally:
            journal.go_to(here)
    journal.resume()
    return Loaded(journal, meta, steps.old_rules)


def _begin(data: Mapping[str, Any], older: bool = False) -> Journal:
    """The game as it was dealt; `older`: with rules that may have dealt otherwise."""
    data = decode_head(data)
    overrides = _take(data, "catalog", dict)
    if (length := len(json.dumps(overrides))) > MAX_CORRECTIONS:  # each is checked by itself, slowly
        raise SaveError(Fault.TOO_LARGE, bytes=length, limit=MAX_CORRECTIONS)
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
        raise SaveError(SaveCode.OLDER_RULES, entry=0) if older else SaveError(SaveCode.DEAL_DIFFERS)
    return journal


class _Steps:
    """Plays a file's entries on; at the first fault the journal, as far as it got, goes with the error."""

    def __init__(self, journal: Journal, version: int, rules: int, older: bool = False) -> None:
        self.journal = journal
        self.version = version
        self.rules = rules
        self.older = older  # what differs is no sign of a changed file
        self.old_rules = False  # there is a move that today's rules refuse
        self.read = 0  # entries of the file

    def replay(self, entries: Iterable[Any]) -> None:
        for entry in entries:
            self.read += 1
            if not isinstance(entry, dict):
                path = f"entries.{self.read}"
                raise self._error(SaveCode.WRONG_TYPE, path=path, expected="dict")
            self._step(migrate_entry(decode_entry(entry), self.version))

    def _step(self, entry: dict[str, Any]) -> None:
        journal = self.journal
        try:
            choice = {key: value for key, value in entry.items() if key not in ("then", "rules")}
            action = from_dict(choice, journal.game.state.t)
        except ValueError as error:
            detail = str(error)[:200]
            raise self._error(SaveCode.UNKNOWN_ACTION, entry=self.read, detail=detail) from None
        before = journal.position
        try:
            rules = self._rules_of(entry)
            self.old_rules |= rules == self.rules and journal.game.why_not(action) is not None
            events = journal.apply(action, rules)
        except IllegalAction as error:
            raise self._differs(SaveCode.ILLEGAL_MOVE, action, error.reason) from None
        if chance_of(events) != entry.get("then", []):
            journal.go_to(before)
            journal.forget_undone()
            raise self._differs(SaveCode.CHANCE_DIFFERS, action)

    def _rules_of(self, entry: Mapping[str, Any]) -> int:
        """The rules under which an entry was made: those of the file, or earlier ones if it says so."""
        if "rules" not in entry:
            return self.rules
        rules = entry["rules"]
        if type(rules) is not int or not 0 < rules < RULES_VERSION:
            raise self._error(SaveCode.WRONG_TYPE, path=f"entries.{self.read}.rules", expected="int")
        return rules

    def check(self, digests: int, told: tuple[int, str]) -> None:
        """Whether the game is the one that was saved after so many entries.

        Earlier rules may have held a decision in progress in another form.
        """
        game = self.journal.game
        if digests > fingerprint.VERSION:
            raise SaveError(
                SaveCode.NEWER_VERSION, what="fingerprint", found=digests, known=fingerprint.VERSION
            )
        right = (
            format_1.digests(game.state) if digests == 1 else {fingerprint.fingerprint(game.state, digests)}
        )
        if told[1] not in right and not (self.older and game.state.stack):
            raise self._error(SaveCode.OLDER_RULES if self.older else SaveCode.HASH_DIFFERS, entry=told[0])

    def _differs(self, code: SaveCode, action: Action, why: Reason | None = None) -> SaveError:
        """A step that is not possible, or went otherwise."""
        if self.older:
            return self._error(SaveCode.OLDER_RULES, entry=self.read)
        return self._error(code, why, entry=self.read, kind=action.kind)

    def _error(self, code: SaveCode, why: Reason | None = None, **params: int | str) -> SaveError:
        return SaveError(code, why=why, readable=self.journal, **params)


def _salvage(text: str) -> Journal | None:
    """What can be played of a damaged file: everything up to the first line that makes no sense."""
    head, found, tail = text.partition(_ENTRIES)
    if not found:
        return None
    journal: Journal | None = None
    try:
        raw = parse(head + _ENTRIES + "]}")
        data = _current(raw)
        journal = _begin(data)
        steps = _Steps(journal, raw["version"], data["rules"])
        for line in tail.lstrip("\n").split("\n"):
            steps.replay([parse(line.rstrip().rstrip(","))])
    except (SaveError, FileError):
        pass  # what can't be read ends what could
    return journal
