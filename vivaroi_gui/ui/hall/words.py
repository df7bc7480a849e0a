"""The words of the throne hall."""

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.hall.sight import Lying
from vivaroi_gui.ui.lore import EditionWords
from vivaroi_gui.ui.text import texts


class HallWords(EditionWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def question(self, nominee: Character) -> str:
        asked = self.tr("Shall {name} wear the crown?")
        return asked.format(name=self.lore.character(nominee))

    def warning(self) -> str:
        return self.tr("One single No is enough to refuse")

    def refused(self) -> str:
        return self.tr("Refused!")

    def outcome(self, election: Election) -> str:
        """The votes counted, and what follows."""
        name = self.lore.character(election.character)
        count_of_yes = election.votes.count(Card.YES)
        if election.is_crowned:
            everybody = self.tr("{yes} Yes, no No: {name} is elected")
            return everybody.format(yes=count_of_yes, name=name)
        counted = self.tr("{yes} Yes · {no} No: {name} is eliminated")
        return counted.format(yes=count_of_yes, no=election.votes.count(Card.NO), name=name)

    def state(self, player: Player, lying: Lying) -> str:
        """What a voter does or did; a human may not even be at the screen."""
        pending = self.tr("has not voted yet") if player.is_human else self.tr("is thinking…")
        return {
            Lying.NOTHING: pending,
            Lying.FACE_DOWN: self.tr("has voted"),
            Lying.YES: self.tr("said Yes"),
            Lying.NO: self.tr("said No"),
        }[lying]

    def in_brief(self, player: Player, lying: Lying) -> str:
        """The same for a name tag, which has no room for more."""
        if lying is Lying.NOTHING and player.is_human:
            return self.tr("not voted yet", "on a name tag, as short as this")
        return self.state(player, lying)

    def told(self, player: Player, lying: Lying) -> str:
        """The same as one sentence."""
        return self.tr("{name} {did}").format(
            name=texts().seat(player), did=self.state(player, lying)
        )

    def proposer(self) -> str:
        return self.tr("holds the crown: moved the candidate onto the throne")

    # --- the ballot ----------------------------------------------------------------------------

    def lay_one(self) -> str:
        return self.tr("lay one card face down")

    def sealed(self) -> str:
        return self.tr("your vote is sealed")

    def lay(self, card: Card | None) -> str:
        """The confirm button."""
        if card is None:
            return self.tr("Lay a card")
        return self.tr("Lay Yes") if card is Card.YES else self.tr("Lay No")

    def chosen(self, card: Card) -> str:
        """The accessible name of a card that is chosen."""
        return self.tr("{card}, chosen").format(card=texts().card(card))

    def advised(self) -> str:
        """The accessible description of the card that a hint speaks of."""
        return self.tr("the hint advises this card")

    def proceed(self) -> str:
        return self.tr("Continue")
