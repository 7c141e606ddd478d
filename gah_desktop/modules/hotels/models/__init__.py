"""The entrance of each hotel with what lies beside it, and the auction of the entrances. No rules."""

from gah_desktop.app.table import Table
from gah_desktop.modules.hotels.models.auction import AuctionModel, BidFacts, LotFacts, PurseModel
from gah_desktop.modules.hotels.models.elsewhere import ALSO
from gah_desktop.modules.hotels.models.entrance import EntranceFacts, EntranceModel, PiecesModel
from gah_desktop.modules.hotels.models.phrases import house_lines


def told(table: Table, seat: int) -> list[str]:
    """The entrance of a seat, and what lies beside it."""
    return house_lines(table.state, seat)


__all__ = [
    "ALSO",
    "AuctionModel",
    "BidFacts",
    "EntranceFacts",
    "EntranceModel",
    "LotFacts",
    "PiecesModel",
    "PurseModel",
    "told",
]
