"""Games of the expansion: told, counted by the ledger, saved and opened again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gah_desktop.catalog import corrected_catalog, expanded_catalog
from gah_desktop.engine import Setup
from gah_desktop.modules.ballrooms.rules.house import House
from gah_desktop.modules.celebrities.rules.lounge import Lounge
from gah_desktop.modules.hotels.rules.owners import Owners
from gah_desktop.modules.more.rules.record import Record
from gah_desktop.record import Journal, dumps, loads
from gah_desktop.record.ledger import Ledger, SeatLedger
from gah_desktop.record.transcript import transcript
from tests.helpers.games import sensible

SETUPS = [
    Setup(modules=("ballrooms",), players=3, seed=1),
    Setup(modules=("ballrooms", "more"), promo=True, players=2, seed=2),
    Setup(modules=("ballrooms", "more"), promo=True, solo="elisabeth", seed=3),
    Setup(modules=("more",), promo=True, players=4, seed=4, deal="draft"),
    Setup(modules=("more",), promo=True, solo="leopold", seed=5),
    Setup(modules=("celebrities",), players=3, seed=7),
    *(Setup(modules=("hotels",), players=4, seed=seed) for seed in (8, 9, 10)),
    Setup(modules=("celebrities", "hotels"), players=2, seed=11, deal="draft"),
    Setup(modules=("hotels",), solo="leopold", seed=12),
    Setup(modules=("celebrities", "hotels"), solo="elisabeth", seed=13),
    Setup(modules=("ballrooms", "celebrities", "hotels", "more"), promo=True, players=4, seed=6),
]


def module(journal: Journal, kind: Any) -> Any:
    return next((m for m in journal.game.state.modules if isinstance(m, kind)), None)


def check_seat(journal: Journal, seat: SeatLedger) -> None:
    p = journal.game.state.players[seat.seat]
    told = (seat.krones, seat.emperor, seat.vp, seat.kitchen, list(seat.cafe), seat.hand, seat.staff)
    assert told == (p.krones, p.emperor, p.vp, p.kitchen, p.cafe, p.hand, p.staff)
    house, record = module(journal, House), module(journal, Record)
    line = seat.line()
    if house is not None:
        dancers = line["dancers"]
        if seat.seat != journal.game.setup.opponent:
            assert dancers["areas"] == (list(house.areas[seat.seat]) or [0] * 4)
        assert dancers["balcony"] == house.dancers(seat.seat, 9)
        for which, name in enumerate(("left", "middle", "right")):
            rows = [house.dancers(seat.seat, 3 * which + row) for row in range(3)]
            assert dancers[name] == rows
    lounge, own = module(journal, Lounge), module(journal, Owners)
    if lounge is not None:
        assert line["celebrities"] == list(lounge.held[seat.seat])
    if own is not None:
        entrance = own.of(journal.game.state, seat.seat)
        assert line["entrance"] == (own.owned[seat.seat] or None)
        printed = None if entrance is None else entrance.printed
        mine = (line["tokens"], line["own_objectives"], line["own_tiles"])
        assert mine == (
            list(own.tokens) if printed and printed.tokens else [],
            list(own.own_objectives) if printed and printed.own_objectives_vp else [],
            list(own.own_tiles) if printed and printed.own_tiles else [],
        )
    if record is not None:
        assert set(line["turned_down"]) == {card for card in record.turned_down if card in p.staff}


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{'-'.join(s.modules)}-{s.solo or s.players}")
def test_the_ledger_is_the_game_and_a_save_opens_as_the_same_game(setup: Setup) -> None:
    journal, rng = Journal.new(setup), Random(setup.seed)
    ledger, read = Ledger(setup, journal.game.state.t.catalog), 0
    while not journal.game.over:
        for event in journal.events[read:]:
            ledger.tell(event)
        read = len(journal.events)
        if journal.game.decision is not None and journal.game.decision.kind != "serve":
            for seat in ledger.seats:
                check_seat(journal, seat)
        journal.apply(sensible(journal.game, rng))
    again = loads(dumps(journal)).journal
    assert again.game.hash() == journal.game.hash()
    lines = [json.loads(line) for line in transcript(journal)]
    assert lines[0]["format"] == 2 and lines[0]["modules"] == list(setup.modules)
    rooms = [line for line in lines if line["t"] == "ballroom"]
    assert [line["which"] for line in rooms][-3:] == (
        ["left", "middle", "right"] if "ballrooms" in setup.modules else []
    )


def test_a_game_without_modules_is_told_in_format_1_without_champagne() -> None:
    journal = Journal.new(Setup(seed=1))
    text = "\n".join(transcript(journal))
    assert json.loads(text.splitlines()[0])["format"] == 1
    assert "champagne" not in text and "modules" not in text


def test_corrected_values_are_told_and_saved() -> None:
    corrections = {"ballroom_rows": {"top": {"champagne": 4}}, "guests": {"140": {"vp": 11}}}
    catalog, problems = corrected_catalog(corrections)
    assert problems == []
    journal = Journal.new(Setup(modules=("ballrooms",)), catalog)
    assert json.loads(next(transcript(journal)))["values"] == [
        {"file": "expansion/guests.json", "id": 140, "field": "vp", "value": 11},
        {"file": "expansion/ballrooms.json", "id": "top", "field": "champagne", "value": 4},
    ]
    again = loads(dumps(journal)).journal
    assert again.game.state.t.guests[140].vp == 11
    assert again.game.hash() == journal.game.hash()


def test_values_that_games_have_changed_are_told_as_well() -> None:
    built_in = expanded_catalog()
    row = built_in.ballroom_rows["top"]
    changed = row._replace(champagne=2, provenance={**row.provenance, "champagne": "calibrated"})
    catalog = built_in._replace(ballroom_rows={**built_in.ballroom_rows, "top": changed})
    journal = Journal.new(Setup(modules=("ballrooms",)), catalog)
    assert json.loads(next(transcript(journal)))["values"] == [
        {"file": "expansion/ballrooms.json", "id": "top", "field": "champagne", "value": 2}
    ]


def test_of_modules_that_are_not_in_play_nothing_is_told() -> None:
    corrections = {
        "die_actions": {"1": {"items": ["champagne"]}},
        "celebrities": {"3": {"vp": 4}},
        "guests": {"190": {"vp": 3}, "184": {"vp": 3}},
        "auction": {"bids": {"raise_by": 2}},
    }
    catalog, problems = corrected_catalog(corrections)
    assert problems == []

    def told(*modules: str, promo: bool = False) -> list[object]:
        journal = Journal.new(Setup(modules=modules, promo=promo), catalog)
        return [value["id"] for value in json.loads(next(transcript(journal)))["values"]]

    assert told("celebrities") == [3]
    assert told("hotels", promo=True) == [190, "bids"]
    assert told("ballrooms", promo=True) == [184, 190, 1]
    assert told("more") == []


def test_without_either_nothing_differs() -> None:
    journal = Journal.new(Setup(modules=("ballrooms", "hotels")))
    assert json.loads(next(transcript(journal)))["values"] == []
