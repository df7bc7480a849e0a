"""A game of Vienna explained: who was likely to win, what turned it, and what chance brought."""
