"""Positions: every fact of a game comes back, in each form, and from what a seat knows."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gah_desktop.catalog import corrected_catalog, load_catalog
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.chance import Chance, Scripted
from gah_desktop.engine.decisions.registry import DECISIONS
from gah_desktop.engine.module_registry import MODULES, position_type
from gah_desktop.engine.position import (
    CafeGuest,
    PendingDecision,
    Position,
    PositionError,
    ProblemCode,
    filled,
    from_dict,
    from_json,
    from_text,
    is_text,
    problems_of,
    to_dict,
    to_json,
    to_text,
)
from gah_desktop.engine.position.decisions import DECISIONS as OF_THE_BASE_GAME
from gah_desktop.engine.position.decisions import by_kind
from gah_desktop.engine.views import EVERYONE
from tests.helpers.games import played, steps
from tests.helpers.positions import claimed, game_at, position, with_seat
from tests.test_calibrate import script

ALL = ("ballrooms", "celebrities", "hotels", "more")


def round_trip(game: Game) -> Game:
    assert game.state.chance is not None
    return Game.from_position(game.position(), game.state.chance.clone())


# What a position says


def test_a_position_says_what_lies_on_the_table() -> None:
    game = game_at(
        3,
        seats={
            0: {"krones": 3, "emperor_space": 5, "vacant": "1-1 2-1", "occupied": "1-2", "passed": True},
            1: {"kitchen": "wwk", "hand": (14, 7), "staff": (31,)},
            2: {"cafe": {75: "w", 60: ""}, "staff": (1, 24), "used_staff": (1,), "dice_taken": 1},
        },
        seat=1,
        start_player=1,
        round=4,
        dustbin=2,
        objectives=(claimed("A3", 10, 0, 15), claimed("B2"), claimed("C4", 0, 15, 0)),
    )
    found = game.position()
    one, two, three = found.players
    assert (one.krones, one.emperor_space, one.vacant, one.occupied) == (3, 5, ("1-1", "2-1"), ("1-2",))
    assert one.passed and not two.passed
    assert (two.kitchen, two.hand, two.staff) == ({"wine": 2, "coffee": 1}, (14, 7), (31,))
    assert three.cafe == (CafeGuest(75, {"wine": 1}), CafeGuest(60, {}))
    assert (three.staff, three.used_staff, three.dice_taken) == ((1, 24), (1,), 1)
    assert game.state.players[2].numbers == (5,), "2 and 5 are the numbers of the second player of three"
    assert [each.card for each in found.objectives] == ["A3", "B2", "C4"]
    assert [(claim.seat, claim.points) for claim in found.objectives[0].claims] == [(0, 10), (2, 15)]
    assert (found.turn.seat, found.start_player, found.round, found.dustbin) == (1, 1, 4, 2)
    assert sum(found.dice) == 12 - 1 - 2
    assert found.queue[0] == 49 and found.guest_deck[0] == 54, "the deck is written from its top"
    assert game.state.guest_deck[-1] == 54


def test_vp_are_told_by_their_sources() -> None:
    game = game_at(
        3,
        seats={1: {"vacant": "1-1 1-2", "cafe": {60: "ccww"}, "vp": 3, "vp_sources": {"track:3": 3}}},
        seat=1,
    )
    game.apply(a.MoveGuest(60, 1, 2))
    found = game.position().players[1]
    assert found.vp_sources == {"track:3": 3, "guest:60": 5}
    assert found.vp == 8


def test_sources_that_nobody_knows_stay_unknown() -> None:
    game = game_at(
        3, seats={1: {"vacant": "1-1 1-2", "cafe": {60: "ccww"}, "vp": 9, "vp_sources": None}}, seat=1
    )
    game.apply(a.MoveGuest(60, 1, 2))
    found = game.position().players[1]
    assert (found.vp > 9, found.vp_sources) == (True, None)


@pytest.mark.parametrize("modules", [(), ALL])
def test_the_sources_of_vp_always_add_up(modules: tuple[str, ...]) -> None:
    for number in range(4):
        game = played(Setup(players=4 - number % 3, modules=modules, promo=True, seed=number), number)
        assert game.over
        for p in game.position().players:
            assert p.vp_sources is not None and sum(p.vp_sources.values()) == p.vp


def test_a_group_has_the_name_of_its_first_room() -> None:
    board = load_catalog().boards["night"]
    group = [room for room in board.rooms if room.group == board.room(1, 2).group]
    names = tuple(f"{room.floor}-{room.column}" for room in group)
    assert len(names) > 1 and names[0] == "1-2"
    game = game_at(2, seats={1: {"occupied": ("1-1", *names), "occupancy_bonuses": "1-1 1-2"}})
    assert game.state.players[1].bonus.bit_count() == 2
    assert game.position().players[1].occupancy_bonuses == ("1-1", "1-2")


def test_the_decision_asked_now_comes_first() -> None:
    game = game_at(3, seats={1: {"cafe": {75: "wwkk"}, "vacant": "1-1 1-2"}}, start_player=1)
    game.apply(a.MoveGuest(75, 1, 1))
    (asked,) = game.position().pending
    assert (asked.kind, asked.seat, asked.source) == ("benefits", 1, "guest:75")
    reward = {"kind": "draw_three_play_one", "discount": 3}
    assert asked.details["parts"] == [
        {"sort": "reward", "effect": reward, "source": "guest:75", "place": 0},
        {"sort": "bonus", "group": "1-1"},
    ]
    game.apply(a.Collect(0))
    offer, rest = game.position().pending
    assert offer == PendingDecision("offer", 1, "guest:75", {"cards": [1, 2, 3], "discount": 3})
    assert rest.kind == "benefits" and rest.details["parts"] == [None, {"sort": "bonus", "group": "1-1"}]


def test_every_field_of_every_decision_has_a_type() -> None:
    kinds = by_kind(OF_THE_BASE_GAME)
    for module in MODULES.values():
        if part := position_type(module):
            kinds |= by_kind(part.decisions)
    assert set(kinds) == set(DECISIONS) - {"turn"}
    for made, fields in kinds.values():
        assert set(fields) == set(made._fields) - {"seat", "source", "kind"}, made


def test_every_module_that_remembers_anything_has_a_part_in_a_position() -> None:
    for module in MODULES.values():
        assert (position_type(module) is None) == (not module.kept), module.name


# It comes back


@pytest.mark.parametrize("number", range(20))
def test_positions_of_random_games_come_back(number: int) -> None:
    """The slow test below does it for each position of 2,000 games."""
    games = script("random_games")
    for at, (game, _) in enumerate(steps(games.setup_of(number), number + 1)):
        if at % 11 == number % 11:
            games.check_position(game)
    games.check_position(game)


@pytest.mark.parametrize("number", range(100, 108))
def test_a_game_goes_on_as_it_would_have(number: int) -> None:
    games = script("random_games")
    twin: Game | None = None
    for at, (game, action) in enumerate(steps(games.setup_of(number), number)):
        if at == 10 + number % 50:
            twin = round_trip(game)
        if twin is not None:
            assert twin.hash() == game.hash()
            assert twin.legal_actions() == game.legal_actions()
            twin.apply(action)
    assert twin is not None and twin.over and twin.state.scores == game.state.scores


@pytest.mark.slow
def test_every_position_of_2000_random_games_comes_back() -> None:
    import subprocess
    import sys

    from tests.test_calibrate import PACKAGING

    words = [
        sys.executable,
        str(PACKAGING / "random_games.py"),
        "--games",
        "2000",
        "--jobs",
        "2",
        "--positions",
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2000 games" in done.stdout and " 0 failures, " in done.stdout


def test_a_game_before_anything_was_opened_comes_back() -> None:
    for setup in (Setup(players=4, deal="draft", seed=3), Setup(solo="leopold", entrance="hautel", seed=8)):
        game = new_game(setup)
        assert round_trip(game).hash() == game.hash()
        assert game.position().phase == "setup" and game.position().round == 0


def test_old_boards_that_do_not_go_together_come_back() -> None:
    game = played(Setup(players=3, boards=("night", "day-A", "day-A"), mixed=True, seed=2), 2, 60)
    assert from_text(to_text(game.position())) == game.position()
    assert round_trip(game).hash() == game.hash()


def test_values_of_an_owner_are_part_of_a_position() -> None:
    mine, problems = corrected_catalog({"guests": {"117": {"vp": 9}, "118": {"order": {"wine": 3}}}})
    assert not problems
    game = new_game(Setup(promo=True, seed=4), mine)
    found = from_text(to_text(game.position()))
    assert found.values["guests"]["117"]["vp"] == 9
    tables = Game.from_position(found).state.t
    assert tables.guests[117].vp == 9 and tables.catalog.overrides == mine.overrides
    assert new_game(Setup(promo=True, seed=4)).state.t.guests[117].vp != 9
    assert Game.from_position(found).state.t is tables, "games with the same values share what is compiled"


def test_without_a_generator_a_game_has_one_of_its_own() -> None:
    game = Game.from_position(position())
    assert isinstance(game.state.chance, Chance) and game.state.chance.key() == 0
    scripted = Game.from_position(position(), Scripted((3,)))
    assert isinstance(scripted.state.chance, Scripted)


def test_a_game_from_a_position_has_no_past() -> None:
    assert Game.from_position(position()).events == []


# JSON and text


def test_what_has_its_default_is_left_out() -> None:
    data = to_dict(position(2))
    assert set(data) == {
        "format", "version", "setup", "players", "queue", "objectives", "emperor_tiles", "dice", "guest_deck",
        "staff_deck",
    }  # fmt: skip
    assert data["setup"] == {"players": 2}
    assert data["players"] == [{"krones": 10, "vp_sources": {}}] * 2


def test_a_position_typed_in_may_say_little() -> None:
    typed = {
        "format": "gah-desktop position",
        "version": 1,
        "setup": {},
        "players": [{"krones": 4}, {}],
        "queue": [75, 60, 61, 62, 63],
        "objectives": [{"card": "A1"}, {"card": "B1"}, {"card": "C1"}],
        "emperor_tiles": ["A1", "B1", "C1"],
        "dice": [2, 2, 2, 2, 2, 0],
    }
    game = Game.from_position(from_dict(typed))
    assert game.seat == 0 and a.TakeDie(1, 1) in game.legal_actions()
    assert game.state.guest_deck == [] and game.state.players[0].krones == 4


def test_json_has_a_line_for_each_player_and_decision() -> None:
    game = new_game(Setup(players=3, seed=6))
    lines = to_json(game.position()).splitlines()
    assert lines[1] == '"format": "gah-desktop position",'
    assert sum(line.startswith('  {"krones": 10') for line in lines) == 3
    assert '  {"kind": "begin", "source": "setup"}' in lines


def test_the_text_is_one_line_that_may_be_wrapped() -> None:
    found = played(Setup(players=4, modules=ALL, promo=True, seed=7, names=("Anna", "Béla", "C", "D")), 7, 90)
    text = to_text(found.position())
    assert text.startswith("GAH1.") and "\n" not in text and text.isascii() and is_text(text)
    assert from_text(f" {text[:100]}\r\n  {text[100:]}\n") == found.position()
    assert len(text) < 4000


def damaged(text: str) -> list[str]:
    changed = chr(ord(text[60]) ^ 1)
    return [
        text[:60] + changed + text[61:],
        text[:-1],
        text[:-9],
        text[:90],
        text.replace(".", ",", 2),
        text + "00",
    ]


@pytest.mark.parametrize("which", range(6))
def test_a_damaged_text_is_refused(which: int) -> None:
    text = damaged(to_text(position()))[which]
    with pytest.raises(PositionError) as refused:
        from_text(text)
    (problem,) = refused.value.problems
    assert problem.code in (ProblemCode.DAMAGED_TEXT, ProblemCode.NOT_A_POSITION)


@pytest.mark.parametrize(
    "text", ["", "hello", "GAH.x.y", "GAHx.abc.00000000", "https://example.org/GAH1.", "{}"]
)
def test_a_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(PositionError) as refused:
        from_text(text)
    assert [problem.code for problem in refused.value.problems] == [ProblemCode.NOT_A_POSITION]


def test_a_text_of_a_later_version_is_refused() -> None:
    for text in (to_text(position()).replace("GAH1", "GAH12"), "GAH2.anything"):
        with pytest.raises(PositionError) as refused:
            from_text(text)
        assert [problem.code for problem in refused.value.problems] == [ProblemCode.NEWER_POSITION]
    with pytest.raises(PositionError, match="newer_position found=7 known=1"):
        from_dict({"format": "gah-desktop position", "version": 7})


def test_a_text_that_unpacks_to_very_much_is_refused() -> None:
    import zlib
    from base64 import urlsafe_b64encode

    packed = urlsafe_b64encode(zlib.compress(b" " * (1 << 24), 9)).decode().rstrip("=")
    text = f"GAH1.{packed}.{zlib.crc32(packed.encode()):08x}"
    assert len(text) < 1 << 16
    with pytest.raises(PositionError, match="damaged_text"):
        from_text(text)


# What a seat knows


def hidden_of(found: Position) -> dict[str, int]:
    """How many cards of each place are not known."""
    return {
        "guest_deck": found.guest_deck.count(None),
        "staff_deck": found.staff_deck.count(None),
        **{f"hand of {seat}": p.hand.count(None) for seat, p in enumerate(found.players)},
        **{f"pack of {seat}": p.pack.count(None) for seat, p in enumerate(found.players)},
    }


def test_a_seat_knows_its_own_hand_and_what_lies_open() -> None:
    game = played(Setup(players=3, seed=11), 11, 80)
    whole, seen = game.position(), game.view_for(1).position()
    assert seen.players[1] == whole.players[1]
    for seat in (0, 2):
        assert seen.players[seat].hand == (None,) * len(whole.players[seat].hand)
        assert replace(seen.players[seat], hand=()) == replace(whole.players[seat], hand=())
    assert set(seen.guest_deck) == {None} and len(seen.guest_deck) == len(whole.guest_deck)
    assert sorted(seen.unseen["guests"]) == sorted(card for card in whole.guest_deck if card)
    others = {card for seat in (0, 2) for card in whole.players[seat].hand}
    known = {card for card in seen.staff_deck if card}
    assert set(seen.unseen["staff"]) == (others | set(whole.staff_deck)) - known
    assert (seen.queue, seen.dice, seen.guest_discard) == (whole.queue, whole.dice, whole.guest_discard)
    assert to_dict(seen)["players"][0]["hand"][0] is None


def test_everyone_knows_less_than_a_seat() -> None:
    game = played(Setup(players=4, deal="draft", seed=5), 5, 4)
    of_all, of_seat = (hidden_of(game.view_for(seat).position()) for seat in (EVERYONE, 2))
    assert {name for name in of_all if of_all[name] != of_seat[name]} == {"hand of 2", "pack of 2"}
    assert of_seat["hand of 2"] == of_seat["pack of 2"] == 0


def test_an_opponents_deck_and_pile_are_not_known() -> None:
    game = played(Setup(solo="elisabeth", modules=("celebrities",), seed=6), 6, 40)
    seen = game.view_for(0).position()
    own, lounge = seen.modules["elisabeth"], seen.modules["celebrities"]
    assert set(own.deck) == {None} and own.turned and set(own.pile) == {None}
    assert set(lounge.pile) == {None} and len(seen.unseen["celebrities"]) == len(lounge.pile)


@pytest.mark.parametrize("number", range(12))
def test_unknown_cards_are_filled_from_those_that_they_may_be(number: int) -> None:
    game = played(script("random_games").setup_of(300 + number), number, 12 * number)
    for seat in (EVERYONE, *range(game.setup.players)):
        seen = game.view_for(seat).position()
        assert problems_of(seen) == ()
        found = filled(seen, Random(number))
        assert problems_of(found) == () and found.unseen == {}
        again = Game.from_position(found)
        assert again.view_for(seat).position() == seen
        assert filled(seen, Random(number)) == found


def test_cards_that_are_known_stay_where_they_are() -> None:
    whole = position(3, seats={0: {"hand": (7, 8, 9)}, 1: {"hand": (10, 11)}})
    partly = with_seat(whole, 0, hand=(7, None, None))
    partly = replace(
        partly,
        staff_deck=(None, *whole.staff_deck[1:]),
        guest_deck=(None, None, *whole.guest_deck[2:]),
    )
    found = filled(partly, Random(5))
    assert found.players[0].hand[0] == 7 and found.staff_deck[1:] == whole.staff_deck[1:]
    assert {*found.players[0].hand[1:], found.staff_deck[0]} == {8, 9, whole.staff_deck[0]}
    assert sorted(map(int, found.guest_deck[:2])) == sorted(map(int, whole.guest_deck[:2]))  # type: ignore[arg-type]
    assert found.players[1:] == whole.players[1:]


def test_unknown_cards_may_be_said_to_be_some_of_few() -> None:
    partly = with_seat(position(3, staff_deck=()), 2, hand=(None, None))
    found = {
        filled(replace(partly, unseen={"staff": (20, 30)}), Random(n)).players[2].hand for n in range(20)
    }
    assert found == {(20, 30), (30, 20)}
    free = {filled(partly, Random(n)).players[2].hand for n in range(20)}
    assert len(free) > 10, "any card that is nowhere else"


def test_a_game_needs_all_cards() -> None:
    seen = new_game(Setup(players=2, seed=1)).view_for(0).position()
    with pytest.raises(PositionError) as refused:
        Game.from_position(seen)
    ((path, code, params),) = refused.value.problems
    hidden = sum(hidden_of(seen).values())
    assert (path, code, dict(params)) == ("", ProblemCode.HIDDEN_CARDS, {"number": hidden})


# Cards that are added to the catalog later


def test_a_game_has_the_cards_of_its_position() -> None:
    """Whatever else the program has: nobody draws it, and no imagined game has it."""
    few = position(2, guest_deck=(), staff_deck=(20, 30))
    game = Game.from_position(few)
    assert game.state.cards["staff"] == (20, 30) and len(game.state.cards["guests"]) == 5
    view = game.view_for(0)
    assert view.unseen_staff() == [20, 30] and view.unseen_guests() == []
    assert sorted(view.sample(Random(1)).staff_deck) == [20, 30]


def test_the_schema_is_current() -> None:
    from pathlib import Path

    from gah_desktop.engine.position.schema import position_schema

    file = Path(__file__).resolve().parent.parent.parent / "docs" / "position.schema.json"
    assert file.read_text("utf-8") == position_schema(), (
        "gah-desktop position --schema > docs/position.schema.json"
    )


SCHEMA_TYPES: dict[str, Any] = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def fits(schema: Any, value: Any, root: Any) -> bool:
    """Whether a value fits a schema, as far as schemas of positions go."""
    if "$ref" in schema:
        return fits(root["$defs"][schema["$ref"].rpartition("/")[2]], value, root)
    for many, number in (("anyOf", range(1, 99)), ("oneOf", (1,))):
        if many in schema:
            return sum(fits(each, value, root) for each in schema[many]) in number
    if "const" in schema:
        return bool(value == schema["const"])
    if "enum" in schema:
        return value in schema["enum"]
    if schema.get("type") == "null":
        return value is None
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(
        value is None if kind == "null" else type(value) is SCHEMA_TYPES[kind] for kind in kinds
    ):
        return False
    if isinstance(value, list):
        return all(fits(schema.get("items", {}), each, root) for each in value)
    if isinstance(value, dict):
        known, more = schema.get("properties", {}), schema.get("additionalProperties", True)
        return set(schema.get("required", ())) <= set(value) and all(
            fits(known[name], each, root)
            if name in known
            else more is not False and (more is True or fits(more, each, root))
            for name, each in value.items()
        )
    return (
        bool(schema.get("minimum", -9999) <= value <= schema.get("maximum", 9999))
        if type(value) is int
        else True
    )


@pytest.mark.parametrize("number", range(16))
def test_positions_fit_the_schema(number: int) -> None:
    from gah_desktop.engine.position.schema import position_schema

    schema = json.loads(position_schema())
    for at, (game, _) in enumerate(steps(script("random_games").setup_of(500 + number), number)):
        if at % 9 == 0:
            for found in (game.position(), game.view_for(0).position()):
                data = json.loads(to_json(found))
                assert fits(schema, data, schema)
                assert not fits(schema, {**data, "more": 1}, schema)
                assert not fits(schema, {**data, "round": "1"}, schema)
                assert from_json(json.dumps(data)) == found
