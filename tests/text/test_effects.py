"""Every card, tile and effect has its name, its whole sentence and its few words."""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import gah_desktop.text
from gah_desktop.catalog import expanded_catalog, load_catalog
from gah_desktop.catalog.basics import Ruleset
from gah_desktop.catalog.effects import EFFECT_FIELDS, EXPANSION_FIELDS, Effect, ItemCounts
from gah_desktop.text import effects, names
from gah_desktop.text.expansion_cards import entrance_lines
from gah_desktop.text.terms import face_list, fill, item_list, join_list, join_or, join_parts
from gah_desktop.text.voices import speaking, voice
from tests.test_completeness import printed

CATALOG = load_catalog()
RULESETS: tuple[Ruleset, ...] = ("deluxe", "classic")


def every_effect() -> Iterator[Effect]:
    for guest in CATALOG.guests.values():
        yield from guest.rewards
    for card in CATALOG.staff.values():
        yield from card.effects
    for tile in CATALOG.emperor_tiles.values():
        yield from tile.reward
        yield tile.penalty.left
        if tile.penalty.right:
            yield tile.penalty.right


def every_text(ruleset: Ruleset) -> Iterator[str]:
    yield from (effects.effect_text(effect, ruleset) for effect in every_effect())
    yield from (effects.guest_text(guest, ruleset) for guest in CATALOG.guests.values())
    yield from (effects.staff_text(card, ruleset) for card in CATALOG.staff.values())
    yield from (effects.objective_text(objective) for objective in CATALOG.objectives.values())
    for tile in CATALOG.emperor_tiles.values():
        yield effects.emperor_reward_text(tile, ruleset)
        yield effects.emperor_penalty_text(tile, ruleset)


def translate_calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Each literal handed to translate() in the package, with its call and its file."""
    for path in sorted(Path(gah_desktop.text.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "translate":
                text = node.args[1]
                if isinstance(text, ast.Constant):
                    yield str(text.value), node, path.name


def test_every_kind_of_effect_is_printed_somewhere_and_has_a_sentence() -> None:
    top = {effect.kind for effect in every_effect()}
    assert set(EFFECT_FIELDS) == top
    assert set(EFFECT_FIELDS) <= set(effects.ROWS) <= {*EFFECT_FIELDS, *EXPANSION_FIELDS}


def test_every_row_is_the_text_of_something_printed() -> None:
    """A row behind one that always holds would never be read."""
    alone = (effect._replace(effects=None) for effect in printed() if effect.kind == "send_dancer")
    used = [effects._row(effect, ruleset) for effect in (*printed(), *alone) for ruleset in RULESETS]
    rows = {(kind, *conditions): row for kind, found in effects.ROWS.items() for conditions, row in found}
    assert [name for name, row in rows.items() if row not in used] == []


def test_the_first_row_whose_conditions_hold_is_read() -> None:
    with speaking(voice("en")):
        for effect, text in (
            (Effect("prepare_room", count=2, discount="free", max_floor=3), "2 free rooms, floors 1–3"),
            (Effect("prepare_room", count=2, discount="free"), "2 free rooms"),
            (Effect("prepare_room", count=2, discount=1), "prepare 2 rooms, −1"),
            (Effect("prepare_room", count=1), "prepare 1 room"),
            (Effect("free_rooms", color="red"), "red rooms free"),
        ):
            assert effects.effect_short(effect) == text
    with pytest.raises(KeyError):
        effects.effect_short(Effect("free_rooms", color="green"))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_texts_are_whole_sentences_with_nothing_left_to_fill(ruleset: Ruleset) -> None:
    for text in every_text(ruleset):
        assert text[0].isupper() and text.endswith("."), text
        assert not re.search(r"%[n0-9]|  |\.\.| \.", text), text


def test_short_texts_have_nothing_left_to_fill() -> None:
    shorts = [effects.effect_short(effect) for effect in every_effect()]
    shorts += [effects.staff_short(card) for card in CATALOG.staff.values()]
    shorts += [effects.objective_short(objective) for objective in CATALOG.objectives.values()]
    assert all(short and "%" not in short and not short.endswith(".") for short in shorts)


@pytest.mark.parametrize(
    ("ids", "name"),
    [
        (CATALOG.guests, names.guest_name),
        (CATALOG.staff, names.staff_name),
        (CATALOG.objectives, names.objective_name),
        (CATALOG.emperor_tiles, names.emperor_name),
        (CATALOG.boards, names.board_name),
    ],
)
def test_every_id_has_a_name_of_its_own(ids: Mapping[Any, object], name: Callable[[Any], str]) -> None:
    found = [name(id) for id in ids]
    assert all(found)
    assert len(set(found)) == len(found)


def test_rulesets_differ_exactly_where_the_cards_do() -> None:
    def differing(text: Callable[..., object], cards: Mapping[Any, object]) -> set[object]:
        return {id for id, card in cards.items() if text(card, "deluxe") != text(card, "classic")}

    assert differing(effects.guest_text, CATALOG.guests) == {97}
    assert differing(effects.staff_text, CATALOG.staff) == {23, 33, 41}
    with_choice = {id for id, tile in CATALOG.emperor_tiles.items() if tile.penalty.right}
    assert differing(effects.emperor_penalty_text, CATALOG.emperor_tiles) == with_choice | {"C2"}
    assert differing(effects.emperor_penalty_short, CATALOG.emperor_tiles) == with_choice
    assert differing(effects.emperor_reward_text, CATALOG.emperor_tiles) == {"B3"}
    assert differing(effects.guest_short, CATALOG.guests) == {97}
    assert differing(effects.staff_short, CATALOG.staff) == {23, 33}


def test_rooms_of_two_kinds_are_one_sentence_for_the_painter() -> None:
    assert "one of them, of your choice, costs 1 krone less" in effects.guest_text(CATALOG.guests[61])


def test_the_cards_of_tile_b3_must_be_played_in_deluxe_and_may_be_in_classic() -> None:
    tile, duke = CATALOG.emperor_tiles["B3"], CATALOG.guests[76]
    assert "and play one of them at no cost" in effects.emperor_reward_text(tile)
    assert "and may play one of them at no cost" in effects.emperor_reward_text(tile, "classic")
    assert "and play one of them at no cost" in effects.guest_text(duke, "classic")


def test_the_short_text_is_that_of_the_edition() -> None:
    gizia, custodian = CATALOG.guests[97], CATALOG.staff[23]
    assert effects.guest_short(gizia) == ("extra action",)
    assert effects.guest_short(gizia, "classic") == ("extra turn",)
    with speaking(voice("en")):
        assert effects.staff_short(custodian) == "room occupied: 1 krone"
        assert effects.staff_short(custodian, "classic") == "guest moves in: 1 krone"


def test_lists_join_by_pattern() -> None:
    assert [join_list(["a", "b", "c"][:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert join_or(["a", "b", "c"]) == "a, b or c"
    assert [join_parts(["a", "b", "c"][:n]) for n in range(4)] == ["", "a", "a; b", "a; b; c"]
    with speaking(voice("fr")):
        assert join_parts(["a", "b"]) == "a\u202f; b"
    assert face_list((3, 4)) == "3 or 4"
    assert item_list(ItemCounts((1, 0, 2, 0, 0))) == "1 strudel and 2 wine"


def test_filling_is_done_all_at_once() -> None:
    assert fill("%2 before %1", "%2", 7) == "7 before %2"


def test_plural_placeholder_and_number_go_together() -> None:
    for text, call, where in translate_calls():
        counted = len(call.args) == 4 or any(keyword.arg == "n" for keyword in call.keywords)
        assert counted == ("%n" in text), f"{where}: {text}"
        assert counted or "(s)" not in text, f"{where}: {text}"


def test_every_card_and_tile_of_the_modules_has_a_text() -> None:
    catalog = expanded_catalog()
    guests = {guest.id: effects.guest_text(guest) for guest in catalog.guests.values()}
    staff = {card.id: effects.staff_text(card) for card in catalog.staff.values()}
    tiles = catalog.emperor_tiles.values()
    said = [
        *guests.values(),
        *staff.values(),
        *(effects.emperor_reward_text(tile) for tile in tiles),
        *(effects.emperor_penalty_text(tile) for tile in tiles),
    ]
    assert [text for text in said if not text.endswith(".") or "%" in text] == []
    assert guests[192] == "Moves into a room on the bottom floor only, and goes to no ball."
    assert staff[132] == "Whenever you claim an objective: You get 2 champagne."


def test_137_166_and_187_offer_a_choice_and_speak_of_two_people() -> None:
    catalog = expanded_catalog()
    prima_ballerina = effects.guest_text(catalog.guests[137])
    assert prima_ballerina.endswith("You may send up to 2 dancers to ballrooms at the normal cost.")
    handmaid = effects.staff_text(catalog.staff[166])
    assert handmaid.endswith("You may prepare up to 2 rooms at no cost and occupy them at once.")
    assert effects.guest_text(catalog.guests[187]).endswith("To a room only, not to a ball.")


def test_doves_tokens_give_one_thing_for_a_column_and_another_for_a_floor() -> None:
    lines = entrance_lines(expanded_catalog().entrances[3])
    (tokens,) = (line for line in lines if "lie beside it" in line)
    assert tokens == (
        "5 tokens lie beside it. For each full column and each full floor, take one of your choice at "
        "once. What they give (column / floor): 4 krones / 5 krones; 4 Emperor steps / 5 Emperor steps; "
        "play 1 staff, free / draw 2 staff and play 1 staff, free; occupy 1 room / occupy 1 room and 2 VP; "
        "6 VP / 8 VP."
    )
