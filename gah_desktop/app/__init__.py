"""Qt without looks: the session, settings, paths, translations and history that the window stands on."""

from gah_desktop.app.guard import guard_overrides
from gah_desktop.app.none_guard import keep_none

keep_none()
guard_overrides()
