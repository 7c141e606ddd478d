"""Whole solo games, played at random: what holds after every action, at every level and entrance."""

from __future__ import annotations

from random import Random

import pytest

from gah_desktop.catalog.basics import ITEMS, LEVELS
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.cards import hidden_cards
from gah_desktop.engine.events import Event, Scored, SoloStep
from gah_desktop.engine.fingerprint import facts
from gah_desktop.engine.seats import OPPONENT, PERSON
from gah_desktop.modules.solo.rules import entrance_of, opponent_of
from gah_desktop.modules.solo.rules.entrances.hautel import HautelCouture

ENTRANCES = (None, "hautel", "stars", "sushi", "toll")
GAMES = [
    Setup(solo="leopold", level=level, entrance=entrance, seed=seed, boards=board, ruleset=ruleset)
    for seed, (entrance, level, board, ruleset) in enumerate(
        (entrance, level, board, ruleset)
        for entrance in ENTRANCES
        for level, board, ruleset in zip(
            LEVELS, ("night", "day-B", "day-D"), ("deluxe", "classic", "deluxe"), strict=True
        )
    )
]


def name_of(setup: Setup) -> str:
    return f"{setup.entrance or 'none'}-{setup.level}"


def check(game: Game) -> None:
    s = game.state
    own = opponent_of(s)
    assert own is not None
    human, rival = s.players
    assert game.over or len(game.legal_actions()) > 0
    assert game.over or game.seat == PERSON
    assert 0 <= human.krones <= 20
    assert (rival.krones, rival.kitchen, rival.hand) == (0, [0] * len(ITEMS), [])
    assert 0 <= rival.emperor <= 13 and rival.bonus == 0
    assert rival.occupied & rival.vacant == 0
    if not isinstance(entrance_of(s), HautelCouture):
        assert rival.vacant == 0 and rival.cafe == []
    guests = [*s.queue, *s.guest_deck, *s.guest_discard, *human.cafe, *rival.cafe]
    assert sorted(g for g in guests if g) == sorted(s.t.catalog.deck("guests", s.setup.sets))
    staff = [*s.staff_deck, *own.pile, *human.hand, *human.staff, *rival.staff, *s.gone]
    staff += [card for pack in s.packs for card in pack]
    staff += [card for f in s.stack for cards in hidden_cards(f) for card in cards]
    assert sorted(staff) == s.t.catalog.deck("staff", s.setup.sets)
    assert sorted((*own.deck, *own.turned)) == list(range(193, 213))
    assert len(rival.staff) + len(own.pile) == 5
    assert [marker == 3 for marker in own.markers] == [points > 0 for points in rival.claimed]
    assert own.card == 0


def played(setup: Setup, rng: Random) -> Game:
    game = new_game(setup)
    check(game)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
        check(game)
    return game


def vp_of(events: list[Event], seat: int) -> int:
    return sum(e.amount for e in events if isinstance(e, Scored) and e.seat == seat)


@pytest.mark.parametrize("setup", GAMES, ids=name_of)
def test_a_whole_game(setup: Setup) -> None:
    game = played(setup, Random(setup.seed))
    cards = [e.card for e in game.events if isinstance(e, SoloStep) and e.step == "card"]
    assert len(cards) == len(set(cards)) <= 14
    for seat in (PERSON, OPPONENT):
        assert vp_of(game.events, seat) == game.state.scores[seat].total
        assert game.state.scores[seat].line("rooms").vp >= 0


@pytest.mark.parametrize("setup", GAMES, ids=name_of)
def test_the_same_actions_give_the_same_game_and_a_clone_goes_the_same_way(setup: Setup) -> None:
    rng = Random(7)
    first, second = new_game(setup), new_game(setup)
    while not first.over:
        clone = first.clone()
        assert clone.hash() == first.hash() == second.hash()
        action = rng.choice(first.legal_actions())
        told = first.apply(action)
        assert second.apply(action) == told
        before = clone.hash()
        clone.apply(action)
        assert before != clone.hash() == first.hash()


@pytest.mark.parametrize("setup", GAMES, ids=name_of)
def test_a_view_hides_deck_and_pile_and_samples_a_game_that_looks_the_same(setup: Setup) -> None:
    rng = Random(3)
    game = new_game(setup)
    while not game.over:
        if rng.random() < 0.1:
            view = game.view_for(PERSON)
            seen, true = opponent_of(view.state), opponent_of(game.state)
            assert seen is not None and true is not None
            assert not any(seen.deck) and not any(seen.pile)
            assert any(true.deck)
            sample = Game.sample(view, rng)
            check(sample)
            assert facts(sample.view_for(PERSON).state) == facts(view.state)
            for _ in range(20):
                if not sample.over:
                    sample.apply(rng.choice(sample.legal_actions()))
                    check(sample)
        game.apply(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("entrance", ENTRANCES[1:])
def test_each_entrance_comes_to_bear(entrance: str) -> None:
    expected = {
        "hautel": {"reserved", "pool", "refilled", "item_returned", "order_filled"},
        "stars": {"star", "stars_scored"},
        "sushi": {"token_moved", "token_scored", "token_returned"},
        "toll": {"toll_token", "toll_scored", "toll_waived"},
    }[entrance]
    told: set[str] = set()
    for seed in range(40):
        rng = Random(seed)
        game = new_game(Setup(solo="leopold", level="medium", entrance=entrance, seed=seed))
        while not game.over:
            useful = [a for a in game.legal_actions() if a.kind not in ("pass", "decline", "end_turn")]
            game.apply(rng.choice(useful or game.legal_actions()))
        told |= {e.step for e in game.events if isinstance(e, SoloStep)}
        if expected <= told:
            break
    assert expected <= told
