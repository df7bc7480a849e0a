"""A game explained, over the whole window, by what was found out of what it has shown.

It may use kit and session; of a game it knows its screens, and the tabs that they hand it.
"""

from vivaroi_gui.ui.review.reviews import Reviews, load_ahead, paint_ahead

__all__ = ["Reviews", "load_ahead", "paint_ahead"]
