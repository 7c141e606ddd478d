"""A game from outside: what is asked, what may be done and what comes of it, and what a copy shares."""

from __future__ import annotations

import pytest

from gah_desktop.catalog import load_catalog
from gah_desktop.catalog.overrides import apply_overrides
from gah_desktop.engine import Game, IllegalAction, Setup, new_game
from gah_desktop.engine.actions import EndTurn, Pass, Split, TakeDie
from gah_desktop.engine.chance import Scripted
from gah_desktop.engine.events import Acted
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.table_cache import tables_for
from tests.helpers.games import played
from tests.helpers.tables import me, table


def test_cards_are_compiled_once_for_each_edition() -> None:
    deluxe, classic = tables_for(None, "deluxe"), tables_for(None, "classic")
    assert deluxe is tables_for(load_catalog(), "deluxe") is not classic
    assert (deluxe.classic, deluxe.ruleset, classic.classic, classic.ruleset) == (
        *(False, "deluxe"),
        *(True, "classic"),
    )


def test_an_owners_corrections_are_played_with() -> None:
    corrected, problems = apply_overrides(load_catalog(), {"guests": {"117": {"vp": 9}}})
    assert not problems
    game = new_game(Setup(promo=True, ruleset="classic"), corrected)
    assert (game.state.t.catalog, game.state.t.guests[117].vp, game.state.t.classic) == (corrected, 9, True)
    assert new_game(Setup(promo=True)).state.t.guests[117].vp != 9


def test_chance_is_the_seeds_or_the_one_that_is_given() -> None:
    assert new_game(Setup(seed=3)).hash() == new_game(Setup(seed=3)).hash() != new_game(Setup(seed=4)).hash()
    script = Scripted(seed=3)
    assert new_game(Setup(seed=8), chance=script).state.chance is script


def test_what_is_asked_and_of_whom() -> None:
    game = table(3, seat=2, dice="44")
    assert game.decision is not None
    assert (game.seat, game.decision.kind, game.decision.seat, game.over) == (2, "turn", 2, False)
    assert game.setup == Setup(players=3)


def test_when_it_is_over_nobody_is_asked_and_nothing_can_be_done() -> None:
    game = played(Setup(seed=4), 4)
    assert (game.over, game.seat, game.decision, list(game.legal_actions())) == (True, -1, None, [])
    why = game.why_not(Pass())
    assert why is not None and why.code is Code.GAME_OVER
    with pytest.raises(IllegalAction) as raised:
        game.apply(Pass())
    assert raised.value.reason.code is Code.GAME_OVER


def test_an_action_tells_what_came_of_it() -> None:
    game = table(dice="44")
    first = game.apply(TakeDie(4, 4))
    second = game.apply(Split(2, 0))
    assert isinstance(first[0], Acted) and first[0].kind == "take_die"
    assert isinstance(second[0], Acted) and second[0].kind == "split"
    assert game.events == first + second


def test_what_is_not_allowed_changes_nothing_and_says_why() -> None:
    game = table(dice="44")
    before = game.hash()
    with pytest.raises(IllegalAction) as raised:
        game.apply(EndTurn())
    assert raised.value.reason == game.why_not(EndTurn())
    assert raised.value.reason.code is Code.DIE_FIRST
    assert (game.hash(), game.why_not(TakeDie(4, 4))) == (before, None)


def test_a_clone_goes_its_own_way_and_nobody_listens() -> None:
    game = table(dice="44", krones=1)
    game.apply(TakeDie(4, 4))
    copy = game.clone()
    assert (copy.hash(), copy.events) == (game.hash(), [])
    assert copy.apply(Split(2, 0)) == [] and copy.events == []
    assert (me(copy).krones, me(game).krones) == (3, 1)


def test_a_push_is_the_same_step_unchecked() -> None:
    pushed, applied = table(dice="44"), table(dice="44")
    pushed.push(TakeDie(4, 4))
    applied.apply(TakeDie(4, 4))
    assert pushed.hash() == applied.hash()
    assert list(pushed.legal_actions()) == list(applied.legal_actions())


def test_options_are_worked_out_when_somebody_asks() -> None:
    game = table(dice="44")
    game.state.options = None
    found = list(game.legal_actions())
    assert TakeDie(4, 4) in found
    game.state.options = None
    assert game.why_not(TakeDie(4, 4)) is None
    game.state.options = None
    assert isinstance(game, Game) and game.apply(TakeDie(4, 4))


@pytest.mark.parametrize("modules", [(), ("hotels",)])
def test_games_of_one_catalog_share_what_is_compiled_from_it(modules: tuple[str, ...]) -> None:
    catalog, other = (apply_overrides(load_catalog(), {"guests": {"117": {"vp": vp}}})[0] for vp in (4, 5))
    first, second = (new_game(Setup(seed=seed, modules=modules), catalog) for seed in (1, 2))
    assert first.state.t is second.state.t
    assert first.state.t is not new_game(Setup(seed=1, modules=modules), other).state.t
    assert first.state.t.guests[117].vp == 4
