"""Qt without looks: the session, settings, paths, translations and history that the window stands on."""

from gah_desktop.app.guard import guard_overrides
from gah_desktop.app.sources import leave_sources_unread

guard_overrides()
leave_sources_unread()
