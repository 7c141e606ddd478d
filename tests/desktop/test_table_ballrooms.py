"""The ballrooms at the table: whole games by hand, what a hand does there, how they fold, what they show."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.table_hands import WAYS, open_window
from tests.desktop.test_table_games import play

BALL = ("ballrooms",)


@pytest.mark.parametrize("way", WAYS)
def test_two_people_play_a_whole_game(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(tmp_path, seed=4, modules=BALL)
    qtbot.addWidget(window)
    hands = play(qtbot, window, way)
    done = {kind for _, kind, how in hands.done if how == way}
    assert done >= {"choose_rehearsal", "send_dancer", "move_guest"}
