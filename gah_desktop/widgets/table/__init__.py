"""The table in the window: panels, views, delegates and what happens between them. No rules."""
