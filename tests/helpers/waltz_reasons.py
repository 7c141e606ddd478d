"""For each reason that only the expansion gives: a game, and an action that it refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code
from gah_desktop.modules.ballrooms.rules.penalties import RemoveDancer
from gah_desktop.modules.ballrooms.rules.rehearsing import ChooseRehearsal, Rehearsing
from gah_desktop.modules.celebrities.rules.exchange import Exchange
from gah_desktop.modules.hotels.rules.auction import Bid
from gah_desktop.modules.hotels.rules.moved_die import MoveDie
from gah_desktop.modules.hotels.rules.own_tiles import Retreat
from gah_desktop.modules.hotels.rules.rooms import TakeToken
from gah_desktop.modules.more.rules.turning_down import TurnDown, TurningDown
from gah_desktop.modules.promo.rules.staying import UseGuest
from tests.helpers.houses import DOVE, KOZI, STROUP, WRAY, house
from tests.helpers.lounge import EINSTEIN, salon
from tests.helpers.tables import chosen, play, table
from tests.helpers.waltz import ball, send

Case = tuple[Code, dict[str, int | str], Callable[[], tuple[Game, Any]]]
MORE = ("more",)


def after(game: Game, *actions: a.Action) -> Game:
    play(game, *actions)
    return game


def more(**changes: Any) -> Game:
    return table(modules=MORE, **changes)


def dancing(**changes: Any) -> Game:
    return ball(cafe={140: None}, kitchen="h", **changes)


def removing() -> Game:
    from gah_desktop.modules.ballrooms.rules.penalties import RemovingDancers

    return ball(dancers="left-1 left-2", stack=[RemovingDancers(0, ("emperor", "B5"), 1, 0)])


def choosing() -> Game:
    return ball(stack=[Rehearsing(0)], offered=("pantry", "cellar"))


def used_guest() -> Game:
    game = more(promo=True, cafe={190: None}, kitchen="sw")
    return after(game, UseGuest(190), chosen(strudel=1))


def turned() -> Game:
    from gah_desktop.modules.more.rules.record import record_of

    game = more(staff=(169, 172), stack=[TurningDown(0, ("turn", 0), (172,))])
    record_of(game.state).turned_down = (169,)
    return game


def second() -> tuple[Game, Any]:
    game = ball(promo=True, cafe={184: None}, kitchen="hh")
    play(game, send("left-1", 184))
    return game, send("left-2", area=4)


def overbidding() -> tuple[Game, Any]:
    game = new_game(Setup(modules=("hotels",)))
    first = game.legal_actions()[0].entrance  # type: ignore[attr-defined]
    return after(game, Bid(first, 3)), Bid(first, 3)


def token() -> tuple[Game, Any]:
    game = house(DOVE, vacant="15", occupied="11 12 13 14", bonus=(0, 2), cafe={65: None})
    return after(game, a.MoveGuest(65, 1, 5), a.Collect(0)), TakeToken(6)


def opening() -> tuple[Game, Any]:
    game = house(STROUP, cafe={79: None}, vacant="13", krones=0)
    return after(game, a.MoveGuest(79, 1, 3), a.Collect(0)), a.Collect(2)


OF_EXPANSION: tuple[Case, ...] = (
    (Code.TOO_MANY_CHAMPAGNES, {}, lambda: (
        after(ball(dice="111"), a.TakeDie(1, 1)), chosen(2, champagne=1))),
    (Code.NO_ROOM_FOR_GUEST, {"guest": 184}, lambda: (
        ball(promo=True, cafe={184: None}, vacant="11"), a.MoveGuest(184, 1, 1))),
    (Code.GUEST_USED, {"guest": 190}, lambda: (used_guest(), UseGuest(190))),
    (Code.SAME_SPACE, {}, second),
    (Code.GUEST_DANCES_NOT, {"guest": 162}, lambda: (ball(cafe={162: None}), send("left-1", 162))),
    (Code.NO_DANCER_LEFT, {}, lambda: (dancing(areas=(0, 0, 0, 0)), send("left-1", 140))),
    (Code.AREA_EMPTY, {"area": 1}, lambda: (dancing(areas=(0, 2, 3, 4)), send("left-1", 140, area=1))),
    (Code.ROW_FULL, {}, lambda: (dancing(dancers={1: "left-1 " * 4}), send("left-1", 140))),
    (Code.BALLROOM_SCORED, {}, lambda: (dancing(scored=1), send("left-1", 140))),
    (Code.TOO_LITTLE_CHAMPAGNE, {"cost": 2, "champagne": 1}, lambda: (dancing(), send("left-2", 140))),
    (Code.NO_DANCER_THERE, {}, lambda: (removing(), RemoveDancer("left", 3, 1))),
    (Code.NOT_OFFERED_ROOM, {}, lambda: (choosing(), ChooseRehearsal("treasury"))),
    (Code.NO_DIE_OF_COLOR, {"face": 4}, lambda: (
        salon(dice="44", faces=(4, 0, 0)), a.TakeDie(4, 4, color="blue"))),
    (Code.CELEBRITY_NOT_HERE, {"celebrity": 2}, lambda: (salon(kitchen="s"), Exchange())),
    (Code.EXCHANGED, {}, lambda: (
        after(salon((EINSTEIN,), kitchen="s"), Exchange(), chosen(wine=1)), Exchange())),
    (Code.WRONG_EXCHANGE, {}, lambda: (after(salon((EINSTEIN,), kitchen="ss"), Exchange()), chosen(wine=1))),
    (Code.SAME_KIND, {}, lambda: (
        after(salon((EINSTEIN,), kitchen="ss"), Exchange(), chosen(1)), chosen(1))),
    (Code.NOT_OFFERED_ENTRANCE, {}, lambda: (new_game(Setup(modules=("hotels",))), Bid(10, 1))),
    (Code.BID_TOO_LOW, {"least": 4}, overbidding),
    (Code.NOT_THIS_ENTRANCE, {}, lambda: (house(STROUP, dice="33"), MoveDie(3, 4))),
    (Code.NO_NEIGHBORS, {}, lambda: (house(KOZI, dice="16"), MoveDie(1, 6))),
    (Code.MOVED_DIE_FIRST, {"face": 4}, lambda: (
        after(house(KOZI, dice="33"), MoveDie(3, 4)), a.TakeDie(3, 3))),
    (Code.TILE_NOT_HERE, {}, lambda: (house(WRAY, own_tiles="A2", emperor=3), Retreat("A3"))),
    (Code.RETREATED, {}, lambda: (
        after(house(WRAY, own_tiles="C1 A1", emperor=9), Retreat("C1")), Retreat("A1"))),
    (Code.TOKEN_NOT_HERE, {}, token),
    (Code.OPENING_BETWEEN, {}, opening),
    (Code.MARKER_TOO_LOW, {"steps": 2}, lambda: (more(staff=(177,), hand=(1,), emperor=1), a.UseStaff(177))),
    (Code.KITCHEN_TOO_EMPTY, {}, lambda: (more(staff=(170,), kitchen="s"), a.UseStaff(170))),
    (Code.IN_VAIN, {}, lambda: (more(staff=(177,), emperor=3), a.UseStaff(177))),
    (Code.WRONG_PAYMENT, {}, lambda: (
        after(more(staff=(175,), kitchen="sscc"), a.UseStaff(175)), chosen(1))),
    (Code.TURNED_DOWN, {"staff": 169}, lambda: (turned(), TurnDown(169))),
    (Code.NOT_HAPPENED, {"staff": 172}, lambda: (
        more(staff=(172, 169), stack=[TurningDown(0, ("turn", 0), (169,))]), TurnDown(172))),
)  # fmt: skip
