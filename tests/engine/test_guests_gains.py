"""Guests whose reward simply arrives: items, krones, Emperor steps, cards into the hand, nothing."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Collect, Decline
from tests.helpers.tables import asked, chosen, guest_ready, legal, me, move_in, play

# number, name, krones, steps, kitchen (strudel cake wine coffee), cards drawn
GAINS = [
    (51, "composer", 0, 0, [1, 0, 0, 0, 0], 0),
    (52, "tailor", 2, 0, [1, 0, 0, 0, 0], 0),
    (53, "flamenco_dancer", 0, 2, [0, 0, 0, 1, 0], 0),
    (55, "photographer", 0, 0, [0, 0, 0, 0, 0], 2),
    (60, "jewelry_designer", 3, 0, [0, 0, 0, 1, 0], 0),
    (65, "knight_of_the_empire", 0, 0, [0, 0, 0, 0, 0], 0),
    (67, "sovereign", 0, 2, [0, 0, 0, 0, 0], 2),
    (68, "princess", 0, 3, [0, 0, 0, 0, 0], 0),
    (69, "countess", 3, 0, [0, 0, 0, 0, 0], 0),
    (74, "earl", 1, 0, [0, 0, 0, 0, 0], 0),
    (77, "apothecary", 1, 0, [0, 0, 0, 0, 0], 0),
    (79, "privy_councillor", 1, 1, [0, 0, 0, 0, 0], 0),
    (81, "general", 3, 0, [0, 0, 1, 0, 0], 0),
    (83, "councillor_of_commerce", 5, 0, [0, 0, 0, 0, 0], 0),
    (85, "major", 3, 0, [0, 0, 0, 0, 0], 0),
    (89, "lord_high_commissioner", 4, 0, [0, 0, 0, 0, 0], 0),
    (90, "senior_legal_secretary", 3, 0, [0, 0, 1, 0, 0], 0),
    (91, "tezcatlipoca", 0, 0, [0, 0, 0, 0, 0], 3),
    (92, "capt_goldhaken", 1, 0, [0, 0, 0, 0, 0], 0),
    (93, "mr_horsa", 0, 1, [0, 0, 0, 0, 0], 0),
    (95, "mr_boydell", 0, 2, [0, 0, 0, 0, 0], 0),
    (98, "m_polo", 4, 0, [0, 0, 0, 0, 0], 0),
    (99, "cramersopholus", 0, 2, [0, 0, 0, 0, 0], 1),
    (103, "durgoing", 0, 0, [0, 0, 0, 0, 0], 2),
    (117, "mag_ferdinand", 0, 3, [0, 0, 0, 0, 0], 0),
]
CARDS = [pytest.param(*card, id=f"guest_{card[0]}_{card[1]}") for card in GAINS]


def collect_all(game: Game) -> None:
    while asked(game) == "benefits":
        play(game, legal(game, Collect)[0])


@pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
@pytest.mark.parametrize(("guest", "name", "krones", "steps", "kitchen", "cards"), CARDS)
def test_gains(
    guest: int, name: str, krones: int, steps: int, kitchen: list[int], cards: int, ruleset: str
) -> None:
    game = guest_ready(guest, ruleset)
    deck = game.state.staff_deck[::-1]
    move_in(game, guest)
    collect_all(game)
    p = me(game)
    assert (p.krones, p.emperor, p.kitchen) == (10 + krones, steps, kitchen)
    assert p.hand == deck[:cards]
    assert asked(game) == "turn"


@pytest.mark.parametrize(("guest", "name", "krones", "steps", "kitchen", "cards"), CARDS)
def test_may_be_declined(
    guest: int, name: str, krones: int, steps: int, kitchen: list[int], cards: int
) -> None:
    game = guest_ready(guest)
    move_in(game, guest)
    while asked(game) == "benefits":
        play(game, legal(game, Decline)[0])
    p = me(game)
    assert (p.krones, p.emperor, p.kitchen, p.hand) == (10, 0, [0, 0, 0, 0, 0], [])


@pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
def test_guest_54_portrait_painter_gives_one_item_of_choice_and_two_krones(ruleset: str) -> None:
    game = guest_ready(54, ruleset)
    move_in(game, 54)
    play(game, Collect(0))
    assert set(game.legal_actions()) == {
        chosen(strudel=1),
        chosen(cake=1),
        chosen(wine=1),
        chosen(coffee=1),
    }
    play(game, chosen(cake=1))
    assert me(game).kitchen == [0, 1, 0, 0, 0]
    play(game, Collect(1))
    assert me(game).krones == 12
    assert asked(game) == "turn"


def test_guest_54_portrait_painter_in_the_other_order() -> None:
    game = guest_ready(54)
    move_in(game, 54)
    play(game, Collect(1))
    assert me(game).krones == 12
    play(game, Collect(0), chosen(coffee=1))
    assert me(game).kitchen == [0, 0, 0, 1, 0]
