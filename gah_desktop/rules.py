"""The complete rules for other programs, without Qt: the engine with all modules installed.

`from gah_desktop.rules import Setup, new_game` is all that a program needs to play games with modules and
solo opponents. `gah_desktop.bots` and `gah_desktop.record` work with these games.
"""

import gah_desktop.composition.bots
import gah_desktop.composition.rules  # noqa: F401
from gah_desktop.engine import Game, IllegalAction, Pending, Reason, Setup, View, new_game

__all__ = ["Game", "IllegalAction", "Pending", "Reason", "Setup", "View", "new_game"]
