"""The sixteen Ambitions of 2024 in words, and the pictures that stand for them."""

from functools import cache
from typing import Final

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS, CONSOLATION_BELOW

_EMBLEMS: Final = {
    "bouffon_king": "jester",
    "woman_queen": "woman",
    "man_king": "man",
    "no_wc": "no-wc",
    "not_floors_2_3": "no-floors-2-3",
    "not_floors_0_1": "no-floors-0-1",
    "one_dungeon": "one-dungeon",
    "two_dungeons": "two-dungeons",
    "one_wc": "one-wc",
    "two_wc": "two-wc",
    "only_yes_left": "only-yes",
    "not_floors_4_5": "no-floors-4-5",
    "three_dungeons": "three-dungeons",
    "no_wc_no_dungeon": "no-wc-dungeon",
    "raised_the_king": "kingmaker",
    "consolation": "consolation",
}


class AmbitionCardWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def title(self, ambition: str) -> str:
        return {
            "bouffon_king": self.tr("The Jester crowned"),
            "woman_queen": self.tr("A woman crowned"),
            "man_king": self.tr("A man crowned"),
            "no_wc": self.tr("No WC"),
            "not_floors_2_3": self.tr("Not on floors 2, 3"),
            "not_floors_0_1": self.tr("Not on floors 0, 1"),
            "one_dungeon": self.tr("One dungeon"),
            "two_dungeons": self.tr("Two dungeons"),
            "one_wc": self.tr("One WC"),
            "two_wc": self.tr("Both WCs"),
            "only_yes_left": self.tr("Only a Yes left"),
            "not_floors_4_5": self.tr("Not on floors 4, 5"),
            "three_dungeons": self.tr("Three dungeons"),
            "no_wc_no_dungeon": self.tr("No WC, no dungeon"),
            "raised_the_king": self.tr("Kingmaker"),
            "consolation": self.tr("Consolation"),
        }[ambition]

    def condition(self, ambition: str) -> str:
        """What has to be so at the end of the round, to follow "3 points"."""
        return {
            "bouffon_king": self.tr("if the Jester is crowned King"),
            "woman_queen": self.tr("if a woman is crowned Queen (neither Ouaf nor the Jester)"),
            "man_king": self.tr("if a man is crowned King (neither Ouaf nor the Jester)"),
            "no_wc": self.tr("if none of your favourites is in a WC"),
            "not_floors_2_3": self.tr("if none of your favourites is on floor 2 or 3"),
            "not_floors_0_1": self.tr("if none of your favourites is on floor 0 or 1"),
            "one_dungeon": self.tr("if exactly one of your favourites is in a dungeon"),
            "two_dungeons": self.tr("if exactly two of your favourites are in dungeons"),
            "one_wc": self.tr("if exactly one of your favourites is in a WC"),
            "two_wc": self.tr("if two of your favourites are in the WCs"),
            "only_yes_left": self.tr("if Yes is the only vote card you have left"),
            "not_floors_4_5": self.tr("if none of your favourites is on floor 4 or 5"),
            "three_dungeons": self.tr("if three of your favourites are in dungeons"),
            "no_wc_no_dungeon": self.tr("if none of your favourites is in a WC or in a dungeon"),
            "raised_the_king": self.tr("if you moved the new King to the Throne Room"),
            "consolation": self.tr("if your favourites bring fewer than {points} points").format(
                points=CONSOLATION_BELOW
            ),
        }[ambition]


@cache
def _words() -> AmbitionCardWords:
    return AmbitionCardWords()


def ambition_title(ambition: str) -> str:
    """The name of an Ambition card."""
    return _words().title(ambition)


def ambition_condition(ambition: str) -> str:
    """What an Ambition asks for, to follow its points."""
    return _words().condition(ambition)


def ambition_points(ambition: str) -> int:
    """What an Ambition brings if its condition is met."""
    return AMBITIONS[ambition]


def ambition_emblem(ambition: str) -> str:
    """The picture of an Ambition, for ``picture``."""
    return f"kit/ambition-{_EMBLEMS[ambition]}"
