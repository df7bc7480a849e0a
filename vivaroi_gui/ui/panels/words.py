"""The words of the panels."""

from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import FLOORS, RESERVE, Character
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.lore import EditionWords
from vivaroi_gui.ui.text import texts


class PanelWords(EditionWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    # --- the banner ----------------------------------------------------------------------------

    def your_turn(self, name: str) -> str:
        return self.tr("Your turn, {name}").format(name=name)

    def thinking_of(self, name: str) -> str:
        return self.tr("{name} is thinking…").format(name=name)

    def turn_of(self, name: str) -> str:
        return self.tr("It is {name}’s turn").format(name=name)

    def without_turn(self, view: View) -> str:
        """The title while it is nobody's turn alone."""
        if view.phase is Phase.ELECTION:
            return self.tr("The election of the King")
        if view.phase is Phase.GAME_OVER:
            return self.tr("The game is over")
        return self.lore.goals_are_dealt()

    def score(self, *, is_at_turn: bool) -> str:
        """The label below the viewer's total."""
        return self.tr("score") if is_at_turn else self.tr("your score")

    def advice(self, view: View, selection: Character | None, *, is_short: bool) -> str:
        """What the viewer, who is on turn, does now."""
        if view.phase is Phase.PLACING:
            return self._placing(view, selection, is_short=is_short)
        return self._ascent(view, selection, is_short=is_short)

    def _placing(self, view: View, selection: Character | None, *, is_short: bool) -> str:
        step, each = placing_step(view), view.options.placed_each
        if selection is None:
            text = self.tr("Choose a character at the gate: your number {step} of {each}.")
            if is_short:
                text = self.tr("Choose a character: number {step} of {each}.")
            return text.format(step=step, each=each)
        text = self.tr("Place {name} on a golden floor, 1 to 4: number {step} of {each}.")
        if is_short:
            text = self.tr("Place {name} on a golden floor.")
        return text.format(name=self.lore.character(selection), step=step, each=each)

    def _ascent(self, view: View, selection: Character | None, *, is_short: bool) -> str:
        if selection is None or view.places[selection] not in FLOORS[:-1]:
            return self.tr("Choose a character to move up one floor.")
        text = self.tr("Move {name} up {where}: click the golden floor.")
        if is_short:
            text = self.tr("{name}: click the golden floor.")
        where = self.lore.to_floor(view.places[selection] + 1)
        return text.format(name=self.lore.character(selection), where=where)

    def course(self, view: View) -> str:
        """What the one on turn does, for those who watch."""
        if view.phase is Phase.PLACING:
            text = self.tr("Places a character: number {step} of {each}.")
            return text.format(step=placing_step(view), each=view.options.placed_each)
        if view.phase is Phase.ASCENT:
            return self.tr("Moves a character up one floor.")
        if view.phase is Phase.ELECTION and view.nominee is not None:
            text = self.tr("Shall {name} be King? Everybody lays a card.")
            return text.format(name=self.lore.character(view.nominee))
        return ""

    # --- hints ---------------------------------------------------------------------------------

    def hint(self) -> str:
        return self.tr("Hint")

    def notice(self) -> str:
        return self.tr("Notice")

    # --- the seats -----------------------------------------------------------------------------

    def status(self, view: View, seat: int, thinking: int | None) -> str:
        """What a player does now."""
        if view.phase is Phase.ELECTION:
            return self.tr("Has voted") if seat in view.voted else self.tr("Votes now")
        if view.turn is None:
            return self.tr("Waiting")
        if seat == view.turn:
            return self.tr("Thinking…") if seat == thinking else self.tr("Plays now")
        if seat == (view.turn + 1) % view.options.seats:
            return self.tr("Plays next")
        return self.tr("Waiting")

    def you(self) -> str:
        return self.tr("You")

    def seat(self, player: Player, status: str, total: int, *, has_crown: bool) -> str:
        """A ticket as one sentence."""
        said = [texts().seat(player), texts().kind(player), status, texts().points(total)]
        if player.style is not None:
            said.insert(2, texts().manner(player.style))
        if has_crown:
            said.append(self.holds_crown())
        return ", ".join(said)

    def holds_crown(self) -> str:
        return self.tr("holds the crown")

    def seats(self) -> str:
        return self.tr("The players")

    # --- the chronicle -------------------------------------------------------------------------

    def chronicle(self) -> str:
        return self.tr("Chronicle")

    def just_now(self) -> str:
        return self.tr("just now")

    def nothing_yet(self) -> str:
        return self.tr("Nothing has happened yet.")

    # --- favourites ----------------------------------------------------------------------------

    def favourites(self) -> str:
        return self.lore.favourites()

    def secret(self) -> str:
        return self.tr("Secret: press S to cover")

    def covered(self) -> str:
        return self.tr("Covered: press S or click to look")

    def worth(self, points: int) -> str:
        return self.tr("Worth %n point(s) right now", "", points)

    def worth_short(self, points: int) -> str:
        return self.tr("Worth %n now", "", points)

    def closed_favourites(self) -> str:
        return self.tr("Nobody’s favourites are open")

    def not_dealt(self) -> str:
        return self.lore.goals_not_dealt()

    # --- votes ---------------------------------------------------------------------------------

    def votes(self) -> str:
        return self.tr("My votes")

    def when_played(self) -> str:
        return self.tr("Played when a character reaches the throne")

    def how_kept(self) -> str:
        return self.tr("Yes stays with you all round; a No is spent once revealed.")

    def closed_votes(self) -> str:
        return self.tr("Nobody’s vote cards are open")

    def hand(self, no_cards: int) -> str:
        """The own cards as a sentence."""
        return self.tr("One Yes and %n No card(s)", "", no_cards)


def placing_step(view: View) -> int:
    """Which of its characters the seat on turn places, from 1: all place one after the other."""
    placed = sum(place != RESERVE for place in view.places)
    return min(view.options.placed_each, placed // view.options.seats + 1)
