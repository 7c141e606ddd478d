"""Celebrities, module 2 of the expansion: coloured dice and whoever comes with them."""
