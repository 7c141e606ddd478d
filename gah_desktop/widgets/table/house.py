"""A player's hotel as a front: its views lie in its windows, at its tables and on its sills. No rules."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from gah_desktop.catalog.basics import FLOORS
from gah_desktop.models import CafeModel, HoldingsModel, HotelModel, KitchenModel
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.widgets.art.facade import FacadeLayout, facade_layout, frame
from gah_desktop.widgets.art.facade_specs import KitchenArt, RoofArt
from gah_desktop.widgets.art.facade_street import kitchen
from gah_desktop.widgets.art.facade_walls import wing_field
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fonts import roomy
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.placed import View
from gah_desktop.widgets.table.views import ONE_ROW, CardsView, GridSpec, RoomsView, ViewSpec, said

HOTEL = ViewSpec(
    "hotel", HotelModel, pictures.room,
    lambda table: table.names[table.viewer],
    QT_TRANSLATE_NOOP("panels", "Four floors of five rooms; the top floor is the first row"),
)  # fmt: skip
CAFE = ViewSpec(
    "cafe", CafeModel, pictures.cafe,
    QT_TRANSLATE_NOOP("panels", "Café"),
    QT_TRANSLATE_NOOP("panels", "Your three tables"),
    sort="guest", grid=GridSpec(columns=ONE_ROW, room=(9.5, 6)),
)  # fmt: skip
KITCHEN = ViewSpec(
    "kitchen", KitchenModel, pictures.stock,
    QT_TRANSLATE_NOOP("panels", "Kitchen"),
    QT_TRANSLATE_NOOP("panels", "What your kitchen holds"),
    grid=GridSpec(columns=ONE_ROW, room=(3, 6)),
)  # fmt: skip
HOLDINGS = ViewSpec(
    "holdings", HoldingsModel, pictures.holding,
    QT_TRANSLATE_NOOP("panels", "What the house owns"),
    QT_TRANSLATE_NOOP("panels", "Victory points, krones, guests moved in, rooms"),
    grid=GridSpec(columns=1, lowest=0.8, room=(5, 3.6)),
)  # fmt: skip
LOW = 2.1  # times wider than high
OF_A_HOUSE = (HOTEL, CAFE, KITCHEN, HOLDINGS)


class House(Content):
    """A seat of -1 is the one who looks; another kind of house may call its views by other names."""

    def __init__(
        self, desk: Desk, parent: QWidget | None = None, specs: tuple[ViewSpec, ...] = OF_A_HOUSE
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._roof = RoofArt()
        self._seen: tuple[object, ...] = ()  # for which the front was drawn
        self._front: QPixmap | None = None  # everything that is no view
        self._between: list[tuple[int, Callable[[], float], QWidget]] = []  # its order and width
        hotel, cafe, kitchen_, holdings = specs
        self.model = HotelModel(desk.table, -1, self)
        self.rooms = RoomsView(hotel, self.model, desk, self)
        self.cafe, self.kitchen, self.holdings = (
            CardsView(spec, spec.model(desk.table, -1, self), desk, self)
            for spec in (cafe, kitchen_, holdings)
        )
        self._floor = 0  # whose figures the mouse is on
        self.setMouseTracking(True)
        self.setMinimumSize(1, 1)
        desk.look.changed.connect(self._arrange)

    @property
    def views(self) -> tuple[RoomsView | CardsView, ...]:
        return (self.rooms, self.cafe, self.kitchen, self.holdings)

    def sync(self) -> None:
        """Whose it is may have changed, and what stands between café and kitchen."""
        table = self._desk.table
        self.setAccessibleName(said(self.rooms.spec.title, table))
        self.setAccessibleDescription("\n".join(map(self.model.floor_text, range(FLOORS, 0, -1))))
        roof = RoofArt(pictures.sign(table.names[self.model.seat]), table.colours[self.model.seat])
        seen = (roof, tuple(self._built()))
        if seen != self._seen:
            self._roof, self._seen = roof, seen
            self._arrange()

    def retranslate(self) -> None:
        self._seen = ()
        table = self._desk.table
        if table.has_game and self.model.seat < table.setup.players:
            self.sync()

    # -- what stands between café and kitchen

    def build_between(self, widget: QWidget, width: Callable[[], float], order: int) -> None:
        """A part of a module, in place of the door while it is shown; as wide as it is worth just now."""
        self._between.append((order, width, widget))
        self._between.sort(key=lambda built: built[0])

    def _built(self) -> list[tuple[float, QWidget]]:
        return [(width(), widget) for _, width, widget in self._between if not widget.isHidden()]

    # -- where things are

    def layout_of(self, place: QRect | None = None) -> FacadeLayout:
        """Where it stands, or in a place where it will stand."""
        built = [width for width, _ in self._built()]
        rect = QRectF(self.rect() if place is None else place)
        large = max(1.0, self._desk.look.scale)
        wide, high = rect.width(), rect.height()
        low = wide > high * LOW  # little sky, higher storeys
        ground = high * min(0.34, (0.27 if low else 0.256) + 0.02 * large)
        return facade_layout(
            rect,
            wing=wide * min(0.11, 0.078 + 0.008 * large),
            storey=(high - ground) * 0.218 if low else None,
            ground=ground,
            between=sum(built) * wide / 767 if built else None,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        layout = self.layout_of()
        self.rooms.place_rooms(layout.bays)
        tables = layout.tables[0].united(layout.tables[-1])
        self.cafe.setGeometry(tables.toRect())
        self.kitchen.setGeometry(layout.kitchen.toRect())
        self.holdings.setGeometry(layout.right[-1].united(layout.right[0]).toRect())
        left = layout.door.left()
        built = self._built()
        for width, widget in built:
            share = layout.door.width() * width / sum(width for width, _ in built)
            widget.setGeometry(QRectF(left, layout.door.top(), share, layout.door.height()).toRect())
            left += share
        self._front = None
        self.update()

    # -- the figures of a floor, in words

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        labels = self.layout_of().left
        under = [n for n, label in enumerate(labels, 1) if label.contains(event.position())]
        self._point(under[0] if under else 0)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(0)

    def _point(self, floor: int) -> None:
        if floor == self._floor:
            return
        self._floor = floor
        label = self.layout_of().left[floor - 1].toRect() if floor else QRect()
        place = QRect(self.mapToGlobal(label.topLeft()), label.size())
        self._desk.pointed.emit(self.model.floor_text(floor) if floor else "", place)

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._front is None or self._front.devicePixelRatio() != ratio:
            self._front = QPixmap(self.size() * ratio)
            self._front.setDevicePixelRatio(ratio)
            self._front.fill("transparent")
            painter = QPainter(self._front)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._front)
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        table, theme, layout = self._desk.table, self._desk.theme, self.layout_of()
        if not table.has_game:
            return
        painter.setFont(roomy(self._desk.letters(self), self._desk.look.scale, layout.left[0].height() / 4))
        frame(painter, layout, theme, self._roof, way_in=not self._built())
        for place, field in zip(layout.left, pictures.floors(table), strict=True):
            wing_field(painter, place, theme, field)
        kitchen(painter, layout.kitchen, theme, KitchenArt(self.kitchen.accessibleName(), ()))


def views_in(widget: QWidget) -> tuple[View, ...]:
    """The views of the table in a widget, in the order in which they were made."""
    children = widget.findChildren(QAbstractItemView)
    return tuple(view for view in children if isinstance(view, View))
