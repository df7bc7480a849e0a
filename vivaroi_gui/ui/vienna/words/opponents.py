"""What the levels of the opponents do."""

from functools import cache

from PySide6.QtCore import QObject


class OpponentWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def skill(self, level: str) -> str:
        """What a level of play does, as a sentence."""
        return {
            "novice": self.tr("Looks at one stop at a time, and often not at the best one."),
            "courtier": self.tr("Plans all its dice together, but thinks little of later rounds."),
            "counsellor": self.tr("Plays a few rounds out in thought, and thinks of itself alone."),
            "eminence": self.tr("Plays each turn out many times, with your dice and its own."),
        }[level]


@cache
def opponent_words() -> OpponentWords:
    """The one OpponentWords of the program."""
    return OpponentWords()
