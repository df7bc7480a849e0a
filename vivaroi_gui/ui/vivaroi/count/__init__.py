"""The count after a round.

``standing`` is what was counted, ``pace`` when it is shown, ``layout`` and ``columns`` where.
"""

from vivaroi_gui.ui.vivaroi.count.page import CountPage

__all__ = ["CountPage"]
