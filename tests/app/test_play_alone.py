"""What a session does by itself, gains without a choice, and what it reminds of at the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.app.benefits import next_plain
from gah_desktop.app.reminders import Reminder, reminders
from gah_desktop.engine import Game
from gah_desktop.engine import actions as a
from tests.helpers.tables import guest_ready, play, reward, table

FULL = {75: "", 60: "", 66: ""}


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        (table(), [Reminder("free_table")]),
        (table(cafe=FULL), []),
        (table(cafe={75: "", 60: ""}), [Reminder("free_table")]),
        (table(cafe={65: None, 75: "", 60: ""}, vacant="11 31"), [Reminder("guest_waits", 65)]),
        (
            table(cafe={65: None, 92: None, 75: ""}, vacant="11 12"),
            [Reminder("guest_waits", 65), Reminder("guest_waits", 92)],
        ),
        (table(cafe=FULL, krones=20, objectives="A1 B1 C1"), [Reminder("objective", "A1")]),
        (table(cafe=FULL, emperor=10, objectives="A2 B1 C1"), [Reminder("objective", "A2")]),
        (table(queue=(0, 0, 0, 0, 0), guest_deck=()), []),
    ],
)
def test_what_may_have_been_overlooked(game: Game, kinds: list[Reminder]) -> None:
    assert reminders(game) == kinds


def test_a_free_table_has_no_number() -> None:
    assert [tuple(reminder) for reminder in reminders(table())] == [("free_table", 0)]


def test_after_the_die_the_guest_that_was_not_taken_is_still_named() -> None:
    game = table(dice="44", krones=3)
    play(game, a.TakeDie(4, 4), a.Split(2, 0))
    assert reminders(game) == [Reminder("free_table")]


def test_who_has_taken_a_guest_is_not_reminded_of_one() -> None:
    game = table(queue=(64, 91, 78, 55, 63))
    play(game, a.TakeGuest(4))
    assert reminders(game) == []


def moved_in(guest: int, room: tuple[int, int], **more: Any) -> Game:
    game = guest_ready(guest, **more)
    play(game, a.MoveGuest(guest, *room))
    return game


@pytest.mark.parametrize(
    ("game", "action"),
    [
        (table(), None),  # nothing waits
        (moved_in(79, (1, 3)), a.Collect(0)),  # a krone and a step
        (moved_in(67, (3, 1)), a.Collect(1)),  # cards are drawn after the steps
        (moved_in(52, (2, 1)), a.Collect(0)),  # an item, then krones
        (moved_in(54, (2, 1)), None),  # an item of choice
        (moved_in(70, (3, 1), hand=(14,)), None),  # playing a card is a choice
        (reward("A1"), a.Collect(0)),
        (reward("A2", cafe={77: ""}), None),
    ],
)
def test_what_collects_itself(game: Game, action: a.Action | None) -> None:
    assert next_plain(game) == action


def test_nothing_collects_itself_when_all_is_over() -> None:
    game = table(round=7, dice="5", numbers=(4,), emperor=8)
    game.state.players[1].numbers = ()
    play(game, a.TakeDie(5, 5), a.EndTurn())
    while not game.over:
        play(game, game.legal_actions()[0])
    assert next_plain(game) is None
