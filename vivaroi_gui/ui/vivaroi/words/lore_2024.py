"""What the edition of 2024 says in another way."""

from PySide6.QtCore import QCoreApplication

from vivaroi_gui.rules.vivaroi.data import FLOORS, Character
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON, WOMEN
from vivaroi_gui.ui.vivaroi.words.lore import Lore


class Lore2024(Lore):
    """The edition of 2024, where it says things in another way.

    ``self.tr`` asks the base class too where a translation is the same as the source, as is the
    French word for a round: there ``translate`` is called.
    """

    edition = "2024"
    women = WOMEN

    def title(self) -> str:
        return self.tr("Vive le Roi!")

    def unfit(self) -> str:
        return self.tr("This edition is for two to eight players or teams.")

    def floor(self, number: int) -> str:
        return {
            FLOORS[0]: self.tr("Servants", "2024"),
            FLOORS[-1]: self.tr("Throne Room"),
        }.get(number) or super().floor(number)

    def to_floor(self, number: int) -> str:
        return {
            FLOORS[0]: self.tr("to the Servants", "2024"),
            FLOORS[-1]: self.tr("to the Throne Room"),
        }.get(number) or super().to_floor(number)

    def on_floor(self, number: int) -> str:
        return {
            FLOORS[0]: self.tr("on the Servants’ floor", "2024"),
            FLOORS[-1]: self.tr("in the Throne Room"),
        }.get(number) or super().on_floor(number)

    def eliminated(self) -> str:
        return self.tr("in the box")

    def character(self, character: Character) -> str:
        return (
            self.tr("Anna"),
            self.tr("Bridget"),
            self.tr("Clothilde"),
            self.tr("Dagobert"),
            self.tr("Éloïse"),
            self.tr("Foidvo"),
            self.tr("Gaston"),
            self.tr("Jeanne"),
            self.tr("Leonardo", "2024"),
            self.tr("Merlin"),
            self.tr("Ouaf"),
            self.tr("Roméo"),
            self.tr("Victoria"),
            self.tr("Jester"),
        )[character]

    def full_name(self, character: Character) -> str:
        """The name, and whether an Ambition may want that Queen or King."""
        return (
            self.tr("Anna (a woman)"),
            self.tr("Bridget (a woman)"),
            self.tr("Clothilde (a woman)"),
            self.tr("Dagobert (a man)"),
            self.tr("Éloïse (a woman)"),
            self.tr("Foidvo (a man)"),
            self.tr("Gaston (a man)"),
            self.tr("Jeanne (a woman)"),
            self.tr("Leonardo (a man)"),
            self.tr("Merlin (a man)"),
            self.tr("Ouaf (a dog)"),
            self.tr("Roméo (a man)"),
            self.tr("Victoria (a woman)"),
            self.tr("Jester (neither woman nor man)"),
        )[character]

    def named(self, character: Character) -> str:
        return self.tr("the Jester") if character == BOUFFON else self.character(character)

    def gone(self, character: Character, place: int) -> str:
        falls = self.tr("{name} falls {where}")
        text = falls if character == BOUFFON else self.tr("{name} goes {where}")
        return text.format(name=self.named(character), where=self.to_place(place))

    def how_a_vote_fails(self) -> str:
        return self.tr("A No rejects, a Stomach-ache cancels")

    def is_elected(self, character: Character) -> str:
        if character == BOUFFON:
            return self.tr("Long live the King: {character}! All points are turned upside down.")
        return super().is_elected(character)

    def is_refused(self, character: Character) -> str:
        if character == BOUFFON:
            return self.tr("Rejected: {character} falls {where}.")
        return self.tr("Rejected: {character} goes {where}.")

    def emissary(self) -> str:
        return self.tr("Emissary of the Empire")

    def emissary_in_brief(self) -> str:
        return self.tr("Emissary")

    def tray(self) -> str:
        return self.tr("In the box")

    def tray_is_empty(self) -> str:
        return self.tr("The dungeons come first: floors 3, 2, then 1.")

    def crowned(self, character: Character) -> str:
        if character == BOUFFON:
            return self.tr("Long live the Jester!")
        return super().crowned(character)

    def round_(self) -> str:
        return QCoreApplication.translate("Lore2024", "Round", "2024")

    def round_number(self, number: int) -> str:
        text = QCoreApplication.translate("Lore2024", "Round {number}", "2024")
        return text.format(number=number)

    def round_of(self, number: int, rounds: int) -> str:
        text = self.tr("Round {number} of {rounds}", "2024")
        return text.format(number=number, rounds=rounds)

    def round_begins(self) -> str:
        return self.tr("Round {number} begins with {player}.", "2024")

    def game_begins(self) -> str:
        return self.tr("Round {number} begins with {player}: everybody starts on {points} points.")

    def round_ends(self) -> str:
        return self.tr("End of round {number}: {scores}.", "2024")

    def end_of_round(self, number: int) -> str:
        return self.tr("End of round {number}", "2024").format(number=number)

    def new_cards(self, number: int) -> str:
        return self.tr("New cards for round {number}.", "2024").format(number=number)

    def how_estimated(self) -> str:
        return self.tr(
            "An estimate: the rest of the round was played {count} times from each moment.", "2024"
        )

    def worth(self, king: Character) -> str:
        if king == BOUFFON:
            return self.tr(
                "The Jester is King: all is turned upside down. Floors cost points, and dungeons "
                "bring some."
            )
        told = self.tr(
            "{name} is worth 10 points, a favourite on a floor the number of the floor; "
            "dungeons cost 1 to 3, WCs and the box bring nothing."
        )
        return told.format(name=self.character(king))

    def tie_break(self) -> str:
        return self.tr("Equal totals: the highest favourite decides.")

    def last_round(self) -> str:
        return self.tr("This was the last round: the highest total wins.", "2024")

    def next_is_last(self, number: int) -> str:
        text = self.tr("Round {number} is the last: the highest total wins.", "2024")
        return text.format(number=number)

    def explain_round(self) -> str:
        return self.tr("Explain the round", "2024")

    def round_explained(self, number: int) -> str:
        return self.tr("Round {number} explained", "2024").format(number=number)

    def start_round(self, number: int) -> str:
        return self.tr("Start round {number}", "2024").format(number=number)

    def holds_crown(self) -> str:
        return self.tr("has the crown and begins the next round")

    def they_hold_crown(self) -> str:
        return self.tr("have the crown and begin the next round")

    def begins_next(self, name: str) -> str:
        return self.tr("{name} has the crown and begins the next round.").format(name=name)

    def they_begin_next(self, names: str) -> str:
        """Which team begins the next round, and why."""
        return self.tr("{names} have the crown and begin the next round.").format(names=names)

    def favourites(self) -> str:
        return self.tr("My six favourites", "2024")

    def six_favourites(self) -> str:
        return self.tr("Six favourites", "2024")

    def asks_favourite(self) -> str:
        return self.tr("Is {about} a favourite? {before}% → {after}%", "2024")

    def act_favourite(self) -> str:
        return self.tr("place a favourite {where}", "2024")

    def act_stranger(self) -> str:
        return self.tr("place a non-favourite {where}", "2024")

    def act_propose(self) -> str:
        return self.tr("propose {character} for the throne")

    def what_hearts_mark(self) -> str:
        return self.tr("Hearts mark the true favourites.", "2024")

    def goals_are_dealt(self) -> str:
        return self.tr("The Favourites are dealt")

    def goals_not_dealt(self) -> str:
        return self.tr("The Favourites are not dealt yet")

    def how_votes_are_kept(self) -> str:
        return self.tr("Yes always comes back; No and Stomach-ache are spent.")
