"""Whole games of the expansion through the window alone: by clicks, by keys, by dragging."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.table_hands import WAYS, Hands, open_window
from tests.desktop.test_table_games import play

COMPANY = ("celebrities", "hotels", "more")


def done(hands: Hands, way: str) -> set[str]:
    """The kinds of action that were really done in this way."""
    return {kind for _, kind, how in hands.done if how == way}


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_two_people_with_celebrities_hotels_and_more(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(tmp_path, seed=12, modules=COMPANY, promo=True)
    qtbot.addWidget(window)
    hands = play(qtbot, window, way)
    assert done(hands, way) >= {"bid", "take_die"}


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [3, 4])
def test_more_people(qtbot: QtBot, tmp_path: Path, way: str, players: int) -> None:
    window = open_window(tmp_path, seed=players, players=players, modules=COMPANY, promo=True)
    qtbot.addWidget(window)
    play(qtbot, window, way)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_alone_against_elisabeth(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(
        tmp_path, seed=21, solo="elisabeth", kinds=(), names=("Anna", "Elisabeth"), modules=COMPANY
    )
    qtbot.addWidget(window)
    hands = play(qtbot, window, way)
    assert done(hands, way) >= {"choose_entrance", "take_die"}


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_with_everything(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(tmp_path, seed=31, modules=("ballrooms", *COMPANY), promo=True)
    qtbot.addWidget(window)
    hands = play(qtbot, window, way)
    assert done(hands, way) >= {"bid", "choose_rehearsal", "take_die", "take_guest"}


@pytest.mark.slow
def test_alone_with_everything(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(
        tmp_path,
        seed=33,
        solo="elisabeth",
        kinds=(),
        names=("Anna", "Elisabeth"),
        modules=("ballrooms", *COMPANY),
        promo=True,
        level="hard",
    )
    qtbot.addWidget(window)
    play(qtbot, window, "keys")
