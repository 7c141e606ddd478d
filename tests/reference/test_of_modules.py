"""A module brings its chapter to the reference."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gah_desktop.reference import topics as reference_topics
from gah_desktop.reference.part import REFERENCE_PARTS
from gah_desktop.reference.topics import contents
from tests.helpers.fountain import topics
from tests.helpers.fountain.playing import known
from tests.helpers.parts import registered

__all__ = ["known"]


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """What was gathered with other parts is forgotten."""
    reference_topics._contents.cache_clear()
    yield
    reference_topics._contents.cache_clear()


@pytest.mark.usefixtures("known")
def test_its_chapter_comes_after_those_of_the_other_modules() -> None:
    with registered(REFERENCE_PARTS, topics.PART):
        found = contents()
    ids = [chapter.id for chapter in found.chapters]
    assert ids[ids.index("more") :][:5] == ["more", "fountain", "promo", "elisabeth", "questions-ballrooms"]
    assert found.topics["fountain"].title == "The fountain"
    assert found.chapter_of("fountain").title == "Waters"


@pytest.mark.usefixtures("known")
def test_a_module_that_has_no_pages_says_so() -> None:
    with pytest.raises(ValueError, match="reference: module 'fountain' has no part"):
        contents()
