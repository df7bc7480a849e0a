"""What is to be read of Viva il Re! in the dialogs: its rules, and whose game it is."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.ui.session.screens import Papers
from vivaroi_gui.ui.vivaroi.words.editions import lore

_SECTION: Final = {
    Phase.PLACING: 2,
    Phase.ASCENT: 3,
    Phase.ELECTION: 4,
    Phase.DEAL: 5,
    Phase.GAME_OVER: 8,
    Phase.AMBITION: 9,
}
"""Where each phase is explained, in the order of the sections (the same in each language)."""


class CastlePapers(Papers[View]):
    """Of both editions."""

    def title(self, edition: str) -> str:
        return lore(edition).rules()

    def section(self, view: View, *, is_unread: bool) -> int:
        return _SECTION[Phase.ELECTION if is_unread else view.phase]

    def pictures(self, edition: str, ratio: float) -> Mapping[str, QPixmap]:
        from vivaroi_gui.ui.vivaroi.rules_pictures import rules_pictures

        return rules_pictures(edition, ratio)

    def credits(self) -> tuple[str, ...]:
        return (
            QCoreApplication.translate(
                "AboutDialog", "Viva il Re!, King Me! (2003): Stefano Luperto, daVinci Editrice."
            ),
            QCoreApplication.translate(
                "AboutDialog",
                "Vive le Roi! (2024): Stefano Luperto, Jean-Michel Maman and Andrés J. Voicu, "
                "Spiel-ou-Face.",
            ),
            QCoreApplication.translate(
                "AboutDialog",
                "The castle, the characters and the deck of secret goals are our own work.",
            ),
        )

    def how_secrets_are_kept(self) -> str:
        return QCoreApplication.translate(
            "FileWords",
            "Favourites and votes are written in such a way that nobody reads them just by "
            "opening the file.",
        )
