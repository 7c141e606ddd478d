"""The dialogs of the window. They change settings, never a game."""
