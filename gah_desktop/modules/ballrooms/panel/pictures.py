"""From what the models of ballrooms and rehearsal rooms say to what the painters draw. No rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gah_desktop.app.table import Table
from gah_desktop.models.cards import has_own_figures
from gah_desktop.modules.ballrooms.models import AreaFacts, HallFacts, OfferedFacts, PlaceFacts, rows_of
from gah_desktop.modules.ballrooms.words import BALLROOMS, PLACES
from gah_desktop.modules.ballrooms.words import spots as said
from gah_desktop.text.numbers import spoken_number
from gah_desktop.text.terms import translate
from gah_desktop.widgets.art import ITEMS, State, focus_ring
from gah_desktop.widgets.art.ballrooms import BalconyArt, HallArt, StepArt, balcony, step
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.rehearsal import AreaArt, OfferedArt, area, offered
from gah_desktop.widgets.art.specs import Amount
from gah_desktop.widgets.portray import ROMAN
from gah_desktop.widgets.symbols import effect_icons
from gah_desktop.widgets.theme import Theme

ROW_NAMES = ("bottom", "middle", "top")


def icons(effects: Iterable[Any]) -> tuple[Amount, ...]:
    """Of several things one of each is a picture without a number; rooms are told with their floors."""
    found = tuple(amount for effect in effects for amount in _icons(effect))
    if len(found) > 1:
        return tuple(
            Amount(one.icon, "" if one.text == "1" and one.icon in ITEMS else one.text) for one in found
        )
    return found


def _icons(effect: Any) -> tuple[Amount, ...]:
    if effect.kind == "occupy_room":
        return (Amount("bed", f"1–{effect.max_floor}" if effect.max_floor else ""),)
    return effect_icons(effect)


def hall_art(table: Table, facts: HallFacts) -> HallArt:
    scoring = table.catalog.ballrooms[facts.board].scoring
    now = zip(table.colours, map(spoken_number, facts.now), facts.dancers, strict=True)
    return HallArt(
        BALLROOMS[facts.board],
        ROMAN[facts.round],
        said.scoring_short(scoring, table.setup.players),
        tuple(now),
        facts.scored,
        facts.due,
        facts.folded,
        has_own_figures(table, "ballroom_rows", *rows_of(table)),
    )


def place(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: Any, state: State) -> None:
    """A heading is drawn with its walls; here it shines."""
    if isinstance(facts, HallFacts):
        if facts.folded:
            place_state(painter, rect, theme, state & ~State.DIMMED)
        elif state & State.FOCUSED:
            focus_ring(painter, rect, theme)
    elif facts.row:
        step(painter, rect, theme, _step_art(table, facts), state)
    else:
        balcony(painter, rect, theme, _balcony_art(table, facts), state)


def _step_art(table: Table, facts: PlaceFacts) -> StepArt:
    bonus = table.catalog.ballrooms[facts.board].bonus[ROW_NAMES[facts.row - 1]]
    return StepArt(
        facts.price,
        facts.price != facts.printed,
        tuple((table.colours[seat] if seat >= 0 else -1, number) for seat, number in facts.spaces),
        facts.meant,
        icons(bonus),
        facts.closed,
    )


def _balcony_art(table: Table, facts: PlaceFacts) -> BalconyArt:
    there = [(seat, sum(n for s, n in facts.spaces if s == seat)) for seat in range(table.setup.players)]
    return BalconyArt(
        translate("ballrooms", PLACES["balcony"]),
        translate("ballrooms", "no limit"),
        translate("ballrooms", "as the top row of VII"),
        facts.price,
        facts.price != facts.printed,
        tuple((table.colours[seat], number) for seat, number in there if number),
        has_own_figures(table, "ballroom_rows", table.catalog.ballroom_rows["balcony"]),
    )


def rehearsal(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: Any, state: State) -> None:
    if isinstance(facts, OfferedFacts):
        room = table.catalog.rehearsal_rooms[facts.key]
        areas = tuple((one.dancers, icons(one.bonus)) for one in room.areas)
        own = has_own_figures(table, "rehearsal_rooms", room)
        art = OfferedArt(said.rehearsal_name(facts.key), table.colours[table.viewer], areas, own)
        offered(painter, rect, theme, art, state)
    elif isinstance(facts, AreaFacts):
        room = table.catalog.rehearsal_rooms[facts.room]
        own = has_own_figures(table, "rehearsal_rooms", room)
        bonus = icons(room.areas[facts.key - 1].bonus)
        picture = AreaArt(facts.size, facts.left, table.colours[facts.seat], bonus, own)
        area(painter, rect, theme, picture, state)
