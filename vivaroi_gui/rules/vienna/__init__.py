"""Vienna, for three to five: dice along a street."""

from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.phase import Phase
from vivaroi_gui.rules.vienna.view import View

__all__ = ["Options", "Phase", "View"]
