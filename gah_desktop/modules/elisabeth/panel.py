"""Elisabeth's place at the table: the panel of every solo opponent."""

from gah_desktop.widgets.table.solo_opponent import PANEL

PANELS = (PANEL,)
