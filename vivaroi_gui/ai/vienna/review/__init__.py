"""The explained end of Vienna: who was likely to win, when that changed, and what chance brought."""
