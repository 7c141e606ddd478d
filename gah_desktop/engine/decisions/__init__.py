"""One small module per kind of decision: what may be chosen now, and how it resolves."""
