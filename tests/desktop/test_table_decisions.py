"""Every kind of decision, answered by clicks, by keys and by dragging."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine import pending
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.registry import DECISIONS, settle
from gah_desktop.engine.module_registry import EXPANSIONS, PROMO
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.state import GameState
from gah_desktop.engine.tables import Effect
from gah_desktop.modules.solo.rules.entrances.hautel import Feeding
from gah_desktop.widgets.main_window import MainWindow
from tests.desktop.table_hands import WAYS, Hands, open_window

CARD = ("staff", 26)
GUEST = ("guest", 53)
REWARD = pending.Part("reward", Effect("gain_krones", 2), GUEST)
STEPS = pending.Part("reward", Effect("advance_emperor", 2), GUEST, 1)
BONUS = pending.Part("bonus", Effect("bonus", 0), ("group", 0))


def furnish(state: GameState) -> None:
    """A hotel in which everything can happen to the first seat."""
    p = state.players[0]
    p.krones, p.emperor, p.kitchen = 12, 5, [2, 1, 2, 1, 0]
    p.cafe, p.needs = [53, 75], [state.t.guests[53].order, 0]
    p.vacant, p.occupied = 0b00011_00111_00011, 0b00100
    p.hand, p.staff = [7, 8, 24, 45], [1, 27, 28, 26]
    p.has = sum(1 << card for card in p.staff)
    state.dice = [0, 2, 3, 1, 2, 1, 1]
    state.phase, state.seat, state.round = "round", 0, 3
    state.guest_taken = state.die_taken = False
    state.players[0].numbers = (1, 4)
    state.staff_deck = [card for card in state.staff_deck if card not in (7, 8, 24, 45, 1, 27, 28, 26)]
    state.guest_deck = [guest for guest in state.guest_deck if guest not in (53, 75)]
    state.players[1].hand = [card for card in state.players[1].hand if card not in p.hand + p.staff]
    state.stack = []


FRAMES: dict[str, Callable[[], Pending | None]] = {
    "turn": lambda: None,
    "items": lambda: pending.ItemsOfDie(0, ("die", 1), 3, (0, 1)),
    "items_of_choice": lambda: pending.ItemsOfChoice(0, GUEST, 2),
    "place": lambda: pending.PlaceItems(0, ("die", 1), (2, 1, 1, 0, 0)),
    "serve": lambda: pending.Serving(0, ("serve", 0), 2, ()),
    "fill_order": lambda: pending.FillOrder(0, CARD),
    "rooms": lambda: pending.Rooms(0, ("die", 3), 2),
    "occupy": lambda: pending.OccupyRooms(0, GUEST, 2),
    "remove_room": lambda: pending.RemoveRoom(0, ("emperor", "A4"), 0b00011 << 10, ""),
    "split": lambda: pending.Split(0, ("die", 4), 3),
    "extra_action": lambda: pending.ExtraAction(0, GUEST),
    "staff": lambda: pending.PlayStaff(0, ("die", 5), 2, 4),
    "offer": lambda: pending.Offer(0, GUEST, (36, 39, 44), 3),
    "return_staff": lambda: pending.ReturnStaff(0, GUEST, (36, 39, 44)),
    "return_hand": lambda: pending.ReturnHand(0, ("emperor", "A3"), 2),
    "discard_staff": lambda: pending.DiscardStaff(0, ("emperor", "C4")),
    "take_guest": lambda: pending.TakeGuests(0, GUEST, 1),
    "benefits": lambda: pending.Benefits(0, GUEST, (REWARD, STEPS, BONUS)),
    "penalty": lambda: pending.Penalty(0, ("emperor", "A1")),
}


def ask(window: MainWindow, kind: str) -> None:
    """Put the decision before the player, as if the game had come to it."""
    session = window.session
    state = session.state
    furnish(state)
    if kind == "fill_order":
        state.guest_deck = [guest for guest in state.guest_deck if guest != 60]
        state.players[0].cafe.append(60)
        state.players[0].needs.append(state.t.guests[60].order)
    frame = FRAMES[kind]()
    if frame is not None:
        state.stack.append(frame)
    settle(state)
    session._seated = session._viewer = 0
    session._curtain = False
    session._announce()
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
    session.state.stack.append(Feeding(0, ("entrance", "hautel"), item))
    settle(session.state)
    session._announce()
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
        "round_over",
        "extra",
        "take_penalty",
        # what lies beneath others and asks nothing
        "source",
        "action",
        "staff_played",
        "pay",  # for cards of the expansion alone
    }
    of_expansion = {
        kind for module in (*EXPANSIONS.values(), *PROMO.values()) for kind in module.decisions
    }  # at tables of their own
    assert set(DECISIONS) - elsewhere - of_expansion == set(FRAMES)
