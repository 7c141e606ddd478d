"""How fast the rules, the bots and the window are on this machine. Measures and never judges."""


class MeasureError(Exception):
    """A measured process did not come to an end; the message is what it said last."""
