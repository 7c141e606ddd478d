"""Qt without looks: the session, settings, paths, translations and history that the window stands on."""
