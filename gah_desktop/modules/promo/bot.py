"""What the bots need of the promotional cards: what their decisions promise."""

from gah_desktop.bots.part import BotPart

PART = BotPart(
    module="promo",
    quick_estimates={"second_dancer": lambda s, p, f, judge: 5.0},
    exits={"move_guest_wide": 1},
)
