"""What the levels and styles of the opponents are called, and what they do."""

from functools import cache

from PySide6.QtCore import QObject


class OpponentWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def skill(self, level: str) -> str:
        """What a level of play does, as a sentence."""
        return {
            "novice": self.tr(
                "Likes to lift its favourites and to vote for them, but often acts at random: "
                "a child can win."
            ),
            "courtier": self.tr(
                "Plays openly: lifts its own favourites and rarely proposes anybody."
            ),
            "counsellor": self.tr(
                "Guesses your favourites from what you do, and gets other players’ favourites "
                "rejected."
            ),
            "eminence": self.tr(
                "Bluffs, finds out how each of you plays, and looks ahead to the end of the game."
            ),
        }[level]

    def style(self, style: str) -> str:
        """The name of a style of play."""
        return {
            "even": self.tr("Balanced"),
            "bluffer": self.tr("Bluffer"),
            "hoarder": self.tr("Hoarder"),
            "burner": self.tr("Spender"),
        }[style]

    def manner(self, style: str) -> str:
        """What a style of play does, short enough for a ticket."""
        return {
            "even": self.tr("Plays it straight"),
            "bluffer": self.tr("Bluffs a lot"),
            "hoarder": self.tr("Holds back its No"),
            "burner": self.tr("Spends its No early"),
        }[style]


@cache
def opponent_words() -> OpponentWords:
    """The one OpponentWords of the program."""
    return OpponentWords()
