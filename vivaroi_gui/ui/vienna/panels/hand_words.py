"""The words of the viewer's paper: dice, what may be done with them, the circle."""

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.vienna.panels.offers import Deed, Why
from vivaroi_gui.ui.vienna.panels.words import carriage_of
from vivaroi_gui.ui.vienna.words.cards import card_words


class HandWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    # --- the dice ------------------------------------------------------------------------------

    def dice(self, player: Player | None) -> str:
        """The title; of nobody in particular they are the viewer's."""
        if player is None:
            return self.tr("My dice")
        return self.tr("{name}: dice").format(name=people().seat(player))

    def die(self, face: int, *, is_white: bool, is_joker: bool) -> str:
        """The name of a die in the hand."""
        if not face:
            return self.tr("A die, not thrown yet")
        said = (self.tr("White die {face}") if is_white else self.tr("Die {face}")).format(
            face=face
        )
        return self.tr("{die}, Joker: any number").format(die=said) if is_joker else said

    def one_of(self, die: str, number: int, all_: int) -> str:
        """One of several dice that are called alike."""
        return self.tr("{die}, {number} of {all}").format(die=die, number=number, all=all_)

    def about_white(self) -> str:
        return self.tr("Placed together with another die; alone only in the Geheimbund.")

    def chosen(self, said: str) -> str:
        """A die that is chosen."""
        return self.tr("{die}, chosen").format(die=said)

    def to_face(self, face: int, *, is_shown: bool) -> str:
        """A face that the die may be turned to; the one that it shows leaves it as it is."""
        if is_shown:
            return self.tr("Leave it at {face}").format(face=face)
        return self.tr("Turn it to {face}").format(face=face)

    # --- what may be done ----------------------------------------------------------------------

    def deed(self, deed: Deed, dice: int) -> str:
        """What a chip says; ``dice`` are chosen."""
        if deed is Deed.THROW_AGAIN:
            return self.tr("Reroll %n die(dice)", "", dice) if dice else self.tr("Reroll")
        return {
            Deed.THROW: self.tr("Throw the dice"),
            Deed.REROLL: self.tr("Reroll"),
            Deed.TURN: self.tr("Turn ±1"),
            Deed.CANCEL: self.tr("Cancel"),
            Deed.COIN: self.tr("A coin"),
            Deed.POINT: self.tr("A point"),
            Deed.LEAVE: self.tr("Leave the dice"),
            Deed.DOUBLE: self.tr("Double turn"),
            Deed.END: self.tr("End my turn"),
        }[deed]

    def named(self, deed: Deed, dice: int) -> str:
        """What a chip is called where its price is not seen."""
        return {
            Deed.REROLL: self.tr("Reroll any dice, 1 coin"),
            Deed.TURN: self.tr("Turn a die by one, 1 coin"),
            Deed.THROW_AGAIN: self.tr("Reroll the chosen dice, 1 coin"),
        }.get(deed, self.deed(deed, dice))

    def why_not(self, why: Why, view: View, seat: Seat, player: Player) -> str:
        """Why a chip is off."""
        if why is Why.NO_COIN:
            return self.tr("It costs 1 coin, and you have none.")
        if why is Why.NO_DIE:
            return self.tr("Choose one die at least.")
        if view.phase is Phase.THROW:
            return self.tr("The dice are thrown first.")
        if seat in view.to_act:
            return self.tr("Something else comes first: the ribbon says what.")
        if view.seat == seat:
            return self.tr("It is not your turn.")
        return self.tr("Only {name} changes these dice.").format(name=people().seat(player))

    # --- the circle ----------------------------------------------------------------------------

    def circle(self, player: Player | None) -> str:
        if player is None:
            return self.tr("My circle")
        return self.tr("{name}: circle").format(name=people().seat(player))

    def told(self, view: View, seat: Seat) -> str:
        """The whole paper as one sentence."""
        cards, start = card_words(), view.start_cards[seat]
        said = [
            cards.points(view.scores[seat]),
            cards.coins(view.coins[seat]),
            cards.counts(view.symbols[seat]),
        ]
        if start is not None:
            said.append(cards.start_card(view.board.start_cards[start]))
        said += (cards.character(view.board.characters[one]) for one in view.circles[seat])
        said += map(cards.special, view.specials_of(seat))
        said.append(carriage_of(view, seat))
        return ", ".join(filter(None, said))
