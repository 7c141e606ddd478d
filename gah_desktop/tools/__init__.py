"""Developer tools: pictures of the window, measurements and games to show.

The names of the pictures are here, so that the command line can list them without Qt.
"""

from gah_desktop.widgets.registry import DIALOGS, PAGES

#: Every picture: all pages and dialogs of the window, more tables, the guided game and the reference.
PICTURES = (*PAGES, "four", "solo", "evening", *DIALOGS, "reference", "house")
#: Size limits in pixels: the smallest window, and a size that most machines can still draw.
SMALLEST = (640, 440)
LARGEST = (7680, 4320)
