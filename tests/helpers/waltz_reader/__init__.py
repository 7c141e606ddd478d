"""A reader of transcripts of the expansion that knows only the printed rules. Imports nothing of the game."""

from tests.helpers.waltz_reader.opponent import WaltzReader

__all__ = ["WaltzReader"]
