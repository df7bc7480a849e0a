"""A game of the castle explained."""
