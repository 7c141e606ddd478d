"""The entrance of each hotel with what lies beside it, and the auction of the entrances. No rules."""

from gah_desktop.app.table import Table
from gah_desktop.models.part import ModelPart
from gah_desktop.modules.hotels.models.auction import AuctionModel, BidFacts, LotFacts, PurseModel
from gah_desktop.modules.hotels.models.elsewhere import EXTENSIONS
from gah_desktop.modules.hotels.models.entrance import EntranceFacts, EntranceModel, PiecesModel
from gah_desktop.modules.hotels.models.phrases import house_lines

__all__ = [
    "PART",
    "AuctionModel",
    "BidFacts",
    "EntranceFacts",
    "EntranceModel",
    "LotFacts",
    "PiecesModel",
    "PurseModel",
]


def _beside(table: Table, seat: int) -> list[str]:
    """The entrance of a seat, and what lies beside it."""
    return house_lines(table.state, seat)


PART = ModelPart(module="hotels", extensions=EXTENSIONS, lines=_beside)
