"""Lounge, entrances and auction at the table: whole at every size, folded, opened, and in the hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine import actions as a
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.models import Role
from gah_desktop.modules.celebrities.panel.exchange import Exchange
from gah_desktop.modules.celebrities.rules.exchange import EXCHANGE
from gah_desktop.modules.celebrities.rules.lounge import lounge_of
from gah_desktop.modules.hotels.panel.entrance import Entrance
from gah_desktop.modules.hotels.panel.hall import Hall
from gah_desktop.modules.hotels.rules.auction import Bid
from gah_desktop.modules.hotels.rules.moved_die import MoveDie
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.modules.hotels.rules.rooms import FOR_COLUMN, TakeToken, TakingToken, all_tokens
from gah_desktop.modules.more.rules.turning_down import TurnDown, TurningDown
from gah_desktop.widgets import art
from gah_desktop.widgets.art.celebrity_cards import CelebrityArt, celebrity_card
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.opponents import OpponentCard
from gah_desktop.widgets.table.page import TablePage
from gah_desktop.widgets.theme import NIGHT
from tests.desktop.fitting import written
from tests.desktop.table_hands import WAYS, Hands, open_window
from tests.desktop.test_art import canvas
from tests.desktop.test_table_layout import readable, whole
from tests.helpers.houses import DOVE, KAUFMAN, KOZI, MELANGE, WRAY
from tests.helpers.lounge import CHAPLIN, EINSTEIN

COMPANY = ("celebrities", "hotels", "more")
SHAPES = (
    (1024, 680, 100),
    (1280, 800, 100),
    (1280, 800, 150),
    (2560, 1440, 100),
    (1024, 680, 200),
    (1280, 800, 200),
)
USUAL = SHAPES[1]


def opened(qtbot: QtBot, folder: Path, shape: tuple[int, int, int] = USUAL, **fields: object) -> MainWindow:
    width, height, scale = shape
    window = open_window(folder, (width, height), **{"modules": COMPANY, "seed": 4, **fields})
    qtbot.addWidget(window)
    window.context.settings.text_scale = scale
    for _ in range(3):
        QApplication.processEvents()
    return window


def in_a_turn(window: MainWindow) -> TablePage:
    """The set-up is over."""
    session = window.session
    while session.state.round == 0:
        Hands(window).lift()
        assert session.try_apply(session.options[0]) is None
    Hands(window).lift()
    QApplication.processEvents()
    return window.table_page


def furnish(window: MainWindow, entrance: int = 0, **more: Any) -> TablePage:
    """The first seat has the turn and this entrance; further arguments go into the player."""
    page, session = in_a_turn(window), window.session
    s = session.state
    own = owners_of(s)
    own.owned = (entrance, *(0 for _ in own.owned[1:]))
    own.offered = (entrance,) if entrance else ()
    own.own_objectives = ("A1", "B2", "C3") if entrance == MELANGE else ()
    own.own_tiles = ("A2", "A3", "B2", "B3", "C2", "C3") if entrance == WRAY else ()
    own.tokens = all_tokens(s, DOVE) if entrance == DOVE else ()
    s.seat = s.first = 0
    for name, value in more.items():
        setattr(s.players[0], name, value)
    s.stack = []
    shown(window)
    return page


def shown(window: MainWindow) -> None:
    session = window.session
    settle(session.state)
    session._seated = session._viewer = 0
    session._curtain = False
    session._announce()
    QApplication.processEvents()


def hall(page: TablePage) -> Hall:
    return page.parts.content("hall", Hall)


def entrance(page: TablePage) -> Entrance:
    return page.parts.content("entrance", Entrance)


# Every place is in sight


@pytest.mark.parametrize(
    "shape",
    [shape if shape[2] == 200 else pytest.param(shape, marks=pytest.mark.slow) for shape in SHAPES],
    ids=str,
)
@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.slow), 4])
def test_the_whole_table_is_in_sight(
    qtbot: QtBot, tmp_path: Path, shape: tuple[int, int, int], players: int
) -> None:
    window = opened(qtbot, tmp_path, shape, players=players)
    window.session.lift_curtain()
    QApplication.processEvents()
    assert window.table_page.parts.panels["hall"].isVisible(), "the auction"
    whole(window)
    for number in (DOVE, WRAY, MELANGE, KAUFMAN):
        furnish(window, number)
        whole(window)
    readable(window)


@pytest.mark.parametrize("shape", [SHAPES[0], SHAPES[5]], ids=str)
def test_with_everything_in_play_all_of_it_is_in_sight(
    qtbot: QtBot, tmp_path: Path, shape: tuple[int, int, int]
) -> None:
    window = opened(qtbot, tmp_path, shape, modules=("ballrooms", *COMPANY), promo=True)
    in_a_turn(window)
    whole(window)
    readable(window)


# The lounge


def test_the_lounge_stands_above_the_neighbours(qtbot: QtBot, tmp_path: Path) -> None:
    panels = in_a_turn(opened(qtbot, tmp_path)).parts.panels
    assert panels["lounge"].geometry().bottom() < panels["opponents"].y()
    assert panels["lounge"].geometry().right() < panels["hotel"].x()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_celebrities_lie_below_each_other_also_in_large_letters(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    window = opened(qtbot, tmp_path, (*size, 200), players=4, modules=("ballrooms", *COMPANY))
    lounge = in_a_turn(window).interactions["lounge"]
    places = [lounge.rect_of(lounge.model.index_of(color)) for color in ("red", "yellow", "blue")]
    assert len({place.left() for place in places}) == 1
    assert [place.top() for place in places] == sorted({place.top() for place in places})


@pytest.mark.parametrize("shape", [(272, 58, 19), (350, 64, 21), (250, 35, 11), (180, 44, 13)], ids=str)
def test_the_words_of_a_celebrity_are_clear_of_the_frame(
    qapp: QApplication, shape: tuple[int, int, int]
) -> None:
    """Its pictograms stand where the words would not."""
    width, height, letter = shape
    told = "nach Schritten auf der Kaiserleiste: 1 Personalkarte spielen, −2"
    icons = (art.Amount("emperor"), art.Amount("staff", "1"), art.Amount("krone", "−2"))
    tile = CelebrityArt("Agatha Christie", 1, "yellow", 3, told, icons, 5)
    _, painter = canvas(width, height, letter)
    with written() as texts:
        celebrity_card(painter, QRectF(0, 0, width, height), NIGHT, tile, art.State.SELECTABLE)
    painter.end()
    free = QRectF(0, 0, width, height).adjusted(4, 4, -4, -4)
    lines = {text: (rect, fitted) for text, fitted, rect, _ in texts}
    assert told in lines or "−2" in lines
    for rect, fitted in lines.values():
        assert rect.left() + max(wide for _, wide in fitted.lines) <= free.right()
        letters = fitted.height - (fitted.line_height - fitted.ascent)  # to the foot of the last line
        assert rect.center().y() - fitted.height / 2 + letters < free.bottom()
        assert fitted.size >= 8


@pytest.mark.parametrize("way", WAYS)
def test_a_coloured_die_is_taken_from_the_lounge(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = opened(qtbot, tmp_path)
    page = furnish(window, krones=5)
    take = next(o for o in window.session.options if isinstance(o, a.TakeDie) and o.color == "red")
    Hands(window, way).do(take)
    tile = lounge_of(window.session.state).held[0][0]
    assert page.parts.panels["company"].height() > 30, "seen beside the staff in play"
    company = page.interactions["company"]
    assert company.model.index(0, 0).data(Role.Key) == tile


def test_who_has_nobody_gives_the_room_to_the_log(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    page = furnish(window)
    low = page.parts.panels["log"].height()
    assert page.parts.panels["company"].height() <= 1
    lounge_of(window.session.state).held = ((CHAPLIN,), ())
    shown(window)
    assert page.parts.panels["company"].height() > 40 and page.parts.panels["log"].height() < low


def test_a_neighbours_celebrities_and_entrance_are_seen_and_told(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    page = furnish(window)
    s = window.session.state
    lounge_of(s).held = ((), (CHAPLIN,))
    owners_of(s).owned, owners_of(s).offered = (0, KAUFMAN), (KAUFMAN,)
    shown(window)
    card: OpponentCard = page.parts.opponents.cards[1]
    told = card.accessibleDescription()
    assert "Celebrities: Charlie Chaplin" in told and "Entrance: Kaufman" in told
    page.call_on(1)
    names = [view.objectName() for view in page.visit.views if view.isVisible()]
    assert {"visitCompanyView", "entranceView", "piecesView"} <= set(names)
    front = next(view for view in page.visit.views if view.objectName() == "entranceView")
    assert front.model().index(0, 0).data() == "Kaufman"


# The entrance


def test_pieces_lie_beside_the_portal_and_fold_where_there_is_no_room(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    page = furnish(window, DOVE)
    assert not entrance(page).folded
    assert entrance(page).portal.width() < entrance(page).pieces.width()
    window.context.settings.text_scale = 200
    window.resize(1024, 680)
    QApplication.processEvents()
    assert entrance(page).folded
    assert entrance(page).portal.width() > entrance(page).width() * 0.8


@pytest.mark.parametrize("way", ["click", "keys"])
def test_an_entrance_opens_in_large_and_goes_away_again(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = opened(qtbot, tmp_path)
    page = furnish(window, WRAY, emperor=9)
    portal = page.interactions["entrance"]
    assert not page.parts.panels["hall"].isVisible()
    Hands(window, way)._point(portal, portal.model.index(0, 0))
    assert page.parts.panels["hall"].isVisible()
    house = page.parts.house
    free = house.mapTo(page, house.cafe.geometry().topLeft()).y()
    assert page.parts.panels["hall"].geometry().bottom() < free, "café, entrance and kitchen stay free"
    large = page.interactions["largePieces"]
    assert large.model.rowCount() == 6 and large.view.hasFocus()
    QTest.keyClick(large.view, Qt.Key.Key_Escape)
    assert not page.parts.panels["hall"].isVisible()


def test_a_tile_in_large_is_used_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    page = furnish(window, WRAY, emperor=9)
    portal = page.interactions["entrance"]
    Hands(window)._point(portal, portal.model.index(0, 0))
    large = page.interactions["largePieces"]
    Hands(window)._point(large, large.model.index_of(("tile", "A2")))
    assert "A2" not in owners_of(window.session.state).own_tiles
    assert window.session.state.players[0].emperor == 8


@pytest.mark.parametrize("way", WAYS)
def test_a_token_is_taken(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = opened(qtbot, tmp_path)
    furnish(window, DOVE, krones=3)
    window.session.state.stack.append(TakingToken(0, ("entrance", DOVE), FOR_COLUMN))
    shown(window)
    hands = Hands(window, way)
    hands.do(TakeToken(1))
    assert window.session.state.players[0].krones == 7


def test_a_token_that_is_folded_away_shows_itself_in_large(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, (1024, 680, 200))
    page = furnish(window, DOVE, krones=3)
    window.session.state.stack.append(TakingToken(0, ("entrance", DOVE), FOR_COLUMN))
    shown(window)
    assert page.parts.panels["hall"].isVisible()
    Hands(window).do(TakeToken(1))
    assert not page.parts.panels["hall"].isVisible()


@pytest.mark.parametrize("way", WAYS)
def test_a_die_is_moved(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = opened(qtbot, tmp_path)
    furnish(window, KOZI, krones=3)
    move = next(option for option in window.session.options if isinstance(option, MoveDie))
    Hands(window, way).do(move)
    assert window.session.game.decision is not None
    assert window.session.game.decision.kind == "die_moved"


def test_a_moved_die_and_a_celebrity_are_seen_to_go(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    page = furnish(window, KOZI, krones=3)
    window.session.settings.animation = "normal"
    dice = page.interactions["dice"]
    move = next(option for option in window.session.options if isinstance(option, MoveDie))
    begins, ends = (dice.rect_of(dice.model.index_of(face)).center() for face in (move.start, move.to))
    assert window.session.try_apply(move) is None
    flight = page.animation.flights[0]
    for place, expected in ((flight.start, begins), (flight.end, ends)):
        there = page.mapToGlobal(place.center().toPoint())
        assert (there - expected).manhattanLength() < 8
    page = furnish(window, krones=3)
    take = next(o for o in window.session.options if isinstance(o, a.TakeDie) and o.color == "blue")
    lounge = page.interactions["lounge"]
    begins = lounge.rect_of(lounge.model.index_of("blue")).center()
    assert window.session.try_apply(take) is None
    starts = [page.mapToGlobal(flight.start.center().toPoint()) for flight in page.animation.flights]
    assert any((start - begins).manhattanLength() < 8 for start in starts)
    page.animation.stop()


# The auction


@pytest.mark.parametrize("way", WAYS)
def test_a_bid(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = opened(qtbot, tmp_path)
    hands, session = Hands(window, way), window.session
    hands.lift()
    while session.game.decision is not None and session.game.decision.kind != "bid":
        assert session.try_apply(session.options[0]) is None
        hands.lift()
    QApplication.processEvents()
    page = window.table_page
    assert page.parts.panels["hall"].isVisible() and not page.choice.isVisible()
    first = owners_of(session.state).offered[0]
    hands.do(Bid(first, 3))
    assert 3 in [amount for _, amount in owners_of(session.state).bids]


def test_an_entrance_then_krones(qtbot: QtBot, tmp_path: Path) -> None:
    """What is pointed at narrows what is meant."""
    window = opened(qtbot, tmp_path)
    hands, page = Hands(window), window.table_page
    hands.lift()
    second = owners_of(window.session.state).offered[1]
    lots, purse = page.interactions["lots"], page.interactions["purse"]
    hands._point(lots, lots.model.index_of(second))
    assert page.choice.mode == "ask"
    hands._point(purse, purse.model.index_of(2))
    assert window.session.journal.entries[-1].action == Bid(second, 2)


def test_undo_takes_a_bid_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.context.settings.undo_policy = "free"
    hands, session = Hands(window), window.session
    hands.lift()
    hands.do(Bid(owners_of(session.state).offered[0], 1))
    session.undo()
    assert all(amount == 0 for _, amount in owners_of(session.state).bids)


# What is asked


@pytest.mark.parametrize("way", WAYS)
def test_items_are_exchanged(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = opened(qtbot, tmp_path)
    page = furnish(window, kitchen=[2, 0, 1, 0, 0], cafe=[], needs=[])
    lounge_of(window.session.state).held = ((EINSTEIN,), ())
    shown(window)
    hands = Hands(window, way)
    hands.do(EXCHANGE)
    panel = page.parts.content("exchange", Exchange)
    assert panel.isVisible() and not page.choice.isVisible()
    hands.do(a.ChooseItems((2, 0, 0, 0, 0)))
    hands.do(a.ChooseItems((0, 0, 1, 1, 0)))
    assert not panel.isVisible()
    assert window.session.state.players[0].kitchen[:4] == [0, 0, 2, 1]


def test_a_card_to_be_turned_down_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    page = furnish(window, staff=[172], has=1 << 172)
    window.session.state.stack.append(TurningDown(0, ("turn", 0), (172,)))
    shown(window)
    bar = page.parts.bar
    assert bar.prompt.text() == "Anna: you may flip Chef de Rang and use its effect, once per game."
    assert page.choice.view.pictured and page.choice.view.model().rowCount() == 2
    Hands(window).do(TurnDown(172))


def test_without_the_modules_nothing_of_them_is_at_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path, modules=()).table_page
    assert not {"lounge", "company", "entrance", "pieces", "lots"} & set(page.interactions)
