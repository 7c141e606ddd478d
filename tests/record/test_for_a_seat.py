"""Transcripts and sentences for one seat: they name no card that this seat has not seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gah_desktop.engine import Setup
from gah_desktop.engine.cards import hidden_cards
from gah_desktop.engine.events import Acted, Dealt, Drew, Event
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.engine.views import EVERYONE, View
from gah_desktop.record import Journal
from gah_desktop.record.transcript import lines, transcript
from gah_desktop.text.events import event_text
from tests.record.playing import name_of, play

WHOLE: dict[str, Any] = {"modules": tuple(EXPANSIONS), "promo": True}
SETUPS = (
    Setup(players=2, seed=11),
    Setup(players=2, seed=12, deal="draft", ruleset="classic"),
    Setup(players=3, seed=13, deal="draft", boards="day"),
    Setup(players=3, seed=14, deal="starter", ruleset="classic"),
    Setup(players=4, seed=15, deal="draft", promo=True),
    Setup(players=4, seed=16, **WHOLE),
    Setup(seed=17, solo="leopold", entrance="hautel"),
    Setup(seed=18, solo="elisabeth", **WHOLE),
)
CARDS = ("staff", "hand", "hands", "pile")  # keys of transcripts with numbers of staff cards
HIDDEN_ACTS = ("draft", "keep_staff", "return_staff")


def moments() -> Iterator[tuple[Setup, int]]:
    """Early ones, while cards are drafted and kept, and later ones."""
    for setup in SETUPS:
        rng = Random(setup.seed)
        yield from (
            (setup, steps) for steps in (0, *rng.sample(range(1, 30), 3), *rng.sample(range(30, 300), 3))
        )


def begun(setup: Setup, steps: int) -> Journal:
    journal = play(Journal.new(setup), Random(steps), steps)
    while journal.game.over:
        journal.undo()
    return journal


def in_sight(view: View, seat: int) -> set[int]:
    """The staff cards whose numbers a view shows."""
    s = view.state
    cards = {*s.gone, *s.staff_deck, *(card for pack in s.packs for card in pack)}
    cards.update(*(cards for f in s.stack for cards in hidden_cards(f)))
    for p in s.players:
        cards.update(p.hand, p.staff)
    return cards - {0}


def known(journal: Journal, seat: int) -> set[int]:
    """The staff cards that this seat has seen up to now."""
    game = journal.game_at(0)
    cards = in_sight(View(game.state, seat), seat)
    for entry in journal.entries[: journal.position]:
        game.apply(entry.action)
        cards |= in_sight(View(game.state, seat), seat)
    return cards


def dealt_anew(events: list[Event], unknown: set[int], rng: Random) -> list[Event]:
    """The same game with the unknown cards in other places."""
    shuffled = rng.sample(sorted(unknown), len(unknown))
    other = dict(zip(sorted(unknown), shuffled, strict=True))

    def moved(cards: Any) -> Any:
        return other.get(cards, cards) if isinstance(cards, int) else type(cards)(map(moved, cards))

    found: list[Event] = []
    for event in events:
        match event:
            case Dealt():
                more = {key: moved(cards) if key == "pile" else cards for key, cards in event.more.items()}
                found.append(event._replace(hands=moved(event.hands), more=more))
            case Drew():
                found.append(event._replace(staff=moved(event.staff)))
            case Acted() if event.kind in HIDDEN_ACTS:
                found.append(event._replace(details={"staff": moved(event.details["staff"])}))
            case _:
                found.append(event)
    return found


def numbers(value: Any, named: bool = False) -> Iterator[int]:
    """The staff cards of a transcript."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from numbers(each, key in CARDS)
    elif isinstance(value, list):
        for each in value:
            yield from numbers(each, named)
    elif named and isinstance(value, int):
        yield value


def told(events: list[Event], journal: Journal, seat: int | None) -> list[str]:
    setup = journal.game.setup
    names = [setup.name(each) for each in range(setup.players)]
    sentences = [event_text(event, names, seat) for event in events]
    return [*lines(events, setup, journal.game.state.t.catalog, seat), *sentences]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_other_hidden_cards_make_no_difference_to_a_seat(setup: Setup) -> None:
    differences = 0
    for _, steps in (moment for moment in moments() if moment[0] is setup):
        journal = begun(setup, steps)
        every_card = {*journal.game.state.t.deck("staff", setup.sets)}
        for seat in (*range(setup.players), EVERYONE):
            unknown = every_card - known(journal, seat)
            events = dealt_anew(journal.events, unknown, Random(steps))
            assert told(events, journal, seat) == told(journal.events, journal, seat), (steps, seat)
            differences += told(events, journal, None) != told(journal.events, journal, None)
    assert differences > 10  # so that other cards were dealt


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_transcript_for_a_seat_names_what_its_view_has_shown(setup: Setup) -> None:
    for _, steps in (moment for moment in moments() if moment[0] is setup):
        journal = begun(setup, steps)
        for seat in (*range(setup.players), EVERYONE):
            found = [json.loads(line) for line in transcript(journal, seat)]
            assert {*numbers(found)} <= known(journal, seat)
            assert found[0]["seen_by"] == (None if seat == EVERYONE else seat)
            view = View(journal.game.state, seat).state
            hands = {line["seat"]: line["hand"] for line in found if line["t"] == "state"}
            for owner, hand in hands.items():
                assert sorted(hand, key=str) == sorted((c or None for c in view.players[owner].hand), key=str)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_without_a_seat_everything_is_told(setup: Setup) -> None:
    journal = begun(setup, 40)
    found = [json.loads(line) for line in transcript(journal)]
    dealt = journal.opening[0]
    assert isinstance(dealt, Dealt)
    assert found[0]["hands"] == [list(hand) for hand in dealt.hands]
    assert "seen_by" not in found[0]
    assert None not in [card for line in found if line["t"] == "state" for card in line["hand"]]
