"""The end of the game.

``outcome`` is what is told of it, ``layout`` where, and ``picture`` paints the winner's side.
"""

from vivaroi_gui.ui.vivaroi.final_page.page import FinalPage

__all__ = ["FinalPage"]
