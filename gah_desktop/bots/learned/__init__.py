"""The learned value: what a position is worth by self-play, and the bot that plans with it."""
