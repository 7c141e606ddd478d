"""Behind the curtain between two people nothing tells what anybody holds, kept, drew or was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gah_desktop.catalog import load_catalog
from gah_desktop.engine.actions import Draft
from gah_desktop.engine.events import Acted, Drew, EmperorVisited, Event
from gah_desktop.reference.opener import Opener
from gah_desktop.reference.window import ReferenceWindow
from gah_desktop.text.names import staff_name
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.registry import EMPEROR
from gah_desktop.widgets.table import announce
from tests.desktop.table_hands import Hands, open_window
from tests.desktop.test_table_decisions import ask
from tests.helpers.games import sensible
from tests.helpers.languages import english as english
from tests.helpers.reach import Secrets, everything, leaks

pytestmark = pytest.mark.usefixtures("english")

DRAFTS = [
    pytest.param(2, id="two people", marks=pytest.mark.slow),
    pytest.param(3, id="three people"),
]
# the decisions in which a person sees or gives away cards that are hidden from the others
HIDDEN = ("turn", "offer", "return_staff", "return_hand", "staff")


def look_at_everything(window: MainWindow) -> None:
    """As a curious person does before the choice: every card in large, every list, every note."""
    page, session = window.table_page, window.session
    for name in ("hand", "queue"):
        places = page.interactions[name]
        for row in range(places.model.rowCount()):
            index = places.model.index(row, 0)
            text = index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
            page.reading.point(text, places.rect_of(index))
            page.reading._show()
    page.list_all()
    page.cancel()
    for card in session.player(session.viewer).hand[:1]:
        page.refusal.say(staff_name(card), page.rect())


def nothing_leaks(window: MainWindow) -> None:
    session = window.session
    assert session.curtain
    assert window.table_page.curtain.isVisible() or window.current == "emperor"
    assert leaks(session, window) == []


# -- what is looked for would be found


def test_a_hand_that_is_open_is_found(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=5)
    qtbot.addWidget(window)
    window.session.lift_curtain()
    QApplication.processEvents()
    hand = {staff_name(card) for card in window.session.player(window.session.viewer).hand}
    secrets = Secrets(window.session)
    assert hand < secrets.names, "and all that is in the deck"
    found = {
        (where.split()[0], name)
        for where, text in everything(window.session, window)
        for name in secrets.in_text(text)
    }
    assert {name for _, name in found} == hand
    assert {where for where, _ in found} >= {"screen", "HandModel"}


# -- every phase


@pytest.mark.parametrize("players", DRAFTS)
def test_in_a_draft(qtbot: QtBot, tmp_path: Path, players: int) -> None:
    window = open_window(tmp_path, players=players, deal="draft", seed=2 + players)
    qtbot.addWidget(window)
    hands, drafted = Hands(window), 0
    while window.session.state.phase == "setup":
        if window.session.curtain:
            nothing_leaks(window)
            hands.lift()
        look_at_everything(window)
        drafted += isinstance(window.session.options[0], Draft)
        hands.do(window.session.options[-1])
    assert drafted == 5 * players, "the sixth card is what is left"


@pytest.mark.parametrize("kind", HIDDEN)
def test_after_a_choice_among_hidden_cards(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    window = open_window(tmp_path, seed=8, players=3)
    qtbot.addWidget(window)
    session, rng = window.session, Random(3)
    ask(window, kind)
    look_at_everything(window)
    hands = Hands(window)
    hands.do(session.options[0])
    while not session.curtain:
        look_at_everything(window)
        hands.do(sensible(session.game, rng))
    nothing_leaks(window)


def curtains(window: MainWindow, seed: int) -> Iterator[list[Acted | Drew]]:
    """Each curtain of a whole game, with what has been done and drawn since the last one."""
    session, rng = window.session, Random(seed)
    since: list[Acted | Drew] = []
    session.eventsHappened.connect(
        lambda events: since.extend(e for e in events if isinstance(e, Acted | Drew))
    )
    while not session.over:
        if session.curtain:
            QApplication.processEvents()
            yield since
            since.clear()
            session.lift_curtain()
        if window.current != "table":
            window.show_page("table")
            session.set_paused(False)
        look_at_everything(window)
        session.try_apply(sensible(session.game, rng))


GAMES = [
    {"players": 2, "deal": "draft", "seed": 5},
    {"players": 3, "deal": "draft", "seed": 6},
    {"players": 4, "deal": "draft", "seed": 9, "modules": ("ballrooms", "celebrities")},
    {"players": 2, "seed": 7, "modules": ("ballrooms", "celebrities", "hotels", "more")},
    {"players": 3, "seed": 8, "promo": True, "modules": ("hotels", "more")},
]


@pytest.mark.slow
@pytest.mark.parametrize("fields", GAMES, ids=str)
def test_in_whole_games(qtbot: QtBot, tmp_path: Path, fields: dict[str, object]) -> None:
    window = open_window(tmp_path, **fields)  # type: ignore[arg-type]
    qtbot.addWidget(window)
    acts = Counter[str]()
    for since in curtains(window, 3):
        nothing_leaks(window)
        acts.update("draw" if isinstance(event, Drew) else event.kind for event in since)
    assert acts["play_staff"]
    assert bool(acts["draft"]) is (fields.get("deal") == "draft")


# -- the moment between the choice and the curtain


@pytest.mark.parametrize("degree", ["turns", "all"])
def test_what_is_said_aloud_as_the_curtain_falls(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, degree: str
) -> None:
    window = open_window(tmp_path, players=3, deal="draft", seed=5)
    qtbot.addWidget(window)
    session, said, told = window.session, list[str](), 0
    monkeypatch.setattr(announce, "announce", lambda where, text: said.append(text))
    session.settings.announcements = degree
    hands = Hands(window)
    hands.lift()
    while isinstance(session.options[0], Draft):
        said.clear()
        hands.do(session.options[0])
        told += len(said)
        if session.curtain:  # else the same person chooses on
            secrets = Secrets(session)
            assert not any(secrets.in_text(text) for text in said)
            hands.lift()
    assert told == (15 if degree == "all" else 0)


def test_nothing_is_told_before_the_curtain_is_there(qtbot: QtBot, tmp_path: Path) -> None:
    """Whoever listens to the session when the curtain is announced finds nothing any more."""
    window = open_window(tmp_path, deal="draft", seed=5)
    qtbot.addWidget(window)
    session, found = window.session, list[list[str]]()
    session.lift_curtain()
    session.curtainNeeded.connect(lambda seat: found.append(leaks(session, window)))
    look_at_everything(window)
    Hands(window).do(session.options[0])
    assert found == [[]]


# -- what stays of the one before


def test_a_step_taken_back_behind_the_curtain_asks_whose_it_is_first(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=5)
    qtbot.addWidget(window)
    session, hands = window.session, Hands(window)
    session.settings.undo_policy = "free"
    hands.lift()
    while not session.curtain:
        hands.do(session.options[0])
    asked = session.game.seat
    window.actions_["Undo"].trigger()
    assert session.game.seat != asked
    nothing_leaks(window)
    hands.lift()
    assert session.viewer == session.game.seat != asked


def test_what_the_coach_has_said(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=5)
    qtbot.addWidget(window)
    session = window.session
    ask(window, "staff")
    adviser = window.table_page.adviser
    assert adviser is not None
    name = staff_name(session.player(session.viewer).hand[0])
    for closed in (True, False):
        window.actions_["Hint"].trigger()
        adviser._text.setText(name)
        adviser._doubt.setText(name)
        if closed:
            adviser.put_away()
    while not session.curtain:
        session.try_apply(session.options[-1])
    assert [label.text() for label in (adviser._text, adviser._doubt)] == ["", ""]
    nothing_leaks(window)


def test_pages_of_staff_cards_in_the_reference(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=5)
    qtbot.addWidget(window)
    session = window.session
    opener = Opener(window.context, load_catalog, window)
    session.lift_curtain()
    first, second, *_ = session.player(session.viewer).hand
    for kind, id in (("rule", "turn"), ("staff", str(first)), ("guest", "58"), ("staff", str(second))):
        opener.open(kind, id)
    reference = opener._window
    assert isinstance(reference, ReferenceWindow)
    reference.bar.field.setText(staff_name(first))
    assert staff_name(second) in reference.windowTitle()
    assert "In this game: in your hand" in reference.text.toPlainText()
    while not session.curtain:
        session.try_apply(session.options[0])
    assert reference.page == ("guest", "58") and reference.bar.field.text() == ""
    secrets = Secrets(session)
    for _ in range(3):
        assert not secrets.in_text(reference.windowTitle())
        reference.bar.back.trigger()
    reference.close()


def test_marks_of_the_gallery(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=5)
    qtbot.addWidget(window)
    session = window.session
    opener = Opener(window.context, load_catalog, window)
    session.lift_curtain()
    opener.open("gallery", "staff")
    reference = opener._window
    assert isinstance(reference, ReferenceWindow)

    def in_hand() -> int:
        return sum(mark.place == "hand" for mark in reference.gallery.model.marks.values())

    assert in_hand() == 6
    while not session.curtain:
        session.try_apply(session.options[0])
    assert in_hand() == 0
    session.lift_curtain()
    assert in_hand() == 6
    reference.close()


def test_cards_that_the_emperor_gives(qtbot: QtBot, tmp_path: Path) -> None:
    """The page of his visit is read by everybody at the table, and stays as it is until the next one."""
    window = open_window(tmp_path, seed=5, players=3)
    qtbot.addWidget(window)
    session = window.session
    session.lift_curtain()
    cards = tuple(card for card in session.state.staff_deck[:3])
    visits = [EmperorVisited(3, seat, 6, 10, 4, "reward") for seat in range(3)]
    told: list[Event] = [*visits, Drew(2, cards, "hand", ("emperor", "B6"))]
    session._events = [*session.events, *told]
    window.stack[EMPEROR].show_visit(session, told)
    page = window.stack[EMPEROR]
    assert "Clara draws 3 staff cards." in [label.text() for label in page.findChildren(QLabel)]


def test_cards_that_the_emperor_gives_to_somebody_alone(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=5, kinds=("human", "random"))
    qtbot.addWidget(window)
    session = window.session
    first, second, *_ = session.state.staff_deck
    told: list[Event] = [
        EmperorVisited(3, 0, 6, 10, 4, "reward"),
        Drew(0, (first, second), "hand", ("emperor", "B6")),
    ]
    session._events = [*session.events, *told]
    window.stack[EMPEROR].show_visit(session, told)
    page = window.stack[EMPEROR]
    wanted = f"Anna draws {staff_name(first)} and {staff_name(second)}."
    assert wanted in [label.text() for label in page.findChildren(QLabel)]
