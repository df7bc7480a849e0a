"""A game watched again, over the whole window, from its record.

It may use kit and session; of a game it knows its screens, and how they retell it.
"""

from vivaroi_gui.ui.replay.replays import Replays, load_ahead, replayed_size

__all__ = ["Replays", "load_ahead", "replayed_size"]
