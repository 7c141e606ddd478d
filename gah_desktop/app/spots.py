"""Where on the table an action can be pointed at, and what it means to put one thing on another. No rules.

A spot is ("slot", 0-4), ("face", 1-6), ("room", floor, column), ("guest", number), ("item", name),
("kitchen",), ("staff", number), ("objective", 0-2) or ("emperor",).
"""

from __future__ import annotations

from collections.abc import Iterable

from gah_desktop.engine import actions as a

Spot = tuple[str | int, ...]
KITCHEN: Spot = ("kitchen",)
EMPEROR: Spot = ("emperor",)


def spots(action: a.Action) -> tuple[Spot, ...]:
    """Everything on the table that takes part in an action; () if it is only a matter of words."""
    match action:
        case a.ChooseGuest() | a.TakeGuest():
            return (("slot", action.slot),)
        case a.TakeDie() | a.ExtraAction():
            return (("face", action.face),)
        case a.Place(guest=0):
            return (("item", action.item), KITCHEN)
        case a.Place() | a.Serve():
            return (("item", action.item), ("guest", action.guest))
        case a.Prepare() | a.Occupy() | a.RemoveRoom():
            return (("room", action.floor, action.column),)
        case a.MoveGuest():
            return (("guest", action.guest), ("room", action.floor, action.column))
        case a.FillOrder() | a.FeedRival():
            return (("guest", action.guest),)
        case a.KeepStaff():
            return tuple(("staff", card) for card in action.staff)
        case a.Draft() | a.PlayStaff() | a.ReturnStaff() | a.UseStaff() | a.DiscardStaff():
            return (("staff", action.staff),)
        case a.Claim():
            return (("objective", action.objective),)
        case _:
            return ()


def by_spot(options: Iterable[a.Action]) -> dict[Spot, tuple[a.Action, ...]]:
    found: dict[Spot, list[a.Action]] = {}
    for action in options:
        for spot in spots(action):
            found.setdefault(spot, []).append(action)
    return {spot: tuple(actions) for spot, actions in found.items()}
