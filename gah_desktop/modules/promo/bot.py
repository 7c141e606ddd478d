"""What bots are told of the promotional cards: what their decisions promise."""

PROMISES = {"second_dancer": lambda s, p, f, judge: 5.0}
