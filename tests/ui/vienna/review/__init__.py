"""A game of Vienna explained on the screen."""
