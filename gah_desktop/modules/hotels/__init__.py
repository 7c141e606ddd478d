"""Unique Hotels, module 3 of the expansion: an entrance for each player's hotel."""
