"""The count after a round."""

from vivaroi_gui.ui.vivaroi.count.page import ScorePage

__all__ = ["ScorePage"]
