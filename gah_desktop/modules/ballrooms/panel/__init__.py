"""The ballrooms on their stage over the house, and the rehearsal room to their right."""

from gah_desktop.modules.ballrooms.panel.rehearsal import REHEARSAL, RehearsalRoom
from gah_desktop.modules.ballrooms.panel.stage import STAGE, Stage
from gah_desktop.widgets.table.panel import PanelSpec

PANELS = (
    PanelSpec("ballrooms", ("stage", 10), 780, STAGE.title, Stage, titled=False),
    PanelSpec("rehearsal", ("desk", 10), 96, REHEARSAL.title, RehearsalRoom),
)
