"""Which things move where when something has happened: reads events, finds the places in the views. No rules.

Pictures are taken while the views still show what was; where they go is found out when they show
what is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine.events import Acted, BallroomScored, CelebrityTaken, EmperorVisited, Event, Gained
from gah_desktop.engine.items import unpack
from gah_desktop.models import Role
from gah_desktop.widgets import art
from gah_desktop.widgets.art import RoomStatus
from gah_desktop.widgets.art.dancers import draw_dancer
from gah_desktop.widgets.art.facade_specs import BayArt
from gah_desktop.widgets.art.facade_walls import bay
from gah_desktop.widgets.art.heads import draw_head
from gah_desktop.widgets.art.pieces import draw_die
from gah_desktop.widgets.table.animation import MOST, AnimationOverlay, Flight
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.interaction import Interaction
from gah_desktop.widgets.theme import Theme


class Start(NamedTuple):
    picture: QPixmap
    place: QRect  # on the screen
    seat: int
    to: str  # the kind of place it goes to
    key: Any


class Mover:
    """Watches one table's views; `others` are the cards of the other seats."""

    def __init__(self, desk: Desk, overlay: AnimationOverlay, views: dict[str, Interaction]) -> None:
        self._desk = desk
        self._overlay = overlay
        self._views = views
        self._others: dict[int, QWidget] = {}
        self._starts: list[Start] = []

    def set_others(self, cards: dict[int, QWidget]) -> None:
        self._others = cards

    def set_views(self, views: dict[str, Interaction]) -> None:
        """Modules bring views of their own, and take them away."""
        self._views = views

    # -- before: what is where

    def prepare(self, events: Sequence[Event]) -> None:
        """Take the pictures, while everything is still in its old place."""
        self._starts = []
        self._overlay.stop()
        if not self._desk.look.animation:
            return
        self._served()
        for event in events:
            if len(self._starts) >= MOST:
                break
            if isinstance(event, Acted):
                self._acted(event)
            elif isinstance(event, CelebrityTaken):
                self._celebrity(event)
            elif isinstance(event, EmperorVisited) or (isinstance(event, Gained) and event.steps):
                self._marker(event.seat)

    def _acted(self, event: Acted) -> None:
        d, seat = event.details, event.seat
        match event.kind:
            case "take_guest" | "choose_guest" | "second_guest":
                self._add("queue", d["slot"], seat, "guest", d["guest"])
            case "take_die":
                self._die(seat, d["face"], d.get("color", ""), _DIE_GOES[d["as"]])
            case "move_die":
                self._die(seat, d["from"], d["color"], "face", d["to"])
            case "place":
                key = d["to"]
                self._item(d["item"], seat, "guest" if key != "kitchen" else "stock", key)
            case "move_guest":
                where = (d["floor"], d["column"])
                self._guest(d["guest"], seat, where)
            case "play_staff" if d.get("from") == "hand":
                self._add("hand", d["staff"], seat, "staff", d["staff"])
            case "prepare":
                self._room(seat, (d["floor"], d["column"]))
            case "send_dancer" if "ballrooms" in self._views:
                self._dancer(seat, d)

    def _die(self, seat: int, face: int, color: str, to: str, key: int | None = None) -> None:
        def draw(painter: QPainter, rect: QRectF, theme: Theme, face: int) -> None:
            draw_die(painter, rect, theme, face, color=color if color in theme.guest else "")

        place = self._views["dice"].rect_of(self._index("dice", face))
        self._starts.append(Start(self._drawn(draw, face, 40), self._middle(place, 40), seat, to, key))

    def _celebrity(self, event: CelebrityTaken) -> None:
        """From the lounge to whoever has taken the die."""
        if "lounge" not in self._views:
            return

        def draw(painter: QPainter, rect: QRectF, theme: Theme, tile: int) -> None:
            draw_head(painter, rect, "celebrity", tile, "cream")

        place = self._views["lounge"].rect_of(self._index("lounge", event.color))
        picture = self._drawn(draw, event.tile, 40)
        self._starts.append(Start(picture, self._middle(place, 40), event.seat, "company", event.tile))

    def _add(self, view: str, key: Any, seat: int, to: str, target: Any) -> None:
        where = self._views[view]
        index = self._index(view, key)
        if index.isValid():
            self._starts.append(Start(where.picture_of(index), where.rect_of(index), seat, to, target))
        elif seat in self._others and view == "hand":
            self._starts.append(Start(self._back(), self._spot(seat), seat, to, target))

    def _guest(self, guest: int, seat: int, where: tuple[int, int]) -> None:
        cafe = self._views["cafe"]
        for row in range(cafe.model.rowCount()):
            index = cafe.model.index(row, 0)
            if index.data(Role.Facts).guest == guest:
                start = Start(cafe.picture_of(index), cafe.rect_of(index), seat, "room", where)
                self._starts.append(start)

    def _item(self, item: str, seat: int, to: str, key: Any) -> None:
        received = self._views["received"]
        for row in range(received.model.rowCount()):
            index = received.model.index(row, 0)
            if received.view.isVisible() and index.data(Role.Facts).item == item:
                picture = self._drawn(art.item_token, item, 44)
                key = item if to == "stock" else key
                self._starts.append(Start(picture, self._middle(received.rect_of(index), 44), seat, to, key))
                return

    def _served(self) -> None:
        """From the kitchen to a guest: told only when a serving is over, but seen at once."""
        table = self._desk.table
        seat = table.viewer
        p = table.player(seat)
        now = dict(zip(p.cafe, p.needs, strict=True))
        cafe = self._views["cafe"].model
        for row in range(cafe.rowCount()):
            facts = cafe.index(row, 0).data(Role.Facts)
            if facts.guest not in now:
                continue
            for nth, (before, after) in enumerate(zip(facts.missing, unpack(now[facts.guest]), strict=True)):
                stock = self._views["kitchen"].model.index(nth, 0)
                if after < before and stock.data(Role.Facts).stock > p.kitchen[nth]:
                    picture = self._drawn(art.item_token, ITEMS[nth], 44)
                    place = self._middle(self._views["kitchen"].rect_of(stock), 44)
                    self._starts.append(Start(picture, place, seat, "guest", facts.guest))

    def _room(self, seat: int, where: tuple[int, int]) -> None:
        if seat in self._others:
            return
        target = self._views["hotel"].rect_of(self._index("hotel", where))
        tiles = self._views["tiles"]
        facts = self._index("hotel", where).data(Role.Facts)
        start = self._middle(target.translated(0, target.height()), 50)
        if tiles.view.isVisible():
            start = self._middle(tiles.rect_of(self._index("tiles", facts.color)), 50)
        picture = self._drawn(bay, BayArt(facts.color, RoomStatus.VACANT), 50)
        self._starts.append(Start(picture, start, seat, "room", where))

    def _dancer(self, seat: int, d: dict[str, Any]) -> None:
        """Out of the rehearsal room, or from another house, to the row or the balcony."""
        start = self._spot(seat) if seat in self._others else QRect()
        if seat not in self._others:
            area = self._index("rehearsal", d["area"])
            start = self._middle(self._views["rehearsal"].rect_of(area), 36)
        colour = self._desk.table.colours[seat]
        picture = self._drawn(draw_dancer, colour, 36)
        self._starts.append(Start(picture, start, seat, "ballroom", (d["ballroom"], d["row"])))

    def _marker(self, seat: int) -> None:
        if any(start.to == "space" and start.seat == seat for start in self._starts):
            return
        place = self._space(seat)
        picture = QPixmap(QSize(24, 24))
        picture.fill("transparent")
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.seat_marker(painter, QRectF(2, 2, 20, 20), self._desk.theme, self._desk.table.colours[seat])
        painter.end()
        self._starts.append(Start(picture, place, seat, "space", None))

    # -- after: where everything has gone

    def go(self) -> None:
        starts, self._starts = self._starts, []
        flights = []
        for start in starts:
            end = self._end(start)
            if end is not None and end != start.place:
                flights.append(Flight(start.picture, self._local(start.place), self._local(end)))
        self._overlay.start(flights)

    def _end(self, start: Start) -> QRect | None:
        if start.to == "space":
            return self._space(start.seat)
        if start.to == "ballroom":
            place = ballroom_place(self._views["ballrooms"], *start.key)
            return self._middle(place, 36) if place is not None else None
        if start.to == "face":
            return self._middle(self._views["dice"].rect_of(self._index("dice", start.key)), 40)
        if start.seat in self._others:
            return self._spot(start.seat)
        match start.to:
            case "company":
                return self._middle(self._views["company"].rect_of(self._index("company", start.key)), 40)
            case "guest":
                return self._guest_at(start.key)
            case "stock":
                return self._middle(self._views["kitchen"].rect_of(self._index("kitchen", start.key)), 44)
            case "room":
                return self._views["hotel"].rect_of(self._index("hotel", start.key))
            case "staff":
                index = self._index("display", start.key)
                return self._views["display"].rect_of(index) if index.isValid() else None
        return self._middle(self._views[start.to].rect_of(QModelIndex()), 40)

    def _guest_at(self, guest: int) -> QRect | None:
        cafe = self._views["cafe"]
        for row in range(cafe.model.rowCount()):
            index = cafe.model.index(row, 0)
            if index.data(Role.Facts).guest == guest:
                return cafe.rect_of(index)
        return None

    # -- places and pictures

    def _index(self, view: str, key: Any) -> QModelIndex:
        return self._views[view].model.index_of(key)

    def _space(self, seat: int) -> QRect:
        """A seat's marker on the Emperor track."""
        emperor = self._views["emperor"]
        index = emperor.model.index(0, 0)
        facts = index.data(Role.Facts)
        rect = emperor.rect_of(index)
        spaces = art.emperor_spaces(QRectF(rect), len(self._desk.table.catalog.tracks.emperor_vp))
        marker = next(marker for marker in facts.markers if marker.seat == seat)
        space = spaces[marker.space].toRect()
        return QRect(space.center().x() - 12, space.bottom() + 4, 24, 24)

    def _spot(self, seat: int) -> QRect:
        widget = self._others[seat]
        return self._middle(QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size()), 44)

    def _middle(self, rect: QRect, side: int) -> QRect:
        result = QRect(0, 0, side, side)
        result.moveCenter(rect.center())
        return result

    def _local(self, rect: QRect) -> QRectF:
        return QRectF(QRect(self._overlay.host.mapFromGlobal(rect.topLeft()), rect.size()))

    def _drawn(self, painting: Any, what: Any, side: int) -> QPixmap:
        ratio = self._overlay.devicePixelRatioF()
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill("transparent")
        painter = QPainter(picture)
        painter.setFont(QFont(self._overlay.font()))
        painting(painter, QRectF(0, 0, side, side), self._desk.theme, what)
        painter.end()
        return picture

    def _back(self) -> QPixmap:
        return self._drawn(art.card_back, "staff", 44)


def ballroom_place(stage: Interaction, ballroom: str, row: int | None) -> QRect | None:
    """A row of a ballroom or the balcony; of a folded ballroom all of it."""
    for (facts,) in stage.model.rows():
        name, own = getattr(facts, "ballroom", facts.key), getattr(facts, "row", None)
        if name == ballroom and (own == (row or 0) or getattr(facts, "folded", False)):
            return stage.rect_of(stage.model.index_of(facts.key))
    return None


def scene(event: Event, views: dict[str, Interaction], others: dict[int, QWidget]) -> QRect | None:
    """Where on the screen something happened: at another player's hotel, or on the common board."""
    seat = getattr(event, "seat", -1)
    if isinstance(event, Acted) and event.kind == "take_die":
        dice = views["dice"]
        return dice.rect_of(dice.model.index_of(event.details["face"]))
    if isinstance(event, EmperorVisited) or (isinstance(event, Gained) and event.steps):
        return views["emperor"].rect_of(views["emperor"].model.index(0, 0))
    if isinstance(event, Acted) and event.kind in ("send_dancer", "remove_dancer") and "ballrooms" in views:
        return ballroom_place(views["ballrooms"], event.details["ballroom"], event.details["row"])
    if isinstance(event, BallroomScored) and "ballrooms" in views:
        stage = views["ballrooms"]
        return stage.rect_of(stage.model.index_of(event.which))
    if seat in others:
        return QRect(others[seat].mapToGlobal(others[seat].rect().topLeft()), others[seat].size())
    name = {"rolled": "dice", "all_passed": "dice", "revealed": "queue", "turn": "turns"}.get(
        event.name, "hotel"
    )
    return views[name].rect_of(QModelIndex())


# 0: the solo opponent does no action with its die
_DIE_GOES = {0: "hotel", 1: "kitchen", 2: "kitchen", 3: "hotel", 4: "emperor", 5: "display"}
