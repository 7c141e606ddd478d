"""The promotional cards that need the expansion. Off by default; not a module of their own."""
