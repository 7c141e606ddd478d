"""Every page of the reference has words, and belongs to others; everything can be reached by links."""

import re
from collections import Counter

import pytest

from gah_desktop.catalog import corrected_catalog, expanded_catalog, load_catalog
from gah_desktop.catalog.effects import EFFECT_FIELDS, EXPANSION_FIELDS
from gah_desktop.reference.boards import TRACKS
from gah_desktop.reference.book import Book
from gah_desktop.reference.content import (
    AID,
    HOME,
    Bullets,
    Facts,
    Heading,
    Links,
    Note,
    Ref,
    Showcase,
    Table,
    Text,
)
from gah_desktop.reference.plain import words_of
from gah_desktop.reference.related import EFFECT_TOPICS
from gah_desktop.reference.rules import SYMBOLS
from gah_desktop.reference.sets import INTRODUCED, SECTIONS, set_of
from gah_desktop.reference.topics import contents, links
from tests.helpers.languages import english as english

BOOK = Book()

#: The gallery where cards of a kind hang.
GALLERY_OF = {
    "guest": "guests",
    "staff": "staff",
    "objective": "objectives",
    "emperor": "emperor",
    "ballroom": "ballrooms",
    "rehearsal": "rehearsal",
    "celebrity": "celebrities",
    "entrance": "entrances",
    "solo": "solo",
}


def linked(ref: Ref) -> set[Ref]:
    """Every page that a page leads to."""
    found: set[Ref] = set()
    page = BOOK.page(ref)
    for block in (*page.blocks, *BOOK.belongings(ref)):
        match block:
            case Links(_, refs):
                found.update(refs)
            case Showcase(pictures):
                found.update(target for _, target in pictures)
            case Text(words) | Note(words):
                found.update(links(words))
            case Bullets(items):
                found.update(link for item in items for link in links(item))
            case Table(head, rows):
                found.update(link for row in (head, *rows) for cell in row for link in links(cell))
    return found


def test_all_that_the_game_has_is_in_the_book() -> None:
    catalog = expanded_catalog()
    refs = set(BOOK.refs)
    assert len(refs) == len(BOOK.refs)
    expected = {
        *(("guest", str(id)) for id in catalog.guests),
        *(("staff", str(id)) for id in catalog.staff),
        *(("objective", id) for id in catalog.objectives),
        *(("emperor", id) for id in catalog.emperor_tiles),
        *(("ballroom", id) for id in catalog.ballrooms),
        *(("rehearsal", id) for id in catalog.rehearsal_rooms),
        *(("celebrity", str(id)) for id in catalog.celebrities),
        *(("entrance", str(id)) for id in catalog.entrances),
        *(("board", id) for id in (*catalog.boards, *TRACKS)),
        *(("solo", str(card.id)) for deck in catalog.instruction_decks.values() for card in deck),
        *(("rule", id) for id in contents().topics),
    }
    assert refs == expected


@pytest.mark.parametrize("ref", BOOK.refs, ids="-".join)
def test_every_page_has_a_title_and_words(ref: Ref) -> None:
    page = BOOK.page(ref)
    assert page.ref == ref
    assert page.subtitle and page.blocks
    assert BOOK.plain(page.title) == BOOK.title(ref)
    words = " ".join(words_of(BOOK, page.blocks))
    assert words
    for left in ("**", "[[", "]]", "%1", "%2", "%n"):
        assert left not in words


def test_every_page_can_be_reached_from_the_first() -> None:
    reached, waiting = {HOME}, [HOME]
    while waiting:
        for ref in linked(waiting.pop()) - reached:
            reached.add(ref)
            waiting.append(ref)
    assert reached >= {*BOOK.refs, AID}
    assert all(BOOK.find(*ref) == ref for ref in reached)


@pytest.mark.parametrize("ref", [r for r in BOOK.refs if r[0] in GALLERY_OF], ids="-".join)
def test_every_card_lists_the_rules_and_cards_it_touches(ref: Ref) -> None:
    related = BOOK.related
    assert len(related.rules(ref)) >= 2
    others = (*related.same_effect(ref), *related.staff_for(ref), *related.guests_for(ref))
    others += related.objectives_for(ref)
    if ref[0] != "solo" and ref not in {("staff", id) for id in ("24", "25")}:
        assert others or related.questions(ref), ref
    assert ref not in others
    for other in (*others, *related.rules(ref), *related.questions(ref)):
        assert BOOK.find(*other) == other


def test_rules_that_mention_a_card_are_on_its_page() -> None:
    for topic in contents().topics.values():
        for text in (topic.title, *topic.paragraphs):
            for ref in links(text):
                if ref[0] in GALLERY_OF:
                    found = (*BOOK.related.rules(ref), *BOOK.related.questions(ref))
                    assert ("rule", topic.id) in found


def test_every_effect_kind_has_its_rules() -> None:
    assert set(EFFECT_TOPICS) == {*EFFECT_FIELDS, *EXPANSION_FIELDS}
    for topics in EFFECT_TOPICS.values():
        assert set(topics.split()) <= set(contents().topics)


def test_a_card_of_a_module_leads_to_the_rules_of_its_module() -> None:
    for ref in BOOK.refs:
        if ref[0] in SECTIONS and set_of(BOOK.catalog, ref) != "base":
            assert ("rule", INTRODUCED[set_of(BOOK.catalog, ref)]) in BOOK.related.rules(ref), ref
    for card in BOOK.catalog.instruction_decks["elisabeth"]:
        assert ("rule", "elisabeth-die") in BOOK.related.rules(("solo", str(card.id)))


@pytest.mark.parametrize(
    ("ref", "label", "value"),
    [
        (("guest", "162"), "Set", "Vienna Ballrooms"),
        (("guest", "184"), "Room", "none"),
        (("guest", "185"), "Set", "promotional, optional; only with Vienna Ballrooms"),
        (("guest", "190"), "Set", "promotional, optional; with any module of the expansion"),
        (("staff", "170"), "Set", "Some More"),
        (("celebrity", "9"), "Set", "Celebrities; only with Vienna Ballrooms"),
        (("entrance", "3"), "Set", "Unique Hotels"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else None,
)
def test_what_is_said_of_a_card_of_the_expansion(ref: Ref, label: str, value: str) -> None:
    facts = next(block for block in BOOK.page(ref).blocks if isinstance(block, Facts))
    assert dict(facts.rows)[label] == value


AT_BALLS = "With Vienna Ballrooms, going to a ball counts as moving in."


def notes(ref: Ref) -> list[str]:
    return [block.words for block in BOOK.page(ref).blocks if isinstance(block, Note)]


@pytest.mark.parametrize("staff", ["5", "6", "7", "8", "33"])
def test_what_counts_moving_in_counts_balls(staff: str) -> None:
    assert AT_BALLS in notes(("staff", staff))


def test_rooms_alone_are_rooms_alone() -> None:
    assert AT_BALLS not in notes(("staff", "23"))


def test_the_expansion_has_no_first_edition() -> None:
    assert any(note.startswith("**Classic:**") for note in notes(("emperor", "C2")))
    for tile in ("A5", "A6", "B5", "B6", "C5", "C6"):
        assert not any(note.startswith("**Classic:**") for note in notes(("emperor", tile)))


def test_house_values_are_marked_on_the_pages() -> None:
    def notes(*ref: str) -> list[str]:
        page = BOOK.page((ref[0], ref[1]))
        return [block.words for block in page.blocks if isinstance(block, Note)]

    for ref in (
        ("guest", "134"),
        ("staff", "119"),
        ("celebrity", "1"),
        ("rehearsal", "pantry"),
        ("ballroom", "odeonsaal"),
        ("entrance", "3"),
    ):
        assert any("estimated by us" in note or "supplied its own" in note for note in notes(*ref)), ref
    assert notes("entrance", "4") == notes("objective", "A5") == []


def test_what_an_owner_has_set_right_is_no_longer_marked() -> None:
    catalog = BOOK.catalog
    overrides = {"guests": {"134": {"vp": 2}}, "rehearsal_rooms": {"pantry": {"areas": []}}}
    corrected = Book(catalog._replace(overrides=overrides))

    def notes(book: Book, kind: str, id: str) -> list[str]:
        return [block.words for block in book.page((kind, id)).blocks if isinstance(block, Note)]

    assert "the order, the VP and the colour" in notes(BOOK, "guest", "134")[0]
    assert "by us: the order and the colour. If" in notes(corrected, "guest", "134")[0]
    assert notes(corrected, "rehearsal", "pantry") == []
    provenance = {**catalog.guests[134].provenance, "vp": "calibrated"}
    tried = catalog.guests[134]._replace(provenance=provenance)
    book = Book(catalog._replace(guests={**catalog.guests, 134: tried}))
    assert notes(book, "guest", "134") == notes(BOOK, "guest", "134")


def test_staff_that_answers_to_a_guest_and_back() -> None:
    princess = ("guest", "68")  # blue
    staff = BOOK.related.staff_for(princess)
    assert ("staff", "6") in staff  # for blue guests
    assert ("staff", "5") not in staff  # for red ones
    assert ("staff", "23") in staff  # for every room that becomes occupied
    assert princess in BOOK.related.guests_for(("staff", "6"))
    large = BOOK.related.guests_for(("staff", "33"))
    assert all(BOOK.catalog.guests[int(id)].order.total == 4 for _, id in large)
    assert BOOK.related.staff_for(("emperor", "A4"))[:3] == (("staff", "9"), ("staff", "10"), ("staff", "11"))
    assert ("staff", "46") in BOOK.related.staff_for(("objective", "B1"))


def test_what_differs_in_classic_is_said() -> None:
    def notes(kind: str, id: str) -> list[str]:
        return [block.words for block in BOOK.page((kind, id)).blocks if isinstance(block, Note)]

    for kind, id in (("guest", "97"), ("staff", "41"), ("staff", "33"), ("staff", "23"), ("emperor", "C2")):
        assert any("Classic" in note for note in notes(kind, id)), id
    assert notes("guest", "58") == []
    facts = next(block for block in BOOK.page(("staff", "17")).blocks if isinstance(block, Facts))
    assert "5 in Deluxe, 3 in Classic" in dict(facts.rows).values()


@pytest.mark.parametrize(
    ("kind", "id", "label", "value"),
    [
        ("emperor", "A3", "Penalty", "−2 staff in hand, else −5 VP (Classic: −2 staff in hand or −5 VP)"),
        ("emperor", "C1", "Penalty", "−8 VP"),
        ("emperor", "B6", "Penalty", "−3 staff in hand, else −7 VP"),
        ("guest", "97", "Reward", "extra action (Classic: extra turn)"),
        (
            "staff",
            "33",
            "In short",
            "order of 4 or more: 4 VP (Classic: order of exactly 4: 4 VP)",
        ),
        ("staff", "13", "In short", "die 1 or 2: +1 strength"),
    ],
)
def test_facts_in_short_are_those_of_both_editions(kind: str, id: str, label: str, value: str) -> None:
    facts = next(block for block in BOOK.page((kind, id)).blocks if isinstance(block, Facts))
    assert dict(facts.rows)[label] == value


def test_values_known_from_a_transcription_alone_are_told() -> None:
    def notes(book: Book, kind: str, id: str) -> list[str]:
        return [block.words for block in book.page((kind, id)).blocks if isinstance(block, Note)]

    for guest in ("117", "118"):
        assert notes(BOOK, "guest", guest) == [
            "Known from two public transcriptions only: the order, the VP and the colour. If you own the "
            "game, you can correct this in catalog-overrides.json."
        ]
    for letter in "ABCD":
        (note,) = notes(BOOK, "board", f"day-{letter}")
        assert "two public transcriptions" in note and "catalog-overrides.json" in note
    assert notes(BOOK, "board", "night") == notes(BOOK, "guest", "49") == []

    catalog = load_catalog()
    guest_49 = catalog.guests[49]
    invented = guest_49._replace(provenance={**guest_49.provenance, "vp": "house"})
    (note,) = notes(Book(catalog._replace(guests={**catalog.guests, 49: invented})), "guest", "49")
    assert note.startswith("Not known from any source, and estimated by us: the VP. If you own the game")


def test_pages_are_found_by_what_others_call_them() -> None:
    assert BOOK.find("", "") == HOME
    assert BOOK.find("solo", "hautel") == ("rule", "entrance-hautel-couture")
    assert BOOK.find("solo", "leopold") == ("rule", "solo")
    assert BOOK.find("solo", "193") == ("solo", "193")
    assert BOOK.find("guest", "1000") is None
    assert BOOK.find("nothing", "x") is None


def test_symbols_are_shown_row_by_row() -> None:
    for id, icons in SYMBOLS.items():
        table = next(block for block in BOOK.page(("rule", id)).blocks if isinstance(block, Table))
        assert len(table.rows) == len(icons)


def test_every_card_hangs_in_its_gallery() -> None:
    for section in BOOK.sections:
        for ref in section.refs:
            if ref[0] in GALLERY_OF:
                assert section.ref == ("gallery", GALLERY_OF[ref[0]])


@pytest.mark.parametrize("board", ("night", "day-A", "day-B", "day-C", "day-D"))
def test_a_board_tells_of_every_room_what_it_costs_and_is_worth(board: str) -> None:
    """Its colour, who shares its group, the group's bonus, the price of its floor, VP now and at the end."""
    catalog = load_catalog()
    blocks = BOOK.page(("board", board)).blocks
    told: dict[str, tuple[str, ...]] = {}
    for heading, text, table in zip(blocks, blocks[1:], blocks[2:], strict=False):
        if isinstance(heading, Heading) and isinstance(text, Text) and isinstance(table, Table):
            told |= {row[0]: (text.words, *row[1:]) for row in table.rows}
    assert len(told) == 20
    groups = Counter(room.group for room in catalog.boards[board].rooms)
    for room in catalog.boards[board].rooms:
        floor, color, others, bonus, vp = told[f"{room.floor}/{room.column}"]
        tracks = catalog.tracks
        assert f"costs {tracks.floor_cost[room.floor - 1]} krone" in floor
        assert f"scores {tracks.floor_vp[room.floor - 1]} VP at the end" in floor
        assert color == room.color
        assert len(re.findall(r"\d/\d", others)) == groups[room.group] - 1
        worth = tracks.occupancy_bonus[room.color]
        assert bonus.startswith(f"{worth.by_size[groups[room.group] - 1]} ")
        assert {"vp": "VP", "krones": "krone", "emperor": "Emperor"}[worth.unit] in bonus
        assert vp == str(tracks.prepare_vp(room.floor, room.column) or "–")


def test_the_suite_of_four_on_the_night_side(english: None) -> None:
    rows = [
        row
        for block in BOOK.page(("board", "night")).blocks
        if isinstance(block, Table)
        for row in block.rows
    ]
    room = next(row for row in rows if row[0] == "2/3")
    assert room == ("2/3", "red", "1/3, 1/4 and 2/4", "10 krones", "–")


def test_a_page_says_what_is_ours_until_an_owner_has_set_it_right() -> None:
    def note(corrections: dict[str, object], kind: str, id: str) -> str:
        catalog, problems = corrected_catalog(corrections)
        assert problems == []
        return " ".join(b.words for b in Book(catalog).page((kind, id)).blocks if isinstance(b, Note))

    assert "by us: the VP. If" in note({}, "celebrity", "1")
    assert note({"celebrities": {"1": {"vp": 3}}}, "celebrity", "1") == ""
    assert "the order, the VP and the colour" in note({}, "guest", "140")
    assert "the order and the colour" in note({"guests": {"140": {"vp": 5}}}, "guest", "140")
    assert note({"guests": {"117": {"order": {"wine": 1}, "vp": 1, "color": "red"}}}, "guest", "117") == ""
    rows = {row: {"champagne": 1, **({} if row == "balcony" else {"spaces": 2})}
            for row in ("bottom", "middle", "top", "balcony")}  # fmt: skip
    assert "of each row" in note({}, "ballroom", "apollosaal")
    assert note({"ballroom_rows": rows}, "ballroom", "apollosaal") == ""


def test_what_games_have_changed_is_ours_as_well() -> None:
    catalog = expanded_catalog()
    card = catalog.staff[119]
    changed = card._replace(provenance={**card.provenance, "cost": "calibrated"})
    page = Book(catalog._replace(staff={**catalog.staff, 119: changed})).page(("staff", "119"))
    (note,) = (block.words for block in page.blocks if isinstance(block, Note))
    assert "by us: the cost. If" in note
