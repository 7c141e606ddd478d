"""What things and positions are worth, in VP expected at the end. It chooses nothing."""
