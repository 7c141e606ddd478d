"""Score sheets and the chart out of a few events: each line, each seat, each round."""

from __future__ import annotations

from gah_desktop.app.sheet import SOURCES, sheets, vp_by_round, winners
from gah_desktop.engine import Setup
from gah_desktop.engine.events import Ended, Event, Gained, Rolled, RoundEnded, Scored
from tests.helpers.games import played

SCORED: list[Event] = [
    Rolled(1, (1,) * 6, 0),
    Scored(0, 5, ("guest", 75)),
    Scored(1, 1, ("room", 304)),
    Gained(0, 9, 0, None, ("guest", 75)),
    RoundEnded(1),
    Rolled(2, (1,) * 6, 0),
    Scored(0, 2, ("staff", 12)),
    Scored(0, 4, ("staff", 16)),
    Scored(1, -7, ("emperor", "B2")),
    Rolled(2, (1,) * 6, 1),  # rolled again in the same round
    Scored(1, 3, ("track", 3)),
]


def test_lines_of_each_seat() -> None:
    anna, ben = sheets(SCORED, 2)
    assert {line: vp for line, vp in anna.lines.items() if vp} == {"guests": 5, "staff": 6}
    assert {line: vp for line, vp in ben.lines.items() if vp} == {"prepared": 1, "tiles": -7, "track": 3}
    assert (anna.seat, anna.total, anna.parts["staff"]) == (0, 11, {"12": 2, "16": 4})
    assert (ben.seat, ben.total, ben.parts["staff"]) == (1, -3, {})
    assert tuple(anna.lines) == SOURCES
    assert (anna.tie, winners(SCORED)) == (0, ())


def test_the_chart_has_a_point_for_the_set_up_and_one_for_each_round() -> None:
    assert vp_by_round(SCORED, 2) == [[0, 5], [0, 1]]


def test_the_end_of_a_game_is_on_the_sheet_and_in_the_chart() -> None:
    game = played(Setup(players=3, seed=11), 11)
    ended = game.events[-1]
    assert isinstance(ended, Ended)
    for sheet, score, chart in zip(
        sheets(game.events, 3), ended.scores, vp_by_round(game.events, 3), strict=True
    ):
        assert (sheet.total, sheet.tie) == (score.total, score.tie)
        assert all(sum(parts.values()) == sheet.lines[line] for line, parts in sheet.parts.items())
        assert len(chart) == 9 and chart[-2:] == [score.game, score.total]
    assert winners(game.events) == ended.winners
