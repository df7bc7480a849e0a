"""A game watched again, over the whole window."""

from vivaroi_gui.ui.replay.replays import Replays

__all__ = ["Replays"]
