"""How the solo opponent explains itself: the sentences of every step, with what was read, chosen, and why."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine.events import SoloStep
from gah_desktop.text.events import event_text
from tests.i18n.samples import SOLO

NAMES = ("Anna", "Leopold")
ROOM = {"floor": 2, "column": 3}
GUEST = {"color": "blue", "guest": 75, "vp": 5, "slot": 2}
ONE = [[2, 75, 5]]
TWO = [[0, 60, 4], [2, 75, 5]]
WHO = "Candidates: Jewelry Designer (4 VP) and Baroness (5 VP)."

STEPS: list[tuple[str, dict[str, Any], str]] = [
    (
        "card",
        {"level": "hard", "hand": "left_to_right", "left": 3},
        "Leopold turns up an instruction card; level: Hard, ties are broken from left to right.",
    ),
    (
        "card",
        {"level": "easy", "hand": "right_to_left", "left": 3},
        "Leopold turns up an instruction card; level: Easy, ties are broken from right to left.",
    ),
    (
        "ignored",
        {"symbol": "guest", "from_level": "medium", "color": "red"},
        "A guest symbol (red) counts only from this level on: Medium.",
    ),
    (
        "ignored",
        {"symbol": "emperor", "from_level": "hard", "color": "any", "steps": 1},
        "1 step on the Emperor track counts only from this level on: Hard.",
    ),
    (
        "ignored",
        {"symbol": "emperor", "from_level": "hard", "color": "any", "steps": 2},
        "2 steps on the Emperor track count only from this level on: Hard.",
    ),
    (
        "ignored",
        {"symbol": "staff", "from_level": "hard"},
        "The staff symbol counts only from this level on: Hard.",
    ),
    (
        "ignored",
        {"symbol": "objective", "from_level": "hard"},
        "The objective symbol counts only from this level on: Hard.",
    ),
    (
        "ignored",
        {"symbol": "dancer", "from_level": "hard", "to": "next"},
        "The dancer symbol counts only from this level on: Hard.",
    ),
    ("ignored", {"symbol": "dancer", "to": "next"}, "Without ballrooms the dancer symbol does nothing."),
    (
        "guest",
        {**GUEST, "rule": "color", "why": "only", "candidates": ONE},
        "The card asks for a guest of this colour: blue. Leopold takes the only candidate, Baroness.",
    ),
    (
        "guest",
        {**GUEST, "rule": "any", "why": "best_vp", "candidates": TWO},
        "The card asks for a guest of any colour. "
        f"{WHO} Leopold takes the guest worth the most: Baroness, 5 VP.",
    ),
    (
        "guest",
        {**GUEST, "rule": "no_match", "why": "hand", "candidates": TWO},
        "No guest of this colour is waiting (blue), so every guest whom Leopold can house is a candidate. "
        f"{WHO} Several guests are worth the same; the hand on the card decides, and Leopold takes Baroness.",
    ),
    (
        "guest",
        {**GUEST, "rule": "color_full", "why": "only", "candidates": ONE},
        "Leopold has no space of this colour left (blue), so every guest who can still be housed is a "
        "candidate. Leopold takes the only candidate, Baroness.",
    ),
    ("no_guest", {"color": "red"}, "Nobody in the queue can be housed by Leopold."),
    (
        "room",
        {"guest": 75, "color": "blue", **ROOM, "rule": "color"},
        "Baroness, floor 2, column 3: the leftmost free space of the colour on the lowest floor possible.",
    ),
    (
        "room",
        {"guest": 92, "color": "green", **ROOM, "rule": "green"},
        "Capt. Goldhaken, floor 2, column 3: the lowest empty space in the rightmost column possible.",
    ),
    (
        "die",
        {"wanted": [4], "face": 4, "rule": "shown", "why": "only"},
        "The card asks for a die: 4. Leopold takes a die showing 4.",
    ),
    (
        "die",
        {"wanted": [1, 2], "face": 2, "rule": "more", "why": "most"},
        "The card shows two dice (1 or 2): the space with more of them counts. "
        "Leopold takes a die showing 2; no other space that counts has as many.",
    ),
    (
        "die",
        {"wanted": [], "face": 5, "rule": "any", "why": "hand"},
        "The card asks for any die: the space with the most dice counts. Several of the spaces that count "
        "have the same number of dice; the hand decides, and Leopold takes a die showing 5.",
    ),
    (
        "die",
        {"wanted": [1, 2, 3], "face": 6, "rule": "none_there", "why": "only"},
        "None of the dice asked for is there (1, 2 or 3), so the space with the most dice counts. "
        "Leopold takes a die showing 6.",
    ),
    (
        "die",
        {"wanted": [], "face": 6, "rule": "coloured", "why": "best_vp"},
        "The card asks for a coloured die: the one whose celebrity is worth the most counts.",
    ),
    (
        "die",
        {"wanted": [], "face": 6, "rule": "none_coloured", "why": "most"},
        "No coloured die is left, so the space with the most dice counts. "
        "Leopold takes a die showing 6; no other space that counts has as many.",
    ),
    ("no_die", {}, "There is no die for Leopold."),
    (
        "emperor",
        {"steps": 1, "to": 3, "beyond": 0},
        "Leopold advances 1 step on the Emperor track, to space 3.",
    ),
    (
        "emperor",
        {"steps": 3, "to": 13, "beyond": 2},
        "Leopold advances 3 steps on the Emperor track, to space 13. "
        "2 steps go beyond the track and become VP.",
    ),
    (
        "staff",
        {"staff": 30, "left": 4},
        "Leopold turns up a staff card: Reception Clerk; 4 left in the pile.",
    ),
    ("pile_empty", {}, "The staff symbol does nothing: the pile is empty."),
    (
        "objective",
        {"letter": "B", "objective": "B2", "rule": "shown", "why": "only", "marker": 1},
        "The card names objective B. Leopold puts a marker on step III of an objective: Two Full Columns.",
    ),
    (
        "objective",
        {"letter": "B", "objective": "B2", "rule": "any", "why": "hand", "marker": 2},
        "The card leaves the objective open: the least advanced one counts. Several are equally advanced; "
        "the hand on the card decides. "
        "Leopold moves the marker to step II of an objective: Two Full Columns.",
    ),
    (
        "objective",
        {"letter": "B", "objective": "C1", "rule": "claimed", "why": "least", "marker": 3},
        "Leopold has already claimed objective B, so the least advanced one counts. "
        "Leopold reaches step I and claims an objective: A House for Everyone.",
    ),
    ("objectives_done", {}, "The objective symbol does nothing: Leopold has claimed all three."),
    (
        "dancer",
        {"ballroom": "left", "row": 1, "guest": 140, "to": "next", "aimed": "left", "rule": "shown"},
        "One arrow means the ballroom that is scored next: left ballroom. "
        "A dance instead of a room for Waltz Queen, in the lowest row with a free space: left ballroom, "
        "bottom row.",
    ),
    (
        "dancer",
        {"ballroom": "right", "row": 2, "guest": None, "to": "after_next", "aimed": "middle", "rule": "full"},
        "Two arrows mean the ballroom that is scored after the next one; towards the end, the right one: "
        "middle ballroom. It is full, so the next one to the right with a free space counts. "
        "Leopold sends one more dancer, in the lowest row with a free space: right ballroom, middle row.",
    ),
    (
        "dancer",
        {"ballroom": "balcony", "row": None, "guest": 140, "to": "next", "aimed": "right", "rule": "balcony"},
        "One arrow means the ballroom that is scored next: right ballroom. "
        "No space is left there or further to the right, so the balcony it is. "
        "A dance instead of a room for Waltz Queen: balcony.",
    ),
    ("no_dancer", {"guest": 140}, "Leopold has no dancer left, so it is a room for Waltz Queen."),
    ("no_dancer", {"guest": None}, "The dancer symbol does nothing: Leopold has no dancer left."),
    (
        "celebrity",
        {"color": "red", "tile": 1, "vp": 3, "why": "only", "candidates": [["red", 1, 3]]},
        "Leopold takes the red die with its celebrity, Agatha Christie, for 3 VP and, instead of the effect, "
        "a step on the objective advanced least.",
    ),
    (
        "celebrity",
        {
            "color": "yellow",
            "tile": 2,
            "vp": 4,
            "why": "best_vp",
            "candidates": [["red", 1, 3], ["yellow", 2, 4]],
        },
        "Several coloured dice are there: Agatha Christie (3 VP) and Albert Einstein (4 VP). "
        "The one worth the most VP counts. Leopold takes the yellow die with its celebrity, Albert Einstein, "
        "for 4 VP and, instead of the effect, 2 steps on the Emperor track.",
    ),
    (
        "celebrity",
        {"color": "blue", "tile": 4, "vp": 3, "why": "hand", "candidates": [["red", 1, 3], ["blue", 4, 3]]},
        "Several coloured dice are there: Agatha Christie (3 VP) and Elizabeth Magie (3 VP). "
        "They are worth the same, and the hand on the card decides. Leopold takes the blue die with its "
        "celebrity, Elizabeth Magie, for 3 VP and, instead of the effect, 2 VP more.",
    ),
    ("entrance", {"name": "stars"}, "Leopold’s hotel has an entrance: Nine Stars Inn."),
    (
        "reserved",
        {"guest": 75, **ROOM},
        "Waiting in Leopold’s café for the room on floor 2, column 3: Baroness.",
    ),
    ("pool", {"items": [1, 2, 0, 3]}, "The pool of items: 1 strudel, 2 cake and 3 coffee."),
    ("refilled", {"face": 3, "item": "wine"}, "This item goes onto action space 3: Wine."),
    ("refilled", {"face": 4, "item": 3}, "This item goes onto action space 4: Coffee."),
    ("star", {"tokens": 1}, "A star is added; there is now 1."),
    ("star", {"tokens": 5}, "A star is added; there are now 5."),
    ("stars_full", {"tokens": 9}, "All nine stars are there already."),
    (
        "star_removed",
        {"floor": 2, "tokens": 5},
        "You have filled floor 2: a star is taken away, 5 are left.",
    ),
    (
        "star_removed",
        {"column": 4, "tokens": 1},
        "You have filled column 4: a star is taken away, 1 is left.",
    ),
    ("stars_scored", {"row": 2, "vp": 6}, "The stars reach row 2: Leopold scores 6 VP."),
    (
        "token_moved",
        {"guest": 75, **ROOM},
        "The token on floor 2, column 3 moves to a guest in the queue: Baroness.",
    ),
    ("token_lost", ROOM, "The token on floor 2, column 3 is lost: nobody is in the queue."),
    (
        "token_scored",
        {"guest": 75, "why": "rightmost"},
        "A guest with a token has reached the rightmost place in the queue (Baroness), and Leopold scores.",
    ),
    (
        "token_scored",
        {"guest": 75, "why": "taken"},
        "Leopold has taken a guest with a token, Baroness, and scores.",
    ),
    ("token_returned", {"guest": 75}, "You have paid for the token of Baroness; it leaves the game."),
    (
        "toll_token",
        {"face": 3, "tokens": 2},
        "Leopold leaves a toll token on action space 3; there are 2 now.",
    ),
    (
        "toll_waived",
        {"face": 3},
        "You cannot pay any toll: you may use space 3 and lose VP instead.",
    ),
    (
        "toll_scored",
        {"face": 3, "tokens": 2},
        "Leopold scores for the toll tokens on action space 3 (2).",
    ),
    (
        "item_returned",
        {"item": "coffee"},
        "None of Leopold’s guests is waiting for this item; it goes back to the supply: Coffee.",
    ),
    (
        "order_filled",
        {"guest": 75, **ROOM},
        "The order of Baroness is complete: the room on floor 2, column 3 is occupied.",
    ),
]


@pytest.mark.parametrize(("step", "details", "sentence"), STEPS)
def test_step(step: str, details: dict[str, Any], sentence: str) -> None:
    assert event_text(SoloStep(203, step, details), NAMES) == sentence


def test_every_step_that_is_translated_is_above() -> None:
    assert {step for step, _, _ in STEPS} == set(SOLO)
