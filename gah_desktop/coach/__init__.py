"""Advice for people: what is best in a position, and what a game was lost by. Sees what seats see; no Qt."""
