"""The last count: one table that explains each point.

``layout`` says where the columns are, ``row`` paints a player's, ``words`` speak.
"""

from vivaroi_gui.ui.vienna.final_page.page import FinalPage

__all__ = ["FinalPage"]
