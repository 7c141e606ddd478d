"""Thinking beyond the own turn: lines of a whole turn are played on in games that could be the real one."""
