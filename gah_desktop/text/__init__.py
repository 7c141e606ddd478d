"""Names and sentences of the game: English literals and their translations. Knows no rules, no window."""
