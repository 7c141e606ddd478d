"""The rules of the game, playable without a window: standard library and the catalog only.

`new_game(Setup(...))` gives a `Game`; ask it for `legal_actions()`, give one to `apply()`.
"""

from gah_desktop.engine.game import Game, new_game
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.reasons import IllegalAction, Reason
from gah_desktop.engine.setup import Setup
from gah_desktop.engine.views import View

__all__ = ["Game", "IllegalAction", "Pending", "Reason", "Setup", "View", "new_game"]
