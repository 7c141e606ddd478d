"""The solo opponent: its deck, the reading of an instruction card, its choices, its hotel entrances."""

HUMAN = 0
RIVAL = 1
