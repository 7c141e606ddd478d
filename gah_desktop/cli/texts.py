"""gah-desktop cards and rules: the reference's pages in a terminal, and what an owner can correct.

Opens no window.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Iterable, Sequence
from typing import Any

import gah_desktop.composition.reference  # noqa: F401
from gah_desktop.app.paths import Paths
from gah_desktop.catalog import Catalog, expanded
from gah_desktop.catalog.basics import Provenance
from gah_desktop.catalog.overrides import OpenValue, open_values
from gah_desktop.cli.calls import apart
from gah_desktop.cli.owner import owners_catalog
from gah_desktop.cli.streams import tell
from gah_desktop.cli.table import print_table
from gah_desktop.reference.book import Book
from gah_desktop.reference.content import Ref
from gah_desktop.reference.plain import data, text_lines
from gah_desktop.reference.search import Index
from gah_desktop.text.house import component_name
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, translate

WIDEST = 100
SOURCES: dict[Provenance, str] = {
    "transcription": QT_TRANSLATE_NOOP(
        "cli", "These values come from two public transcriptions that agree. You can correct them in %1."
    ),
    "house": QT_TRANSLATE_NOOP("cli", "None of the texts consulted gives these values. Correct them in %1."),
    "calibrated": QT_TRANSLATE_NOOP(
        "cli",
        "None of the texts consulted gives these values, and whole games of bots have changed them. Correct "
        "them in %1.",
    ),
}


def cards(options: argparse.Namespace) -> int:
    catalog = owners_catalog()
    if options.house:
        if options.search:
            raise apart("--house", "--search")
        return _open(catalog, options.json)
    book = Book(catalog)
    return _show(book, [ref for ref in book.refs if ref[0] != "rule"], options)


def rules(options: argparse.Namespace) -> int:
    book = Book(owners_catalog())
    return _show(book, [ref for ref in book.refs if ref[0] == "rule"], options)


def _show(book: Book, refs: Sequence[Ref], options: argparse.Namespace) -> int:
    if options.search:
        wanted = set(refs)
        refs = [hit.ref for hit in Index(book).search(options.search) if hit.ref in wanted]
    if options.json:
        _print_json([data(book, ref) for ref in refs])
    elif refs:
        _print_pages(book, refs)
    if not refs:
        text = translate("cli", "Nothing was found for “%1”.")
        tell(fill(text, options.search))
        return 1
    return 0


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def _print_pages(book: Book, refs: Iterable[Ref]) -> None:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    for number, ref in enumerate(refs):
        if number:
            print("\n")
        for line in text_lines(book, book.page(ref), width):
            print(line)


def _open(catalog: Catalog, as_json: bool) -> int:
    values = open_values(expanded(catalog))
    if as_json:
        _print_json([_entry(value) for value in values])
        return 0
    found = {source: [value for value in values if value.source == source] for source in SOURCES}
    for number, source in enumerate(source for source in SOURCES if found[source]):
        if number:
            print()
        print(fill(translate("cli", SOURCES[source]), Paths().overrides_file))
        print()
        _print_values(found[source])
    return 0


def _entry(value: OpenValue) -> dict[str, Any]:
    """File, id, field and value as transcripts tell them and files have them; then what an owner writes."""
    return {
        "file": value.file,
        "id": int(value.id) if value.id.isdecimal() else value.id,
        "field": value.field,
        "value": value.value,
        "section": value.section,
        "source": value.source,
        "corrected": value.corrected,
    }


def _print_values(values: Sequence[OpenValue]) -> None:
    rows = [
        (
            f"{value.section}.{value.id}.{value.field}",
            component_name(value.section, value.id),
            _written(value.value),
            translate("cli", "corrected") if value.corrected else "",
        )
        for value in values
    ]
    print_table(rows, names=4)


def _written(value: Any) -> str:
    """As it would stand in the owner's file."""
    return json.dumps(value, ensure_ascii=False)
