"""The rules shared by the solo opponents, and the four hotel entrances that an opponent can have."""
