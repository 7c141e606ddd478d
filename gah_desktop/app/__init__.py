"""Qt without looks: the session, settings, paths, translations and history that the window stands on."""

from gah_desktop.app.guard import guard_overrides

guard_overrides()
