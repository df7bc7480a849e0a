"""What turns the game into downloads that need no Python; packaging/ has the recipes."""
