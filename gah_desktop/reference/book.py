"""The whole reference: every page in reading order, its title, its words, what belongs to it. No widgets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from gah_desktop.catalog import Catalog, expanded, load_catalog
from gah_desktop.catalog.basics import GUEST_COLORS
from gah_desktop.catalog.house import GROUPS
from gah_desktop.engine.module_registry import OPPONENTS
from gah_desktop.reference.boards import TRACKS, board_page
from gah_desktop.reference.cards import emperor_page, guest_page, objective_page, staff_page
from gah_desktop.reference.content import (
    AID,
    HOME,
    Block,
    Bullets,
    Heading,
    Links,
    Page,
    Ref,
    Showcase,
    Text,
)
from gah_desktop.reference.expansion_pages import (
    ballroom_page,
    celebrity_page,
    entrance_page,
    rehearsal_page,
)
from gah_desktop.reference.house_notes import notes
from gah_desktop.reference.instructions import instruction_page, instructions
from gah_desktop.reference.related import Related
from gah_desktop.reference.rules import chapter_page, topic_page
from gah_desktop.reference.topics import CONTEXT, contents, plain
from gah_desktop.text import names
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, translate
from gah_desktop.text.voices import counted

GALLERY_TITLES: dict[str, str] = {
    "guests": QT_TRANSLATE_NOOP("pages", "All guests"),
    "staff": QT_TRANSLATE_NOOP("pages", "All staff"),
    "objectives": QT_TRANSLATE_NOOP("pages", "All objectives"),
    "emperor": QT_TRANSLATE_NOOP("pages", "All Emperor tiles"),
    "ballrooms": QT_TRANSLATE_NOOP("pages", "All ballrooms"),
    "rehearsal": QT_TRANSLATE_NOOP("pages", "All rehearsal rooms"),
    "celebrities": QT_TRANSLATE_NOOP("pages", "All celebrities"),
    "entrances": QT_TRANSLATE_NOOP("pages", "All entrances for players"),
    "solo": QT_TRANSLATE_NOOP("pages", "Instruction cards"),
}
ENTRANCES = {
    "hautel": "entrance-hautel-couture",
    "stars": "entrance-nine-stars-inn",
    "sushi": "entrance-sushi-resort",
    "toll": "entrance-toll-bridge",
}
#: One of each kind of card, to welcome the reader.
SHOWN: tuple[tuple[Ref, Ref], ...] = (
    (("guest", "68"), ("gallery", "guests")),
    (("staff", "2"), ("gallery", "staff")),
    (("objective", "B1"), ("gallery", "objectives")),
    (("emperor", "C1"), ("gallery", "emperor")),
)
TIMINGS = ("once", "round", "permanent", "end")


class Section(NamedTuple):
    """A branch of the contents: the page it opens, and the pages below it."""

    ref: Ref
    refs: tuple[Ref, ...]
    sections: tuple[Section, ...] = ()


class Book:
    """Every page by its ref. Words are made anew, in the language of the moment, each time."""

    def __init__(self, catalog: Catalog | None = None) -> None:
        self.catalog = expanded(catalog or load_catalog())

    def renew(self, catalog: Catalog) -> None:
        """Go on with another catalog: an owner has set values right."""
        self.catalog = expanded(catalog)
        for held in ("related", "sections", "refs", "_known"):
            self.__dict__.pop(held, None)

    @cached_property
    def related(self) -> Related:
        return Related(self.catalog)

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        c = self.catalog
        guests = tuple(
            ("guest", str(guest.id))
            for color in GUEST_COLORS
            for guest in c.guests.values()
            if guest.color == color
        )
        staff = tuple(
            ("staff", str(card.id))
            for timing in TIMINGS
            for card in c.staff.values()
            if card.timing == timing
        )
        return (
            *(
                Section(("chapter", chapter.id), tuple(("rule", topic) for topic in chapter.topics))
                for chapter in contents().chapters
            ),
            Section(("gallery", "guests"), guests),
            Section(("gallery", "staff"), staff),
            Section(("gallery", "objectives"), tuple(("objective", id) for id in c.objectives)),
            Section(("gallery", "emperor"), tuple(("emperor", id) for id in c.emperor_tiles)),
            Section(("gallery", "ballrooms"), tuple(("ballroom", id) for id in c.ballrooms)),
            Section(("gallery", "rehearsal"), tuple(("rehearsal", id) for id in c.rehearsal_rooms)),
            Section(("gallery", "celebrities"), tuple(("celebrity", str(id)) for id in c.celebrities)),
            Section(("gallery", "entrances"), tuple(("entrance", str(id)) for id in c.entrances)),
            Section(("list", "boards"), tuple(("board", id) for id in (*c.boards, *TRACKS))),
            Section(("gallery", "solo"), tuple(("solo", id) for id in instructions(c))),
        )

    @cached_property
    def refs(self) -> tuple[Ref, ...]:
        """Every page with words of its own, in reading order."""
        return tuple(ref for section in self.sections for ref in section.refs)

    @cached_property
    def _known(self) -> frozenset[Ref]:
        return frozenset((HOME, AID, *(section.ref for section in self.sections), *self.refs))

    def find(self, kind: str, id: str) -> Ref | None:
        """The page that is meant; an entrance of the opponent's hotel is told by its rules."""
        if kind == "":
            return HOME
        if kind == "house" and id in ("", *GROUPS):
            return (kind, id)
        if kind == "solo" and id in ENTRANCES:
            return ("rule", ENTRANCES[id])
        if kind == "solo" and (id == "" or id in OPPONENTS):
            return ("rule", "elisabeth" if id == "elisabeth" else "solo")
        if kind == "emperor" and id == "":
            return ("rule", "emperor-scoring")
        return (kind, id) if (kind, id) in self._known else None

    def section_of(self, ref: Ref) -> Ref:
        """The branch of the contents a page hangs on."""
        return next((section.ref for section in self.sections if ref in section.refs), HOME)

    # -- words

    def title(self, ref: Ref) -> str:
        kind, id = ref
        match kind:
            case "rule":
                return self.plain(translate(CONTEXT, contents().topics[id].title))
            case "chapter":
                return translate(CONTEXT, contents().chapter(id).title)
            case "guest":
                return names.guest_name(int(id))
            case "staff":
                return names.staff_name(int(id))
            case "objective":
                return names.objective_name(id)
            case "emperor":
                return names.emperor_name(id)
            case "ballroom":
                return names.component_name("ballroom", id)
            case "rehearsal":
                return names.component_name("rehearsal", id)
            case "celebrity":
                return names.component_name("celebrity", int(id))
            case "entrance":
                return names.component_name("entrance", int(id))
            case "board" if id in TRACKS:
                return translate("pages", TRACKS[id])
            case "board":
                return names.board_name(id)
            case "solo":
                return fill(translate("pages", "Instruction card %1"), id)
            case "gallery":
                return translate("pages", GALLERY_TITLES[id])
            case "list":
                return translate("pages", "Boards and tracks")
            case "aid":
                return translate("pages", "Player aid")
            case "house":
                return translate("pages", "House values")
        return translate("pages", "The reference")

    def name(self, kind: str, id: str) -> str:
        return self.title((kind, id))

    def plain(self, words: str) -> str:
        """Words without markup, links as the titles of their pages."""
        return plain(words, self.name)

    def page(self, ref: Ref) -> Page:
        """What is on a page, in the language of the moment, without what belongs to it."""
        kind, id = ref
        match kind:
            case "rule":
                page = topic_page(id)
                return replace(page, blocks=(*page.blocks, *notes(self.catalog, id)))
            case "chapter":
                return chapter_page(id)
            case "guest":
                return guest_page(self.catalog, id)
            case "staff":
                return staff_page(self.catalog, id)
            case "objective":
                return objective_page(self.catalog, id)
            case "emperor":
                return emperor_page(self.catalog, id)
            case "ballroom":
                return ballroom_page(self.catalog, id)
            case "rehearsal":
                return rehearsal_page(self.catalog, id)
            case "celebrity":
                return celebrity_page(self.catalog, id)
            case "entrance":
                return entrance_page(self.catalog, id)
            case "board":
                return board_page(self.catalog, id)
            case "solo":
                return instruction_page(self.catalog, id)
            case "gallery" | "list":
                section = next(section for section in self.sections if section.ref == ref)
                about = counted("pages", "%n page(s)", len(section.refs))
                return Page(ref, self.title(ref), about, (Links("", section.refs),))
            case "aid":
                words = translate(
                    "pages",
                    "Three pages for the table, to print or to save as a PDF file; the last one is "
                    "for the expansion.",
                )
                return Page(ref, self.title(ref), words, (), picture=True)
        return self._home()

    def _home(self) -> Page:
        welcome = translate(
            "pages",
            "Welcome. Here the house answers whatever you ask about the game. Search above in any of "
            "its languages, browse on the left, or begin with one of these pages:",
        )
        first = ("setup", "turn", "dice-strength", "additional-actions", "emperor-scoring", "end-scoring")
        return Page(
            HOME,
            self.title(HOME),
            translate("pages", "Rules and cards of the house"),
            (
                Text(welcome),
                Bullets(tuple(f"[[rule:{id}]]" for id in first)),
                Showcase(SHOWN),
                Heading(translate("pages", "The rules")),
                Links("", self._chapters(expansion=False)),
                Heading(translate("pages", "The expansion")),
                Links("", self._chapters(expansion=True)),
                Heading(translate("pages", "Cards and boards")),
                Links("", (*(s.ref for s in self.sections if s.ref[0] != "chapter"), AID)),
            ),
        )

    def _chapters(self, expansion: bool) -> tuple[Ref, ...]:
        return tuple(
            s.ref
            for s in self.sections
            if s.ref[0] == "chapter" and contents().chapter(s.ref[1]).expansion == expansion
        )

    def belongings(self, ref: Ref) -> Iterator[Block]:
        """The rules and cards that a page touches, as lists of links."""
        related = self.related
        if ref[0] in ("home", "aid", "gallery", "list", "chapter"):
            return
        heading = translate("pages", "See also") if ref[0] == "rule" else translate("pages", "Rules")
        for title, refs in (
            (heading, related.rules(ref)),
            (translate("pages", "Questions"), related.questions(ref)),
            (translate("pages", "Cards mentioned"), related.mentioned(ref)),
            (translate("pages", "Related staff"), related.staff_for(ref)),
            (translate("pages", "Related guests"), related.guests_for(ref)),
            (translate("pages", "Objectives that go with it"), related.objectives_for(ref)),
            (translate("pages", "Cards with a similar effect"), related.same_effect(ref)),
        ):
            if refs:
                yield Links(title, refs)
