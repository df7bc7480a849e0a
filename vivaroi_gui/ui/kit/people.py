"""The words for whoever sits at a table, whatever is played there."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.table.players import Kind, Person, Player
from vivaroi_gui.ui.kit.grammar import filled

_FEWEST_LETTERS = 3
"""That are left of a shortened name."""


class People(QObject):
    """Words in the language that is spoken now: ask again after each LanguageChange."""

    # --- names ---------------------------------------------------------------------------------

    def seat(self, player: Player) -> str:
        """The name of a seat: Charles, or Charles and Margot."""
        return self.names([person.name for person in player.persons])

    def anybody(self, number: int) -> str:
        """Whoever wants no name, counted round the table from 1."""
        return self.tr("Player {number}").format(number=number)

    def names(self, names: Sequence[str]) -> str:
        """Anna, Bruno and Carla."""
        if len(names) < 2:
            return "".join(names)
        together = self.tr("{some} and {last}")
        return filled(together, some=", ".join(names[:-1]), last=names[-1])

    # --- how an AI plays ----------------------------------------------------------------------

    def kind(self, player: Player) -> str:
        """Human, or AI with its level."""
        if player.kind is Kind.HUMAN or player.level is None:
            return self.tr("Human")
        return self.tr("AI · {level}").format(level=self.level(player.level))

    def level(self, level: str) -> str:
        """The name of a level of play."""
        return {
            "novice": self.tr("Novice"),
            "courtier": self.tr("Courtier"),
            "counsellor": self.tr("Counsellor"),
            "eminence": self.tr("Grey Eminence"),
        }[level]

    # --- looks ----------------------------------------------------------------------------------

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


@cache
def people() -> People:
    """The one People of the program."""
    return People()


def persons(players: Sequence[Player]) -> list[Person]:
    """Everybody at the table by the numbers of the rules, partners one after the other."""
    return [person for player in players for person in player.persons]


def shortened(names: Sequence[str]) -> list[str]:
    """Two names joined by a sign, the longer one cut letter by letter until both are short."""
    cut, forms = list(names), [" & ".join(names)]
    while max(len(name) for name in cut) > _FEWEST_LETTERS:
        longest = cut.index(max(cut, key=len))
        cut[longest] = cut[longest][:-1]
        marked = (
            short if short == name else f"{short.rstrip()}."
            for short, name in zip(cut, names, strict=True)
        )
        forms.append(" & ".join(marked))
    return forms
