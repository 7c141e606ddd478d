"""The pages around the table: start, new game, the Emperor's visit, scores, replay, history. No rules."""
