"""Where the editions differ, each general page names the exception for Classic at the place itself."""

from __future__ import annotations

import re

import pytest

from gah_desktop.catalog import load_catalog
from gah_desktop.reference import aid
from gah_desktop.reference.aid_parts import Line
from gah_desktop.reference.topics import contents

#: What differs between the editions, as a pattern for the pages that speak of it.
DIFFERENCES = {
    "E. Gizia": r"guest:97|E\. Gizia",
    "Custodian": r"staff:23",
    "Male Floor Housekeeper": r"staff:33",
    "Operator": r"staff:41",
    "reward of B3": r"emperor:B3",
    "penalty of C2": r"emperor:C2",
    "two penalties": r"two penalties",
    "first rooms": r"three rooms",
}
EDITIONS = {"editions", "edition-cards", "edition-emperor", "edition-unchanged", "edition-printings"}
#: The expansion follows Deluxe alone.
GENERAL = [
    contents().topics[id]
    for chapter in contents().chapters
    if not chapter.expansion
    for id in chapter.topics
    if id not in EDITIONS
]
SPOKEN_OF = [
    (topic.id, what)
    for topic in GENERAL
    for what, pattern in DIFFERENCES.items()
    if re.search(pattern, "\n".join((topic.title, *topic.paragraphs)))
]


@pytest.mark.parametrize(("id", "what"), SPOKEN_OF)
def test_a_page_that_speaks_of_a_difference_names_classic(id: str, what: str) -> None:
    """In the paragraph that speaks of it, or in the next one."""
    topic = contents().topics[id]
    if re.search(DIFFERENCES[what], topic.title):
        assert "Classic" in "\n".join(topic.paragraphs)
    for paragraph, following in zip(topic.paragraphs, (*topic.paragraphs[1:], ""), strict=True):
        if re.search(DIFFERENCES[what], paragraph):
            assert "Classic" in paragraph + following


def test_every_difference_has_a_general_page() -> None:
    assert {what for _, what in SPOKEN_OF} == set(DIFFERENCES)


def test_the_player_aid_names_classic_beside_the_penalties() -> None:
    lines = [
        part.words
        for sheet in aid.sheets(load_catalog())
        for column in sheet
        for section in column
        for part in section.parts
        if isinstance(part, Line)
    ]
    (penalty,) = (line for line in lines if "penalty" in line)
    assert penalty == (
        "On 0: the penalty. The left one if you can suffer it in full, otherwise the right one. In Classic "
        "you choose among those that are possible."
    )
