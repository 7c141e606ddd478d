"""Everybody's standing, the score sheet and the log as they are shown."""

from __future__ import annotations

from PySide6.QtCore import Qt

import gah_desktop.models as m
from gah_desktop.engine import Setup
from gah_desktop.engine import actions as a
from gah_desktop.engine.events import Drew, Rolled, Scored, TurnBegan
from tests.helpers.games import played
from tests.helpers.tables import Seat, me, table
from tests.models.helpers import Laid, Told, facts, spoken, texts, tip

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def headers(model: m.Model, way: Qt.Orientation, count: int) -> list[object]:
    return [model.headerData(section, way) for section in range(count)]


# Everybody's standing


def test_the_standing() -> None:
    laid = Laid(table(krones=7, emperor=3, rivals=(Seat(krones=1),)))
    me(laid.game).vp = -4
    scores = m.ScoresModel(laid)
    assert headers(scores, ACROSS, 5) == ["Player", "VP", "Krones", "Emperor", None]
    assert headers(scores, DOWN, 1) == [None]
    assert scores.headerData(0, ACROSS, Qt.ItemDataRole.DecorationRole) is None
    assert texts(scores) == ["Anna", "−4", "7", "3", "Ben", "0", "1", "0"]
    assert spoken(scores)[1] == "Anna: −4 VP, 7 krones, Emperor space 3"
    assert tip(scores, 1) == ["Ben: 0 VP, 1 krone, Emperor space 0"]


def test_the_facts_of_a_seat() -> None:
    rival = Seat(krones=1, emperor=2, hand=(14, 20), kitchen="ssk", cafe={75: ""}, staff=(31,), passed=True)
    laid = Laid(table(dice="44", rivals=(rival,)))
    fact = facts(m.ScoresModel(laid))[5]
    assert fact._asdict() == {
        "key": 1,
        "column": "vp",
        "value": 0,
        "name": "Ben",
        "kind": "human",
        "colour": 1,
        "vp": 0,
        "krones": 1,
        "emperor": 2,
        "hand": 2,
        "kitchen": (2, 0, 0, 1, 0),
        "cafe": (75,),
        "staff": (31,),
        "passed": True,
        "asked": False,
        "in_turn": False,
    }
    own = facts(m.ScoresModel(laid))[0]
    assert (own.asked, own.in_turn, own.passed) == (True, True, False)


def test_only_what_changed_about_the_standing_is_told() -> None:
    laid = Laid(table(3, dice="44"))
    scores = m.ScoresModel(laid)
    told = Told(scores)
    laid.do(a.TakeDie(4, 4))
    assert told.said == []
    laid.do(a.Split(2, 0))
    assert told.said == ["changed 0.0", "changed 0.1", "changed 0.2", "changed 0.3"]


# The score sheet


def test_a_sheet_of_what_was_scored_for_what() -> None:
    laid = Laid(table(3))
    laid.game.events += [
        Scored(0, 5, ("guest", 75)),
        Scored(0, 3, ("guest", 60)),
        Scored(1, 1, ("room", 304)),
        Scored(1, 10, ("objective", "A1")),
        Scored(2, -8, ("emperor", "C1")),
        Scored(2, 4, ("track", 3)),
        Scored(2, 2, ("staff", 12)),
        Scored(0, 15, ("group", 2)),
    ]
    sheet = m.ScoreSheetModel(laid)
    assert headers(sheet, ACROSS, 4) == ["Anna", "Ben", "Carl", None]
    lines = headers(sheet, DOWN, 19)
    rows = {
        str(line): [sheet.index(row, seat).data() for seat in range(3)]
        for row, line in enumerate(lines)
        if any(sheet.facts(sheet.index(row, seat)).vp for seat in range(3))
    }
    assert rows == {
        "Guests": ["8", "0", "0"],
        "Rooms prepared": ["0", "1", "0"],
        "Occupancy bonus": ["15", "0", "0"],
        "Objectives": ["0", "10", "0"],
        "Emperor track": ["0", "0", "4"],
        "Emperor tiles": ["0", "0", "−8"],
        "Staff during the game": ["0", "0", "2"],
        "Total": ["23", "11", "−2"],
    }
    assert spoken(sheet)[-1] == "Carl, Total: −2"
    assert sheet.headerData(19, DOWN) is None
    assert sheet.headerData(0, DOWN, Qt.ItemDataRole.DecorationRole) is None


def test_the_sheet_without_a_game_has_no_names() -> None:
    sheet = m.ScoreSheetModel(Laid(None))
    assert (sheet.columnCount(), headers(sheet, ACROSS, 1)) == (0, [None])


def test_the_total_of_a_whole_game_is_its_score() -> None:
    game = played(Setup(players=2, seed=7), 7)
    assert game.over
    sheet = m.ScoreSheetModel(Laid(game))
    assert [fact.vp for fact in facts(sheet)[-2:]] == [score.total for score in game.state.scores]


# The log


def test_the_log_tells_what_happened_one_sentence_a_row() -> None:
    laid = Laid(table(dice="44", vacant="11", cafe={65: None}))
    log = m.LogModel(laid)
    told = Told(log)
    assert texts(log) == []
    laid.do(a.MoveGuest(65, 1, 1))
    assert texts(log) == [
        "Anna moves Knight of the Empire into the room on floor 1, column 1.",
        "Anna scores 3 VP: Knight of the Empire.",
        "Anna scores 2 VP: occupancy bonus.",
    ]
    assert told.said == ["inserted 0-2"]
    laid.do(a.TakeDie(4, 4), a.Split(1, 1), a.EndTurn())
    assert texts(log)[3:] == [
        "Anna takes a die showing 4, strength 2.",
        "Anna gets 1 krone: die showing 4.",
        "Anna advances 1 step on the Emperor track: die showing 4.",
        "Anna ends the turn.",
        "Round 1, number 2: it is Ben’s turn.",
    ]


def test_what_is_taken_back_is_cut_off_the_log() -> None:
    laid = Laid(table(dice="44"))
    log = m.LogModel(laid)
    laid.do(a.TakeDie(4, 4))
    laid.do(a.Split(1, 1))
    told = Told(log)
    del laid.game.events[1:]
    laid.changed()
    assert texts(log) == ["Anna takes a die showing 4, strength 2."]
    assert told.said == ["removed 1-2"]


def test_who_looks_reads_the_own_cards_only() -> None:
    laid = Laid(table())
    laid.game.events += [Drew(0, (14,), "hand", ("guest", 99)), Drew(1, (20, 38), "hand", ("guest", 67))]
    log = m.LogModel(laid)
    assert texts(log) == ["Anna draws Decorator.", "Ben draws 2 staff cards."]
    told = Told(log)
    laid.look_as(1)
    assert texts(log) == ["Anna draws 1 staff card.", "Ben draws Detective and Porter."]
    assert told.said == ["changed 0.0 to 1.0"]


def test_the_facts_of_the_log() -> None:
    laid = Laid(table())
    laid.game.events += [Rolled(2, (1, 1, 1, 1, 1, 1), 0), TurnBegan(2, 1, 3)]
    rolled, began = facts(m.LogModel(laid))
    assert (rolled.key, rolled.seat, rolled.starts_turn, rolled.reader) == (0, -1, False, 0)
    assert (began.key, began.seat, began.starts_turn) == (1, 1, True)


def test_where_the_news_begin() -> None:
    """After the own last turn, or after the one before if the own turn goes on."""
    laid = Laid(table())
    log = m.LogModel(laid)
    assert log.since_last_turn(0) == 0
    for number, seat in enumerate((0, 1, 1), 1):
        laid.game.events += [TurnBegan(1, seat, number), Scored(seat, 1, ("guest", 75))]
    laid.changed()
    assert log.since_last_turn(0) == 2
    assert log.since_last_turn(1) == 4
    laid.game.events += [TurnBegan(1, 0, 4)]
    laid.changed()
    assert log.since_last_turn(0) == 2
    assert log.since_last_turn(1) == 6


def test_nothing_is_news_to_who_has_had_the_only_turn() -> None:
    laid = Laid(table())
    laid.game.events += [TurnBegan(1, 0, 1), Scored(0, 1, ("guest", 75))]
    assert m.LogModel(laid).since_last_turn(0) == 0
    assert m.LogModel(laid).since_last_turn(1) == 0
