"""The choice of an Ambition, before the characters are placed."""

from vivaroi_gui.ui.vivaroi.ambition.page import AmbitionPage

__all__ = ["AmbitionPage"]
