"""Every kind of decision, answered by clicks, by keys and by dragging."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine import frames
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions import benefits
from gah_desktop.engine.decisions.registry import DECISIONS, settle
from gah_desktop.engine.state import Frame, GameState
from gah_desktop.engine.tables import Effect
from gah_desktop.widgets.main_window import MainWindow
from tests.desktop.table_hands import WAYS, Hands, open_window

CARD = ("staff", 26)
GUEST = ("guest", 53)
REWARD = benefits.Part("reward", Effect("gain_krones", 2), GUEST)
STEPS = benefits.Part("reward", Effect("advance_emperor", 2), GUEST)
BONUS = benefits.Part("bonus", Effect("bonus", 0), ("group", 0))


def furnish(state: GameState) -> None:
    """A hotel in which everything can happen to the first seat."""
    p = state.players[0]
    p.krones, p.emperor, p.kitchen = 12, 5, [2, 1, 2, 1]
    p.cafe, p.needs = [53, 75], [state.t.guests[53].order, 0]
    p.vacant, p.occupied = 0b00011_00111_00011, 0b00100
    p.hand, p.staff = [7, 8, 24, 45], [1, 27, 28, 26]
    p.has = sum(1 << card for card in p.staff)
    state.dice = [0, 2, 3, 1, 2, 1, 1]
    state.phase, state.seat, state.round = "round", 0, 3
    state.guest_taken = state.die_taken = False
    state.players[0].numbers = (1, 4)
    for card in (7, 8, 24, 45, 1, 27, 28, 26):
        if card in state.staff_deck:
            state.staff_deck.remove(card)
    state.players[1].hand = [card for card in state.players[1].hand if card not in p.hand + p.staff]
    state.stack = []


FRAMES: dict[str, Callable[[], Frame | None]] = {
    "turn": lambda: None,
    "items": lambda: frames.items(0, 3, 0, ("die", 1)),
    "items_of_choice": lambda: frames.items_of_choice(0, 2, GUEST),
    "place": lambda: frames.place(0, (2, 1, 1, 0), ("die", 1)),
    "serve": lambda: frames.serve(0, 2, ()),
    "fill_order": lambda: frames.fill_order(0, CARD),
    "rooms": lambda: frames.rooms(0, 2, ("die", 3)),
    "occupy": lambda: frames.occupy(0, 2, GUEST),
    "remove_room": lambda: frames.remove_room(0, 0b00011 << 10, "", ("emperor", "A4")),
    "split": lambda: frames.split(0, 3, ("die", 4)),
    "extra_action": lambda: frames.extra_action(0, GUEST),
    "staff": lambda: frames.staff(0, 2, 4, ("die", 5)),
    "offer": lambda: frames.offer(0, (36, 39, 44), 3, GUEST),
    "return_staff": lambda: frames.return_staff(0, (36, 39, 44), GUEST),
    "return_hand": lambda: frames.return_hand(0, 2, ("emperor", "A3")),
    "discard_staff": lambda: frames.discard_staff(0, ("emperor", "C4")),
    "take_guest": lambda: frames.take_guest(0, 1, GUEST),
    "benefits": lambda: benefits.frame(0, (REWARD, STEPS, BONUS), GUEST),
    "penalty": lambda: ("penalty", 0),
}


def ask(window: MainWindow, kind: str) -> None:
    """Put the decision before the player, as if the game had come to it."""
    session = window.session
    state = session.state
    furnish(state)
    if kind == "fill_order":
        state.players[0].cafe.append(60)
        state.players[0].needs.append(state.t.guests[60].order)
    frame = FRAMES[kind]()
    if frame is not None:
        state.stack.append(frame)
    settle(state)
    session._forget_options()
    session._seated = session._viewer = 0
    session._curtain = False
    session.decisionChanged.emit()
    QApplication.processEvents()
    decision = session.game.decision
    assert decision is not None and decision.kind == kind


def of_each_kind(options: tuple[Action, ...]) -> list[Action]:
    """One option of every kind, the last of it: it is seldom the plainest."""
    return list({option.kind: option for option in options}.values())


@pytest.mark.parametrize("way", WAYS)
def test_every_kind_of_decision(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(tmp_path, seed=8)
    qtbot.addWidget(window)
    setup, session = window.session.setup, window.session
    for kind in FRAMES:
        ask(window, kind)
        for action in of_each_kind(session.options):
            session.new_game(setup)
            ask(window, kind)
            hands = Hands(window, way)
            hands.do(action)
            if window.current != "table":
                window.show_page("table")


@pytest.mark.parametrize("way", WAYS)
def test_the_draft_and_the_set_up(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(tmp_path, seed=2, deal="draft")
    qtbot.addWidget(window)
    hands = Hands(window, way)
    asked = set()
    while window.session.state.phase == "setup":
        hands.lift()
        decision = window.session.game.decision
        assert decision is not None
        asked.add(decision.kind)
        hands.do(window.session.options[-1])
    assert asked == {"draft", "choose_guest", "rooms"}


@pytest.mark.parametrize("way", WAYS)
def test_six_of_ten_against_leopold(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(tmp_path, seed=2, solo="leopold", kinds=(), names=("Anna", "Leopold"))
    qtbot.addWidget(window)
    hands = Hands(window, way)
    hands.do(window.session.options[77])
    assert len(window.session.state.players[0].hand) == 6
    hands.do(window.session.options[-1])


@pytest.mark.parametrize("way", WAYS)
def test_the_rivals_guest_is_fed(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    """Hautel Couture: another hotel is shown large, for its guests are the choice."""
    window = open_window(
        tmp_path, seed=2, solo="leopold", kinds=(), names=("Anna", "Leopold"), entrance="hautel"
    )
    qtbot.addWidget(window)
    session = window.session
    rival = session.state.players[1]
    item = next(
        name
        for name, shift in (("strudel", 0), ("cake", 4), ("wine", 8), ("coffee", 12))
        if sum(bool(need >> shift & 15) for need in rival.needs) > 1
    )
    session.state.stack.append(("feed_rival", 0, item, ("entrance", "hautel")))
    settle(session.state)
    session._forget_options()
    session.decisionChanged.emit()
    QApplication.processEvents()
    assert window.table_page.visit.isVisible()
    Hands(window, way).do(session.options[-1])


def test_nothing_is_left_out() -> None:
    elsewhere = {
        "begin",
        "draft",
        "keep_staff",
        "choose_guest",
        "feed_rival",
        "emperor",
        "extra",
        "take_penalty",
    }
    assert set(DECISIONS) - elsewhere == set(FRAMES)
