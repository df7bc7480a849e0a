"""The choice of an Ambition, before the characters are placed.

``task`` is what lies before whom, ``layout`` where, and ``picture`` paints what is around
the cards.
"""

from vivaroi_gui.ui.vivaroi.ambition.page import AmbitionPage

__all__ = ["AmbitionPage"]
