"""Why something is not allowed: every reason is met, and there is one exactly for what is not legal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from gah_desktop.engine import Game, IllegalAction, Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.actions import Action
from gah_desktop.engine.pending import Benefits, Part
from gah_desktop.engine.position import Turn
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.tables import Effect
from gah_desktop.modules.solo.rules.keeping import KeepStaff
from tests.helpers.games import SEEDS, SETUPS, played, steps
from tests.helpers.positions import game_at
from tests.helpers.tables import Seat, chosen, collect, guest_ready, move_in, penalty, play, table
from tests.helpers.universe import UNIVERSE
from tests.helpers.waltz_reasons import OF_EXPANSION

Case = Callable[[], tuple[Game, Action]]
CASES: list[tuple[Code, dict[str, int | str], Case]] = []


def case(code: Code, **params: int | str) -> Callable[[Case], Case]:
    def add(build: Case) -> Case:
        CASES.append((code, params, build))
        return build

    return add


@case(Code.GAME_OVER)
def _over() -> tuple[Game, Action]:
    return played(Setup(seed=1), 1), a.Pass()


@case(Code.PENDING, pending="split")
def _pending() -> tuple[Game, Action]:
    game = table(dice="44")
    play(game, a.TakeDie(4, 4))
    return game, a.EndTurn()


@case(Code.NOT_AN_OPTION)
def _no_option() -> tuple[Game, Action]:
    return table(), a.PayPenalty()


@case(Code.ROOMS_BY_ACTION)
def _room_without_a_die() -> tuple[Game, Action]:
    return table(), a.Prepare(4, 5)


@case(Code.STAFF_BY_ACTION)
def _staff_without_a_die() -> tuple[Game, Action]:
    return table(), a.PlayStaff(1)


@case(Code.GUEST_TAKEN)
def _guest_taken() -> tuple[Game, Action]:
    game = table()
    play(game, a.TakeGuest(4))
    return game, a.TakeGuest(4)


@case(Code.GUEST_AFTER_DIE)
def _guest_after_die() -> tuple[Game, Action]:
    game = table(dice="5")
    play(game, a.TakeDie(5, 5))
    return game, a.TakeGuest(4)


@case(Code.CAFE_FULL)
def _cafe_full() -> tuple[Game, Action]:
    return table(cafe={75: "", 76: "", 90: ""}), a.TakeGuest(4)


@case(Code.SLOT_EMPTY)
def _slot_empty() -> tuple[Game, Action]:
    return table(queue=(0, 64, 65, 66, 67)), a.TakeGuest(0)


@case(Code.TOO_EXPENSIVE, cost=2, krones=1)
def _guest_too_expensive() -> tuple[Game, Action]:
    return table(krones=1), a.TakeGuest(1)


@case(Code.TOO_EXPENSIVE, cost=3, krones=2)
def _first_guest_too_expensive() -> tuple[Game, Action]:
    return table(krones=2), a.TakeGuest(0)


@case(Code.TOO_EXPENSIVE, cost=3, krones=2)
def _room_too_expensive() -> tuple[Game, Action]:
    game = table(krones=2, dice="3", vacant="31")
    play(game, a.TakeDie(3, 3))
    return game, a.Prepare(4, 1)


@case(Code.TOO_EXPENSIVE, cost=5, krones=4)
def _staff_too_expensive() -> tuple[Game, Action]:
    game = table(krones=4, dice="5", hand=(25, 24))
    play(game, a.TakeDie(5, 5))
    return game, a.PlayStaff(25)


@case(Code.TOO_EXPENSIVE, cost=1, krones=0)
def _serving_too_expensive() -> tuple[Game, Action]:
    return table(krones=0, kitchen="w", cafe={75: ""}), a.Serve("wine", 75)


@case(Code.TOO_EXPENSIVE, cost=1, krones=0)
def _six_too_expensive() -> tuple[Game, Action]:
    return table(krones=0, dice="46"), a.TakeDie(6, 1)


@case(Code.DIE_TAKEN)
def _die_taken() -> tuple[Game, Action]:
    game = table(dice="55")
    play(game, a.TakeDie(5, 5))
    return game, a.TakeDie(5, 5)


def extra_turn(dice: str, krones: int) -> Game:
    """The first edition's extra turn of E. Gizia, before its action."""
    game = guest_ready(97, "classic", dice=f"5{dice}", krones=krones)
    move_in(game, 97)
    play(game, a.Collect(0), a.TakeDie(5, 5), a.EndTurn())
    assert game.state.extra_turn
    return game


@case(Code.EXTRA_TURN_NO_DIE)
def _no_die_in_an_extra_turn() -> tuple[Game, Action]:
    return extra_turn("4", 1), a.TakeDie(4, 4)


@case(Code.NO_DIE, face=3)
def _no_die_to_use() -> tuple[Game, Action]:
    return extra_turn("4", 1), a.ExtraAction(3, 3)


@case(Code.TOO_EXPENSIVE, cost=1, krones=0)
def _six_too_expensive_to_use() -> tuple[Game, Action]:
    return extra_turn("46", 0), a.ExtraAction(6, 1)


@case(Code.BOOST_TOO_EXPENSIVE, cost=1, rest=1, krones=1)
def _six_too_expensive_to_boost_in_an_extra_turn() -> tuple[Game, Action]:
    return extra_turn("46", 1), a.ExtraAction(6, 1, True)


@case(Code.SPACE_USED)
def _extra_action_used() -> tuple[Game, Action]:
    game = extra_turn("4", 1)
    play(game, a.ExtraAction(4, 4), a.Split(1, 0))
    return game, a.ExtraAction(4, 4)


@case(Code.NO_PASS_HERE)
def _no_pass_in_an_extra_turn() -> tuple[Game, Action]:
    return extra_turn("4", 1), a.Pass()


@case(Code.NO_BOOST)
def _no_boost_without_a_die() -> tuple[Game, Action]:
    game = guest_ready(97, dice="44")
    move_in(game, 97)
    return game, a.ExtraAction(4, 4, True)


@case(Code.NO_DIE, face=3)
def _no_die() -> tuple[Game, Action]:
    return table(dice="44"), a.TakeDie(3, 3)


@case(Code.BAD_AS_ACTION, face=4, as_action=1)
def _bad_as_action() -> tuple[Game, Action]:
    return table(dice="44"), a.TakeDie(4, 1)


@case(Code.BAD_AS_ACTION, face=6, as_action=6)
def _six_as_six() -> tuple[Game, Action]:
    return table(dice="66"), a.TakeDie(6, 6)


@case(Code.BOOST_TOO_EXPENSIVE, cost=1, rest=0, krones=0)
def _boost_too_expensive() -> tuple[Game, Action]:
    return table(dice="44", krones=0), a.TakeDie(4, 4, True)


@case(Code.BOOST_TOO_EXPENSIVE, cost=1, rest=1, krones=1)
def _boost_of_a_six_too_expensive() -> tuple[Game, Action]:
    return table(dice="66", krones=1), a.TakeDie(6, 1, True)


@case(Code.TOO_EXPENSIVE, cost=1, krones=0)
def _boosted_six_without_a_krone() -> tuple[Game, Action]:
    return table(dice="46", krones=0), a.TakeDie(6, 1, True)


@case(Code.DIE_FIRST)
def _die_first() -> tuple[Game, Action]:
    return table(), a.EndTurn()


@case(Code.PASS_AFTER_DIE)
def _pass_after_die() -> tuple[Game, Action]:
    game = table(dice="4")
    play(game, a.TakeDie(4, 4), a.Split(1, 0))
    return game, a.Pass()


@case(Code.PASS_AFTER_START)
def _pass_after_guest() -> tuple[Game, Action]:
    game = table()
    play(game, a.TakeGuest(4))
    return game, a.Pass()


@case(Code.NO_PASS_HERE)
def _no_pass_here() -> tuple[Game, Action]:
    return game_at(3, ruleset="classic", turn=Turn(2, extra_turn=True)), a.Pass()


@case(Code.GUEST_NEEDS_DIE, cost=2, krones=2)
def _guest_needs_die() -> tuple[Game, Action]:
    return table(dice="6", krones=2), a.TakeGuest(1)


@case(Code.MUST_PASS)
def _must_pass() -> tuple[Game, Action]:
    return table(dice="6", krones=0), a.EndTurn()


@case(Code.ITEM_NOT_HERE, item="coffee")
def _item_not_here() -> tuple[Game, Action]:
    game = table(dice="2", cafe={75: ""})
    play(game, a.TakeDie(2, 2))
    return game, a.Place("coffee", 75)


@case(Code.KITCHEN_LACKS, item="coffee")
def _kitchen_lacks() -> tuple[Game, Action]:
    return table(kitchen="w", cafe={75: ""}), a.Serve("coffee", 75)


@case(Code.GUEST_NOT_HERE, guest=76)
def _guest_not_here() -> tuple[Game, Action]:
    return table(kitchen="k", cafe={75: ""}), a.Serve("coffee", 76)


@case(Code.GUEST_NOT_HERE, guest=76)
def _guest_to_move_not_here() -> tuple[Game, Action]:
    return table(cafe={75: None}, vacant="11"), a.MoveGuest(76, 1, 1)


@case(Code.ORDER_LACKS_NOT, item="strudel", guest=75)
def _order_lacks_not() -> tuple[Game, Action]:
    return table(kitchen="sw", cafe={75: ""}), a.Serve("strudel", 75)


@case(Code.WRONG_SPLIT, total=3)
def _wrong_split() -> tuple[Game, Action]:
    game = table(dice="444")
    play(game, a.TakeDie(4, 4))
    return game, a.Split(2, 2)


@case(Code.WRONG_TOTAL, total=3)
def _wrong_total_of_items() -> tuple[Game, Action]:
    game = table(dice="111")
    play(game, a.TakeDie(1, 1))
    return game, chosen(2)


@case(Code.WRONG_ITEMS)
def _wrong_items() -> tuple[Game, Action]:
    game = table(dice="111")
    play(game, a.TakeDie(1, 1))
    return game, chosen(2, 0, 1)


@case(Code.ORDER_COMPLETE, guest=65)
def _order_complete() -> tuple[Game, Action]:
    game = table(dice="555", hand=(38,), cafe={75: "", 60: "", 65: None})
    play(game, a.TakeDie(5, 5), a.PlayStaff(38))
    return game, a.FillOrder(65)


@case(Code.TOO_MANY_CAKES)
def _too_many_cakes() -> tuple[Game, Action]:
    game = table(dice="111")
    play(game, a.TakeDie(1, 1))
    return game, chosen(1, 2)


@case(Code.TOO_MANY_COFFEES)
def _too_many_coffees() -> tuple[Game, Action]:
    game = table(dice="222")
    play(game, a.TakeDie(2, 2))
    return game, chosen(wine=1, coffee=2)


def preparing(**changes: object) -> Game:
    game = table(**{"dice": "33", "vacant": "11"} | changes)  # type: ignore[arg-type]
    play(game, a.TakeDie(3, 3))
    return game


@case(Code.ROOM_OUTSIDE)
def _room_outside() -> tuple[Game, Action]:
    return preparing(), a.Prepare(5, 1)


@case(Code.ROOM_TAKEN)
def _room_taken() -> tuple[Game, Action]:
    return preparing(), a.Prepare(1, 1)


@case(Code.NOT_ADJACENT)
def _not_adjacent() -> tuple[Game, Action]:
    return preparing(), a.Prepare(2, 2)


@case(Code.START_BOTTOM_LEFT)
def _start_bottom_left() -> tuple[Game, Action]:
    return preparing(vacant=""), a.Prepare(1, 2)


@case(Code.FLOOR_TOO_HIGH, max_floor=2)
def _floor_too_high() -> tuple[Game, Action]:
    game = guest_ready(49)
    move_in(game, 49)
    collect(game, 0)
    return game, a.Prepare(3, 2)


@case(Code.ROOM_EMPTY)
def _room_empty() -> tuple[Game, Action]:
    return table(cafe={92: None}, vacant="11"), a.MoveGuest(92, 1, 2)


@case(Code.ROOM_OCCUPIED)
def _room_occupied() -> tuple[Game, Action]:
    return table(cafe={92: None}, vacant="11", occupied="12"), a.MoveGuest(92, 1, 2)


@case(Code.WRONG_COLOR, guest=65, color="red")
def _wrong_color() -> tuple[Game, Action]:
    return table(cafe={65: None}, vacant="13"), a.MoveGuest(65, 1, 3)


@case(Code.ORDER_INCOMPLETE, guest=65)
def _order_incomplete() -> tuple[Game, Action]:
    return table(cafe={65: ""}, vacant="11"), a.MoveGuest(65, 1, 1)


@case(Code.HIGHER_FIRST, floor=2)
def _higher_first() -> tuple[Game, Action]:
    game = table(
        round=3, tiles="A4 B1 C1", dice="5", numbers=(4,), rivals=(Seat(numbers=()),), vacant="11 21 22"
    )
    play(game, a.TakeDie(5, 5), a.EndTurn())
    return game, a.RemoveRoom(1, 1)


@case(Code.HIGHER_FIRST, floor=4)
def _highest_occupied_first() -> tuple[Game, Action]:
    return penalty("C2", occupied="31 41 42"), a.RemoveRoom(3, 1)


@case(Code.ONLY_OCCUPIED)
def _only_occupied() -> tuple[Game, Action]:
    """The Archduke’s Suite: a vacant room on the top floor is not what the Emperor wants."""
    return penalty("C2", occupied="31 32", vacant="41"), a.RemoveRoom(4, 1)


@case(Code.LOWER_NOW, floor=3)
def _now_a_lower_floor() -> tuple[Game, Action]:
    game = penalty("C2", occupied="31 32 41 42")
    play(game, a.RemoveRoom(4, 1))
    return game, a.RemoveRoom(4, 2)


@case(Code.ONLY_VACANT)
def _only_vacant() -> tuple[Game, Action]:
    return penalty("A4", occupied="23", vacant="21 22"), a.RemoveRoom(2, 3)


@case(Code.ROOM_EMPTY)
def _nothing_to_remove() -> tuple[Game, Action]:
    return penalty("C2", occupied="41 42"), a.RemoveRoom(4, 3)


@case(Code.NOT_IN_HAND, staff=9)
def _not_in_hand() -> tuple[Game, Action]:
    game = table(dice="5", hand=(24,))
    play(game, a.TakeDie(5, 5))
    return game, a.PlayStaff(9)


@case(Code.NOT_OFFERED, staff=9)
def _not_offered() -> tuple[Game, Action]:
    game = guest_ready(76, next_staff=(1, 2, 3), hand=(9,))
    move_in(game, 76)
    collect(game, 0)
    if a.Collect(0) in game.legal_actions():
        play(game, a.Collect(0))
    return game, a.PlayStaff(9)


@case(Code.NOT_IN_PLAY, staff=1)
def _not_in_play() -> tuple[Game, Action]:
    return table(hand=(1,)), a.UseStaff(1)


@case(Code.STAFF_USED, staff=1)
def _staff_used() -> tuple[Game, Action]:
    return table(staff=(1,), used=(1,)), a.UseStaff(1)


@case(Code.STAFF_SPENT, staff=38)
def _staff_spent() -> tuple[Game, Action]:
    return table(staff=(38,)), a.UseStaff(38)


@case(Code.STAFF_AT_END, staff=31)
def _staff_at_end() -> tuple[Game, Action]:
    return table(staff=(31,)), a.UseStaff(31)


@case(Code.WRONG_NUMBER_OF_CARDS, total=6)
def _five_cards_kept() -> tuple[Game, Action]:
    game = new_game(Setup(solo="leopold", seed=1))
    return game, KeepStaff(tuple(sorted(game.state.packs[0])[:5]))


@case(Code.STAFF_NO_ACTION, staff=13)
def _staff_no_action() -> tuple[Game, Action]:
    return table(staff=(13,)), a.UseStaff(13)


@case(Code.STAFF_NEEDS_DECISION, staff=14)
def _staff_needs_decision() -> tuple[Game, Action]:
    return table(staff=(14,)), a.UseStaff(14)


@case(Code.OBJECTIVE_CLAIMED)
def _objective_claimed() -> tuple[Game, Action]:
    return table(claimed=(15, 0, 0), krones=20), a.Claim(0)


@case(Code.OBJECTIVE_NOT_MET, objective="A1")
def _objective_not_met() -> tuple[Game, Action]:
    return table(krones=19), a.Claim(0)


@case(Code.OBJECTIVE_FULL)
def _objective_full() -> tuple[Game, Action]:
    rivals = [Seat(claimed=(points, 0, 0)) for points in (15, 10, 5)]
    return table(4, rivals=rivals, krones=20), a.Claim(0)


@case(Code.MUST_DECIDE)
def _must_decide() -> tuple[Game, Action]:
    game = new_game(Setup(seed=1))
    while game.decision is not None and game.decision.kind != "rooms":
        play(game, game.legal_actions()[0])
    return game, a.Decline("rooms")


@case(Code.MUST_DECIDE)
def _krones_of_a_card_cannot_be_declined() -> tuple[Game, Action]:
    guest, staff = ("guest", 76), ("staff", 7)
    parts = (
        Part("reward", Effect("gain_krones", 2), guest),
        Part("trigger", Effect("gain_krones", 1), staff),
    )
    return table(stack=[Benefits(0, guest, parts)]), a.Decline("gain_krones", 1)


@case(Code.PENDING, pending="rooms")
def _another_thing_declined() -> tuple[Game, Action]:
    """What is asked could well be declined, by its own name."""
    return preparing(), a.Decline("staff")


@case(Code.BONUS_BETWEEN)
def _bonus_between() -> tuple[Game, Action]:
    game = table(cafe={79: None}, vacant="44")
    play(game, a.MoveGuest(79, 4, 4), a.Collect(0))
    return game, a.Collect(2)


@case(Code.EXTRA_LAST)
def _extra_last() -> tuple[Game, Action]:
    """E. Gizia with two other benefits: no printed card brings a green guest that many."""
    guest, staff = ("guest", 97), ("staff", 7)
    parts = (
        Part("reward", Effect("extra_action"), guest),
        Part("trigger", Effect("gain_krones", 1), staff),
        Part("bonus", Effect("bonus", 0), ("group", 0)),
    )
    return table(stack=[Benefits(0, guest, parts)]), a.Collect(0)


# Only the solo game asks a toll, and four are the table's; the tests there meet these
ELSEWHERE = {
    Code.ENTRANCE_TOLL,
    Code.NOT_YOUR_TURN,
    Code.NOT_YOURS,
    Code.ONLY_WATCHED,
    Code.TILE_COLOR,
    Code.TOKEN_LATER,
    Code.WRONG_PLACE,
}


@pytest.mark.parametrize(
    ("code", "params", "build"),
    [
        *(pytest.param(*entry, id=entry[2].__name__[1:]) for entry in CASES),
        *(pytest.param(*entry, id=entry[0].value) for entry in OF_EXPANSION),
    ],
)
def test_reason(code: Code, params: dict[str, int | str], build: Case) -> None:
    game, action = build()
    before = game.hash()
    assert game.why_not(action) == (code, tuple(params.items()))
    with pytest.raises(IllegalAction) as raised:
        game.apply(action)
    assert raised.value.reason == (code, tuple(params.items()))
    assert code.value in str(raised.value)
    assert game.hash() == before


def test_every_code_is_met() -> None:
    met = {code for code, _, _ in (*CASES, *OF_EXPANSION)}
    assert met | ELSEWHERE == set(Code)


def reasons_are_sound(game: Game) -> None:
    legal = set(game.legal_actions())
    for action in UNIVERSE:
        refusal = game.why_not(action)
        assert (refusal is None) == (action in legal), (action, refusal)
        if refusal is not None:
            assert isinstance(refusal.code, Code)
            assert all(isinstance(v, (int, str)) for _, v in refusal.params)
            assert refusal.get("nothing") is None


@given(setup=SETUPS, seed=SEEDS)
@settings(max_examples=12)
def test_a_reason_exactly_for_what_is_not_legal(setup: Setup, seed: int) -> None:
    asked: set[str] = set()
    for game, _ in steps(setup, seed):
        assert game.decision is not None
        if game.decision.kind not in asked:
            asked.add(game.decision.kind)
            reasons_are_sound(game)
    reasons_are_sound(game)


@pytest.mark.slow
@given(setup=SETUPS, seed=SEEDS)
@settings(max_examples=60)
def test_a_reason_exactly_for_what_is_not_legal_in_many_games(setup: Setup, seed: int) -> None:
    for number, (game, _) in enumerate(steps(setup, seed)):
        if number % 10 == seed % 10:
            reasons_are_sound(game)


def test_the_universe_holds_what_is_legal() -> None:
    everything = set(UNIVERSE)
    for seed in range(12):
        for game, _ in steps(Setup(players=2 + seed % 3, seed=seed, deal="draft", promo=True), seed):
            small = [x for x in game.legal_actions() if not isinstance(x, (a.ChooseItems, a.Split))]
            assert set(small) <= everything


@pytest.mark.parametrize("code", list(Code), ids=lambda code: code.value)
def test_codes_are_words(code: Code) -> None:
    assert code.value == code.name.lower()
