"""The end of the game."""

from vivaroi_gui.ui.vivaroi.final_page.page import FinalPage

__all__ = ["FinalPage"]
