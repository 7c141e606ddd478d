"""Vienna Ballrooms, module 1 of the expansion: champagne, dancers, ballrooms, rehearsal rooms."""
