"""The page for a new game: every choice arrives in the set-up, and what does not fit is explained there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.bots import BOTS
from gah_desktop.catalog import expanded_catalog, load_catalog
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.pages.common import FieldWord, em, select
from gah_desktop.widgets.pages.hotel_preview import LOWEST
from gah_desktop.widgets.pages.new_game import NewGamePage
from gah_desktop.widgets.pages.seat_card import SeatCard
from gah_desktop.widgets.pages.start import own_name
from tests.desktop.pages_helpers import make_context, shown


@pytest.fixture
def context(qtbot: QtBot, tmp_path: Path) -> Context:
    return make_context(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> NewGamePage:
    page = NewGamePage(context)
    qtbot.addWidget(page)
    page.refresh()
    shown(page)
    return page


def named(page: NewGamePage, name: str) -> QPushButton:
    found = page.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def start(page: NewGamePage) -> QPushButton:
    return named(page, "startGameButton")


def begun(qtbot: QtBot, page: NewGamePage) -> tuple[Setup, Meta]:
    with qtbot.waitSignal(page.startRequested) as asked:
        QTest.mouseClick(start(page), Qt.MouseButton.LeftButton)
    assert asked.args is not None
    setup, meta = asked.args
    return setup, meta


def test_at_first_one_person_plays_against_one_bot(qtbot: QtBot, page: NewGamePage) -> None:
    setup, meta = begun(qtbot, page)
    assert setup.kinds == ("human", "heuristic")
    assert setup.names == ("Anna", "Resi")
    assert meta.colours == (0, 1)
    assert new_game(setup).legal_actions()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deal", ["normal", "starter", "draft"])
@pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
def test_all_choices_arrive_in_the_set_up(
    qtbot: QtBot, page: NewGamePage, players: int, deal: str, ruleset: str
) -> None:
    for _ in range(players - 2):
        page.add_seat()
    for seat in page.shown_seats:
        select(seat.kind, "human" if seat.seat % 2 else "random")
        seat.name.setText(f"Gast {seat.seat}")
        select(seat.board, f"day-{'DCBA'[seat.seat]}")
        select(seat.colour, 3 - seat.seat)
    select(page.rules.ruleset, ruleset)
    select(page.rules.deal, deal)
    page.rules.promo.setChecked(True)
    page.chance.seed.setText("-77")
    setup, meta = begun(qtbot, page)
    assert setup == Setup(
        players=players,
        seed=-77,
        ruleset=ruleset,
        boards=("day-D", "day-C", "day-B", "day-A")[:players],
        deal=deal,
        promo=True,
        names=tuple(f"Gast {seat}" for seat in range(players)),
        kinds=("random", "human", "random", "human")[:players],
    )
    assert meta.colours == (3, 2, 1, 0)[:players]
    assert new_game(setup).legal_actions()


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("entrance", [None, "hautel", "stars", "sushi", "toll", "random"])
def test_alone_against_leopold(qtbot: QtBot, page: NewGamePage, level: str, entrance: str | None) -> None:
    select(page.rules.deal, "draft")  # which the solo game does not know
    page.set_solo(True)
    assert not page.rules.deal.isEnabled()
    select(page.opponent.level, level)
    select(page.opponent.entrance, entrance)
    select(page.own.board, "day-B")
    setup, _ = begun(qtbot, page)
    assert (setup.solo, setup.level, setup.entrance, setup.deal) == ("leopold", level, entrance, "normal")
    assert (setup.board(0), setup.board(1)) == ("day-B", "night")
    assert setup.kind(1) == "leopold"


def test_the_same_name_is_explained_at_both_places(page: NewGamePage) -> None:
    page.seats[1].name.setText(" anna ")
    assert page.seats[0].problem == "Player 2 has the same name."
    assert page.seats[1].problem == "Player 1 has the same name."
    assert not start(page).isEnabled()
    page.seats[1].name.setText("Berta")
    assert page.seats[0].problem == page.seats[1].problem == ""
    assert start(page).isEnabled()


def choose_board(seat: SeatCard, board: str) -> None:
    """As a person does it."""
    select(seat.board, board)
    seat.board.activated.emit(seat.board.currentIndex())


def test_who_takes_a_day_side_takes_all_to_the_day_each_with_another_one(page: NewGamePage) -> None:
    page.add_seat()
    choose_board(page.seats[1], "day-A")
    assert [seat.values()["board"] for seat in page.shown_seats] == ["day-B", "day-A", "day-C"]
    choose_board(page.seats[2], "day-B")
    assert [seat.values()["board"] for seat in page.shown_seats] == ["day-A", "day-C", "day-B"]
    page.add_seat()
    assert page.seats[3].values()["board"] == "day-D"
    choose_board(page.seats[0], "night")
    assert {seat.values()["board"] for seat in page.shown_seats} == {"night"}


def test_night_beside_day_is_explained(page: NewGamePage) -> None:
    select(page.seats[1].board, "day-B")
    assert page.seats[0].problem == (
        "Either everybody plays on a night side or everybody on a day side. Player 2 has: Day side B."
    )
    assert page.seats[1].problem == (
        "Either everybody plays on a night side or everybody on a day side. Player 1 has: Night side."
    )


def test_no_name_the_same_colour_and_the_same_day_side_are_explained(page: NewGamePage) -> None:
    page.seats[0].name.clear()
    assert page.seats[0].problem == "Everybody needs a name."
    page.seats[0].name.setText("Anna")
    select(page.seats[1].colour, 0)
    assert page.seats[1].problem == "Player 1 has the same colour."
    select(page.seats[1].colour, 2)
    select(page.seats[0].board, "day-A")
    select(page.seats[1].board, "day-A")
    assert page.seats[1].problem == (
        "Player 1 has this board too (Day side A), and there is only one of each day side."
    )
    choose_board(page.seats[0], "night")
    assert start(page).isEnabled()


@pytest.mark.parametrize(
    ("text", "problem"),
    [("", "whole number"), ("12a", "whole number"), ("1.5", "whole number"), (str(1 << 63), "larger")],
)
def test_a_wrong_seed_is_explained_below_it(page: NewGamePage, text: str, problem: str) -> None:
    page.chance.seed.setText(text)
    assert problem in page.chance.problem
    assert not start(page).isEnabled()
    page.chance.draw_seed()
    assert page.chance.problem == ""
    assert start(page).isEnabled()


def test_each_game_gets_another_seed(page: NewGamePage) -> None:
    before = page.chance.seed.text()
    page.refresh()
    assert page.chance.seed.text() != before


def test_a_removed_seat_lets_the_others_move_up(qtbot: QtBot, page: NewGamePage) -> None:
    page.add_seat()
    page.add_seat()
    assert len(page.shown_seats) == 4
    names = [seat.name.text() for seat in page.shown_seats]
    page.seats[1].remove.click()
    assert [seat.name.text() for seat in page.shown_seats] == [names[0], *names[2:]]
    page.seats[2].remove.click()
    assert len(page.shown_seats) == 2
    assert not page.seats[0].remove.isVisible()


def test_only_bots_may_play_and_that_is_said(page: NewGamePage) -> None:
    select(page.seats[0].kind, "random")
    assert start(page).isEnabled()
    assert page.seats[0].name.text() in ("Resi", "Franzl", "Mizzi", "Toni")


def test_the_last_choice_is_remembered(qtbot: QtBot, context: Context, page: NewGamePage) -> None:
    page.add_seat()
    page.seats[2].name.setText("Klimt")
    choose_board(page.seats[2], "day-C")
    select(page.rules.ruleset, "classic")
    select(page.chance.undo, "free")
    begun(qtbot, page)
    assert context.settings.undo_policy == "free"
    again = NewGamePage(context)
    qtbot.addWidget(again)
    again.refresh()
    assert len(again.shown_seats) == 3
    assert again.seats[2].values()["name"] == "Klimt"
    assert again.seats[2].values()["board"] == "day-C"
    assert again.rules.ruleset.currentData() == "classic"
    assert again.chance.undo.currentData() == "free"


def test_a_name_is_the_same_at_the_table_and_alone(qtbot: QtBot, context: Context, page: NewGamePage) -> None:
    page.seats[0].name.setText("Maximiliane-Josefine")
    page.set_solo(True)
    assert page.own.name.text() == "Maximiliane-Josefine"
    page.own.name.setText("Josefine")
    begun(qtbot, page)
    assert page.seats[0].name.text() == own_name(context.settings) == "Josefine"
    page.set_solo(False)
    select(page.seats[0].kind, "random")
    page.seats[0].name.setText("Toni")
    assert page.own.name.text() == "Josefine", "a bot's name is its own"
    begun(qtbot, page)
    again = NewGamePage(context)
    qtbot.addWidget(again)
    assert again.own.name.text() == own_name(context.settings) == "Josefine"


@pytest.mark.parametrize(("solo", "name"), [(False, "Sisi"), (True, "Josefine")])
def test_two_names_of_before_become_the_one_used_last(
    qtbot: QtBot, context: Context, solo: bool, name: str
) -> None:
    cards = [{"kind": "human", "name": "Sisi"}, {"kind": "human", "name": "Josefine"}]
    context.settings.new_game_choice = {"solo": solo, "seats": cards[:1], "own": cards[1]}
    page = NewGamePage(context)
    qtbot.addWidget(page)
    assert page.seats[0].name.text() == page.own.name.text() == own_name(context.settings) == name


def test_a_choice_from_elsewhere_does_no_harm(qtbot: QtBot, context: Context) -> None:
    context.settings.new_game_choice = {
        "count": 9,
        "seats": [{"kind": "genius", "name": 5, "colour": "x", "board": None}, "no", []],
        "ruleset": "chess",
        "solo": "yes",
        "opponent": 3,
    }
    page = NewGamePage(context)
    qtbot.addWidget(page)
    page.refresh()
    setup, _ = page.setup()
    assert setup.players == 2


def test_escape_leads_back(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.cancelled):
        QTest.keyClick(page, Qt.Key.Key_Escape)


# The expansion


def on(page: NewGamePage, *modules: str) -> None:
    """Each card pressed as with a mouse."""
    for module in modules:
        QTest.mouseClick(page.modules.cards[module], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("number", range(16))
def test_every_combination_of_modules_arrives_in_the_set_up(
    qtbot: QtBot, page: NewGamePage, number: int
) -> None:
    wanted = tuple(module for place, module in enumerate(EXPANSIONS) if number >> place & 1)
    on(page, *reversed(wanted))
    setup, _ = begun(qtbot, page)
    assert setup.modules == wanted
    assert new_game(setup).legal_actions()


def test_a_card_of_a_module_is_a_check_box_with_a_name_and_a_sentence(page: NewGamePage) -> None:
    card = page.modules.cards["ballrooms"]
    assert card.accessibleName() == "Vienna Ballrooms"
    assert card.accessibleDescription() == "Guests go to a ball: champagne, dancers and three ballrooms."
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Space)
    assert card.isChecked() and page.modules.chosen == ("ballrooms",)
    QTest.keyClick(card, Qt.Key.Key_Space)
    assert not card.isChecked()


def test_start_player_is_left_out_and_that_is_said(page: NewGamePage) -> None:
    assert (
        page.modules.note.text()
        == "One module is left out, Start Player: none of the sources gives its rules."
    )


def test_one_press_deals_a_game_with_everything(qtbot: QtBot, page: NewGamePage) -> None:
    select(page.rules.ruleset, "classic")
    with qtbot.waitSignal(page.startRequested) as asked:
        QTest.mouseClick(named(page, "everythingButton"), Qt.MouseButton.LeftButton)
    assert asked.args is not None
    setup = asked.args[0]
    assert (setup.modules, setup.ruleset, setup.promo) == (tuple(EXPANSIONS), "deluxe", False)


def test_all_four_are_switched_at_once(page: NewGamePage) -> None:
    assert page.modules.all.text() == "All four"
    page.modules.all.click()
    assert page.modules.chosen == tuple(EXPANSIONS)
    assert page.modules.all.text() == "None of it"
    page.modules.all.click()
    assert page.modules.chosen == ()


def test_classic_is_played_without_the_expansion_and_says_why(qtbot: QtBot, page: NewGamePage) -> None:
    on(page, "hotels", "more")
    select(page.rules.ruleset, "classic")
    assert not any(card.isEnabled() for card in page.modules.cards.values())
    assert page.modules.note.text() == (
        "The expansion is made for the Deluxe rules; Classic is played without it."
    )
    assert begun(qtbot, page)[0].modules == ()
    select(page.rules.ruleset, "deluxe")
    assert page.modules.chosen == ("hotels", "more")


@pytest.mark.parametrize("modules", [(), ("more",), ("celebrities", "more"), ("ballrooms",)])
def test_what_the_promo_option_brings(page: NewGamePage, modules: tuple[str, ...]) -> None:
    """As many as the catalog then has."""
    on(page, *modules)
    setup = Setup(promo=True, modules=modules)
    promo = [
        [
            c
            for c in expanded_catalog().deck(kind, setup.sets)
            if getattr(expanded_catalog(), kind)[c].set == "promo"
        ]
        for kind in ("guests", "staff")
    ]
    number = {2: "two", 7: "seven", 11: "eleven"}[len(promo[0])]
    staff = ", and add the promo staff card" if len(promo[1]) == 1 else ""
    assert page.rules.promo.text() == f"Invite the {number} promo guests{staff}"


@pytest.mark.parametrize(
    ("modules", "opponent"),
    [((), "leopold"), (("hotels", "more"), "leopold"), (("ballrooms",), "elisabeth"),
     (("celebrities", "more"), "elisabeth"), (tuple(EXPANSIONS), "elisabeth")],
)  # fmt: skip
def test_the_opponent_follows_from_the_modules(
    qtbot: QtBot, page: NewGamePage, modules: tuple[str, ...], opponent: str
) -> None:
    page.set_solo(True)
    on(page, *modules)
    assert page.opponent.title.text() == opponent.capitalize()
    assert named(page, "soloButton").text() == f"Solo against {opponent.capitalize()}"
    setup, _ = begun(qtbot, page)
    assert (setup.solo, setup.kind(1), setup.modules) == (opponent, opponent, modules)
    assert new_game(setup).legal_actions()


def test_with_hotels_the_opponent_has_an_entrance_at_random_or_chosen(
    qtbot: QtBot, page: NewGamePage
) -> None:
    page.set_solo(True)
    on(page, "hotels")
    offered = [page.opponent.entrance.itemData(place) for place in range(page.opponent.entrance.count())]
    assert offered == ["random", "hautel", "stars", "sushi", "toll"]
    assert begun(qtbot, page)[0].entrance == "random"
    select(page.opponent.entrance, "sushi")
    assert begun(qtbot, page)[0].entrance == "sushi"
    on(page, "hotels")
    assert page.opponent.entrance.itemData(0) is None


def test_the_last_modules_are_remembered(qtbot: QtBot, context: Context, page: NewGamePage) -> None:
    page.set_solo(True)
    on(page, "celebrities", "hotels")
    select(page.opponent.entrance, "toll")
    begun(qtbot, page)
    again = NewGamePage(context)
    qtbot.addWidget(again)
    assert again.modules.chosen == ("celebrities", "hotels")
    assert again.opponent.values()["entrance"] == "toll"
    assert again.setup()[0].solo == "elisabeth"


@pytest.mark.parametrize("modules", [None, "all", [1, None], {"a": 1}])
def test_modules_from_elsewhere_do_no_harm(qtbot: QtBot, context: Context, modules: object) -> None:
    context.settings.new_game_choice = {"modules": modules}
    page = NewGamePage(context)
    qtbot.addWidget(page)
    assert page.setup()[0].modules == ()


def test_in_the_smallest_window_everything_fits_two_players(qtbot: QtBot, context: Context) -> None:
    page = NewGamePage(context)
    qtbot.addWidget(page)
    page.resize(1024, 680 - 22)  # without the menu
    shown(page)
    scroll = page.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    assert scroll.verticalScrollBar().maximum() == scroll.horizontalScrollBar().maximum() == 0


def test_the_front_of_each_place_shows_name_colour_and_board(page: NewGamePage) -> None:
    card = page.seats[1]
    card.name.setText("Resi")
    select(card.colour, 2)
    select(card.board, "day-B")
    house = card.preview.art()
    assert (house.name, house.seat) == ("Resi", 2)
    board = load_catalog().board("day-B")
    colours = [[room.color for room in floor] for floor in house.floors]
    assert colours == [[board.room(floor, column).color for column in range(1, 6)] for floor in range(1, 5)]


def test_beside_each_place_stands_how_a_bot_plays_and_how_well(page: NewGamePage) -> None:
    card = page.seats[1]
    for kind in ("page", "director"):
        select(card.kind, kind)
        assert card.manner.text() == f"{BOTS[kind].manner} Elo {BOTS[kind].elo}."
        assert card.kind.accessibleDescription() == card.manner.text()
    select(card.kind, "human")
    assert not card.manner.text()


def test_the_fronts_grow_into_the_room_that_is_left(qtbot: QtBot, page: NewGamePage) -> None:
    heights = []
    for size in ((1280, 720), (1280, 1000)):
        shown(page, size)
        qtbot.wait(1)
        heights.append(page.seats[0].preview.height())
        bar = page._scroll.verticalScrollBar()
        assert not bar.maximum() or heights[-1] == round(LOWEST * em(page)), "never more than there is"
    assert heights[0] < heights[1]


def test_a_front_goes_by_its_owners_corrections(context: Context, page: NewGamePage) -> None:
    card = page.seats[1]
    select(card.board, "day-A")
    printed = [room.color for room in card.preview.art().floors[0]]
    assert printed[0] != printed[1]
    bottom, *others = load_catalog().board("day-A").colors
    corrected = {"boards": {"day-A": {"colors": [bottom[1] + bottom[0] + bottom[2:], *others]}}}
    context.paths.overrides_file.parent.mkdir(parents=True, exist_ok=True)
    context.paths.overrides_file.write_text(json.dumps(corrected), "utf-8")
    page.hide()
    page.show()
    found = [room.color for room in card.preview.art().floors[0]]
    assert found == [printed[1], printed[0], *printed[2:]]


def test_the_word_of_a_field_stands_beside_the_words_in_it(page: NewGamePage) -> None:
    for word in page.findChildren(FieldWord):
        field = word.buddy()
        if word.isVisible() and field is not None:
            middle = word.mapTo(page, word.rect().center()).y()
            assert abs(middle - field.mapTo(page, field.rect().center()).y()) <= 1, word.text()
