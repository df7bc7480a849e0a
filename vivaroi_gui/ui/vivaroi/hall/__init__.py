"""The throne hall, where Kings are elected."""

from vivaroi_gui.ui.vivaroi.hall.page import HallPage

__all__ = ["HallPage"]
