"""The entrance of each hotel with what lies beside it, and the auction of the entrances. No rules."""

from gah_desktop.modules.hotels.models.auction import AuctionModel, BidFacts, LotFacts, PurseModel
from gah_desktop.modules.hotels.models.elsewhere import ALSO
from gah_desktop.modules.hotels.models.entrance import EntranceFacts, EntranceModel, PiecesModel

__all__ = [
    "ALSO",
    "AuctionModel",
    "BidFacts",
    "EntranceFacts",
    "EntranceModel",
    "LotFacts",
    "PiecesModel",
    "PurseModel",
]
