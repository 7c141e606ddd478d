"""What can be chosen: the line of every kind of action, with what it costs and how strong it is."""

from __future__ import annotations

from typing import Any

import pytest

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
from gah_desktop.text.decisions import option_text
from tests.helpers.tables import chosen

OPTIONS: list[tuple[a.Action, dict[str, Any], str, str]] = [
    (a.Draft(14), {}, "", "Keep Decorator"),
    (KeepStaff((14, 20)), {}, "", "Keep Decorator and Detective"),
    (a.ChooseGuest(2), {}, "Baroness", "Begin with Baroness"),
    (a.TakeGuest(2), {"cost": 1}, "Baroness", "Invite Baroness for 1 krone"),
    (a.TakeGuest(4), {"cost": 0}, "Baroness", "Invite Baroness at no cost"),
    (a.TakeDie(4, 4), {"strength": 2, "cost": 0}, "", "Die 4: krones and Emperor, strength 2"),
    (a.TakeDie(6, 4), {"strength": 2, "cost": 1}, "", "Die 6: krones and Emperor, strength 2, for 1 krone"),
    (
        a.TakeDie(6, 4, True),
        {"strength": 3, "cost": 2},
        "",
        "Die 6: krones and Emperor, boosted to strength 3, for 2 krones",
    ),
    (a.ExtraAction(5, 5), {"strength": 3, "cost": 0}, "", "Space 5: play a staff card, strength 3"),
    (
        a.ExtraAction(6, 5),
        {"strength": 3, "cost": 1},
        "",
        "Space 6: play a staff card, strength 3, for 1 krone",
    ),
    (chosen(strudel=2, coffee=1), {}, "", "2 strudel and 1 coffee"),
    (chosen(), {}, "", "Nothing"),
    (a.Place("wine", 75), {}, "", "Wine for Baroness"),
    (a.Place("wine"), {}, "", "Wine into the kitchen"),
    (a.Prepare(4, 2), {"cost": 3}, "", "Prepare the room on floor 4, column 2, for 3 krones"),
    (a.Prepare(4, 2), {"cost": 0}, "", "Prepare the room on floor 4, column 2"),
    (a.Occupy(4, 2), {}, "", "Occupy the room on floor 4, column 2"),
    (a.RemoveRoom(4, 2), {}, "", "Remove the room on floor 4, column 2"),
    (a.Split(3, 0), {}, "", "3 krones"),
    (a.Split(0, 1), {}, "", "1 step"),
    (a.Split(1, 2), {}, "", "1 krone and 2 steps"),
    (a.PlayStaff(14), {"cost": 2}, "", "Play Decorator for 2 krones"),
    (a.PlayStaff(14), {"cost": 0}, "", "Play Decorator at no cost"),
    (a.ReturnStaff(14), {}, "", "Put Decorator under the deck"),
    (a.FillOrder(75), {}, "", "Fill the order of Baroness"),
    (a.Serve("wine", 75), {}, "", "Serve Baroness: Wine"),
    (a.StopServing(), {}, "", "Finish serving"),
    (a.MoveGuest(75, 4, 2), {}, "", "Baroness to the room on floor 4, column 2"),
    (a.Collect(0), {}, "You get 3 krones.", "Collect: You get 3 krones."),
    (a.UseStaff(2), {}, "", "Use Waitress"),
    (a.Claim(1), {}, "Two Full Columns", "Claim the objective: Two Full Columns"),
    (a.DiscardStaff(31), {}, "", "Give up Chambermaid"),
    (a.PayPenalty(), {"cost": 2}, "", "Pay 2 krones and be forgiven"),
    (a.PayPenalty(), {}, "", "Pay 1 krone and be forgiven"),
    (a.TakePenalty("left"), {}, "You lose 3 krones.", "The left penalty: You lose 3 krones."),
    (a.TakePenalty("right"), {}, "You lose 5 VP.", "The right penalty: You lose 5 VP."),
    (FeedRival(75), {}, "", "Serve the opponent’s guest Baroness"),
    (a.Decline("rooms"), {}, "", "Prepare no more rooms"),
    (a.Decline("occupy"), {}, "", "Occupy no more rooms"),
    (a.Decline("staff"), {}, "", "Play no more staff"),
    (a.Decline("offer"), {}, "", "Play none of these cards"),
    (a.Decline("guest"), {}, "", "Take no guest"),
    (a.Decline("extra"), {}, "", "Do without the extra"),
    (a.Decline("extra_action"), {}, "", "Do without the action"),
    (a.Decline("pay_penalty"), {}, "", "Pay nothing and bear the penalty"),
    (a.Decline("gain_krones", 0), {}, "You get 3 krones.", "Do without: You get 3 krones."),
    (Exchange(), {}, "", "Exchange dishes and drinks from your kitchen"),
    (Bid(4, 3), {}, "", "Bid 3 krones for Kaufman"),
    (ChooseEntrance(7), {}, "", "Stroup"),
    (SecondGuest(4), {"cost": 2}, "Baroness", "Baroness as a second guest, for 2 krones"),
    (TakeToken(3), {}, "", "Token: staff card"),
    (ClaimOwn("B2"), {}, "Two Full Columns", "Claim your own objective: Two Full Columns"),
    (
        Retreat("A1"),
        {},
        "The Privy Purse",
        "Go back on the Emperor track for the reward of the tile The Privy Purse",
    ),
    (MoveDie(2, 3, "red"), {}, "", "Turn a die from 2 to 3 and use space 3 (red)"),
    (ChooseRehearsal("pantry"), {}, "", "Pantry"),
    (
        SendDancer(75, "middle", 1, 4),
        {},
        "",
        "Baroness dances: middle ballroom, bottom row, area 4",
    ),
    (SendDancer(0, "balcony", 0, 2), {}, "", "A dancer from area 2: balcony"),
    (RemoveDancer("right", 3, 1), {}, "", "Give up the dancer here: right ballroom, top row, space 1"),
    (TurnDown(172), {}, "", "Flip Chef de Rang and use its effect"),
    (UseGuest(75), {}, "", "Use Baroness"),
    (MoveGuestWide(75, 2, 3), {}, "", "Baroness into the rooms on floor 2, columns 3 and 4"),
    (a.Pass(), {}, "", "Pass"),
    (a.EndTurn(), {}, "", "End turn"),
]


@pytest.mark.parametrize(("action", "details", "subject", "line"), OPTIONS)
def test_option(action: a.Action, details: dict[str, Any], subject: str, line: str) -> None:
    assert option_text(action, details, subject) == line


def test_every_action_is_above() -> None:
    assert {action.kind for action, _, _, _ in OPTIONS} == set(a.CLASSES)
