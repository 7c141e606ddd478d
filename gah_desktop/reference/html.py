"""Pages as the rich text that Qt sets, in the colours of a theme. Draws no pictures, knows no widgets."""

from __future__ import annotations

import re
from html import escape

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
from gah_desktop.reference.pictures import has_picture, picture_size
from gah_desktop.reference.topics.model import LINK
from gah_desktop.widgets.theme import Theme

BOLD = re.compile(r"\*\*(.+?)\*\*")
LINKED = "ref:"  # how the address of a link to a page begins
DRAWN = "card:"  # ... and that of a card's picture, language first
TWO_COLUMNS = 40  # letter heights a page must be wide for two columns of links
SIGN = "icon:"  # ... and that of a pictogram


def address(ref: Ref) -> str:
    return f"{LINKED}{ref[0]}/{ref[1]}"


def ref_of(address: str) -> Ref:
    kind, _, id = address.removeprefix(LINKED).partition("/")
    return kind, id


class Writer:
    """Sets pages of a book for a theme and a letter height; `language` tells pictures apart.

    On paper, where nothing can be followed, links to other pages are kept short.
    """

    def __init__(self, book: Book, theme: Theme, em: float, language: str = "", paper: bool = False) -> None:
        self.book = book
        self.theme = theme
        self.em = em
        self.language = language
        self.paper = paper

    def page(self, page: Page, mark: str = "", width: float = 0) -> str:
        """The whole page. `mark` says where the card is in the running game; 0 is any width."""
        return f"<html><head>{self.style()}</head><body>{self.body(page, mark, width)}</body></html>"

    def body(self, page: Page, mark: str = "", width: float = 0) -> str:
        blocks = list(page.blocks)
        parts = [
            f'<h1>{self.words(page.title)}</h1><p class="sub">{self.words(page.subtitle)}</p>',
            self._rule(),
        ]
        if mark:
            parts.append(
                f'<table cellspacing="0" cellpadding="{self._px(0.35)}" bgcolor="{self.theme.accent.name()}">'
                f'<tr><td><span class="mark">{escape(mark)}</span></td></tr></table>'
            )
        if page.picture and has_picture(page.ref):
            facts = next((block for block in blocks if isinstance(block, Facts)), None)
            if facts is not None:
                blocks.remove(facts)
            parts.append(self._pictured(page.ref, facts, width))
        parts += [self._block(block, width) for block in (*blocks, *self.book.belongings(page.ref))]
        return "".join(parts)

    def words(self, words: str) -> str:
        """Escaped words, with bold and links; what is bold may hold links."""
        out, at = [], 0
        for found in LINK.finditer(words):
            out.append(escape(words[at : found.start()]))
            out.append(self._link((found["kind"], found["id"])))
            at = found.end()
        out.append(escape(words[at:]))
        return BOLD.sub(r"<b>\1</b>", "".join(out))

    # -- parts

    def _block(self, block: Block, width: float) -> str:
        match block:
            case Text(words):
                return f"<p>{self.words(words)}</p>"
            case Note(words):
                return f'<p class="note">{self.words(words)}</p>'
            case Heading(words):
                return f"<h2>{self.words(words)}</h2>"
            case Bullets(items):
                rows = "".join(f"<li>{self.words(item)}</li>" for item in items)
                return f"<ul>{rows}</ul>"
            case Facts():
                return self._facts(block)
            case Table(head, rows, icons):
                return self._table(head, rows, icons)
            case Links(title, refs):
                return self._links(title, refs, width)
            case Showcase(pictures):
                return self._showcase(pictures, width)

    def _pictured(self, ref: Ref, facts: Facts | None, width: float) -> str:
        size = picture_size(ref, self.em)
        shown = min(size.width(), width) if width else size.width()
        image = self._image(ref, shown)
        beside = facts is not None and (not width or width > shown + 14 * self.em)
        if not beside:
            under = self._facts(facts) if facts else ""
            return f'<p style="line-height: 100%; margin-bottom: {self._px(0.8)}px">{image}</p>{under}'
        assert facts is not None
        return (
            f'<table cellspacing="0" cellpadding="0"><tr><td>{image}</td>'
            f'<td style="padding-left: {self._px(1.2)}px">{self._facts(facts)}</td></tr></table>'
        )

    def _facts(self, facts: Facts) -> str:
        rows = "".join(
            f'<tr><td style="padding-right: {self._px(1)}px"><span class="label">{escape(label)}</span></td>'
            f"<td><b>{self.words(value)}</b></td></tr>"
            for label, value in facts.rows
        )
        return f'<table cellspacing="0" cellpadding="{self._px(0.25)}">{rows}</table>'

    def _table(self, head: tuple[str, ...], rows: tuple[tuple[str, ...], ...], icons: tuple[str, ...]) -> str:
        side = self._px(1.7)
        lead = "<th></th>" if icons else ""
        heads = "".join(f'<th align="left">{self.words(cell)}</th>' for cell in head)
        out = [f"<tr>{lead}{heads}</tr>"]
        for number, row in enumerate(rows):
            sign = ""
            if icons:
                sign = f'<td><img src="{SIGN}{icons[number]}" width="{side}" height="{side}"></td>'
            out.append(f"<tr>{sign}{''.join(f'<td>{self.words(cell)}</td>' for cell in row)}</tr>")
        # wide tables of numbers keep close together
        padding = self._px(0.3 if len(head) > 8 else 0.45)
        return (
            f'<table border="1" cellspacing="0" cellpadding="{padding}" class="table" '
            f'style="border-collapse: collapse; border-color: {self.theme.rule.name()}">'
            f"{''.join(out)}</table><p></p>"
        )

    def _links(self, title: str, refs: tuple[Ref, ...], width: float) -> str:
        heading = f"<h3>{escape(title)}</h3>" if title else ""
        links = [self._link(ref) for ref in refs]
        if title and self.paper:
            return f'<p class="note"><b>{escape(title)}</b>&nbsp; {"&nbsp;· ".join(links)}</p>'
        if title and not any(ref[0] == "rule" for ref in refs):
            return f'{heading}<p class="cards">{"&nbsp;· ".join(links)}</p>'
        if title or len(links) < 6 or width < TWO_COLUMNS * self.em:
            return heading + _list(links)
        half = (len(links) + 1) // 2
        cells = "".join(f'<td width="50%">{_list(part)}</td>' for part in (links[:half], links[half:]))
        return f'<table width="100%" cellspacing="0" cellpadding="0"><tr>{cells}</tr></table>'

    def _showcase(self, pictures: tuple[tuple[Ref, Ref], ...], width: float) -> str:
        gap = self._px(0.8)
        whole = sum(picture_size(ref, self.em).width() + gap for ref, _ in pictures)
        if width and whole > width:
            return ""
        images = "".join(
            f'<td style="padding-right: {gap}px"><a href="{address(target)}">{self._image(ref)}</a></td>'
            for ref, target in pictures
        )
        return f'<table cellspacing="0" cellpadding="0"><tr>{images}</tr></table>'

    def _image(self, ref: Ref, shown: float = 0) -> str:
        size = picture_size(ref, self.em)
        shown = shown or size.width()
        return (
            f'<img src="{DRAWN}{self.language}/{ref[0]}/{ref[1]}" '
            f'width="{round(shown)}" height="{round(size.height() * shown / size.width())}">'
        )

    def _link(self, ref: Ref) -> str:
        title = escape(self.book.title(ref))
        if ref[0] in ("guest", "staff", "celebrity"):
            title = title.replace(" ", "&nbsp;")
        return f'<a href="{address(ref)}">{title}</a>'

    def _rule(self) -> str:
        """The double rule under a title."""
        gold = self.theme.gold.name()
        return (
            f'<table width="100%" cellspacing="0" cellpadding="0" bgcolor="{gold}">'
            '<tr><td height="1" style="font-size: 1px; line-height: 1px"></td></tr></table>'
            f'<p style="margin: 0px; line-height: 100%; font-size: {self._px(0.5)}px">&nbsp;</p>'
        )

    def _px(self, ems: float) -> int:
        return max(1, round(ems * self.em))

    def style(self) -> str:
        t, px = self.theme, self._px
        gold, muted = t.gold.name(), t.muted.name()
        return (
            f"<style>body {{ color: {t.text.name()}; }}"
            f"h1 {{ color: {gold}; font-size: {px(2.0)}px; margin: 0px 0px {px(0.1)}px 0px; }}"
            f"h2 {{ color: {gold}; font-size: {px(1.25)}px; margin: {px(1.2)}px 0px {px(0.5)}px 0px; }}"
            f"h3 {{ color: {gold}; font-size: {px(1.1)}px; margin: {px(1.3)}px 0px {px(0.2)}px 0px; }}"
            f"p, li {{ font-size: {px(1.1)}px; line-height: 135%; margin: {px(0.55)}px 0px; }}"
            f"li {{ margin: {px(0.2)}px 0px; }}"
            f"ul {{ margin: {px(0.3)}px 0px; -qt-list-indent: 1; }}"
            f"td, th {{ font-size: {px(1.05)}px; }} th {{ color: {t.gold.name()}; }}"
            f"p.sub {{ color: {t.muted.name()}; margin: 0px 0px {px(0.4)}px 0px; }}"
            f"p.note {{ color: {t.muted.name()}; margin-left: {px(1)}px; }}"
            f"p.cards {{ line-height: 150%; }}"
            f".label {{ color: {muted}; }} .mark {{ color: {t.on_accent.name()}; font-weight: bold; }}"
            f"a {{ color: {t.accent.name() if not t.dark else t.gold.name()}; text-decoration: none; }}"
            "</style>"
        )


def _list(links: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{link}</li>' for link in links)}</ul>"
