"""Words of the form of the game: its options and variants, and why some are settled."""

from PySide6.QtCore import QObject

from vivaroi_gui.ui.vivaroi.form.form import Wish


class FormWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def wish(self, wish: Wish) -> str:
        """The name of an option or variant."""
        return {
            Wish.AMBITION: self.tr("Ambition"),
            Wish.BANISHED: self.tr("The Banished"),
            Wish.EMISSARY: self.tr("Emissary of the Empire"),
            Wish.WEDDING: self.tr("Royal wedding"),
            Wish.SHARED_MARKER: self.tr("One scoring marker a team"),
        }[wish]

    def no_wish(self) -> str:
        return self.tr("The base game, without options")

    def wish_told(self, wish: Wish) -> str:
        """What an option or variant changes, as a sentence."""
        return {
            Wish.AMBITION: self.tr(
                "In each round everybody keeps one of two secret Ambition cards, which can bring "
                "3 to 8 extra points."
            ),
            Wish.BANISHED: self.tr(
                "One of your six favourites bears the black seal: it does not count, neither for "
                "points nor for an Ambition."
            ),
            Wish.EMISSARY: self.tr(
                "A rival whom nobody plays votes and scores too. It starts on 40 points, and wins "
                "if nobody catches up with it."
            ),
            Wish.WEDDING: self.tr(
                "Each round crowns a couple and counts twice; after the first coronation all "
                "favourites are revealed."
            ),
            Wish.SHARED_MARKER: self.tr(
                "Partners share one marker; it moves by the lower of their two scores. So up to "
                "sixteen people can play."
            ),
        }[wish]

    def settled(self, wish: Wish, *, is_on: bool) -> str:
        """Why the rules leave no choice for those at the table."""
        return {
            (Wish.EMISSARY, True): self.tr("Two players or teams always play with it."),
            (Wish.EMISSARY, False): self.tr("It is for two to five players or teams."),
            (Wish.AMBITION, False): self.tr("There are cards for eight people only."),
            (Wish.SHARED_MARKER, False): self.tr("It is for teams: give somebody a partner."),
            (Wish.SHARED_MARKER, True): self.tr("More than eight people always do so."),
        }[wish, is_on]
