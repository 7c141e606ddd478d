"""Pages as plain text for a terminal, and as data for programs. Knows no widgets."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from gah_desktop.reference.book import Book
from gah_desktop.reference.content import (
    Block,
    Bullets,
    Facts,
    Heading,
    Links,
    Note,
    Page,
    Ref,
    Showcase,
    Table,
    Text,
)
from gah_desktop.text.terms import heading, join_list, labelled


def words_of(book: Book, blocks: Iterable[Block]) -> Iterator[str]:
    """Everything a page says, piece by piece, without markup; links to other pages are left out."""
    for block in blocks:
        match block:
            case Text(words) | Heading(words) | Note(words):
                yield book.plain(words)
            case Bullets(items):
                yield from map(book.plain, items)
            case Table(head, rows):
                for row in (head, *rows):
                    yield from map(book.plain, row)
            case Facts(rows):
                for label, value in rows:
                    yield label
                    yield value


def text_lines(book: Book, page: Page, width: int = 80) -> Iterator[str]:
    """The page set for a terminal of this width, what belongs to it at the end."""
    title = _wrap(book.plain(page.title), width)
    yield from title
    yield "=" * max(map(len, title))
    if page.subtitle:
        yield from _wrap(page.subtitle, width)
    for block in (*page.blocks, *book.belongings(page.ref)):
        lines = list(_lines(book, block, width))
        if lines:
            yield ""
            yield from lines


def _lines(book: Book, block: Block, width: int) -> Iterator[str]:
    match block:
        case Text(words):
            yield from _wrap(book.plain(words), width)
        case Note(words):
            yield from _wrap(book.plain(words), width, "  ", "  ")
        case Heading(words):
            yield book.plain(words)
            yield "-" * min(width, len(book.plain(words)))
        case Bullets(items):
            for item in items:
                yield from _wrap(book.plain(item), width, "  ", "- ")
        case Facts(rows):
            yield from _columns([(label, book.plain(value)) for label, value in rows], width)
        case Table(head, rows):
            table = [tuple(map(book.plain, row)) for row in (head, *rows)]
            yield from _columns(table, width, ruled=True)
        case Links(title, refs) if any(ref[1].startswith("qa-") for ref in refs):
            if title:
                yield from _wrap(heading(title), width, "  ", "  ")
            for ref in refs:
                yield from _wrap(book.title(ref), width, "    ", "  - ")
        case Links(title, refs):
            names = join_list([book.title(ref) for ref in refs])
            yield from _wrap(labelled(title, names) if title else names, width, "  ", "  ")


def _wrap(words: str, width: int, rest: str = "", first: str = "") -> list[str]:
    return textwrap.wrap(
        words,
        max(20, width),
        initial_indent=first,
        subsequent_indent=rest,
        break_on_hyphens=False,
    )


def _columns(rows: list[tuple[str, ...]], width: int, ruled: bool = False) -> Iterator[str]:
    """Rows in columns; the last column wraps inside what is left of the line."""
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    gap = 2
    # a column of long words gives way before the line does
    while sum(wide) + gap * (len(wide) - 1) > width and max(wide) > 10:
        wide[wide.index(max(wide))] -= 1
    for number, row in enumerate(rows):
        cells = [textwrap.wrap(cell, wide[i]) or [""] for i, cell in enumerate(row)]
        for line in range(max(map(len, cells))):
            parts = [(cell[line] if line < len(cell) else "").ljust(wide[i]) for i, cell in enumerate(cells)]
            yield (" " * gap).join(parts).rstrip()
        if ruled and number == 0:
            yield (" " * gap).join("-" * size for size in wide)


def data(book: Book, ref: Ref) -> dict[str, Any]:
    """The page as a JSON object."""
    page = book.page(ref)
    return {
        "kind": ref[0],
        "id": ref[1],
        "title": page.title,
        "subtitle": page.subtitle,
        "content": [_block(book, block) for block in page.blocks],
        "related": [
            {"title": block.title, "pages": [_page(book, other) for other in block.refs]}
            for block in book.belongings(ref)
            if isinstance(block, Links)
        ],
    }


def _page(book: Book, ref: Ref) -> dict[str, str]:
    return {"kind": ref[0], "id": ref[1], "title": book.title(ref)}


def _block(book: Book, block: Block) -> dict[str, Any]:
    match block:
        case Showcase(pictures):
            return {"pages": [_page(book, target) for _, target in pictures]}
        case Text(words):
            return {"text": book.plain(words)}
        case Note(words):
            return {"note": book.plain(words)}
        case Heading(words):
            return {"heading": book.plain(words)}
        case Bullets(items):
            return {"list": [book.plain(item) for item in items]}
        case Facts(rows):
            return {"facts": {label: book.plain(value) for label, value in rows}}
        case Table(head, rows):
            return {
                "head": [book.plain(cell) for cell in head],
                "rows": [[book.plain(cell) for cell in row] for row in rows],
            }
        case Links(_, refs):
            return {"pages": [_page(book, ref) for ref in refs]}
