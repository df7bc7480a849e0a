"""The count after a round."""

from vivaroi_gui.ui.vivaroi.count.page import CountPage

__all__ = ["CountPage"]
