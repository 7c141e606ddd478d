"""Over the storeys of the house: the entrances on sale with the bids, or the own one in large. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from gah_desktop.modules.hotels.models import AuctionModel, EntranceModel, PiecesModel, PurseModel
from gah_desktop.modules.hotels.models.auction import asked
from gah_desktop.modules.hotels.panel import pictures
from gah_desktop.modules.hotels.panel.entrance import COLUMNS, PIECES, PORTAL, UNFOLD
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import component_name
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fitted import Fitted
from gah_desktop.widgets.table.focus import FocusReturn
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.popup import draw_frame
from gah_desktop.widgets.table.views import ONE_ROW, CardsView, GridSpec, ViewSpec

LOTS = ViewSpec(
    "lots", AuctionModel, pictures.lot,
    QT_TRANSLATE_NOOP("panels", "Entrances on offer"),
    QT_TRANSLATE_NOOP("panels", "The entrances on offer, and the bid that stands on each"),
    grid=GridSpec(columns=ONE_ROW, room=(11, 13)),
)  # fmt: skip
PURSE = ViewSpec(
    "purse", PurseModel, pictures.coin,
    QT_TRANSLATE_NOOP("panels", "Your bid"),
    QT_TRANSLATE_NOOP("panels", "How many krones you bid: choose, then the entrance; or drag them there"),
    grid=GridSpec(columns=ONE_ROW, max_aspect=1.2, lowest=0.8, room=(2, 2)),
)  # fmt: skip
LARGE_PIECES = PIECES._replace(name="largePieces")
LARGE_PORTAL = PORTAL._replace(name="largeEntrance", hint="")


class Hall(Retranslated, Content):
    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.setObjectName("hall")
        self._opened = False
        self._focus_return = FocusReturn(self, desk)
        table = desk.table
        self._title = Fitted(desk, self, size=1.15, bold=True, ink="gold")
        self._text = Fitted(desk, self, size=1.0)
        self._close = QToolButton(self)
        self._close.setObjectName("hallClose")
        self._close.clicked.connect(self._shut)
        self.lots = CardsView(LOTS, AuctionModel(table, -1, self), desk, self)
        self.purse = CardsView(PURSE, PurseModel(table, -1, self), desk, self)
        self.portal = CardsView(LARGE_PORTAL, EntranceModel(table, -1, self), desk, self)
        self.pieces = CardsView(LARGE_PIECES, PiecesModel(table, -1, self), desk, self)
        desk.unfold.connect(self._unfold)
        desk.look.changed.connect(self._arrange)
        self.retranslate()

    # -- when it is there

    @property
    def _on_sale(self) -> bool:
        return bool(self.lots.interaction.model.rowCount())

    @property
    def wanted(self) -> bool:
        return self._on_sale or self._opened or self._taking

    @property
    def _taking(self) -> bool:
        """A token is being taken by the one who looks."""
        table = self._desk.table
        asked = table.decision if table.has_game and table.may_act else None
        return asked is not None and asked.kind == "take_token"

    def _unfold(self, what: str, seat: int) -> None:
        if what != UNFOLD or self._on_sale:
            return
        for view in (self.portal, self.pieces):
            view.interaction.model.set_seat(-1 if seat == self._desk.table.viewer else seat)
        self._opened = True
        self.sync()
        self._focus_return.note()
        self._desk.overChanged.emit()
        (self.pieces if self.pieces.model().rowCount() else self._close).setFocus(
            Qt.FocusReason.OtherFocusReason
        )

    def _shut(self) -> None:
        self._opened = False
        self._focus_return.give_back()
        self._desk.overChanged.emit()

    def put_away(self) -> bool:
        opened, self._opened = self._opened, False
        if opened:
            self._focus_return.give_back()
        return opened

    def sync(self) -> None:
        asked_for = asked(self._desk.table) if self._desk.table.has_game else None
        if asked_for is not None or not self._desk.table.may_act:
            self._opened = False
        if self._taking:
            for view in (self.portal, self.pieces):
                view.interaction.model.set_seat(-1)
        self.retranslate()
        self._arrange()

    # -- where things are

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        sale = self._on_sale
        for view in (self.lots, self.purse):
            view.setVisible(sale)
        for widget in (self.portal, self.pieces, self._text):
            widget.setVisible(not sale)
        self._close.setVisible(not sale and not self._taking)
        inside = self.rect().adjusted(em // 2, em // 3, -em // 2, -em // 3)
        head = min(round(em * 1.6), inside.height() // 5)
        close = self._close.sizeHint().width() if not sale else 0
        self._title.setGeometry(inside.left(), inside.top(), inside.width() - close - 4, head)
        self._close.setGeometry(inside.right() - close, inside.top(), close, head)
        body = inside.adjusted(0, head + 2, 0, 0)
        if sale:
            self._arrange_sale(body, em)
        else:
            self._arrange_large(body)

    def _arrange_sale(self, body: QRect, em: int) -> None:
        coins = 0
        if self.purse.model().rowCount():
            coins = min(round(em * 2.4), body.height() // 4)
        self.purse.setGeometry(body.left(), body.bottom() - coins + 1, body.width(), coins)
        self.lots.setGeometry(body.left(), body.top(), body.width(), body.height() - coins - 2)

    def _arrange_large(self, body: QRect) -> None:
        side = min(body.height() // 2, body.width() // 4)
        self.portal.setGeometry(body.left(), body.top(), side, side)
        low = body.height() - side - 4
        self._text.setGeometry(body.left() + side + 8, body.top(), body.width() - side - 8, side)
        rows = self.pieces.interaction.model.rows()
        sort = rows[0][0].key[0] if rows else ""
        columns = 3 if sort in ("tile", "goal", "group", "bonus") else COLUMNS.get(sort, 1)
        if self.pieces.spec.grid.columns != columns:
            self.pieces.set_grid(LARGE_PIECES.grid._replace(columns=columns, room=(8, 3)))
        self.pieces.setGeometry(body.left(), body.bottom() - low + 1, body.width(), low)

    # -- words

    def retranslate(self) -> None:
        table = self._desk.table
        self._close.setText(self.tr("Close"))
        self._close.setToolTip(self.tr("Back to the house (Esc)"))
        if not table.has_game:
            return
        if self._on_sale:
            sold = self.lots.interaction.model.rows()[0][0].sold
            told = (
                self.tr("Auction: what do you bid, and for which entrance?")
                if sold
                else self.tr("Choose your entrance")
            )
            self._title.say(told)
            return
        rows = self.portal.interaction.model.rows()
        if rows and rows[0][0].entrance:
            model = self.portal.interaction.model
            self._title.say(component_name("entrance", rows[0][0].entrance))
            self._text.say(model.rules(rows[0][0]) if isinstance(model, EntranceModel) else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_frame(self, self._desk.theme.panel, self._desk.theme.gold)
