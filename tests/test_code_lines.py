"""packaging/code_lines.py counts statements, and nothing else."""

from tests.test_calibrate import script

LINES = script("code_lines")

SOURCE = '''"""A module.

With a docstring of several lines.
"""

# a comment

import os  # with a comment


class Guest:
    """A docstring."""

    name = """a text
    of two lines"""

    def leave(self) -> None:
        """Return nothing."""
        print(
            self.name,
        )
'''


def test_blank_lines_comments_and_docstrings_do_not_count() -> None:
    assert LINES.code_lines(SOURCE) == 8


def test_a_part_is_the_second_folder() -> None:
    files = [("gah_desktop/engine/game.py", "a = 1\n"), ("gah_desktop/engine/dice/roll.py", "b = 2\nc = 3\n")]
    assert LINES.count([*files, ("gah_desktop/desktop.py", "d = 4\n")]) == {
        "gah_desktop/engine": 3,
        "gah_desktop/desktop.py": 1,
    }
