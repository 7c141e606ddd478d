"""What all models of the table share: roles, telling changes narrowly, dragging and dropping. No rules.

A model is rows of facts: small named tuples, the first field of which is a key. `build` reads them
off the game; whatever differs from before is told cell by cell and row by row. Only another game is
told as a reset: nothing of the old one is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from gah_desktop.app.spots import Spot
from gah_desktop.app.table import Table
from gah_desktop.engine.actions import Action
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.models.mime import TYPES, Carried, pack, unpack
from gah_desktop.models.part import extensions
from gah_desktop.models.plain import as_plain
from gah_desktop.text.reasons import reason_text

Index = QModelIndex | QPersistentModelIndex
Row = tuple[Any, ...]
NOWHERE = QModelIndex()


class Role(IntEnum):
    Legal = Qt.ItemDataRole.UserRole + 1  # bool: something can be done here now
    Reason = Qt.ItemDataRole.UserRole + 2  # Reason or None: why not
    Action = Qt.ItemDataRole.UserRole + 3  # the one action this place stands for now, or None
    Actions = Qt.ItemDataRole.UserRole + 4  # all of them
    Facts = Qt.ItemDataRole.UserRole + 5  # the named tuple a delegate draws from
    Key = Qt.ItemDataRole.UserRole + 6


class Model(QAbstractTableModel):
    """One part of the table as a seat sees it; seat -1 is always the one who looks."""

    accepts: tuple[str, ...] = ()  # MIME types that may be dropped here
    acts = True  # whether anything can ever be done here
    module = ""  # the module of rules this belongs to; without it in play there are no rows

    def __init__(self, table: Table, seat: int = -1, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self._seat = seat
        self._rows: list[Row] = []
        self._legal: list[tuple[bool, ...]] = []
        self._begin()
        table.stateChanged.connect(self.sync)
        table.languageChanged.connect(self.retell)

    def _begin(self) -> None:
        """Read the game as if there had been none before."""
        self._record = self.table.record
        self._columns = self.columns
        self.prepare()
        self._rows = self._read()
        self._legal = self._legality(self._rows)

    def _read(self) -> list[Row]:
        """The rows; none where this is no part of the game."""
        table = self.table
        there = table.has_game and self.seat < table.setup.players
        return self.build() if there and (not self.module or self.module in table.modules) else []

    # -- for each model to say

    def prepare(self) -> None:
        """What must be there before the first `build`."""

    def build(self) -> list[Row]:
        """The rows as they should be now."""
        raise NotImplementedError

    def spots(self, facts: Any) -> tuple[Spot, ...]:
        """Where on the table this is, for finding what can be done there."""
        return ()

    def text(self, facts: Any) -> str:
        raise NotImplementedError

    def full_text(self, facts: Any) -> str:
        """Everything worth knowing, for who hovers or listens."""
        return self.text(facts)

    def spoken(self, facts: Any) -> str:
        """A name that makes sense without seeing where it stands."""
        return self.text(facts)

    def attempts(self, facts: Any) -> Sequence[Action]:
        """What a click would try, to find out why it can't be done."""
        return ()

    def carried(self, facts: Any) -> Carried | None:
        """What is dragged from here."""
        return None

    def dropped(self, carried: Carried, facts: Any) -> Sequence[Action]:
        """What letting go of something here would mean, possible or not; facts None: beside all rows."""
        return ()

    # -- the seat

    @property
    def seat(self) -> int:
        return self.table.viewer if self._seat < 0 else self._seat

    def set_seat(self, seat: int) -> None:
        """Show another seat's part of the table."""
        if seat != self._seat:
            self._seat = seat
            self.sync()

    @property
    def own(self) -> bool:
        """Whether this belongs to the one who looks."""
        return self.seat == self.table.viewer

    # -- what can be done

    def actions(self, facts: Any) -> tuple[Action, ...]:
        if not self.own:
            return ()
        found = [action for place in self.spots(facts) for action in self.table.at(place)]
        return tuple(dict.fromkeys(found))

    def activate(self, index: Index) -> None:
        """A click, or Enter: do what this place stands for, ask if that is several things, or say why not."""
        facts = self.facts(index)
        actions = self.actions(facts)
        if actions:
            self.table.choose(actions)
        else:
            nothing = Code.NOT_AN_OPTION if self.own else Code.NOT_YOURS
            self.table.illegal.emit(self.refusal_here(facts) or reason(nothing))

    def refusal_here(self, facts: Any) -> Reason | None:
        """Why nothing can be done here; None if something can, or if nothing ever could."""
        if self.actions(facts) or not self.own:
            return None
        for attempt in self.tried(facts):
            if (why := self.table.why_not(attempt)) is not None:
                return why
        return None

    def tried(self, facts: Any) -> list[Action]:
        """Those of modules first: they are there while it is they who ask."""
        more = (
            action for one in extensions(self.table, type(self)) for action in one.attempts(self.table, facts)
        )
        return [*more, *self.attempts(facts)]

    @property
    def is_live(self) -> bool:
        """Whether something can be done in any of its places."""
        return any(any(row) for row in self._legal)

    def legal_places(self) -> list[QModelIndex]:
        """Where something can be done."""
        return [self.index(r, c) for r, row in enumerate(self._legal) for c, legal in enumerate(row) if legal]

    # -- reading

    def facts(self, index: Index) -> Any:
        return self._rows[index.row()][index.column()]

    def facts_in(self, row: int, column: int = 0) -> Any:
        """The same by number."""
        return self._rows[row][column]

    def rows(self) -> tuple[Row, ...]:
        """The facts of every place."""
        return tuple(self._rows)

    def index_of(self, key: Any) -> QModelIndex:
        """Where something is now; an invalid index if it is not here."""
        for r, row in enumerate(self._rows):
            for c, facts in enumerate(row):
                if facts[0] == key:
                    return self.index(r, c)
        return QModelIndex()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._columns

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:
        """As Qt's own, which would ask for the number of rows and of columns each time."""
        there = 0 <= row < len(self._rows) and 0 <= column < self._columns and not parent.isValid()
        return self.createIndex(row, column) if there else QModelIndex()

    @property
    def columns(self) -> int:
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        facts = self.facts(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(facts)
            case Qt.ItemDataRole.ToolTipRole:
                return as_plain(self._with_reason(facts))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.spoken(facts)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._with_reason(facts)
            case Role.Legal:
                return self._legal[index.row()][index.column()]
            case Role.Reason:
                return self.refusal_here(facts)
            case Role.Action:
                actions = self.actions(facts)
                return actions[0] if len(actions) == 1 else None
            case Role.Actions:
                return self.actions(facts)
            case Role.Facts:
                return facts
            case Role.Key:
                return facts[0]
        return None

    def _with_reason(self, facts: Any) -> str:
        why = self.refusal_here(facts) if self.table.may_act else None
        told = [self.full_text(facts), reason_text(why) if why is not None else ""]
        told += self.table.brings(self.actions(facts))
        return "\n".join(part for part in told if part)

    # -- telling changes

    def sync(self) -> None:
        """Catch up with the game, telling exactly what is different; with another game, start anew."""
        if self.table.record is not self._record:
            self.beginResetModel()
            self._begin()
            self.endResetModel()
            return
        rows = self._read()
        legal = self._legality(rows)
        if [row[0][0] for row in self._rows] != [row[0][0] for row in rows]:
            self._reorder(rows)
        self._change(rows, legal)

    def retell(self) -> None:
        """The language has changed: everything that is a text, and the names that it gives."""
        self.sync()
        if self._rows:
            last = self.index(len(self._rows) - 1, self.columns - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columns - 1)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rows) - 1)

    def _legality(self, rows: list[Row]) -> list[tuple[bool, ...]]:
        if not self.acts or not self.table.options:
            return [(False,) * len(row) for row in rows]
        return [tuple(bool(self.actions(facts)) for facts in row) for row in rows]

    def _reorder(self, rows: list[Row]) -> None:
        """Remove, move and insert rows until the keys are those of `rows`."""
        keys = [row[0][0] for row in rows]
        wanted = set(keys)
        for r in range(len(self._rows) - 1, -1, -1):
            if self._rows[r][0][0] not in wanted:
                self.beginRemoveRows(NOWHERE, r, r)
                del self._rows[r], self._legal[r]
                self.endRemoveRows()
        for r, key in enumerate(keys):
            if r < len(self._rows) and self._rows[r][0][0] == key:
                continue
            old = next((i for i in range(r, len(self._rows)) if self._rows[i][0][0] == key), None)
            if old is None:
                self.beginInsertRows(NOWHERE, r, r)
                self._rows.insert(r, rows[r])
                self._legal.insert(r, (False,) * len(rows[r]))
                self.endInsertRows()
            else:
                self.beginMoveRows(NOWHERE, old, old, NOWHERE, r)
                self._rows.insert(r, self._rows.pop(old))
                self._legal.insert(r, self._legal.pop(old))
                self.endMoveRows()

    def _change(self, rows: list[Row], legal: list[tuple[bool, ...]]) -> None:
        old_rows, old_legal = self._rows, self._legal
        self._rows, self._legal = rows, legal
        for r, row in enumerate(rows):
            if row == old_rows[r] and legal[r] == old_legal[r]:
                continue
            for c, facts in enumerate(row):
                if facts != old_rows[r][c]:
                    cell = self.index(r, c)
                    self.dataChanged.emit(cell, cell)
                elif legal[r][c] != old_legal[r][c]:
                    cell = self.index(r, c)
                    self.dataChanged.emit(cell, cell, [Role.Legal, Role.Reason, Role.Action, Role.Actions])

    # -- dragging and dropping

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self._draggable(self.facts(index)):
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        if self._accepted():
            flags |= Qt.ItemFlag.ItemIsDropEnabled
        return flags

    def _accepted(self) -> tuple[str, ...]:
        """Those that modules bring here too."""
        return (*self.accepts, *(kind for one in extensions(self.table, type(self)) for kind in one.accepts))

    def _draggable(self, facts: Any) -> bool:
        return self.own and self.carried(facts) is not None

    def mimeTypes(self) -> list[str]:
        return list(TYPES)

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        carried = self.carried(self.facts(indexes[0])) if indexes else None
        return QMimeData() if carried is None else pack(carried)

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction  # never a move: what leaves a place, the game takes away

    def meant(self, mime: QMimeData, index: Index) -> list[Action]:
        """The options that letting go here could mean."""
        options = set(self.table.options)
        return [action for action in self._meant(mime, index) if action in options]

    def _meant(self, mime: QMimeData, index: Index) -> Sequence[Action]:
        carried = unpack(mime)
        if carried is None or carried.type not in self._accepted() or not self._takes_drops():
            return ()
        facts = self.facts(index) if index.isValid() else None
        own = self.dropped(carried, facts) if carried.type in self.accepts else ()
        more = (one for one in extensions(self.table, type(self)) if carried.type in one.accepts)
        return [*(action for one in more for action in one.dropped(self.table, carried, facts)), *own]

    def _takes_drops(self) -> bool:
        return self.own

    def targets_for(self, mime: QMimeData) -> list[QModelIndex]:
        """Where this may be let go; views make these glow and dim the rest."""
        cells = [self.index(r, c) for r in range(len(self._rows)) for c in range(self.columns)]
        return [cell for cell in cells if self.meant(mime, cell)]

    def brings(self, mime: QMimeData, index: Index) -> list[str]:
        """What letting go here would bring, a line each; none where it may not be let go."""
        return self.table.brings(tuple(dict.fromkeys(self.meant(mime, index))))

    def refusal(self, mime: QMimeData, index: Index) -> Reason | None:
        """Why it may not be let go here; None if it may."""
        if self.meant(mime, index):
            return None
        for attempt in self._meant(mime, index):
            if (why := self.table.why_not(attempt)) is not None:
                return why
        return self._why_not_here(mime)

    def _why_not_here(self, mime: QMimeData) -> Reason:
        """This thing has no business here at all, or not in this seat's part of the table."""
        carried = unpack(mime)
        if carried is None:
            return reason(Code.NOT_AN_OPTION)
        if carried.type in self._accepted() and not self._takes_drops():
            return reason(Code.NOT_YOURS)
        return reason(Code.WRONG_PLACE, thing=carried.thing)

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        return bool(self.meant(data, self._target(row, column, parent)))

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        index = self._target(row, column, parent)
        meant = self.meant(data, index)
        if meant:
            self.table.choose(meant)
        elif (why := self.refusal(data, index)) is not None:
            self.table.illegal.emit(why)
        return bool(meant)

    def _target(self, row: int, column: int, parent: Index) -> Index:
        if parent.isValid():
            return parent
        return self.index(row, max(column, 0)) if 0 <= row < len(self._rows) else NOWHERE
