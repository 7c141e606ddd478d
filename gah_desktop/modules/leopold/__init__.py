"""Leopold, the solo opponent of the base game."""
