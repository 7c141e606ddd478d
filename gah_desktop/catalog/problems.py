"""What can be wrong with an owner's corrections, as typed facts; the sentences are made elsewhere."""

from __future__ import annotations

from typing import Literal, NamedTuple

Expectation = Literal[
    "readable_file",  # of JSON; the error says what is wrong with it
    "object",  # something that should hold named values does not
    "once",  # the same name twice in one object
    "section",  # a kind of component
    "known_id",
    "known_field",
    "open_value",  # the rulebook or the cards themselves print the field: it is not open to correction
    "guest_color",
    "order",  # one to four items by name
    "plain_order",  # the same without champagne
    "vp",
    "any_vp",  # of the expansion's guests, which may cost VP
    "cost",
    "spaces",
    "champagne",
    "areas",  # four, of one to four dancers, each with a bonus
    "die_items",
    "tokens",
    "lowest",  # of all bids
    "raise_by",
    "starter_letter",
    "starter_sets_of_six",
    "board_colors",  # four floors, bottom first, of five letters b r y, forming ten groups of up to four
]


class OverrideProblem(NamedTuple):
    """One correction that could not be used: the file, the card, the field, and what was expected there."""

    file: str
    expected: Expectation
    section: str = ""
    id: str = ""
    field: str = ""
    found: str = ""
    error: OSError | None = None  # of the file as a whole
