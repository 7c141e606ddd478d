"""Pages of the rules: topics with their lists and tables gathered, and chapters. Knows no widgets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from gah_desktop.reference.content import Block, Bullets, Links, Page, Ref, Table, Text
from gah_desktop.reference.topics import CONTEXT, Chapter, cells, contents, is_item
from gah_desktop.text.terms import fill, translate
from gah_desktop.text.voices import counted

#: What the rows of the tables of symbols show.
SYMBOLS: dict[str, tuple[str, ...]] = {
    "symbols-colours": ("mark-blue", "mark-red", "mark-yellow", "mark-green"),
    "symbols-items": ("strudel", "cake", "wine", "coffee"),
    "symbols-expansion": ("champagne", "dancer", "ballroom", "celebrity", "hotel", "turned"),
    "symbols-cards": ("krone", "vp", "emperor", "room-ajar", "bed", "staff", "guest", "discount"),
    "symbols-timing": ("timing-once", "timing-round", "timing-always", "timing-end"),
}


def topic_page(id: str) -> Page:
    topic = contents().topics[id]
    words = [translate(CONTEXT, text) for text in topic.paragraphs]
    return Page(
        ("rule", id),
        translate(CONTEXT, topic.title),
        _chapter_title(contents().chapter_of(id)),
        tuple(_blocks(words, SYMBOLS.get(id, ()))),
    )


def chapter_page(id: str) -> Page:
    chapter = contents().chapter(id)
    refs = tuple(("rule", topic) for topic in chapter.topics)
    about = counted("pages", "%n page(s) in this chapter", len(refs))
    title = translate(CONTEXT, chapter.title)
    return Page(("chapter", id), title, about, (Links("", refs),))


def of_expansion(ref: Ref) -> bool:
    """Whether a page is about rules that the base game does not have."""
    return ref[0] == "rule" and contents().chapter_of(ref[1]).expansion


def _chapter_title(chapter: Chapter) -> str:
    title = translate(CONTEXT, chapter.title)
    return fill(translate("pages", "Expansion · %1"), title) if chapter.expansion else title


def _form(text: str) -> str:
    if cells(text):
        return "row"
    return "item" if is_item(text) else "text"


def _blocks(words: Iterable[str], icons: tuple[str, ...]) -> Iterator[Block]:
    """Neighbouring rows become a table, neighbouring items a list."""
    for form, group in groupby(words, _form):
        if form == "text":
            yield from map(Text, group)
        elif form == "item":
            yield Bullets(tuple(text.removeprefix("- ") for text in group))
        else:
            head, *rows = map(cells, group)
            yield Table(head, tuple(rows), icons)
