"""The modules: optional rules beside those of the base game, a folder each.

A module's folder holds a file, or a folder of that name, for each layer to which it brings something:
`rules.py` for the engine, `bot.py` and `learned.py` for the bots, `words.py` for the texts, `models.py`,
`panel.py` for the table, and `topics.py` for the reference. `gah_desktop.composition` registers them.
"""
