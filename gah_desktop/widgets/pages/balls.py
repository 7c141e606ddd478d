"""A ballroom as it stood when it was scored, for pages that look back. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.modules.ballrooms.words.spots import ballroom_name, scoring_short
from gah_desktop.text.numbers import spoken_number
from gah_desktop.widgets.art.ballrooms import BallArt, HallArt, StepArt
from gah_desktop.widgets.portray import ROMAN

if TYPE_CHECKING:
    from gah_desktop.app.table import Table
    from gah_desktop.widgets.pages.visits import Ball

ROWS = ("top", "middle", "bottom")


def ball_art(table: Table, ball: Ball) -> BallArt:
    """Its dancers side by side; what a row costs and brings is over."""
    scored, players = ball.scored, table.setup.players
    board, prices = table.catalog.ballrooms[scored.board], table.catalog.ballroom_rows
    now = tuple(
        (table.colours[seat], spoken_number(ball.vp.get(seat, 0)), sum(scored.dancers[seat]))
        for seat in range(players)
    )
    name = ballroom_name(scored.board)
    hall = HallArt(name, ROMAN[scored.round], scoring_short(board.scoring, players), now, due=True)
    steps = []
    for index, row in enumerate(ROWS):
        there = [
            table.colours[seat] for seat in range(players) for _ in range(scored.dancers[seat][-1 - index])
        ]
        free = max(0, (prices[row].spaces or 0) - len(there))
        spaces = (*((seat, 1) for seat in there), *((-1, 0),) * free)
        steps.append(StepArt(prices[row].champagne, False, spaces, (False,) * len(spaces), closed=True))
    return BallArt(hall, tuple(steps))
