"""The sentence for a correction of the catalog that could not be used. Judges nothing itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.catalog.basics import DISHES_AND_DRINKS, GUEST_COLORS, ITEMS

from .errors import os_error_text
from .literals import QT_TRANSLATE_NOOP
from .terms import fill, join_list, join_or, translate

if TYPE_CHECKING:
    from gah_desktop.catalog import OverrideProblem
    from gah_desktop.catalog.problems import Expectation

# The words of the file itself, which no language translates.
WORDS: dict[Expectation, tuple[str, ...]] = {
    "section": (
        "guests",
        "staff",
        "boards",
        "ballroom_rows",
        "rehearsal_rooms",
        "die_actions",
        "celebrities",
        "entrances",
        "auction",
    ),
    "guest_color": GUEST_COLORS,
    "order": ITEMS,
    "plain_order": DISHES_AND_DRINKS,
    "die_items": ITEMS,
}

EXPECTED: dict[Expectation, str] = {
    "object": QT_TRANSLATE_NOOP("overrides", "values by name, in braces"),
    "once": QT_TRANSLATE_NOOP("overrides", "each name only once"),
    "section": QT_TRANSLATE_NOOP("overrides", "the word %1"),
    "known_id": QT_TRANSLATE_NOOP("overrides", "the number of a card or the name of a board"),
    "known_field": QT_TRANSLATE_NOOP("overrides", "a field that such a card has"),
    "open_value": QT_TRANSLATE_NOOP(
        "overrides",
        "a value that can be corrected; those known from the rulebook or the cards stay as they are",
    ),
    "guest_color": QT_TRANSLATE_NOOP("overrides", "the word %1"),
    "order": QT_TRANSLATE_NOOP("overrides", "one to four items out of %1"),
    "plain_order": QT_TRANSLATE_NOOP("overrides", "one to four items out of %1"),
    "vp": QT_TRANSLATE_NOOP("overrides", "a whole number from 0 to 99"),
    "any_vp": QT_TRANSLATE_NOOP("overrides", "a whole number from -99 to 99"),
    "cost": QT_TRANSLATE_NOOP("overrides", "a whole number from 0 to 20"),
    "spaces": QT_TRANSLATE_NOOP("overrides", "a whole number from 1 to 10"),
    "champagne": QT_TRANSLATE_NOOP("overrides", "a whole number from 0 to 20"),
    "areas": QT_TRANSLATE_NOOP(
        "overrides", "four areas of one, two, three and four dancers, each with its bonus"
    ),
    "die_items": QT_TRANSLATE_NOOP("overrides", "different items out of %1"),
    "tokens": QT_TRANSLATE_NOOP(
        "overrides", "five tokens, each with what it gives for a column and for a floor"
    ),
    "lowest": QT_TRANSLATE_NOOP("overrides", "a whole number from 0 to 10"),
    "raise_by": QT_TRANSLATE_NOOP("overrides", "a whole number from 1 to 10"),
    "starter_letter": QT_TRANSLATE_NOOP("overrides", "A, B, C, D or null"),
    "starter_sets_of_six": QT_TRANSLATE_NOOP("overrides", "six cards in each of the sets A to D"),
    "board_colors": QT_TRANSLATE_NOOP(
        "overrides", "four floors of five letters b, r or y, forming ten groups of at most four rooms"
    ),
}


def expected_text(expectation: Expectation) -> str:
    """Why a value is not taken, beside the field where it was written."""
    return fill(translate("overrides", "Expected: %1."), _expected(expectation))


def _expected(expectation: Expectation) -> str:
    text = translate("overrides", EXPECTED[expectation])
    words = [f'"{word}"' for word in WORDS.get(expectation, ())]
    return fill(
        text, join_list(words) if expectation in ("order", "plain_order", "die_items") else join_or(words)
    )


def override_problem(problem: OverrideProblem) -> str:
    """One whole sentence that names the place; the built-in value is in force."""
    if problem.error is not None:
        text = translate("overrides", "%1 cannot be read. %2 The built-in values are used.")
        return fill(text, problem.file, os_error_text(problem.error))
    expected = _expected(problem.expected)
    place = ", ".join(part for part in (problem.section, problem.id, problem.field) if part)
    if not place:
        text = translate("overrides", "%1: expected %2. The built-in values are used.")
        return fill(text, problem.file, expected)
    if not problem.found:
        text = translate("overrides", "%1, at %2: expected %3. The built-in values are used.")
        return fill(text, problem.file, place, expected)
    text = translate("overrides", "%1, at %2: expected %3, found %4. The built-in value is used.")
    return fill(text, problem.file, place, expected, problem.found)
