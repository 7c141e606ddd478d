"""The window: views, dialogs and looks; no rules, the game is reached through models and the session."""
