"""Every card of Elisabeth's deck at every level: what is printed happens, from top to bottom, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine.events import Event, SoloStep
from gah_desktop.engine.invariants import check
from gah_desktop.engine.state import GameState
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.celebrities.rules.lounge import lounge_of
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import rival, solo, started
from tests.engine.opponent.test_elisabeth_setup import DECK
from tests.helpers.lounge import lay

Card = dict[str, Any]
EVERY_CARD = pytest.mark.parametrize("card", DECK, ids=lambda card: str(card["id"]))
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
BELOW = {"emperor": "emperor", "staff": "staff", "objective": "objective", "dancer": "dancer"}


def laid(level: str, *modules: str) -> GameState:
    """A guest of each colour in the queue, dice on every space, nothing of hers anywhere."""
    s = started(level=level, modules=modules).state
    if "ballrooms" in modules:
        house = house_of(s)
        room = house.rehearsal[0]
        house.open_house(s, house.boards, ())
        house.furnish(s, 0, room)
    if "celebrities" in modules:
        lay(s, (), (), (0, 0, 0), None, ())
    t.queue(s, t.BLUE_4, t.RED_4, t.YELLOW_5, t.GREEN_4, t.BLUE_0)
    t.dice(s, 2, 1, 3, 2, 1, 2)
    return s


def counts(symbol: dict[str, Any], level: str) -> bool:
    return LEVELS.index(symbol["from_level"]) <= LEVELS.index(level)


def expected(card: Card, level: str, ballrooms: bool) -> list[str]:
    """The steps that the printed card stands for."""
    found = ["card"]
    for guest in card["guests"]:
        if not counts(guest, level):
            found.append("ignored")
        else:
            found += ["guest", "dancer" if ballrooms and "dancer_to" in guest else "room"]
    found.append("die")
    for action in card["actions"]:
        nothing = action["kind"] == "dancer" and not ballrooms
        found.append("ignored" if nothing or not counts(action, level) else BELOW[action["kind"]])
    return found


def told(events: list[Event]) -> list[str]:
    return [event.step for event in events if isinstance(event, SoloStep)]


@EVERY_LEVEL
@EVERY_CARD
def test_a_card_with_ballrooms_and_celebrities(card: Card, level: str) -> None:
    s = laid(level, "ballrooms", "celebrities")
    events = t.turn_of(s, card["id"])
    assert told(events) == expected(card, level, ballrooms=True)
    upper = [guest for guest in card["guests"] if counts(guest, level)]
    lower = [action for action in card["actions"] if counts(action, level)]
    dancing = [guest for guest in upper if "dancer_to" in guest]
    more = [action for action in lower if action["kind"] == "dancer"]
    house = house_of(s)
    assert rival(s).occupied.bit_count() == len(upper) - len(dancing)
    assert house.in_ballrooms(1) == len(dancing) + len(more)
    one_arrow = [*(g["dancer_to"] for g in dancing), *(a["to"] for a in more)].count("next")
    assert [sum(house.rows(1, which)) for which in (0, 1, 2)] == [
        one_arrow, len(dancing) + len(more) - one_arrow, 0,
    ]  # fmt: skip
    assert rival(s).emperor == sum(a["steps"] for a in lower if a["kind"] == "emperor")
    assert len(rival(s).staff) == sum(a["kind"] == "staff" for a in lower)
    assert sum(solo(s).markers) == sum(a["kind"] == "objective" for a in lower)
    assert sum(s.dice) == 10
    s.sink = None
    check(s)


@EVERY_LEVEL
@EVERY_CARD
def test_a_card_with_celebrities_alone(card: Card, level: str) -> None:
    s = laid(level, "celebrities")
    events = t.turn_of(s, card["id"])
    assert told(events) == expected(card, level, ballrooms=False)
    assert rival(s).occupied.bit_count() == sum(counts(guest, level) for guest in card["guests"])


@EVERY_CARD
def test_a_card_takes_the_die_it_shows_and_with_it_a_coloured_one(card: Card) -> None:
    s = laid("easy", "celebrities")
    faces = (3, 3, 1)
    lounge_of(s).faces = faces
    events = t.turn_of(s, card["id"])
    (die,) = t.steps(events, "die")
    shown = card["die"]
    if isinstance(shown, list):
        most = max(s.dice[face] + (face == die["face"]) for face in shown)
        assert die["face"] in shown and s.dice[int(str(die["face"]))] + 1 == most
    elif shown == "any":
        assert die["face"] == 3  # most dice lie there
    else:
        assert die["rule"] == "coloured"
    celebrities = t.steps(events, "celebrity")
    assert len(celebrities) == (die["face"] in faces)


@EVERY_CARD
def test_the_hand_of_a_card(card: Card) -> None:
    """Two guests alike: the left one, or the right one."""
    s = laid("hard", "ballrooms")
    t.queue(s, t.YELLOW_0, 0, 0, 0, t.YELLOW_ALSO_0)
    events = t.turn_of(s, card["id"])
    first = t.steps(events, "guest")[0]
    assert first["slot"] == (0 if card["hand"] == "left_to_right" else 4)
    assert first["why"] == "hand"
