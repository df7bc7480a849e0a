"""What the levels and tempers of the opponents are called, and what they do."""

from functools import cache

from PySide6.QtCore import QObject


class OpponentWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def skill(self, level: str) -> str:
        """What a level of play does, as a sentence."""
        return {
            "novice": self.tr(
                "Lifts its favourites, votes for them and for few others, often on a whim: "
                "a child can win."
            ),
            "courtier": self.tr("Looks a little ahead, and goes for the crown early."),
            "counsellor": self.tr(
                "Finds out how you play: where you say Yes easily it takes the crown, "
                "else it waits."
            ),
            "eminence": self.tr(
                "Bluffs, finds out how each of you plays, and looks ahead to the end of the game."
            ),
        }[level]

    def temper(self, style: str) -> str:
        """The name of a temper."""
        return {
            "even": self.tr("Even temper"),
            "sly": self.tr("Sly"),
            "learned": self.tr("Learned"),
            "hasty": self.tr("Hasty"),
            "kind": self.tr("Kind"),
            "vain": self.tr("Vain"),
            "cheerful": self.tr("Cheerful"),
            "honourable": self.tr("Honourable"),
            "unforgiving": self.tr("Unforgiving"),
            "dramatic": self.tr("Dramatic"),
            "shy": self.tr("Shy"),
            "bluffer": self.tr("Bluffer"),
            "hoarder": self.tr("Hoarder"),
            "burner": self.tr("Spender"),
        }[style]

    def manner(self, style: str) -> str:
        """What a temper does, short enough for a ticket."""
        return {
            "even": self.tr("Plays it straight"),
            "sly": self.tr("Bluffs, and smiles"),
            "learned": self.tr("Waits and counts"),
            "hasty": self.tr("Straight to the throne"),
            "kind": self.tr("Stands by its friends"),
            "vain": self.tr("Keeps its No"),
            "cheerful": self.tr("Tries everything"),
            "honourable": self.tr("Never bluffs"),
            "unforgiving": self.tr("Notes who said No"),
            "dramatic": self.tr("Acts first"),
            "shy": self.tr("Hides and waits"),
            "bluffer": self.tr("Bluffs a lot"),
            "hoarder": self.tr("Holds back its No"),
            "burner": self.tr("Spends its No early"),
        }[style]

    def about(self, style: str) -> str:
        """What a temper does, as a sentence."""
        return {
            "even": self.tr("Plays it straight."),
            "sly": self.tr("Bluffs a lot, and smiles."),
            "learned": self.tr("Waits, counts and explains."),
            "hasty": self.tr("Straight to the throne, at once."),
            "kind": self.tr("Stands by its friends. Brings cake."),
            "vain": self.tr("Looks bored, and keeps its No."),
            "cheerful": self.tr("Tries everything and regrets nothing."),
            "honourable": self.tr("Never bluffs, never sulks."),
            "unforgiving": self.tr("Writes down who said No."),
            "dramatic": self.tr("Thunder first, thoughts later."),
            "shy": self.tr("Hides, waits, and says No at last."),
            "bluffer": self.tr("Bluffs a lot."),
            "hoarder": self.tr("Holds back its No."),
            "burner": self.tr("Spends its No early."),
        }[style]


@cache
def opponent_words() -> OpponentWords:
    """The one OpponentWords of the program."""
    return OpponentWords()
