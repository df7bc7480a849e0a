"""Which form of the game is played: the part of the home page that belongs to this game."""
