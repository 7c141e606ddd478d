"""The learned value: what it is made of, that it can say what the heuristic says, and who plays by it."""

import json
from random import Random
from statistics import stdev
from typing import Any

import pytest

from gah_desktop.bots import Budget, make_player
from gah_desktop.bots.arena import play_game
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.learned.features import (
    DENSE,
    MONEY,
    SERVICE,
    STANDING,
    Features,
    categories,
    names,
    of_modules,
)
from gah_desktop.bots.learned.judge import LearnedJudge, weighings
from gah_desktop.bots.learned.model import (
    FILE,
    KNOTS,
    MOST_DICE,
    WITH_MODULES,
    kind_of,
    load,
    model_of,
    shares,
    to_json,
)
from gah_desktop.bots.learned.people import ERRORS, ErringBot, Style
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.celebrities.rules.lounge import lounge_of
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.resources import resource_path

# what the heuristic makes of its own estimates before the last rounds
HEURISTIC = {
    "hotel": 1.0, "emperor": 1.0, "objectives": 1.0, "cards in play": 0.9, "end cards": 0.9, "hand 1": 0.25,
    "hand 2": 0.25, "hand 3": 0.25, "service": 1.0, "purse": 1.0,
}  # fmt: skip


ALL = tuple(EXPANSIONS)


def shipped(file: str = FILE) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(resource_path(file).read_text("utf-8"))
    return data


def positions(setup: Setup, moves: int) -> list[Game]:
    game, found = new_game(setup), list[Game]()
    bots = [make_player("heuristic") for _ in range(setup.players)]
    while len(found) < moves and not game.over:
        if game.state.phase == "round" and not game.state.stack:
            found.append(game.clone())
        game.apply(bots[game.seat].choose(game.view_for(game.seat), game.legal_actions(), Random(1)))
    return found


def test_every_feature_has_one_name_and_every_name_one_number() -> None:
    assert len(set(DENSE)) == len(DENSE)
    for game in positions(Setup(seed=3, players=3), 40):
        s = game.state
        staff = sorted(s.t.staff)
        features, p = Features(Judge(s, s.seat, DEFAULT)), s.players[s.seat]
        found = dict(zip(names(staff), features.all(s, p, staff), strict=True))
        assert all(isinstance(value, float) for value in found.values())
        assert found["standing"] == 1
        assert found["krones"] == p.krones
        assert found["guests"] == len(p.cafe)
        assert sum(found[f"occupied {floor}"] for floor in range(4)) == p.occupied.bit_count()
        assert {card for card in staff if found[f"plays {card}"]} == set(p.staff)
        assert {card for card in staff if found[f"holds {card}"]} == set(p.hand)


def test_the_heuristics_value_is_one_of_those_that_can_be_learned() -> None:
    model = model_of(
        {"features": list(HEURISTIC), "weights": {"2": [list(HEURISTIC.values())] * len(KNOTS)}}, "2"
    )
    compared = 0
    for game in positions(Setup(seed=8), 25):
        s = game.state
        judge = Judge(s, s.seat, DEFAULT)
        learned = LearnedJudge(s, s.seat, weighings(model, sorted(s.t.staff)))
        if judge.dice(s, s.players[s.seat]) >= DEFAULT.horizon:
            assert learned.value(s) == pytest.approx(judge.value(s))
            compared += 1
    assert compared > 10


def test_the_parts_of_a_value_are_all_of_it() -> None:
    """They are what a hint can give as its reason."""
    for game in positions(Setup(seed=12), 60)[::7]:
        s = game.state
        judge = LearnedJudge(s, s.seat, weighings(load("2"), sorted(s.t.staff)))
        if judge.dice(s, s.players[s.seat]):
            parts = judge.parts(s)
            assert set(parts) == {"points", "rest", *categories()}
            assert sum(parts.values()) == pytest.approx(judge.value(s))
            assert parts["points"] == s.players[s.seat].vp


def test_a_step_of_the_emperor_is_told_as_his() -> None:
    game = positions(Setup(seed=12), 20)[-1]
    s = game.state
    judge = LearnedJudge(s, s.seat, weighings(load("2"), sorted(s.t.staff)))
    before = judge.parts(s)
    s.players[s.seat].emperor += 1
    after = judge.parts(s)
    assert after["emperor"] != before["emperor"]
    assert {part for part in after if after[part] != pytest.approx(before[part])} <= {
        "emperor",
        "objectives",
        "staff",
    }


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), ALL], ids=["base", "modules"])
def test_what_is_remembered_is_what_an_empty_head_would_find(modules: tuple[str, ...]) -> None:
    """In whatever order positions come: who plays on in possible games goes back and forth in rounds."""
    found = [game.state for game in positions(Setup(seed=12, players=3, modules=modules), 300)]
    mine = [s for s in found if s.seat == 0]
    Random(1).shuffle(mine)
    model = weighings(load(kind_of(mine[0].setup)), sorted(mine[0].t.staff))
    heuristic, learned = Judge(mine[0], 0, DEFAULT), LearnedJudge(mine[0], 0, model)
    assert len({s.round for s in mine}) > 5
    for s in (*mine, *mine[::-1]):
        for judge, fresh in (
            (heuristic, Judge(s, 0, DEFAULT)),
            (learned, LearnedJudge(s, 0, model)),
        ):
            judge.look(s)
            assert judge.value(s) == pytest.approx(fresh.value(s))


def test_on_the_way_to_an_objective_of_the_expansion_every_step_counts() -> None:
    """Nothing else has changed: the same rooms, cards and krones, but a bottle of champagne more."""
    games = (positions(Setup(seed=seed, modules=ALL), 30)[-1] for seed in range(40))
    game = next(
        game
        for game in games
        if any(game.state.t.objectives[i].kind == "champagne" for i in game.state.objectives)
    )
    s = game.state
    judge = LearnedJudge(s, s.seat, weighings(load("2+"), sorted(s.t.staff)))
    values = []
    for bottles in range(4):
        s.players[s.seat].kitchen[CHAMPAGNE] = bottles
        values.append(judge.value(s))
        fresh = LearnedJudge(s, s.seat, weighings(load("2+"), sorted(s.t.staff)))
        assert values[-1] == pytest.approx(fresh.value(s))
    assert len(set(values)) == 4


def test_without_dice_to_come_it_is_counted_as_the_rules_count() -> None:
    game = positions(Setup(seed=8), 400)[-1]
    s = game.state
    p = s.players[s.seat]
    p.numbers = ()
    s.round = s.t.last_round
    learned = LearnedJudge(s, s.seat, weighings(load("2"), sorted(s.t.staff)))
    assert learned.value(s) == Judge(s, s.seat, DEFAULT).value(s)


@pytest.mark.parametrize("dice", range(20))
def test_between_two_knots_both_count(dice: int) -> None:
    found = shares(dice)
    assert sum(part for _, part in found) == pytest.approx(1)
    mixed = sum(KNOTS[knot] * part for knot, part in found)
    assert mixed == pytest.approx(min(max(dice, 1), MOST_DICE))


def test_what_is_shipped_has_a_weight_for_every_feature() -> None:
    data = shipped()
    staff = sorted(new_game(Setup()).state.t.staff)
    assert tuple(data["features"]) == names(staff)
    assert "2" in data["weights"]
    for rows in data["weights"].values():
        assert [len(row) for row in rows] == [len(data["features"])] * len(KNOTS)
    assert to_json(data["features"], data["weights"]) == resource_path(FILE).read_text("utf-8")


def test_what_is_shipped_for_modules_has_a_weight_for_every_feature_of_everything() -> None:
    data = shipped(WITH_MODULES)
    staff = sorted(new_game(Setup(modules=ALL, promo=True)).state.t.staff)
    assert tuple(data["features"]) == names(staff, modules=True)
    assert list(data["weights"]) == ["2+", "3+", "4+", "solo+"]
    for rows in data["weights"].values():
        assert [len(row) for row in rows] == [len(data["features"])] * len(KNOTS)
    assert to_json(data["features"], data["weights"]) == resource_path(WITH_MODULES).read_text("utf-8")


def test_a_kind_of_game_without_numbers_of_its_own_has_those_of_two_players() -> None:
    assert kind_of(Setup(players=4)) == "4"
    assert kind_of(Setup(solo="leopold")) == "solo"
    assert kind_of(Setup(players=3, modules=("more",))) == "3+"
    assert kind_of(Setup(solo="elisabeth", modules=("celebrities",))) == "solo+"
    assert load("eleven") == load("2")
    assert load("eleven+") == load("2+") != load("2")


def test_modules_tell_what_the_seat_has_in_them() -> None:
    told = 0
    for game in positions(Setup(seed=3, modules=ALL), 60):
        s = game.state
        p = s.players[s.seat]
        features = Features(Judge(s, s.seat, DEFAULT))
        found = dict(zip(of_modules(), features.of_modules(s, p), strict=True))
        assert found["modules"] == features.judge.of_modules(s, p)
        house, lounge, owners = house_of(s), lounge_of(s), owners_of(s)
        assert found["dancing"] == house.in_ballrooms(s.seat)
        assert found["dancing"] + found["rehearsing"] + house.gone[s.seat] == 10
        assert found["bottles"] == p.kitchen[CHAMPAGNE]
        assert sum(found[f"ball {i} coming"] for i in range(3)) == 3 - house.scored
        held = set(lounge.held[s.seat]) if p.numbers else set()  # worth something while a turn is left
        assert {tile for tile in range(1, 13) if found[f"celebrity {tile}"]} == held
        assert [e for e in range(1, 11) if found[f"entrance {e}"]] == [owners.owned[s.seat]]
        told += found["dancing"] > 0
    assert told > 5


def test_modules_that_are_not_in_play_tell_nothing() -> None:
    game = positions(Setup(seed=3, modules=("more",)), 9)[-1]
    s = game.state
    found = dict(
        zip(of_modules(), Features(Judge(s, s.seat, DEFAULT)).of_modules(s, s.players[s.seat]), strict=True)
    )
    assert not any(found[name] for name in found if not name.endswith(("turn down", "turned down")))


def test_one_bot_plays_games_with_other_cards_one_after_the_other() -> None:
    bot = make_player("learned")
    for modules in (("more",), ALL, ()):
        game = positions(Setup(seed=3, modules=modules), 9)[-1]
        assert bot.choose(game.view_for(game.seat), game.legal_actions(), Random(1)) in game.legal_actions()


def test_features_that_a_file_does_not_know_weigh_nothing() -> None:
    model = model_of({"features": ["hotel"], "weights": {"2": [[2.0]] * len(KNOTS)}}, "2")
    (weighing, *_) = weighings(model, [1])
    assert sum(weighing.standing) == 2
    assert weighing.standing[STANDING.index("hotel")] == 2
    assert (sum(weighing.service), len(weighing.service), len(weighing.money)) == (
        0,
        len(SERVICE),
        len(MONEY),
    )
    assert weighing.plays == {1: 0.0}


@pytest.mark.slow
def test_who_errs_errs_the_same_way_again_and_loses_to_who_does_not() -> None:
    mine, theirs = 0, 0
    for seed in range(3):
        result = play_game(Setup(seed=seed), ("page", "learned"))
        assert result == play_game(Setup(seed=seed), ("page", "learned"))
        mine += result.players[0].vp
        theirs += result.players[1].vp
    assert mine < theirs - 60


def test_a_misjudgement_is_another_in_another_position_and_the_same_in_the_same() -> None:
    found = []
    for game in positions(Setup(seed=4), 40):
        s, seat = game.state, game.seat
        right = LearnedBot().judge(s, seat).value(s)
        wrong, again = (ErringBot(ERRORS["page"], Style()).judge(s, seat).value(s) for _ in range(2))
        assert wrong == again
        found.append(wrong - right)
    assert len(set(found)) > 30
    assert 4 < stdev(found) < 8, "about the 6 VP of a page boy"


def test_errors_are_made_in_the_mind_and_not_by_chance() -> None:
    game = positions(Setup(seed=4), 3)[-1]
    view, options = game.view_for(game.seat), game.legal_actions()
    found = {
        ErringBot(ERRORS["waiter"], Style()).choose(view, options, Random(seed), Budget(20_000))
        for seed in range(4)
    }
    assert len(found) == 1
