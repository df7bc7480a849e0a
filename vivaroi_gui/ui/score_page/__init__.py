"""The count after a round."""

from vivaroi_gui.ui.score_page.page import ScorePage

__all__ = ["ScorePage"]
