"""The home page: who plays, which game in which form, and the gates.

It may use the kit and what a game hands the window; it asks every game for its cards and its words.
"""

from vivaroi_gui.ui.home.page import HomePage

__all__ = ["HomePage"]
