"""The words for what the rules speak of in ids: one place, three languages."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.rules.core import Event, GameOver, IllegalMove, NotYourTurn, WrongPhase
from vivaroi_gui.rules.vivaroi import moves
from vivaroi_gui.rules.vivaroi.data import SERVANTS, WCS
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    FirstCrowned,
    GameWon,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    RoundOver,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table import UndoRefusal
from vivaroi_gui.ui.kit.grammar import pieces
from vivaroi_gui.ui.kit.people import people, persons
from vivaroi_gui.ui.kit.told import Line, Span
from vivaroi_gui.ui.vivaroi.ambition_text import ambition_title
from vivaroi_gui.ui.vivaroi.lore import Lore


class Texts(QObject):
    """Words in the language that is spoken now: ask again after each LanguageChange."""

    # --- cards, styles, points -----------------------------------------------------------------

    def card(self, card: Card) -> str:
        return {
            Card.YES: self.tr("Yes"),
            Card.NO: self.tr("No"),
            Card.STOMACH_ACHE: self.tr("Stomach-ache"),
        }[card]

    def card_words(self, card: Card) -> tuple[str, ...]:
        """What may be written on a card, the shortest last."""
        brief = (self.tr("Ache"),) if card is Card.STOMACH_ACHE else ()
        return (self.card(card), *brief)

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

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)

    # --- refusals ------------------------------------------------------------------------------

    def refusal(self, refused: IllegalMove) -> str:
        """Why a move is refused, and what to do instead."""
        return {
            NotYourTurn: self.tr("It is somebody else’s turn: wait for your name."),
            GameOver: self.tr("The game is over: start a new one to go on playing."),
            WrongPhase: self.tr("Not now: this belongs to another phase of the round."),
            moves.AlreadyPlaced: self.tr("Already placed: choose a character at the gate."),
            moves.NotAPlacingFloor: self.tr("Characters are placed on floors 1 to 4."),
            moves.FloorFull: self.tr("That floor is full: nobody else fits in."),
            moves.FloorNotFull: self.tr(
                "A WC can only be entered while the floor beside it is full."
            ),
            moves.WcOccupied: self.tr("Somebody is in that WC already."),
            moves.OutOfWcToItsFloor: self.tr("A WC can only be left for the floor beside it."),
            moves.NoSuchAmbition: self.tr("Choose one of the two Ambition cards dealt to you."),
            moves.NotInCastle: self.tr("This character is not in the castle any more."),
            moves.NotUp: self.tr("Characters never move down, only up to the next floor."),
            moves.OnlyFromBelow: self.tr(
                "A WC can only be entered from the floor below, while the floor beside it is full."
            ),
            moves.NotOneFloor: self.tr("One floor at a time."),
            moves.AlreadyVoted: self.tr("You have voted: your vote is sealed."),
            moves.NoSuchCard: self.tr("You do not have that card."),
            moves.UnknownCharacter: self.tr("Nobody of that name lives in the castle."),
        }[type(refused)]

    def votes_anew(self) -> str:
        return self.tr("Everybody votes anew: this election was not over.")

    def read_votes_first(self) -> str:
        return self.tr("Read the votes first; the replay waits.")

    def undo_refusal(self, refused: UndoRefusal) -> str:
        """Why a step cannot be taken back."""
        return {
            UndoRefusal.NOTHING_TO_UNDO: self.tr("There is nothing to take back."),
            UndoRefusal.ANOTHER_HAS_ACTED: self.tr("Somebody else has acted since."),
            UndoRefusal.REVEALED: self.tr("The votes have been revealed: they are final."),
            UndoRefusal.CHANCE: self.tr("A new round has begun."),
        }[refused]

    # --- hints ---------------------------------------------------------------------------------

    def advice(self, advice: Advice, lore: Lore) -> str:
        """What a strong player would do now, and why."""
        said = self.tr("{move}: {reason}")
        return said.format(
            move=self._suggested(advice.move, lore), reason=self.reason(Reason(advice.reason))
        )

    def _suggested(self, move: moves.Move, lore: Lore) -> str:
        if isinstance(move, moves.Vote):
            return {
                Card.YES: self.tr("Play your Yes"),
                Card.NO: self.tr("Play a No"),
                Card.STOMACH_ACHE: self.tr("Play your Stomach-ache"),
            }[move.card]
        if isinstance(move, moves.ChooseAmbition):
            return self.tr("Keep “{title}”").format(title=ambition_title(move.ambition))
        assert isinstance(move, moves.Place | moves.MoveUp), "nothing else is advised"
        name = lore.named(move.character)
        if isinstance(move, moves.Place):
            text, where = self.tr("Place {character} {where}"), lore.on_floor(move.floor)
        else:
            text, where = self.tr("Move {character} up {where}"), lore.to_place(move.to)
        return text.format(character=name, where=where)

    def reason(self, reason: Reason) -> str:
        """Why a move is good, to follow it after a colon."""
        return {
            Reason.PLACE_FAVOURITE: self.tr("a favourite that starts high is soon worth more."),
            Reason.PLACE_HIDDEN: self.tr("nobody suspects a favourite there."),
            Reason.PLACE_STRANGER_LOW: self.tr("down there a non-favourite takes no good seat."),
            Reason.PLACE_STRANGER_HIGH: self.tr(
                "a non-favourite up there is bait for the others’ No."
            ),
            Reason.LIFT_FAVOURITE: self.tr("up there your favourite is worth more."),
            Reason.LIFT_STRANGER: self.tr("a non-favourite that climbs gives nothing away."),
            Reason.TAKE_SEAT: self.tr("that fills the floor and keeps the others out."),
            Reason.CROWN_FAVOURITE: self.tr("the others will probably accept your favourite."),
            Reason.CROWN_STRANGER: self.tr("if the round ends now, you gain more than most."),
            Reason.DRAW_NO: self.tr("the others will spend their No on a non-favourite."),
            Reason.YES_COUNT: self.tr("this coronation brings you more than most."),
            Reason.YES_OTHERS: self.tr("somebody else will say No, and you keep yours."),
            Reason.YES_EMPTY: self.tr("you have no No left."),
            Reason.NO_COUNT: self.tr("this coronation brings most others more than you."),
            Reason.NO_MORE: self.tr("more than that can still be won in this round."),
            Reason.SEEK_ZERO: self.tr("you can still make zero, and zero is worth 33!"),
            Reason.HIDE_IN_WC: self.tr("nobody can propose your favourite in there."),
            Reason.BLOCK_WC: self.tr(
                "a non-favourite scores nothing there, and keeps the WC occupied."
            ),
            Reason.LEAVE_WC: self.tr("out of the WC your favourite scores again."),
            Reason.FREE_WC: self.tr("letting a non-favourite out gives nothing away."),
            Reason.LIFT_JESTER: self.tr("with the Jester as King you would gain more than most."),
            Reason.CROWN_JESTER: self.tr("the Jester on the throne turns the count your way."),
            Reason.YES_JESTER: self.tr("upside down, the count is good for you."),
            Reason.NO_JESTER: self.tr("upside down, the count is bad for you."),
            Reason.ACHE_SAVES: self.tr("your favourite escapes the dungeon, back to the Nobles."),
            Reason.ACHE_STOPS: self.tr("this coronation brings you less than most."),
            Reason.TRIED: self.tr("played out many times in thought, this ends best."),
            Reason.AMBITION_FITS: self.tr("your favourites are made for it."),
            Reason.AMBITION_LIKELY: self.tr("it will probably bring more than the other one."),
        }[reason]

    # --- the chronicle -------------------------------------------------------------------------

    def line(self, event: Event, players: Sequence[Player], lore: Lore) -> Line:
        """What happened, as a line of the chronicle; empty for what is not worth a line."""
        write = _LINES.get(type(event))
        return write(self, event, _Told(players, lore)) if write else ()

    def round_begun(self, event: RoundBegun, told: "_Told") -> Line:
        player, lore = people().seat(told.players[event.first_player]), told.lore
        begins = lore.game_begins() if event.number == 1 else lore.round_begins()
        points = str(event.totals[0])
        return _line(begins, number=str(event.number), player=player, points=points)

    def ambition_chosen(self, event: AmbitionChosen, told: "_Told") -> Line:
        name = persons(told.players)[event.person].name
        return _line(self.tr("{player} has chosen an Ambition."), player=name)

    def placed(self, event: Placed, told: "_Told") -> Line:
        is_team = told.players[event.seat].partner is not None
        text = self.tr("{player} placed {character} {where}.")
        if event.points and is_team:
            text = self.tr("{player} placed {character} {where} and get {points}.", "a team")
        elif event.points:
            text = self.tr("{player} placed {character} {where} and gets {points}.")
        elif is_team:
            text = self.tr("{player} placed {character} {where}.", "a team")
        return self._acted(text, told.players[event.seat], told.lore.named(event.character)).filled(
            where=told.lore.on_floor(event.floor), points=self.points(event.points)
        )

    def left_over(self, event: LeftOver, told: "_Told") -> Line:
        if not event.characters:
            return ()
        names = people().names([told.lore.character(character) for character in event.characters])
        if len(event.characters) == 1:
            text = self.tr("{names} starts {where}.")
        else:
            text = self.tr("{names} start {where}.")
        return _Template(text, {"names": names}).filled(where=told.lore.on_floor(SERVANTS))

    def moved_up(self, event: MovedUp, told: "_Told") -> Line:
        is_team = told.players[event.seat].partner is not None
        text = self.tr("{player} moved {character} up {where}.")
        if event.was in WCS and is_team:
            text = self.tr("{player} moved {character} out of the WC, {where}.", "a team")
        elif event.was in WCS:
            text = self.tr("{player} moved {character} out of the WC, {where}.")
        elif is_team:
            text = self.tr("{player} moved {character} up {where}.", "a team")
        where = told.lore.to_place(event.to)
        return self._acted(text, told.players[event.seat], told.lore.named(event.character)).filled(
            where=where
        )

    def election_called(self, event: ElectionCalled, told: "_Told") -> Line:
        player, lore = told.players[event.seat], told.lore
        proposed = lore.they_propose if player.partner else lore.is_proposed
        return self._acted(proposed(event.nominee), player, lore.named(event.nominee)).filled()

    def votes_revealed(self, event: VotesRevealed, told: "_Told") -> Line:
        """The outcome only: past votes are remembered, not looked up (ruling B15)."""
        election, lore = event.election, told.lore
        if election.is_crowned:
            text = lore.is_elected(election.character)
        elif election.is_cancelled:
            text = self.tr("Cancelled by a Stomach-ache: {character} goes back {where}.")
        else:
            text = lore.is_refused(election.character)
        character = lore.named(election.character)
        return _Template(text, {"character": character}).filled(where=lore.to_place(election.to))

    def votes(self, event: VotesRevealed, players: Sequence[Player], lore: Lore) -> str:
        """Who voted what, on view until the next move."""
        parts = []
        for card in Card:
            voters = [
                people().seat(players[seat])
                for seat, vote in enumerate(event.election.votes)
                if vote is card
            ]
            if event.election.emissary is card:
                voters.append(lore.emissary_in_brief())
            if voters:
                said = self.tr("{card}: {names}")
                parts.append(said.format(card=self.card(card), names=", ".join(voters)))
        return " · ".join(parts)

    def first_crowned(self, event: FirstCrowned, told: "_Told") -> Line:
        text = self.tr("All favourites are revealed; first coronation: {scores}.")
        scores = self._scores(told, event.count.points, event.count.emissary)
        return _line(text, scores=scores)

    def round_over(self, event: RoundOver, told: "_Told") -> Line:
        brought = [count.emissary for count in event.round.counts if count.emissary is not None]
        scores = self._scores(told, event.round.points, sum(brought) if brought else None)
        return _line(told.lore.round_ends(), number=str(event.round.number), scores=scores)

    def _scores(self, told: "_Told", points: Sequence[int], emissary: int | None) -> str:
        names = [person.name for person in persons(told.players)]
        sums = [f"{name} {signed(sum_)}" for name, sum_ in zip(names, points, strict=True)]
        if emissary is not None:
            sums.append(f"{told.lore.emissary_in_brief()} {signed(emissary)}")
        return ", ".join(sums)

    def game_won(self, event: GameWon, told: "_Told") -> Line:
        if event.result.is_emissary:
            return _line(self.tr("The {name} wins the game."), name=told.lore.emissary())
        winners = [told.players[seat] for seat in event.result.winners]
        names = [people().seat(player) for player in winners]
        if len(names) == 1 and winners[0].partner:
            return _line(self.tr("{names} win the game."), names=names[0])
        if len(names) == 1:
            return _line(self.tr("{names} wins the game."), names=names[0])
        return _line(self.tr("{names} share the victory."), names=people().names(names))

    def _acted(self, text: str, player: Player, character: str) -> "_Template":
        return _Template(text, {"player": people().seat(player), "character": character})


class _Template(NamedTuple):
    text: str
    bold: dict[str, str]

    def filled(self, **plain: str) -> Line:
        """The line with its placeholders filled; what people typed is never parsed."""
        spans = []
        for piece in pieces(self.text):
            name = piece[1:-1]
            if piece.startswith("{"):
                is_bold = name in self.bold
                spans.append(Span(self.bold[name] if is_bold else plain[name], is_bold))
            elif piece:
                spans.append(Span(piece, False))
        return tuple(spans)


class _Told(NamedTuple):
    """What every line is told with."""

    players: Sequence[Player]
    lore: Lore


def signed(number: int) -> str:
    """A number of points with the minus sign of print."""
    return str(number).replace("-", "\u2212")


def _line(text: str, **bold: str) -> Line:
    return _Template(text, bold).filled()


_LINES: dict[type[Event], Callable[..., Line]] = {
    RoundBegun: Texts.round_begun,
    AmbitionChosen: Texts.ambition_chosen,
    Placed: Texts.placed,
    LeftOver: Texts.left_over,
    MovedUp: Texts.moved_up,
    ElectionCalled: Texts.election_called,
    VotesRevealed: Texts.votes_revealed,
    FirstCrowned: Texts.first_crowned,
    RoundOver: Texts.round_over,
    GameWon: Texts.game_won,
}


@cache
def texts() -> Texts:
    """The one Texts of the program."""
    return Texts()
