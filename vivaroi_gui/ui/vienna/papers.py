"""What is to be read of Vienna in the dialogs: its rules, and whose game it is."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.table.files import readable
from vivaroi_gui.ui.session.screens import Papers
from vivaroi_gui.ui.vienna.words.legend import legend_words
from vivaroi_gui.ui.vienna.words.rounds import round_words
from vivaroi_gui.ui.vienna.words.sources import source_words

_SECTION: Final = {
    Phase.DEAL: 1,
    Phase.START_CARD: 1,
    Phase.THROW: 2,
    Phase.TURN: 2,
    Phase.GENDARME: 3,
    Phase.KRIEAU: 3,
    Phase.PRATER: 3,
    Phase.TAKE: 4,
    Phase.SYMBOL: 4,
    Phase.STEAL: 4,
    Phase.DOUBLE: 5,
    Phase.NEW_ROUND: 6,
    Phase.GAME_OVER: 7,
}
"""Where each phase is explained, in the order of the sections (the same in each language)."""


class ViennaPapers(Papers[View]):
    """They say openly what of the board nobody has published."""

    def title(self, edition: str) -> str:
        return round_words().rules()

    def short_title(self, edition: str) -> str:
        return round_words().title()

    def section(self, view: View, *, is_unread: bool) -> int:
        return _SECTION[view.phase]

    def filled(self, text: str) -> str:
        """With what of the shipped board is known, and the name of an owner's file."""
        from vivaroi_gui.ui.vienna.form.owners_file import NAME
        from vivaroi_gui.ui.vienna.legend import SIGNS

        words = source_words()
        counts = words.counts(SHIPPED)
        figures = {source.value: str(number) for source, number in counts.items()}
        figures["all"] = str(sum(counts.values()))
        legend = legend_words()
        return text.format(
            signs=legend.signs(tuple(SIGNS)),
            stops=legend.stops(SHIPPED),
            board=words.table(SHIPPED),
            file=NAME,
            **figures,
        )

    def pictures(self, edition: str, ratio: float) -> Mapping[str, QPixmap]:
        from vivaroi_gui.ui.vienna.legend import sign_pictures
        from vivaroi_gui.ui.vienna.rules_pictures import rules_pictures

        return {**sign_pictures(ratio), **rules_pictures(ratio)}

    def kept(self, own: Path) -> tuple[str, ...]:
        from vivaroi_gui.ui.vienna.form.owners_file import OwnersFile

        told = QCoreApplication.translate("AboutDialog", "Board of your printed game: {file}")
        return (told.format(file=readable(OwnersFile(own).file)),)

    def credits(self) -> tuple[str, ...]:
        return (
            QCoreApplication.translate(
                "AboutDialog", "Vienna (2015): Johannes Schmidauer-König, Schmidt Spiele."
            ),
            QCoreApplication.translate(
                "AboutDialog",
                "Town and cards are our own work. About half of the printed board is published "
                "nowhere and reconstructed: the rules list it.",
            ),
        )
