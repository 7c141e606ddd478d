"""Games against Elisabeth: saved, opened, undone and told line by line."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gah_desktop.engine import Setup
from gah_desktop.modules.solo.rules import opponent_of
from gah_desktop.record import Journal, dumps, loads
from gah_desktop.record.transcript import transcript
from tests.helpers.games import sensible

Line = dict[str, Any]
SETUPS = [
    Setup(solo="elisabeth", modules=("ballrooms",), level="easy", seed=1),
    Setup(solo="elisabeth", modules=("celebrities",), level="hard", seed=2, entrance="toll"),
    Setup(solo="elisabeth", modules=("ballrooms", "celebrities"), level="hard", seed=3, promo=True),
    Setup(solo="elisabeth", modules=("ballrooms", "more"), level="medium", seed=4, entrance="hautel"),
]
EVERY = pytest.mark.parametrize("setup", SETUPS, ids=lambda s: "-".join(s.modules))


def play(setup: Setup, limit: int = 10_000) -> Journal:
    journal, rng = Journal.new(setup), Random(setup.seed)
    while not journal.game.over and len(journal.entries) < limit:
        journal.apply(sensible(journal.game, rng))
    return journal


def told(setup: Setup) -> list[Line]:
    return [json.loads(line) for line in transcript(play(setup))]


def steps(lines: list[Line], name: str) -> list[Line]:
    return [step for line in lines if line["t"] == "solo" for step in line["steps"] if step["step"] == name]


@EVERY
@pytest.mark.parametrize("limit", [40, 10_000])
def test_a_save_opens_as_the_same_game_and_goes_on_alike(setup: Setup, limit: int) -> None:
    journal = play(setup, limit)
    again = loads(dumps(journal)).journal
    assert again.game.hash() == journal.game.hash()
    if not journal.game.over:
        action = journal.game.legal_actions()[0]
        assert again.apply(action) == journal.apply(action)


@EVERY
def test_undone_step_by_step_and_done_again(setup: Setup) -> None:
    """Her deck, pile, dancers and celebrities go back as well."""
    journal, rng, hashes = Journal.new(setup), Random(setup.seed), []
    while not journal.game.over and len(journal.entries) < 120:
        hashes.append(journal.game.hash())
        journal.apply(sensible(journal.game, rng))
    last = journal.game.hash()
    for before in reversed(hashes):
        journal.undo()
        assert journal.game.hash() == before
    while journal.can_redo:
        journal.redo()
    assert journal.game.hash() == last


@EVERY
def test_undo_stops_at_her_turn(setup: Setup) -> None:
    """She has turned a card: fair play takes nothing back that came before."""
    journal, rng = Journal.new(setup), Random(setup.seed)
    turned = 0
    while not journal.game.over:
        journal.apply(sensible(journal.game, rng))
        own = opponent_of(journal.game.state)
        assert own is not None
        if len(own.turned) > turned:
            turned = len(own.turned)
            assert not journal.can_undo("fair", 0)


@EVERY
def test_the_set_up_line(setup: Setup) -> None:
    first = told(setup)[0]
    assert first["solo"] | {"seat": 1} == {
        "opponent": "elisabeth", "level": setup.level, "entrance": setup.entrance, "seat": 1,
    }  # fmt: skip
    assert first["players"][1]["name"] == "Elisabeth"
    assert len(first["pile"]) == 5 and first["modules"] == list(setup.modules)
    assert len(first.get("rehearsal", ["none"])) == 1


def test_her_dancers_are_told_as_steps_and_as_acts() -> None:
    lines = told(SETUPS[2])
    acts = [line for line in lines if line.get("kind") == "send_dancer" and line["seat"] == 1]
    found = steps(lines, "dancer")
    assert len(acts) == len(found) > 4
    for act, step in zip(acts, found, strict=True):
        assert (act["ballroom"], act["row"], act["guest"]) == (step["ballroom"], step["row"], step["guest"])
        assert (act["area"], act["cost"]) == (None, 0)
        cause = f"guest:{act['guest']}" if act["guest"] else "solo:"
        assert act["source"].startswith(cause)
        assert step["rule"] in ("shown", "full", "balcony") and step["to"] in ("next", "after_next")


def test_a_guest_who_dances_moves_into_no_room() -> None:
    lines = told(SETUPS[0])
    danced = {step["guest"] for step in steps(lines, "dancer") if step["guest"]}
    housed = {step["guest"] for step in steps(lines, "room")}
    taken = {step["guest"] for step in steps(lines, "guest")}
    assert danced and housed and danced | housed == taken
    moved = [line["guest"] for line in lines if line.get("kind") == "move_guest" and line["seat"] == 1]
    assert set(moved) == housed


def test_her_states_tell_of_dancers_without_areas() -> None:
    states = [line for line in told(SETUPS[0]) if line["t"] == "state" and line["seat"] == 1]
    assert states and all(line["dancers"]["areas"] is None for line in states)
    last = states[-1]["dancers"]
    assert sum(last["left"] + last["middle"] + last["right"]) + last["balcony"] <= 10


def test_her_coloured_dice_are_told_with_their_celebrities() -> None:
    lines = told(SETUPS[1])
    dice = [line for line in lines if line.get("kind") == "take_die" and line["seat"] == 1]
    assert {line["color"] for line in dice} > {"white"}
    found = steps(lines, "celebrity")
    taken = [line for line in lines if line["t"] == "celebrity" and line["seat"] == 1]
    colored = [line["color"] for line in dice if line["color"] != "white"]
    assert [step["color"] for step in found] == [line["color"] for line in taken] == colored
    assert [step["tile"] for step in found] == [line["tile"] for line in taken]
    for step in found:
        source = f"celebrity:{step['tile']}"
        assert any(
            line["t"] == "vp" and (line["seat"], line["source"], line["amount"]) == (1, source, step["vp"])
            for line in lines
        )


def test_a_dancer_below_is_ignored_without_ballrooms() -> None:
    ignored = [step for step in steps(told(SETUPS[1]), "ignored") if step["symbol"] == "dancer"]
    assert ignored and all(step.keys() == {"step", "symbol", "to"} for step in ignored)
