"""The throne hall, where Kings are elected.

``sight`` is what may be seen of the votes, ``stage`` shows it, and ``drama`` plays how they are
turned.
"""

from vivaroi_gui.ui.vivaroi.hall.page import HallPage

__all__ = ["HallPage"]
