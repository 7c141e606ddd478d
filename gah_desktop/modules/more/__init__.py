"""Some More, module 5 of the expansion: cards alone."""
