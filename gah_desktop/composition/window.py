"""Register what the modules bring to every layer, for the window."""

import gah_desktop.app  # first: it keeps Qt from reading every file that is imported, see `app/sources.py`
import gah_desktop.composition.bots
import gah_desktop.composition.models
import gah_desktop.composition.panels
import gah_desktop.composition.reference
import gah_desktop.composition.rules
import gah_desktop.composition.text  # noqa: F401
