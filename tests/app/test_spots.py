"""Where on the table each action can be pointed at."""

from __future__ import annotations

import pytest

from gah_desktop.app.spots import Spot, by_spot
from gah_desktop.engine import actions as a
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
from gah_desktop.text.decisions import spots
from tests.helpers.tables import chosen

SPOTS: list[tuple[a.Action, tuple[Spot, ...]]] = [
    (a.Draft(14), (("staff", 14),)),
    (KeepStaff((14, 20)), (("staff", 14), ("staff", 20))),
    (a.ChooseGuest(2), (("slot", 2),)),
    (a.TakeGuest(4), (("slot", 4),)),
    (a.TakeDie(6, 4, True), (("face", 6),)),
    (a.ExtraAction(6, 4), (("face", 6),)),
    (chosen(strudel=2), ()),
    (a.Place("wine", 75), (("item", "wine"), ("guest", 75))),
    (a.Place("wine"), (("item", "wine"), ("kitchen",))),
    (a.Prepare(4, 2), (("room", 4, 2),)),
    (a.Occupy(4, 2), (("room", 4, 2),)),
    (a.RemoveRoom(4, 2), (("room", 4, 2),)),
    (a.Split(1, 2), ()),
    (a.PlayStaff(14), (("staff", 14),)),
    (a.ReturnStaff(14), (("staff", 14),)),
    (a.FillOrder(75), (("guest", 75),)),
    (a.Serve("wine", 75), (("item", "wine"), ("guest", 75))),
    (a.StopServing(), ()),
    (a.MoveGuest(75, 4, 2), (("guest", 75), ("room", 4, 2))),
    (a.Collect(0), ()),
    (a.UseStaff(14), (("staff", 14),)),
    (a.Claim(1), (("objective", 1),)),
    (a.DiscardStaff(31), (("staff", 31),)),
    (a.PayPenalty(), ()),
    (a.TakePenalty("left"), ()),
    (FeedRival(75), (("guest", 75),)),
    (ChooseRehearsal("cellar"), (("rehearsal", "cellar"),)),
    (SendDancer(0, "left", 2, 3), (("area", 3), ("ballroom", "left", 2))),
    (SendDancer(140, "balcony", 0, 4), (("guest", 140), ("area", 4), ("ballroom", "balcony", 0))),
    (RemoveDancer("right", 1, 2), (("ballroom", "right", 1),)),
    (Exchange(), (("exchange",),)),
    (Bid(3, 2), (("entrance", 3), ("bid", 2))),
    (ChooseEntrance(3), (("entrance", 3),)),
    (SecondGuest(2), (("slot", 2),)),
    (TakeToken(2), (("token", 2),)),
    (ClaimOwn("A1"), (("own_objective", "A1"),)),
    (Retreat("A1"), (("own_tile", "A1"),)),
    (MoveDie(2, 3), (("face", 2), ("face", 3))),
    (TurnDown(166), (("staff", 166),)),
    (UseGuest(190), (("guest", 190),)),
    (MoveGuestWide(189, 2, 3), (("guest", 189), ("room", 2, 3), ("room", 2, 4))),
    (a.Decline("rooms"), ()),
    (a.Pass(), ()),
    (a.EndTurn(), ()),
]


@pytest.mark.parametrize(("action", "there"), SPOTS)
def test_spots(action: a.Action, there: tuple[Spot, ...]) -> None:
    assert spots(action) == there


def test_every_action_is_above() -> None:
    assert {action.kind for action, _ in SPOTS} == set(a.CLASSES)


def test_at_a_spot_is_everything_that_has_to_do_with_it() -> None:
    wine, cake, room = a.Serve("wine", 75), a.Serve("cake", 75), a.MoveGuest(75, 1, 1)
    assert by_spot([wine, a.Pass(), cake, room]) == {
        ("item", "wine"): (wine,),
        ("item", "cake"): (cake,),
        ("guest", 75): (wine, cake, room),
        ("room", 1, 1): (room,),
    }
