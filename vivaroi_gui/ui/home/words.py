"""Words of the home page that more than one of its parts needs."""

from PySide6.QtCore import QObject


class HomeWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def people(self) -> tuple[str, ...]:
        """Names for those who type none, one for each person there can be."""
        return (
            self.tr("Giulia"),
            self.tr("Marco"),
            self.tr("Amélie"),
            self.tr("Luc"),
            self.tr("Nonna Pia"),
            self.tr("Sofia"),
            self.tr("Théo"),
            self.tr("Zoé"),
            self.tr("Camille"),
            self.tr("Hugo"),
            self.tr("Inès"),
            self.tr("Ernest"),
            self.tr("Chiara"),
            self.tr("Oscar"),
            self.tr("Elena"),
            self.tr("Matteo"),
        )
