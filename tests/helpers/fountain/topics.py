"""The rules of the fountain."""

from gah_desktop.reference.part import ReferencePart
from gah_desktop.reference.topics.model import Chapter, topic

PART = ReferencePart(
    module="fountain",
    chapter=Chapter("fountain", "Waters", ("fountain",), expansion=True),
    topics=(topic("fountain", "The fountain", "Throw a krone in and wish for something."),),
)
