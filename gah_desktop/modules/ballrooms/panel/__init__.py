"""The ballrooms on their stage over the house, the rehearsal room to their right, and that of others."""

from gah_desktop.modules.ballrooms.panel.rehearsal import REHEARSAL, RehearsalRoom, share
from gah_desktop.modules.ballrooms.panel.stage import STAGE, Stage
from gah_desktop.widgets.table.panel import PanelSpec
from gah_desktop.widgets.table.part import PanelPart

PART = PanelPart(
    module="ballrooms",
    panels=(
        PanelSpec("ballrooms", ("stage", 10), 780, STAGE.title, Stage, titled=False),
        PanelSpec("rehearsal", ("desk", 10), share, REHEARSAL.title, RehearsalRoom),
    ),
    visited=(REHEARSAL._replace(name="visitRehearsal", hint=""),),
)
