"""What the topics of the expansion say in numbers is what the catalog and the rules say."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from gah_desktop.catalog import expanded_catalog
from gah_desktop.catalog.basics import LEVELS
from gah_desktop.catalog.effects import Effect
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.modules.ballrooms.rules.facts import DANCERS
from gah_desktop.modules.ballrooms.rules.scoring import EMPTY, points
from gah_desktop.modules.elisabeth.rules.dancers import aimed_at
from gah_desktop.reference.rules import of_expansion
from gah_desktop.reference.topics import CONTEXT, cells, contents, links
from gah_desktop.text import names
from gah_desktop.text.terms import translate

CATALOG = expanded_catalog()
Rows = dict[str, tuple[str, ...]]


def told(id: str) -> str:
    return " ".join(contents().topics[id].paragraphs)


def item(id: str, beginning: str) -> str:
    """The paragraph of a topic that begins so."""
    return next(text for text in contents().topics[id].paragraphs if text.startswith(beginning))


def rows(id: str) -> Rows:
    return {cells(text)[0]: cells(text)[1:] for text in contents().topics[id].paragraphs if cells(text)}


def staff_in(text: str) -> set[int]:
    return {int(id) for kind, id in links(text) if kind == "staff"}


# Chapters


def test_every_module_has_a_chapter_that_is_told_apart() -> None:
    for id in (*EXPANSIONS, "promo", "elisabeth"):
        assert contents().chapter(id).expansion and contents().chapter(id).topics
    assert of_expansion(("rule", "sending-dancer"))
    assert not of_expansion(("rule", "serving")) and not of_expansion(("guest", "146"))


def test_more_than_seventy_questions_are_about_the_expansion() -> None:
    asked = [id for id in contents().topics if id.startswith("qa-") and contents().chapter_of(id).expansion]
    assert len(asked) >= 70
    about = Counter(contents().chapter_of(id).id for id in asked)
    assert set(about) == {"questions-ballrooms", "questions-hotels", "questions-waltz"}


def test_the_chapters_of_the_expansion_stand_together() -> None:
    flags = [chapter.expansion for chapter in contents().chapters]
    first, last = flags.index(True), len(flags) - flags[::-1].index(True)
    assert all(flags[first:last])


# Vienna Ballrooms


def test_rows_and_spaces() -> None:
    table = rows("ballroom-rows")
    for id, row in CATALOG.ballroom_rows.items():
        label = id.capitalize()
        assert table[label] == (str(row.champagne), str(row.spaces or "no limit"))


def short(effects: tuple[Effect, ...]) -> set[tuple[str, int]]:
    """What is had, as pairs of a word and a number."""
    found = set()
    for effect in effects:
        match effect.kind:
            case "gain_krones":
                found.add(("krones", effect.amount or 0))
            case "gain_vp":
                found.add(("VP", effect.amount or 0))
            case "advance_emperor":
                found.add(("Emperor step", effect.amount or 0))
            case "gain_items":
                assert effect.items is not None
                found.update((name, count) for name, count in effect.items.pairs())
    return found


@pytest.mark.parametrize("id", CATALOG.ballrooms)
def test_row_bonuses(id: str) -> None:
    ballroom = CATALOG.ballrooms[id]
    for cell, row in zip(rows("ballroom-rows")[f"[[ballroom:{id}]]"], ("middle", "top"), strict=True):
        for word, number in short(ballroom.bonus[row]):
            assert f"{number} {word}" in cell
        occupying = [effect for effect in ballroom.bonus[row] if effect.kind == "occupy_room"]
        assert bool(occupying) == ("occupy a room" in cell)
        if occupying and occupying[0].max_floor:
            assert f"floors 1 to {occupying[0].max_floor}" in cell
    assert not ballroom.bonus["bottom"]


@pytest.mark.parametrize("strength", (2, 3, 5, 6))
def test_champagne_by_strength(strength: int) -> None:
    """Of each kind no more than of the one before it."""
    most, example = rows("champagne")[str(strength)]
    assert int(most) == strength // 3
    counts = [int(number) for number in re.findall(r"(\d) \w+", example)]
    assert sum(counts) == strength and counts == sorted(counts, reverse=True)
    assert (counts[2] if len(counts) == 3 else 0) == int(most)


@pytest.mark.parametrize(
    ("id", "dancers", "scored", "words"),
    [
        (
            "apollosaal",
            [(1, 0, 1), (1, 0, 0), (0, 3, 0)],
            [6, 1, 6],
            ("= 6 VP", "bottom row: 1 VP", ": 6 VP"),
        ),
        ("goldener-strauss", [(1, 0, 0), (1, 0, 0)], [4, 4], ("tied for the most: 4 each",)),
        ("goldener-strauss", [(1, 0, 0)] * 3, [3, 3, 3], ("Three tied: 3 each",)),
        ("goldener-strauss", [(2, 0, 0), (1, 0, 0), (1, 0, 0)], [7, 1, 1], ("tied for second: 1 each",)),
        ("goldener-strauss", [(1, 0, 0), (0, 0, 0)], [7, EMPTY], ("Alone in a row: 7",)),
        ("odeonsaal", [(4, 2, 0), (1, 0, 0), (0, 0, 0)], [25, 1, EMPTY], ("six dancers: 25 VP",)),
        ("zum-sperl", [(3, 0, 0), (3, 0, 0), (1, 0, 0)], [12, 12, 5], ("3, 3 and 1 dancers: 12, 12 and 5",)),
        ("zum-sperl", [(1, 0, 0)] * 4, [7] * 4, ("Four tied players: 7 each",)),
        ("zur-kettenbruecke", [(1, 0, 0), (4, 0, 0), (3, 0, 0)], [0, 14, 7], ("0, 14 and 7 VP",)),
    ],
)
def test_worked_scorings(
    id: str, dancers: list[tuple[int, ...]], scored: list[int], words: tuple[str, ...]
) -> None:
    scoring = CATALOG.ballrooms[id].scoring
    assert points(scoring.kind, scoring.vp, dancers) == scored
    text = item("five-ballrooms", f"- **[[ballroom:{id}]]")
    assert [part for part in words if part not in text] == []


def test_a_guest_who_dances_in_numbers() -> None:
    middle = CATALOG.ballroom_rows["middle"].champagne
    bonus = dict(short(CATALOG.ballrooms["apollosaal"].bonus["middle"]))
    alone = next(a for a in CATALOG.rehearsal_rooms["treasury"].areas if a.dancers == 1)
    area = dict(short(alone.bonus))
    text = item("dance-order", "**Example:**")
    assert f"pay {middle} champagne and score {CATALOG.guests[146].vp} VP" in text
    assert f"{bonus['krones']} krones for the row and {area['krones']} krone for the area" in text
    assert f"{bonus['krones'] + area['krones']} in all" in text


def test_the_hall_of_mirrors_in_numbers() -> None:
    vp = {a.dancers: dict(short(a.bonus))["VP"] for a in CATALOG.rehearsal_rooms["mirror-hall"].areas}
    text = item("rehearsal-rooms", "**Example:**")
    assert f"area of one: {vp[1]} VP" in text and f"brings {vp[3]} VP" in text
    assert sum(vp) == DANCERS
    assert f"**{DANCERS} dancers**" in told("ballrooms")


# Celebrities, entrances


def test_the_celebrities_that_need_ballrooms() -> None:
    needing = {str(c.id) for c in CATALOG.celebrities.values() if c.only_with == "ballrooms"}
    text = item("celebrity-effects", "[[celebrity:5]]")
    assert {id for _, id in links(text)} == needing
    assert len(CATALOG.celebrities) == 12 and len(CATALOG.celebrities) - len(needing) == 9
    assert {id for kind, id in links(told("celebrity-effects")) if kind == "celebrity"} == {
        str(id) for id in CATALOG.celebrities
    }


def test_chateau_paulwei_and_corogari_in_numbers() -> None:
    table, bonus = rows("entrance-rooms"), CATALOG.entrances[1].occupancy_bonus
    assert bonus is not None
    for label, color in (("Blue: VP", "blue"), ("Red: krones", "red"), ("Yellow: Emperor steps", "yellow")):
        assert table[label] == tuple(map(str, bonus[color].by_size))  # type: ignore[index]
    by_sum = CATALOG.entrances[2].second_die_bonus
    assert by_sum is not None
    for label, (cell,) in rows("entrance-dice").items():
        for total in re.findall(r"\d+", label):
            effects = by_sum[int(total)]
            assert bool(effects) == (cell != "none")
            for word, number in short(effects):
                assert f"{number} {word.removesuffix('s')}" in cell
    assert sorted(int(n) for label in rows("entrance-dice") for n in re.findall(r"\d+", label)) == [*by_sum]


def test_other_entrances_in_numbers() -> None:
    kaufman, melange, stroup, wray, ren = (CATALOG.entrances[id] for id in (4, 6, 7, 8, 10))
    assert kaufman.guests_vp == {2: 1, 3: 3, 4: 6, 5: 9}
    assert "1, 3, 6 or 9 VP if 2, 3, 4 or 5" in told("entrance-guests")
    assert "three guests moved in and one danced: 6 VP" in told("entrance-guests")
    assert kaufman.tables == 4 and "has four tables" in told("entrance-guests")
    assert melange.own_objectives_vp == (15, 15, 15, 10, 10, 5, 5)
    assert "15 VP in rounds 1 to 3, 10 in rounds 4 and 5, 5 in rounds 6 and 7" in told("entrance-goals")
    assert melange.objectives_vp == {4: 3, 5: 6, 6: 10}
    assert "3, 6 or 10 VP for 4, 5 or 6" in told("entrance-goals")
    assert wray.tile_steps == {"A": 1, "B": 2, "C": 3} and wray.own_tiles == 2
    opened = stroup.group_opened
    assert opened is not None
    assert [dict(short(opened[color])) for color in ("blue", "red", "yellow")] == [
        {"VP": 3},
        {"krones": 2},
        {"Emperor step": 2},
    ]
    assert "blue 3 VP, red 2 krones, yellow 2 steps" in told("entrance-rooms")
    assert dict(short(ren.alone_most)) == {"VP": 4} and "that is 4 VP more" in told("entrance-ren")
    assert ren.row_bonus_times == 2
    linked = {id for text in contents().topics["unique-hotels"].paragraphs for kind, id in links(text)}
    assert linked == {str(id) for id in CATALOG.entrances}


# Some More, promotional cards


def test_which_staff_has_a_price_and_which_is_turned_down() -> None:
    more = [card for card in CATALOG.staff.values() if card.set == "more"]
    priced = {card.id for card in more if card.timing == "round"}
    waiting = {card.id for card in more if card.effects[0].kind == "turn_down_after"}
    assert staff_in(item("some-more", "- **Once per round")) == priced
    assert staff_in(item("some-more", "- **Flipped")) == waiting
    assert priced | waiting == {card.id for card in more}


def test_which_cards_a_module_summary() -> None:
    def numbers(section: str, name: str) -> tuple[int, int]:
        found = [card.id for card in getattr(CATALOG, section).values() if card.set == name]
        return min(found), max(found)

    assert numbers("staff", "ballrooms") == (119, 133) and numbers("guests", "ballrooms") == (134, 162)
    assert "staff cards 119 to 133, the guests 134 to 162" in told("ballrooms")
    assert numbers("staff", "more") == (166, 179)
    assert "staff cards 166 to 179" in told("some-more")


def test_every_promotional_card_of_the_expansion_is_told() -> None:
    linked = set(links(told("promo-dancing"))) | set(links(told("promo-rooms")))
    for section, kind in (("guests", "guest"), ("staff", "staff")):
        for card in getattr(CATALOG, section).values():
            if card.set == "promo" and card.only_with is not None:
                assert (kind, str(card.id)) in linked, card.id


# Elisabeth


def test_the_symbols_of_her_deck() -> None:
    deck, table = CATALOG.instruction_decks["elisabeth"], rows("elisabeth-levels")
    assert len(deck) == 20
    for level in range(len(LEVELS)):
        counting = LEVELS[: level + 1]
        guests = [g for card in deck for g in card.guests if g.from_level in counting]
        symbols: Counter[str] = Counter(
            a.kind for card in deck for a in card.actions if a.from_level in counting
        )
        assert int(table["Guests"][level]) == len(guests)
        assert int(table["of them dancing"][level]) == sum(g.dancer_to is not None for g in guests)
        for label, kind in (
            ("Dancers below", "dancer"),
            ("Emperor", "emperor"),
            ("Objectives", "objective"),
            ("Staff", "staff"),
        ):
            assert int(table[label][level]) == symbols[kind], label


def test_which_ballroom_an_arrow_means() -> None:
    state = new_game(Setup(modules=("ballrooms",), seed=1)).state
    places = ("left", "middle", "right")
    for label, cell in rows("elisabeth-ballrooms").items():
        for round in re.findall(r"\d", label):
            state.round = int(round)
            assert cell == tuple(places[aimed_at(state, to)] for to in ("next", "after_next")), round


def test_the_module_names_of_the_reference_are_those_of_the_game() -> None:
    for id in EXPANSIONS:
        assert translate(CONTEXT, contents().chapter(id).title) == names.module_name(id)
