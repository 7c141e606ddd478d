"""Transcripts: derived from events, equal to the game, readable by one who knows only the rules."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gah_desktop.catalog.basics import DISHES_AND_DRINKS
from gah_desktop.engine import Game, Setup
from gah_desktop.engine.actions import Collect, Decline, MoveGuest
from gah_desktop.engine.events import Acted, Gained
from gah_desktop.engine.items import unpack
from gah_desktop.engine.pending import Benefits, Part
from gah_desktop.engine.tables import Effect
from gah_desktop.record import Journal, loads
from gah_desktop.record.ledger import Ledger
from gah_desktop.record.save import dumps
from gah_desktop.record.transcript import lines, source_name, transcript
from tests.helpers.tables import acts, play, table
from tests.helpers.transcript_acts import TranscriptError
from tests.helpers.transcript_reader import TranscriptReader
from tests.helpers.transcript_solo import KEYS as STEPS
from tests.helpers.transcript_solo import SoloReader
from tests.record.playing import ALL_SETUPS, SETUPS, SOLO_SETUPS, choose, name_of, played, setups

KEYS = {
    "setup": (
        *("t", "format", "ruleset", "deal", "promo", "players", "first", "objectives", "emperor", "queue"),
        "hands",
    ),
    "roll": ("t", "round", "dice", "dustbin"),
    "turn": ("t", "round", "seat", "number"),
    "reveal": ("t", "guest"),
    "deck": ("t", "what"),
    "draw": ("t", "seat", "staff", "to", "source"),
    "vp": ("t", "seat", "amount", "source"),
    "emperor": ("t", "round", "seat", "space", "vp", "to", "result"),
    "state": (
        *("t", "seat", "krones", "emperor", "vp", "kitchen", "cafe", "rooms", "hand", "staff"),
        *("used", "objectives"),
    ),
    "solo": ("t", "card", "level", "steps"),
    "end": ("t", "scores", "winners"),
}


def state_of(game: Game, seat: int) -> dict[str, Any]:
    """A seat's state line, read off the engine's own state."""
    s = game.state
    p = s.players[seat]
    cafe = []
    for guest, need in zip(p.cafe, p.needs, strict=True):
        order, lacking = unpack(s.t.guests[guest].order), unpack(need)
        held = {item: n - lack for item, n, lack in zip(DISHES_AND_DRINKS, order, lacking, strict=False)}
        cafe.append({"guest": guest, "items": held})
    rooms = ("o" if p.occupied >> i & 1 else "v" if p.vacant >> i & 1 else "." for i in range(20))
    objectives = [s.t.objective_ids[o] for o, vp in zip(s.objectives, p.claimed, strict=True) if vp]
    return {
        "t": "state",
        "seat": seat,
        "krones": p.krones,
        "emperor": p.emperor,
        "vp": p.vp,
        "kitchen": dict(zip(DISHES_AND_DRINKS, p.kitchen, strict=False)),
        "cafe": cafe,
        "rooms": "".join(rooms),
        "hand": p.hand,
        "staff": p.staff,
        "used": [card for card in range(1, 49) if p.used >> card & 1],
        "objectives": objectives,
    }


def check_ledger(journal: Journal, ledger: Ledger) -> None:
    game = journal.game
    if game.decision is not None and game.decision.kind == "serve":
        return  # told as one act when it is done
    for seat, told in enumerate(ledger.seats):
        line = told.line()
        line["objectives"] = sorted(line["objectives"])
        assert line == state_of(game, seat)


@settings(max_examples=25)
@given(setup=setups, seed=st.integers(0, 10_000))
def test_the_ledger_is_the_game_after_every_action(setup: Setup, seed: int) -> None:
    journal, rng = Journal.new(setup), Random(seed)
    ledger = Ledger(setup, journal.game.state.t.catalog)
    for event in journal.opening:
        ledger.tell(event)
    check_ledger(journal, ledger)
    while not journal.game.over:
        for event in journal.apply(choose(journal, rng)):
            ledger.tell(event)
        check_ledger(journal, ledger)


@settings(max_examples=60)
@given(setup=setups, seed=st.integers(0, 10_000))
def test_a_reader_that_knows_only_the_rules_follows_every_line(setup: Setup, seed: int) -> None:
    reader = TranscriptReader()
    reader.read(transcript(played(setup, seed=seed)))
    assert reader.ended


ENTRANCES = (None, "hautel", "stars", "sushi", "toll", "random")


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("entrance", ENTRANCES)
def test_each_step_of_the_opponent_follows_from_what_lies_on_the_table(
    entrance: str | None, level: str
) -> None:
    seen: set[str] = set()
    for seed, ruleset in ((11, "deluxe"), (12, "classic")):
        setup = Setup(solo="leopold", seed=seed, level=level, entrance=entrance, ruleset=ruleset, promo=True)
        reader = SoloReader()
        reader.read(transcript(played(setup, seed=seed)))
        assert reader.ended
        seen |= reader.steps
    assert {"card", "guest", "room", "die", "emperor", "objective"} <= seen


def test_every_step_of_the_page_is_known_to_the_reader() -> None:
    page = (Path(__file__).parents[2] / "docs" / "transcript.md").read_text(encoding="utf-8")
    steps = page.partition("## What the solo opponent does")[2]
    for name, keys in {**STEPS, "ignored": {"symbol"}, "star_removed": {"tokens"}}.items():
        assert all(f"`{word}`" in steps for word in {name, *keys}), name


def test_the_reader_of_the_opponent_notices_another_choice() -> None:
    told = list(transcript(played(Setup(solo="leopold", seed=11), seed=11)))
    noticed: Counter[str] = Counter()
    for number, text in enumerate(told):
        line = json.loads(text)
        for step in line["steps"] if line["t"] == "solo" else ():
            for key in ("slot", "face", "why", "left", "marker", "to", "guest", "from_level"):
                if key not in step:
                    continue
                was, step[key] = step[key], "easy?" if isinstance(step[key], str) else step[key] + 1
                with pytest.raises(TranscriptError):
                    SoloReader().read([*told[:number], json.dumps(line), *told[number + 1 :]])
                step[key] = was
                noticed[step["step"]] += 1
    assert {"card", "guest", "die", "emperor", "objective", "staff"} <= set(noticed)


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=name_of)
def test_lines_and_keys_are_as_described(setup: Setup) -> None:
    told = [json.loads(line) for line in transcript(played(setup))]
    assert told[0]["t"] == "setup" and told[-1]["t"] == "end"
    assert sum(line["t"] in ("setup", "end") for line in told) == 2
    for line in told:
        keys = tuple(line)
        if line["t"] == "act":
            assert keys[:3] == ("t", "seat", "kind") and keys[-1] == "source"
        elif line["t"] == "gain":
            assert keys[:2] == ("t", "seat") and keys[-1] == "source"
            assert set(keys[2:-1]) <= {"krones", "steps", "items"}
        elif line["t"] == "setup" and setup.solo:
            assert keys == (*KEYS["setup"], "solo", "pile")
        else:
            assert keys == KEYS[line["t"]]
    final = {line["seat"]: line["vp"] for line in told if line["t"] == "state"}
    for score in told[-1]["scores"]:
        assert score["total"] == final[score["seat"]]
        assert score["total"] == sum(
            line["amount"] for line in told if line["t"] == "vp" and line["seat"] == score["seat"]
        )


@pytest.mark.parametrize("setup", SOLO_SETUPS, ids=name_of)
def test_each_turn_of_the_opponent_is_one_line(setup: Setup) -> None:
    told = [json.loads(line) for line in transcript(played(setup))]
    turns = [i for i, line in enumerate(told) if line["t"] == "turn" and line["seat"] == 1]
    assert len(turns) >= 14
    for i in turns:
        assert told[i + 1]["t"] == "solo"
        assert told[i + 1]["card"] in range(193, 213)
    cards = [line["card"] for line in told if line["t"] == "solo" and line["card"]]
    assert len(cards) == len(set(cards)) == len(turns)
    for line in told:
        if line["t"] == "solo":
            assert line["level"] == setup.level
            assert all(step["step"] for step in line["steps"])
    assert told[0]["solo"]["entrance"] in (None, "hautel", "stars", "sushi", "toll")


def test_every_prefix_is_a_transcript() -> None:
    journal = played(SETUPS[2], 200)
    for position in (0, 1, 5, 33, 120, 180):
        journal.go_to(position)
        reader = TranscriptReader()
        reader.read(transcript(journal))
        assert not reader.ended


def test_a_saved_game_has_the_same_transcript() -> None:
    journal = played(SETUPS[2])
    assert list(transcript(loads(dumps(journal)).journal)) == list(transcript(journal))


def test_events_alone_are_enough() -> None:
    journal = played(SETUPS[0])
    assert list(lines(journal.events, journal.game.setup)) == list(transcript(journal))


def test_names_of_sources() -> None:
    assert source_name(("die", 3)) == "die:3"
    assert source_name(("room", 403)) == "room:4-3"
    assert source_name(("emperor", "B2")) == "emperor:B2"
    assert source_name(("turn", 0)) == "turn"


def test_the_reader_notices_what_does_not_follow() -> None:
    told = list(transcript(played(SETUPS[0])))
    noticed: Counter[str] = Counter()
    for number, text in enumerate(told):
        line = json.loads(text)
        key = next((k for k in ("krones", "vp", "amount", "cost", "strength", "dustbin") if k in line), None)
        if key is None or number % 7:
            continue
        line[key] += 1
        with pytest.raises(TranscriptError):
            TranscriptReader().read([*told[:number], json.dumps(line), *told[number + 1 :]])
        noticed[line["t"]] += 1
    assert noticed["state"] and noticed["act"]


@pytest.mark.parametrize("deal", ["normal", "starter", "draft"])
@pytest.mark.parametrize("promo", [False, True])
def test_the_set_up_tells_the_deal_and_the_promo_guests(deal: str, promo: bool) -> None:
    first = json.loads(next(transcript(Journal.new(Setup(deal=deal, promo=promo)))))
    assert (first["deal"], first["promo"]) == (deal, promo)


def test_each_part_of_a_reward_that_is_taken_is_told_by_its_place() -> None:
    game = table(cafe={61: None}, vacant="12 21", krones=9)
    events = play(game, MoveGuest(61, 1, 2))
    while game.decision is not None and game.decision.kind != "turn":
        events += play(game, game.legal_actions()[0])  # collects before it declines
    parts = [e.details["part"] for e in events if isinstance(e, Acted) and e.kind == "collect"]
    assert parts == list(range(len(game.state.t.guests[61].rewards)))
    assert {e.source for e in events if isinstance(e, Acted) and e.kind == "collect"} == {("guest", 61)}


def test_a_part_that_is_declined_is_not_collected() -> None:
    game = table(cafe={75: None}, vacant="11", krones=9)
    events = play(game, MoveGuest(75, 1, 1))
    while game.decision is not None and game.decision.kind == "benefits":
        events += play(game, next(o for o in game.legal_actions() if isinstance(o, Decline)))
    assert not [e for e in events if isinstance(e, Acted) and e.kind == "collect"]


def test_a_declined_part_of_a_reward_is_named_by_its_place() -> None:
    game = table(cafe={79: None}, vacant="13", krones=9)
    play(game, MoveGuest(79, 1, 3))
    second = next(o for o in game.legal_actions() if isinstance(o, Decline) and o.part == 1)
    assert acts(play(game, second), "decline") == [{"what": second.what, "part": 1}]


def test_an_answer_that_is_declined_is_declined_as_a_whole() -> None:
    row = ("row", "left-2")
    what = (Effect("gain_krones", 2), Effect("advance_emperor", 1))
    game = table(stack=[Benefits(0, row, (Part("firing", what[0], row, 0, what),))])
    events = play(game, Decline("gain_krones", 0))
    assert acts(events, "decline") == [{"what": "gain_krones", "part": "all"}]
    assert [event for event in events if isinstance(event, Gained)] == []


def test_the_extra_turn_of_the_first_edition_is_told_when_it_is_accepted() -> None:
    game = table(ruleset="classic", cafe={97: None}, vacant="11", bonus=(0,))
    events = play(game, MoveGuest(97, 1, 1), Collect(0))
    acts = [(e.kind, e.details, e.source) for e in events if isinstance(e, Acted)]
    assert ("extra_turn", {}, ("guest", 97)) in acts
    assert game.state.bonus_turns == 1
    declined = table(ruleset="classic", cafe={97: None}, vacant="11", bonus=(0,))
    events = play(declined, MoveGuest(97, 1, 1), Decline("extra_action", 0))
    assert "extra_turn" not in {e.kind for e in events if isinstance(e, Acted)}


def test_the_opponents_guests_never_sit_in_a_cafe() -> None:
    found = [json.loads(line) for line in transcript(played(Setup(solo="leopold", seed=9)))]
    own = [line for line in found if line.get("seat") == 1]
    assert [line["cafe"] for line in own if line["t"] == "state" and line["cafe"]] == []
    assert sum(line["t"] == "act" and line["kind"] == "take_guest" for line in own) > 5
