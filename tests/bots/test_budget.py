"""A level is a count of nodes: it bounds every choice, and more of it is never a reason for a clock."""

from random import Random

import pytest

from gah_desktop.bots import BOTS, BotInfo, Budget, Player
from gah_desktop.bots.arena import play_game, play_journal
from gah_desktop.bots.heuristic import HeuristicBot
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.pending import PlayStaff
from tests.helpers.tables import table

BEYOND = 2_000  # what lines that are only finished straight on may cost after the budget has ended


def test_a_budget_counts_and_says_when_it_is_spent() -> None:
    budget = Budget(3)
    assert budget.go_on()
    budget.spend()
    budget.spend()
    assert (budget.spent, budget.go_on()) == (2, True)
    budget.spend(5)
    assert (budget.spent, budget.go_on()) == (7, False)
    assert not Budget(0).go_on()


def costly() -> Game:
    """A turn with much to decide: krones, a full café that can be fed, many cards, dice of every face."""
    return table(
        round=4,
        dice="1122334455",
        krones=15,
        kitchen="sscccwwkkk",
        vacant="11 12 13 21 22 31",
        cafe={87: "", 66: "", 62: ""},
        hand=(1, 2, 3, 12, 13, 16, 36, 43),
        staff=(17, 34),
        next_guests=(63, 78),
    )


def spent(game: Game, level: int) -> int:
    budget = Budget(level)
    HeuristicBot().choose(game.view_for(game.seat), game.legal_actions(), Random(1), budget)
    return budget.spent


def test_the_costliest_turns_are_cut_off() -> None:
    game = costly()
    assert spent(game, 1_000_000) > 3 * BEYOND
    for level in (1, 100, 1000):
        assert spent(game, level) < level + BEYOND


def test_what_needs_no_plan_costs_nothing() -> None:
    assert spent(new_game(Setup(deal="draft")), 1000) == 0
    assert spent(table(stack=[PlayStaff(0, ("die", 5), 1, 0)], hand=(), krones=0), 1000) >= 0


@pytest.mark.parametrize("level", [1, 30, 300])
def test_a_small_budget_still_plays_whole_games_well(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "small", BotInfo("small", "Small", "", HeuristicBot, level, elo=1500))
    for seed in range(3):
        mine, other = play_game(Setup(seed=seed), ("small", "random")).players
        assert mine.vp > other.vp + 20


def test_levels_are_part_of_what_a_game_depends_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same level gives the same game, however often; another one is another bot."""
    for name, level in (("small", 20), ("same", 20), ("large", 50_000)):
        monkeypatch.setitem(BOTS, name, BotInfo(name, name, "", HeuristicBot, level, elo=1500))
    games = {
        name: [entry.action for entry in play_journal(Setup(seed=3), (name, name)).entries]
        for name in ("small", "same", "large")
    }
    assert games["small"] == games["same"] != games["large"]


def test_a_spent_budget_leaves_nothing_half_known_behind() -> None:
    """After a thought that was cut off, the next one with enough to spend finds what a fresh bot finds."""
    game = costly()
    bot = HeuristicBot()
    view, options = game.view_for(0), game.legal_actions()
    bot.choose(view, options, Random(1), Budget(200))
    found = Player(bot, 1_000_000).choose(view, options, Random(1))
    assert found == Player(HeuristicBot(), 1_000_000).choose(view, options, Random(1))
