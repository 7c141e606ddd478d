"""What every bot owes the game: legal choices, the same again, and no eye for what is hidden."""

from random import Random

import pytest

from gah_desktop.bots import BOT_NAMES, make_bot
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.fingerprint import facts

SETUPS = (
    Setup(seed=1),
    Setup(seed=2, ruleset="classic", boards="day"),
    Setup(seed=3, players=3, boards="day", deal="draft"),
    Setup(seed=4, players=4, deal="starter", promo=True),
    Setup(seed=5, players=4, ruleset="classic", boards=("day-C", "day-B", "day-D", "day-A"), deal="draft"),
    Setup(seed=6, players=3, ruleset="classic", promo=True),
)
SOLO = tuple(
    Setup(seed=7 + i, solo="leopold", level=level, entrance=entrance, boards=boards, ruleset=ruleset)
    for i, (level, entrance, boards, ruleset) in enumerate(
        (
            ("easy", None, "night", "deluxe"),
            ("hard", "hautel", "day-A", "deluxe"),
            ("medium", "stars", "night", "classic"),
            ("hard", "sushi", "day-D", "deluxe"),
            ("medium", "toll", "night", "deluxe"),
        )
    )
)


def play(setup: Setup, name: str, limit: int = 10_000) -> Game:
    game = new_game(setup)
    bots = [make_bot(name) for _ in range(setup.players)]
    rngs = [Random(seat) for seat in range(setup.players)]
    while not game.over and limit:
        limit -= 1
        seat, options = game.seat, game.legal_actions()
        action = bots[seat].choose(game.view_for(seat), options, rngs[seat])
        assert action in options
        game.apply(action)
    return game


def test_bots_have_names() -> None:
    assert BOT_NAMES == ("random", "heuristic")
    assert [make_bot(name).name for name in BOT_NAMES] == list(BOT_NAMES)
    with pytest.raises(ValueError, match="unknown bot 'deep thought': random, heuristic"):
        make_bot("deep thought")


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("setup", [*SETUPS, *SOLO], ids=str)
def test_every_choice_is_legal_to_the_end(setup: Setup, name: str) -> None:
    assert play(setup, name).over


@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_same_game_twice(name: str) -> None:
    assert play(SETUPS[0], name).hash() == play(SETUPS[0], name).hash()


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[2], SETUPS[4], SOLO[0], SOLO[4]], ids=str)
def test_what_is_hidden_makes_no_difference(setup: Setup) -> None:
    """At every choice, another game that would look the same to the seat gets the same answer.

    It is given by a bot that sees this game for the first time: there is nothing to remember either.
    """
    seat = 0 if setup.solo else setup.players - 1
    game, shuffled, chance = new_game(setup), Random(99), Random(1)
    bot = make_bot("heuristic")
    while not game.over:
        view, options = game.view_for(game.seat), game.legal_actions()
        if game.seat == seat:
            other = view.sample(shuffled)
            action = bot.choose(view, options, Random(1))
            fresh = make_bot("heuristic").choose(other.view_for(seat), other.legal_actions(), Random(1))
            assert fresh == action
        else:
            action = make_bot("random").choose(view, options, chance)
        game.apply(action)


def test_random_follows_its_generator_and_likes_every_option() -> None:
    game = new_game(Setup(seed=1))
    bot, view, options = make_bot("random"), game.view_for(game.seat), game.legal_actions()
    chosen = [bot.choose(view, options, Random(n)) for n in range(300)]
    assert chosen == [bot.choose(view, options, Random(n)) for n in range(300)]
    assert set(chosen) == set(options)


def test_thinking_changes_nothing() -> None:
    game = new_game(SETUPS[0])
    bot = make_bot("heuristic")
    for _ in range(60):
        view, before = game.view_for(game.seat), game.hash()
        seen = facts(view.state)
        action = bot.choose(view, game.legal_actions(), Random(1))
        assert (facts(view.state), game.hash()) == (seen, before)
        game.apply(action)
