"""The end of the game.

``outcome`` is what is told of it, and ``layout`` where.
"""

from vivaroi_gui.ui.vivaroi.final_page.page import FinalPage

__all__ = ["FinalPage"]
