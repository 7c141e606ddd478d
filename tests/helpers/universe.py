"""Every action that could be said, legal or not, and a few that make no sense at all."""

from __future__ import annotations

from itertools import product

from gah_desktop.engine import actions as a
from gah_desktop.engine.actions import Action
from gah_desktop.engine.items import KINDS
from gah_desktop.modules.ballrooms.rules.penalties import RemoveDancer
from gah_desktop.modules.ballrooms.rules.rehearsing import ChooseRehearsal
from gah_desktop.modules.ballrooms.rules.sending import SendDancer
from gah_desktop.modules.celebrities.rules.exchange import Exchange
from gah_desktop.modules.hotels.rules.auction import Bid, ChooseEntrance
from gah_desktop.modules.hotels.rules.moved_die import MoveDie
from gah_desktop.modules.hotels.rules.own_objectives import ClaimOwn
from gah_desktop.modules.hotels.rules.own_tiles import Retreat
from gah_desktop.modules.hotels.rules.rooms import TakeToken
from gah_desktop.modules.hotels.rules.second_guest import SecondGuest
from gah_desktop.modules.more.rules.turning_down import TurnDown
from gah_desktop.modules.promo.rules.staying import UseGuest
from gah_desktop.modules.promo.rules.two_rooms import MoveGuestWide
from gah_desktop.modules.solo.rules.entrances.hautel import FeedRival
from gah_desktop.modules.solo.rules.keeping import KeepStaff

SLOTS = range(-1, 6)
FACES = range(-1, 8)
FLOORS, COLUMNS = range(-1, 6), range(-1, 7)
STAFF = (-1, *range(50), 99, 119, 133, 166, 179, 183)
GUESTS = (-1, 0, 48, *range(49, 105), 117, 118, 134, 162, 184, 189, 190, 1000)
ITEMS = ("strudel", "cake", "wine", "coffee", "champagne", "tea", "")
NAMES = tuple(f"{letter}{number}" for letter in "ABCX" for number in range(8))
DICE = ("", "white", "red", "yellow", "blue", "green")
PLACES = (*product(("left", "middle", "right", "balcony", "attic"), range(-1, 5)),)
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
    "dancer",
    "turn_down",
    "token",
    "take_token",
    "send_dancer",
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
    found += [
        a.ChooseItems((*counts, bottles))
        for counts in product(range(-1, 4), repeat=len(KINDS) - 1)
        for bottles in (0, 1)
    ]
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
            KeepStaff((card,)),
        ]
    found += [KeepStaff(()), KeepStaff((1, 2, 3, 4, 5, 6))]
    for guest in GUESTS:
        found += [a.FillOrder(guest), FeedRival(guest)]
        found += [a.MoveGuest(guest, floor, column) for floor, column in rooms]
        for item in ITEMS:
            found += [a.Place(item, guest), a.Serve(item, guest)]
    found += [ChooseRehearsal(room) for room in ("treasury", "pantry", "attic")]
    found += [RemoveDancer(*place, space) for place in PLACES for space in range(-1, 6)]
    found += [TurnDown(card) for card in STAFF]
    found += [UseGuest(guest) for guest in GUESTS]
    for guest in (0, 75, 134, 184):
        found += [SendDancer(guest, *place, area) for place in PLACES for area in range(-1, 6)]
    found += [MoveGuestWide(guest, *room) for guest in (75, 189) for room in rooms]
    found += [Exchange()]
    found += [Bid(entrance, amount) for entrance in range(-1, 12) for amount in range(-1, 13)]
    found += [ChooseEntrance(entrance) for entrance in range(-1, 12)]
    found += [SecondGuest(slot) for slot in SLOTS]
    found += [TakeToken(token) for token in range(-1, 8)]
    found += [ClaimOwn(name) for name in NAMES]
    found += [Retreat(name) for name in NAMES]
    found += [MoveDie(*faces, color) for faces in product(FACES, FACES) for color in DICE]
    for face, color in product(FACES, DICE[1:]):
        found += [a.TakeDie(face, face, color=color), a.TakeDie(face, 1, True, color)]
    found += [a.Decline(what, part) for what, part in product(WHATS, range(-2, 9))]
    return found


UNIVERSE: tuple[Action, ...] = tuple(_all())
