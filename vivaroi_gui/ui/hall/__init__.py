"""The throne hall, where Kings are elected."""

from vivaroi_gui.ui.hall.page import HallPage

__all__ = ["HallPage"]
