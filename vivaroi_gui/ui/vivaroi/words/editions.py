"""The words of each edition, and a page that speaks in those of the present one."""

from functools import cache
from typing import Final

from PySide6.QtCore import QObject

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.vivaroi.words.lore import Lore
from vivaroi_gui.ui.vivaroi.words.lore_2024 import Lore2024

_LORE: Final[dict[str, type[Lore]]] = {"2003": Lore, "2024": Lore2024}


@cache
def lore(edition: str) -> Lore:
    """The one Lore of an edition."""
    return _LORE[edition]()


class PageWords(QObject):
    """Words of a page, which shows games of any edition; ``lore`` is that of the present one.

    ``is_live``: what is shown happens now, and nobody watches it again.
    """

    def __init__(self, parent: QObject | None = None, *, is_live: bool = True) -> None:
        super().__init__(parent)
        self.lore = lore("2003")
        self.is_live = is_live

    def thinks(self, player: Player | None) -> bool:
        """Whether somebody on turn is a computer at work; the Emissary is nobody at the table."""
        return self.is_live and (player is None or not player.is_human)
