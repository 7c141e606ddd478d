"""The profile folder of version 1.0.0 works: settings, corrections, history, reviews and unfinished games.

`tests/format_2/make_home.py` made the folder with version 1.0.0, and wrote the figures of its games.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app import unfinished
from gah_desktop.app.corrections import Corrections
from gah_desktop.app.history import History
from gah_desktop.app.loading import load_game
from gah_desktop.app.paths import Paths
from gah_desktop.app.reviews import Reviews
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.record import Loaded, read_save
from tests.format_2.figures import seats

FOLDER = Path(__file__).resolve().parent.parent / "format_2"
FACTS: dict[str, Any] = json.loads((FOLDER / "expected_home.json").read_text("utf-8"))


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    shutil.copytree(FOLDER / "home", tmp_path / "home")
    return Paths(tmp_path / "home")


def finished(paths: Paths) -> dict[str, Loaded]:
    """Return the finished games by their identity."""
    games = (load_game(read_save(file)) for file in paths.games.glob("*.gah"))
    return {loaded.meta["id"]: loaded for loaded in games}


def test_the_settings_are_kept(qtbot: QtBot, paths: Paths) -> None:
    settings = Settings(paths.settings_file)
    assert (settings.language, settings.theme, settings.text_scale) == ("de", "day", 110)
    assert (settings.animation, settings.bot_pace) == ("none", "instant")
    assert (settings.confirm_pass, settings.confirm_end, settings.reminders) == (False, True, False)
    assert (settings.undo_policy, settings.auto_collect, settings.announcements) == ("free", False, "all")
    assert (settings.hint, settings.count_hints) == ("why", True)
    choice = settings.new_game_choice
    assert (choice["promo"], choice["modules"]) == (True, ["ballrooms", "celebrities", "hotels", "more"])
    assert [seat["name"] for seat in choice["seats"]] == ["Anna", "Resi", "Franzl", "Mizzi"]
    assert not settings.layout("window").isEmpty()
    assert not settings.layout("docks").isEmpty()


def test_the_corrections_hold(paths: Paths) -> None:
    corrections = Corrections(paths.overrides_file)
    assert corrections.problems == ()
    assert corrections.catalog.guests[117].vp == 9
    assert corrections.catalog.celebrities[3].vp == 4


@pytest.mark.parametrize("lost", ["", "history.sqlite", "games"])
def test_the_history_lists_the_finished_games(paths: Paths, lost: str) -> None:
    """The history survives the loss of its database or of the games themselves."""
    if lost == "games":
        for game in paths.games.glob("*.gah"):
            game.unlink()
    elif lost:
        (paths.data / lost).unlink()
    history = History(paths)
    rows = history.games()
    found = {row.id: [seat.vp for seat in row.seats] for row in rows}
    assert found == {id: [seat["vp"] for seat in game] for id, game in FACTS["games"].items()}
    assert {row.id: [seat.name for seat in row.seats] for row in rows} == {
        "game10": ["Anna", "Leopold"],
        "game11": ["Anna", "Page"],
        "game12": ["Anna", "Béla", "Čech"],
        "game13": ["Anna", "Waiter"],
    }
    assert history.notice is None
    assert history.unreadable == []
    history.close()


def test_the_finished_games_open_as_they_ended(paths: Paths) -> None:
    games = finished(paths)
    assert {id: seats(loaded.journal.game) for id, loaded in games.items()} == FACTS["games"]
    assert all(loaded.journal.game.over for loaded in games.values())


def test_the_review_is_still_there(paths: Paths) -> None:
    reviews = Reviews(paths)
    journal = finished(paths)["game10"].journal
    review = reviews.read(journal)
    assert review is not None
    assert review.seats == (0,)
    assert review.rating(0).turns == 14
    (rated,) = reviews.ratings()
    assert rated.a_turn == pytest.approx(review.rating(0).a_turn, abs=0.001)


def test_the_unfinished_games_are_listed(paths: Paths) -> None:
    games = [unfinished.read(file) for file in unfinished.files(paths)]
    found = {game.title: seats(game.game) for game in games if game is not None}
    assert found == {"": FACTS["left"], "Sonntagabend": FACTS["named"]}


def test_the_game_in_progress_is_continued_and_saved(qtbot: QtBot, paths: Paths) -> None:
    session = Session(Settings(paths.settings_file), paths)
    found = session.continue_last()
    assert found.loaded is not None
    assert not found.damaged
    assert not found.from_previous
    assert seats(session.game) == FACTS["in_progress"]
    assert session.can_redo
    rng = Random(7)
    for _ in range(10):
        session.lift_curtain()
        assert session.try_apply(rng.choice(session.options)) is None
    there = seats(session.game)
    session.close()
    again = Session(Settings(paths.settings_file), paths)
    assert again.continue_last().loaded is not None
    assert seats(again.game) == there
    again.close()


def test_a_game_is_finished_in_the_old_folder(qtbot: QtBot, paths: Paths) -> None:
    """It joins the games that version 1.0.0 entered."""
    session = Session(Settings(paths.settings_file), paths)
    assert session.continue_last().loaded is not None
    rng = Random(8)
    while not session.over:
        session.lift_curtain()
        session.try_apply(rng.choice(session.options))
    session.history.catch_up()
    assert {row.id for row in session.history.games()} == {*FACTS["games"], "running"}
    session.close()
