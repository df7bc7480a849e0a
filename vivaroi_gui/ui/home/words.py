"""Words of the home page that more than one of its parts needs."""

from PySide6.QtCore import QObject


class HomeWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def people(self) -> tuple[str, ...]:
        """Names for those who type none, one for each seat there can be."""
        return (
            self.tr("Giulia"),
            self.tr("Marco"),
            self.tr("Amélie"),
            self.tr("Luc"),
            self.tr("Nonna Pia"),
            self.tr("Sofia"),
        )

    def avatar(self, avatar: str) -> str:
        """The animal's name."""
        return {
            "fox": self.tr("Fox"),
            "owl": self.tr("Owl"),
            "hare": self.tr("Hare"),
            "bear": self.tr("Bear"),
            "cat": self.tr("Cat"),
            "frog": self.tr("Frog"),
            "stag": self.tr("Stag"),
            "badger": self.tr("Badger"),
            "boar": self.tr("Boar"),
            "dragon": self.tr("Dragon"),
            "hedgehog": self.tr("Hedgehog"),
            "mouse": self.tr("Mouse"),
            "raven": self.tr("Raven"),
            "squirrel": self.tr("Squirrel"),
            "swan": self.tr("Swan"),
            "unicorn": self.tr("Unicorn"),
        }[avatar]

    def colour(self, colour: str) -> str:
        """The colour, and the emblem that goes with it."""
        return {
            "crimson": self.tr("Crimson, star"),
            "cobalt": self.tr("Cobalt, moon"),
            "emerald": self.tr("Emerald, leaf"),
            "saffron": self.tr("Saffron, sun"),
            "violet": self.tr("Violet, bell"),
            "tangerine": self.tr("Tangerine, heart"),
            "turquoise": self.tr("Turquoise, key"),
            "charcoal": self.tr("Charcoal, tower"),
        }[colour]
