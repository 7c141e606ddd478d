"""A correction that can't be used is reported with file, card, field and what was expected."""

from typing import get_args

import pytest

from gah_desktop.catalog import OverrideProblem
from gah_desktop.catalog.problems import Expectation
from gah_desktop.files import Fault, FileError
from gah_desktop.text.overrides import EXPECTED, override_problem


def test_every_expectation_has_its_words() -> None:
    assert {*EXPECTED, "readable_file"} == set(get_args(Expectation))


def test_the_sentence_names_the_place() -> None:
    sentence = override_problem(
        OverrideProblem(
            file="mine.json",
            section="guests",
            id="117",
            field="color",
            expected="guest_color",
            found='"pink"',
        )
    )
    assert sentence == (
        'mine.json, at guests, 117, color: expected the word "blue", "red", "yellow" or "green", '
        'found "pink". The built-in value is used.'
    )


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (FileError(Fault.MALFORMED, line=1, column=2), "The file is damaged at line 1, column 2."),
        (FileError(Fault.NOT_A_FILE), "This is a device or a pipe, not a file."),
        (PermissionError(13, ""), "Access is not permitted."),
    ],
)
def test_a_file_that_cannot_be_read_has_no_place(error: OSError, why: str) -> None:
    problem = OverrideProblem(file="mine.json", expected="readable_file", error=error)
    assert override_problem(problem) == f"mine.json cannot be read. {why} The built-in values are used."


def test_a_section_without_a_value_found() -> None:
    problem = OverrideProblem(file="mine.json", section="boards", id="night", expected="board_colors")
    assert override_problem(problem) == (
        "mine.json, at boards, night: expected four floors of five letters b, r or y, forming ten groups of "
        "at most four rooms. The built-in values are used."
    )


def test_words_of_the_file_are_quoted() -> None:
    problem = OverrideProblem(file="mine.json", section="guests", id="60", field="order", expected="order")
    assert 'one to four items out of "strudel", "cake", "wine", "coffee" and "champagne"' in override_problem(
        problem
    )
