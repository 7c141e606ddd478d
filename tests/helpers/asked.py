"""A game in every moment in which somebody is asked something, by a name for the moment.

Together they lead to every line that the table can ask with.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.engine.position import PendingDecision
from gah_desktop.modules.ballrooms.rules.penalties import RemovingDancers
from gah_desktop.modules.celebrities.rules.exchange import Exchange
from gah_desktop.modules.hotels.rules.auction import ChooseEntrance
from gah_desktop.modules.hotels.rules.moved_die import MoveDie
from gah_desktop.modules.solo.rules.entrances.hautel import Feeding
from tests.helpers.houses import DOVE, KAUFMAN, KOZI, PAULWEI, house
from tests.helpers.lounge import EINSTEIN, salon
from tests.helpers.positions import game_at
from tests.helpers.tables import asked, chosen, floor, guest_ready, move_in, penalty, play, reward, table
from tests.helpers.waltz import ball, send

# what makes an additional action possible; the objective asks for a space of the Emperor track
POSSIBLE: dict[str, dict[str, Any]] = {
    "claim": {"emperor": 13},
    "move_guest": {"vacant": "11"},
    "use_staff": {"staff": (1,)},
    "serve": {"kitchen": "w"},
}


def done(game: Game, *actions: a.Action) -> Game:
    play(game, *actions)
    return game


def in_turn(*can: str, full: bool = False, **more: Any) -> Game:
    """A turn in which of the additional actions exactly these are possible; `full` leaves no table free."""
    cafe = {75: "", 65: None, **({60: ""} if full else {})}
    has: dict[str, Any] = {"dice": "44", "objectives": "A2 B1 C1", "cafe": cafe}
    for kind in can:
        has |= POSSIBLE[kind]
    return table(**has | more)


def without_a_die(*can: str) -> Game:
    """A six and no krone; serving is free for the owner of the Chief Waiter."""
    staff = (*((1,) if "use_staff" in can else ()), *((24,) if "serve" in can else ()))
    return in_turn(*can, full=True, dice="6", krones=0, staff=staff)


def at_the_end(*can: str) -> Game:
    return done(in_turn(*can, full=True), a.TakeDie(4, 4), a.Split(2, 0))


def extra_turn(dice: str = "4", **changes: Any) -> Game:
    """E. Gizia's in the first edition, after a turn with an action 5 that did nothing."""
    game = guest_ready(97, "classic", dice=f"5{dice}", **changes)
    move_in(game, 97)
    return done(game, a.Collect(0), a.TakeDie(5, 5), a.EndTurn())


def first_rooms(ruleset: str) -> Game:
    """The set-up, where the first of the first rooms is asked about, if it is asked about."""
    game = new_game(Setup(ruleset=ruleset, seed=3))
    return done(game, a.ChooseGuest(0), a.ChooseGuest(0))


def feeding() -> Game:
    """Against Hautel Couture: two of the opponent's guests wait for the item of the action space."""
    game = new_game(Setup(solo="leopold", entrance="hautel", seed=2))
    s = game.state
    s.phase, s.stack = "round", [Feeding(0, ("entrance", "hautel"), "wine")]
    s.players[1].cafe = [75, 54]
    s.players[1].needs = [s.t.guests[guest].order for guest in (75, 54)]
    s.options = None
    settle(s)
    return game


def free_guest_with_a_token() -> Game:
    """Against the Sushi Resort: a reward brings a guest, and one of the five carries a token."""
    reward = PendingDecision("take_guest", 0, "guest:63", {"left": 1})
    queue = (75, 60, 61, 62, 64)
    token = {"sushi": {"guests": (75,)}}
    return game_at(solo="leopold", entrance="sushi", queue=queue, pending=(reward,), states=token)


def choosing_rehearsal() -> Game:
    return new_game(Setup(modules=("ballrooms",), seed=6))


def removing_dancers() -> Game:
    return ball(dancers="middle-1 middle-3", stack=[RemovingDancers(0, ("emperor", "B5"), 1, 1)])


def turning_down() -> Game:
    game = table(modules=("more",), staff=(172,), dice="222")
    return done(game, a.TakeDie(2, 2), chosen(wine=3))


def after_a_card() -> Game:
    game = ball(staff=(133,), hand=(36,), dice="55", kitchen="h")
    return done(game, a.TakeDie(5, 5), a.PlayStaff(36))


def choosing_entrance() -> Game:
    game = new_game(Setup(solo="leopold", modules=("hotels",), seed=5))
    while asked(game) != "choose_entrance":
        play(game, game.legal_actions()[0])
    return game


def at_set_up(entrance: int) -> Game:
    """Alone, where this entrance brings a guest or rooms before the first round."""
    for seed in range(100):
        game = new_game(Setup(solo="leopold", modules=("hotels",), seed=seed))
        while game.decision is not None and game.decision.source != ("entrance", entrance):
            if asked(game) == "turn":
                break
            wanted = ChooseEntrance(entrance)
            play(game, wanted if wanted in game.legal_actions() else game.legal_actions()[0])
        else:
            return game
    raise AssertionError("never offered")


# what can be meant by pointing at something
POINTED: dict[str, tuple[a.Action, ...]] = {
    "a die": (a.TakeDie(4, 4), a.TakeDie(4, 4, True)),
    "a six": (a.TakeDie(6, 1), a.TakeDie(6, 2)),
    "a six that can be boosted": (a.TakeDie(6, 1), a.TakeDie(6, 1, True)),
    "a space": (a.ExtraAction(4, 4), a.ExtraAction(4, 4, True)),
    "wine": (a.Serve("wine", 75), a.Serve("wine", 76)),
    "a guest, received": (a.Place("wine", 75), a.Place("coffee", 75)),
    "a guest": (a.MoveGuest(75, 1, 1), a.MoveGuest(75, 1, 2)),
    "several things": (a.MoveGuest(75, 1, 1), a.Serve("wine", 75)),
}
MOMENTS: dict[str, Callable[[], Game]] = {
    "draft": lambda: new_game(Setup(deal="draft", seed=4)),
    "six of ten": lambda: new_game(Setup(solo="leopold", seed=5)),
    "first guest": lambda: new_game(Setup(seed=3)),
    "first rooms, deluxe": lambda: first_rooms("deluxe"),
    "last of the first rooms, deluxe": lambda: done(first_rooms("deluxe"), a.Prepare(1, 2)),
    "first room, classic": lambda: first_rooms("classic"),
    "first rooms, classic": lambda: done(first_rooms("classic"), a.Prepare(1, 1)),
    "items": lambda: done(table(dice="11"), a.TakeDie(1, 1)),
    "items, an extra before": lambda: done(table(staff=(14,), dice="2", vacant="11"), a.TakeDie(2, 2)),
    "one item of choice": lambda: done(guest_ready(54), a.MoveGuest(54, 2, 1), a.Collect(0)),
    "items of choice": lambda: done(reward("A2"), a.Collect(0)),
    "place": lambda: done(table(dice="11", cafe={60: ""}), a.TakeDie(1, 1), chosen(1, 1)),
    "serve": lambda: done(table(kitchen="ww", cafe={75: ""}), a.Serve("wine", 75)),
    "serve the last": lambda: done(
        table(kitchen="wwk", cafe={75: ""}), a.Serve("wine", 75), a.Serve("wine", 75)
    ),
    "fill an order": lambda: done(
        table(dice="555", hand=(38,), cafe={75: "", 60: ""}), a.TakeDie(5, 5), a.PlayStaff(38)
    ),
    "rooms": lambda: done(table(dice="33", vacant="11"), a.TakeDie(3, 3)),
    "one more room": lambda: done(table(dice="33", vacant="11"), a.TakeDie(3, 3), a.Prepare(1, 2)),
    "a room in an empty hotel": lambda: done(table(dice="33"), a.TakeDie(3, 3)),
    "rooms, an extra before": lambda: done(
        table(staff=(22,), hand=(9,), dice="3", vacant="11"), a.TakeDie(3, 3)
    ),
    "no room, an extra before": lambda: done(
        table(staff=(22,), hand=(9,), dice="3", vacant=" ".join(map(floor, (1, 2, 3, 4)))), a.TakeDie(3, 3)
    ),
    "a room occupied at once": lambda: done(reward("B4", vacant="11 21")),
    "occupy": lambda: done(table(dice="55", hand=(35,), vacant="11 12"), a.TakeDie(5, 5), a.PlayStaff(35)),
    "a vacant room must go": lambda: penalty("A4", vacant="11 21 22"),
    "an occupied room must go": lambda: penalty("C2", occupied="41 42"),
    "split": lambda: done(table(dice="44"), a.TakeDie(4, 4)),
    "staff": lambda: done(table(dice="5", hand=(14,)), a.TakeDie(5, 5)),
    "staff, an extra before": lambda: done(table(staff=(20,), hand=(9,), dice="5"), a.TakeDie(5, 5)),
    "two cards": lambda: done(guest_ready(73, hand=(9, 24)), a.MoveGuest(73, 3, 1)),
    "offer, one of them": lambda: done(
        guest_ready(76, next_staff=(14, 38, 31)), a.MoveGuest(76, 3, 1), a.Collect(0)
    ),
    "offer, or none": lambda: done(
        guest_ready(75, next_staff=(14, 38, 31)), a.MoveGuest(75, 3, 1), a.Collect(0)
    ),
    "under the deck": lambda: done(
        guest_ready(75, next_staff=(14, 38, 31)), a.MoveGuest(75, 3, 1), a.Collect(0), a.PlayStaff(14)
    ),
    "cards of the hand": lambda: penalty("A3", hand=(1, 2, 3)),
    "last card of the hand": lambda: done(penalty("A3", hand=(1, 2, 3)), a.ReturnStaff(1)),
    "an end card": lambda: penalty("C4", staff=(31, 41)),
    "free guest": lambda: done(guest_ready(63), a.MoveGuest(63, 3, 1)),
    "free guest with a token": free_guest_with_a_token,
    "two free guests": lambda: done(guest_ready(87), a.MoveGuest(87, 1, 3), a.Collect(1)),
    "one benefit": lambda: done(guest_ready(76, next_staff=(14, 38, 31)), a.MoveGuest(76, 3, 1)),
    "benefits": lambda: done(guest_ready(79), a.MoveGuest(79, 1, 3)),
    "extra": lambda: done(table(staff=(14,), dice="1", vacant="11"), a.TakeDie(1, 1), chosen(1)),
    "extra action": lambda: done(guest_ready(97, dice="1122"), a.MoveGuest(97, 1, 3)),
    "penalty": lambda: penalty("A1", staff=(26,)),
    "halves of a penalty": lambda: penalty("A1", "classic"),
    "feeding": feeding,
    "extra turn": lambda: extra_turn(),
    "extra turn, no table free": lambda: done(
        guest_ready(97, "classic", dice="54", cafe={97: None, 75: "", 60: ""}),
        *(a.MoveGuest(97, 1, 3), a.Collect(0), a.TakeGuest(4), a.TakeDie(5, 5), a.EndTurn()),
    ),
    "extra turn, no dice": lambda: extra_turn(""),
    # the expansion
    "rehearsal room": choosing_rehearsal,
    "a dancer": lambda: done(ball(staff=(128,), kitchen="sh"), a.UseStaff(128)),
    "a dancer must go": removing_dancers,
    "after a card": after_a_card,
    "payment": lambda: done(table(modules=("more",), staff=(175,), kitchen="sscc"), a.UseStaff(175)),
    "items of other kinds": lambda: done(
        table(modules=("more",), staff=(175,), kitchen="sscc"), a.UseStaff(175), chosen(2)
    ),
    "rooms, one of two extras before": lambda: done(
        ball(staff=(22, 119), dice="3", kitchen="h", vacant="11"), a.TakeDie(3, 3)
    ),
    "rooms, two extras before": lambda: done(
        ball(staff=(22, 119), hand=(9,), dice="3", kitchen="h", vacant="11"), a.TakeDie(3, 3)
    ),
    "turn down": turning_down,
    "an item must go": lambda: penalty("A6", modules=("more",), kitchen="sk"),
    "second dancer": lambda: done(ball(promo=True, cafe={184: None}, kitchen="h"), send("left-1", 184)),
    "items to exchange": lambda: done(salon((EINSTEIN,), kitchen="sc"), Exchange()),
    "items to get": lambda: done(salon((EINSTEIN,), kitchen="sc"), Exchange(), chosen(1)),
    "auction": lambda: new_game(Setup(modules=("hotels",), seed=6)),
    "an entrance alone": choosing_entrance,
    "one more first guest": lambda: at_set_up(KAUFMAN),
    "further first rooms": lambda: at_set_up(PAULWEI),
    "second guest": lambda: done(house(KAUFMAN), a.TakeGuest(4)),
    "a token": lambda: done(
        house(DOVE, vacant="15", occupied="11 12 13 14", bonus=(0, 2), cafe={65: None}),
        a.MoveGuest(65, 1, 5),
        a.Collect(0),
    ),
    "a die moved": lambda: done(house(KOZI, dice="3344"), MoveDie(3, 4)),
    # the turn, by what is possible in it
    "guest and die": lambda: in_turn(),
    **{f"guest and die, {kind}": partial(in_turn, kind) for kind in POSSIBLE},
    "die": lambda: in_turn(full=True),
    **{f"die, {kind}": partial(in_turn, kind, full=True) for kind in POSSIBLE},
    "no die": lambda: without_a_die(),
    **{f"no die, {kind}": partial(without_a_die, kind) for kind in POSSIBLE},
    "end": lambda: at_the_end(),
    **{f"end, {kind}": partial(at_the_end, kind) for kind in POSSIBLE},
    **{f"end, {one}, {two}": partial(at_the_end, one, two) for one, two in combinations(POSSIBLE, 2)},
    "end, everything": lambda: at_the_end(*POSSIBLE),
}
