"""Every action that could be said, legal or not, and a few that make no sense at all."""

from __future__ import annotations

from itertools import product

from gah_desktop.engine import actions as a
from gah_desktop.engine.actions import Action
from gah_desktop.engine.items import KINDS

SLOTS = range(-1, 6)
FACES = range(-1, 8)
FLOORS, COLUMNS = range(-1, 6), range(-1, 7)
STAFF = (-1, *range(50), 99)
GUESTS = (-1, 0, 48, *range(49, 105), 117, 118, 1000)
ITEMS = ("strudel", "cake", "wine", "coffee", "tea", "")
WHATS = (
    "rooms",
    "occupy",
    "staff",
    "offer",
    "guest",
    "extra",
    "extra_action",
    "pay_penalty",
    "gain_krones",
    "gain_items",
    "gain_items_of_choice",
    "advance_emperor",
    "draw_staff",
    "draw_three_play_one",
    "prepare_room",
    "nonsense",
)


def _all() -> list[Action]:
    rooms = list(product(FLOORS, COLUMNS))
    found: list[Action] = [a.Pass(), a.EndTurn(), a.StopServing(), a.PayPenalty()]
    found += [a.TakePenalty(which) for which in ("left", "right", "both")]
    for slot in SLOTS:
        found += [a.ChooseGuest(slot), a.TakeGuest(slot), a.Claim(slot), a.Collect(slot)]
    for face, action in product(FACES, FACES):
        for boost in (False, True):
            found += [a.TakeDie(face, action, boost), a.ExtraAction(face, action, boost)]
    found += [a.ChooseItems(counts) for counts in product(range(-1, 4), repeat=len(KINDS))]
    found += [a.Split(krones, steps) for krones, steps in product(range(-1, 8), repeat=2)]
    for floor, column in rooms:
        found += [a.Prepare(floor, column), a.Occupy(floor, column), a.RemoveRoom(floor, column)]
    for card in STAFF:
        found += [
            a.Draft(card),
            a.PlayStaff(card),
            a.ReturnStaff(card),
            a.UseStaff(card),
            a.DiscardStaff(card),
            a.KeepStaff((card,)),
        ]
    found += [a.KeepStaff(()), a.KeepStaff((1, 2, 3, 4, 5, 6))]
    for guest in GUESTS:
        found += [a.FillOrder(guest), a.FeedRival(guest)]
        found += [a.MoveGuest(guest, floor, column) for floor, column in rooms]
        for item in ITEMS:
            found += [a.Place(item, guest), a.Serve(item, guest)]
    found += [a.Decline(what, part) for what, part in product(WHATS, range(-2, 9))]
    return found


UNIVERSE: tuple[Action, ...] = tuple(_all())
