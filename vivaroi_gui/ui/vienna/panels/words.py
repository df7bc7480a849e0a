"""The words of the papers beside the town: whose turn, what to do, who has what."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.rules.vienna.data import END_SCORE, Special
from vivaroi_gui.rules.vienna.moves import Place
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vienna.selection import Selection, Use
from vivaroi_gui.ui.vienna.words.cards import card_words
from vivaroi_gui.ui.vienna.words.stops import stop_words


class PanelWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def __init__(self, parent: QObject | None = None, *, is_live: bool = True) -> None:
        super().__init__(parent)
        self.is_live = is_live
        """Whether what is told happens now, and somebody may act."""

    # --- the slip of paper ---------------------------------------------------------------------

    def hint(self) -> str:
        return self.tr("Hint")

    def notice(self) -> str:
        return self.tr("Notice")

    def refused(self) -> str:
        """Over why something cannot be done."""
        return self.tr("Not like this")

    # --- the ribbon ----------------------------------------------------------------------------

    def your_turn(self, player: Player) -> str:
        return self.tr("Your turn, {name}").format(name=people().seat(player))

    def thinking_of(self, player: Player) -> str:
        return self.tr("{name} is thinking…").format(name=people().seat(player))

    def turn_of(self, player: Player) -> str:
        return self.tr("It is {name}’s turn").format(name=people().seat(player))

    def without_turn(self, view: View) -> str:
        """The title while it is nobody's turn."""
        return {
            Phase.DEAL: self.tr("The characters are shuffled"),
            Phase.NEW_ROUND: self.tr("The next round begins"),
            Phase.GAME_OVER: self.tr("The game is over"),
        }.get(view.phase, self.tr("Evaluation"))

    def points(self) -> str:
        """The label below a total."""
        return self.tr("points")

    def your_points(self) -> str:
        return self.tr("your points")

    def advice(self, view: View, selection: Selection) -> str:
        """What the viewer does now."""
        if view.phase is Phase.TURN:
            return self._about_dice(view, selection)
        return {
            Phase.START_CARD: self.tr("Choose a start card."),
            Phase.GENDARME: self.tr("Place the gendarme on a framed stop."),
            Phase.KRIEAU: self.tr("Take a coin or a point."),
            Phase.PRATER: self._at_prater(selection),
            Phase.DOUBLE: self.tr("Play a second turn, or end yours."),
            Phase.TAKE: self.tr("Choose a character."),
            Phase.SYMBOL: self.tr("Choose a symbol to compare."),
            Phase.STEAL: self.tr("Take coins from the others."),
            Phase.THROW: self.tr("Throw your dice."),
            Phase.NEW_ROUND: self.tr("Throw your dice."),
        }.get(view.phase, "")

    def _at_prater(self, selection: Selection) -> str:
        if selection.chosen:
            return self.tr("Choose its new face.")
        return self.tr("Turn a die to any face, or leave them.")

    def _about_dice(self, view: View, selection: Selection) -> str:
        if selection.use is Use.REROLLING:
            return self.tr("Choose the dice to reroll: 1 coin.")
        if selection.use is Use.TURNING:
            if selection.chosen:
                return self.tr("Choose its new face: 1 coin.")
            return self.tr("Choose the die to turn by one: 1 coin.")
        if not selection.chosen:
            return self.tr("Choose one or two dice.")
        return self._about_sum(view, selection)

    def _about_sum(self, view: View, selection: Selection) -> str:
        """Where the chosen dice may go."""
        shown = " + ".join(map(str, shown_faces(selection)))
        stops = [place for place in places_for(view, selection) if place.stop != GEHEIMBUND]
        if 1 in shown_faces(selection) and view.owners[Special.JOKER] == view.seat:
            said = self.tr("{dice}, 1 as any number: choose a stop.")
            return said.format(dice=shown)
        if len(selection.chosen) > 1:
            said = self.tr("{dice} makes {sum}: choose a framed stop.")
            if not stops:
                said = self.tr("{dice} makes {sum}: only the Geheimbund.")
            elif all(view.bribe(place) for place in stops):
                said = self.tr("{dice} makes {sum}: go back for 1 coin.")
            return said.format(dice=shown, sum=selection.total)
        said = self.tr("{dice}: choose a framed stop, or a second die.")
        if not stops:
            said = self.tr("{dice}: the Geheimbund, or add a die.")
        elif all(view.bribe(place) for place in stops):
            said = self.tr("{dice}: go back for 1 coin, or add a die.")
        return said.format(dice=shown)

    def course(self, view: View) -> str:
        """What the one on turn does, for those who watch."""
        return {
            Phase.START_CARD: self.tr("Chooses a start card."),
            Phase.NEW_ROUND: self.tr("Throws the dice."),
            Phase.THROW: self.tr("Throws the dice."),
            Phase.TURN: self.tr("Places one or two dice."),
            Phase.GENDARME: self.tr("Places the gendarme."),
            Phase.KRIEAU: self.tr("Takes a coin or a point."),
            Phase.PRATER: self.tr("May turn a die to any face."),
            Phase.DOUBLE: self.tr("May play a second turn."),
            Phase.TAKE: self.tr("Chooses a character."),
            Phase.SYMBOL: self.tr("Chooses what to compare."),
            Phase.STEAL: self.tr("Takes coins from others."),
        }.get(view.phase, "")

    # --- the race ------------------------------------------------------------------------------

    def race(self) -> str:
        return self.tr("Race to %n point(s)", "", END_SCORE)

    def stands(self, player: Player, score: int) -> str:
        """A shield on the race."""
        return labelled(people().seat(player), card_words().points(score))

    # --- the other players ---------------------------------------------------------------------

    def seats(self) -> str:
        return self.tr("The other players")

    def status(self, view: View, seat: Seat, thinking: Seat | None) -> str:
        """What a player does now."""
        if is_on_turn(view, seat):
            return self.tr("Thinking…") if seat == thinking else self.tr("Plays now")
        if seat == next_to_play(view):
            return self.tr("Plays next")
        if view.phase is not Phase.START_CARD and _has_placed_all(view, seat):
            return self.tr("All dice placed")
        return self.tr("Waiting")

    def seat(self, view: View, seat: Seat, player: Player, status: str) -> str:
        """All that everybody may know of a player, as one sentence."""
        points = card_words().points(view.scores[seat])
        told = f"{points}, {self.seat_more(view, seat, player, status)}"
        return labelled(people().seat(player), told)

    def seat_more(self, view: View, seat: Seat, player: Player, status: str) -> str:
        """The same without name and points."""
        cards = card_words()
        said = [
            status,
            people().kind(player),
            cards.coins(view.coins[seat]),
            cards.counts(view.symbols[seat]),
            self.dice_left(view, seat),
            *map(cards.special, view.specials_of(seat)),
            carriage_of(view, seat),
        ]
        return ", ".join(filter(None, said))

    def dice_left(self, view: View, seat: Seat) -> str:
        """The faces of the dice that are not placed yet; nothing before they are thrown."""
        faces = [str(face) for face in view.dice[seat]]
        if view.whites[seat] is not None:
            faces.append(self.tr("white {face}").format(face=view.whites[seat]))
        return self.tr("dice {faces}").format(faces=" ".join(faces)) if faces else ""

    # --- the salon -----------------------------------------------------------------------------

    def salon(self) -> str:
        return self.tr("In the salon")

    def about_salon(self) -> str:
        return self.tr("Won at stops with a person")

    def salon_told(self) -> str:
        """What it is, for who asks, and what a press opens."""
        what = self.tr("The salon: people on display. Whoever wins one has it in the circle.")
        return f"{what} {self.chronicle()}."

    def chronicle(self) -> str:
        return text("keys", "chronicle.open")

    def empty_salon(self) -> str:
        return self.tr("Nobody is left this round.")


def carriage_of(view: View, seat: Seat) -> str:
    """Where somebody's carriage is, in a round that has begun."""
    if not view.round or view.evaluation:
        return ""
    position = view.positions[seat]
    return stop_words().carriage_at(view.stops[position].name if position else "")


def shown_faces(selection: Selection) -> list[int]:
    """What the chosen dice show, as they lie."""
    return [selection.dice[place] for place in sorted(selection.chosen)]


def is_on_turn(view: View, seat: Seat) -> bool:
    """Whether a seat acts, or chance throws for it."""
    return seat in view.to_act or (CHANCE in view.to_act and seat == view.turn)


def places_for(view: View, selection: Selection) -> list[Place]:
    """Where the chosen dice may be placed."""
    own, white = selection.own, selection.white
    places = (move for move in view.legal if isinstance(move, Place))
    return [place for place in places if (place.dice, place.white) == (own, white)]


def next_to_play(view: View) -> Seat | None:
    """Who comes after the one on turn, as far as that is known."""
    if view.turn is None or view.phase in _OF_EVALUATION:
        return None
    players = view.options.players
    if view.phase is Phase.START_CARD:
        before = (view.turn - 1) % players
        return before if view.start_cards[before] is None else None
    order = [(view.turn + step) % players for step in range(1, players)]
    return next((seat for seat in order if not _has_placed_all(view, seat)), None)


_OF_EVALUATION = (Phase.TAKE, Phase.SYMBOL, Phase.STEAL)


def _has_placed_all(view: View, seat: Seat) -> bool:
    return view.has_thrown[seat] and not view.dice[seat] and view.whites[seat] is None


def joined(told: Sequence[str]) -> str:
    """Sentences of a description, one after the other."""
    return "; ".join(filter(None, told))
