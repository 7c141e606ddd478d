"""Pictures of cards, tiles, boards and tracks, drawn by the game's painters. Knows no pages and no game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter, Qt

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.house import ours
from gah_desktop.catalog.models import Board
from gah_desktop.reference import expansion_pictures
from gah_desktop.reference.cards import VISITS
from gah_desktop.reference.content import Ref
from gah_desktop.text.spots import action_name
from gah_desktop.text.terms import translate
from gah_desktop.widgets import art
from gah_desktop.widgets.art import (
    Amount,
    DiceArt,
    EmperorTrackArt,
    State,
    TurnTileArt,
)
from gah_desktop.widgets.art.facade import facade_layout, frame
from gah_desktop.widgets.art.facade_specs import RoofArt, WingArt
from gah_desktop.widgets.art.facade_walls import bay, wing_field
from gah_desktop.widgets.portray import ACTION_ICONS, bay_art, guest_art, objective_art, staff_art, tile_art
from gah_desktop.widgets.theme import Theme

#: Width and height in the reader's letter heights.
SIZES: dict[str, tuple[float, float]] = {
    "guest": (11.5, 15.5),
    "staff": (11.5, 13.0),
    "objective": (11.5, 11.0),
    "emperor": (11.5, 12.0),
    **expansion_pictures.SIZES,
}
BOARD_SIZES: dict[str, tuple[float, float]] = {
    "actions": (36.0, 6.5),
    "queue": (24.0, 4.0),
    "emperor": (36.0, 6.0),
    "order": (20.0, 8.4),
}
HOTEL = (46.0, 21.0)


def has_picture(ref: Ref) -> bool:
    return ref[0] in SIZES or ref[0] == "board"


def picture_size(ref: Ref, em: float) -> QSizeF:
    kind, id = ref
    width, height = SIZES.get(kind) or BOARD_SIZES.get(id, HOTEL)
    return QSizeF(round(width * em), round(height * em))


def picture(catalog: Catalog, ref: Ref, theme: Theme, font: QFont, em: float, ratio: float) -> QImage:
    """The picture of a page on a clear ground; `ratio` is device pixels per pixel."""
    size = picture_size(ref, em)
    image = blank(size, ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    draw(painter, QRectF(0, 0, size.width(), size.height()), theme, catalog, ref)
    painter.end()
    return image


def icon_image(name: str, theme: Theme, side: float, ratio: float) -> QImage:
    image = blank(QSizeF(side, side), ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.draw_icon(painter, QRectF(0, 0, side, side), theme, name)
    painter.end()
    return image


def blank(size: QSizeF, ratio: float) -> QImage:
    image = QImage(
        max(1, round(size.width() * ratio)),
        max(1, round(size.height() * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def draw(
    painter: QPainter, rect: QRectF, theme: Theme, catalog: Catalog, ref: Ref, state: State = State.NORMAL
) -> None:
    kind, id = ref
    match kind:
        case "guest":
            guest = catalog.guests[int(id)]
            shown = guest_art(guest, ours=bool(ours(catalog, "guests", guest)))
            art.guest_card(painter, rect, theme, shown, state)
        case "staff":
            staff = catalog.staff[int(id)]
            played = staff_art(staff, ours=bool(ours(catalog, "staff", staff)))
            art.staff_card(painter, rect, theme, played, state)
        case "objective":
            card = objective_art(catalog.objectives[id], catalog.objective_points)
            art.objective_card(painter, rect, theme, card, state)
        case "emperor":
            tile = catalog.emperor_tiles[id]
            art.emperor_tile(painter, rect, theme, tile_art(tile, VISITS[tile.letter]), state)
        case _ if kind in expansion_pictures.SIZES:
            expansion_pictures.draw(painter, rect, theme, catalog, ref, state)
        case "board" if id == "actions":
            _actions(painter, rect, theme)
        case "board" if id == "queue":
            _queue(painter, rect, theme, catalog)
        case "board" if id == "emperor":
            _emperor(painter, rect, theme, catalog)
        case "board" if id == "order":
            _order(painter, rect, theme, catalog)
        case "board":
            _hotel(painter, rect, theme, catalog, catalog.boards[id if id in catalog.boards else "night"])


def cells(rect: QRectF, columns: int, rows: int = 1, gap: float = 3) -> list[QRectF]:
    """A grid of places of whole pixels."""
    width = (rect.width() - gap * (columns - 1)) / columns
    height = (rect.height() - gap * (rows - 1)) / rows
    return [
        QRectF(
            round(rect.left() + column * (width + gap)),
            round(rect.top() + row * (height + gap)),
            int(width),
            int(height),
        )
        for row in range(rows)
        for column in range(columns)
    ]


def _actions(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    for face, place in enumerate(cells(rect, 6), 1):
        space = DiceArt(face, 1, ACTION_ICONS[face], action_name(face))
        art.dice_space(painter, place, theme, space)


def _queue(painter: QPainter, rect: QRectF, theme: Theme, catalog: Catalog) -> None:
    for place, cost in zip(cells(rect, 5), catalog.tracks.queue_cost, strict=True):
        art.counter(painter, place, theme, art.CounterArt("krone", cost))


def _emperor(painter: QPainter, rect: QRectF, theme: Theme, catalog: Catalog) -> None:
    tracks = catalog.tracks
    track = EmperorTrackArt(
        tuple(tracks.emperor_vp),
        (),
        tracks.emperor_reward_from,
        tracks.emperor_penalty_at,
        vp_label=translate("pages", "VP"),
    )
    art.emperor_track(painter, rect, theme, track)


def _order(painter: QPainter, rect: QRectF, theme: Theme, catalog: Catalog) -> None:
    """The tiles of each number of players, a row each."""
    tiles = catalog.tracks.turn_order_tiles
    rows = cells(rect, 1, len(tiles), gap=6)
    for row, players in zip(rows, sorted(tiles), strict=True):
        side = min(row.height(), (row.width() - 6 * 3) / 8)
        for index, pair in enumerate(tiles[players]):
            for half, number in enumerate(pair):
                place = QRectF(row.left() + (index * 2 + half) * side + index * 6, row.top(), side, side)
                art.turn_tile(painter, place, theme, TurnTileArt(number))


def _hotel(painter: QPainter, rect: QRectF, theme: Theme, catalog: Catalog, board: Board) -> None:
    """The front before anybody has prepared a room; in the wing what each floor scores and costs."""
    tracks = catalog.tracks
    layout = facade_layout(rect, wing=rect.width() * 0.095, ground=0)
    frame(painter, layout, theme, RoofArt(), street=False)
    for floor, row in enumerate(layout.bays, 1):
        for column, place in enumerate(row, 1):
            bay(painter, place, theme, bay_art(board, tracks, floor, column))
    for floor, place in enumerate(layout.left):
        cost = tracks.floor_cost[floor]
        price = Amount("krone", f"−{cost}" if cost else "0")
        wing_field(painter, place, theme, WingArt(Amount("vp", str(tracks.floor_vp[floor])), price))
