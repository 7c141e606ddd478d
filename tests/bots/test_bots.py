"""What every bot owes the game: legal choices, the same again, and no eye for what is hidden."""

from random import Random

import pytest

from gah_desktop.bots import BEST_BOT, BOT_NAMES, BOTS, QUICK_BOT, SHOWN_BOTS, Player, make_player
from gah_desktop.bots.heuristic import HeuristicBot
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.fingerprint import facts
from gah_desktop.engine.module_registry import OPPONENTS
from gah_desktop.text.names import PLAYERS

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

SHORT = 300  # nodes, for those that would think for seconds
# those that plan and search by the same code as one of these are tried in two set-ups
ALIKE = [name for name in BOT_NAMES if name not in ("random", "heuristic", "learned", "strong")]


def play(setup: Setup, name: str, limit: int = 10_000) -> Game:
    game = new_game(setup)
    bots = [make_player(name) for _ in range(setup.players)]
    if BOTS[name].searches:
        bots = [bot._replace(level=SHORT) for bot in bots]
    rngs = [Random(seat) for seat in range(setup.players)]
    while not game.over and limit:
        limit -= 1
        seat, options = game.seat, game.legal_actions()
        action = bots[seat].choose(game.view_for(seat), options, rngs[seat])
        assert action in options
        game.apply(action)
    return game


def test_a_bot_is_one_entry() -> None:
    assert {BEST_BOT, QUICK_BOT} <= set(BOT_NAMES)
    for name, info in BOTS.items():
        assert info.name == name
        assert make_player(name).level == info.level > 0
    with pytest.raises(ValueError, match=f"unknown bot 'deep thought': {', '.join(BOT_NAMES)}"):
        make_player("deep thought")


def test_they_are_offered_in_the_order_of_their_strength() -> None:
    ratings = [BOTS[name].elo for name in SHOWN_BOTS]
    assert ratings == sorted(ratings)


def test_every_kind_of_player_has_a_name_that_people_read() -> None:
    assert set(PLAYERS) - set(OPPONENTS) == {"human", *BOT_NAMES}
    assert all(PLAYERS[name].startswith("Bot: ") for name in BOT_NAMES)


# those that think longest; the rest of their games are with the slow tests
DAILY = (SETUPS[0], SETUPS[2], SOLO[3])


@pytest.mark.parametrize("name", ["random", "heuristic"])
@pytest.mark.parametrize("setup", [*SETUPS, *SOLO], ids=str)
def test_every_choice_is_legal_to_the_end(setup: Setup, name: str) -> None:
    assert play(setup, name).over


@pytest.mark.parametrize("name", ["learned", "strong"])
@pytest.mark.parametrize(
    "setup",
    [pytest.param(setup, marks=[] if setup in DAILY else pytest.mark.slow) for setup in (*SETUPS, *SOLO)],
    ids=str,
)
def test_every_choice_of_those_who_think(setup: Setup, name: str) -> None:
    assert play(setup, name).over


@pytest.mark.parametrize("name", ALIKE)
@pytest.mark.slow
@pytest.mark.parametrize("setup", [SETUPS[1], SOLO[1]], ids=str)
def test_so_is_every_choice_of_their_like(setup: Setup, name: str) -> None:
    assert play(setup, name).over


@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_same_game_twice(name: str) -> None:
    assert play(SETUPS[0], name, 120).hash() == play(SETUPS[0], name, 120).hash()


@pytest.mark.parametrize(
    ("setup", "level"),
    [
        *((setup, BOTS["heuristic"].level) for setup in (SETUPS[0], SETUPS[2], SETUPS[4], SOLO[0], SOLO[4])),
        (SETUPS[1], 150),
        (SOLO[1], 10),
    ],
    ids=str,
)
def test_what_is_hidden_makes_no_difference(setup: Setup, level: int) -> None:
    """At every choice, another game that would look the same to the seat gets the same answer.

    It is given by a bot that sees this game for the first time: what is remembered makes none either,
    at whatever level.
    """
    seat = 0 if setup.solo else setup.players - 1
    game, shuffled, chance = new_game(setup), Random(99), Random(1)
    bot = Player(HeuristicBot(), level)
    while not game.over:
        view, options = game.view_for(game.seat), game.legal_actions()
        if game.seat == seat:
            other = Game.sample(view, shuffled)
            action = bot.choose(view, options, Random(1))
            fresh = Player(HeuristicBot(), level)
            assert fresh.choose(other.view_for(seat), other.legal_actions(), Random(1)) == action
        else:
            action = make_player("random").choose(view, options, chance)
        game.apply(action)


def test_random_follows_its_generator_and_likes_every_option() -> None:
    game = new_game(Setup(seed=1))
    bot, view, options = make_player("random"), game.view_for(game.seat), game.legal_actions()
    chosen = [bot.choose(view, options, Random(n)) for n in range(300)]
    assert chosen == [bot.choose(view, options, Random(n)) for n in range(300)]
    assert set(chosen) == set(options)


def test_thinking_changes_nothing() -> None:
    game = new_game(SETUPS[0])
    bot = make_player("heuristic")
    for _ in range(60):
        view, before = game.view_for(game.seat), game.hash()
        seen = facts(view.state)
        action = bot.choose(view, game.legal_actions(), Random(1))
        assert (facts(view.state), game.hash()) == (seen, before)
        game.apply(action)
