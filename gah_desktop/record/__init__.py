"""Games as records: journal, save files, replay, transcript. No Qt, no clock, no rules of its own."""

from gah_desktop.record.errors import SaveCode, SaveError
from gah_desktop.record.files import read_save, write_atomic, write_through
from gah_desktop.record.journal import Entry, Journal, Policy
from gah_desktop.record.recording import Recording, Turn
from gah_desktop.record.save import Loaded, dumps, loads

__all__ = [
    "Entry",
    "Journal",
    "Loaded",
    "Policy",
    "Recording",
    "SaveCode",
    "SaveError",
    "Turn",
    "dumps",
    "loads",
    "read_save",
    "write_atomic",
    "write_through",
]
