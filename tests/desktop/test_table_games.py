"""Whole games through the window alone: by clicks, by keys, by dragging."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine.actions import Action
from gah_desktop.modules.solo.panel import SoloOpponent
from gah_desktop.widgets import art
from gah_desktop.widgets.main_window import MainWindow
from tests.desktop.table_hands import WAYS, Hands, open_window


def choose(hands: Hands, rng: Random) -> Action:
    """Something sensible and varied, for the game to go on."""
    options = list(hands.session.options)
    for kinds in (
        ("move_guest", "claim"),
        ("place", "serve", "take_guest", "prepare", "play_staff", "collect"),
    ):
        found = [option for option in options if option.kind in kinds]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    lively = [option for option in options if option.kind not in ("pass", "decline")]
    return rng.choice(lively or options)


def play(qtbot: QtBot, window: MainWindow, way: str, seed: int = 1) -> Hands:
    hands, rng, session = Hands(window, way), Random(seed), window.session
    for _ in range(3000):
        if window.current == "emperor":
            close_visit(window)
        if session.over:
            break
        hands.lift()
        if session.may_act:
            hands.do(choose(hands, rng))
        else:
            qtbot.waitUntil(lambda: session.may_act or session.over or session.curtain, timeout=5000)
    assert session.over
    QApplication.processEvents()
    if window.current == "emperor":
        close_visit(window)
    assert window.current == "score"
    return hands


def close_visit(window: MainWindow) -> None:
    page = window.page("emperor")
    buttons = [b for b in page.findChildren(QAbstractButton) if b.property("primary")]
    assert len(buttons) == 1
    buttons[0].click()


@pytest.mark.parametrize(
    "way", ["drag", *(pytest.param(way, marks=pytest.mark.slow) for way in WAYS if way != "drag")]
)
def test_two_people_play_a_whole_game(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(tmp_path, seed=4)
    qtbot.addWidget(window)
    hands = play(qtbot, window, way)
    really = {how for _, _, how in hands.done}
    assert way in really
    if way == "drag":
        dragged = {kind for _, kind, how in hands.done if how == "drag"}
        assert dragged >= {"take_guest", "take_die", "place", "prepare", "choose_items"}


@pytest.mark.slow
@pytest.mark.parametrize("bot", [pytest.param("random", marks=pytest.mark.slow), "heuristic"])
def test_a_person_against_a_bot(qtbot: QtBot, tmp_path: Path, bot: str) -> None:
    window = open_window(tmp_path, seed=6, kinds=("human", bot))
    qtbot.addWidget(window)
    window.session.settings.animation = "fast"  # things fly, and nothing waits for them
    play(qtbot, window, "click")


@pytest.mark.parametrize(
    "level", [*(pytest.param(level, marks=pytest.mark.slow) for level in ("easy", "medium")), "hard"]
)
def test_alone_against_leopold(qtbot: QtBot, tmp_path: Path, level: str) -> None:
    way = dict(zip(("easy", "medium", "hard"), WAYS, strict=True))[level]
    window = open_window(
        tmp_path, seed=9, solo="leopold", kinds=(), names=("Anna", "Leopold"), level=level, entrance="random"
    )
    qtbot.addWidget(window)
    play(qtbot, window, way)
    cards = window.table_page.parts.content("opponent", SoloOpponent).cards.model()
    assert cards.rowCount() == 3, "the last cards stay at hand"
    last = cards.index(0, 0)
    assert last.data() == "Card 14, 6 left in the deck"
    assert "Leopold turns up an instruction card" in last.data(Qt.ItemDataRole.AccessibleDescriptionRole)


def test_elisabeth_has_the_place_of_a_solo_opponent(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(
        tmp_path, seed=9, solo="elisabeth", modules=("celebrities",), kinds=(), names=("Anna", "Elisabeth")
    )
    qtbot.addWidget(window)
    session = window.session
    while session.game.decision is not None and session.game.decision.kind != "turn":
        assert session.try_apply(session.game.legal_actions()[0]) is None
    panel = window.table_page.parts.panels["opponent"]
    assert not panel.isHidden()
    card = window.table_page.parts.content("opponent", SoloOpponent).cards.model().index(0, 0)
    assert card.data() == "Card 1, 19 left in the deck"
    assert "Elisabeth turns up an instruction card" in card.data(Qt.ItemDataRole.AccessibleDescriptionRole)


def test_what_leopolds_entrance_has_laid_out_is_told_in_legible_letters(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(
        tmp_path, seed=9, solo="leopold", kinds=(), names=("Anna", "Leopold"), entrance="hautel"
    )
    qtbot.addWidget(window)
    beside = window.table_page.parts.content("opponent", SoloOpponent)
    assert beside.note.text().startswith("Hotel entrance: Hautel Couture.\nItems on the action spaces: ")
    picture = QPixmap(10, 10)
    painter = QPainter(picture)
    painter.setFont(beside.note.font())
    told = art.fit_text(painter, QRectF(beside.note.rect()), beside.note.text(), art.em(painter))
    painter.end()
    assert told.whole and told.size >= 10, told.size
    assert beside.note.geometry().top() >= beside.cards.geometry().bottom() > 0


def test_bots_can_be_paused_and_skipped(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=6, kinds=("human", "random"))
    qtbot.addWidget(window)
    session, bar = window.session, window.table_page.parts.bar
    session.settings.bot_pace = "slow"
    hands, rng = Hands(window), Random(1)
    while session.game.seat == 0:
        hands.do(choose(hands, rng))
    assert bar.skip.isVisible() and bar.pause.isVisible()
    bar.pause.click()
    assert session.paused and "paused" in bar.prompt.text()
    bar.pause.click()
    assert not session.paused
    bar.skip.click()
    qtbot.waitUntil(lambda: session.may_act, timeout=3000)
    assert not bar.skip.isVisible()


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [3, 4])
def test_more_people_and_other_rules(qtbot: QtBot, tmp_path: Path, way: str, players: int) -> None:
    window = open_window(
        tmp_path, seed=players, players=players, ruleset="classic", deal="draft", boards="day", promo=True
    )
    qtbot.addWidget(window)
    play(qtbot, window, way)
