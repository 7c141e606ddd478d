"""What positions are worth: every kind of effect, card and objective is judged, and more is better."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from gah_desktop.bots.evaluate import effects, guests, hotel, staff
from gah_desktop.bots.evaluate.guests import served
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.prune import COLLECTED
from gah_desktop.bots.weights import (
    DEFAULT,
    ONCE,
    PENALTY,
    PER_DIE,
    PER_DIE_OF_KIND,
    PER_VISIT,
    PER_VISIT_OF_KIND,
)
from gah_desktop.catalog.basics import ITEMS
from gah_desktop.catalog.effects import EFFECT_FIELDS
from gah_desktop.engine import Game, Setup
from gah_desktop.engine.effects import BEGIN
from gah_desktop.engine.emperor import SUFFER
from gah_desktop.engine.items import KINDS, pack
from gah_desktop.engine.objectives import PROGRESS
from gah_desktop.engine.scoring import end_vp, score_of
from gah_desktop.engine.staff import HUNG_ON
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.table_cache import tables_for
from gah_desktop.engine.tables import Effect, StaffFacts
from tests.helpers.games import played
from tests.helpers.parts import load_bot_parts
from tests.helpers.positions import claimed, game_at
from tests.helpers.tables import column, floor, table

NOTHING = dict.fromkeys(ITEMS, 0)


def value(game: Game, seat: int = 0) -> float:
    return value_of(game.state, seat)


def value_of(s: GameState, seat: int) -> float:
    return Judge(s, seat, DEFAULT).value(s)


def ended(seed: int) -> GameState:
    """The last position of a game of chance."""
    return played(Setup(players=2 + seed % 3, seed=seed, boards=("night", "day")[seed % 2]), seed).state


def worth(**mine: Any) -> float:
    return value(table(**({"krones": 5, "round": 3} | mine)))


# Nothing is worth nothing because nobody thought of it


def test_every_kind_of_effect_is_judged_in_one_place() -> None:
    known = [
        *effects.EFFECTS,
        *PER_DIE_OF_KIND,
        *PER_VISIT_OF_KIND,
        *staff.END,
        staff.COPY,
        *PENALTY,
    ]
    of_expansion = {*BEGIN, *SUFFER, *HUNG_ON} - set(EFFECT_FIELDS)
    assert sorted(known) == sorted((*EFFECT_FIELDS, *of_expansion))


def test_every_reward_has_its_turn_when_benefits_are_collected() -> None:
    assert set(COLLECTED) == {*effects.EFFECTS, "bonus"}


@pytest.mark.parametrize("kind", effects.EFFECTS)
def test_whatever_is_done_at_once_is_worth_something(kind: str) -> None:
    items = tuple(1 if item == 0 else 0 for item in KINDS)
    assert effects.effect_worth(Effect(kind, 1, 1, 4, items), DEFAULT) > 0


def test_an_effect_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError, match="tame_lion"):
        effects.effect_worth(Effect("tame_lion", 1), DEFAULT)


def test_every_kind_of_objective_can_be_aimed_at() -> None:
    load_bot_parts()
    game = table()
    judge = Judge(game.state, 0, DEFAULT)
    rooms = {"occupied", *hotel.FULL}
    assert rooms | set(judge.steps) | {"krones"} == set(PROGRESS)


def test_the_queue_counts_for_those_who_may_bring_a_guest_from_it() -> None:
    assert {kind for kind, known in effects.EFFECTS.items() if known.queue} == {
        "take_guest_free",
        "take_guest_and_fill_order",
        "extra_action",
    }
    assert {kind for kind, known in effects.EFFECTS.items() if known.draws} == {
        "draw_staff",
        "draw_three_play_one",
    }


# Staff cards


def test_every_card_of_the_base_game_has_a_number_of_its_own_or_counts() -> None:
    t = tables_for(None, "deluxe")
    base = set(t.catalog.deck("staff", ["base"]))
    assert {*PER_DIE, *PER_VISIT, *ONCE, *(base & set(t.triggers.end))} == base


def with_card_119(timing: str, *kinds: str) -> Any:
    """The tables of a game that has one card more, whose effects are all of amount 2."""
    effects = tuple(Effect(kind, 2) for kind in kinds)
    done = effects if timing in ("once", "round") else ()
    return SimpleNamespace(
        staff={119: StaffFacts(3, timing, done)},
        catalog=SimpleNamespace(staff={119: SimpleNamespace(effects=effects)}),
    )


@pytest.mark.parametrize(
    ("timing", "kinds", "expected"),
    [
        ("once", ("gain_vp", "gain_krones"), staff.Rate(once=2 + 2 * DEFAULT.krone_price)),
        ("round", ("gain_vp",), staff.Rate(use=0.45 * 2)),
        ("permanent", ("free_queue",), staff.Rate(die=0.6)),
        ("permanent", ("strength", "free_six"), staff.Rate(die=0.55)),
        ("permanent", ("when_emperor_reward",), staff.Rate(visit=2.4)),
    ],
)
def test_a_card_without_a_number_is_worth_what_its_effects_are(
    timing: str, kinds: tuple[str, ...], expected: staff.Rate
) -> None:
    assert staff.rate(with_card_119(timing, *kinds), 119, DEFAULT) == pytest.approx(expected)


def test_a_card_of_an_unknown_kind_is_an_error() -> None:
    with pytest.raises(KeyError, match="tame_lion"):
        staff.rate(with_card_119("permanent", "tame_lion"), 119, DEFAULT)


@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_an_end_card_is_worth_what_it_scores(seed: int) -> None:
    s = ended(seed)
    for p in s.players:
        judge = Judge(s, p.seat, DEFAULT)
        for card in s.t.triggers.end:
            assert judge.staff.in_play(p, card, staff.Horizon(0, 0, 0, judge.rivals)) == end_vp(s, p, card)


@pytest.mark.parametrize("card", [27, 28, 30, 31, 32, 34, 37, 40, 46, 47, 48])
def test_before_the_end_a_card_counts_on_more_to_come(card: int) -> None:
    """41 counts steps on the track, which the Emperor takes back."""
    s = ended(0)
    judge = Judge(s, 0, DEFAULT)
    worths = [judge.staff.in_play(s.players[0], card, staff.Horizon(dice, 0, 0)) for dice in (0, 4, 8)]
    assert worths[0] < worths[1] < worths[2]


def test_the_copying_card_is_worth_the_best_end_card_of_the_others() -> None:
    game = table(occupied=floor(1), staff=(29,))
    t, p = game.state.t, game.state.players[0]
    its = staff.StaffWorth(t, t.boards[0], DEFAULT)
    both = staff.Horizon(0, 0, 0, rivals=(34, 46))
    assert its.end(p, 29, both) == max(its.end(p, 34, both), its.end(p, 46, both)) > 0
    assert its.end(p, 29, staff.Horizon(0, 0, 0)) == 0


def test_a_card_used_in_this_round_has_brought_what_it_brings() -> None:
    assert worth(staff=(1,)) - worth(staff=(1,), used=(1,)) == pytest.approx(2 * PER_DIE[1] * DEFAULT.staff)


# Guests and items


@pytest.mark.parametrize(
    ("order", "kitchen", "found"),
    [
        ({"strudel": 2}, {}, (2, 0, 1, 0, {})),
        ({"cake": 1, "coffee": 2}, {}, (0, 3, 2, 0, {})),
        ({"strudel": 1, "wine": 1}, {"wine": 3}, (1, 0, 1, 1, {"wine": 2})),
        ({"strudel": 2, "cake": 1}, {"strudel": 2, "cake": 1, "coffee": 1}, (0, 0, 0, 3, {"coffee": 1})),
    ],
)
def test_an_order_is_met_from_the_kitchen(
    order: dict[str, int], kitchen: dict[str, int], found: tuple[int, int, int, int, dict[str, int]]
) -> None:
    """What is lacking of common and of rare items, from how many dice, what is ready, what is left."""
    *numbers, left = found
    stock = tuple((NOTHING | kitchen).values())
    assert served(pack(order), stock) == (*numbers, tuple((NOTHING | left).values()))


def test_every_item_comes_from_somewhere_and_one_of_each_die_is_common() -> None:
    assert sorted(item for source in guests.SOURCES for item in source) == list(KINDS)
    assert {ITEMS[item] for item in guests.COMMON} == {"strudel", "wine"}


def test_the_less_a_guest_lacks_the_better() -> None:
    """58 orders three wines and a coffee: the coffee is harder to come by."""
    found = [worth(cafe={58: had}, vacant="31") for had in ("", "w", "k", "ww", "wwk", "wwwk")]
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_an_item_in_the_kitchen_is_nearly_as_good_as_on_the_card() -> None:
    served_, ready = worth(cafe={58: "www"}, vacant="31"), worth(cafe={58: "ww"}, kitchen="w", vacant="31")
    lacking = worth(cafe={58: "ww"}, vacant="31")
    assert lacking < ready < served_


def test_a_guest_without_a_room_of_his_colour_is_worth_less() -> None:
    assert worth(cafe={58: "www"}, vacant="11") < worth(cafe={58: "www"}, vacant="21")


def test_a_guest_who_cannot_be_housed_any_more_costs_what_it_costs() -> None:
    last: dict[str, Any] = {"round": 7, "numbers": ()}
    assert worth(cafe={65: ""}, **last) == pytest.approx(worth(**last) - 5)


# The hotel, the Emperor, objectives


@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_a_position_is_worth_its_score(seed: int) -> None:
    """But for staff cards, which are never worth all they say."""
    s = ended(seed)
    for p in s.players:
        p.staff, p.has = [], 0
        assert value_of(s, p.seat) == pytest.approx(score_of(s, p).total)


def test_a_group_is_worth_more_the_fuller_it_is() -> None:
    board = table().state.t.boards[0]
    group = max(range(len(board.group_mask)), key=lambda i: board.group_mask[i].bit_count())
    rooms = [i for i in range(20) if board.group_mask[group] >> i & 1]
    its = hotel.HotelWorth(table().state.t, board, DEFAULT)
    steps = []
    for number in range(len(rooms)):
        occupied = sum(1 << i for i in rooms[:number])
        none = its.worth(0, occupied, 1 << group, 10)  # its bonus has been given
        steps.append(its.worth(0, occupied, 0, 10) - none)
    assert steps == sorted(steps)
    assert steps[-1] > 2 * steps[1]


def test_the_emperors_track_is_worth_its_reward_as_soon_as_the_reward_is_near() -> None:
    found = [worth(emperor=space, numbers=(), tiles="A3 B1 C1") for space in range(8)]
    assert found == sorted(found)
    assert found[6] - found[0] > 6.6, "the reward of A3, and no penalty"


@pytest.mark.parametrize(
    ("objective", "far", "near"),
    [
        ("A1", {"krones": 9}, {"krones": 18}),
        ("A2", {"emperor": 2}, {"emperor": 9}),
        ("A3", {"staff": (1,)}, {"staff": (1, 2, 3, 4, 5)}),
        ("A4", {"vacant": "11"}, {"vacant": f"{floor(1)} {floor(2)}"}),
        ("B1", {"occupied": floor(1)}, {"occupied": floor(1) + " 21 22 23"}),
        ("B2", {"occupied": column(1)}, {"occupied": column(1) + " 12 22 32"}),
        ("B3", {"occupied": "11"}, {"occupied": "11 15 41 44 45"}),
        ("B4", {"occupied": "12"}, {"occupied": "12 16 22 23 25 33"}),
        ("C1", {"occupied": "11"}, {"occupied": "11 12 13 14 15 21 22"}),
    ],
)
def test_an_objective_is_worth_more_the_nearer_it_is(
    objective: str, far: dict[str, Any], near: dict[str, Any]
) -> None:
    """Told apart from what the position is worth anyway by somebody who has claimed it already."""
    names = " ".join(objective if objective[0] == letter else f"{letter}1" for letter in "ABC")
    mine: Any = tuple(1 if letter == objective[0] else 0 for letter in "ABC")

    def hoped(position: dict[str, Any]) -> float:
        usual: dict[str, Any] = {"krones": 2, "round": 3, "objectives": names}
        position = usual | position
        return value(table(**position)) - value(table(**position, claimed=mine))

    assert 0 <= hoped(far) < hoped(near)


def test_an_objective_others_have_claimed_is_worth_less() -> None:
    def worth(*points: int) -> float:
        """With these points claimed by the others on each objective."""
        rooms = {"occupied": "1-1 1-2 1-3", "occupancy_bonuses": "1-1", "krones": 2}
        cards = tuple(claimed(card, 0, *points) for card in ("A1", "B1", "C1"))
        return value(game_at(3, seats={0: rooms}, round=3, objectives=cards))

    assert worth() > worth(15) > worth(15, 10)


@pytest.mark.parametrize("slot", sorted({*PlayerState.__slots__} - {"board", "seat", "has", "vp_sources"}))
def test_what_is_remembered_is_what_a_fresh_judge_says(slot: str) -> None:
    """Whatever of a player changes, the worth of the new position is not that of the old one."""
    game = table(krones=8, cafe={58: ""}, hand=(27,), staff=(5,), kitchen="sc", vacant="11 21", occupied="12")
    judge, p = Judge(game.state, 0, DEFAULT), game.state.players[0]
    judge.value(game.state)
    now: Any = getattr(p, slot)
    if slot == "staff":
        p.staff, p.has = [5, 34, 42], 1 << 5 | 1 << 34 | 1 << 42
    elif slot == "cafe":
        p.cafe = [65]
    elif slot == "kitchen":
        p.kitchen = [0, 0, 3, 1, 0]
    elif isinstance(now, bool):
        setattr(p, slot, not now)
    elif isinstance(now, int):
        setattr(p, slot, now | 64 if slot in ("vacant", "occupied", "bonus", "used") else now + 1)
    else:
        setattr(p, slot, type(now)([1 for _ in now]))
    assert getattr(p, slot) != now
    assert judge.value(game.state) == value(game)


def test_what_others_have_done_makes_what_was_thought_void() -> None:
    game = table()
    judge = Judge(game.state, 0, DEFAULT)
    assert not judge.look(game.state)
    game.state.players[1].claimed = (game.state.t.points[0], 0, 0)
    assert judge.look(game.state)
    assert not judge.look(game.state)
    game.state.players[1].staff.append(34)
    assert judge.look(game.state)
    game.state.round += 1
    assert judge.look(game.state)
