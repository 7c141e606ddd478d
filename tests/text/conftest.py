"""Every test here reads English as a player does."""

import pytest

from tests.helpers.languages import english as english


@pytest.fixture(autouse=True)
def in_english(english: None) -> None:
    """With its plurals, whatever was spoken before."""
