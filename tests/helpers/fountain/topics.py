"""The rules of the fountain."""

from gah_desktop.reference.topics.model import Chapter, topic

TOPICS = (topic("fountain", "The fountain", "Throw a krone in and wish for something."),)
CHAPTER = Chapter("fountain", "Waters", ("fountain",))
