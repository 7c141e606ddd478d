"""What stands where, as it is read aloud, and the small phrases that sentences are made of."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gah_desktop.engine import Setup
from gah_desktop.text import names, spots, terms
from gah_desktop.text.seats import seat_names

SAID: list[tuple[Callable[..., str], tuple[object, ...], str]] = [
    (spots.room_cost, (0,), "Preparing this room costs nothing."),
    (spots.objective_points, (0,), "All points have been claimed."),
    (spots.hand_spot, (0, 3), "staff card in hand, face down"),
    (spots.line_spot, ("Anna", "Guests", 12), "Anna, Guests: 12"),
    (spots.round_spot, (3, True), "round 3, then the Emperor comes"),
    (spots.turn_spot, (3, "Anna", True), "turn 3, Anna: done"),
    (spots.turn_spot, (3, "Anna", False), "turn 3, Anna"),
    (spots.action_name, (4,), "krones and Emperor"),
    (terms.heading, ("Rules",), "Rules:"),
    (terms.labelled, ("Rules", "the Emperor"), "Rules: the Emperor"),
    (terms.guest_of_color, ("red",), "a red guest"),
    (terms.face_list, ((1, 2, 5),), "1, 2 or 5"),
    (terms.face_list, (None,), ""),
    (names.board_name, ("day-A",), "Day side A"),
    (names.guest_group_name, ("green",), "Tourists"),
    (names.timing_name, ("round",), "Once per round"),
    (names.component_name, ("entrance", "random"), "Any entrance, at random"),
    (names.level_name, ("medium",), "Medium"),
    (names.player_kind_name, ("heuristic",), "Bot: prudent"),
    (names.ruleset_name, ("classic",), "Classic"),
    (names.deal_name, ("starter",), "Starter sets"),
]


@pytest.mark.parametrize(("say", "values", "expected"), SAID)
def test_said(say: Callable[..., str], values: tuple[object, ...], expected: str) -> None:
    assert say(*values) == expected


def test_what_players_are_called() -> None:
    assert seat_names(Setup(players=3)) == ("Player 1", "Player 2", "Player 3")
    assert seat_names(Setup(players=2, names=("Anna", "Ben"))) == ("Anna", "Ben")
    assert seat_names(Setup(solo="leopold", names=("Anna", "He"))) == ("Anna", "Leopold")


@pytest.mark.parametrize(
    ("count", "krones", "rooms", "items"),
    [(1, "1 krone", "1 red room", "1 wine"), (2, "2 krones", "2 red rooms", "2 wine")],
)
def test_counted(count: int, krones: str, rooms: str, items: str) -> None:
    assert terms.krones(count) == krones
    assert terms.rooms("red", count) == rooms
    assert terms.items("wine", count) == items


@pytest.mark.parametrize(("say", "kind"), [(terms.items, "tea"), (terms.rooms, "green")])
def test_what_there_is_not_is_a_mistake(say: Callable[[str, int], str], kind: str) -> None:
    with pytest.raises(KeyError):
        say(kind, 1)
