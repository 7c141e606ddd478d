"""Pictures of the window, measurements, games to show. What they can be asked for stands here, without Qt."""

#: What a picture can show.
PAGES = (
    *("table", "four", "solo", "evening", "emperor", "score"),
    *("start", "unfinished", "new", "replay", "history", "reference", "house"),
)
#: Its size in pixels: the window gets no smaller, and what is larger takes a machine to its limits.
SMALLEST = (640, 440)
LARGEST = (7680, 4320)
