"""The words that belong to an edition: its castle, its cast, its rounds."""

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    CAST,
    DUNGEONS,
    FLOORS,
    OUT,
    RESERVE,
    WCS,
    Character,
)

_WOMEN_2003 = frozenset(map(CAST.index, ("beatrice", "irina", "odessa")))


class Lore(QObject):
    """The edition of 2003; ask again after each LanguageChange."""

    edition = "2003"
    women = _WOMEN_2003
    """Those who are Queens once they are crowned."""

    def title(self) -> str:
        """The name of the game."""
        return "Viva il Re!"

    def title_and_year(self) -> str:
        """The name of the game and its edition, which the Italian name has in it already."""
        title = self.title()
        return title if self.edition in title else f"{title} {self.edition}"

    def rules(self) -> str:
        """What the rules of this edition are called."""
        return self.tr("{year} edition").format(year=self.edition)

    def unfit(self) -> str:
        """Why those at the table cannot play it."""
        return self.tr("This edition is for three to six players, without teams.")

    # --- the castle ----------------------------------------------------------------------------

    def floor(self, number: int) -> str:
        """The floor's own name, as on its plaque."""
        return (
            self.tr("Servants"),
            self.tr("Craftsmen"),
            self.tr("Traders"),
            self.tr("Officers"),
            self.tr("Dignitaries"),
            self.tr("Nobles"),
            self.tr("King’s Throne"),
        )[number]

    def to_floor(self, number: int) -> str:
        """Where a move leads, to go into a sentence."""
        return (
            self.tr("to the Servants"),
            self.tr("to the Craftsmen"),
            self.tr("to the Traders"),
            self.tr("to the Officers"),
            self.tr("to the Dignitaries"),
            self.tr("to the Nobles"),
            self.tr("to the King’s Throne"),
        )[number]

    def on_floor(self, number: int) -> str:
        """Where a character stands, to go into a sentence."""
        return (
            self.tr("on the Servants’ floor"),
            self.tr("on the Craftsmen’s floor"),
            self.tr("on the Traders’ floor"),
            self.tr("on the Officers’ floor"),
            self.tr("on the Dignitaries’ floor"),
            self.tr("on the Nobles’ floor"),
            self.tr("on the King’s Throne"),
        )[number]

    def place(self, place: int) -> str:
        """Any place in a word or two, for lists and tooltips."""
        if place in FLOORS:
            return self.tr("{name}, floor {number}").format(name=self.floor(place), number=place)
        if place in WCS:
            return self.tr("WC of floor {number}").format(number=beside(place))
        if place in DUNGEONS:
            return self.tr("dungeon of floor {number}").format(number=beside(place))
        return {
            RESERVE: self.tr("at the gate"),
            OUT: self.eliminated(),
            BESIDE_THRONE: self.tr("beside the throne"),
        }[place]

    def to_place(self, place: int) -> str:
        """Where a move or a rejection leads, to go into a sentence."""
        if place in FLOORS:
            return self.to_floor(place)
        if place in WCS:
            return self.tr("to the WC of floor {number}").format(number=beside(place))
        if place in DUNGEONS:
            return self.tr("to the dungeon of floor {number}").format(number=beside(place))
        return self.tr("to the box")

    def eliminated(self) -> str:
        return self.tr("eliminated")

    # --- the cast ------------------------------------------------------------------------------

    def character(self, character: Character) -> str:
        """The first name."""
        return (
            self.tr("Alighiero"),
            self.tr("Beatrice"),
            self.tr("Clemente"),
            self.tr("Dario"),
            self.tr("Ernesto"),
            self.tr("Fiorello"),
            self.tr("Gavino"),
            self.tr("Irina"),
            self.tr("Leonardo"),
            self.tr("Merlino"),
            self.tr("Natale"),
            self.tr("Odessa"),
            self.tr("Piero"),
        )[character]

    def full_name(self, character: Character) -> str:
        """The name as the rulebook's cast prints it."""
        return (
            self.tr("Alighiero the Squire"),
            self.tr("Beatrice the Enchantress"),
            self.tr("Clemente the Sergeant"),
            self.tr("Dario the Antiquary"),
            self.tr("Ernesto the Duke"),
            self.tr("Fiorello the Painter"),
            self.tr("Gavino the Paladin"),
            self.tr("Irina the Farmer"),
            self.tr("Leonardo the Messenger"),
            self.tr("Merlino the Seer"),
            self.tr("Natale the Innkeeper"),
            self.tr("Odessa the Countess"),
            self.tr("Piero the Cook"),
        )[character]

    def named(self, character: Character) -> str:
        """The first name, to go into a sentence."""
        return self.character(character)

    def crowned(self, character: Character) -> str:
        """The cheer for whoever is crowned."""
        text = self.tr("Long live King {name}!")
        if character in self.women:
            text = self.tr("Long live Queen {name}!")
        return text.format(name=self.character(character))

    def elected(self, character: Character) -> str:
        """The outcome for whoever is crowned, to follow the count of votes."""
        return self.tr("{name} is elected").format(name=self.named(character))

    def gone(self, character: Character, place: int) -> str:
        """The outcome for whoever is refused and goes to a place, to follow the count of votes."""
        return self.tr("{name} is eliminated").format(name=self.named(character))

    def how_a_vote_fails(self) -> str:
        return self.tr("A single No is enough to reject")

    # --- elections -----------------------------------------------------------------------------

    def asks_crown(self, character: Character) -> str:
        """The question of an election."""
        text = self.tr("Shall {name} be King?")
        if character in self.women:
            text = self.tr("Shall {name} be Queen?")
        return text.format(name=self.named(character))

    def is_proposed(self, character: Character) -> str:
        """A line of the chronicle, with places for the player and the character."""
        if character in self.women:
            return self.tr("{player} takes the crown and proposes {character} as Queen: all vote!")
        return self.tr("{player} takes the crown and proposes {character} as King: all vote!")

    def they_propose(self, character: Character) -> str:
        """A line of the chronicle about a team, with places for the players and the character."""
        if character in self.women:
            return self.tr(
                "{player} take the crown and propose {character} as Queen: all vote!", "a team"
            )
        return self.tr(
            "{player} take the crown and propose {character} as King: all vote!", "a team"
        )

    def is_elected(self, character: Character) -> str:
        """A line of the chronicle, with a place for the character."""
        if character in self.women:
            return self.tr("{character} is elected Queen.")
        return self.tr("{character} is elected King.")

    def is_refused(self, character: Character) -> str:
        """A line of the chronicle, with places for the character and, in 2024, where it goes."""
        return self.tr("{character} is eliminated.")

    # --- rounds --------------------------------------------------------------------------------

    def round_(self) -> str:
        return self.tr("Round")

    def round_number(self, number: int) -> str:
        return self.tr("Round {number}").format(number=number)

    def round_of(self, number: int, rounds: int) -> str:
        text = self.tr("Round {number} of {rounds}")
        return text.format(number=number, rounds=rounds)

    def round_begins(self) -> str:
        """A line of the chronicle, with places for the number and the player."""
        return self.tr("Round {number} begins with {player}.")

    def game_begins(self) -> str:
        """A line of the chronicle about the first round; it may tell the points to start with."""
        return self.round_begins()

    def round_ends(self) -> str:
        """A line of the chronicle, with places for the number and the scores."""
        return self.tr("End of round {number}: {scores}.")

    def end_of_round(self, number: int) -> str:
        return self.tr("End of round {number}").format(number=number)

    def new_cards(self, number: int) -> str:
        """That the cards of a round are dealt."""
        return self.tr("New cards for round {number}.").format(number=number)

    def how_estimated(self) -> str:
        """How chances to win were found out, with a place for how often."""
        return self.tr(
            "An estimate: the rest of the round was played {count} times from each moment."
        )

    def worth(self, king: Character) -> str:
        """What the points of a count come from."""
        told = self.tr(
            "{name}, on the throne, is worth 10 points, every other favourite the number of its "
            "floor, an eliminated one nothing."
        )
        return told.format(name=self.character(king))

    def tie_break(self) -> str:
        return self.tr("Equal totals: the favourites still in the castle decide.")

    def last_round(self) -> str:
        return self.tr("This was the last round: the highest total wins.")

    def next_is_last(self, number: int) -> str:
        return self.tr("Round {number} is the last: the highest total wins.").format(number=number)

    def explain_round(self) -> str:
        return self.tr("Explain the round")

    def round_explained(self, number: int) -> str:
        return self.tr("Round {number} explained").format(number=number)

    def start_round(self, number: int) -> str:
        return self.tr("Start round {number}").format(number=number)

    def holds_crown(self) -> str:
        """What is said of whoever proposed the last candidate, and what that leads to."""
        return self.tr("has the crown: the player on the left begins the next round")

    def they_hold_crown(self) -> str:
        """What is said of a team that proposed the last candidate: in 2024 only."""
        return self.holds_crown()

    def begins_next(self, name: str) -> str:
        """Who begins the next round, and why."""
        return self.tr("{name}, to the left of the crown, begins the next round.").format(name=name)

    def they_begin_next(self, names: str) -> str:
        """Which team begins the next round, and why; there are teams in 2024 only."""
        return self.begins_next(names)

    # --- who else votes ------------------------------------------------------------------------

    def emissary(self) -> str:
        """The guest of one edition, who votes without sitting at the table."""
        return ""

    def emissary_in_brief(self) -> str:
        return ""

    # --- the tray of those who are refused -----------------------------------------------------

    def tray(self) -> str:
        return self.tr("Eliminated")

    def tray_is_empty(self) -> str:
        return self.tr("Nobody yet: rejected candidates wait here.")

    # --- cards ---------------------------------------------------------------------------------

    def favourites(self) -> str:
        return self.tr("My six favourites")

    def six_favourites(self) -> str:
        return self.tr("Six favourites")

    def asks_favourite(self) -> str:
        """How likely it was that somebody is a favourite, before and after."""
        return self.tr("Is {about} a favourite? {before}% → {after}%")

    def act_favourite(self) -> str:
        """What somebody could have done, with a place for where."""
        return self.tr("place a favourite {where}")

    def act_stranger(self) -> str:
        return self.tr("place a non-favourite {where}")

    def act_propose(self) -> str:
        return self.tr("propose {character} as King")

    def what_hearts_mark(self) -> str:
        return self.tr("Hearts mark the true favourites.")

    def goals_are_dealt(self) -> str:
        return self.tr("The secret goals are dealt")

    def goals_not_dealt(self) -> str:
        return self.tr("The secret goals are not dealt yet")

    def how_votes_are_kept(self) -> str:
        return self.tr("Your Yes always comes back; a No is spent once revealed.")


def beside(place: int) -> int:
    """The floor beside a WC or a dungeon."""
    return place - WCS[0] + 3 if place in WCS else place - DUNGEONS[0] + 1
