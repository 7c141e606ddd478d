"""The rules and card reference: its content as data, and its window. Holds no rules of its own."""
