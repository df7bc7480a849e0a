"""Python's cycle collector, kept out of the threads that are not the window's."""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimerEvent

_EVERY_MS: Final = 1000
_OLDER: Final = 10
"""So many times the young objects are looked through, once the older ones are too."""


class GarbageCollector(QObject):
    """Looks for cycles in the thread it lives in, and nobody else does for as long as it lives.

    By itself Python looks wherever an object has just been made, so in the thread that reads what
    the opponents say too.  A widget that is found there is deleted there, while the window's thread
    may be painting it: the program ends, or waits for itself.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._looked = 0
        self.startTimer(_EVERY_MS)

    def timerEvent(self, _: QTimerEvent) -> None:
        """Looks when Python itself would have: the youngest often, all of them rarely."""
        if gc.get_count()[0] <= gc.get_threshold()[0]:
            return
        self._looked += 1
        gc.collect(sum(self._looked % each == 0 for each in (_OLDER, _OLDER**2)))
