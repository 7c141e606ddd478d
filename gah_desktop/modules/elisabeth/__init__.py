"""Elisabeth, the solo opponent of the expansion."""
