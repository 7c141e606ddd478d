"""How fast the rules, the bots and the window are on this machine. Measures and never judges."""
