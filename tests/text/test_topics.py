"""The reference's content: links resolve, every topic has its place, questions are many, markup is sound."""

import re
from collections import Counter

import pytest

from gah_desktop.catalog import expanded_catalog, load_catalog
from gah_desktop.reference.topics import LINK_KINDS, Topic, cells, contents, is_item, links, plain

CATALOG = expanded_catalog()
KNOWN = {
    "rule": set(contents().topics),
    "guest": {str(id) for id in CATALOG.guests},
    "staff": {str(id) for id in CATALOG.staff},
    "objective": {str(id) for id in CATALOG.objectives},
    "emperor": {str(id) for id in CATALOG.emperor_tiles},
    "ballroom": set(CATALOG.ballrooms),
    "rehearsal": set(CATALOG.rehearsal_rooms),
    "celebrity": {str(id) for id in CATALOG.celebrities},
    "entrance": {str(id) for id in CATALOG.entrances},
}


@pytest.fixture(params=list(contents().topics.values()), ids=list(contents().topics))
def topic(request: pytest.FixtureRequest) -> Topic:
    found = request.param
    assert isinstance(found, Topic)
    return found


def test_every_topic_is_in_exactly_one_chapter() -> None:
    placed = Counter(id for chapter in contents().chapters for id in chapter.topics)
    assert placed == Counter(dict.fromkeys(contents().topics, 1))
    assert len({chapter.id for chapter in contents().chapters}) == len(contents().chapters)


def test_no_two_pages_have_the_same_title() -> None:
    titles = [topic.title for topic in contents().topics.values()] + [
        chapter.title for chapter in contents().chapters
    ]
    assert [title for title, times in Counter(titles).items() if times > 1] == []


def test_at_least_forty_questions_are_answered() -> None:
    questions = [topic for topic in contents().topics.values() if topic.id.startswith("qa-")]
    assert len(questions) >= 40
    assert all("?" in question.title for question in questions)


def test_links_resolve(topic: Topic) -> None:
    assert set(KNOWN) == set(LINK_KINDS)
    for text in (topic.title, *topic.paragraphs):
        assert text.count("[[") == text.count("]]") == len(links(text))
        for kind, id in links(text):
            assert id in KNOWN[kind], f"{kind}:{id}"
    assert topic.see
    assert set(topic.see) <= set(contents().topics) - {topic.id}


def test_paragraphs_are_short_and_their_markup_is_sound(topic: Topic) -> None:
    assert topic.title and topic.paragraphs
    for text in topic.paragraphs:
        assert text == text.strip() and "  " not in text
        assert text.count("**") % 2 == 0
        assert len(text) <= 420, text
        assert "%" not in text
        shown = plain(text, lambda kind, id: id)
        assert not re.search(r"\*\*|\[\[|\]\]", shown)
        if not cells(text) and not is_item(text):
            assert text[-1] in ".:?", text


def test_rows_of_a_table_have_equal_cells(topic: Topic) -> None:
    widths: list[int] = []
    for text in topic.paragraphs:
        width = len(cells(text))
        assert (width > 1) == text.startswith("|"), text
        if width and widths and widths[-1]:
            assert width == widths[-1], text
        widths.append(width)


def test_numbers_agree_with_the_catalog() -> None:
    tracks = load_catalog().tracks

    def rows(id: str) -> dict[str, tuple[str, ...]]:
        return {cells(text)[0]: cells(text)[1:] for text in contents().topics[id].paragraphs if cells(text)}

    bonus = rows("occupancy-bonus")
    for label, color in (("Blue: VP", "blue"), ("Red: krones", "red"), ("Yellow: Emperor steps", "yellow")):
        expected = tracks.occupancy_bonus[color].by_size  # type: ignore[index]
        assert bonus[label] == tuple(map(str, expected))
    track = rows("emperor-track")
    assert track["VP"] == tuple(map(str, tracks.emperor_vp))
    assert track["Space"] == tuple(map(str, range(14)))
    for name, number in (("staff:17", (5, 3)),):
        row = rows("edition-cards")[f"[[{name}]]"]
        assert tuple(int(cell.split()[1]) for cell in row) == number


def test_every_card_that_needs_a_word_is_linked_from_a_rule() -> None:
    linked = {
        link for topic in contents().topics.values() for text in topic.paragraphs for link in links(text)
    }
    staff = {5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 29, 32, 33, 34}
    staff |= {35, 37, 38, 40, 41, 42, 48}
    assert {("staff", str(id)) for id in staff} <= linked
    assert {("guest", str(id)) for id in (49, 57, 61, 65, 87, 88, 97, 117, 118)} <= linked
    assert {("emperor", id) for id in ("B4", "C2", "C3", "C4")} <= linked


def told(id: str) -> str:
    return " ".join(contents().topics[id].paragraphs)


@pytest.mark.parametrize(
    ("id", "parts"),
    [
        (
            "no-die",
            (
                "You may pass.",
                "start your turn with additional actions",
                "obliges you to take a die",
                "counts as passing",
                "a second one with the same",
            ),
        ),
        ("taking-guest", ("only if afterwards you can still take a die",)),
        ("passing", ("only while you have done nothing in your turn: no guest taken, no additional action",)),
        (
            "turn",
            ("You pass instead of taking a turn.", "then you can no longer pass, and you must take a die"),
        ),
        (
            "qa-pass-after-serving",
            (
                "No. You pass instead of taking a turn.",
                "the turn ends without a die, which counts as passing",
            ),
        ),
        (
            "qa-six-no-krone",
            ("nor a guest from the queue", "You may pass, or start your turn with additional actions"),
        ),
        ("draw-three", ("one must be played", "[[emperor:B3]] leaves you the choice in Classic")),
        ("edition-cards", ("the action of one space with dice, which may be boosted for 1 krone",)),
        (
            "solo-entrances",
            ("7 krones and an entrance of your own", "the usual 10 krones and have no entrance"),
        ),
        ("entrance-toll-bridge", ("**5 VP**", "no space costs you a toll for the rest of that turn")),
        ("entrance-hautel-couture", ("If a reserved space shows VP, Leopold scores them at once.",)),
    ],
)
def test_what_the_digest_decides_is_told(id: str, parts: tuple[str, ...]) -> None:
    assert [part for part in parts if part not in told(id)] == []


def test_where_printings_of_the_first_edition_disagree_there_is_a_line_for_each() -> None:
    rows = [row for text in contents().topics["edition-printings"].paragraphs if len(row := cells(text)) == 3]
    cards = [link for row in rows for link in links(row[0])]
    assert {("staff", id) for id in ("5", "6", "26", "29", "32", "36")} | {("emperor", "B4")} == set(cards)
    here = {row[0]: row[2] for row in rows}
    assert here["First rooms"] == "up to three"
    assert (here["[[staff:32]]"], here["[[staff:26]]"]) == ("2 VP", "costs 1 krone")
    assert load_catalog().staff[36].cost == 2
