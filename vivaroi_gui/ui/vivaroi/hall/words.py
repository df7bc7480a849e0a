"""The words of the throne hall."""

from collections.abc import Sequence

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.hall.sight import Lying, Sight, Voter
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.editions import PageWords


class HallWords(PageWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def question(self, nominee: Character) -> str:
        asked = self.tr("Shall {name} wear the crown?")
        return asked.format(name=self.lore.named(nominee))

    def refused(self) -> str:
        return self.tr("Rejected!")

    def cancelled(self) -> str:
        return self.tr("Election cancelled!")

    def outcome(self, sight: Sight, election: Election) -> str:
        """The votes counted, and what follows."""
        cards = (*election.votes, election.emissary_vote)
        yes, no = cards.count(Card.YES), cards.count(Card.NO)
        name = self.lore.named(election.character)
        if election.is_cancelled:
            text = self.tr(
                "%n Stomach-ache(s): {name} goes back {where}, nobody is rejected",
                "",
                cards.count(Card.STOMACH_ACHE),
            )
            return text.format(name=name, where=self.lore.to_place(election.to))
        if election.is_crowned:
            everybody = self.tr("Unanimous, {yes} Yes: {outcome}")
            return everybody.format(yes=yes, outcome=self._crowned(sight, election.character))
        counted = self.tr("{yes} Yes · {no} No: {outcome}")
        gone = self.lore.gone(election.character, election.to)
        return counted.format(yes=yes, no=no, outcome=gone)

    def _crowned(self, sight: Sight, king: Character) -> str:
        if not sight.couple:
            return self.lore.elected(king)
        if len(sight.couple) == 1:
            return self.tr("all favourites are revealed now, and the round goes on")
        names = people().names([self.lore.named(one) for one in sight.couple])
        return self.tr("{names} are the royal couple").format(names=names)

    def name(self, player: Player | None) -> str:
        """The name of a player, a team, or without a player that of the Emissary."""
        return people().seat(player) if player else self.lore.emissary()

    def names(self, player: Player | None) -> list[str]:
        """The name in the forms that may stand on a name tag, the shortest last."""
        return [self.name(player), *([] if player else [self.lore.emissary_in_brief()])]

    def state(self, player: Player | None, voter: Voter) -> str:
        """What a voter does or did; a human may not even be at the screen."""
        if player is None and voter.lying is Lying.FACE_DOWN:
            return self.tr("votes with the top card of its pile")
        if player is not None and player.is_team:
            return self._state_of_team(player, voter)
        pending = self.tr("has not voted yet")
        return {
            Lying.NOTHING: self.tr("is thinking…") if self.thinks(player) else pending,
            Lying.FACE_DOWN: self.tr("has voted"),
            Lying.YES: self.tr("said Yes"),
            Lying.NO: self.tr("said No") if voter.decides else self.tr("said No, spent too"),
            Lying.STOMACH_ACHE: self.tr("has a Stomach-ache"),
            Lying.FAVOUR: self.tr("says Yes to a favourite, without a card"),
        }[voter.lying]

    def _state_of_team(self, team: Player, voter: Voter) -> str:
        pending, spent = self.tr("have not voted yet"), self.tr("said No, spent too", "a team")
        return {
            Lying.NOTHING: self.tr("are thinking…") if self.thinks(team) else pending,
            Lying.FACE_DOWN: self.tr("have voted"),
            Lying.YES: self.tr("said Yes", "a team"),
            Lying.NO: self.tr("said No", "a team") if voter.decides else spent,
            Lying.STOMACH_ACHE: self.tr("have a Stomach-ache"),
        }[voter.lying]

    def in_brief(self, player: Player | None, voter: Voter) -> str:
        """What a voter does or did, in the few words that a name tag has room for."""
        is_team = player is not None and player.is_team
        if player is None and voter.lying is Lying.FACE_DOWN:
            return self.tr("from its pile", "how the Emissary votes, on a name tag")
        if voter.lying is Lying.NOTHING and not self.thinks(player):
            if is_team:
                return self.tr("not voted yet", "of a team, on a name tag, as short as this")
            return self.tr("not voted yet", "on a name tag, as short as this")
        if voter.lying is Lying.NO and not voter.decides:
            return self.tr("No, spent too", "on a name tag, as short as this")
        if voter.lying is Lying.STOMACH_ACHE:
            if is_team:
                return self.tr("cancel it", "of a team, on a name tag, as short as this")
            return self.tr("cancels it", "on a name tag, as short as this")
        if voter.lying is Lying.FAVOUR:
            return self.tr("Yes, no card", "on a name tag, as short as this")
        return self.state(player, voter)

    def on_tag(self, player: Player | None, voter: Voter) -> list[str]:
        """The same in the forms that may stand on a name tag, the shortest last."""
        cards = {Lying.YES: Card.YES, Lying.NO: Card.NO}
        shortest = [card_words().name(cards[voter.lying])] if voter.lying in cards else []
        return [self.in_brief(player, voter), *shortest]

    def told(self, player: Player | None, voter: Voter) -> str:
        """Who does or did what, as one sentence."""
        return self.tr("{name} {did}").format(name=self.name(player), did=self.state(player, voter))

    def proposer(self, player: Player) -> str:
        if player.is_team:
            return self.tr("have the crown: moved the candidate onto the throne")
        return self.tr("has the crown: moved the candidate onto the throne")

    # --- the ballot ----------------------------------------------------------------------------

    def lay_one(self, hand: Sequence[Card], *, is_team: bool) -> str:
        """What a hand is asked for; without a No that is said, too."""
        if Card.NO not in hand:
            return self._without_no(hand, is_team=is_team)
        if is_team:
            return self.tr("play one card face down", "a team")
        return self.tr("play one card face down")

    def _without_no(self, hand: Sequence[Card], *, is_team: bool) -> str:
        if Card.STOMACH_ACHE in hand:
            if is_team:
                return self.tr("no No left: play one card", "a team")
            return self.tr("no No left: play one card")
        if is_team:
            return self.tr("no No left: play Yes", "a team")
        return self.tr("no No left: play Yes")

    def sealed(self, *, is_team: bool) -> str:
        if is_team:
            return self.tr("your vote is sealed", "a team")
        return self.tr("your vote is sealed")

    def lay(self, card: Card | None) -> str:
        """The confirm button."""
        if card is None:
            return self.tr("Play a card")
        return {
            Card.YES: self.tr("Play Yes"),
            Card.NO: self.tr("Play No"),
            Card.STOMACH_ACHE: self.tr("Stomach-ache", "on a button, as short as this"),
        }[card]

    def advised(self) -> str:
        """The accessible description of the card that a hint speaks of."""
        return self.tr("the hint advises this card")

    def proceed(self) -> str:
        return self.tr("Continue")

    def onward(self) -> str:
        """How one goes on from an outcome that has the keys."""
        return text("access", "hall.result.how").format(button=self.proceed())

    # --- the Emissary --------------------------------------------------------------------------

    def says_yes(self, nominee: Character) -> str:
        text = self.tr("{name} is its favourite: it says Yes, without a card.")
        return text.format(name=self.lore.named(nominee))

    def asks_pile(self) -> str:
        return self.tr("It says Yes to its own favourites; now the top of its pile decides.")

    def pile(self, cards: int) -> str:
        return self.tr("%n card(s) in its pile", "", cards)
