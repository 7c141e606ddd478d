"""The sentence for a correction of the catalog that could not be used. Judges nothing itself."""

from PySide6.QtCore import QCoreApplication

from gah_desktop.catalog import OverrideProblem
from gah_desktop.catalog.problems import Expectation

from .literals import QT_TRANSLATE_NOOP
from .terms import fill

translate = QCoreApplication.translate

EXPECTED: dict[Expectation, str] = {
    "readable_json": QT_TRANSLATE_NOOP("overrides", "a file in JSON format"),
    "object": QT_TRANSLATE_NOOP("overrides", "values by name, in braces"),
    "section": QT_TRANSLATE_NOOP("overrides", "guests, staff or boards"),
    "known_id": QT_TRANSLATE_NOOP("overrides", "the number of a card or the name of a board"),
    "known_field": QT_TRANSLATE_NOOP("overrides", "a field that such a card has"),
    "house_value": QT_TRANSLATE_NOOP("overrides", "a house value, since printed values stay as they are"),
    "guest_color": QT_TRANSLATE_NOOP("overrides", "blue, red, yellow or green"),
    "order": QT_TRANSLATE_NOOP("overrides", "one to four items out of strudel, cake, wine and coffee"),
    "vp": QT_TRANSLATE_NOOP("overrides", "a whole number, 0 or more"),
    "starter_letter": QT_TRANSLATE_NOOP("overrides", "A, B, C, D or null"),
    "starter_sets_of_six": QT_TRANSLATE_NOOP("overrides", "six cards in each of the sets A to D"),
    "board_colors": QT_TRANSLATE_NOOP(
        "overrides", "four floors of five letters b, r or y, forming ten groups of at most four rooms"
    ),
}


def override_problem(problem: OverrideProblem) -> str:
    """One whole sentence that names the place; the built-in value is in force."""
    expected = translate("overrides", EXPECTED[problem.expected])
    place = ", ".join(part for part in (problem.section, problem.id, problem.field) if part)
    if not place:
        text = translate("overrides", "%1: expected %2. The built-in values are used.")
        return fill(text, problem.file, expected)
    if not problem.found:
        text = translate("overrides", "%1, at %2: expected %3. The built-in values are used.")
        return fill(text, problem.file, place, expected)
    text = translate("overrides", "%1, at %2: expected %3, found %4. The built-in value is used.")
    return fill(text, problem.file, place, expected, problem.found)
