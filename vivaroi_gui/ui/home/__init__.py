"""The home page: who plays, which form of the game, and the gates."""

from vivaroi_gui.ui.home.page import HomePage

__all__ = ["HomePage"]
