"""Everybody's standing, and the score sheet by source. Sums of what happened; no rules, no looks."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import Qt

from gah_desktop.app.sheet import SOURCES, sheets
from gah_desktop.models.base import Model, Row
from gah_desktop.text.lines import column_name, line_name
from gah_desktop.text.numbers import spoken_number
from gah_desktop.text.spots import line_spot, score_spot

COLUMNS = ("name", "vp", "krones", "emperor")


class SeatFacts(NamedTuple):
    key: int  # the seat
    column: str
    value: int | str
    name: str
    kind: str  # "human", the name of a bot or the id of a solo opponent
    colour: int
    vp: int
    krones: int
    emperor: int
    hand: int
    kitchen: tuple[int, ...]  # by item
    cafe: tuple[int, ...]
    staff: tuple[int, ...]
    passed: bool
    asked: bool  # whose choice it is
    in_turn: bool


class ScoresModel(Model):
    """One row a seat; the facts of each column tell everything about the seat."""

    acts = False

    @property
    def columns(self) -> int:
        return len(COLUMNS)

    def build(self) -> list[Row]:
        table, state = self.table, self.table.state
        setup, names, colours = table.setup, table.names, table.colours
        asked = table.game.seat
        rows: list[Row] = []
        for p in state.players:
            values: tuple[int | str, ...] = (names[p.seat], p.vp, p.krones, p.emperor)
            rows.append(
                tuple(
                    SeatFacts(
                        p.seat,
                        column,
                        value,
                        names[p.seat],
                        setup.kind(p.seat),
                        colours[p.seat],
                        p.vp,
                        p.krones,
                        p.emperor,
                        len(p.hand),
                        tuple(p.kitchen),
                        tuple(p.cafe),
                        tuple(p.staff),
                        p.passed,
                        p.seat == asked,
                        p.seat == state.seat and state.phase == "round",
                    )
                    for column, value in zip(COLUMNS, values, strict=True)
                )
            )
        return rows

    def text(self, facts: SeatFacts) -> str:
        return spoken_number(facts.value)

    def full_text(self, facts: SeatFacts) -> str:
        return self.spoken(facts)

    def spoken(self, facts: SeatFacts) -> str:
        return score_spot(facts.name, facts.vp, facts.krones, facts.emperor)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        across = orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        if across and section < len(COLUMNS):
            return column_name(COLUMNS[section])
        return None


class LineFacts(NamedTuple):
    key: str  # the line, see `sheet.SOURCES`, or "total"
    seat: int
    vp: int


class ScoreSheetModel(Model):
    """A line a source, a column a seat, the total in the last row; at any moment of the game."""

    acts = False

    @property
    def columns(self) -> int:
        return self.table.setup.players if self.table.has_game else 0

    def build(self) -> list[Row]:
        all_sheets = sheets(self.table.events, self.table.setup.players)
        lines = [
            tuple(LineFacts(line, sheet.seat, sheet.lines[line]) for sheet in all_sheets) for line in SOURCES
        ]
        return [*lines, tuple(LineFacts("total", sheet.seat, sheet.total) for sheet in all_sheets)]

    def text(self, facts: LineFacts) -> str:
        return spoken_number(facts.vp)

    def spoken(self, facts: LineFacts) -> str:
        return line_spot(self.table.names[facts.seat], line_name(facts.key), facts.vp)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or not self.table.has_game:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self.table.names[section] if section < self.columns else None
        return line_name((*SOURCES, "total")[section]) if section <= len(SOURCES) else None
