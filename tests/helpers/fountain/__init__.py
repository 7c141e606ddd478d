"""A module of rules of the tests: its folder is what the folder of a real one would be."""
