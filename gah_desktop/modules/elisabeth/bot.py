"""Elisabeth needs of the bots what every solo opponent needs."""

from gah_desktop.modules.solo.bot import opponent_part

PART = opponent_part("elisabeth")
