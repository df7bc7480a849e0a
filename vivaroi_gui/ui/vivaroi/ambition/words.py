"""The words of the choice of an Ambition."""

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.deliberate import deliberate_key
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.words.ambitions import (
    ambition_points,
    ambition_title,
)
from vivaroi_gui.ui.vivaroi.words.editions import PageWords
from vivaroi_gui.ui.vivaroi.words.points import so_many_points


class AmbitionWords(PageWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    # --- the ribbon ----------------------------------------------------------------------------

    def choose(self) -> str:
        return self.tr("Choose your Ambition")

    def choose_for(self, name: str) -> str:
        """Partners choose one after the other, each for their own favourites."""
        return self.tr("{name}, choose your Ambition").format(name=name)

    def what_happens(self) -> str:
        return self.tr("Keep one card in secret; the other goes back into the box unseen.")

    def kept(self) -> str:
        return self.tr("Your Ambition")

    def waits(self) -> str:
        return self.tr("It is kept in secret until the round ends. The others are still choosing.")

    def all_choose(self) -> str:
        return self.tr("Ambitions are chosen")

    def in_secret(self) -> str:
        return self.tr("Everybody keeps one of two cards in secret.")

    # --- the cards -----------------------------------------------------------------------------

    def card(self, ambition: str) -> str:
        """What a card is called, and what it brings."""
        return self.tr("{title}, {points}").format(
            title=ambition_title(ambition),
            points=so_many_points(ambition_points(ambition)),
        )

    def covered(self) -> str:
        return text("keys", "ambition.covered")

    def advised(self) -> str:
        return self.tr("the hint advises this card")

    def keep(self, ambition: str | None) -> str:
        """The confirm button."""
        if ambition is None:
            return self.tr("Keep a card")
        return self.tr("Keep “{title}”").format(title=ambition_title(ambition))

    def keys(self) -> str:
        told = self.tr("1, 2 or the arrow keys choose, {key} keeps")
        return told.format(key=deliberate_key())

    # --- the people ----------------------------------------------------------------------------

    def alone(self, *, is_team: bool) -> str:
        """Partners may look."""
        if is_team:
            return self.tr("Only your team can see your cards.")
        return self.tr("Nobody else can see your cards.")

    def state(self, player: Player, *, has_chosen: bool) -> str:
        """What everybody knows of a person."""
        if has_chosen:
            return self.tr("has chosen")
        return self.tr("is thinking…") if self.thinks(player) else self.tr("is still choosing")

    def told(self, player: Player, *, has_chosen: bool) -> str:
        did = self.state(player, has_chosen=has_chosen)
        return self.tr("{name} {did}").format(name=player.name, did=did)
