"""A module of rules for tests of the table: pigeons on two benches, where who sits down has passed."""
